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

TEST(NameText, NobodyIsCalledNothing) {
  EXPECT_FALSE(is_name("", 24));
  EXPECT_FALSE(is_name("   ", 24));
  EXPECT_FALSE(is_name("\xC2\xA0", 24));  // a no-break space
  EXPECT_TRUE(is_name("Mary Ann", 24));
}

TEST(NameText, NoNameRewritesTheLineItStandsIn) {
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

TEST(NameText, WhatIsNotUtf8IsNoName) {
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
