#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "common/game/contract.h"

namespace cardroom {

/// The seat of the person who is guided through a first game; bots sit in the others.
inline constexpr Seat kLearnerSeat{0};

/// A guided first game as a table.
struct LessonTable {
  std::string_view name;  ///< The name of the game: "Pasur".
  std::uint8_t seats{};
  /// Creates the game, in Stage::deal; the same game each time. Its deal and the bots' moves are fixed, so it is not
  /// fair(); see LessonMatch.
  std::function<std::unique_ptr<Match>()> begin;
};

/// `made`: how many moves the person has made already when the game begins. Empty if there is no such kind.
/// Thread-safe.
std::optional<LessonTable> lesson_table(std::string_view kind, std::uint32_t made);

}  // namespace cardroom
