// The rules of Lucky Thirteen in worked examples, from the deal to the winners.
#include "common/games/lucky_thirteen/lucky_thirteen.h"

#include <array>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <span>
#include <string>
#include <vector>

#include "common/cards/deal_key.h"
#include "tests/support/golden.h"
#include "tests/support/lucky_thirteen_game.h"

namespace cardroom::lucky_thirteen {
namespace {

using cardroom::testing::card;
using cardroom::testing::card_set;
using ::testing::ElementsAre;

// Two open cards, two cards for each seat, and the first draws, in pack order.
constexpr std::string_view kDealt = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH";

struct LuckyThirteenPlay : ::testing::Test {
  LuckyThirteenPlay() { EXPECT_EQ(Game::deal(state, deal_of(kDealt), log), accepted); }

  /// Starting with the seat whose turn it is, each seat discards the card that it has just drawn.
  void discard_draws(int turns) {
    for (; turns > 0; --turns) {
      ASSERT_EQ(Game::apply(state, state.turn, {state.pack[state.handed_out - 1U]}, log), accepted);
    }
  }

  View view_of(std::uint8_t seat) const { return Game::view(state, {Viewer::Kind::seat, Seat{seat}}); }

  std::vector<Card> draws_of(std::uint8_t seat) const {
    const View view = view_of(seat);
    return {view.draws.begin(), view.draws.begin() + view.draw_count};
  }

  State state = Game::begin({}, kSeats);
  EventLog<Event> log;
};

TEST_F(LuckyThirteenPlay, StartsBeforeTheDeal) {
  const State begun = Game::begin({}, kSeats);
  EXPECT_EQ(begun.stage, Stage::deal);
  EXPECT_TRUE(Game::to_act(begun).empty());
}

TEST_F(LuckyThirteenPlay, TwoOpenCardsAndTwoForEachSeatAreDealtInOrder) {
  EXPECT_THAT(view_of(0).public_cards, ElementsAre(card("2S"), card("3S")));
  EXPECT_EQ(state.hands[1], card_set("6S 7S"));
  EXPECT_EQ(state.hands[2], card_set("8S 9S"));
  EXPECT_EQ(state.hands[3], card_set("TS JS"));
}

TEST_F(LuckyThirteenPlay, SeatZeroStartsAndHasDrawnAlready) {
  EXPECT_EQ(Game::to_act(state), only(Seat{0}));
  EXPECT_EQ(state.hands[0], card_set("4S 5S QS"));
  EXPECT_EQ(view_of(0).hand, card_set("4S 5S QS"));
  EXPECT_THAT(draws_of(0), ElementsAre(card("QS")));
}

TEST_F(LuckyThirteenPlay, ADiscardLetsTheNextSeatDraw) {
  ASSERT_EQ(Game::apply(state, Seat{0}, {card("4S")}, log), accepted);
  EXPECT_EQ(Game::to_act(state), only(Seat{1}));
  EXPECT_EQ(state.hands[0], card_set("5S QS"));
  EXPECT_EQ(state.hands[1], card_set("6S 7S KS"));
}

TEST_F(LuckyThirteenPlay, AnyOfTheThreeCardsMayBeDiscarded) {
  EXPECT_EQ(Game::legal_moves(state, Seat{0}).discards, card_set("4S 5S QS"));
  EXPECT_EQ(Game::legal_moves(state, Seat{1}).size(), 0U);
  EXPECT_EQ(Game::apply(state, Seat{0}, {card("QS")}, log), accepted);
}

TEST_F(LuckyThirteenPlay, RefusesIllegalDiscards) {
  EXPECT_EQ(Game::apply(state, Seat{1}, {card("6S")}, log), (Refusal{Reason::not_your_turn}));
  EXPECT_EQ(Game::apply(state, Seat{0}, {card("6S")}, log), (Refusal{Reason::not_in_hand}));
  EXPECT_EQ(Game::apply(state, Seat{0}, {card("2S")}, log), (Refusal{Reason::not_in_hand})) << "an open card";
  EXPECT_EQ(Game::apply(state, Seat{0}, {Card{52}}, log), (Refusal{Reason::malformed}));
  EXPECT_EQ(Game::apply(state, Seat{0}, {Card{255}}, log), (Refusal{Reason::malformed}));
  State begun = Game::begin({}, kSeats);
  EXPECT_EQ(Game::apply(begun, Seat{0}, {card("4S")}, log), (Refusal{Reason::not_your_turn}));
}

TEST_F(LuckyThirteenPlay, RefusesAnIncompletePackAndASecondDeal) {
  State begun = Game::begin({}, kSeats);
  const State before = begun;
  Deal twice = deal_of(kDealt);
  twice.pack[51] = twice.pack[0];
  EXPECT_EQ(Game::deal(begun, twice, log), (Refusal{Reason::malformed}));
  Deal strange = deal_of(kDealt);
  strange.pack[51] = 60;
  EXPECT_EQ(Game::deal(begun, strange, log), (Refusal{Reason::malformed}));
  EXPECT_EQ(begun, before);
  EXPECT_EQ(Game::deal(state, deal_of(kDealt), log), (Refusal{Reason::malformed}));
}

TEST_F(LuckyThirteenPlay, EndsAfterFourRounds) {
  discard_draws(15);
  EXPECT_EQ(state.stage, Stage::moves);
  EXPECT_EQ(Game::to_act(state), only(Seat{3}));
  EXPECT_EQ(Game::scores(state), Scores{});
  EXPECT_TRUE(Game::winners(state).empty());
  discard_draws(1);
  EXPECT_EQ(state.stage, Stage::over);
  EXPECT_TRUE(Game::to_act(state).empty());
  EXPECT_EQ(Game::apply(state, Seat{0}, {card("4S")}, log), (Refusal{Reason::game_over}));
  EXPECT_EQ(Game::deal(state, deal_of(kDealt), log), (Refusal{Reason::game_over}));
}

TEST_F(LuckyThirteenPlay, EverybodyKnowsTheSizesOfHandsAndPile) {
  EXPECT_EQ(view_of(2).hand_size(Seat{0}), 3);
  EXPECT_EQ(view_of(2).hand_size(Seat{1}), 2);
  EXPECT_EQ(view_of(2).pile_size(), 41);
  discard_draws(5);
  EXPECT_EQ(view_of(2).hand_size(Seat{0}), 2);
  EXPECT_EQ(view_of(2).hand_size(Seat{1}), 3);
  EXPECT_EQ(view_of(2).pile_size(), 36);
  discard_draws(11);
  EXPECT_EQ(view_of(2).hand_size(Seat{3}), 2);
  EXPECT_EQ(view_of(2).pile_size(), 26);
}

TEST_F(LuckyThirteenPlay, ASeatRemembersItsDrawsAndAllDiscards) {
  discard_draws(6);
  EXPECT_THAT(draws_of(1), ElementsAre(card("KS"), state.pack[15]));
  EXPECT_THAT(draws_of(3), ElementsAre(state.pack[13]));
  EXPECT_EQ(view_of(3).discard_count, 6);
  EXPECT_EQ(view_of(3).discards[0], card("QS"));
}

TEST_F(LuckyThirteenPlay, SpectatorsAndRecordsSeeNoHandBeforeTheEnd) {
  for (const auto kind : {Viewer::Kind::watcher, Viewer::Kind::all}) {
    const View view = Game::view(state, {kind, Seat{}});
    EXPECT_TRUE(view.hand.empty());
    EXPECT_EQ(view.draw_count, 0);
    EXPECT_EQ(view.results, std::nullopt);
  }
  discard_draws(16);
  EXPECT_EQ(Game::view(state, {}).results, results(state));
}

TEST_F(LuckyThirteenPlay, OnlyTheSeatIsSentItsOwnCards) {
  discard_draws(1);
  std::string text;
  for (const auto& entry : log.entries) {
    text += text_of(entry.rest) + (entry.whole_for == SeatSet{0xFF} ? "" : "; " + text_of(entry.whole)) + "\n";
  }
  EXPECT_EQ(text,
            "open: 2S 3S\n"
            "seat 0 holds two cards; seat 0 holds 5S 4S\n"
            "seat 1 holds two cards; seat 1 holds 7S 6S\n"
            "seat 2 holds two cards; seat 2 holds 9S 8S\n"
            "seat 3 holds two cards; seat 3 holds JS TS\n"
            "seat 0 draws a card; seat 0 draws QS\n"
            "seat 0 discards QS\n"
            "seat 1 draws a card; seat 1 draws KS\n");
  EXPECT_EQ(log.entries[2].whole_for, only(Seat{1}));
  EXPECT_EQ(log.entries[5].whole_for, only(Seat{0}));
}

TEST_F(LuckyThirteenPlay, TheEndShowsEveryHandAndTheCardsThatMadeThirteen) {
  discard_draws(16);
  ASSERT_GE(log.entries.size(), 4U);
  std::string text;
  for (const auto& entry : std::span{log.entries}.last(4))
    text += text_of(entry.rest) + "\n";
  // Seat 3 makes thirteen in three ways: the jack as eleven with the 2 (48), the ten with the 3 (46), and the jack as
  // ten with the 3.
  EXPECT_EQ(text,
            "seat 0 shows 5S 4S: 0 points\n"
            "seat 1 shows 7S 6S: 52 points, thirteen by its private cards 7S 6S\n"
            "seat 2 shows 9S 8S: 0 points\n"
            "seat 3 shows JS TS: 50 points, thirteen by one and one JS 3S\n");
}

TEST(LuckyThirteenScores, ASingleThirteenScoresOneHundred) {
  const State state = ended({"2S 3S", {"8H 5D", "4H 6D", "7H 7D", "9H 9D"}});
  EXPECT_EQ(Game::scores(state), (Scores{100, 0, 0, 0}));
  EXPECT_EQ(Game::winners(state), only(Seat{0}));
  EXPECT_EQ(results(state)[0].option, Option::private_cards);
  EXPECT_EQ(results(state)[0].used, card_set("8H 5D"));
  EXPECT_EQ(results(state)[0].points, 100);
  EXPECT_EQ(results(state)[1].option, std::nullopt);
}

TEST(LuckyThirteenScores, ASingleThirteenOfOnePrivateAndOneOpenCard) {
  const State state = ended({"9S 3S", {"2H 2D", "4H 5D", "6H 6D", "7H 7D"}});
  EXPECT_EQ(Game::scores(state), (Scores{0, 100, 0, 0}));
  EXPECT_EQ(results(state)[1].option, Option::one_and_one);
}

TEST(LuckyThirteenScores, ASingleThirteenOfAllFourCards) {
  const State state = ended({"2S 3S", {"2H 2D", "4H 7D", "6H 2C", "9H 9D"}});
  EXPECT_EQ(Game::scores(state), (Scores{0, 0, 100, 0}));
  EXPECT_EQ(results(state)[2].option, Option::all_four);
}

TEST(LuckyThirteenScores, WithoutAnyThirteenThePrivateCardsScore) {
  const State state = ended({"2S 3S", {"8H 6C", "4H 6D", "7H 7D", "9H 9D"}});
  EXPECT_EQ(Game::scores(state), (Scores{30, 24, 35, 45}));
  EXPECT_EQ(Game::winners(state), only(Seat{3}));
  EXPECT_EQ(results(state)[3].points, 45);
  EXPECT_TRUE(results(state)[3].used.empty());
}

TEST(LuckyThirteenScores, SeveralThirteensScoreTheirBestOptionAndOtherHandsNothing) {
  const State state = ended({"AS 2D", {"JD AH", "KS 4S", "8H 8D", "QC 5D"}});
  // 31 as the rules page counts it; the king as 11 with the 2 scores 52 + 4 = 56, as 12 with the ace 52 + 2; 8 and 8
  // score nothing; the queen as 11 with the 2 scores 12 + 4 = 16.
  EXPECT_EQ(Game::scores(state), (Scores{31, 56, 0, 16}));
  EXPECT_EQ(Game::winners(state), only(Seat{1}));
}

TEST(LuckyThirteenScores, EverybodyWithTheHighestScoreWins) {
  const State state = ended({"2S 3S", {"8H 4C", "7H 7C", "4H 8C", "9C 9D"}});
  EXPECT_EQ(Game::scores(state), (Scores{28, 28, 20, 27}));
  EXPECT_EQ(Game::winners(state).bits, 0b0011);
}

TEST(LuckyThirteenDeal, FollowsFromTheFairStream) {
  FairStream stream{simulation_key(1, 0, 0)};
  FairStream again{simulation_key(1, 0, 0)};
  const State begun = Game::begin({}, kSeats);
  EXPECT_EQ(Game::draw(begun, stream), Game::draw(begun, again));
}

TEST(LuckyThirteenGolden, AWholeDealAsText) {
  FairStream stream{simulation_key(13, 0, 0)};
  State state = Game::begin({}, kSeats);
  EventLog<Event> log;
  ASSERT_EQ(Game::deal(state, Game::draw(state, stream), log), accepted);
  constexpr std::array types{BotType::clever, BotType::basic, BotType::random, BotType::clever};
  BotDice dice{13};
  std::string text = "lucky-thirteen: clever, basic, random, clever\n";
  for (std::size_t told = 0;;) {
    for (; told < log.entries.size(); ++told) {
      const Event& event = log.entries[told].whole;
      const auto* drew = std::get_if<Drew>(&event);
      text += text_of(event);
      if (drew != nullptr) text += "  (to " + testing::text_of(state.hands[drew->seat.index]) + ")";
      text += "\n";
    }
    if (state.stage == Stage::over) break;
    const View view = Game::view(state, {Viewer::Kind::seat, state.turn});
    ASSERT_EQ(
        Game::apply(
            state, state.turn,
            Game::choose(types.at(state.turn.index), view, Game::usual_budget(types.at(state.turn.index)), dice), log),
        accepted);
  }
  text += "winners:";
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    if (Game::winners(state).contains(seat)) text += " seat " + std::to_string(seat.index);
  }
  testing::expect_golden("lucky_thirteen/deal.txt", text + "\n");
}

}  // namespace
}  // namespace cardroom::lucky_thirteen
