#pragma once

#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>

#include "server/server_io.h"

namespace cardroom::server {

/// The log file cannot be opened; the text is one line that says why.
class LogError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Lines that wait for a slow disk or terminal. Beyond that the oldest are dropped: the server never waits for its log.
inline constexpr std::size_t kLogLinesWaitingMax = 8192;

/// The server's log: one line per event, `time level event key=value...`, written by a thread of its own.
class Log {
 public:
  /// `file` empty: standard error. `level`: debug, info, warning or error. Throws LogError.
  Log(const std::filesystem::path& file, const std::string& level);
  /// Writes the waiting lines.
  ~Log();

  /// Thread-safe; never waits.
  void write(const LogLine& line);
  void info(const std::string& text) { write({LogLine::Level::info, text}); }
  void warning(const std::string& text) { write({LogLine::Level::warning, text}); }

 private:
  struct Writer;
  std::unique_ptr<Writer> writer_;
};

}  // namespace cardroom::server
