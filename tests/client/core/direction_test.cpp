#include "client/core/direction.h"

#include <gtest/gtest.h>

namespace cardroom::client {
namespace {

TEST(Isolated, IsOnlyTextFromRightToLeft) {
  for (const char* name : {"", "Kari", "Zoë 7", "小明", "Ø", "🂡", "(:", "Ελένη"})
    EXPECT_EQ(isolated(name), name);
  for (const char* name : {"پریسا", "Kari پ", "שרה", "\u0667", "\u06f7", "\uFB8A", "\U0001E900"})
    EXPECT_EQ(isolated(name), std::string{"\u2068"} + name + "\u2069");
}

TEST(Isolated, AcceptsInvalidUtf8) {
  for (const char* bytes : {"\xFF", "\xD9", "\xE2\x80", "\xF0\x9F\x82", "a\xC0z"})
    EXPECT_EQ(isolated(bytes), bytes);
}

}  // namespace
}  // namespace cardroom::client
