#pragma once

#include <chrono>

/// How each end knows that the other is still there.
namespace cardroom {

/// Each end sends something at least this often, so silence means a lost connection.
inline constexpr std::chrono::milliseconds kHeartbeatEvery{2'000};

/// After this long without a sign of life a connection counts as lost, even if the hello has not been answered yet.
/// Three heartbeats, so one late packet does not cost a seat.
inline constexpr std::chrono::milliseconds kSilenceMax{6'000};

/// A bot takes over a person's seat this long after the last sign of life.
inline constexpr std::chrono::milliseconds kHoldAfter{15'000};

}  // namespace cardroom
