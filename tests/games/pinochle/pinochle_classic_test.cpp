#include <algorithm>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>

#include "common/classic/classic_play.h"
#include "common/games/pinochle/pinochle_kind.h"
#include "tests/support/golden.h"

namespace cardroom::pinochle {
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

std::string published(const std::string& name) {
  std::ifstream in{std::string{CARDROOM_SOURCE_DIR} + "/tests/data/pinochle/" + name + ".properties"};
  std::stringstream bytes;
  bytes << in.rdbuf();
  return bytes.str();
}

/// The log line that begins with this text.
std::string line(const std::string& log, const std::string& begin) {
  std::istringstream in{log};
  for (std::string one; std::getline(in, one);) {
    if (one.starts_with(begin)) return one;
  }
  return "";
}

const std::string kBots = "players.0=random\nplayers.1=random\n";
const std::string kAuto = "isAuto=true\n";

TEST(PinochleClassic, PlaysThePublishedGamesByteForByte) {
  for (const char* name : {"test1", "test2", "test3", "test4", "test5", "game1"}) {
    testing::expect_golden(std::string{"pinochle/"} + name + ".log", played(published(name)));
  }
}

TEST(PinochleClassic, PlaysThemAsTheRulesSay) {
  const std::string first = played(published("test1"));
  EXPECT_THAT(first, StartsWith("Bid:1-140\nTrump: C\nMelding Scores: 190-0\n"));
  EXPECT_THAT(first, HasSubstr("Final Score: 268,0,\nWinners: 0"));
  EXPECT_THAT(played(published("test2")), StartsWith("Bid:1-30\nTrump: C\nMelding Scores: 210-30\n"));
  EXPECT_THAT(played(published("test3")), StartsWith("Bid:1-30\nTrump: C\nMelding Scores: 230-300\n"));
  EXPECT_THAT(played(published("test4")), StartsWith("Bid:0-220\nTrump: C\nMelding Scores: 190-0\n"));
  const std::string kept = line(played(published("test5")), "Initial Cards:");
  EXPECT_THAT(kept, StartsWith("Initial Cards:P0-13D,12D,11D,10D,9D,12C,11C,10C,9C,11D,10D,9D-P1-"));
}

// The expected logs of these games come from another program, which reproduces the published one call by call.
TEST(PinochleClassic, PlaysOtherSeedsModesAndScriptsByteForByte) {
  const std::pair<const char*, std::string> files[]{
      {"seed_30006", kAuto + "seed=30006"},
      {"seed_-7_additional", kAuto + "seed=-7\nmelds.additional=true"},
      {"cutthroat_1", kAuto + "seed=1\nmode.cutthroat=true"},
      {"cutthroat_smart_2", kAuto + "seed=2\nmode.cutthroat=true\nplayers.0.smartbids=true\nplayers.1.smartbids=true\n"
                                    "melds.additional=true\nplayers.trump=H"},
      {"passed_at_once", kAuto + "players.bid_first=human\nplayers.1.bids=0"},
      {"stops_early", kAuto + "players.bid_first=computer\nplayers.0.bids=50,20\nplayers.1.bids=10\nseed=5"},
      {"script_runs_out", published("test1") + "\nplayers.0.cardsPlayed=10C,9H\nplayers.1.cardsPlayed=9D,10H,12H"},
      {"some_extra", kAuto + "seed=9\nmode.cutthroat=true\nplayers.0.extra_cards=1C,1C\nplayers.1.extra_cards=9D\n"
                             "players.bid_first=human\nplayers.1.bids=100\nplayers.0.bids=0"},
  };
  for (const auto& [name, content] : files)
    testing::expect_golden(std::string{"pinochle/"} + name + ".log", played(content));
}

TEST(PinochleClassic, IfTheFirstBidderPassesTheOtherWinsTheBidding) {
  EXPECT_THAT(played(kAuto + "players.1.bids=0"), StartsWith("Bid:0-0\nTrump: C\n"));
  EXPECT_THAT(played(kAuto + "players.bid_first=computer\nplayers.0.bids=0"), StartsWith("Bid:1-0\n"));
}

TEST(PinochleClassic, AnyCardMayFollowATrumpThatCannotBeBeaten) {
  const std::string hands =
      "players.bid_first=human\nplayers.1.bids=10\nplayers.0.bids=0\n"
      "players.1.initialcards=1C,1C,10C,10C,13C,13C,12C,12C,11C,11C,1S,1H\n"
      "players.0.initialcards=9C,9C,9S,9S,9H,9H,9D,9D,11S,11S,11H,11H\n";
  const std::string log = played(kAuto + hands + "players.1.cardsPlayed=1C,10C\nplayers.0.cardsPlayed=9S,9C");
  EXPECT_THAT(log, HasSubstr("Round0:P1-1C,P0-9S,\nRound1:P1-10C,P0-9C,\n"));
}

TEST(PinochleClassic, RefusesMovesThatBreakARule) {
  const std::string hands =
      kAuto + "players.1.initialcards=13H,9S\nplayers.0.initialcards=1H,9H,1C\nplayers.1.bids=10\nplayers.0.bids=0\n";
  EXPECT_EQ(played(hands + "players.1.cardsPlayed=13H\nplayers.0.cardsPlayed=9H"),
            "FILE:7: players.0.cardsPlayed = 9H: card 1, 9H cannot be played: a higher card of the suit that was led "
            "is in the hand and must be played");
  EXPECT_EQ(played(hands + "players.1.cardsPlayed=13H\nplayers.0.cardsPlayed=1H,1H"),
            "FILE:7: players.0.cardsPlayed = 1H,1H: card 2, 1H cannot be played: it is not in the hand");
  EXPECT_EQ(played(kAuto + "players.1.bids=15"),
            "FILE:2: players.1.bids = 15: bid 1, 15: the first bid is a multiple of 10, from 10 to 2000");
  EXPECT_EQ(played(kAuto + "players.1.bids=10,10\nplayers.0.bids=30"),
            "FILE:3: players.0.bids = 30: bid 1, 30 more, 40: a later bid is 10 or 20 more");
  EXPECT_THAT(played(kAuto + "mode.cutthroat=true\nplayers.0.final_cards=1C,1C,1C,1C,1C,1C,1C,1C,1C,1C,1C,1C"),
              HasSubstr("players.0.final_cards = 1C,1C"));
}

TEST(PinochleClassic, RefusesInvalidValues) {
  for (const auto& [content, error] :
       {std::pair{"players.0=robot", "FILE:1: players.0 = robot: unknown player type"},
        {"players.0=human", "FILE:1: players.0 = human: no person can sit here"},
        {"",
         "FILE: seat 1, for which nobody is named: no person can sit here; name a bot, or let the scripts be played"},
        {"isAuto=true\nplayers.0.bids=10,25", "FILE:2: players.0.bids = 10,25: no raise, such as 10, 20 or 0: 25"},
        {"isAuto=true\nplayers.0.bids=10,30", "FILE:2: players.0.bids = 10,30: no raise, such as 10, 20 or 0: 30"},
        {"isAuto=yes", "FILE:1: isAuto = yes: "},
        {"isAuto=true\nplayers.1.smartbids=1", "FILE:2: players.1.smartbids = 1: "},
        {"isAuto=true\nplayers.bid_first=0", "FILE:2: players.bid_first = 0: not computer, human or random"},
        {"isAuto=true\nplayers.0.bids=10,x", "FILE:2: players.0.bids = 10,x: no raise"},
        {"isAuto=true\nplayers.0.bids=-10", "FILE:2: players.0.bids = -10: no raise"},
        {"isAuto=true\nplayers.trump=X", "FILE:2: players.trump = X: no suit"},
        {"isAuto=true\nplayers.trump=SH", "FILE:2: players.trump = SH: no suit"},
        {"isAuto=true\nplayers.0.initialcards=8C", "FILE:2: players.0.initialcards = 8C: no card of this game: 8C"},
        {"isAuto=true\nplayers.1.extra_cards=2C", "FILE:2: players.1.extra_cards = 2C: no card of this game: 2C"},
        {"isAuto=true\nplayers.0.initialcards=1C,1C\nplayers.1.initialcards=9S,1C",
         "FILE:3: players.1.initialcards = 9S,1C: both 1C are dealt already"},
        {"isAuto=true\nmode.cutthroat=true\nplayers.0.initialcards=1C,1C\nplayers.1.extra_cards=1C",
         "FILE:4: players.1.extra_cards = 1C: both 1C are dealt already"},
        {"isAuto=true\nplayers.0.final_cards=1C", "FILE:2: players.0.final_cards = 1C: not 12 cards"},
        {"isAuto=true\nplayers.0.cardsPlayed=1C,1C,1C,1C,1C,1C,1C,1C,1C,1C,1C,1C,1C",
         "FILE:2: players.0.cardsPlayed = 1C,1C,1C,1C,1C,1C,1C,1C,1C,1C,1C,1C,1C: more than 12 cards"}}) {
    EXPECT_THAT(played(content), StartsWith(error)) << content;
  }
}

TEST(PinochleClassic, CutThroatKeysWithoutTheModeAreReadAndIgnored) {
  const std::string without = played(kAuto);
  EXPECT_EQ(played(kAuto + "players.0.extra_cards=1C,1C,1C\nplayers.1.final_cards=9C,9C,9C,9C,9C,9C,9C,9C,9C,9C,9C,9C"),
            without);
}

TEST(PinochleClassic, ScriptsArePlayedOnlyIfTheFileSaysSo) {
  EXPECT_EQ(played(kBots + "players.1.bids=1000\nplayers.0.cardsPlayed=9C"), played(kBots));
}

TEST(PinochleClassic, UnusedBidsAndCardsAreHarmless) {
  EXPECT_EQ(played(kAuto + "players.1.bids=0,10,20,20"), played(kAuto + "players.1.bids=0"));
}

TEST(PinochleClassic, TheTrumpOfTheFileAppliesWhoeverWins) {
  EXPECT_THAT(played(kBots + "players.trump=D"), HasSubstr("\nTrump: D\n"));
  EXPECT_THAT(played("players.1=clever\nplayers.trump=S"), HasSubstr("\nTrump: S\n"));
  EXPECT_THAT(played("players.1=clever"), HasSubstr("\nTrump: C\n"));
}

TEST(PinochleClassic, ComputerIsAnotherNameForRandom) {
  EXPECT_EQ(played("players.0=computer\nplayers.1=computer\nseed=4"), played(kBots + "seed=4"));
  EXPECT_EQ(played(kAuto + "seed=4"), played(kBots + "seed=4")) << "a person's seat is played like `random`";
}

TEST(PinochleClassic, LeavesAPersonsMovesToThePerson) {
  const auto file = read_classic_file<Kind>("players.bid_first=human", Humans::present);
  ASSERT_TRUE(file.has_value());
  Classic classic{file->settings};
  State state = Game::begin(file->settings.rules, kSeats);
  NoEvents none;
  ASSERT_FALSE(Game::deal(state, classic.deal(), none));
  EXPECT_EQ(classic.decided(Seat{1}), std::nullopt);
  classic.prepare(state, Seat{1}, Move::bids(100));
  ASSERT_FALSE(Game::apply(state, Seat{1}, Move::bids(100), none));
  EXPECT_NE(classic.decided(Seat{0}), std::nullopt) << "the computer bids";
}

TEST(PinochleClassic, APersonsTrumpIsTheFilesTrump) {
  const auto file = read_classic_file<Kind>("players.trump=H\nplayers.0=basic", Humans::present);
  ASSERT_TRUE(file.has_value());
  Classic classic{file->settings};
  State state = Game::begin(file->settings.rules, kSeats);
  NoEvents none;
  ASSERT_FALSE(Game::deal(state, classic.deal(), none));
  const auto make = [&](Seat seat, const Move& move) {
    classic.prepare(state, seat, move);
    ASSERT_FALSE(Game::apply(state, seat, move, none));
  };
  make(Seat{1}, Move::bids(2000));
  make(Seat{0}, *classic.decided(Seat{0}));
  EXPECT_EQ(classic.decided(Seat{1}), Move::names(Suit::hearts));
}

/// Plays a file as a table would; people's moves, which the file does not specify, are chosen at random.
void play_with_people(const std::string& content, std::uint64_t seed) {
  const auto file = read_classic_file<Kind>(content, Humans::present);
  ASSERT_TRUE(file.has_value());
  Classic classic{file->settings};
  State state = Game::begin(file->settings.rules, kSeats);
  NoEvents none;
  BotDice dice{seed};
  ASSERT_FALSE(Game::deal(state, classic.deal(), none));
  while (state.table.stage == Stage::moves) {
    const Seat seat = state.table.to_act().contains(Seat{1}) ? Seat{1} : Seat{0};
    const Moves legal = Game::legal_moves(state, seat);
    const Move move = classic.decided(seat).value_or(legal[dice.uniform(legal.size())]);
    ASSERT_TRUE(legal.contains(move));
    classic.prepare(state, seat, move);
    ASSERT_FALSE(Game::apply(state, seat, move, none));
  }
}

TEST(PinochleClassic, GoesOnWhateverAPersonDoes) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    play_with_people("mode.cutthroat=true\nplayers.0=human\nseed=" + std::to_string(seed), seed);
    play_with_people(published("test5") + "\nseed=" + std::to_string(seed), seed);
    play_with_people(published("game2"), seed);
    play_with_people(published("game1"), seed);
  }
}

TEST(PinochleRecord, WritesAGameAsTheEventsOfItsPage) {
  for (const auto& [name, content] : {std::pair{"plain", kAuto + "seed=30006\nmelds.additional=true"},
                                      {"cutthroat", kAuto + "seed=1\nmode.cutthroat=true\nmelds.additional=true"}}) {
    const auto file = read_classic_file<Kind>(content, Humans::absent);
    ASSERT_TRUE(file.has_value());
    const auto game = play_classic<Kind>(*file);
    ASSERT_TRUE(game.has_value());
    std::string text;
    for (const TranscriptLine& one : Record::transcript(as_played(*file, *game)))
      text += one.text + "\n";
    testing::expect_golden(std::string{"pinochle/"} + name + ".events", text);
  }
}

TEST(PinochleRecord, KnowsItsOptions) {
  Rules rules;
  EXPECT_EQ(Record::options(rules), R"({"melds.additional":true,"mode.cutthroat":false})");
  EXPECT_EQ(Record::set_option(rules, "mode.cutthroat", "true"), std::nullopt);
  EXPECT_EQ(Record::set_option(rules, "melds.additional", "false"), std::nullopt);
  EXPECT_EQ(Record::options(rules), R"({"melds.additional":false,"mode.cutthroat":true})");
  EXPECT_EQ(Record::set_option(rules, "cutthroat", "true"), "unknown option");
  EXPECT_NE(Record::set_option(rules, "mode.cutthroat", "1"), std::nullopt);
}

}  // namespace
}  // namespace cardroom::pinochle
