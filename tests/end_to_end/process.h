#pragma once

#include <chrono>
#include <deque>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace cardroom::end_to_end {

/// One program of ours under test: its input and output are pipes, what it says on standard error goes to a file. It is
/// killed and waited for at the end, whatever happens.
class Process {
 public:
  using Environment = std::vector<std::pair<std::string, std::string>>;

  /// Throws std::runtime_error if it cannot be started. `arguments[0]` is the program, with its path.
  Process(std::vector<std::string> arguments, const std::filesystem::path& log, const Environment& environment = {});
  ~Process();
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  void write(std::string_view text);
  void close_input();
  void signal(int number);

  /// The next line of its output for which `wanted` holds; those before it are dropped. Empty if none comes in time, or
  /// the output ends.
  using Wanted = std::function<bool(const std::string&)>;
  std::optional<std::string> line(const Wanted& wanted, std::chrono::milliseconds within);
  std::optional<std::string> line_with(std::string_view part, std::chrono::milliseconds within);

  /// Its exit status, or 128 and the signal's number; empty if it still runs by then.
  std::optional<int> ended(std::chrono::milliseconds within);

  /// All that it has said so far, for a failure's message.
  std::string said() const;
  pid_t pid() const { return pid_; }

 private:
  bool read_some(std::chrono::steady_clock::time_point deadline);

  std::filesystem::path log_;
  pid_t pid_ = -1;
  int input_ = -1;
  int output_ = -1;
  std::string partial_;  ///< A line that has not ended.
  std::deque<std::string> lines_;
  std::string everything_;
  std::optional<int> status_;
};

/// Of a program of ours: build/PRESET/bin/NAME.
std::string program(std::string_view name);

/// The value of `key=` in a line of `key=value` words; empty if there is none.
std::string value_of(const std::string& line, std::string_view key);
int number_of(const std::string& line, std::string_view key);

}  // namespace cardroom::end_to_end
