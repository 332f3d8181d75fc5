#include <gtest/gtest.h>

#include "common/cards/deal_key.h"
#include "common/games/thrones/thrones.h"
#include "tests/support/thrones_game.h"

namespace cardroom::thrones {
namespace {

using testing::card;

TEST(ThronesDeal, GivesThreeHeartsAndNineOthersToEach) {
  FairStream stream{simulation_key(1, 0, 0)};
  State state = Game::begin({}, kSeats);
  const Deal deal = Game::draw(state, stream);
  NoEvents none;
  ASSERT_EQ(Game::deal(state, deal, none), accepted);
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    const CardSet hand = state.hands[seat.index];
    EXPECT_EQ((hand & kHearts).size(), 3U);
    EXPECT_EQ((hand - kHearts).size(), 9U);
    for (std::size_t i = 0; i < 3; ++i)
      EXPECT_TRUE(hand.contains(deal.pack[seat.index * 3U + i])) << "three hearts in a row";
    for (std::size_t i = 0; i < 9; ++i)
      EXPECT_TRUE(hand.contains(deal.pack[12 + seat.index + 4 * i])) << "the others one at a time";
  }
  EXPECT_EQ(state.board.turn, deal.first);
}

TEST(ThronesDeal, DrawsTheStartingPlayerAndThePackFromTheStream) {
  std::array<int, kSeats> begins{};
  std::array<int, kSeats> has_king{};
  constexpr int deals = 4000;
  for (std::uint64_t index = 0; index < deals; ++index) {
    FairStream stream{simulation_key(5, index, 0)};
    State state = Game::begin({}, kSeats);
    NoEvents none;
    ASSERT_EQ(Game::deal(state, Game::draw(state, stream), none), accepted);
    ++begins[state.board.turn.index];
    for (std::size_t seat = 0; seat < kSeats; ++seat)
      has_king[seat] += state.hands[seat].contains(card("KD")) ? 1 : 0;
  }
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    EXPECT_NEAR(begins[seat], deals / 4, 120);
    EXPECT_NEAR(has_king[seat], deals / 4, 120);
  }
}

TEST(ThronesDeal, KeepsTheOrderOfTheHeartsInThePack) {
  // The same stream, used to shuffle a pack without aces.
  FairStream stream{simulation_key(3, 0, 0)};
  const Deal deal = Game::draw({}, stream);
  FairStream same{simulation_key(3, 0, 0)};
  EXPECT_EQ(same.uniform(4), deal.first.index);
  std::vector<Card> pack;
  for (const Card one : kAllCards)
    pack.push_back(one);
  for (std::size_t i = 0; i + 1 < pack.size(); ++i)
    std::swap(pack[i], pack[i + same.uniform(static_cast<std::uint32_t>(pack.size() - i))]);
  std::vector<Card> hearts_first;
  std::ranges::copy_if(pack, std::back_inserter(hearts_first), is_heart);
  std::ranges::copy_if(pack, std::back_inserter(hearts_first), [](Card one) { return !is_heart(one); });
  EXPECT_TRUE(std::ranges::equal(hearts_first, deal.pack));
}

TEST(ThronesDeal, RefusesAnIncompletePackAndOneWithoutItsHeartsFirst) {
  const Deal good = deal_of({"", "", "", ""});
  const auto verdict = [](const Deal& deal) {
    State state = Game::begin({}, kSeats);
    NoEvents none;
    return Game::deal(state, deal, none);
  };
  ASSERT_EQ(verdict(good), accepted);
  const Refusal malformed{Reason::malformed};
  Deal deal = good;
  std::swap(deal.pack[0], deal.pack[12]);
  EXPECT_EQ(verdict(deal), malformed) << "a heart among the others";
  deal = good;
  deal.pack[20] = deal.pack[21];
  EXPECT_EQ(verdict(deal), malformed) << "the same card twice";
  deal = good;
  deal.pack[20] = card("AS");
  EXPECT_EQ(verdict(deal), malformed) << "an ace";
  deal.pack[20] = 52;
  EXPECT_EQ(verdict(deal), malformed) << "no card";
  deal = good;
  deal.first = Seat{4};
  EXPECT_EQ(verdict(deal), malformed) << "no starting player";
  State state = dealt({"", "", "", ""});
  NoEvents none;
  EXPECT_EQ(Game::deal(state, good, none), malformed) << "dealt already";
}

}  // namespace
}  // namespace cardroom::thrones
