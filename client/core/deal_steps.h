#pragma once

#include <cstdint>

#include "client/core/deal_watch.h"

/// A deal as the steps that a person is told of.
namespace cardroom::client {

enum class DealStep : std::uint8_t {
  server,  ///< The server locks its secret number away.
  own,     ///< This client adds a number of its own.
  others,  ///< The other people's programs add theirs.
  pack,    ///< All of them make the pack.
};

/// How a step stands.
enum class StepMark : std::uint8_t {
  waiting,  ///< It is not over.
  done,     ///< It is over, and nothing contradicts it.
  absent,   ///< It is over without that part, or cannot be checked.
  failed,   ///< Here is what does not match: Deal::mismatch.
};
StepMark mark_of(const Deal& deal, DealStep step);

}  // namespace cardroom::client
