#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>

/// Ids inside the server.
namespace cardroom::server {

/// Monotonic, from an arbitrary start. No machine knows the time of day.
using Instant = std::chrono::milliseconds;

/// Assigned by the shell, and never used twice in a process.
using ConnectionId = std::uint64_t;

/// 128 random bits, so there is no global counter.
using TableId = std::array<std::byte, 16>;

/// The SHA-256 of a session's token: identifies the session without revealing the token.
using SessionId = std::array<std::byte, 32>;

}  // namespace cardroom::server
