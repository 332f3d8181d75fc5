#pragma once

#include <cstdint>

#include "client/core/deal_watch.h"

/// The steps of a deal, as they are explained to a person.
namespace cardroom::client {

enum class DealStep : std::uint8_t {
  server,  ///< The server commits to its secret number.
  own,     ///< This client adds a number of its own.
  others,  ///< The other people's programs add theirs.
  pack,    ///< The pack follows from all the numbers.
};

/// The state of a step.
enum class StepMark : std::uint8_t {
  waiting,  ///< It is not over.
  done,     ///< It is over, and nothing contradicts it.
  absent,   ///< It is over, but that number was not added, or it cannot be checked.
  failed,   ///< Deal::mismatch belongs to this step.
};
StepMark mark_of(const Deal& deal, DealStep step);

}  // namespace cardroom::client
