#include "client/core/ending.h"

#include <algorithm>

#include "client/core/visit.h"

namespace cardroom::client {

std::optional<std::chrono::seconds> counting_held_for(const table::v1::TableUpdate& update) {
  return others_present(update) > 0 ? std::optional{kCountingHeldFor} : std::nullopt;
}

std::optional<std::size_t> second_place(std::span<const Finish> finishes) {
  if (finishes.size() < 3 || std::ranges::count(finishes, true, &Finish::winner) != 1) return std::nullopt;
  std::optional<std::size_t> second;
  for (std::size_t i = 0; i < finishes.size(); ++i)
    if (!finishes[i].winner && (!second || finishes[i].points > finishes[*second].points)) second = i;
  const int points = finishes[*second].points;
  if (points <= 0 || std::ranges::count(finishes, points, &Finish::points) > 1) return std::nullopt;
  return second;
}

}  // namespace cardroom::client
