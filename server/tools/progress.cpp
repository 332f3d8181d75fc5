#include "server/tools/progress.h"

#include <cstdio>
#include <fmt/format.h>
#include <unistd.h>

namespace cardroom::tools {
namespace {

/// Shorter runs do not need the line, and a line that changes more often cannot be read.
constexpr std::chrono::milliseconds kBetweenLines{500};

}  // namespace

Progress::Progress(std::uint64_t total, std::string_view what)
    : total_{total}, what_{what}, terminal_{isatty(STDERR_FILENO) == 1}, next_{Clock::now() + kBetweenLines} {}

Progress::~Progress() {
  hide();
}

void Progress::hide() {
  if (shown_) fmt::print(stderr, "\r\x1b[K");
  shown_ = false;
}

void Progress::reached(std::uint64_t so_far) {
  if (!terminal_) return;
  const auto now = Clock::now();
  if (now < next_) return;
  next_ = now + kBetweenLines;
  shown_ = true;
  const double percent = 100.0 * static_cast<double>(so_far) / static_cast<double>(total_);
  fmt::print(stderr, "\r{} of {} {} ({:.0f} %)\x1b[K", so_far, total_, what_, percent);
}

}  // namespace cardroom::tools
