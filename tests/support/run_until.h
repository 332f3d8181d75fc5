#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <functional>

#include "tests/support/patience.h"

namespace cardroom {

/// Runs the io_context until the condition holds. Returns false, which callers treat as a failure, if it does not hold
/// within kPatience or no work is left.
inline bool run_until(boost::asio::io_context& io, const std::function<bool()>& so) {
  const auto deadline = std::chrono::steady_clock::now() + kPatience;
  io.restart();
  while (!so()) {
    if (io.run_one_until(deadline) == 0) return so();
  }
  return true;
}

}  // namespace cardroom
