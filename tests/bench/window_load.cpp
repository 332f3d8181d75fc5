// Measures the resource use of the window: starts it on its own display, plays a game in it, and prints the figures as
// one JSON object. The window logs each frame that it draws (a Qt logging category).
//
//   window_load
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <thread>
#include <unistd.h>

#include "tests/window/support/player.h"

namespace cardroom::driven {
namespace {

constexpr int kStarts = 7;
constexpr const char* kDealt = "^The public cards are ";

/// Makes the window log each frame to standard error, with timestamps from the clock behind steady_clock.
const ChildProcess::Environment kTellingFrames{{"QT_LOGGING_RULES", "qt.scenegraph.time.renderloop=true"},
                                               {"QT_MESSAGE_PATTERN", "%{time boot} %{message}"}};

/// The timestamps of all frames so far, in milliseconds of steady_clock.
std::vector<double> frames_of(ShownWindow& window) {
  std::vector<double> frames;
  std::istringstream lines{window.program().errors()};
  for (std::string line; std::getline(lines, line);) {
    if (line.find("Frame rendered") != std::string::npos) frames.push_back(std::stod(line) * 1000);
  }
  return frames;
}

double milliseconds_of(std::chrono::steady_clock::time_point time) {
  return std::chrono::duration<double, std::milli>(time.time_since_epoch()).count();
}

/// All files that the process has mapped: the program and its libraries.
std::set<std::string> files_of(pid_t pid) {
  std::set<std::string> files;
  std::ifstream maps{"/proc/" + std::to_string(pid) + "/maps"};
  for (std::string line; std::getline(maps, line);) {
    if (const auto path = line.find('/'); path != std::string::npos) files.insert(line.substr(path));
  }
  return files;
}

/// Evicts these files from the page cache, except those in use by another program.
void forget(const std::set<std::string>& files) {
  for (const std::string& path : files) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) continue;
    ::posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
    ::close(file);
  }
}

/// The time from the start of the process to its first frame.
double first_frame_ms(Desktop& desktop, const User& user, std::set<std::string>& files) {
  ShownWindow window{desktop, user, {}, kTellingFrames};
  window.see({.role = "frame"});
  const auto frames = frames_of(window);
  if (frames.empty()) throw std::runtime_error{"no frame:\n" + window.program().said()};
  files = files_of(window.program().pid());
  return frames.front() - milliseconds_of(window.started());
}

struct Dealing {
  double frames_per_second = 0;
  double slowest_frame_ms = 0;
};

/// Measures the first deal after `asked`: ten cards, one every 70 ms. No other animation takes as long, so the deal has
/// the most frames. Its screen-reader announcement does not reveal when it becomes visible.
Dealing dealing(ShownWindow& window, double asked) {
  constexpr double kDealMs = 9 * 70 + 220;
  const auto frames = frames_of(window);
  auto first = std::ranges::lower_bound(frames, asked);
  auto best = first;
  const auto end_of = [&](auto start) { return std::ranges::upper_bound(start, frames.end(), *start + kDealMs); };
  for (; first != frames.end(); ++first) {
    if (end_of(first) - first > end_of(best) - best) best = first;
  }
  if (best == frames.end()) throw std::runtime_error{"nothing was dealt:\n" + window.program().said()};
  // The cards may arrive before the end of the deal's time slot; after that nothing is drawn.
  const auto last = end_of(best) - 1;
  if (last - best < 10) throw std::runtime_error{"too few frames of the deal were seen:\n" + window.program().said()};
  Dealing result{.frames_per_second = static_cast<double>(last - best) * 1000 / (*last - *best)};
  for (auto frame = best + 1; frame != end_of(best); ++frame)
    result.slowest_frame_ms = std::max(result.slowest_frame_ms, *frame - *(frame - 1));
  return result;
}

/// The process's peak memory use so far, in MiB.
double peak_memory(pid_t pid) {
  std::ifstream status{"/proc/" + std::to_string(pid) + "/status"};
  for (std::string line; std::getline(status, line);) {
    if (line.starts_with("VmHWM:")) return std::stod(line.substr(6)) / 1024;
  }
  throw std::runtime_error{"the window has ended"};
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values.at(values.size() / 2);
}

}  // namespace
}  // namespace cardroom::driven

int main() try {
  using namespace cardroom::driven;
  Desktop desktop;
  const User user;
  std::set<std::string> files;
  first_frame_ms(desktop, user, files);
  forget(files);
  const double cold = first_frame_ms(desktop, user, files);
  std::vector<double> warm;
  for (int start = 0; start < kStarts; ++start)
    warm.push_back(first_frame_ms(desktop, user, files));

  Player player{desktop, "Bench", {}, kTellingFrames};
  ShownWindow& window = player.window();
  window.act(kPlayNow);
  window.hear(kDealt);
  player.play_game([&](int) { player.play_by_keys(); });
  window.see(kAgain);
  const double asked = milliseconds_of(std::chrono::steady_clock::now());
  window.key("a");
  window.hear(kDealt);
  player.my_turn();
  const Dealing second = dealing(window, asked);
  std::cout << nlohmann::json{{"first_frame_ms", median(warm)},
                              {"first_frame_cold_ms", cold},
                              {"frames_per_second", second.frames_per_second},
                              {"slowest_frame_ms", second.slowest_frame_ms},
                              {"peak_mib", peak_memory(window.program().pid())}}
            << '\n';
} catch (const std::exception& error) {
  std::cerr << "window_load: " << error.what() << '\n';
  return 1;
}
