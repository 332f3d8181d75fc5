#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <span>

#include "cardroom/table/v1/table.pb.h"

/// The end of a game, as one viewer sees it: first its hands are counted, then the result is shown. Thread-safe: pure
/// functions.
namespace cardroom::client {

/// How long people who play with others may look at the counted hands.
inline constexpr std::chrono::seconds kCountingHeldFor{5};

/// How long the counted hands are shown before the result follows; empty if they stay until the viewer goes on, because
/// nobody else is there.
std::optional<std::chrono::seconds> counting_held_for(const table::v1::TableUpdate& update);

/// How one player has finished.
struct Finish {
  int points = 0;
  bool winner = false;
};

/// The index of the player who came second; empty if fewer than three played or several won, or if nobody or more than
/// one came second.
std::optional<std::size_t> second_place(std::span<const Finish> finishes);

}  // namespace cardroom::client
