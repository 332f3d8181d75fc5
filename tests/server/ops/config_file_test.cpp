#include "server/ops/config_file.h"

#include <gtest/gtest.h>
#include <string>

#include "tests/support/temporary_directory.h"

namespace cardroom::server {
namespace {

std::string mistake_in(const std::string& text) {
  const auto lines = parse_config(text);
  return lines ? "accepted" : lines.error();
}

TEST(ConfigFile, HasKeysValuesAndComments) {
  const auto lines = parse_config(
      "# a comment\n"
      "\n"
      "  port = 7400\r\n"
      "name=\"The #1 = Club \" # ours\n"
      "\tlog-file = a b # the log\n"
      "data-dir =");
  ASSERT_TRUE(lines.has_value()) << lines.error();
  ASSERT_EQ(lines->size(), 4U);
  const auto is = [&](std::size_t i, std::size_t number, const std::string& key, const std::string& value) {
    const ConfigLine& line = (*lines)[i];
    EXPECT_EQ(line.number, number);
    EXPECT_EQ(line.key, key);
    EXPECT_EQ(line.value, value);
  };
  is(0, 3, "port", "7400");
  is(1, 4, "name", "The #1 = Club ");
  is(2, 5, "log-file", "a b");
  is(3, 6, "data-dir", "");
}

TEST(ConfigFile, NamesTheLineOfAMistake) {
  EXPECT_EQ(mistake_in("port"), "1: it is not 'key = value'");
  EXPECT_EQ(mistake_in("\n\n= 3\n"), "3: it is not 'key = value'");
  EXPECT_EQ(mistake_in("a = 1\nb = 2\na = 3\n"), "3: a is set in line 1 already");
  EXPECT_EQ(mistake_in("name = \"The Club\n"), "1: name: the quotes are not around the whole value");
  EXPECT_EQ(mistake_in("name = \"The\" Club\n"), "1: name: the quotes are not around the whole value");
}

TEST(ConfigFile, NamesTheFileOfAMistake) {
  const TemporaryDirectory directory;
  const std::string bad = directory.file("bad.conf", "port = 1\nport\n");
  EXPECT_EQ(read_config(bad).error(), bad + ":2: it is not 'key = value'");
  const auto nowhere = directory.path() / "nowhere";
  EXPECT_EQ(read_config(nowhere).error(), nowhere.string() + ": No such file or directory");
  EXPECT_EQ(read_config(directory.path()).error(), directory.path().string() + ": Is a directory");
  const std::string longest = directory.file("long.conf", std::string(kConfigBytesMax, '#'));
  EXPECT_TRUE(read_config(longest).has_value());
  const std::string longer = directory.file("longer.conf", std::string(kConfigBytesMax + 1, '#'));
  EXPECT_EQ(read_config(longer).error(), longer + ": is too long for a configuration");
}

}  // namespace
}  // namespace cardroom::server
