#include "common/games/pinochle/worth.h"

#include <algorithm>
#include <functional>
#include <tuple>

#include "common/games/pinochle/worth_table.h"

namespace cardroom::pinochle {
namespace {

// Kinds of hands without cut-throat: by sum of worths, in steps; the first and last kinds, both rare, are open-ended.
constexpr int kFirstSum = 20;
constexpr int kSumStep = 10;

// In cut-throat: by how many cards are missing from a run and from the aces; the largest numbers include all above.
constexpr std::size_t kRunLacksMost = 4;
constexpr std::size_t kAcesLackMost = 3;

std::size_t kind_of_sum(Cards hand, Suit trump) {
  int sum = 0;
  for (const Card card : hand)
    sum += trick_worth(card, trump);
  return static_cast<std::size_t>(std::clamp<int>((sum - kFirstSum) / kSumStep, 0, kPlainGains.size() - 1));
}

std::size_t kind_of_lacks(Cards hand, Suit trump, bool additional) {
  constexpr int kAce = 5;  // By strength.
  constexpr int kNine = 0;
  std::size_t run = 0;
  std::size_t aces = 0;
  for (const Card card : kKinds - hand.kinds()) {
    if (suit_of(card) == trump && strength_of(card) != kNine) ++run;
    if (strength_of(card) == kAce) ++aces;
  }
  run = std::min(run, kRunLacksMost);
  return additional ? run * (kAcesLackMost + 1) + std::min(aces, kAcesLackMost) : run;
}

static_assert(kCutthroatGains.size() == (kRunLacksMost + 1) * (kAcesLackMost + 1));
static_assert(kCutthroatGainsOfUsualMelds.size() == kRunLacksMost + 1);

/// Bids are multiples of the step.
int highest_bid(int points) {
  return points / kBidStep * kBidStep;
}

}  // namespace

std::size_t kind_of_hand(Cards hand, Suit trump, const Rules& rules) {
  return rules.cutthroat ? kind_of_lacks(hand, trump, rules.additional) : kind_of_sum(hand, trump);
}

std::span<const Gains> gains_under(const Rules& rules) {
  if (!rules.cutthroat) return kPlainGains;
  return rules.additional ? std::span<const Gains>{kCutthroatGains} : kCutthroatGainsOfUsualMelds;
}

Worth worth_of(Cards hand, Suit trump, const Rules& rules) {
  const Melds melds = melds_of(hand, trump, rules.additional);
  const Gains gains = gains_under(rules)[kind_of_hand(hand, trump, rules)];
  return {.trump = trump,
          .melds = melds,
          .likely = highest_bid(melds.points() + gains.likely),
          .lucky = highest_bid(melds.points() + gains.lucky)};
}

std::array<Worth, 4> worths_of(Cards hand, const Rules& rules) {
  std::array<Worth, 4> worths{worth_of(hand, Suit::spades, rules), worth_of(hand, Suit::hearts, rules),
                              worth_of(hand, Suit::diamonds, rules), worth_of(hand, Suit::clubs, rules)};
  std::ranges::sort(worths, std::greater{}, [](const Worth& worth) {
    return std::tuple{worth.likely, worth.melds.points(), worth.lucky, -static_cast<int>(worth.trump)};
  });
  return worths;
}

}  // namespace cardroom::pinochle
