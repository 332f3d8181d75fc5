// Goal: the program itself against a real server: it plays every game, reports its measurements as JSON, and survives a
// server that is killed. How: a few tables, for just long enough to measure something.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "client/games/games.h"
#include "tests/support/child_process.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::load {
namespace {

using nlohmann::json;
using testing::HasSubstr;

/// What the program prints with --json.
json run_load(std::vector<std::string> options, int status) {
  options.insert(options.begin(), {program("cardroom-load"), "--json"});
  ChildProcess load{std::move(options)};
  const auto line = load.next_line();
  EXPECT_EQ(load.ended(), status) << load.said();
  return line ? json::parse(*line) : json{};
}

TEST(LoadProgram, PlaysEveryGameAndFindsNoFault) {
  const auto tables = std::to_string(client::games().size());
  const json result =
      run_load({"--tables", tables, "--rate", "20", "--seconds", "1.2", "--churn", "5", "--chat", "5"}, 0);
  EXPECT_GT(result.at("moves"), 10);
  EXPECT_GT(result.at("latency_us").at("count"), 5);
  EXPECT_LE(result.at("latency_us").at("p50"), result.at("latency_us").at("p99"));
  EXPECT_GT(result.at("bytes_in_per_move"), result.at("bytes_out_per_move"));
  EXPECT_GT(result.at("server").at("processor_seconds"), 0);
  EXPECT_GT(result.at("own_processor_seconds"), 0);
  EXPECT_GT(result.at("lines"), 0);
  EXPECT_GT(result.at("cut").get<int>() + result.at("left").get<int>(), 0);
  EXPECT_EQ(result.at("disconnects"), 0);
  for (const auto& [fault, count] : result.at("faults").items())
    EXPECT_EQ(count, 0) << fault << result.at("fault_words");
}

TEST(LoadProgram, LosesNothingWhenTheServerIsKilled) {
  const json result = run_load({"--tables", "3", "--rate", "20", "--seconds", "1.8", "--kill-every", "0.8"}, 0);
  ASSERT_GE(result.at("restarts").size(), 1U);
  const json& first = result.at("restarts").at(0);
  EXPECT_EQ(first.at("killed"), true);
  EXPECT_GT(first.at("back_us").at("count"), 0);
  for (const auto& [fault, count] : result.at("faults").items())
    EXPECT_EQ(count, 0) << fault << result.at("fault_words");
}

/// Plays at two tables. In turn, each table is left by all its clients until the server has put it away.
TEST(LoadProgram, ResumesTablesThatWerePutAway) {
  const json result =
      run_load({"--tables", "2", "--rate", "20", "--seconds", "6.5", "--rest-every", "0.5", "--at-random"}, 0);
  EXPECT_GE(result.at("rests"), 2);
  EXPECT_GE(result.at("put_away"), 2);
  EXPECT_EQ(result.at("disconnects"), 0) << "the run itself has cut these connections";
  for (const auto& [fault, count] : result.at("faults").items())
    EXPECT_EQ(count, 0) << fault << result.at("fault_words");
}

TEST(LoadProgram, WatchesTheMemoryOfAServerThatIsLeftUndisturbed) {
  const json result = run_load({"--tables", "1", "--rate", "20", "--seconds", "1.2", "--kill-every", "0.3",
                                "--undisturbed", "0.6", "--memory-growth", "50"},
                               0);
  EXPECT_GT(result.at("memory").at("first_bytes"), 1'000'000);
  EXPECT_GT(result.at("memory").at("last_bytes"), 1'000'000);
  EXPECT_EQ(result.at("memory").at("seconds"), 0.3);
  EXPECT_GE(result.at("restarts").size(), 1U);
  EXPECT_LE(result.at("restarts").size(), 2U) << "none in the first half";
}

TEST(LoadProgram, FindsAServerThatRestartsTooLate) {
  const json result = run_load(
      {"--tables", "1", "--rate", "20", "--seconds", "1.2", "--kill-every", "0.8", "--restart-within", "0.001"}, 1);
  EXPECT_EQ(result.at("faults").at("late_restarts"), result.at("restarts").size());
}

TEST(LoadProgram, ReportsWhatTheServerHasMeasured) {
  const TemporaryDirectory directory;
  ChildProcess server{{program("cardroom-server"), "--data-dir", directory.path().string(), "--local-only", "--port",
                       "0", "--metrics", "0"}};
  const auto listening = server.line_with("cardroom-server listening ");
  ASSERT_TRUE(listening) << server.said();
  const auto word_after = [&](const std::string& name) {
    const auto begin = listening->find(name) + name.size();
    return listening->substr(begin, listening->find(' ', begin) - begin);
  };
  const json result = run_load({"--tables", "2", "--rate", "20", "--seconds", "1", "--server",
                                "127.0.0.1:" + word_after(" port="), "--metrics", word_after(" metrics=")},
                               0);
  const json& figures = result.at("figures");
  EXPECT_GT(figures.at("move_us").at("count"), 5);
  EXPECT_GT(figures.at("move_us").at("p99"), 0);
  EXPECT_GT(figures.at("record_us").at("count"), figures.at("move_us").at("count"));
  EXPECT_GT(figures.at("commits"), 5);
  EXPECT_GT(figures.at("processor_seconds"), 0);
  EXPECT_GT(figures.at("resident_bytes"), 1'000'000);
  EXPECT_LE(figures.at("commits_per_second"), 200) << "at most one in five milliseconds";
}

TEST(LoadProgram, PlaysOnWhileTheServerIsAttacked) {
  const json result = run_load(
      {"--tables", "2", "--rate", "20", "--seconds", "0.4", "--attackers", "2", "--attack", "garbage,resume"}, 0);
  ASSERT_EQ(result.at("attacks").size(), 3U);
  EXPECT_EQ(result.at("attacks").at(0).at("attack"), "quiet");
  for (const json& ordeal : result.at("attacks")) {
    EXPECT_GT(ordeal.at("moves"), 0) << ordeal;
    EXPECT_EQ(ordeal.at("disconnects"), 0) << ordeal;
    EXPECT_GT(ordeal.at("strangers_us").at("count"), 0) << ordeal;
    EXPECT_EQ(ordeal.at("strangers_shut_out"), 0) << ordeal;
    EXPECT_EQ(ordeal.at("connections") > 0, ordeal.at("attack") != "quiet") << ordeal;
  }
  EXPECT_GT(result.at("attacks").at(1).at("ended"), 0) << "garbage is not tolerated";
  EXPECT_GT(result.at("attacks").at(2).at("welcomed"), 0) << "an unknown token starts a new session";
}

TEST(LoadProgram, SaysWhyAServerDoesNotStart) {
  ChildProcess load{{program("cardroom-load"), "--start", "/nowhere/cardroom-server"}};
  EXPECT_EQ(load.ended(), 1);
  EXPECT_EQ(load.errors(), "cardroom-load: the server: there is no /nowhere/cardroom-server\n");
}

TEST(LoadProgram, EndsWithStatusTwoAfterAMistake) {
  ChildProcess load{{program("cardroom-load"), "--tables", "many"}};
  EXPECT_EQ(load.ended(), 2);
  EXPECT_THAT(load.errors(), HasSubstr("cardroom-load: --tables"));
}

}  // namespace
}  // namespace cardroom::load
