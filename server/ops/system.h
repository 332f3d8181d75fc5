#pragma once

#include <cstddef>
#include <span>

#include "server/ids.h"
#include "server/metrics.h"

/// The server's requests to the operating system.
namespace cardroom::server {

/// The operating system's clock. Thread-safe.
WallTime time_of_day();

/// The processor time and memory that this process uses. Thread-safe.
ProcessUse process_use();

/// Raises the limit on open files to `wanted` if possible. Returns the resulting limit, which may be lower.
std::size_t raise_open_files(std::size_t wanted);

}  // namespace cardroom::server
