#pragma once

#include <cstddef>
#include <span>

/// What the server asks of the operating system and nothing else gives.
namespace cardroom::server {

/// Fills the span with the operating system's random bytes. Throws std::system_error if there are none. Thread-safe.
void system_entropy(std::span<std::byte> bytes);

/// Asks for so many open files; how many there may be now, which can be fewer.
std::size_t raise_open_files(std::size_t wanted);

}  // namespace cardroom::server
