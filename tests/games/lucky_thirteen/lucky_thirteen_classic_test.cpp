// Lucky Thirteen property files, as described on the rules page.
#include "common/games/lucky_thirteen/classic/lucky_thirteen_classic.h"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

#include "common/classic/classic_play.h"
#include "common/games/lucky_thirteen/lucky_thirteen_kind.h"
#include "tests/support/golden.h"

namespace cardroom::lucky_thirteen {
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

/// Bots in all four seats; the scripts are played.
std::string bots(std::string_view rest) {
  return "players.0=basic\nisAuto=true\nseed=6\n" + std::string{rest};
}

std::string cards(const auto& list) {
  std::string text;
  for (const Card card : list)
    text += (text.empty() ? "" : " ") + classic_card_text(card);
  return text;
}

TEST(LuckyThirteenClassic, WritesCardsAsANumberAndASuit) {
  EXPECT_EQ(parse_classic_card("1H"), parse_card("AH"));
  EXPECT_EQ(parse_classic_card("10S"), parse_card("TS"));
  EXPECT_EQ(parse_classic_card("11D"), parse_card("JD"));
  EXPECT_EQ(parse_classic_card("12C"), parse_card("QC"));
  EXPECT_EQ(parse_classic_card("13H"), parse_card("KH"));
  for (const auto* text : {"", "H", "5", "5h", "05H", "14H", "0H", "AH", "5HH", " 5H", "-5H", "+5H"}) {
    EXPECT_EQ(parse_classic_card(text), std::nullopt) << text;
  }
}

TEST(LuckyThirteenClassic, DealsTheKnownCardsForTheDefaultSeed) {
  Settings settings;
  settings.players.resize(kSeats, BotType::basic);
  settings.seed = 30008;
  Classic classic{settings};
  const Deal deal = classic.deal();
  State state = Game::begin({}, kSeats);
  NoEvents none;
  ASSERT_FALSE(Game::deal(state, deal, none));
  EXPECT_EQ(cards(std::span{deal.pack}.first(kPublicCards)), "6D 2S");
  for (const auto& [seat, hand] : {std::pair{1, "1H 9D"}, {2, "13S 7D"}, {3, "12S 12H"}}) {
    EXPECT_EQ(cards(state.hands[static_cast<std::size_t>(seat)]), hand);
  }
  EXPECT_EQ(cards(state.hands[0] - CardSet{deal.pack[kFirstDraw]}), "4H 2D");
}

TEST(LuckyThirteenClassic, PlaysAnEmptyFileWithAPersonInSeatZero) {
  const auto file = read_classic_file<Kind>("", Humans::present);
  ASSERT_TRUE(file.has_value());
  EXPECT_EQ(file->settings.players,
            (std::vector<std::optional<BotType>>{std::nullopt, BotType::random, BotType::random, BotType::random}));
  EXPECT_FALSE(file->settings.is_auto);
  EXPECT_EQ(file->settings.seed, 30008);
  EXPECT_EQ(file->settings.thinking_time_ms, 200U);
  EXPECT_EQ(file->settings.delay_time_ms, 50U);
}

TEST(LuckyThirteenClassic, RefusesAPersonIfThereIsNone) {
  EXPECT_THAT(played(""), StartsWith("FILE: seat 0, for which nobody is named: no person can sit here"));
  EXPECT_THAT(played("players.0=basic\nplayers.2=human\n"), StartsWith("FILE:2: players.2 = human: no person"));
  // The first error in the order of the table of keys: isAuto comes before the cards.
  EXPECT_THAT(played("shared.initialcards=99X\nplayers.3=robot"),
              StartsWith("FILE: seat 0, for which nobody is named: no person"));
  EXPECT_THAT(played("isAuto=maybe"), StartsWith("FILE:1: isAuto = maybe: neither"));
  EXPECT_THAT(played("isAuto=true"), HasSubstr("EndGame:"));
}

TEST(LuckyThirteenClassic, KnowsTheHistoricalNamesOfBots) {
  const auto file = read_classic_file<Kind>("players.0=simple\nplayers.1=smart", Humans::absent);
  ASSERT_TRUE(file.has_value());
  EXPECT_EQ(file->settings.players[0], BotType::basic);
  EXPECT_EQ(file->settings.players[1], BotType::clever);
  for (const auto* name : {"Expert", "Random", "robot"}) {
    EXPECT_EQ(played("players.0=" + std::string{name}),
              "FILE:1: players.0 = " + std::string{name} +
                  ": unknown player type; expected human, random, basic, clever or expert");
  }
}

TEST(LuckyThirteenClassic, RefusesCardsThatCannotBeDealt) {
  EXPECT_EQ(played(bots("shared.initialcards=5H,5X")), "FILE:4: shared.initialcards = 5H,5X: no card: 5X");
  EXPECT_EQ(played(bots("shared.initialcards=5H,6H,7H")), "FILE:4: shared.initialcards = 5H,6H,7H: more than 2 cards");
  EXPECT_EQ(played(bots("players.3.initialcards=5H\nshared.initialcards=5H")),
            "FILE:4: players.3.initialcards = 5H: 5H is dealt already");
  EXPECT_EQ(played(bots("players.1.initialcards=7C,7C")),
            "FILE:4: players.1.initialcards = 7C,7C: 7C is dealt already");
}

TEST(LuckyThirteenClassic, RefusesMalformedScriptsEvenUnplayed) {
  for (const auto* script : {"3C-", "-3C", "3C - 2C", "3C-2C-1C", "3C;2C", "3c", "3C-2"}) {
    const std::string file = "players.0=basic\nplayers.1.cardsPlayed=" + std::string{script};
    EXPECT_EQ(played(file), "FILE:2: players.1.cardsPlayed = " + std::string{script} +
                                ": no turn of a script, such as 3C-2C or 3C: " + script);
  }
  EXPECT_EQ(played(bots("players.0.cardsPlayed=1C,2C,3C,4C,,5C")),
            "FILE:4: players.0.cardsPlayed = 1C,2C,3C,4C,,5C: more than 4 turns");
}

TEST(LuckyThirteenClassic, RefusesAScriptThatDrawsACardThatIsNotInThePile) {
  const std::string dealt = "shared.initialcards=8H,9H\nplayers.2.initialcards=3D\n";
  EXPECT_EQ(played(bots(dealt + "players.0.cardsPlayed=8H-8H")),
            "FILE:6: players.0.cardsPlayed = 8H-8H: turn 1: 8H cannot be drawn: it is not in the pile any more");
  EXPECT_EQ(
      played(bots(dealt + "players.1.cardsPlayed=10C-10C,3D-3D")),
      "FILE:6: players.1.cardsPlayed = 10C-10C,3D-3D: turn 2: 3D cannot be drawn: it is not in the pile any more");
}

TEST(LuckyThirteenClassic, RefusesAScriptThatDiscardsACardThatIsNotInTheHand) {
  EXPECT_EQ(played(bots("players.0.initialcards=1C,2C\nplayers.0.cardsPlayed=3C-4C")),
            "FILE:5: players.0.cardsPlayed = 3C-4C: turn 1: 4C cannot be discarded: it is not in the hand");
}

TEST(LuckyThirteenClassic, ChecksTheMovesInTheirOrder) {
  // Seat 1's script fails in its first turn, seat 0's in its second.
  EXPECT_THAT(played(bots("players.0.initialcards=1C,2C\nplayers.1.initialcards=1S,2S\n"
                          "players.0.cardsPlayed=3C-3C,4C-9C\nplayers.1.cardsPlayed=3S-9S")),
              StartsWith("FILE:7: players.1.cardsPlayed"));
  // A bad value anywhere is reported before any bad move.
  EXPECT_THAT(played(bots("players.0.initialcards=1C,2C\nplayers.0.cardsPlayed=3C-9C\ndelayTime=-1")),
              StartsWith("FILE:6: delayTime"));
}

TEST(LuckyThirteenClassic, IgnoresScriptsThatAreNotPlayed) {
  const std::string file = "players.0=basic\nplayers.0.cardsPlayed=99H-1C\n";
  EXPECT_THAT(played(file), HasSubstr("no turn of a script"));
  EXPECT_EQ(played("players.0=basic\nplayers.0.cardsPlayed=3C-9C\n"), played("players.0=basic\n"));
}

TEST(LuckyThirteenClassic, OnlyASeatWithoutAScriptPlaysAutomatically) {
  const std::string log =
      played(bots("players.1=basic\nplayers.0.initialcards=1C,2C\nplayers.1.initialcards=1S,2S\n"
                  "players.0.cardsPlayed=3C-3C\nplayers.1.cardsPlayed=3S-3S,4S-4S,5S-5S,6S-6S"));
  EXPECT_THAT(log, StartsWith("Round1:P0-1C-2C,P1-1S-2S,"));
  EXPECT_THAT(log, HasSubstr("P1-1S-2S,P2"));
}

TEST(LuckyThirteenClassic, ThePlayerTypeDiscardsWhereTheScriptHasNoDiscard) {
  // basic discards the lowest of 1C 2C 9S: the ace.
  EXPECT_THAT(played(bots("players.0.initialcards=1C,2C\nplayers.0.cardsPlayed=9S")), StartsWith("Round1:P0-2C-9S,"));
}

/// One of the published property files.
std::string original(const std::string& name) {
  std::ifstream file{CARDROOM_SOURCE_DIR "/tests/data/lucky_thirteen/" + name + ".properties", std::ios::binary};
  EXPECT_TRUE(file) << name;
  return {std::istreambuf_iterator<char>{file}, {}};
}

// Each of these logs was checked by hand against the rules.
TEST(LuckyThirteenOriginals, HaveTheirGoldenLogs) {
  for (const std::string name : {"game1", "test1", "test2", "test3", "test4", "test5"}) {
    SCOPED_TRACE(name);
    testing::expect_golden("lucky_thirteen/" + name + ".log", played(original(name)));
  }
}

TEST(LuckyThirteenOriginals, EndWithThePublishedScores) {
  EXPECT_THAT(played(original("test1")), HasSubstr("EndGame:100,0,0,0,\nWinners:0"));
  EXPECT_THAT(played(original("test2")), HasSubstr("EndGame:100,0,0,0,\nWinners:0"));
  EXPECT_THAT(played(original("test3")), HasSubstr("EndGame:30,45,0,0,\nWinners:1"));
  EXPECT_THAT(played(original("test4")), HasSubstr("EndGame:26,35,0,0,\nWinners:1"));
  EXPECT_THAT(played(original("test5")), HasSubstr("EndGame:38,60,17,63,\nWinners:3"));
}

TEST(LuckyThirteenOriginals, WithAPersonNeedATable) {
  EXPECT_THAT(played(original("game2")), StartsWith("FILE:6: players.0 = human: no person can sit here"));
  EXPECT_THAT(played(original("game4")), StartsWith("FILE:4: players.0 = human: no person can sit here"));
  EXPECT_THAT(played(original("game2"), Humans::present), HasSubstr("EndGame:"));
}

TEST(LuckyThirteenOriginals, PlayOnAutomaticallyAfterTheirScripts) {
  EXPECT_THAT(played(original("game3")),
              StartsWith("Round1:P0-1C-3C,P1-1S-3S,P2-1D-3D,P3-1H-3H,Score:0,0,0,0,\nRound2:"));
  EXPECT_THAT(played(original("game3")), HasSubstr("\nEndGame:"));
}

TEST(LuckyThirteenClassic, PlaysWholeGamesOfRandomPlayersLikeTheOriginal) {
  testing::expect_golden("lucky_thirteen/random_30008.log", played("players.0=random"));
  testing::expect_golden("lucky_thirteen/basic_30008.log",
                         played("players.0=basic\nplayers.1=basic\nplayers.2=basic\nplayers.3=basic"));
}

TEST(LuckyThirteenRecord, WritesAGameAsTheEventsOfItsPage) {
  const auto file = read_classic_file<Kind>(original("test4"), Humans::absent);
  ASSERT_TRUE(file.has_value());
  const auto game = play_classic<Kind>(*file);
  ASSERT_TRUE(game.has_value());
  std::string text;
  for (const TranscriptLine& line : Record::transcript(as_played(*file, *game)))
    text += line.text + "\n";
  testing::expect_golden("lucky_thirteen/test4.events", text);
}

}  // namespace
}  // namespace cardroom::lucky_thirteen
