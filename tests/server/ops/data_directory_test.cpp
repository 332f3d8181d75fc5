#include "server/ops/data_directory.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/support/temporary_directory.h"

namespace cardroom::server {
namespace {

TEST(DataDirectory, IsItsOwnersAloneToWrite) {
  const TemporaryDirectory directory;
  const auto& path = directory.path();
  for (const mode_t mode : {0700U, 0755U, 0500U}) {
    ASSERT_EQ(::chmod(path.c_str(), mode), 0);
    EXPECT_EQ(why_others_can_write(path), "") << std::oct << mode;
  }
  for (const mode_t mode : {0770U, 0775U, 0707U, 0777U, 01777U}) {
    ASSERT_EQ(::chmod(path.c_str(), mode), 0);
    EXPECT_EQ(why_others_can_write(path), path.string() + ": others may write to it; put it right with chmod go-w")
        << std::oct << mode;
  }
}

TEST(DataDirectory, MayBeMissing) {
  const TemporaryDirectory directory;
  EXPECT_EQ(why_others_can_write(directory.path() / "data"), "");
}

TEST(DataDirectory, MayBelongToRootButToNobodyElse) {
  EXPECT_EQ(why_others_can_write("/etc"), "");
  const TemporaryDirectory directory;
  const auto& path = directory.path();
  if (::chown(path.c_str(), 65534, static_cast<gid_t>(-1)) != 0) GTEST_SKIP() << "only root can give a directory away";
  EXPECT_EQ(why_others_can_write(path),
            path.string() + ": belongs to user 65534, but the server runs as user " + std::to_string(::geteuid()));
}

}  // namespace
}  // namespace cardroom::server
