#include "server/ops/run_file.h"

#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <future>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <sys/file.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tests/support/temporary_directory.h"

namespace cardroom::server {
namespace {

/// Checks as a reader does: if it gets a shared lock, no server is running.
bool looks_alive(const std::filesystem::path& file) {
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return false;
  const bool free = ::flock(descriptor, LOCK_SH | LOCK_NB) == 0;
  ::close(descriptor);
  return !free;
}

TEST(RunFile, SaysWhereTheServerIsWhileItRuns) {
  const TemporaryDirectory directory;
  const auto file = directory.path() / "server.run";
  KeyFingerprint key{};
  key.fill(std::byte{0xAB});
  {
    const RunFile run_file{directory.path(), 7314, key};
    EXPECT_TRUE(run_file.held());
    EXPECT_TRUE(looks_alive(file));
    EXPECT_EQ(text_of(file), "port=7314\nkey=" + to_hex(key) + "\npid=" + std::to_string(::getpid()) + "\n");
  }
  EXPECT_FALSE(std::filesystem::exists(file));
}

TEST(RunFile, ASecondServerDoesNotTouchTheFirstOnesFile) {
  const TemporaryDirectory directory;
  std::optional<RunFile> first{std::in_place, directory.path(), std::uint16_t{1}, KeyFingerprint{}};
  {
    const RunFile second{directory.path(), 2, {}};
    EXPECT_FALSE(second.held());
    EXPECT_EQ(second.why_not(), "another server is running from this directory");
  }
  EXPECT_TRUE(text_of(directory.path() / "server.run").starts_with("port=1\n"));
  first.reset();
  EXPECT_TRUE((RunFile{directory.path(), 3, {}}.held()));
}

TEST(RunFile, AFileLeftByACrashIsRecognisedAndTakenOver) {
  const TemporaryDirectory directory;
  const auto file = directory.path() / "server.run";
  std::ofstream{file} << "port=1\nkey=longer than what comes after it, so that the rest of it would show\n"
                      << std::string(200, 'x');
  EXPECT_FALSE(looks_alive(file));
  const RunFile run_file{directory.path(), 2, {}};
  EXPECT_TRUE(run_file.held());
  EXPECT_TRUE(looks_alive(file));
  EXPECT_TRUE(text_of(file).ends_with("\npid=" + std::to_string(::getpid()) + "\n"));
}

TEST(RunFile, AReaderOfAnOldFileDoesNotBlockTheServer) {
  const TemporaryDirectory directory;
  const auto file = directory.path() / "server.run";
  std::ofstream{file} << "port=1\n";
  const int reader = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  ASSERT_EQ(::flock(reader, LOCK_SH | LOCK_NB), 0);
  auto starting = std::async(std::launch::async, [&] { return RunFile{directory.path(), 2, {}}.held(); });
  // The server sees the reader's lock and tries again. Readers promise to release it soon.
  ::close(reader);
  EXPECT_TRUE(starting.get());
}

TEST(RunFile, AnUnwritableDirectoryIsNeitherAFailureNorAnotherServer) {
  const RunFile run_file{"/nowhere/at/all", 1, {}};
  EXPECT_FALSE(run_file.held());
  EXPECT_EQ(run_file.why_not(), "/nowhere/at/all/server.run: No such file or directory");
}

TEST(RunFile, ReportsThatThereIsNoFreeDescriptor) {
#ifdef __has_feature
#if __has_feature(undefined_behavior_sanitizer)
  GTEST_SKIP() << "UBSan needs a descriptor of its own to look at an object's type";
#endif
#endif
  const TemporaryDirectory directory;
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_NOFILE, &before), 0);
  const rlimit none{.rlim_cur = 0, .rlim_max = before.rlim_max};
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &none), 0);
  const RunFile run_file{directory.path(), 1, {}};
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &before), 0);
  EXPECT_EQ(run_file.why_not(), (directory.path() / "server.run").string() + ": Too many open files");
}

}  // namespace
}  // namespace cardroom::server
