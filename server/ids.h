#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>

/// Ids inside the server.
namespace cardroom::server {

/// Monotonic, with an arbitrary origin. Every event is timed by this clock.
using Instant = std::chrono::milliseconds;

/// Seconds since 1970, UTC. Used for the ages of resting tables and of kept games, and for the times in records.
/// Nothing that happens in a game depends on it.
using WallTime = std::chrono::seconds;
using TimeOfDay = std::function<WallTime()>;

/// Assigned by the shell; never reused in a process.
using ConnectionId = std::uint64_t;

/// 128 random bits, so that no global counter is needed.
using TableId = std::array<std::byte, 16>;

/// The SHA-256 of a session's token: identifies the session without revealing the token.
using SessionId = std::array<std::byte, 32>;

}  // namespace cardroom::server
