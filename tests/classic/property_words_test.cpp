// How a person names a property file on the command line, and how a client passes that on to its server.
#include "common/classic/property_words.h"

#include <gtest/gtest.h>

namespace cardroom {
namespace {

TEST(PropertyWords, AreAGameAndAFileOrAFileAlone) {
  EXPECT_EQ(property_file_words("pasur", "a"), (PropertyFileWords{"pasur", "a"}));
  EXPECT_EQ(property_file_words("a.properties", ""), (PropertyFileWords{"", "a.properties"}));
  EXPECT_EQ(property_file_words("./a", ""), (PropertyFileWords{"", "./a"}));
  EXPECT_EQ(property_file_words("pasur", ""), std::nullopt);
  EXPECT_EQ(property_file_words("", ""), std::nullopt);
}

TEST(PropertyWords, CanBeOneWordWhateverTheFileIsCalled) {
  for (const PropertyFileWords& words :
       {PropertyFileWords{"pasur", "a"}, {"", "a"}, {"", "a=b"}, {"", "/x/pasur=b.c"}, {"thrones", "=="}})
    EXPECT_EQ(from_one_word(to_one_word(words)), words) << to_one_word(words);
  EXPECT_EQ(from_one_word("./a=b"), (PropertyFileWords{"", "./a=b"}));
  EXPECT_EQ(from_one_word("a.properties"), (PropertyFileWords{"", "a.properties"}));
  EXPECT_EQ(from_one_word("pasur"), std::nullopt);
  EXPECT_EQ(from_one_word("pasur="), std::nullopt);
  EXPECT_EQ(from_one_word("="), std::nullopt);
}

}  // namespace
}  // namespace cardroom
