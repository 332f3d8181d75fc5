#pragma once

#include <chrono>
#include <cstdint>

/// Limits and defaults of a table that both ends need.
namespace cardroom {

/// The range of speeds at a table of bots, in per cent: the slowest is still watchable, and the fastest is close to the
/// message rate.
inline constexpr std::uint32_t kSpeedMin = 25;
inline constexpr std::uint32_t kSpeedMax = 400;

/// The default turn limit for an ordinary decision where people play together.
inline constexpr std::chrono::seconds kUsualTurnLimit{30};

}  // namespace cardroom
