#pragma once

#include <cstdint>

namespace cardroom {

/// A kind of card: 0..51 in the order of a fresh pack, spades, hearts, diamonds, clubs, and in each suit ace, king,
/// queen, jack, 10 ... 2 (in Pinochle 0..23, in its own order). Two copies of one kind are the same value.
using Card = std::uint8_t;

}  // namespace cardroom
