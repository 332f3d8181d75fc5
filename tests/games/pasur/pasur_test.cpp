#include "common/games/pasur/pasur.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <vector>

#include "common/cards/deal_key.h"
#include "common/games/pasur/bot/pasur_bot.h"
#include "tests/support/pasur_game.h"

namespace cardroom::pasur {
namespace {

using testing::card;
using testing::card_set;

TEST(PasurDeal, GivesFourCardsToEachPlayerFromTheStarterOnAndFourToThePool) {
  const State state = dealt({.hands = {"AS 2S 3S 4S", "5S 6S 7S 8S", "9S TS JS QS"}, .pool = "KS AH 2H KH"}, 3);
  EXPECT_EQ(state.hands[0], card_set("AS 2S 3S 4S"));
  EXPECT_EQ(state.hands[1], card_set("5S 6S 7S 8S"));
  EXPECT_EQ(state.hands[2], card_set("9S TS JS QS"));
  EXPECT_EQ(testing::text_of(state.table.pool_cards()), "AH KH KS 2H") << "sorted";
  EXPECT_EQ(state.table.turn(), Seat{0});
  EXPECT_EQ(state.table.deck_size(), 36);
}

TEST(PasurDeal, HasSixHandoutsForTwoFourForThreeAndThreeForFour) {
  EXPECT_EQ(dealt({}, 2).table.handouts(), 6);
  EXPECT_EQ(dealt({}, 3).table.handouts(), 4);
  EXPECT_EQ(dealt({}, 4).table.handouts(), 3);
}

TEST(PasurDeal, RefusesAJackInTheFirstPool) {
  State state = Game::begin({}, 2);
  Deal deal = deal_of({}, 2);
  const auto jack = std::ranges::find_if(deal.pack, [](Card one) { return kJacks.contains(one); });
  std::swap(*jack, deal.pack[8]);
  NoEvents none;
  EXPECT_EQ(Game::deal(state, deal, none), (Refusal{Reason::malformed}));
}

RC_GTEST_PROP(PasurDeal, NeverDrawsAJackIntoTheFirstPool, ()) {
  const auto seats = *rc::gen::inRange<std::uint8_t>(2, 5);
  const State state = Game::begin({}, seats);
  FairStream stream{simulation_key(*rc::gen::arbitrary<std::uint64_t>(), 0, 0)};
  const Deal deal = Game::draw(state, stream);
  CardSet all;
  for (const Card one : deal.pack)
    all.insert(one);
  RC_ASSERT(all == CardSet::whole_pack());
  for (std::size_t i = 0; i < kFirstPool; ++i)
    RC_ASSERT(!kJacks.contains(deal.pack[std::size_t{4} * seats + i]));
}

State after(State state, std::string_view moves) {
  play(state, moves);
  return state;
}

TEST(PasurSur, IsScoredByThePlayerWhoClearsThePool) {
  const State state = after(dealt({.hands = {"AS"}, .pool = "2H 3H 4H AH"}), "AS x 2H 3H 4H AH");
  EXPECT_EQ(state.table.surs_of(Seat{0}), 1);
  EXPECT_EQ(state.table.surs[0], card("AS"));
  EXPECT_EQ(state.table.scores()[0], 5 + 2) << "a sur and two aces";
}

TEST(PasurSur, IsNotMadeByAJack) {
  const State state = after(dealt({.hands = {"JS"}, .pool = "2H 3H 4H AH"}), "JS x 2H 3H 4H AH");
  EXPECT_EQ(state.table.surs_of(Seat{0}), 0);
}

TEST(PasurSur, IsNotMadeInTheLastHandout) {
  State state = dealt({});
  play_until(state, kPlays - 8);
  ASSERT_EQ(state.table.handout(), 6);
  state.table.pool = {card("4H")};
  state.table.pool_size = 1;
  state.pool = card_set("4H");
  state.hands[0] = card_set("7S");
  const auto before = state.table.sur_count;
  play(state, "7S x 4H");
  EXPECT_EQ(state.table.sur_count, before);
}

TEST(PasurSur, IsMadeInTheLastHandoutButOne) {
  State state = dealt({});
  play_until(state, kPlays - 16);
  state.table.sur_count = 0;
  state.table.pool = {card("4H")};
  state.table.pool_size = 1;
  state.pool = card_set("4H");
  state.hands[0] = card_set("7S");
  play(state, "7S x 4H");
  EXPECT_EQ(state.table.surs_of(Seat{0}), 1);
}

TEST(PasurSur, CancelsAnotherPlayersLatestSurInsteadOfCounting) {
  State state = dealt({.hands = {"AS 9S", "7C KC"}, .pool = "2H 3H 4H AH"});
  EventLog<Event> log;
  ASSERT_EQ(Game::apply(state, Seat{0}, move("AS x 2H 3H 4H AH"), log), accepted);
  EXPECT_EQ(state.table.scores()[0], 7);
  play(state, "KC, 9S, 7C");  // The pool is K, 9, 7, so it is not cleared.
  state.table.pool = {card("KC")};
  state.table.pool_size = 1;
  state.pool = card_set("KC");
  state.hands[0] = card_set("8S");
  state.hands[1] = card_set("KD");
  play(state, "8S");
  state.table.pool = {card("KC")};
  state.table.pool_size = 1;
  state.pool = card_set("KC");
  log = {};
  ASSERT_EQ(Game::apply(state, Seat{1}, move("KD x KC"), log), accepted);
  EXPECT_EQ(state.table.surs_of(Seat{0}), 0);
  EXPECT_EQ(state.table.surs_of(Seat{1}), 0);
  EXPECT_EQ(state.table.scores()[0], 2) << "the total decreases at once";
  ASSERT_GE(log.entries.size(), 3U);
  EXPECT_EQ(log.entries[1].whole, (Event{MadeSur{Seat{1}, Seat{0}, card("AS")}}));
}

/// A position in which this seat is about to play a king onto a pool of one king; seat 0 has this many surs.
State sur_at_hand(std::uint8_t seats, std::uint8_t seat, std::uint8_t surs_of_first) {
  State state = dealt({.hands = {"2S 3S 4S 5S", "6S 7S 8S 9S"}, .pool = "KH KD QH QD"}, seats);
  const Card laid[] = {card("KS")};
  state.table.pool = {laid[0]};
  state.table.pool_size = 1;
  state.pool = CardSet{laid[0]};
  state.table.plays = seat;
  state.hands[seat] = card_set("KC");
  state.table.sur_count = surs_of_first;
  for (std::uint8_t i = 0; i < surs_of_first; ++i)
    state.table.surs[i] = static_cast<Card>(card("2C") - i);
  return state;
}

TEST(PasurSur, CancelsExactlyOneWithTwoThreeAndFourPlayers) {
  for (std::uint8_t seats = 2; seats <= 4; ++seats) {
    for (std::uint8_t seat = 1; seat < seats; ++seat) {
      State state = sur_at_hand(seats, seat, 2);
      play(state, "KC x KS");
      EXPECT_EQ(state.table.surs_of(Seat{0}), 1) << int{seats};
      EXPECT_EQ(state.table.surs_of(Seat{seat}), 0) << int{seats};
    }
  }
}

TEST(PasurSur, IsAddedToThePlayersOwn) {
  State state = sur_at_hand(3, 0, 2);
  play(state, "KC x KS");
  EXPECT_EQ(state.table.surs_of(Seat{0}), 3);
}

TEST(PasurEnd, TheRestGoesToTheLastPickerAndIsNotASur) {
  State state = dealt({});
  play_until(state, kPlays - 1);
  const Seat last = state.table.turn();
  state.hands[last.index] = card_set("KC");
  state.pool = card_set("TD 2C");
  state.table.pool = {card("TD"), card("2C")};
  state.table.pool_size = 2;
  state.table.last_picker = Seat{0};
  const CardSet before = state.table.won[0];
  play(state, "KC");
  EXPECT_EQ(state.table.won[0], before | card_set("TD 2C KC"));
  EXPECT_NE(state.table.stage, Stage::moves);
}

/// The last play of a deal, with these totals before it and no more points to win.
State at_the_end(std::int16_t first, std::int16_t second) {
  State state = dealt({});
  play_until(state, kPlays - 1);
  state.table.won = {};
  state.table.sur_count = 0;
  state.table.totals = {first, second, 0, 0};
  state.pool = {};
  state.table.pool_size = 0;
  const Seat last = state.table.turn();
  state.hands[last.index] = card_set("KS");
  play(state, "KS");
  return state;
}

TEST(PasurEnd, IsReachedBySixtyTwoPointsAlone) {
  EXPECT_EQ(at_the_end(61, 60).table.stage, Stage::deal);
  const State won = at_the_end(62, 61);
  EXPECT_EQ(won.table.stage, Stage::over);
  EXPECT_EQ(Game::winners(won), only(Seat{0}));
  EXPECT_EQ(Game::winners(at_the_end(62, 63)), only(Seat{1}));
}

TEST(PasurEnd, IsNotReachedByATie) {
  const State tie = at_the_end(70, 70);
  EXPECT_EQ(tie.table.stage, Stage::deal);
  EXPECT_TRUE(Game::winners(tie).empty());
  EXPECT_EQ(Game::pause_ms(tie), 8000U) << "a pause to read the result";
}

TEST(PasurEnd, TheStarterMovesOnAndTotalsStay) {
  State state = at_the_end(40, 30);
  NoEvents none;
  ASSERT_EQ(Game::deal(state, deal_of({}, 2), none), accepted);
  EXPECT_EQ(state.table.number, 2);
  EXPECT_EQ(state.table.turn(), Seat{1});
  EXPECT_EQ(state.table.totals, (Scores{40, 30, 0, 0}));
  EXPECT_EQ(Game::pause_ms(state), 0U);
}

TEST(PasurEnd, WithoutAPickUpTheRestGoesToSeatZeroOrTheLastPickerOfAnEarlierDeal) {
  EXPECT_EQ(dealt({}).table.last_picker, Seat{0});
  State state = at_the_end(40, 30);
  state.table.last_picker = Seat{1};
  NoEvents none;
  ASSERT_EQ(Game::deal(state, deal_of({}, 2), none), accepted);
  EXPECT_EQ(state.table.last_picker, Seat{1});
}

TEST(PasurScores, AreReportedAfterEveryPlayAndAgainAtTheEndOfADeal) {
  State state = Game::begin({}, 2);
  EventLog<Event> log;
  ASSERT_EQ(Game::deal(state, deal_of({}, 2), log), accepted);
  while (state.table.stage == Stage::moves) {
    const Seat seat = state.table.turn();
    const Card first = state.hands[seat.index].first();
    ASSERT_EQ(Game::apply(state, seat, {first, classic_capture(first, state.table.pool_cards())}, log), accepted);
  }
  const auto told =
      std::ranges::count_if(log.entries, [](const auto& entry) { return std::holds_alternative<Scored>(entry.whole); });
  EXPECT_EQ(told, kPlays + 1);
  EXPECT_EQ(std::get<Scored>(log.entries.back().whole).totals, Game::scores(state));
}

}  // namespace
}  // namespace cardroom::pasur
