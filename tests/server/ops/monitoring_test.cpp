#include "server/ops/monitoring.h"

#include <algorithm>
#include <chrono>
#include <gtest/gtest.h>
#include <initializer_list>
#include <regex>
#include <string>

#include "cardroom/session/v1/session.pb.h"
#include "tests/support/golden.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::server {
namespace {

TEST(Histogram, PutsATimeIntoTheBucketOfTheNextBound) {
  Histogram times;
  for (const auto time : std::initializer_list<std::chrono::microseconds>{0us, 100us, 101us, 250us, 10s, 10s + 1us})
    times.add(time);
  EXPECT_EQ(times.count(0), 2U);
  EXPECT_EQ(times.count(1), 2U);
  EXPECT_EQ(times.count(kTimeBounds.size() - 1), 1U);
  EXPECT_EQ(times.count(kTimeBounds.size()), 1U) << "above all bounds";
  EXPECT_EQ(times.sum(), 20s + 452us);
}

TEST(Histogram, CanBeginAtAMillisecond) {
  Histogram times{kMillisecondBounds};
  for (const auto time : std::initializer_list<std::chrono::milliseconds>{0ms, 1ms, 2ms, 1min})
    times.add(time);
  EXPECT_EQ(times.bounds().front(), 1ms);
  EXPECT_EQ(times.count(0), 2U);
  EXPECT_EQ(times.count(1), 1U);
  EXPECT_EQ(times.count(times.bounds().size()), 1U);
}

TEST(Histogram, HasAscendingBounds) {
  EXPECT_TRUE(std::ranges::is_sorted(kTimeBounds));
}

TEST(MetricsPage, IsTheTextThatPrometheusReads) {
  Metrics metrics{.version = "1.2.3", .started = WallTime{1'800'000'000}};
  metrics.process = {.processor = 12'345'678us, .resident_bytes = 34'567'890};
  metrics.server.connections = 12;
  metrics.server.sessions = 14;
  metrics.server.tables = {{"pasur", 3}, {"thrones", 0}};
  metrics.server.resting_tables = 5;
  metrics.server.counts.connections = 99;
  metrics.server.counts.moves = {{"pasur", 41}, {"thrones", 0}};
  for (const auto time : {0ms, 3ms, 3ms, 70'123ms})
    metrics.server.counts.move_times.add(time);
  metrics.server.counts.refusals.add(session::v1::REFUSAL_REASON_NOT_YOUR_TURN);
  metrics.server.counts.refusals.add(session::v1::REFUSAL_REASON_NOT_YOUR_TURN);
  metrics.server.counts.refusals.add(session::v1::REFUSAL_REASON_TOO_FAST);
  metrics.server.counts.goodbyes.add(session::v1::GOODBYE_REASON_CLOSED);
  metrics.server.counts.tables_stopped = 1;
  metrics.server.counts.faults = 2;
  metrics.net = {.turned_away = {1, 2, 3, 4, 5}, .handshakes_failed = 6};
  metrics.journal = {.commits = 100, .failed_commits = 2, .records = 120, .waiting = 7, .failing = true};
  metrics.journal.times.add(120us);
  metrics.journal.times.add(1'000'001us);
  metrics.pool.thoughts_waiting = 8;
  metrics.pool.thinking_times.add(900us);
  metrics.pool.passwords_waiting = 9;
  const StatusPage page = metrics_page(metrics);
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.type, "text/plain; version=0.0.4; charset=utf-8");
  testing::expect_golden("metrics.txt", page.text);
}

TEST(MetricsPage, HasEveryFigureOfTheManual) {
  const std::string page = metrics_page({}).text;
  const std::string manual = text_of(CARDROOM_SOURCE_DIR "/docs/operating.md");
  const std::regex name{R"(\bcardroom_[a-z_]+)"};
  std::size_t named = 0;
  for (std::sregex_iterator i{manual.begin(), manual.end(), name}, end; i != end; ++i) {
    ++named;
    const std::string family = std::regex_replace((*i)[0].str(), std::regex{"_bucket$"}, "");
    EXPECT_NE(page.find("# TYPE " + family + ' '), std::string::npos) << family;
  }
  EXPECT_GT(named, 5U);
}

TEST(HealthPage, IsOkWhileTheJournalWorks) {
  const StatusPage page = health_page({}, false);
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.text, "ok\n");
}

TEST(HealthPage, SaysInOneLineWhatIsWrong) {
  const StatusPage failing = health_page({.failing = true}, false);
  EXPECT_EQ(failing.status, 503);
  EXPECT_EQ(failing.text, "tables wait: the journal cannot be written\n");
  const StatusPage stopping = health_page({}, true);
  EXPECT_EQ(stopping.status, 503);
  EXPECT_EQ(stopping.text, "the server is shutting down\n");
}

}  // namespace
}  // namespace cardroom::server
