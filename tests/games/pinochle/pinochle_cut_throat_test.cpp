#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "common/games/pinochle/pinochle.h"
#include "tests/support/pinochle_game.h"
#include "tests/support/random_game.h"

namespace cardroom::pinochle {
namespace {

using testing::card;

/// Makes the move. Returns what this viewer is told, as lines of the log.
std::vector<std::string> told_by(State& state, Seat seat, const Move& made, Viewer viewer) {
  EventLog<Event> log;
  EXPECT_EQ(Game::apply(state, seat, made, log), accepted);
  std::vector<std::string> lines;
  for (const Event& event : testing::told(log, viewer))
    lines.push_back(text_of(event));
  return lines;
}

/// The whole stock is known: two cards that are turned up, followed by the cards to draw.
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

TEST(PinochleCutThroat, PausesForTheTrumpTheTakenCardsAndTheMeldsOnly) {
  const State turned = after(dealt({.stock = "AC 9D"}, kCutthroat), "10, 20, pass, C");
  EXPECT_EQ(turned.table.moment(), Moment::trump);
  EXPECT_EQ(Game::pause_ms(turned), kPauseMs);
  const State both = keeping();
  EXPECT_EQ(both.table.moment(), Moment::taken);
  EXPECT_EQ(Game::pause_ms(both), kPauseMs);
  const State one = after(both, "keep AS AS KS KS QS QS JS JS TS TS 9S 9S");
  EXPECT_EQ(Game::pause_ms(one), 0U) << "the other player still chooses";
  const State melds = after(one, "keep AH AH KH KH QH QH JH JH TH TH 9H 9H");
  EXPECT_EQ(melds.table.moment(), Moment::melds);
  EXPECT_EQ(Game::pause_ms(melds), kPauseMs);
  EXPECT_EQ(Game::pause_ms(after(melds, "AS")), 0U);
}

TEST(PinochleCutThroat, WithoutItTheTrumpAndTheMeldsAreOnePause) {
  const State bidding = dealt({});
  EXPECT_EQ(Game::pause_ms(bidding), 0U);
  const State naming = after(bidding, "10, pass");
  EXPECT_EQ(Game::pause_ms(naming), 0U);
  const State melds = after(naming, "C");
  EXPECT_EQ(melds.table.moment(), Moment::melds);
  EXPECT_EQ(Game::pause_ms(melds), kPauseMs);
  EXPECT_EQ(Game::pause_since(melds), 1U) << "an earlier version's journal goes on without it";
}

TEST(PinochleCutThroat, TwoEqualCardsMayBeTurnedUp) {
  const State state = after(dealt({.stock = "AC AC"}, kCutthroat), "10, pass, H");
  EXPECT_EQ(Game::legal_moves(state, Seat{0}).size(), 1U);
  const State taken = after(state, "take AC");
  EXPECT_EQ(taken.table.taken_by(Seat{0}), card("AC"));
  EXPECT_EQ(taken.table.taken_by(Seat{1}), card("AC"));
}

TEST(PinochleCutThroat, DrawsTheRestInTurnStartingWithTheBidWinner) {
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
      << "the hand has only one of them";
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

TEST(PinochleCutThroat, DoesNotShowWhichCardsTheOtherKeptAndDiscarded) {
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
  EXPECT_EQ(Game::view(state, {}).hand, Cards{}) << "a spectator";
}

TEST(PinochleCutThroat, RemembersTheHandAtTheTimeOfTheBid) {
  const State state = keeping();
  EXPECT_EQ(Game::view(state, {Viewer::Kind::seat, Seat{0}}).dealt, hand("AS AS KS KS QS QS JS JS TS TS 9S 9S"));
  EXPECT_EQ(Game::view(dealt({}), {Viewer::Kind::seat, Seat{0}}).dealt, Cards{}) << "it is still the hand";
}

/// The number of ways to keep this many of the cards, counted by kind of card.
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

TEST(PinochleTime, IsThreeTimesLongerForAFirstBidAndForKeepingTwelve) {
  const Rules rules{.additional = false, .cutthroat = true};
  State state = Game::begin(rules, kSeats);
  NoEvents none;
  FairStream stream{DealKey{}};
  ASSERT_FALSE(Game::deal(state, Game::draw(state, stream), none));
  std::map<Phase, std::set<std::uint32_t>> shares;
  int bids = 0;
  while (state.table.stage == Stage::moves) {
    const Seat seat = state.table.to_act().contains(Seat{0}) ? Seat{0} : Seat{1};
    const std::uint32_t share = Game::time_share(state, seat);
    if (state.table.phase == Phase::bidding) {
      EXPECT_EQ(share, ++bids <= 2 ? 3U : 1U) << "bid " << bids;
      // Two bids by each player, followed by a pass.
      const auto bid = static_cast<std::int16_t>(bids == 5 ? 0 : state.table.bids.highest + kBidStep);
      ASSERT_FALSE(Game::apply(state, seat, Move::bids(bid), none));
      continue;
    }
    shares[state.table.phase].insert(share);
    ASSERT_FALSE(Game::apply(state, seat, Game::legal_moves(state, seat)[0], none));
  }
  EXPECT_EQ(bids, 5);
  EXPECT_EQ(shares[Phase::keeping], std::set<std::uint32_t>{3});
  EXPECT_EQ(shares[Phase::tricks], std::set<std::uint32_t>{1});
}

}  // namespace
}  // namespace cardroom::pinochle
