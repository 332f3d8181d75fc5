// Goal: saving never destroys a file, and says what to do instead.
#include "client/local/new_file.h"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "tests/support/temporary_directory.h"

namespace cardroom::client {
namespace {

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file{path};
  return {std::istreambuf_iterator<char>{file}, {}};
}

TEST(NewFile, IsWritten) {
  const TemporaryDirectory directory;
  const auto path = directory.path() / "game.log";
  ASSERT_TRUE(write_new_file(path, "Round1"));
  EXPECT_EQ(text_of(path), "Round1");
}

TEST(NewFile, DoesNotReplaceAnother) {
  const TemporaryDirectory directory;
  const auto path = directory.path() / "game.log";
  ASSERT_TRUE(write_new_file(path, "Round1"));
  const auto again = write_new_file(path, "Round2");
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error(), "there is already a file of that name. Choose another one");
  EXPECT_EQ(text_of(path), "Round1");
}

}  // namespace
}  // namespace cardroom::client
