#pragma once

#include <chrono>
#include <cstdint>

namespace cardroom::load {

/// Resources that a process has used so far, as counted by the kernel. Zeros for a process that has ended.
struct ProcessCost {
  std::chrono::nanoseconds processor{};  ///< CPU time of all its threads.
  std::uint64_t resident_bytes = 0;
  std::uint64_t peak_bytes = 0;  ///< The peak of resident_bytes.
};

ProcessCost cost_of(int pid);

}  // namespace cardroom::load
