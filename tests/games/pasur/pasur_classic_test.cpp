#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "common/classic/classic_play.h"
#include "common/games/pasur/pasur_kind.h"
#include "tests/support/golden.h"

namespace cardroom::pasur {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

/// The log of the game that a property file describes, or the file's error.
std::string played(std::string_view bytes, Humans humans = Humans::absent) {
  const auto file = read_classic_file<Kind>(bytes, humans);
  if (!file) return file.error().text("FILE");
  const auto game = play_classic<Kind>(*file);
  if (!game) return game.error().text("FILE");
  return Record::log(as_played(*file, *game));
}

TEST(PasurClassic, PlaysThePublishedGameByteForByte) {
  testing::expect_golden("pasur/30006.log", played("Seed=30006\nAnimate=true\n#Player0=pasur.SmartPlayer\n"
                                                   "Player0=pasur.RandomPlayer\nPlayer1=pasur.RandomPlayer\n"));
}

TEST(PasurClassic, AnEmptyFileSeatsTwoRandomPlayers) {
  EXPECT_THAT(played(""), StartsWith("#Seed: 30006\n#Animate: false\n#Player0: pasur.RandomPlayer\n"
                                     "#Player1: pasur.RandomPlayer\nGame starts...\n"));
}

TEST(PasurClassic, PlaysWithThreeAndFourPlayers) {
  EXPECT_THAT(played("Player2=random"), HasSubstr("Player2 = "));
  EXPECT_THAT(played("Player2=basic\nplayers.3=clever\nSeed=5"), HasSubstr("#Player3: clever\n"));
}

TEST(PasurClassic, RefusesASeatThatIsNamedTwice) {
  EXPECT_EQ(played("Player0=random\nplayers.0=basic"),
            "FILE:2: players.0 = basic: Player0 names who sits here already");
}

TEST(PasurClassic, RefusesAGap) {
  EXPECT_THAT(played("Player3=random"), StartsWith("FILE:1: Player3 = random: players.3 has a player"));
  EXPECT_THAT(played("players.3=random"), StartsWith("FILE:1: players.3 = random: "));
}

TEST(PasurClassic, RefusesAPersonWhereNoneIsAllowed) {
  EXPECT_THAT(played("Player0=pasur.HumanPlayer"),
              StartsWith("FILE:1: Player0 = pasur.HumanPlayer: no person can sit here"));
  EXPECT_THAT(played("players.0=human"), StartsWith("FILE:1: players.0 = human: no person can sit here"));
  EXPECT_THAT(played("Player0=pasur.HumanPlayer", Humans::present), HasSubstr("Game ends..."));
}

TEST(PasurClassic, RefusesAnUnknownPlayer) {
  EXPECT_THAT(played("Player1=pasur.Clever"), StartsWith("FILE:1: Player1 = pasur.Clever: unknown player type"));
}

TEST(PasurRecord, WritesAGameAsTheEventsOfItsPage) {
  const auto file = read_classic_file<Kind>("Seed=7\nPlayer2=random", Humans::absent);
  ASSERT_TRUE(file.has_value());
  const auto game = play_classic<Kind>(*file);
  ASSERT_TRUE(game.has_value());
  std::string text;
  for (const TranscriptLine& line : Record::transcript(as_played(*file, *game)))
    text += line.text + "\n";
  testing::expect_golden("pasur/three.events", text);
}

TEST(PasurRecord, KnowsItsOptions) {
  Rules rules;
  EXPECT_EQ(Record::set_option(rules, "clubs_points", "13"), std::nullopt);
  EXPECT_EQ(rules.clubs_points, 13);
  EXPECT_EQ(Record::set_option(rules, "clubs_rule", "most"), std::nullopt);
  EXPECT_EQ(Record::set_option(rules, "sur", "101"), "a number from 0 to 100");
  EXPECT_EQ(Record::set_option(rules, "sur", "x"), "a number from 0 to 100");
  EXPECT_EQ(Record::set_option(rules, "surs", "1"), "unknown option");
  EXPECT_EQ(
      Record::options(rules),
      R"({"clubs_rule":"most","clubs_needed":7,"clubs_points":13,"ten_diamonds":3,"two_clubs":2,"ace":1,"jack":1,)"
      R"("sur":5,"target":62})");
}

}  // namespace
}  // namespace cardroom::pasur
