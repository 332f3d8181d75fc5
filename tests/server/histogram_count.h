#pragma once

#include <cstdint>

#include "server/metrics.h"

namespace cardroom::server {

/// The number of durations recorded in a histogram.
inline std::uint64_t count_of(const Histogram& times) {
  std::uint64_t count = 0;
  for (std::size_t bucket = 0; bucket <= times.bounds().size(); ++bucket)
    count += times.count(bucket);
  return count;
}

}  // namespace cardroom::server
