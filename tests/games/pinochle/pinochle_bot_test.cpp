#include "common/games/pinochle/bot/pinochle_bot.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

#include "tests/support/pinochle_game.h"
#include "tests/support/random_game.h"

namespace cardroom::pinochle {
namespace {

using testing::card;
using testing::card_set;

constexpr const char* kClubsHand = "JS KH AC QC TC QS QH 9H AC KC QC JC";

Bids bids_so_far(std::initializer_list<int> amounts) {
  Bids bids;
  for (const int amount : amounts)
    bids.add(static_cast<std::int16_t>(amount));
  return bids;
}

TEST(PinochleSmartBidding, ComputesTheValueOfAHand) {
  const Estimate estimate = estimate_of(hand(kClubsHand), Suit::clubs, false);
  EXPECT_EQ(estimate.melds, 190);
  EXPECT_EQ(estimate.cards, 11 + 11 + 10 + 4 + 3 + 3 + 2);
  EXPECT_TRUE(estimate.has_long_suit);
}

TEST(PinochleSmartBidding, CountsTheSuitWithMostAcesTensAndKingsIfItIsWorthMore) {
  const Cards cards = hand("9S JS JS QS QS AH AH TH KH AD TD 9C");
  EXPECT_EQ(estimate_of(cards, Suit::spades, true).cards, 11 + 11 + 10 + 4) << "hearts";
  const Cards equal = hand("9S 9S JS QS QS AH KH KH AD TD TD 9C");
  EXPECT_EQ(estimate_of(equal, Suit::spades, true).cards, 31) << "hearts or diamonds, whichever is worth more";
  const Cards nines = hand("9S 9S JS JS QS KH 9D 9D JD 9C 9C JH");
  EXPECT_EQ(estimate_of(nines, Suit::spades, true).cards, 10 + 10 + 2 + 2 + 3) << "a nine of its trump is worth ten";
}

TEST(PinochleSmartBidding, OpensWithItsMeldsOrPasses) {
  EXPECT_EQ(smart_bid({}, {.melds = 190, .cards = 40}), 190);
  EXPECT_EQ(smart_bid({}, {.melds = 0, .cards = 90}), 0);
}

TEST(PinochleSmartBidding, RaisesByTwentyWithSixOfASuitBelowTheValueOfTheHand) {
  const Estimate longer{.melds = 190, .cards = 44, .has_long_suit = true};
  EXPECT_EQ(smart_bid(bids_so_far({190, 200}), longer), 220);
  EXPECT_EQ(smart_bid(bids_so_far({190, 200, 213}), longer), 233);
  EXPECT_EQ(smart_bid(bids_so_far({190, 200, 214}), longer), 0) << "the hand is worth exactly 234";
  const Estimate shorter{.melds = 190, .cards = 44};
  EXPECT_EQ(smart_bid(bids_so_far({10}), shorter), 20);
  EXPECT_EQ(smart_bid(bids_so_far({230}), shorter), 0);
}

RC_GTEST_PROP(PinochleSmartBidding, NeverExceedsTheValueOfTheHand, (std::uint64_t seed)) {
  testing::RandomGame<Game> game{seed};
  game.step();
  while (game.state.table.phase == Phase::bidding) {
    const Seat seat = game.state.table.turn;
    const View view = view_of(game.state, seat);
    const Move move = choose_basic(view);
    const Suit suit = longest_suit(view.hand);
    const Estimate estimate = estimate_of(view.hand, suit, true);
    RC_ASSERT(Game::legal_moves(view).contains(move));
    if (view.table.bids.count == 0) {
      RC_ASSERT(move.bid == melds_of(view.hand, suit, true).points());
    } else {
      RC_ASSERT(move.bid < estimate.worth());
    }
    game.step();
  }
}

TEST(PinochleTrumpChoice, IsTheLongestSuit) {
  EXPECT_EQ(longest_suit(hand(kClubsHand)), Suit::clubs);
  EXPECT_EQ(first_longest_suit(hand(kClubsHand)), Suit::clubs);
  EXPECT_EQ(first_longest_suit(hand("AS KS QS AH KH QH AD KD QD AC KC QC")), Suit::clubs);
  EXPECT_EQ(first_longest_suit(hand("AS KS QS TS AH KH QH TH AD KD QD AC")), Suit::hearts);
}

TEST(PinochleTrumpChoice, IsOneOfTheLongestSuitsAndStaysTheSameInAGame) {
  std::set<Suit> chosen;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    testing::RandomGame<Game> game{seed};
    game.step();
    const View view = view_of(game.state, game.state.table.turn);
    const Suit suit = longest_suit(view.hand);
    EXPECT_EQ(longest_suit(view.hand), suit);
    const auto length = [&](Suit one) { return (view.hand & cards_of(one)).size(); };
    if (length(suit) != length(first_longest_suit(view.hand))) FAIL() << "not one of the longest";
    chosen.insert(suit);
  }
  EXPECT_EQ(chosen.size(), 4U);
}

TEST(PinochleKeeping, DropsShortSuitsStartingWithTheirWeakestCard) {
  EXPECT_EQ(
      keep_long_suits(hand("9H 9D TD TH TC JH JC QH QC KH KS AS 9C 9D TD JD JH JD JS QD QS KD KS AS"), Suit::clubs),
      hand("9D 9D 9C TD TD TC JD JD JC QD QC KD"));
}

TEST(PinochleKeeping, TakesEqualSuitsStartingWithClubs) {
  EXPECT_EQ(keep_long_suits(hand("AS KS AH KH AD KD AC KC QS QH QD QC JS"), Suit::spades),
            hand("AS KS AH KH AD KD AC KC QS QH QD JS"));
  EXPECT_EQ(keep_long_suits(hand("AS KS AH KH AD KD AC KC QS QH QD QC JS"), Suit::clubs),
            hand("AS KS AH KH AD KD AC KC QS QH QC JS"));
}

TEST(PinochleBasic, PlaysTheCheapestCard) {
  EXPECT_EQ(cheapest_of(card_set("AS TH KD QC"), Suit::clubs), card("QC"));
  EXPECT_EQ(cheapest_of(card_set("TS TH TD TC"), Suit::clubs), card("TD")) << "plain suits before trump";
  EXPECT_EQ(cheapest_of(card_set("TS TH TC"), Suit::spades), card("TC")) << "then clubs, diamonds, hearts, spades";
  EXPECT_EQ(cheapest_of(card_set("TS 9S"), Suit::spades), card("9S")) << "then the weaker card; both are worth ten";
  EXPECT_EQ(cheapest_of(card_set("KS 9S"), Suit::spades), card("KS"));
  EXPECT_EQ(cheapest_of(card_set("KS 9H"), Suit::spades), card("9H"));
}

TEST(PinochleBasic, FollowsWithTheCheapestLegalCard) {
  State state = dealt({.hands = {"KH", "AH TH 9H AS"}});
  play(state, "10, pass, C, KH");
  EXPECT_EQ(choose_basic(view_of(state, Seat{1})), Move::plays(card("TH")));
}

TEST(PinochleBasic, TakesTheMoreValuableTurnedUpCard) {
  const auto taken = [](std::string_view stock) {
    State state = dealt({.stock = stock}, {.cutthroat = true});
    play(state, "10, pass, C");
    return choose_basic(view_of(state, Seat{0})).card;
  };
  EXPECT_EQ(taken("KD AD"), card("AD"));
  EXPECT_EQ(taken("KD QC"), card("KD"));
  EXPECT_EQ(taken("TD TC"), card("TC")) << "a trump";
  EXPECT_EQ(taken("KD 9C"), card("9C")) << "which is worth ten";
  EXPECT_EQ(taken("AD AS"), card("AD")) << "the first of two equal cards";
}

TEST(PinochleRandom, BidsTenTwentyOrPasses) {
  std::set<std::int16_t> first;
  std::set<std::int16_t> later;
  BotDice dice{1};
  State state = dealt({});
  for (int i = 0; i < 100; ++i)
    first.insert(choose_random(view_of(state, Seat{0}), dice).bid);
  play(state, "100");
  for (int i = 0; i < 100; ++i)
    later.insert(choose_random(view_of(state, Seat{1}), dice).bid);
  EXPECT_EQ(first, (std::set<std::int16_t>{0, 10, 20}));
  EXPECT_EQ(later, (std::set<std::int16_t>{0, 110, 120}));
}

/// The hint for that seat.
Hint hint_at(const State& state, Seat seat) {
  BotDice dice{1};
  return Game::explain(view_of(state, seat),
                       Game::choose(BotType::clever, view_of(state, seat), Game::usual_budget(BotType::clever), dice));
}

TEST(PinochleHint, ExplainsABid) {
  State state = dealt({.hands = {kClubsHand}}, {.additional = false});
  EXPECT_EQ(hint_at(state, Seat{0}), (Hint{Move::bids(190), HintReason::opens_with_melds, 190, Suit::clubs}));
  play(state, "190, 200");
  EXPECT_EQ(hint_at(state, Seat{0}), (Hint{Move::bids(220), HintReason::raises_below, 234, Suit::clubs}));
  play(state, "220, 230");
  EXPECT_EQ(hint_at(state, Seat{0}), (Hint{Move::pass(), HintReason::worth_no_more, 234, Suit::clubs}));
  play(state, "240, pass");
  EXPECT_EQ(hint_at(state, Seat{0}), (Hint{Move::names(Suit::clubs), HintReason::longest_suit, 190, Suit::clubs}));
}

TEST(PinochleHint, ExplainsACheapCard) {
  State state = dealt({.hands = {"AC AC TC KC QC JC JD 9D QD AS AS TS", "KH KH JH JH TD TD 9D AD KS KS QS 9S"}});
  play(state, "10, pass, C");
  const auto reason = [&](Seat seat, Card card) {
    return Game::explain(view_of(state, seat), Move::plays(card)).reason;
  };
  EXPECT_EQ(reason(Seat{0}, card("9D")), HintReason::draws_dearer);
  EXPECT_EQ(reason(Seat{0}, card("JD")), HintReason::draws_dearer);
  EXPECT_EQ(reason(Seat{0}, card("QD")), HintReason::tried_out) << "three points";
  EXPECT_EQ(reason(Seat{0}, card("JC")), HintReason::tried_out) << "a trump may win a trick later";
  play(state, "AC");
  const Hint little = Game::explain(view_of(state, Seat{1}), Move::plays(card("KS")));
  EXPECT_EQ(little.reason, HintReason::gives_least);
  EXPECT_EQ(little.points, 4);
  EXPECT_EQ(little.weight(), -4) << "the less, the better";
  EXPECT_EQ(reason(Seat{1}, card("TD")), HintReason::tried_out) << "ten points are much to give away";
}

}  // namespace
}  // namespace cardroom::pinochle
