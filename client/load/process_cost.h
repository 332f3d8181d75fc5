#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace cardroom::load {

/// In bytes.
inline constexpr std::uint64_t kMebibyte = std::uint64_t{1024} * 1024;

/// Resources that a process has used so far, as counted by the kernel. Zeros for a process that has ended.
struct ProcessCost {
  std::chrono::nanoseconds processor{};  ///< CPU time of all its threads.
  std::uint64_t resident_bytes = 0;
  std::uint64_t peak_bytes = 0;  ///< The peak of resident_bytes.
};

ProcessCost cost_of(int pid);

/// The growth of the resident memory of a process that was left undisturbed.
struct MemoryGrowth {
  std::uint64_t first_bytes = 0;  ///< Once it has reached its working size.
  std::uint64_t last_bytes = 0;
  std::chrono::milliseconds between{};

  bool exceeds(std::size_t mebibytes) const { return last_bytes > first_bytes + mebibytes * kMebibyte; }
};

}  // namespace cardroom::load
