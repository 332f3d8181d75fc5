#include "common/protocol/name_text.h"

#include <gtest/gtest.h>
#include <string>

namespace cardroom {
namespace {

TEST(NameText, CountsCharactersNotBytes) {
  EXPECT_TRUE(is_name("A", 1));
  EXPECT_FALSE(is_name("AB", 1));
  EXPECT_TRUE(is_name("سارا", 4));
  EXPECT_FALSE(is_name("سارا", 3));
  EXPECT_TRUE(is_name("王小明", 3));
  EXPECT_TRUE(is_name("\xF0\x9F\x82\xA1", 1));
}

TEST(NameText, AnEmptyNameIsRejected) {
  EXPECT_FALSE(is_name("", 24));
  EXPECT_FALSE(is_name("   ", 24));
  EXPECT_FALSE(is_name("\xC2\xA0", 24));  // a no-break space
  EXPECT_TRUE(is_name("Mary Ann", 24));
}

TEST(NameText, ANameWithAnInvisiblePartIsRejected) {
  for (const char* invisible : {"\xC2\xAD", "\xE2\x80\x8B", "\xE2\x80\x8C", "\xE2\x80\x8D", "\xE2\x81\xA0",
                                "\xE3\x85\xA4", "\xEF\xB8\x8F", "\xEF\xBE\xA0", "\xEE\x80\x80", "\xF3\xA0\x80\xA0"}) {
    for (const std::string& name : {std::string{invisible}, "Ka" + std::string{invisible} + "ri",
                                    invisible + std::string{"Kari"}, std::string{"Kari"} + invisible})
      EXPECT_FALSE(is_name(name, 24)) << ::testing::PrintToString(name);
  }
  EXPECT_FALSE(is_name("\xE2\xA0\x80 \xE3\x80\x80", 24)) << "blanks of other kinds count as blanks";
  EXPECT_FALSE(is_name("سا\xE2\x80\x8C\xE2\x80\x8Cرا", 24)) << "one joiner is enough";
}

TEST(NameText, ScriptsThatNeedJoinersMayUseThem) {
  EXPECT_TRUE(is_name("می\xE2\x80\x8Cنا", 24));
  EXPECT_FALSE(is_name("مینا\xE2\x80\x8C", 24)) << "not at the end";
  EXPECT_TRUE(is_name("\xF0\x9F\x91\xA9\xE2\x80\x8D\xF0\x9F\x9A\x80", 24));
  EXPECT_TRUE(is_name("Ann \xE2\x9D\xA4\xEF\xB8\x8F", 24));
}

TEST(NameText, ChatMayContainCharactersThatNamesMayNot) {
  EXPECT_TRUE(is_line("Ka\xE2\x80\x8Bri", 24));
  EXPECT_TRUE(is_line("1\xEF\xB8\x8F\xE2\x83\xA3", 24));
  EXPECT_FALSE(is_line("a\nb", 24));
  EXPECT_FALSE(is_line("   ", 24));
  EXPECT_FALSE(is_line("abc", 2));
}

TEST(NameText, ANameCannotRewriteItsLine) {
  EXPECT_FALSE(is_name("a\nb", 24));
  EXPECT_FALSE(is_name(std::string_view{"a\0b", 3}, 24));
  EXPECT_FALSE(is_name("\x1B[31mred", 24));
  EXPECT_FALSE(is_name("a\x7F", 24));
  EXPECT_FALSE(
      is_name("a\xC2\x9B"
              "31m",
              24));  // U+009B, the one-byte escape sequence
  EXPECT_FALSE(
      is_name("a\xE2\x80\xAE"
              "b",
              24));  // U+202E, right-to-left override
  EXPECT_FALSE(
      is_name("a\xE2\x81\xA6"
              "b",
              24));  // U+2066, isolate
  EXPECT_FALSE(
      is_name("a\xE2\x80\xA8"
              "b",
              24));  // U+2028, line separator
}

TEST(NameText, InvalidUtf8IsRejected) {
  EXPECT_FALSE(is_name("\x80", 24));              // a continuation byte alone
  EXPECT_FALSE(is_name("\xC3", 24));              // cut short
  EXPECT_FALSE(is_name("\xC0\x8A", 24));          // an overlong line feed
  EXPECT_FALSE(is_name("\xE0\x80\x8A", 24));      // another
  EXPECT_FALSE(is_name("\xED\xA0\x80", 24));      // a surrogate
  EXPECT_FALSE(is_name("\xF4\x90\x80\x80", 24));  // beyond U+10FFFF
  EXPECT_FALSE(is_name("\xC3(", 24));             // no continuation
}

}  // namespace
}  // namespace cardroom
