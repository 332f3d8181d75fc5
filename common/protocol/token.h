#pragma once

#include <cstddef>

namespace cardroom {

/// The size of a session's secret token, in bytes: 256 bits cannot be guessed.
inline constexpr std::size_t kTokenBytes = 32;

/// The size in bytes of Welcome.run, which distinguishes one server process from the next. Not secret, but never
/// reused.
inline constexpr std::size_t kRunBytes = 16;

}  // namespace cardroom
