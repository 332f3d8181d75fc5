#include "common/games/pinochle/bot/pinochle_bot.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "common/cards/counted_bits.h"

namespace cardroom::pinochle {
namespace {

/// The order of preference among suits that are otherwise equal.
constexpr std::array kSuitsFromClubs{Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};
constexpr std::uint32_t kLongSuit = 6;

constexpr CardSet kDearKinds = [] {
  CardSet kinds;
  for (const Card card : kKinds) {
    if (rank_of(card) == 1 || rank_of(card) == 10 || rank_of(card) == 13) kinds.insert(card);
  }
  return kinds;
}();

int value_of_all(Cards cards, Suit trump) {
  int value = 0;
  for (const Card card : cards)
    value += value_of(card, trump);
  return value;
}

std::uint32_t length_of(Cards hand, Suit suit) {
  return (hand & cards_of(suit)).size();
}

std::uint32_t longest_length(Cards hand) {
  std::uint32_t most = 0;
  for (const Suit suit : kSuitsFromClubs)
    most = std::max(most, length_of(hand, suit));
  return most;
}

/// The value of the suit with the most aces, tens and kings; ties go to the suit whose cards are worth most.
int value_of_dear_suit(Cards hand, Suit trump) {
  std::uint32_t most = 0;
  int value = 0;
  for (const Suit suit : kSuitsFromClubs) {
    const Cards cards = hand & cards_of(suit);
    const std::uint32_t dear = (cards & kDearKinds).size();
    if (dear < most) continue;
    const int here = value_of_all(cards, trump);
    value = dear > most ? here : std::max(value, here);
    most = dear;
  }
  return value;
}

Card dearer_of(const std::array<Card, 2>& turned, Suit trump) {
  const auto rank = [&](Card card) { return std::pair{value_of(card, trump), suit_of(card) == trump}; };
  return rank(turned[1]) > rank(turned[0]) ? turned[1] : turned[0];
}

}  // namespace

Suit longest_suit(Cards hand) {
  const std::uint32_t most = longest_length(hand);
  std::array<Suit, kSuitsFromClubs.size()> longest{};
  std::uint32_t count = 0;
  for (const Suit suit : kSuitsFromClubs) {
    if (length_of(hand, suit) == most) longest[count++] = suit;
  }
  constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15U;
  return longest[BotDice{hand.kinds().bits() + hand.both().bits() * kOdd}.uniform(count)];
}

Suit first_longest_suit(Cards hand) {
  return *std::ranges::find(kSuitsFromClubs, longest_length(hand), [&](Suit suit) { return length_of(hand, suit); });
}

Estimate estimate_of(Cards hand, Suit suit, bool additional) {
  return {.suit = suit,
          .melds = melds_of(hand, suit, additional).points(),
          .cards = std::max(value_of_all(hand & cards_of(suit), suit), value_of_dear_suit(hand, suit)),
          .has_long_suit = longest_length(hand) >= kLongSuit};
}

std::int16_t smart_bid(const Bids& bids, const Estimate& estimate) {
  if (bids.count == 0) return static_cast<std::int16_t>(estimate.melds);
  const int bid = bids.highest + (estimate.has_long_suit ? 2 : 1) * kBidStep;
  return static_cast<std::int16_t>(bid < estimate.worth() && bid <= kBidMax ? bid : 0);
}

Cards keep_long_suits(Cards hand, Suit trump) {
  while (hand.size() > kHand) {
    Cards shortest;
    for (const Suit suit : kSuitsFromClubs) {
      const Cards cards = hand & cards_of(suit);
      if (suit == trump || cards.empty()) continue;
      if (shortest.empty() || cards.size() < shortest.size()) shortest = cards;
    }
    hand.remove(std::ranges::min(shortest.kinds(), {}, strength_of));
  }
  return hand;
}

Card cheapest_of(CardSet cards, Suit trump) {
  return std::ranges::min(cards, {}, [&](Card card) {
    return std::tuple{value_of(card, trump), suit_of(card) == trump, -static_cast<int>(suit_of(card)),
                      strength_of(card)};
  });
}

Move choose_random(const View& view, BotDice& dice) {
  if (view.table.phase == Phase::tricks) {  // The same as below, but faster: most moves in a simulation are in tricks.
    const CountedBits cards{playable(view.table, view.hand).bits()};
    return Move::plays(static_cast<Card>(cards[dice.uniform(cards.size())]));
  }
  const Moves moves = Game::legal_moves(view);
  constexpr std::uint32_t kBidsMost = 3;  // The pass, 10 and 20.
  const std::uint32_t size = moves.size();
  return moves[dice.uniform(moves.phase == Phase::bidding ? std::min(size, kBidsMost) : size)];
}

Move choose_basic(const View& view) {
  const Table& table = view.table;
  switch (table.phase) {
    case Phase::bidding: {
      const Estimate estimate = estimate_of(view.hand, longest_suit(view.hand), table.rules.additional);
      return Move::bids(smart_bid(table.bids, estimate));
    }
    case Phase::trump: return Move::names(longest_suit(view.hand));
    case Phase::turned: return Move::takes(dearer_of(table.turned, table.trump));
    case Phase::keeping: return Move::keeps(keep_long_suits(view.hand, table.trump));
    case Phase::tricks: break;
  }
  return Move::plays(cheapest_of(playable(table, view.hand), table.trump));
}

Move Game::choose(BotType type, const View& view, Budget budget, BotDice& dice) {
  switch (type) {
    case BotType::random: return choose_random(view, dice);
    case BotType::basic: return choose_basic(view);
    case BotType::clever: return choose_clever(view, dice, budget);
    case BotType::expert: return analyse(view, budget, dice, {}).front().move;
  }
  return choose_random(view, dice);
}

Budget Game::usual_budget(BotType type) {
  switch (type) {
    case BotType::random:
    case BotType::basic: break;
    case BotType::clever: return kCleverBudget;
    case BotType::expert: return kExpertBudget;
  }
  return {};
}

}  // namespace cardroom::pinochle
