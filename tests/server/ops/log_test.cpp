#include "server/ops/log.h"

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <set>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/support/temporary_directory.h"

namespace cardroom::server {
namespace {

TEST(Log, WritesOneLinePerEventWithTimeAndLevel) {
  const TemporaryDirectory directory;
  {
    Log{directory.path() / "log", "info"}.write({LogLine::Level::warning, "table_closed table=0badcafe"});
  }
  EXPECT_THAT(text_of(directory.path() / "log"),
              testing::MatchesRegex("....-..-..T..:..:......[+-]..:.. warning table_closed table=0badcafe\n"));
}

TEST(Log, OmitsLowerLevelsAndAppendsToTheFile) {
  const TemporaryDirectory directory;
  for (const char* text : {"first", "second"}) {
    Log log{directory.path() / "log", "info"};
    log.write({LogLine::Level::debug, "not this"});
    log.write({LogLine::Level::info, text});
  }
  EXPECT_THAT(text_of(directory.path() / "log"),
              testing::AllOf(testing::HasSubstr("first"), testing::HasSubstr("second"),
                             testing::Not(testing::HasSubstr("not this"))));
}

TEST(Log, ReplacesControlCharactersInValues) {
  const TemporaryDirectory directory;
  {
    Log{directory.path() / "log", "info"}.info("hello name=\"a\n2026-01-01 forged\x1B[2J {}\"");
  }
  const std::string text = text_of(directory.path() / "log");
  EXPECT_EQ(std::ranges::count(text, '\n'), 1);
  EXPECT_THAT(text, testing::HasSubstr("a?2026-01-01 forged?[2J {}"));
}

TEST(Log, BeginsANewFileAtItsSizeAndKeepsAFewOlderOnes) {
  const TemporaryDirectory directory;
  const auto file = directory.path() / "server.log";
  constexpr std::size_t kLine = 1000;
  constexpr std::size_t kFiles = 4;
  const std::size_t lines = (kFiles << 20) / kLine;
  for (std::size_t i = 0; i < lines;) {
    // Fewer lines than may wait for the disk, so that none is dropped.
    Log log{file, "info", {.mebibytes = 1, .kept = 2}};
    for (std::size_t end = std::min(lines, i + kLogLinesWaitingMax / 2); i < end; ++i)
      log.info("line=" + std::to_string(i) + ' ' + std::string(kLine, 'x'));
  }
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator{directory.path()}) {
    names.insert(entry.path().filename());
    EXPECT_LE(entry.file_size(), std::size_t{1} << 20) << entry.path();
  }
  EXPECT_EQ(names, (std::set<std::string>{"server.log", "server.1.log", "server.2.log"}));
  EXPECT_THAT(text_of(file), testing::HasSubstr("line=" + std::to_string(lines - 1) + ' '));
  EXPECT_THAT(text_of(directory.path() / "server.2.log"), testing::Not(testing::HasSubstr("line=0 ")));
}

TEST(Log, DoesNotRotateADevice) {
  const TemporaryDirectory directory;
  const auto pipe = directory.path() / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  const int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
  ASSERT_GE(reader, 0);
  {
    Log log{pipe, "info", {.mebibytes = 1, .kept = 1}};
    std::string text;
    for (std::size_t line = 0; line < 1100; ++line) {
      log.info("line=" + std::to_string(line) + ' ' + std::string(1000, 'x'));
      const std::string end = "line=" + std::to_string(line) + ' ';
      for (text.clear(); text.find(end) == std::string::npos || text.back() != '\n';) {
        pollfd wait{.fd = reader, .events = POLLIN, .revents = 0};
        ASSERT_EQ(::poll(&wait, 1, -1), 1);
        std::array<char, 4096> bytes{};
        const auto count = ::read(reader, bytes.data(), bytes.size());
        ASSERT_GT(count, 0);
        text.append(bytes.data(), static_cast<std::size_t>(count));
      }
    }
  }
  ::close(reader);
  EXPECT_TRUE(std::filesystem::is_fifo(pipe));
  EXPECT_FALSE(std::filesystem::exists(directory.path() / "pipe.1"));
}

TEST(Log, ReportsWhyAFileCannotBeOpened) {
  try {
    const Log log{"/proc/nowhere/log", "info"};
    ADD_FAILURE() << "it was opened";
  } catch (const LogError& error) {
    EXPECT_THAT(error.what(), testing::HasSubstr("/proc/nowhere/log"));
    EXPECT_THAT(error.what(), testing::HasSubstr("No such file or directory"));
  }
}

TEST(Log, ReportsAFullDiskOnce) {
  testing::internal::CaptureStderr();
  {
    Log log{"/dev/full", "info"};
    log.info("first");
    log.info("second");
  }
  const std::string said = testing::internal::GetCapturedStderr();
  EXPECT_THAT(said, testing::MatchesRegex("cardroom-server: the log: [^\n]*/dev/full: No space left on device\n"));
}

}  // namespace
}  // namespace cardroom::server
