#pragma once

#include <cstddef>
#include <span>

/// The server's requests to the operating system.
namespace cardroom::server {

/// Fills the span with the operating system's random bytes. Throws std::system_error if there are none. Thread-safe.
void system_entropy(std::span<std::byte> bytes);

/// Raises the limit of open files to `wanted` if possible. Returns the limit, which can be lower.
std::size_t raise_open_files(std::size_t wanted);

}  // namespace cardroom::server
