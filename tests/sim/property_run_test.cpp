// cardroom-sim with a property file, run the way a person runs it.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>

#include "tests/sim/run_sim.h"
#include "tests/support/golden.h"

namespace cardroom {
namespace {

using ::testing::HasSubstr;
using testing::original;
using ::testing::StartsWith;

class SimWithAFile : public ::testing::Test {
 protected:
  testing::Finished play(std::string_view content, const std::string& more = "") const {
    runner.write("a.properties", content);
    return runner.run("lucky-thirteen a.properties " + more);
  }
  testing::SimRunner runner;
};

TEST_F(SimWithAFile, GivesTheGoldenLogsOfTheOriginals) {
  for (const std::string name : {"game1", "test1", "test2", "test3", "test4", "test5"}) {
    SCOPED_TRACE(name);
    const auto finished = runner.run("lucky-thirteen " + original(name));
    EXPECT_EQ(finished.status, 0);
    EXPECT_EQ(finished.err, "");
    testing::expect_golden("lucky_thirteen/" + name + ".log", finished.out);
  }
}

TEST_F(SimWithAFile, FindsTheKindOfEveryPublishedFile) {
  namespace fs = std::filesystem;
  std::size_t played = 0;
  for (const auto& entry : fs::recursive_directory_iterator{fs::path{CARDROOM_SOURCE_DIR} / "tests/data"}) {
    if (entry.path().extension() != ".properties") continue;
    SCOPED_TRACE(entry.path());
    std::string kind = entry.path().parent_path().filename();
    std::ranges::replace(kind, '_', '-');
    for (const std::string more : {"", " --transcript -"}) {
      const auto named = runner.run(kind + " " + entry.path().string() + more);
      const auto found = runner.run(entry.path().string() + more);
      EXPECT_EQ(found.status, named.status);
      EXPECT_EQ(found.out, named.out);
      EXPECT_EQ(found.err, named.err);
      played += found.status == 0 && !found.out.empty() ? 1 : 0;
    }
  }
  EXPECT_GE(played, 26U);
}

TEST_F(SimWithAFile, RefusesAFileOfAnotherKindOrOfNone) {
  for (const auto& [content, error] :
       {std::pair{"seed=30006\nwatchingTime=0\n", "this is a file of Game of Thrones (thrones), not of Lucky Thirteen"},
        {"mode.cutthroat=true\n", "this is a file of Pinochle (pinochle), not of Lucky Thirteen"},
        {"just some words\n", "no key of this file is one of Lucky Thirteen"}}) {
    const auto finished = play(content);
    EXPECT_EQ(finished.status, 2) << content;
    EXPECT_EQ(finished.out, "");
    EXPECT_EQ(finished.err, std::string{"a.properties: "} + error + "\n");
  }
  runner.write("b.properties", "just some words\n");
  EXPECT_EQ(runner.run("b.properties").err, "b.properties: no key of this file is one of any game\n");
  EXPECT_EQ(runner.run("b.properties").status, 2);
}

TEST_F(SimWithAFile, SkipsAByteOrderMarkWithAWarning) {
  const std::string content = "players.0=random\nseed=5\n";
  const auto finished = play("\xEF\xBB\xBF" + content);
  EXPECT_EQ(finished.status, 0);
  EXPECT_EQ(finished.out, play(content).out);
  EXPECT_EQ(finished.err, "warning: a.properties:1: a byte order mark is skipped\n");
}

TEST_F(SimWithAFile, NamesOnlyKeysThatAreInTheFile) {
  for (const std::string file : {"lucky_thirteen/game2", "lucky_thirteen/game4", "pinochle/game2"}) {
    const std::string path = CARDROOM_SOURCE_DIR "/tests/data/" + file + ".properties";
    std::ifstream in{path};
    const std::string content{std::istreambuf_iterator<char>{in}, {}};
    const auto finished = runner.run(path);
    EXPECT_EQ(finished.status, 2) << file;
    EXPECT_THAT(finished.err, HasSubstr("no person can sit here"));
    const std::string said = finished.err.substr(path.size());
    for (const std::string key : {"players.0", "players.1"}) {
      const bool named = said.find(key) != std::string::npos;
      EXPECT_TRUE(!named || content.find(key + "=") != std::string::npos) << finished.err;
    }
  }
}

TEST_F(SimWithAFile, EndsWithStatus2IfAPersonWouldHaveToPlay) {
  for (const auto& [name, line] : {std::pair{"game2", "6"}, {"game4", "4"}}) {
    const auto finished = runner.run("lucky-thirteen " + original(name));
    EXPECT_EQ(finished.status, 2) << name;
    EXPECT_EQ(finished.out, "");
    EXPECT_THAT(finished.err, StartsWith(original(name) + ":" + line + ": players.0 = human: "));
  }
}

TEST_F(SimWithAFile, PlaysOnAfterTheScripts) {
  const auto finished = runner.run("lucky-thirteen " + original("game3"));
  EXPECT_EQ(finished.status, 0);
  EXPECT_THAT(finished.out,
              ::testing::ContainsRegex("^Round1:.*\nRound2:.*\nRound3:.*\nRound4:.*\nEndGame:.*\nWinners:.*$"));
}

TEST_F(SimWithAFile, PlaysEveryKindWithAnExpert) {
  for (const auto& [kind, keys] : {std::pair{"lucky-thirteen", "isAuto=false\nplayers.2=random\nplayers.3=random\n"},
                                   {"thrones", "watchingTime=0\nplayers.2=expert\nplayers.3=basic\n"},
                                   {"pasur", "Animate=false\n"},
                                   {"pinochle", "mode.cutthroat=false\n"},
                                   {"pinochle", "mode.cutthroat=true\n"}}) {
    SCOPED_TRACE(keys);
    runner.write("expert.properties", std::string{keys} + "players.0=basic\nplayers.1=expert\n");
    const auto finished = runner.run(std::string{kind} + " expert.properties --transcript -");
    EXPECT_EQ(finished.status, 0) << finished.err;
    EXPECT_EQ(finished.err, "");
    EXPECT_THAT(finished.out, HasSubstr(R"("seats":["basic","expert")"));
    EXPECT_THAT(finished.out, HasSubstr("winners"));
  }
}

TEST_F(SimWithAFile, WritesTheTranscriptOfAClassicGame) {
  const auto finished = runner.run("lucky-thirteen " + original("test3") + " --transcript -");
  EXPECT_EQ(finished.status, 0);
  testing::expect_golden("lucky_thirteen/test3.jsonl", finished.out);  // The output has no log.
}

TEST_F(SimWithAFile, PutsLogAndTranscriptWhereItIsTold) {
  const std::string log = runner.run("lucky-thirteen " + original("test3")).out;
  const std::string transcript = runner.run("lucky-thirteen " + original("test3") + " --transcript -").out;
  const auto both = runner.run("lucky-thirteen " + original("test3") + " --transcript - --log l");
  EXPECT_EQ(both.out, transcript);
  EXPECT_EQ(runner.read("l"), log);
  const auto other = runner.run("lucky-thirteen " + original("test3") + " --transcript t --log -");
  EXPECT_EQ(other.out, log);
  EXPECT_EQ(runner.read("t"), transcript);
  EXPECT_EQ(runner.run("lucky-thirteen " + original("test3") + " --transcript t2").out, log);
  EXPECT_EQ(runner.run("lucky-thirteen " + original("test3") + " --log l3").out, "");
}

TEST_F(SimWithAFile, UsesTheSeedOfTheCommandLineIfThereIsOne) {
  const std::string random = "players.0=random\n";
  EXPECT_EQ(play(random + "seed=5").out, play(random + "seed=7", "--seed 5").out);
  EXPECT_NE(play(random + "seed=5").out, play(random + "seed=5", "--seed 6").out);
  EXPECT_EQ(play(random + "seed=-2147483648").out, play(random, "--seed -2147483648").out);
  EXPECT_EQ(play(random).out, play(random, "--seed +30008").out);
}

TEST_F(SimWithAFile, PlaysUnusualSpellingsOfAFileTheSameWay) {
  const std::string plain = play(
                                "isAuto=true\nplayers.0=random\nshared.initialcards=8H,9H\n"
                                "players.0.cardsPlayed=3C-3C,4C\nseed=12\n")
                                .out;
  EXPECT_THAT(plain, StartsWith("Round1:"));
  const std::string odd = play(
                              "! a comment \\\nisAuto :\tTRUE  \rplayers\\u002e0 r\\u0061nd\\\r\n   om\r\n"
                              "shared.initialcards = , 8H\\\n  ,\\\t9H,,\f\nplayers.0.cardsPlayed\\\n=3C-3C, \\4C\n"
                              "seed=+0012")
                              .out;
  EXPECT_EQ(odd, plain);
}

TEST_F(SimWithAFile, WarnsAndPlays) {
  const auto finished = play("players.0=random\nplayer.1=basic\nseed=1\nseed=2\n");
  EXPECT_EQ(finished.status, 0);
  EXPECT_EQ(finished.err,
            "warning: a.properties:4: seed is given in line 3 too; line 4 counts\n"
            "warning: a.properties:2: unknown key player.1; the nearest known one is players.1\n");
  EXPECT_EQ(finished.out, play("players.0=random\nseed=2").out);
}

TEST_F(SimWithAFile, PlaysAPersonsScriptAndThenRandom) {
  const auto finished = play("isAuto=true\n", "--transcript -");
  EXPECT_EQ(finished.status, 0);
  EXPECT_THAT(finished.out, HasSubstr(R"("seats":["human","random","random","random"])"));
  EXPECT_EQ(play("isAuto=true").out, play("players.0=random").out);
}

}  // namespace
}  // namespace cardroom
