#pragma once

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <functional>

#include "client/load/clock.h"

namespace cardroom::load {

/// Runs the io_context until `done`, which is polled, for at most `within`. Returns false on timeout.
inline bool run_until(boost::asio::io_context& io, const std::function<bool()>& done, std::chrono::nanoseconds within) {
  const auto deadline = now() + within;
  while (!done()) {
    const auto left = deadline - now();
    if (left <= std::chrono::nanoseconds{0}) return false;
    if (io.stopped()) io.restart();
    io.run_for(std::min<std::chrono::nanoseconds>(left, std::chrono::milliseconds{10}));
  }
  return true;
}

}  // namespace cardroom::load
