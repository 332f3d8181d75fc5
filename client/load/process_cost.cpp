#include "client/load/process_cost.h"

#include <fstream>
#include <string>
#include <time.h>

namespace cardroom::load {

ProcessCost cost_of(int pid) {
  ProcessCost cost;
  clockid_t clock{};
  timespec time{};
  if (::clock_getcpuclockid(pid, &clock) == 0 && ::clock_gettime(clock, &time) == 0)
    cost.processor = std::chrono::seconds{time.tv_sec} + std::chrono::nanoseconds{time.tv_nsec};
  std::ifstream status{"/proc/" + std::to_string(pid) + "/status"};
  for (std::string word; status >> word;) {
    if (word == "VmRSS:") status >> cost.resident_bytes;
    if (word == "VmHWM:") status >> cost.peak_bytes;
  }
  cost.resident_bytes *= 1024;  // The file gives KiB.
  cost.peak_bytes *= 1024;
  return cost;
}

}  // namespace cardroom::load
