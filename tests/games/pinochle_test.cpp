#include "common/games/pinochle/pinochle.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <vector>

#include "common/cards/deal_key.h"
#include "tests/support/pinochle_game.h"
#include "tests/support/random_game.h"

namespace cardroom::pinochle {
namespace {

using testing::card;

constexpr Rules kCutthroat{.cutthroat = true};

Verdict broke(BrokeRule rule) {
  return Refusal{Reason::broke_rule, static_cast<std::uint8_t>(rule)};
}

/// Of the game's first moves.
State after(State state, std::string_view moves) {
  play(state, moves);
  return state;
}

/// What the log would say.
std::vector<std::string> told_by(State& state, Seat seat, const Move& made, Viewer viewer) {
  EventLog<Event> log;
  EXPECT_EQ(Game::apply(state, seat, made, log), accepted);
  std::vector<std::string> lines;
  for (const Event& event : testing::told(log, viewer))
    lines.push_back(text_of(event));
  return lines;
}

TEST(PinochleCards, KnowHowManyThereAreOfEachKind) {
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

RC_GTEST_PROP(PinochleCards, AddUpAndComeApartLikeNumbersOfEachKind, ()) {
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

TEST(PinochleDeal, RefusesWhatIsNoWholePack) {
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

TEST(PinochleBidding, BeginsWithAnyMultipleOfTenUpToTwoThousandOrAPass) {
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

TEST(PinochleBidding, EndsWithTheFirstPassAndTheOtherHasWon) {
  EXPECT_EQ(after(dealt({}), "100, 120, pass").table.bid_winner(), Seat{1});
  const State state = after(dealt({}), "100, pass");
  EXPECT_EQ(state.table.bid_winner(), Seat{0});
  EXPECT_EQ(state.table.turn, Seat{0}) << "who names the trump";
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
  EXPECT_EQ(Game::legal_moves(full, full.table.turn).size(), 1U) << "only the pass";
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

/// The whole stockpile is known: two that lie open, then cards to draw.
State keeping() {
  return after(dealt({.hands = {"AS AS KS KS QS QS JS JS TS TS 9S 9S", "AH AH KH KH QH QH JH JH TH TH 9H 9H"},
                      .stock = "AD AC AD KD KD QD QD JD JD TD TD 9D 9D KC KC QC QC JC JC TC TC 9C 9C AC"},
                     kCutthroat),
               "10, pass, C, take AC");
}

TEST(PinochleCutThroat, TurnsUpTwoCardsOfWhichTheBidWinnerTakesOne) {
  const State state = after(dealt({.stock = "AC 9D"}, kCutthroat), "10, 20, pass, C");
  EXPECT_EQ(state.table.phase, Phase::turned);
  EXPECT_EQ(testing::text_of(state.table.turned), "AC 9D");
  EXPECT_EQ(state.table.to_act(), only(Seat{1}));
  EXPECT_EQ(state.table.stock_size(), 22);
  EXPECT_EQ(verdict(state, "take KC"), broke(BrokeRule::not_turned_up));
  const State taken = after(state, "take 9D");
  EXPECT_TRUE(taken.hands[1].contains(card("9D")));
  EXPECT_TRUE(taken.hands[0].contains(card("AC"))) << "the other player gets the other one";
  EXPECT_EQ(taken.table.taken_by(Seat{0}), card("AC"));
}

TEST(PinochleCutThroat, TwoEqualCardsMayBeTurnedUp) {
  const State state = after(dealt({.stock = "AC AC"}, kCutthroat), "10, pass, H");
  EXPECT_EQ(Game::legal_moves(state, Seat{0}).size(), 1U);
  const State taken = after(state, "take AC");
  EXPECT_EQ(taken.table.taken_by(Seat{0}), card("AC"));
  EXPECT_EQ(taken.table.taken_by(Seat{1}), card("AC"));
}

TEST(PinochleCutThroat, DrawsTheRestInTurnTheBidWinnerFirst) {
  const State state = keeping();
  EXPECT_EQ(state.hands[0] - hand("AS AS KS KS QS QS JS JS TS TS 9S 9S"), hand("AC AD KD QD JD TD 9D KC QC JC TC 9C"));
  EXPECT_EQ(state.hands[1].size(), kDrawnHand);
  EXPECT_EQ(state.table.stock_size(), 0);
}

TEST(PinochleCutThroat, AsksBothAtTheSameTimeForTwelveCards) {
  State state = keeping();
  EXPECT_EQ(state.table.to_act().bits, 3);
  EXPECT_EQ(verdict(state, "keep AS AS"), broke(BrokeRule::keep_twelve));
  EXPECT_EQ(verdict(state, "keep AS AS KS KS QS QS JS JS TS TS 9S 9S AC"), broke(BrokeRule::keep_twelve));
  EXPECT_EQ(verdict(state, "keep AH AH KH KH QH QH JH JH TH TH 9H 9H"), Refusal{Reason::not_in_hand});
  EXPECT_EQ(verdict(state, "keep AC AC KS KS QS QS JS JS TS TS 9S 9S"), Refusal{Reason::not_in_hand})
      << "there is one of them in the hand";
  play(state, "keep AS AS KS KS QS QS JS JS TS TS 9S AC");
  EXPECT_EQ(state.table.to_act(), only(Seat{1}));
  EXPECT_EQ(verdict(state, "AS"), broke(BrokeRule::other_phase));
  play(state, "keep AH AH KH KH QH QH JH JH TH TH 9H 9H");
  EXPECT_EQ(state.table.phase, Phase::tricks);
  EXPECT_EQ(state.discards[0], hand("9S AD KD QD JD TD 9D KC QC JC TC 9C"));
}

TEST(PinochleCutThroat, EitherMayChooseFirst) {
  State one = keeping();
  State other_way = one;
  const Move first = move("keep AS AS KS KS QS QS JS JS TS TS 9S AC");
  const Move second = move("keep AH AH KH KH QH QH JH JH TH TH 9H 9H");
  NoEvents none;
  ASSERT_EQ(Game::apply(one, Seat{0}, first, none), accepted);
  ASSERT_EQ(Game::apply(one, Seat{1}, second, none), accepted);
  ASSERT_EQ(Game::apply(other_way, Seat{1}, second, none), accepted);
  EXPECT_EQ(Game::apply(other_way, Seat{1}, second, none), Refusal{Reason::not_your_turn}) << "once each";
  ASSERT_EQ(Game::apply(other_way, Seat{0}, first, none), accepted);
  EXPECT_EQ(one, other_way);
}

TEST(PinochleCutThroat, TellsNobodyWhatTheOtherKeptAndDiscarded) {
  State state = keeping();
  const Move keep = move("keep AS AS KS KS QS QS JS JS TS TS 9S AC");
  State copy = state;
  EXPECT_EQ(told_by(copy, Seat{0}, keep, {Viewer::Kind::seat, Seat{1}}),
            std::vector<std::string>{"seat 0 keeps twelve cards"});
  EXPECT_EQ(told_by(state, Seat{0}, keep, {Viewer::Kind::seat, Seat{0}}),
            std::vector<std::string>{"seat 0 keeps AS AS KS KS QS QS JS JS TS TS 9S AC"});
  const View seen = Game::view(state, {Viewer::Kind::seat, Seat{1}});
  EXPECT_TRUE(seen.table.kept.contains(Seat{0}));
  EXPECT_EQ(seen.discards, Cards{});
  EXPECT_EQ(Game::view(state, {Viewer::Kind::seat, Seat{0}}).discards, state.discards[0]);
  EXPECT_EQ(Game::view(state, {}).hand, Cards{}) << "a watcher";
}

TEST(PinochleCutThroat, RemembersTheHandThatWasBidWith) {
  const State state = keeping();
  EXPECT_EQ(Game::view(state, {Viewer::Kind::seat, Seat{0}}).dealt, hand("AS AS KS KS QS QS JS JS TS TS 9S 9S"));
  EXPECT_EQ(Game::view(dealt({}), {Viewer::Kind::seat, Seat{0}}).dealt, Cards{}) << "it is the hand still";
}

/// Every way to keep twelve cards of a hand, counted the long way.
std::uint32_t ways_to_keep(Cards cards, std::uint32_t wanted) {
  if (cards.kinds().empty()) return wanted == 0 ? 1 : 0;
  const Card kind = cards.kinds().first();
  std::uint32_t ways = 0;
  Cards rest = cards & (kKinds - CardSet{kind});
  for (std::uint32_t n = 0; n <= static_cast<std::uint32_t>(cards.count(kind)) && n <= wanted; ++n)
    ways += ways_to_keep(rest, wanted - n);
  return ways;
}

TEST(PinochleCutThroat, OffersEverySetOfTwelveOnce) {
  const State state = keeping();
  const Moves moves = Game::legal_moves(state, Seat{0});
  EXPECT_EQ(moves.size(), ways_to_keep(state.hands[0], kHand));
  std::vector<std::pair<std::uint64_t, std::uint64_t>> sets;
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    const Move one = moves[i];
    ASSERT_TRUE(one.keep.size() == kHand && state.hands[0].contains(one.keep));
    sets.emplace_back(one.keep.kinds().bits(), one.keep.both().bits());
  }
  std::ranges::sort(sets);
  EXPECT_EQ(std::ranges::adjacent_find(sets), sets.end());
}

TEST(PinochlePlay, SaysWhichRuleForbidsACard) {
  State state = after(dealt({.hands = {"KH KS KC 9D", "AH QH AS QS 9C JC JD"}}), "10, pass, C, KH");
  EXPECT_EQ(verdict(state, "QH"), broke(BrokeRule::must_beat));
  EXPECT_EQ(verdict(state, "9C"), broke(BrokeRule::must_beat)) << "a trump is not instead";
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

TEST(PinochlePlay, WhoWinsATrickLeadsTheNextAndHasItsPoints) {
  State state = after(dealt({.hands = {"KH QH", "AH 9C"}}), "10, pass, C, KH, AH");
  EXPECT_EQ(state.table.turn, Seat{1});
  EXPECT_EQ(state.table.trick_points[1], 15);
  EXPECT_EQ(state.table.won_by(Seat{1}), hand("KH AH"));
  EXPECT_EQ(state.table.leader(0), Seat{0});
  EXPECT_EQ(state.table.leader(1), Seat{1});
  EXPECT_EQ(state.table.played_by(Seat{0}), hand("KH"));
}

TEST(PinochlePlay, AnEqualCardDoesNotWin) {
  State state =
      after(dealt({.hands = {"AH", "AH"}, .stock = "9C 9C JC JC QC QC KC KC TC TC AC AC"}), "10, pass, C, AH, AH");
  EXPECT_EQ(state.table.turn, Seat{0});
  EXPECT_EQ(state.table.trick_points[0], 22);
}

/// A game that is over, with these points.
State over(int bid, std::array<int, kSeats> tricks) {
  State state = after(dealt({}), bid == 0 ? "pass, S" : std::to_string(bid) + ", pass, S");
  state.table.stage = Stage::over;
  state.table.play_count = static_cast<std::uint8_t>(state.table.plays.size());
  state.table.melds = {};
  for (std::size_t seat = 0; seat < kSeats; ++seat)
    state.table.trick_points[seat] = static_cast<std::int16_t>(tricks[seat]);
  return state;
}

TEST(PinochleScore, IsMeldsAndTricks) {
  State state = over(100, {120, 130});
  state.table.melds[0] = melds_of(hand("9S"), Suit::spades, true);
  EXPECT_EQ(Game::scores(state)[0], 130);
  EXPECT_EQ(Game::scores(state)[1], 130);
  EXPECT_EQ(Game::winners(state).bits, 3) << "equal scores: both";
  EXPECT_EQ(state.table.reckoning(Seat{0}), (Reckoning{.melds = 10, .tricks = 120, .bid = 100}));
  EXPECT_EQ(state.table.reckoning(Seat{1}), (Reckoning{.melds = 0, .tricks = 130, .bid = 0}));
}

TEST(PinochleScore, TheHigherOneWins) {
  EXPECT_EQ(Game::winners(over(100, {130, 110})), only(Seat{0}));
  EXPECT_EQ(Game::winners(over(100, {100, 140})), only(Seat{1})) << "the bid is reached and lost all the same";
}

TEST(PinochleScore, ABidWinnerWithLessThanTheBidHasNothingAndLoses) {
  const State state = over(110, {109, 20});
  EXPECT_EQ(Game::scores(state)[0], 0);
  EXPECT_EQ(Game::scores(state)[1], 20);
  EXPECT_EQ(Game::winners(state), only(Seat{1}));
  EXPECT_EQ(Game::winners(over(1000, {240, 0})), only(Seat{1})) << "against nothing too";
  EXPECT_EQ(Game::winners(over(0, {0, 240})), only(Seat{1})) << "no bid, nothing to fall short of";
}

TEST(PinochleScore, SaysWhatIsMissingUntilTheBidIsMade) {
  const Reckoning on_the_way{.melds = 120, .tricks = 48, .bid = 220};
  EXPECT_EQ(on_the_way.sum(), 168);
  EXPECT_EQ(on_the_way.missing(), 52);
  EXPECT_EQ(on_the_way.score(), 0);
  const Reckoning made{.melds = 120, .tricks = 100, .bid = 220};
  EXPECT_EQ(made.missing(), 0);
  EXPECT_EQ(made.score(), 220) << "as much as the bid is enough";
  const Reckoning free{.melds = 0, .tricks = 31, .bid = 0};
  EXPECT_EQ(free.missing(), 0);
  EXPECT_EQ(free.score(), 31);
}

}  // namespace
}  // namespace cardroom::pinochle
