#include "common/cards/shuffle.h"

#include <algorithm>
#include <utility>

namespace cardroom {

void shuffle(std::span<Card> pack, FairStream& stream, std::size_t count) {
  if (pack.empty()) return;
  const std::size_t end = std::min(count, pack.size() - 1);
  for (std::size_t i = 0; i < end; ++i) {
    const auto left = static_cast<std::uint32_t>(pack.size() - i);
    std::swap(pack[i], pack[i + stream.uniform(left)]);
  }
}

}  // namespace cardroom
