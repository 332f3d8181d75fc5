// cardroom-sim with fair shuffles, run the way a person runs it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>

#include "tests/sim/run_sim.h"
#include "tests/support/golden.h"

namespace cardroom {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

class SimRun : public ::testing::Test {
 protected:
  testing::Finished run(const std::string& options) const { return runner.run("lucky-thirteen " + options); }

  /// The transcript headers from one run.
  std::vector<json> headers(const std::string& options) const {
    std::vector<json> found;
    std::istringstream lines{run(options + " --transcript -").out};
    for (std::string line; std::getline(lines, line);) {
      json object = json::parse(line);
      if (object["event"] == "game") found.push_back(std::move(object));
    }
    return found;
  }

  json summary(const std::string& options) const { return json::parse(run(options + " --json").out); }

  testing::SimRunner runner;
};

// Pack, deal and scores were computed in Python, from the formulas and the rules.
TEST_F(SimRun, WritesTheTranscriptOfAFairGame) {
  const auto finished = run("--seats clever,basic,random,smart --transcript -");
  EXPECT_EQ(finished.status, 0);
  EXPECT_THAT(finished.err, StartsWith("lucky-thirteen: 1 games from index 0, seed 1\n"));
  const auto first = json::parse(finished.out.substr(0, finished.out.find('\n')));
  EXPECT_EQ(first["seats"], json({"clever", "basic", "random", "clever"}));
  EXPECT_EQ(first["pack"].dump().substr(0, 60), R"(["KC","TH","8D","QD","7C","4C","AH","6D","2C","KH","JD","6H")");
  EXPECT_EQ(first["pack"].size(), 52U);
  testing::expect_golden("lucky_thirteen/fair_1_0.jsonl", run("--seats basic,basic,random,simple --transcript -").out);
}

TEST_F(SimRun, PlaysEachGameLikeASingleGame) {
  const std::string seats = "--seed 9 --seats random,basic,clever,random ";
  const std::string run_of_five = run(seats + "--games 5 --first 3 --log -").out;
  std::string alone;
  for (int index = 3; index < 8; ++index) {
    alone += (alone.empty() ? "" : "\n\n") + run(seats + "--first " + std::to_string(index) + " --log -").out;
  }
  EXPECT_EQ(run_of_five, alone);  // An empty line between the games, none after the last.
}

TEST_F(SimRun, DependsOnlyOnItsSeed) {
  EXPECT_EQ(run("--games 50 --log -").out, run("--games 50 --log - --seed 1 --first 0 --threads 1").out);
  EXPECT_NE(run("--games 50 --log -").out, run("--games 50 --log - --seed 2").out);
}

TEST_F(SimRun, GivesTheSameWithAnyNumberOfThreads) {
  const std::string what = "--games 3000 --seats basic,simple,random,random --seed 4 ";
  for (const std::string more : {"", "--duplicate "}) {
    std::vector<json> summaries;
    std::vector<std::string> logs;
    std::vector<std::string> transcripts;
    for (const std::string threads : {"1", "2", "5"}) {
      json found = summary(what + more + "--log l --transcript t --threads " + threads);
      found.erase("games_per_second");
      found.erase("moves_per_second");
      summaries.push_back(std::move(found));
      logs.push_back(runner.read("l"));
      transcripts.push_back(runner.read("t"));
    }
    EXPECT_THAT(summaries, ::testing::Each(summaries[0]));
    EXPECT_THAT(logs, ::testing::Each(::testing::Eq(logs[0])));
    EXPECT_THAT(transcripts, ::testing::Each(::testing::Eq(transcripts[0])));
  }
}

TEST_F(SimRun, PlaysWithRandomBotsUnlessToldOtherwise) {
  const auto header = headers("").at(0);
  EXPECT_EQ(header["seats"], json({"random", "random", "random", "random"}));
  EXPECT_EQ(header["rules"], json::object());
  EXPECT_EQ(header["source"], "fair");
  EXPECT_EQ(header["game"], "lucky-thirteen");
  EXPECT_FALSE(header.contains("pack_of"));
}

TEST_F(SimRun, RepeatsAPackInEveryRotationOfADuplicateGroup) {
  const auto games = headers("--duplicate --games 5 --first 10 --seats clever,basic,random,random");
  ASSERT_EQ(games.size(), 8U);  // Only whole groups are played.
  for (std::size_t i = 0; i < games.size(); ++i) {
    EXPECT_EQ(games[i]["index"], 10 + i);
    EXPECT_EQ(games[i]["pack_of"], 10 + i / 4 * 4);
    EXPECT_EQ(games[i]["pack"], games[i / 4 * 4]["pack"]);
  }
  EXPECT_NE(games[0]["pack"], games[4]["pack"]);
  EXPECT_EQ(games[0]["pack"], headers("--first 10").at(0)["pack"]);
  EXPECT_EQ(games[0]["seats"], json({"clever", "basic", "random", "random"}));
  EXPECT_EQ(games[1]["seats"], json({"basic", "random", "random", "clever"}));
  EXPECT_EQ(games[3]["seats"], json({"random", "clever", "basic", "random"}));
}

TEST_F(SimRun, SumsUpForPeopleAndAsJson) {
  const auto text = run("--games 1000 --seats basic,random,random,random");
  EXPECT_EQ(text.err, "");
  EXPECT_THAT(text.out, HasSubstr("games/s"));
  EXPECT_THAT(text.out, HasSubstr("moves/s"));
  EXPECT_THAT(text.out, ::testing::ContainsRegex("\nall   basic  "));

  const json found = summary("--games 1000 --seats basic,random,random,random");
  EXPECT_EQ(found["games"], 1000);
  EXPECT_GT(found["games_per_second"], 0.0);
  EXPECT_DOUBLE_EQ(found["moves_per_second"].get<double>(), 16 * found["games_per_second"].get<double>());
  ASSERT_EQ(found["seats"].size(), 4U);
  EXPECT_EQ(found["seats"][0]["type"], "basic");
  EXPECT_EQ(found["seats"][0]["mean"], found["types"]["basic"]["mean"]);
  double random = 0;
  for (std::size_t seat = 1; seat < 4; ++seat)
    random += found["seats"][seat]["mean"].get<double>() / 3;
  EXPECT_NEAR(found["types"]["random"]["mean"].get<double>(), random, 1e-9);
  for (const json& row : {found["seats"][2U], found["types"]["random"]}) {
    EXPECT_LT(row["interval"][0], row["mean"]);
    EXPECT_GT(row["interval"][1], row["mean"]);
    EXPECT_GT(row["wins"], 0.1);
    EXPECT_LT(row["wins"], 0.5);
  }
}

TEST_F(SimRun, WritesTheSummaryToStandardErrorIfStandardOutputIsTaken) {
  const auto log = run("--games 3 --log - --json");
  EXPECT_THAT(log.out, StartsWith("Round1:"));
  EXPECT_EQ(json::parse(log.err)["games"], 3);
  const auto files = run("--games 3 --log l --transcript t");
  EXPECT_THAT(files.out, StartsWith("lucky-thirteen: 3 games"));
  EXPECT_EQ(files.err, "");
  EXPECT_EQ(runner.read("l"), log.out);
}

TEST_F(SimRun, ListsItsOptions) {
  const auto finished = runner.run("--help");
  EXPECT_EQ(finished.status, 0);
  EXPECT_THAT(finished.out, HasSubstr("--duplicate"));
}

}  // namespace
}  // namespace cardroom
