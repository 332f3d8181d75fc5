// Game of Thrones property files, as described on the rules page.
#include "common/games/thrones/classic/thrones_classic.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "common/classic/classic_match.h"
#include "common/classic/classic_play.h"
#include "common/games/thrones/thrones_kind.h"
#include "tests/support/golden.h"
#include "tests/support/thrones_game.h"

namespace cardroom::thrones {
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

TEST(ThronesClassic, PlaysAnEmptyFileWithFourRandomPlayers) {
  const auto file = read_classic_file<Kind>("", Humans::absent);
  ASSERT_TRUE(file.has_value());
  EXPECT_EQ(file->settings.players, (std::vector<std::optional<BotType>>(kSeats, BotType::random)));
  EXPECT_EQ(file->settings.seed, 130006);
  EXPECT_EQ(file->settings.pause_ms, 5000U);
  EXPECT_EQ(file->settings.thinking_time_ms, 200U)
      << "the default when no key is given: a person wants to see each move";
}

TEST(ThronesClassic, KnowsTheHistoricalNamesOfBots) {
  const auto file = read_classic_file<Kind>("players.0=simple\nplayers.1=smart\nplayers.2=human", Humans::present);
  ASSERT_TRUE(file.has_value());
  EXPECT_EQ(file->settings.players[0], BotType::basic);
  EXPECT_EQ(file->settings.players[1], BotType::clever);
  EXPECT_EQ(file->settings.players[2], std::nullopt);
}

TEST(ThronesClassic, RefusesInvalidFiles) {
  EXPECT_EQ(played("players.2=human"), "FILE:1: players.2 = human: no person can sit here; name a bot");
  EXPECT_EQ(played("players.3=robot"),
            "FILE:1: players.3 = robot: unknown player type; expected human, random, basic, clever or expert");
  EXPECT_THAT(played("watchingTime=-1"), StartsWith("FILE:1: watchingTime = -1: "));
  EXPECT_THAT(played("watchingTime=soon"), StartsWith("FILE:1: watchingTime = soon: "));
  EXPECT_THAT(played("seed=12345678901"), StartsWith("FILE:1: seed = 12345678901: "));
  // The first error in the order of the table in the rules.
  EXPECT_THAT(played("players.0=robot\nwatchingTime=x\nseed=y"), StartsWith("FILE:3: seed"));
  EXPECT_THAT(played("players.0=robot\nwatchingTime=x"), StartsWith("FILE:2: watchingTime"));
}

// The log of a whole game from the original program, and logs from an independent model of the rules page.
TEST(ThronesClassic, PlaysWholeGamesLikeTheOriginal) {
  testing::expect_golden("thrones/random_30006.log", played("seed=30006"));
  testing::expect_golden("thrones/simple_30006.log",
                         played("seed=30006\nplayers.0=simple\nplayers.1=simple\nplayers.2=simple\nplayers.3=simple"));
  testing::expect_golden("thrones/mixed_-7.log", played("seed=-7\nplayers.1=simple\nplayers.2=simple"));
}

TEST(ThronesClassic, ReportsThatAllPlayersDrew) {
  EXPECT_THAT(played("seed=122"), HasSubstr("\nResult: All players drew.\n"));
}

TEST(ThronesClassic, OtherPlayersDoNotChangeTheDrawsOfRandomOnes) {
  // A player type that does not use the classic random source takes no numbers from it: the first turns of `random`
  // players stay the same.
  const std::string random = played("seed=30006");
  const std::string clever = played("seed=30006\nplayers.1=clever");
  EXPECT_EQ(random.substr(0, random.find("Player 1")), clever.substr(0, clever.find("Player 1")));
}

TEST(ThronesClassic, PausesAfterABattleAsLongAsTheFileSays) {
  const auto settings = read_classic_file<Kind>("watchingTime=70", Humans::present)->settings;
  ClassicMatch<Kind> match{settings};
  FairStream none{DealKey{}};
  ASSERT_EQ(match.deal(none), accepted);
  int rests = 0;
  while (match.stage() == Stage::moves) {
    std::uint8_t seat = 0;
    while (!match.to_act().contains(Seat{seat}))
      ++seat;
    EXPECT_TRUE(match.scripted(Seat{seat}));
    wire::GameMove move;
    match.think(Seat{seat}, BotType::random, 1)->run(move);
    ASSERT_EQ(match.apply(Seat{seat}, move), accepted);
    EXPECT_TRUE(match.pause_ms() == 0 || match.pause_ms() == 70);
    rests += match.pause_ms() > 0 ? 1 : 0;
  }
  EXPECT_EQ(rests, 6) << "after every battle, including the last";
}

TEST(ThronesRecord, WritesAGameAsTheEventsOfItsPage) {
  const auto file = read_classic_file<Kind>("seed=30006\nplayers.1=simple", Humans::absent);
  ASSERT_TRUE(file.has_value());
  const auto game = play_classic<Kind>(*file);
  ASSERT_TRUE(game.has_value());
  std::string text = Record::pack(game->deals.front()) + "\n";
  for (const TranscriptLine& line : Record::transcript(as_played(*file, *game)))
    text += line.text + "\n";
  testing::expect_golden("thrones/game.events", text);
}

}  // namespace
}  // namespace cardroom::thrones
