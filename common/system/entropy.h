#pragma once

#include <cstddef>
#include <span>

namespace cardroom {

/// Fills the span with random bytes from the operating system. Throws std::system_error on failure. Thread-safe.
void system_entropy(std::span<std::byte> bytes);

}  // namespace cardroom
