#pragma once

#include <cstddef>
#include <span>

#include "common/cards/card.h"
#include "common/cards/fair_stream.h"

namespace cardroom {

/// The shuffle of the fair deal (Fisher and Yates, from the front): swaps pack[i] with pack[i + uniform(size - i)] for
/// each i but the last. Implemented here because std::shuffle differs between libraries, and a deal must not.
///
/// With `count`, only pack[0..count-1] is final, exactly as a full shuffle would leave it; the rest holds the other
/// cards in an unspecified order.
void shuffle(std::span<Card> pack, FairStream& stream, std::size_t count);
inline void shuffle(std::span<Card> pack, FairStream& stream) {
  shuffle(pack, stream, pack.size());
}

}  // namespace cardroom
