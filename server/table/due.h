#pragma once

#include <chrono>
#include <optional>

#include "server/ids.h"

/// Arithmetic with optional times.
namespace cardroom::server {

inline bool due(const std::optional<Instant>& at, Instant now) {
  return at && *at <= now;
}

inline std::optional<Instant> after(const std::optional<Instant>& since, std::chrono::milliseconds time) {
  return since ? std::optional{*since + time} : std::nullopt;
}

inline std::optional<Instant> earlier(const std::optional<Instant>& one, const std::optional<Instant>& other) {
  return !one || (other && *other < *one) ? other : one;
}

}  // namespace cardroom::server
