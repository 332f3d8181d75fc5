#include "server/tools/sim/progress.h"

#include <cstdio>
#include <fmt/format.h>
#include <unistd.h>

namespace cardroom::sim {
namespace {

/// Shorter runs do not need the line, and a line that changes more often cannot be read.
constexpr std::chrono::milliseconds kBetweenLines{500};

}  // namespace

Progress::Progress(std::uint64_t games)
    : games_{games}, terminal_{isatty(STDERR_FILENO) == 1}, next_{Clock::now() + kBetweenLines} {}

Progress::~Progress() {
  if (shown_) fmt::print(stderr, "\r\x1b[K");
}

void Progress::played(std::uint64_t games_so_far) {
  if (!terminal_) return;
  const auto now = Clock::now();
  if (now < next_) return;
  next_ = now + kBetweenLines;
  shown_ = true;
  const double percent = 100.0 * static_cast<double>(games_so_far) / static_cast<double>(games_);
  fmt::print(stderr, "\r{} of {} games ({:.0f} %)\x1b[K", games_so_far, games_, percent);
}

}  // namespace cardroom::sim
