// The syntax of property files. The less obvious expected values come from java.util.Properties in OpenJDK 17.
#include "common/classic/properties.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardroom {

void PrintTo(const Property& property, std::ostream* out) {
  *out << property.line << ": [" << property.key << "]=[" << property.value << "]";
}

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using namespace std::string_literals;

std::vector<Property> parsed(std::string_view bytes) {
  const auto file = parse_properties(bytes);
  EXPECT_TRUE(file.has_value()) << file.error().text("FILE");
  return file ? file->properties : std::vector<Property>{};
}

PropertyError error(std::string_view bytes) {
  const auto file = parse_properties(bytes);
  EXPECT_FALSE(file.has_value());
  return file ? PropertyError{} : file.error();
}

TEST(PropertyFile, EndsAKeyAtTheFirstEqualsSignColonOrBlank) {
  EXPECT_THAT(parsed("a=1\nb:2\nc 3\nd\t4\ne\f5\n f = 6\ng : =7\nh  = :8\ni\n"),
              ElementsAre(Property{"a", "1", 1}, Property{"b", "2", 2}, Property{"c", "3", 3}, Property{"d", "4", 4},
                          Property{"e", "5", 5}, Property{"f", "6", 6}, Property{"g", "=7", 7}, Property{"h", ":8", 8},
                          Property{"i", "", 9}));
}

TEST(PropertyFile, EndsLinesWithLfCrOrCrLf) {
  EXPECT_THAT(parsed("a=1\rb=2\r\nc=3\n\r\nd=4"),
              ElementsAre(Property{"a", "1", 1}, Property{"b", "2", 2}, Property{"c", "3", 3}, Property{"d", "4", 5}));
}

TEST(PropertyFile, SkipsCommentsAndEmptyLinesAndContinuesNoComment) {
  EXPECT_THAT(parsed("# one \\\na=1\n  ! two\\\nb=2\n \t\f\n#"),
              ElementsAre(Property{"a", "1", 2}, Property{"b", "2", 4}));
}

TEST(PropertyFile, ContinuesALineThatEndsInAnOddNumberOfBackslashes) {
  EXPECT_THAT(parsed("a=1,\\\n   2,\\\r\n\t3\nb=x\\\\\nc=y\\\\\\\n z"),
              ElementsAre(Property{"a", "1,2,3", 1}, Property{"b", "x\\\\", 4}, Property{"c", "y\\\\z", 5}));
}

TEST(PropertyFile, ContinuesWithALineThatLooksLikeACommentOrIsEmpty) {
  EXPECT_THAT(parsed("a=1\\\n#2\nb=3\\\n\nc=4"),
              ElementsAre(Property{"a", "1#2", 1}, Property{"b", "3", 3}, Property{"c", "4", 5}));
}

TEST(PropertyFile, StartsAgainAfterALineWithOnlyABackslash) {
  EXPECT_THAT(parsed("\\\n# comment\na=1"), ElementsAre(Property{"a", "1", 3}));
}

TEST(PropertyFile, DropsASingleBackslashAtItsEnd) {
  EXPECT_THAT(parsed("a=1\\"), ElementsAre(Property{"a", "1", 1}));
  EXPECT_THAT(parsed("\\"), ElementsAre(Property{"", "", 1}));
  EXPECT_THAT(parsed("\\\n"), ElementsAre(Property{"", "", 1}));
  EXPECT_THAT(parsed("\\\r\n"), IsEmpty());
}

TEST(PropertyFile, ResolvesEscapesInKeysAndValues) {
  EXPECT_THAT(parsed("a\\ b\\=c\\:=\\u0041\\x\\ \\#\nplayers\\u002E0=r\\u0061ndom"),
              ElementsAre(Property{"a b=c:", "Ax #", 1}, Property{"players.0", "random", 2}));
}

TEST(PropertyFile, ShowsNonAsciiCharactersAsEscapes) {
  EXPECT_THAT(parsed("caf\xE9=\\n\\\\u\\ud83D"), ElementsAre(Property{"caf\\u00e9", "\\u000a\\\\u\\ud83d", 1}));
}

TEST(PropertyFile, DropsBlanksAtBothEndsOfAValue) {
  EXPECT_THAT(parsed("a =\t  1 2 \f \nb=\\  \nc=3\\t"),
              ElementsAre(Property{"a", "1 2", 1}, Property{"b", "", 2}, Property{"c", "3", 3}));
}

TEST(PropertyFile, UsesTheLastOfDuplicateKeysAndWarnsAboutBothLines) {
  const auto file = parse_properties("a=1\nb=2\na=3\n\na=");
  ASSERT_TRUE(file.has_value());
  EXPECT_THAT(file->properties, ElementsAre(Property{"a", "", 5}, Property{"b", "2", 2}));
  ASSERT_EQ(file->warnings.size(), 2U);
  EXPECT_EQ(file->warnings[0].text("FILE"), "FILE:3: a is given in line 1 too; line 3 counts");
  EXPECT_EQ(file->warnings[1].text("FILE"), "FILE:5: a is given in line 3 too; line 5 counts");
}

TEST(PropertyFile, FindsOnlyKeysWithAValue) {
  const auto file = parse_properties("a=\nb=2");
  ASSERT_TRUE(file.has_value());
  EXPECT_EQ(file->find("a"), nullptr);
  EXPECT_EQ(file->find("c"), nullptr);
  ASSERT_NE(file->find("b"), nullptr);
  EXPECT_EQ(file->find("b")->value, "2");
}

TEST(PropertyFile, ReportsTheFirstMalformedEscape) {
  EXPECT_EQ(error("a=1\nseed=4\\u12\nb=\\uzzzz").text("FILE"),
            "FILE:2: seed = 4\\u12: malformed \\uxxxx: four hexadecimal digits must follow \\u");
  EXPECT_EQ(error("\\u00g0=x\xE9").text("FILE"),
            "FILE:1: \\u00g0 = x\\u00e9: malformed \\uxxxx: four hexadecimal digits must follow \\u");
  // On a continued line, the digits on the next line belong to the escape; a blank ends a key.
  EXPECT_THAT(parsed("a=\\u00\\\n  41"), ElementsAre(Property{"a", "A", 1}));
  EXPECT_EQ(error("a\\u00 41").key, "a\\u00");
}

TEST(PropertyFile, ResolvesNoEscapeInAComment) {
  EXPECT_THAT(parsed("# \\u12\n"), IsEmpty());
}

TEST(PropertyFile, IsRefusedUnparsedAboveOneMebibyte) {
  const std::string largest = "#" + std::string(kPropertyFileBytesMax - 1, '\\');
  EXPECT_THAT(parsed(largest), IsEmpty());
  const std::string larger = "\\u12" + largest;
  EXPECT_EQ(error(larger).text("FILE"), "FILE: larger than 1 MiB, so this is no property file");
}

TEST(PropertyFile, HandlesVeryManyKeysQuickly) {
  std::string bytes;
  for (int i = 0; bytes.size() < kPropertyFileBytesMax - 16; ++i)
    bytes += std::to_string(i % 100'000) + "\n";
  EXPECT_EQ(parsed(bytes).size(), 100'000U);
}

TEST(PropertyError, TakesOneLineWhateverTheFileIsCalled) {
  EXPECT_EQ((PropertyError{.what = "bad", .line = 2, .key = "a\tb", .value = "c\fd"}).text("e\nf\x7F.properties"),
            "e\\u000af\\u007f.properties:2: a\\tb = c\\fd: bad");
  EXPECT_EQ((PropertyError{.what = "bad", .key = "a", .value = "1"}).text("FILE"), "FILE: a = 1: bad");
}

}  // namespace
}  // namespace cardroom
