#include "common/games/lucky_thirteen/thirteen.h"

namespace cardroom::lucky_thirteen {
namespace {

constexpr std::uint8_t kThirteen = 13;

/// How much explanation a person needs for this value of a card: none if it is the card's rank; less for an ace that
/// counts as 0 than for a king that counts as 10.
int strangeness(std::uint8_t rank, std::uint8_t value) {
  if (value == rank) return 0;
  return rank == 1 ? 1 : 5;
}

/// The values of these cards that add up to `rest` and need the least explanation.
std::optional<std::vector<std::uint8_t>> plainest_values(std::span<const Card> cards, std::uint8_t rest) {
  if (cards.empty()) return rest == 0 ? std::optional{std::vector<std::uint8_t>{}} : std::nullopt;
  const std::uint8_t rank = rank_of(cards.front());
  const auto strange = [&](const std::vector<std::uint8_t>& values) {
    int sum = 0;
    for (std::size_t i = 0; i < values.size(); ++i)
      sum += strangeness(rank_of(cards[i]), values[i]);
    return sum;
  };
  std::optional<std::vector<std::uint8_t>> plainest;
  for (std::uint8_t value = 0; value <= rest; ++value) {
    if ((sums::of(rank) >> value & 1) == 0) continue;
    auto others = plainest_values(cards.subspan(1), static_cast<std::uint8_t>(rest - value));
    if (!others) continue;
    others->insert(others->begin(), value);
    if (!plainest || strange(*others) < strange(*plainest)) plainest = std::move(others);
  }
  return plainest;
}

}  // namespace

std::optional<Thirteen> PublicCards::best(Card a, Card b) const {
  std::optional<Thirteen> best;
  each_way(a, b, [&](bool makes, Option option, CardSet used, int points) {
    if (makes && (!best || points > best->points)) best = Thirteen{option, used, static_cast<std::int16_t>(points)};
  });
  return best;
}

std::vector<std::uint8_t> values_for_thirteen(std::span<const Card> cards) {
  return plainest_values(cards, kThirteen).value_or(std::vector<std::uint8_t>{});
}

}  // namespace cardroom::lucky_thirteen
