#include "common/games/lucky_thirteen/thirteen.h"

namespace cardroom::lucky_thirteen {
namespace {

bool can_be(Sums sums, unsigned sum) {
  return (sums >> sum & 1) != 0;
}

}  // namespace

std::optional<Thirteen> PublicCards::best(Card a, Card b) const {
  std::optional<Thirteen> best;
  const auto offer = [&](Option option, CardSet used, int points) {
    if (!best || points > best->points) best = Thirteen{option, used, static_cast<std::int16_t>(points)};
  };
  const Sums pair = sums::kPairs[rank_of(a)][rank_of(b)];
  const int private_sum = private_points(a) + private_points(b);

  if (can_be(pair, 13)) offer(Option::private_cards, CardSet{a, b}, private_sum);
  for (const Card own : {a, b}) {
    for (const Card open : cards_) {
      if (can_be(sums::kPairs[rank_of(own)][rank_of(open)], 13)) {
        offer(Option::one_and_one, CardSet{own, open}, private_points(own) + public_points(open));
      }
    }
  }
  if ((pair & both_) != 0) {
    offer(Option::all_four, CardSet{a, b, cards_[0], cards_[1]},
          private_sum + public_points(cards_[0]) + public_points(cards_[1]));
  }
  return best;
}

}  // namespace cardroom::lucky_thirteen
