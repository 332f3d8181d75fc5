#pragma once

#include <cstdint>

#include "cardroom/cards/v1/card.pb.h"
#include "tests/support/dice.h"

namespace cardroom::testing {

/// A random number from 0 to count - 1.
inline int any(int count, Dice& dice) {
  return static_cast<int>(dice.uniform(static_cast<std::uint32_t>(count)));
}

inline cards::v1::Card any_card(Dice& dice) {
  return static_cast<cards::v1::Card>(1 + dice.uniform(52));
}

}  // namespace cardroom::testing
