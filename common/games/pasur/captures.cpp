#include "common/games/pasur/captures.h"

namespace cardroom::pasur {
namespace {

/// The cards that a picture card can pick up.
CardSet wanted(Card card) {
  return rank_of(card) == kJack ? kNumbers | kJacks : cards_of_rank(rank_of(card));
}

}  // namespace

bool can_pick_up(Card card, CardSet pool) {
  if (!is_number(card)) return !(pool & wanted(card)).empty();
  return (sums_of(pool & kNumbers) >> (kElevenPoints - rank_of(card)) & 1) != 0;
}

bool may_pick_up(Card card, CardSet pool, CardSet picks) {
  if (picks.empty()) return !can_pick_up(card, pool);
  if (!(picks - pool).empty()) return false;
  if (rank_of(card) == kJack) return picks == (pool & wanted(card));
  if (!is_number(card)) return picks.size() == 1 && (picks - wanted(card)).empty();
  if (!(picks - kNumbers).empty()) return false;
  int sum = rank_of(card);
  for (const Card picked : picks)
    sum += rank_of(picked);
  return sum == kElevenPoints;
}

std::uint32_t capture_count(Card card, CardSet pool) {
  if (rank_of(card) == kJack) return can_pick_up(card, pool) ? 1 : 0;
  if (!is_number(card)) return (pool & wanted(card)).size();
  std::array<std::uint32_t, kElevenPoints> ways{1};  // Indexed by sum.
  for (const Card there : pool& kNumbers) {
    for (std::size_t sum = kElevenPoints - 1; sum >= rank_of(there); --sum)
      ways[sum] += ways[sum - rank_of(there)];
  }
  return ways[static_cast<std::size_t>(kElevenPoints - rank_of(card))];
}

}  // namespace cardroom::pasur
