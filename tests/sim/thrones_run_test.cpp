// cardroom-sim with Game of Thrones, run the way a person runs it.
#include <algorithm>
#include <array>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "tests/sim/run_sim.h"
#include "tests/support/golden.h"

namespace cardroom {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string kPublished = std::string{CARDROOM_SOURCE_DIR} + "/tests/data/thrones/";

class SimOfThrones : public ::testing::Test {
 protected:
  testing::Finished run(const std::string& options) const { return runner.run("thrones " + options); }
  testing::Finished play(std::string_view content, const std::string& more = "") const {
    runner.write("a.properties", content);
    return run("a.properties " + more);
  }
  testing::SimRunner runner;
};

TEST_F(SimOfThrones, GivesTheLogOfTheOriginal) {
  const auto finished = play("seed=30006");
  EXPECT_EQ(finished.status, 0);
  EXPECT_EQ(finished.err, "");
  testing::expect_golden("thrones/random_30006.log", finished.out);
  EXPECT_EQ(run(kPublished + "original.properties --seed 30006").out, finished.out) << "a published file, reseeded";
  testing::expect_golden("thrones/mixed_-7.log", play("players.1=simple\nplayers.2=basic", "--seed -7").out);
}

TEST_F(SimOfThrones, EndsWithStatus2IfAPersonWouldHaveToPlay) {
  for (const auto& [name, line] : {std::pair{"got", "6"}, {"smart", "4"}}) {
    const auto finished = run(kPublished + name + ".properties");
    EXPECT_EQ(finished.status, 2) << name;
    EXPECT_EQ(finished.out, "");
    EXPECT_THAT(finished.err, StartsWith(kPublished + name + ".properties:" + line + ": players.0 = human: no person"));
  }
}

TEST_F(SimOfThrones, RefusesBadInputWithOneLine) {
  for (const auto& [content, error] :
       {std::pair{"seed=12a", "a.properties:1: seed = 12a: not a whole number"},
        {"watchingTime=-5", "a.properties:1: watchingTime = -5: a time below zero"},
        {"players.2=Smart", "a.properties:1: players.2 = Smart: unknown player type"},
        {"players.1=human\nseed=7", "a.properties:1: players.1 = human: no person can sit here"}}) {
    const auto finished = play(content, "--log l --transcript t");
    EXPECT_EQ(finished.status, 2) << content;
    EXPECT_EQ(finished.out, "");
    EXPECT_THAT(finished.err, StartsWith(error));
    EXPECT_EQ(std::ranges::count(finished.err, '\n'), 1) << finished.err;
    EXPECT_FALSE(runner.exists("l") || runner.exists("t"));
  }
  for (const auto& [options, error] :
       {std::pair{"--seats random,basic", "cardroom-sim: --seats: Game of Thrones has 4 seats, not 2"},
        {"--option jacks=wild", "cardroom-sim: --option"},
        {"--seats random,basic,clever,wise", "cardroom-sim: --seats"}}) {
    const auto finished = run(options);
    EXPECT_EQ(finished.status, 2) << options;
    EXPECT_EQ(finished.out, "");
    EXPECT_THAT(finished.err, StartsWith(error));
  }
}

TEST_F(SimOfThrones, WarnsAboutKeysOfOtherGames) {
  const auto finished = play("players.0=random\nthinkingTime=100\nplayer.1=simple\nwatchingTime=0");
  EXPECT_EQ(finished.status, 0);
  EXPECT_EQ(finished.err,
            "warning: a.properties:2: unknown key thinkingTime; the nearest known one is watchingTime\n"
            "warning: a.properties:3: unknown key player.1; the nearest known one is players.1\n");
  EXPECT_EQ(play("players.0=random\nthinkingTime=100").err,
            "a.properties: this is a file of Lucky Thirteen (lucky-thirteen), not of Game of Thrones\n");
}

TEST_F(SimOfThrones, SeparatesTheLogsOfSeveralGamesByAnEmptyLine) {
  const std::string both = run("--games 2 --seed 4 --log -").out;
  const std::string first = run("--seed 4 --log -").out;
  const std::string second = run("--seed 4 --first 1 --log -").out;
  EXPECT_THAT(first, StartsWith("Seed = 4\nhands[0]: ["));
  EXPECT_EQ(both, first + "\n" + second);
}

/// The lines of a transcript.
std::vector<json> lines_of(const std::string& transcript) {
  std::vector<json> lines;
  std::istringstream in{transcript};
  for (std::string line; std::getline(in, line);)
    lines.push_back(json::parse(line));
  return lines;
}

TEST_F(SimOfThrones, WritesTranscriptsOfTheWholeGame) {
  const auto lines = lines_of(run("--seats clever,basic,random,smart --seed 3 --transcript -").out);
  const json& header = lines.front();
  EXPECT_EQ(header["game"], "thrones");
  EXPECT_EQ(header["seats"], json({"clever", "basic", "random", "clever"}));
  EXPECT_EQ(header["rules"], json::object());
  ASSERT_EQ(header["pack"].size(), 48U);
  for (std::size_t i = 0; i < 48; ++i)
    EXPECT_EQ(header["pack"][i].get<std::string>()[1] == 'H', i < 12) << "the hearts come first";
  std::map<std::string, int> events;
  std::array<int, 2> scores{};
  for (const json& line : lines) {
    ++events[line["event"]];
    if (line["event"] != "battle") continue;
    EXPECT_EQ(line.size(), 4U);
    for (std::size_t team = 0; team < 2; ++team)
      scores[team] += line["gains"][team].get<int>();
  }
  EXPECT_EQ(events["start"], 6);
  EXPECT_EQ(events["battle"], 6);
  EXPECT_EQ(events["play"] + events["pass"], 72);
  EXPECT_EQ(lines.back()["scores"], json({scores[0], scores[1], scores[0], scores[1]}));
}

TEST_F(SimOfThrones, PlaysAPackOnceInEveryRotation) {
  std::set<std::string> packs;
  for (const json& line : lines_of(run("--duplicate --games 8 --seats clever,basic,basic,random --transcript -").out)) {
    if (line["event"] == "game") packs.insert(line["pack"].dump());
  }
  EXPECT_EQ(packs.size(), 2U);
}

TEST_F(SimOfThrones, SaysHowOftenEachSideWins) {
  const auto summary = json::parse(run("--games 60 --seats clever,random,clever,random --json").out);
  EXPECT_GT(summary["games_per_second"], 0);
  EXPECT_GT(summary["types"]["clever"]["wins"], 0.95);
}

TEST_F(SimOfThrones, PlaysABaselineToo) {
  const auto summary = json::parse(run("--games 40 --seats plain,basic,plain,basic --json").out);
  EXPECT_GT(summary["types"]["plain"]["wins"], 0.9);
  EXPECT_EQ(summary["seats"][2]["type"], "plain");
  EXPECT_THAT(
      run("--seats plain,raiser,plain,basic").err,
      HasSubstr("--seats plain,raiser,plain,basic: 'raiser' is not a bot type; expected random, basic, clever or "
                "expert, or the baseline plain"));
}

}  // namespace
}  // namespace cardroom
