#include "server/ops/log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

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
