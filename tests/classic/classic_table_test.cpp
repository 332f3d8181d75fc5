// Tables for people, created from property files.
#include "common/classic/classic_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

ClassicTable table(std::string_view bytes) {
  auto read = classic_table("lucky-thirteen", bytes, "FILE");
  EXPECT_TRUE(read.has_value()) << read.error();
  return read.value_or(ClassicTable{});
}

void deal(Match& match) {
  FairStream unused{DealKey{}};
  ASSERT_FALSE(match.deal(unused));
}

wire::GameMove thought(const Match& match, Seat seat, BotType type = BotType::basic, std::uint64_t seed = 1) {
  wire::GameMove move;
  match.think(seat, type, seed)->run(move);
  return move;
}

wire::GameMove first_legal(const Match& match, Seat seat) {
  wire::GameMoves moves;
  match.legal_moves(seat, moves);
  wire::GameMove move;
  move.mutable_lucky_thirteen()->set_discard(moves.lucky_thirteen().discards(0));
  return move;
}

Seat asked(const Match& match) {
  Seat seat{};
  while (!match.to_act().contains(seat))
    ++seat.index;
  return seat;
}

constexpr std::string_view kScripted =
    "isAuto=true\nseed=6\nthinkingTime=30\ndelayTime=7\nplayers.0=human\nplayers.1=basic\nplayers.2=clever\n"
    "players.0.initialcards=1C,2C\nplayers.0.cardsPlayed=3C-2C,4C\nplayers.1.cardsPlayed=9S-9S\n";

TEST(ClassicTable, HasASeatForEachTypeOfBot) {
  const ClassicTable read =
      table("isAuto=true\nseed=6\nplayers.0=basic\nplayers.1=expert\nplayers.2=clever\nplayers.3=random\n");
  EXPECT_THAT(read.seats, ElementsAre(BotType::basic, BotType::expert, BotType::clever, BotType::random));
}

TEST(ClassicTable, HasTheSeatsAndThePaceOfItsFile) {
  const ClassicTable read = table(kScripted);
  EXPECT_EQ(read.kind, "lucky-thirteen");
  EXPECT_THAT(read.seats, ElementsAre(std::nullopt, BotType::basic, BotType::clever, BotType::random));
  EXPECT_EQ(read.thinking_time_ms, 30U);
  EXPECT_EQ(read.delay_time_ms, 7U);
  EXPECT_THAT(read.warnings, ElementsAre());
}

TEST(ClassicTable, ReportsErrorsAndWarningsInOneLine) {
  EXPECT_EQ(classic_table("lucky-thirteen", "seed=x", "FILE").error(), "FILE:1: seed = x: not a whole number");
  EXPECT_EQ(classic_table("bridge", "", "FILE").error(), "FILE: unknown game: bridge");
  EXPECT_THAT(classic_table("lucky-thirteen", "isAuto=true\nplayers.0.cardsPlayed=1C-2C,1C-1C", "FILE").error(),
              HasSubstr("FILE:2: players.0.cardsPlayed = 1C-2C,1C-1C: turn 1: "));
  EXPECT_THAT(table("sed=1\nseed=2\nseed=3").warnings,
              ElementsAre("FILE:3: seed is given in line 2 too; line 3 counts",
                          "FILE:1: unknown key sed; the nearest known one is seed"));
}

TEST(ClassicTable, RefusesAFileOfAnotherGame) {
  const auto refused = [](std::string_view kind, std::string_view bytes) {
    const auto table = classic_table(kind, bytes, "FILE");
    return table ? std::string{} : table.error();
  };
  EXPECT_EQ(refused("lucky-thirteen", "seed = 1\nwatchingTime = 5000\n"),
            "FILE: this is a file of Game of Thrones (thrones), not of Lucky Thirteen");
  EXPECT_EQ(refused("lucky-thirteen", "Animate = true\nPlayer0 = pasur.SmartPlayer\n"),
            "FILE: this is a file of Pasur (pasur), not of Lucky Thirteen");
  EXPECT_EQ(refused("thrones", "isAuto = false\nseed = 1\n"),
            "FILE: this is a file of Lucky Thirteen (lucky-thirteen), not of Game of Thrones");
  EXPECT_EQ(refused("lucky-thirteen", "colour = green\n"), "FILE: no key of this file is one of Lucky Thirteen");
  EXPECT_TRUE(classic_table("lucky-thirteen", "", "FILE").has_value()) << "an empty file is a valid one";
  EXPECT_TRUE(classic_table("lucky-thirteen", "seed = 1\nAnimate = true\n", "FILE").has_value())
      << "an unknown key is a warning";
}

TEST(ClassicTable, LetsTheFileMoveForAScriptedSeatWhoeverSitsThere) {
  const auto match = table(kScripted).begin();
  deal(*match);
  EXPECT_FALSE(match->fair());
  ASSERT_TRUE(match->scripted(Seat{0}));
  const wire::GameMove two_of_clubs = thought(*match, Seat{0}, BotType::clever, 99);
  EXPECT_EQ(two_of_clubs.lucky_thirteen().discard(), cards::v1::CARD_TWO_OF_CLUBS);
  EXPECT_FALSE(match->apply(Seat{0}, two_of_clubs));
  EXPECT_TRUE(match->scripted(Seat{1}));
  EXPECT_FALSE(match->scripted(Seat{0}));
}

TEST(ClassicTable, HandsAHumanSeatToThePersonIfTheScriptIsSilent) {
  const auto match = table(kScripted).begin();
  deal(*match);
  for (int turn = 0; turn < 4; ++turn) {
    const Seat seat = asked(*match);
    EXPECT_EQ(match->scripted(seat), seat != Seat{2}) << turn;  // clever does not use the classic random source.
    ASSERT_FALSE(match->apply(seat, thought(*match, seat)));
  }
  EXPECT_EQ(asked(*match), Seat{0});
  EXPECT_FALSE(match->scripted(Seat{0}));  // The script has drawn "4C"; the discard is the person's.
  wire::GameView view;
  match->view(Viewer{Viewer::Kind::seat, Seat{0}}, view);
  EXPECT_THAT(view.lucky_thirteen().hand(),
              ElementsAre(cards::v1::CARD_ACE_OF_CLUBS, cards::v1::CARD_FOUR_OF_CLUBS, cards::v1::CARD_THREE_OF_CLUBS));
}

TEST(ClassicTable, DrawsTheSameCardsWhateverThePersonDoes) {
  const ClassicTable read = table("");
  std::vector<std::vector<int>> drawn;
  for (const bool last : {false, true}) {
    const auto match = read.begin();
    deal(*match);
    while (match->stage() == Stage::moves) {
      const Seat seat = asked(*match);
      wire::GameMove move = match->scripted(seat) ? thought(*match, seat) : first_legal(*match, seat);
      if (last && seat == Seat{0}) move = thought(*match, seat, BotType::clever);
      ASSERT_FALSE(match->apply(seat, move));
    }
    std::vector<wire::GameEvent> events;
    match->events(Viewer{Viewer::Kind::all, {}}, 0, events);
    std::vector<int>& cards = drawn.emplace_back();
    for (const auto& event : events) {
      if (event.lucky_thirteen().has_drew()) cards.push_back(event.lucky_thirteen().drew().card());
    }
  }
  EXPECT_EQ(drawn[0].size(), 16U);
  EXPECT_EQ(drawn[0], drawn[1]);
}

TEST(ClassicTable, EndsAPersonsScriptWhereItNoLongerFits) {
  // The person may keep or discard the 3C; the script discards it on the next turn.
  const ClassicTable read =
      table("isAuto=true\nseed=6\nplayers.0.initialcards=1C,2C\nplayers.0.cardsPlayed=3C,4C-3C,5C-5C\n");
  const auto match = read.begin();
  deal(*match);
  wire::GameMove three_of_clubs;
  three_of_clubs.mutable_lucky_thirteen()->set_discard(cards::v1::CARD_THREE_OF_CLUBS);
  ASSERT_FALSE(match->scripted(Seat{0}));
  ASSERT_FALSE(match->apply(Seat{0}, three_of_clubs));
  for (int turn = 0; turn < 3; ++turn)
    ASSERT_FALSE(match->apply(asked(*match), thought(*match, asked(*match))));
  EXPECT_FALSE(match->scripted(Seat{0}));
  wire::GameView view;
  match->view(Viewer{Viewer::Kind::seat, Seat{0}}, view);
  EXPECT_EQ(view.lucky_thirteen().hand(1), cards::v1::CARD_FOUR_OF_CLUBS);
}

TEST(ClassicTable, RefusesAMoveWithoutTouchingTheGame) {
  const auto match = table(kScripted).begin();
  deal(*match);
  const auto before = match->digest();
  wire::GameMove not_in_hand;
  not_in_hand.mutable_lucky_thirteen()->set_discard(cards::v1::CARD_KING_OF_HEARTS);
  EXPECT_TRUE(match->apply(Seat{0}, not_in_hand));
  EXPECT_TRUE(match->apply(Seat{1}, not_in_hand));
  EXPECT_TRUE(match->apply(Seat{0}, wire::GameMove{}));
  FairStream unused{DealKey{}};
  EXPECT_TRUE(match->deal(unused));
  EXPECT_EQ(match->digest(), before);
  EXPECT_EQ(thought(*match, Seat{0}).lucky_thirteen().discard(), cards::v1::CARD_TWO_OF_CLUBS);
}

TEST(ClassicTable, BeginsTheSameGameEachTime) {
  const ClassicTable read = table("players.0=random");
  std::vector<std::uint64_t> ends;
  for (int i = 0; i < 2; ++i) {
    const auto match = read.begin();
    deal(*match);
    while (match->stage() == Stage::moves) {
      ASSERT_TRUE(match->scripted(asked(*match)));
      ASSERT_FALSE(match->apply(asked(*match), thought(*match, asked(*match))));
    }
    ends.push_back(match->digest());
  }
  EXPECT_EQ(ends[0], ends[1]);
}

}  // namespace
}  // namespace cardroom
