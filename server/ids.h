#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>

/// What things are called inside the server.
namespace cardroom::server {

/// Monotonic, from any start; no machine ever learns the time of day.
using Instant = std::chrono::milliseconds;

/// Given by the shell, never used twice in a process.
using ConnectionId = std::uint64_t;

/// 128 random bits: no counter is global.
using TableId = std::array<std::byte, 16>;

/// The SHA-256 of a session's token: names the session, and tells nobody the token.
using SessionId = std::array<std::byte, 32>;

}  // namespace cardroom::server
