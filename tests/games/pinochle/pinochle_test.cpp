#include "common/games/pinochle/pinochle.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <vector>

#include "common/cards/deal_key.h"
#include "tests/support/pinochle_game.h"
#include "tests/support/random_game.h"

namespace cardroom::pinochle {
namespace {

using testing::card;

TEST(PinochleCards, HaveACountForEachKind) {
  Cards cards = hand("KC KC 9S");
  EXPECT_EQ(cards.size(), 3U);
  EXPECT_EQ(cards.count(card("KC")), 2);
  EXPECT_EQ(cards.count(card("9S")), 1);
  EXPECT_EQ(cards.count(card("9H")), 0);
  EXPECT_EQ(testing::text_of(cards), "9S KC KC") << "in the order of a fresh pack";
  EXPECT_EQ(cards[0], card("9S"));
  EXPECT_EQ(cards[2], card("KC"));
  cards.remove(card("KC"));
  EXPECT_EQ(testing::text_of(cards), "9S KC");
  EXPECT_FALSE(cards.contains(hand("KC KC")));
  EXPECT_EQ(Cards::whole_pack().size(), kCards);
}

RC_GTEST_PROP(PinochleCards, AddAndSubtractLikeCountsOfEachKind, ()) {
  Cards a;
  Cards b;
  for (const Card kind : kKinds) {
    const int both = *rc::gen::inRange(0, 3);
    const int in_a = *rc::gen::inRange(0, both + 1);
    for (int i = 0; i < both; ++i)
      (i < in_a ? a : b).insert(kind);
  }
  const Cards sum = a + b;
  for (const Card kind : kKinds)
    RC_ASSERT(sum.count(kind) == a.count(kind) + b.count(kind));
  RC_ASSERT(sum - a == b);
  RC_ASSERT(sum - b == a);
  RC_ASSERT(sum.contains(a) && sum.size() == a.size() + b.size());
  RC_ASSERT(std::vector<Card>(sum.begin(), sum.end()).size() == sum.size());
}

TEST(PinochleDeal, GivesTwelveCardsToEachThreeAtATime) {
  FairStream stream{simulation_key(1, 0, 0)};
  State state = Game::begin({}, kSeats);
  const Deal deal = Game::draw(state, stream);
  NoEvents none;
  ASSERT_EQ(Game::deal(state, deal, none), accepted);
  Cards first;
  for (const std::size_t i : {0U, 1U, 2U, 6U, 7U, 8U, 12U, 13U, 14U, 18U, 19U, 20U})
    first.insert(deal.pack[i]);
  EXPECT_EQ(state.hands[0], first);
  EXPECT_EQ(state.hands[1].size(), kHand);
  EXPECT_EQ(Game::undealt(state).size(), 24U);
  EXPECT_EQ(state.table.turn, deal.first_bidder);
}

TEST(PinochleDeal, RefusesAnIncompletePack) {
  State state = Game::begin({}, kSeats);
  NoEvents none;
  Deal deal = deal_of({});
  deal.pack[0] = deal.pack[kCards - 1];
  EXPECT_EQ(Game::deal(state, deal, none), Refusal{Reason::malformed});
  deal = deal_of({});
  deal.pack[0] = card("2S");
  EXPECT_EQ(Game::deal(state, deal, none), Refusal{Reason::malformed});
  deal = deal_of({});
  deal.first_bidder = Seat{2};
  EXPECT_EQ(Game::deal(state, deal, none), Refusal{Reason::malformed});
}

TEST(PinochleDeal, DrawsTheFirstBidderBeforeThePack) {
  FairStream stream{simulation_key(7, 0, 0)};
  FairStream same{simulation_key(7, 0, 0)};
  const State state = Game::begin({}, kSeats);
  EXPECT_EQ(Game::draw(state, stream).first_bidder.index, same.uniform(2));
}

TEST(PinochleBidding, StartsWithAMultipleOfTenUpToTwoThousandOrAPass) {
  const State state = dealt({});
  const Moves moves = Game::legal_moves(state, Seat{0});
  EXPECT_EQ(moves.size(), 201U);
  EXPECT_EQ(moves[0], Move::pass());
  EXPECT_EQ(moves[1], Move::bids(10));
  EXPECT_EQ(moves[200], Move::bids(2000));
  EXPECT_EQ(verdict(state, "2000"), accepted);
  for (const char* bid : {"2010", "5", "15", "-10"})
    EXPECT_EQ(verdict(state, bid), broke(BrokeRule::first_bid)) << bid;
}

TEST(PinochleBidding, GoesOnWithTenOrTwentyMore) {
  const State state = after(dealt({}), "100, 110");
  EXPECT_EQ(state.table.turn, Seat{0}) << "in turn";
  const Moves moves = Game::legal_moves(state, Seat{0});
  EXPECT_EQ(moves.size(), 3U);
  EXPECT_EQ(moves[1], Move::bids(120));
  EXPECT_EQ(moves[2], Move::bids(130));
  for (const char* bid : {"110", "115", "140", "100"})
    EXPECT_EQ(verdict(state, bid), broke(BrokeRule::raise)) << bid;
}

TEST(PinochleBidding, EndsWithTheFirstPassAndTheOtherPlayerWins) {
  EXPECT_EQ(after(dealt({}), "100, 120, pass").table.bid_winner(), Seat{1});
  const State state = after(dealt({}), "100, pass");
  EXPECT_EQ(state.table.bid_winner(), Seat{0});
  EXPECT_EQ(state.table.turn, Seat{0}) << "names the trump";
  EXPECT_EQ(state.table.bids.highest, 100);
  const State at_once = after(dealt({.first_bidder = Seat{1}}), "pass");
  EXPECT_EQ(at_once.table.bid_winner(), Seat{0});
  EXPECT_EQ(at_once.table.bids.highest, 0);
}

TEST(PinochleBidding, NeverGoesPastFourThousand) {
  std::string moves = "2000";
  for (int bid = 2020; bid < 3990; bid += 20)
    moves += ", " + std::to_string(bid);
  const State state = after(dealt({}), moves + ", 3990");
  EXPECT_EQ(Game::legal_moves(state, state.table.turn).size(), 2U);
  EXPECT_EQ(verdict(state, "4010"), broke(BrokeRule::past_bid_max));
  const State full = after(state, "4000");
  EXPECT_EQ(Game::legal_moves(full, full.table.turn).size(), 1U) << "only a pass is legal";
  EXPECT_EQ(verdict(full, "4010"), broke(BrokeRule::past_bid_max));
}

TEST(PinochleBidding, IsRememberedHoweverLongItIs) {
  State state = dealt({});
  std::vector<std::int16_t> expected;
  BotDice dice{5};
  for (std::int16_t bid = 10; bid <= kBidMax;) {
    play(state, std::to_string(bid));
    expected.push_back(bid);
    const bool by_twenty = bid >= 3000 && dice.uniform(2) == 1;
    bid = static_cast<std::int16_t>(bid + (by_twenty ? 2 * kBidStep : kBidStep));
  }
  std::vector<std::int16_t> told;
  state.table.bids.for_each([&](std::int16_t bid) { told.push_back(bid); });
  EXPECT_EQ(told, expected);
  EXPECT_GT(told.size(), 350U);
}

TEST(PinochleTrump, IsNamedByTheBidWinner) {
  State state = after(dealt({}), "10, pass");
  EXPECT_EQ(Game::legal_moves(state, Seat{0}).size(), 4U);
  EXPECT_EQ(verdict(state, "20"), broke(BrokeRule::other_phase)) << "the bidding is over";
  EXPECT_EQ(verdict(state, "AS"), broke(BrokeRule::other_phase)) << "and the tricks have not begun";
  play(state, "H");
  EXPECT_EQ(state.table.trump, Suit::hearts);
  EXPECT_EQ(state.table.phase, Phase::tricks);
  EXPECT_EQ(state.table.turn, Seat{0}) << "the bid winner leads";
}

TEST(PinochlePlay, SaysWhichRuleForbidsACard) {
  State state = after(dealt({.hands = {"KH KS KC 9D", "AH QH AS QS 9C JC JD"}}), "10, pass, C, KH");
  EXPECT_EQ(verdict(state, "QH"), broke(BrokeRule::must_beat));
  EXPECT_EQ(verdict(state, "9C"), broke(BrokeRule::must_beat)) << "a trump is not allowed instead";
  EXPECT_EQ(verdict(state, "TH"), Refusal{Reason::not_in_hand});
  EXPECT_EQ(verdict(state, "10"), broke(BrokeRule::other_phase));
  EXPECT_EQ(verdict(state, "AH"), accepted);
}

TEST(PinochlePlay, SaysThatATrumpMustBePlayed) {
  const State state = after(dealt({.hands = {"TH", "QH AS 9C"}, .stock = "AH AH"}), "10, pass, C, TH");
  EXPECT_EQ(verdict(state, "QH"), broke(BrokeRule::must_trump));
  EXPECT_EQ(verdict(state, "AS"), broke(BrokeRule::must_trump));
  EXPECT_EQ(verdict(state, "9C"), accepted);
}

TEST(PinochlePlay, TheWinnerOfATrickGetsItsPointsAndLeadsTheNext) {
  State state = after(dealt({.hands = {"KH QH", "AH 9C"}}), "10, pass, C, KH, AH");
  EXPECT_EQ(state.table.turn, Seat{1});
  EXPECT_EQ(state.table.trick_points[1], 15);
  EXPECT_EQ(state.table.won_by(Seat{1}), hand("KH AH"));
  EXPECT_EQ(state.table.leader(0), Seat{0});
  EXPECT_EQ(state.table.leader(1), Seat{1});
  EXPECT_EQ(state.table.played_by(Seat{0}), hand("KH"));
}

TEST(PinochlePlay, AnEqualCardDoesNotBeatTheFirst) {
  State state =
      after(dealt({.hands = {"AH", "AH"}, .stock = "9C 9C JC JC QC QC KC KC TC TC AC AC"}), "10, pass, C, AH, AH");
  EXPECT_EQ(state.table.turn, Seat{0});
  EXPECT_EQ(state.table.trick_points[0], 22);
}

/// A finished game with these points.
State over(int bid, std::array<int, kSeats> tricks) {
  State state = after(dealt({}), bid == 0 ? "pass, S" : std::to_string(bid) + ", pass, S");
  state.table.stage = Stage::over;
  state.table.play_count = static_cast<std::uint8_t>(state.table.plays.size());
  state.table.melds = {};
  for (std::size_t seat = 0; seat < kSeats; ++seat)
    state.table.trick_points[seat] = static_cast<std::int16_t>(tricks[seat]);
  return state;
}

TEST(PinochleScore, IsTheSumOfMeldsAndTricks) {
  State state = over(100, {120, 130});
  state.table.melds[0] = melds_of(hand("9S"), Suit::spades, true);
  EXPECT_EQ(Game::scores(state)[0], 130);
  EXPECT_EQ(Game::scores(state)[1], 130);
  EXPECT_EQ(Game::winners(state).bits, 3) << "equal scores: both";
  EXPECT_EQ(state.table.reckoning(Seat{0}), (Reckoning{.melds = 10, .tricks = 120, .bid = 100}));
  EXPECT_EQ(state.table.reckoning(Seat{1}), (Reckoning{.melds = 0, .tricks = 130, .bid = 0}));
}

TEST(PinochleScore, TheHigherScoreWins) {
  EXPECT_EQ(Game::winners(over(100, {130, 110})), only(Seat{0}));
  EXPECT_EQ(Game::winners(over(100, {100, 140})), only(Seat{1})) << "reaching the bid is not enough";
}

TEST(PinochleScore, ABidWinnerBelowTheBidScoresNothingAndLoses) {
  const State state = over(110, {109, 20});
  EXPECT_EQ(Game::scores(state)[0], 0);
  EXPECT_EQ(Game::scores(state)[1], 20);
  EXPECT_EQ(Game::winners(state), only(Seat{1}));
  EXPECT_EQ(Game::winners(over(1000, {240, 0})), only(Seat{1})) << "even if the other player has nothing";
  EXPECT_EQ(Game::winners(over(0, {0, 240})), only(Seat{1})) << "without a bid there is nothing to reach";
}

TEST(PinochleScore, ShowsTheMissingPointsUntilTheBidIsReached) {
  const Reckoning on_the_way{.melds = 120, .tricks = 48, .bid = 220};
  EXPECT_EQ(on_the_way.sum(), 168);
  EXPECT_EQ(on_the_way.missing(), 52);
  EXPECT_EQ(on_the_way.score(), 0);
  const Reckoning made{.melds = 120, .tricks = 100, .bid = 220};
  EXPECT_EQ(made.missing(), 0);
  EXPECT_EQ(made.score(), 220) << "reaching the bid exactly is enough";
  const Reckoning free{.melds = 0, .tricks = 31, .bid = 0};
  EXPECT_EQ(free.missing(), 0);
  EXPECT_EQ(free.score(), 31);
}

}  // namespace
}  // namespace cardroom::pinochle
