#pragma once

#include <cstddef>

namespace cardroom {

/// Size of a session's token, its secret, in bytes: 256 bits cannot be guessed.
inline constexpr std::size_t kTokenBytes = 32;

}  // namespace cardroom
