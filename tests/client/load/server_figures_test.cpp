// The figures on a server's metrics page: how they are read, those of a single measurement, and percentiles.
#include "client/load/server_figures.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <limits>
#include <stdexcept>
#include <string>

#include "server/ops/monitoring.h"

namespace cardroom::load {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

constexpr double kEndless = std::numeric_limits<double>::infinity();

/// The page that a real server shows when it has counted these moves and commits.
std::string page_of(std::initializer_list<std::chrono::microseconds> moves, std::uint64_t commits) {
  server::Metrics metrics;
  metrics.process = {.processor = commits * 1500ms, .resident_bytes = commits * 1000};
  for (const auto time : moves) {
    metrics.server.counts.move_times.add(time);
    metrics.journal.times.add(time);
  }
  metrics.journal.commits = commits;
  return server::metrics_page(metrics).text;
}

TEST(ServerFigures, AreThoseOfThePage) {
  const auto figures = read_figures(page_of({1ms, 4ms, 9ms, 20s}, 7));
  ASSERT_TRUE(figures);
  EXPECT_EQ(figures->commits, 7U);
  EXPECT_EQ(figures->resident_bytes, 7000U);
  EXPECT_EQ(figures->processor_seconds, 10.5);
  EXPECT_EQ(figures->moves.count(), 4U);
  EXPECT_EQ(figures->records.count(), 4U);
  EXPECT_EQ(figures->moves.buckets.front(), (ServedTimes::Bucket{0.001, 1}));
  EXPECT_EQ(figures->moves.buckets.back(), (ServedTimes::Bucket{kEndless, 4}));
}

TEST(ServerFigures, OfAMeasurementLeaveOutWhatWasBefore) {
  const auto before = read_figures(page_of({1ms, 20s}, 3));
  const auto after = read_figures(page_of({1ms, 20s, 4ms}, 5));
  ASSERT_TRUE(before && after);
  const ServerFigures figures = after->since(*before);
  EXPECT_EQ(figures.commits, 2U);
  EXPECT_EQ(figures.resident_bytes, 5000U) << "what there is at the end";
  EXPECT_EQ(figures.processor_seconds, 3);
  EXPECT_EQ(figures.moves.count(), 1U);
  EXPECT_EQ(figures.moves.buckets.front().count, 0U);
  EXPECT_EQ(figures.records.count(), 1U);
}

TEST(ServerFigures, ArePercentilesWithinABucket) {
  const ServedTimes times{{{0.001, 50}, {0.0025, 50}, {0.005, 90}, {0.01, 100}, {kEndless, 100}}};
  EXPECT_DOUBLE_EQ(times.at(0.25), 0.0005);
  EXPECT_DOUBLE_EQ(times.at(0.5), 0.001);
  EXPECT_DOUBLE_EQ(times.at(0.7), 0.00375) << "the middle of the bucket from 2.5 to 5 ms";
  EXPECT_DOUBLE_EQ(times.at(0.99), 0.0095);
  EXPECT_DOUBLE_EQ(times.at(1), 0.01);
}

TEST(ServerFigures, ArePercentilesAtTheEdges) {
  EXPECT_EQ(ServedTimes{}.at(0.99), 0);
  const ServedTimes none{{{0.001, 0}, {kEndless, 0}}};
  EXPECT_EQ(none.at(0.99), 0);
  const ServedTimes slow{{{0.001, 0}, {10, 1}, {kEndless, 100}}};
  EXPECT_EQ(slow.at(0.99), 10) << "longer than the last bound that is known";
}

TEST(ServerFigures, AreNotFoundOnAnotherPage) {
  EXPECT_FALSE(read_figures(""));
  EXPECT_FALSE(read_figures("HTTP/1.1 404 Not Found\r\n\r\n"));
  std::string page = page_of({1ms}, 1);
  page.replace(page.find("cardroom_journal_commits_total 1"), 8, "cardgame");
  EXPECT_FALSE(read_figures(page));
}

TEST(ServerFigures, NeedAServer) {
  try {
    fetch_figures({.host = "127.0.0.1", .port = 1});
    FAIL() << "nobody listens at port 1";
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), HasSubstr("127.0.0.1:1/metrics: "));
  }
}

}  // namespace
}  // namespace cardroom::load
