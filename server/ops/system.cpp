#include "server/ops/system.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <fstream>
#include <sys/resource.h>
#include <system_error>
#include <unistd.h>

namespace cardroom::server {

WallTime time_of_day() {
  return std::chrono::duration_cast<WallTime>(std::chrono::system_clock::now().time_since_epoch());
}

ProcessUse process_use() {
  rusage used{};
  ::getrusage(RUSAGE_SELF, &used);
  const auto time = [](const timeval& of) {
    return std::chrono::seconds{of.tv_sec} + std::chrono::microseconds{of.tv_usec};
  };
  // In pages; the first number is the total size, including what is not in memory.
  std::ifstream file{"/proc/self/statm"};
  std::uint64_t size = 0;
  std::uint64_t resident = 0;
  file >> size >> resident;
  return {.processor = time(used.ru_utime) + time(used.ru_stime),
          .resident_bytes = resident * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE))};
}

std::size_t raise_open_files(std::size_t wanted) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;  // The usual default of POSIX systems.
  if (limit.rlim_cur < wanted) {
    const rlimit raised{.rlim_cur = std::min<rlim_t>(wanted, limit.rlim_max), .rlim_max = limit.rlim_max};
    if (::setrlimit(RLIMIT_NOFILE, &raised) == 0) limit = raised;
  }
  return limit.rlim_cur;
}

}  // namespace cardroom::server
