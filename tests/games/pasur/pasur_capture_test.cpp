#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <vector>

#include "common/games/pasur/pasur.h"
#include "tests/support/pasur_game.h"

namespace cardroom::pasur {
namespace {

using testing::card;
using testing::card_set;

Refusal broke(BrokeRule rule) {
  return {Reason::broke_rule, static_cast<std::uint8_t>(rule)};
}

/// The rules' verdict on a move in this position.
Verdict verdict(const State& state, std::string_view written) {
  State copy = state;
  NoEvents none;
  return Game::apply(copy, state.table.turn(), move(written), none);
}

/// Two players, with one interesting card in the first hand, and this pool.
State with_pool(std::string_view hand, std::string_view pool) {
  return dealt({.hands = {hand}, .pool = pool});
}

TEST(PasurCapture, ANumberPicksUpNumbersThatMakeElevenWithIt) {
  const State state = with_pool("7S", "4H 3D AC KS");
  EXPECT_EQ(verdict(state, "7S x 4H"), accepted);
  EXPECT_EQ(verdict(state, "7S x 3D AC"), accepted);
  EXPECT_EQ(verdict(state, "7S x 4H 3D"), broke(BrokeRule::not_eleven));
  EXPECT_EQ(verdict(state, "7S x KS"), broke(BrokeRule::not_eleven));
  EXPECT_EQ(verdict(state, "7S x 4S"), broke(BrokeRule::not_in_pool));
  EXPECT_EQ(verdict(state, "7S"), broke(BrokeRule::must_pick_up));
}

TEST(PasurCapture, ANumberThatMakesNoElevenJoinsThePool) {
  State state = with_pool("9S", "4H 3D KC KS");
  EXPECT_EQ(verdict(state, "9S"), accepted);
  play(state, "9S");
  EXPECT_EQ(testing::text_of(state.table.pool_cards()), "KC KS 4H 3D 9S") << "at the end of the pool";
}

TEST(PasurCapture, AKingPicksUpOneKingAndAQueenOneQueen) {
  const State state = with_pool("KS QS", "KH KD QH 4C");
  EXPECT_EQ(verdict(state, "KS x KH"), accepted);
  EXPECT_EQ(verdict(state, "KS x KD"), accepted);
  EXPECT_EQ(verdict(state, "KS x KH KD"), broke(BrokeRule::one_of_its_kind));
  EXPECT_EQ(verdict(state, "KS x QH"), broke(BrokeRule::one_of_its_kind));
  EXPECT_EQ(verdict(state, "KS"), broke(BrokeRule::must_pick_up));
  EXPECT_EQ(verdict(state, "QS x QH"), accepted);
}

TEST(PasurCapture, AJackPicksUpAllNumbersAndJacksAndLeavesKingsAndQueens) {
  State state = with_pool("JS 9C", "KH QD 4C 9S");
  EXPECT_EQ(verdict(state, "JS x 4C"), broke(BrokeRule::jack_takes_all));
  EXPECT_EQ(verdict(state, "JS x 4C 9S KH"), broke(BrokeRule::jack_takes_all));
  EXPECT_EQ(verdict(state, "JS"), broke(BrokeRule::must_pick_up));
  play(state, "JS x 4C 9S");
  EXPECT_EQ(state.table.won[0], card_set("JS 4C 9S"));
  EXPECT_EQ(state.pool, card_set("KH QD"));
}

TEST(PasurCapture, AJackWithNothingToPickUpJoinsThePoolAndTheNextJackTakesIt) {
  State state = dealt({.hands = {"JS", "JH"}, .pool = "KH QD KC QS"});
  play(state, "JS, JH x JS");
  EXPECT_EQ(state.table.won[1], card_set("JS JH"));
}

TEST(PasurCapture, AnAceOnAllEvenCardsHasAHundredPlaysAndTheHandFourHundred) {
  CardSet evens;
  for (const int rank : {2, 4, 6, 8, 10})
    evens = evens | cards_of_rank(static_cast<std::uint8_t>(rank));
  EXPECT_EQ(capture_count(card("AS"), evens), kCapturesMax);
  const Moves moves{kAces, evens};
  EXPECT_EQ(moves.size(), 4 * kCapturesMax);
  for (std::uint32_t i = 0; i < moves.size(); ++i)
    ASSERT_TRUE(moves.contains(moves[i])) << i;
}

RC_GTEST_PROP(PasurCapture, CountListAndCheckAgree, ()) {
  const Card played = *rc::gen::inRange<Card>(0, kPackSize);
  const auto bits = *rc::gen::arbitrary<std::uint64_t>() & *rc::gen::arbitrary<std::uint64_t>();
  const CardSet pool = (CardSet::of_bits(bits) & CardSet::whole_pack()) - CardSet{played};
  std::vector<Card> listed(pool.begin(), pool.end());
  std::vector<CardSet> captures;
  for_each_capture(played, listed, [&](CardSet picks) {
    captures.push_back(picks);
    return true;
  });
  RC_ASSERT(captures.size() == capture_count(played, pool));
  RC_ASSERT(captures.empty() != can_pick_up(played, pool));
  RC_ASSERT(may_pick_up(played, pool, {}) == captures.empty());
  for (const CardSet picks : captures)
    RC_ASSERT(may_pick_up(played, pool, picks));
  std::ranges::sort(captures, {}, &CardSet::bits);
  RC_ASSERT(std::ranges::adjacent_find(captures) == captures.end());
}

}  // namespace
}  // namespace cardroom::pasur
