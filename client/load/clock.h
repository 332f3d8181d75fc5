#pragma once

#include <chrono>

namespace cardroom::load {

using Time = std::chrono::steady_clock::time_point;

inline Time now() {
  return std::chrono::steady_clock::now();
}

}  // namespace cardroom::load
