// Any error on the command line or in a file: exit status 2, one line that says what is wrong and where, and no output
// files.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/sim/run_sim.h"

namespace cardroom {
namespace {

using ::testing::EndsWith;
using ::testing::StartsWith;

struct BadFile {
  const char* content;
  const char* error;  ///< The beginning of the one-line error message, after the name of the file.
};

constexpr BadFile kBadFiles[] = {
    // Syntax errors, which are reported before errors in values.
    {"players.0=robot\nseed=\\u12", ":2: seed = \\u12: malformed"},
    {"players.0=robot\n\\u00zz=1", ":2: \\u00zz = 1: malformed"},
    // Every type of value.
    {"isAuto=yes", ":1: isAuto = yes: neither"},
    {"players.0=robot", ":1: players.0 = robot: unknown player type"},
    {"players.0=Random", ":1: players.0 = Random: unknown player type"},
    {"players.0=wizard", ":1: players.0 = wizard: unknown player type"},
    {"isAuto=true\nplayers.3=", nullptr},  // An empty value means the default.
    {"players.0=basic\nseed=12a", ":2: seed = 12a: not a whole number"},
    {"players.0=basic\nseed=2147483648", ":2: seed = 2147483648: does not fit"},
    {"players.0=basic\nseed=1.5", ":2: seed = 1.5: not a whole number"},
    {"players.0=basic\nthinkingTime=-1", ":2: thinkingTime = -1: a time below zero"},
    {"players.0=basic\ndelayTime=soon", ":2: delayTime = soon: not a whole number"},
    // Cards.
    {"players.0=basic\nshared.initialcards=5X", ":2: shared.initialcards = 5X: no card: 5X"},
    {"players.0=basic\nshared.initialcards=5H 6H", ":2: shared.initialcards = 5H 6H: no card: 5H 6H"},
    {"players.0=basic\nshared.initialcards=5H,6H,7H", ":2: shared.initialcards = 5H,6H,7H: more than 2"},
    {"players.0=basic\nplayers.1.initialcards=14H", ":2: players.1.initialcards = 14H: no card: 14H"},
    {"players.0=basic\nplayers.1.initialcards=5h", ":2: players.1.initialcards = 5h: no card: 5h"},
    {"players.0=basic\nplayers.1.initialcards=1C,2C,3C", ":2: players.1.initialcards = 1C,2C,3C: more than 2"},
    {"players.0=basic\nplayers.1.initialcards=1C\nshared.initialcards=1C",
     ":2: players.1.initialcards = 1C: 1C is dealt already"},
    {"players.0=basic\nplayers.2.initialcards=1C\nplayers.1.initialcards=1C",
     ":2: players.2.initialcards = 1C: 1C is dealt already"},
    {"players.0=basic\nshared.initialcards=1C,1C", ":2: shared.initialcards = 1C,1C: 1C is dealt already"},
    // Scripts, well-formed or not.
    {"players.0=basic\nplayers.0.cardsPlayed=3C-", ":2: players.0.cardsPlayed = 3C-: no turn"},
    {"players.0=basic\nplayers.0.cardsPlayed=3C-2C-1C", ":2: players.0.cardsPlayed = 3C-2C-1C: no turn"},
    {"players.0=basic\nplayers.0.cardsPlayed=1C,2C,3C,4C,5C",
     ":2: players.0.cardsPlayed = 1C,2C,3C,4C,5C: more than 4"},
    // Moves.
    {"isAuto=true\nplayers.0.initialcards=1C,2C\nplayers.0.cardsPlayed=1C",
     ":3: players.0.cardsPlayed = 1C: turn 1: 1C cannot be drawn"},
    {"isAuto=true\nplayers.0.initialcards=1C,2C\nplayers.0.cardsPlayed=3C-4C",
     ":3: players.0.cardsPlayed = 3C-4C: turn 1: 4C cannot be discarded"},
    // Missing people, which are reported in the same order as errors in values.
    {"", ": seat 0, for which nobody is named: no person"},
    {"isAuto=false\nplayers.0=human", ":2: players.0 = human: no person"},
    {"seed=x\nplayers.0=basic\nplayers.3=human", ":3: players.3 = human: no person"},
    // The first error in the order of the table of keys, whatever the order of the lines.
    {"delayTime=x\nseed=x\nplayers.0.cardsPlayed=x\nplayers.0.initialcards=x\nshared.initialcards=x\nplayers.0=x\n"
     "isAuto=x",
     ":7: isAuto = x: "},
    {"delayTime=x\nseed=x\nplayers.0.cardsPlayed=x\nplayers.0.initialcards=x\nshared.initialcards=x\nplayers.0=x",
     ":6: players.0 = x: "},
    {"players.0=basic\ndelayTime=x\nseed=x\nplayers.0.cardsPlayed=x\nplayers.0.initialcards=x\nshared.initialcards=x",
     ":6: shared.initialcards = x: "},
    {"players.0=basic\ndelayTime=x\nseed=x\nplayers.0.cardsPlayed=x\nplayers.0.initialcards=x",
     ":5: players.0.initialcards = x: "},
    {"players.0=basic\ndelayTime=x\nseed=x\nplayers.0.cardsPlayed=x", ":4: players.0.cardsPlayed = x: "},
    {"players.0=basic\ndelayTime=x\nseed=x", ":3: seed = x: "},
    // Characters that would break the line or disturb the terminal.
    {"players.0=a\\nb\\u001b[2J\\u0000\xE9", ":1: players.0 = a\\u000ab\\u001b[2J\\u0000\\u00e9: unknown"},
};

TEST(SimBadInput, InAFileIsReportedInOneLineAndChangesNothing) {
  const testing::SimRunner runner;
  for (const BadFile& bad : kBadFiles) {
    SCOPED_TRACE(bad.content);
    runner.write("bad.properties", bad.content);
    runner.write("before", "as it was");
    const auto finished = runner.run("lucky-thirteen bad.properties --transcript before --log new");
    if (bad.error == nullptr) {
      EXPECT_EQ(finished.status, 0) << finished.err;
      std::filesystem::remove(runner.path("new"));
      continue;
    }
    EXPECT_EQ(finished.status, 2);
    EXPECT_EQ(finished.out, "");
    EXPECT_THAT(finished.err, StartsWith("bad.properties" + std::string{bad.error}));
    EXPECT_EQ(finished.err.find('\n'), finished.err.size() - 1) << finished.err;
    EXPECT_EQ(runner.read("before"), "as it was");
    EXPECT_FALSE(runner.exists("new"));
    EXPECT_EQ(runner.run("lucky-thirteen bad.properties").out, "");
  }
}

TEST(SimBadInput, IncludesAFileThatIsTooLargeOrUnreadable) {
  const testing::SimRunner runner;
  runner.write("large", std::string((1 << 20) + 1, '\n'));
  runner.write("largest", "players.0=basic\n" + std::string((1 << 20) - 16, '\n'));
  EXPECT_EQ(runner.run("lucky-thirteen largest").status, 0);
  for (const auto& [file, error] : {std::pair{"large", "large: larger than 1 MiB"},
                                    {"missing", "missing: cannot be read: No such file"},
                                    {".", ".: is a directory"}}) {
    const auto finished = runner.run(std::string{"lucky-thirteen "} + file);
    EXPECT_EQ(finished.status, 2) << file;
    EXPECT_THAT(finished.err, StartsWith(error));
    EXPECT_THAT(finished.err, EndsWith("\n"));
  }
}

TEST(SimBadInput, OnTheCommandLineIsReportedInOneLine) {
  const testing::SimRunner runner;
  for (const auto& [arguments, error] : {
           std::pair{"", "GAME is required"},
           {"bridge", "unknown game bridge; expected one of lucky-thirteen, thrones, pasur"},
           {"lucky-thirteen --games 0", "--games 0: not a whole number from 1"},
           {"lucky-thirteen --games 1e3", "--games 1e3: not a whole number"},
           {"lucky-thirteen --games -1", "--games -1: not a whole number"},
           {"lucky-thirteen --games 18446744073709551615", "--games 18446744073709551615: too many"},
           {"lucky-thirteen --first 18446744073709551615", "--games 1: too many after --first"},
           {"lucky-thirteen --games", "--games: 1 required"},
           {"lucky-thirteen --games 1 --games 2", "--games: "},
           {"lucky-thirteen --first -1", "--first -1: not a whole number from 0"},
           {"lucky-thirteen --seed x", "--seed x: not a whole number from 0"},
           {"lucky-thirteen --seed 18446744073709551616", "--seed 18446744073709551616: not a whole number"},
           {"lucky-thirteen --threads 0", "--threads 0: not a whole number from 1 to 1024"},
           {"lucky-thirteen --threads 1025", "--threads 1025: not a whole number from 1 to 1024"},
           {"lucky-thirteen --seats robot,random,random,random",
            "--seats robot,random,random,random: 'robot' is not a bot type"},
           {"lucky-thirteen --seats human,random,random,random",
            "--seats human,random,random,random: 'human' is not a bot type"},
           {"lucky-thirteen --seats random,random,random,", "--seats random,random,random,: '' is not a bot type"},
           {"lucky-thirteen --seats random,random", "--seats: Lucky Thirteen has 4 seats, not 2"},
           {"lucky-thirteen --option jack=2", "--option jack=2: Lucky Thirteen has no options"},
           {"lucky-thirteen --option jack", "--option jack: not KEY=VALUE"},
           {"lucky-thirteen --log - --transcript -", "--log - and --transcript -: only one"},
           {"lucky-thirteen --log same --transcript ./same", "./same: named twice"},
           {"lucky-thirteen --log no/such/place", "no/such/place: cannot be written: No such file"},
           {"lucky-thirteen --nonsense", "The following argument was not expected: --nonsense"},
           {"deal", "unknown game deal; expected one of"},
           {"lucky-thirteen a b", "The following argument was not expected: b"},
       }) {
    SCOPED_TRACE(arguments);
    const auto finished = runner.run(arguments);
    EXPECT_EQ(finished.status, 2);
    EXPECT_EQ(finished.out, "");
    EXPECT_THAT(finished.err, StartsWith("cardroom-sim: " + std::string{error}));
    EXPECT_EQ(finished.err.find('\n'), finished.err.size() - 1) << finished.err;
  }
}

TEST(SimBadInput, IncludesOptionsThatAPropertyFileDoesNotAllow) {
  const testing::SimRunner runner;
  runner.write("good.properties", "players.0=basic");
  for (const std::string option : {"--games 2", "--games 1", "--first 1", "--seats random,random,random,random",
                                   "--duplicate", "--option a=b", "--threads 1"}) {
    const auto finished = runner.run("lucky-thirteen good.properties " + option);
    EXPECT_EQ(finished.status, 2) << option;
    EXPECT_EQ(finished.err, "cardroom-sim: " + option.substr(0, option.find(' ')) + ": not with a property file\n");
    EXPECT_EQ(finished.out, "");
  }
  for (const std::string seed : {"x", "2147483648", "1.0"}) {
    EXPECT_EQ(runner.run("lucky-thirteen good.properties --seed " + seed).status, 2) << seed;
  }
}

TEST(SimBadInput, IncludesThePropertyFileAsAnOutput) {
  const testing::SimRunner runner;
  runner.write("a.properties", "players.0=basic");
  EXPECT_EQ(runner.run("lucky-thirteen a.properties --log ./a.properties").status, 2);
  EXPECT_EQ(runner.run("lucky-thirteen a.properties --transcript a.properties").status, 2);
  EXPECT_EQ(runner.read("a.properties"), "players.0=basic");
}

TEST(SimFailure, HasStatusOneIfItIsInternal) {
  const testing::SimRunner runner;
  const auto finished = runner.run("lucky-thirteen --games 10 --log /dev/full");
  EXPECT_EQ(finished.status, 1);
  EXPECT_THAT(finished.err, StartsWith("cardroom-sim: /dev/full: cannot be written"));
}

}  // namespace
}  // namespace cardroom
