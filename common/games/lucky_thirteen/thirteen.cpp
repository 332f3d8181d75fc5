#include "common/games/lucky_thirteen/thirteen.h"

namespace cardroom::lucky_thirteen {

std::optional<Thirteen> PublicCards::best(Card a, Card b) const {
  std::optional<Thirteen> best;
  each_way(a, b, [&](bool makes, Option option, CardSet used, int points) {
    if (makes && (!best || points > best->points)) best = Thirteen{option, used, static_cast<std::int16_t>(points)};
  });
  return best;
}

}  // namespace cardroom::lucky_thirteen
