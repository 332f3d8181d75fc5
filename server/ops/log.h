#pragma once

#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>

#include "server/server_io.h"

namespace cardroom::server {

/// The log file cannot be opened; what() is one line that says why.
class LogError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// The maximum number of lines queued for a slow disk or terminal. Beyond that, the oldest are dropped: the server
/// never waits for its log.
inline constexpr std::size_t kLogLinesWaitingMax = 8192;

/// The size limit of a log file, in MiB, and the number of older files that are kept: 60 MiB in all. A club's evening
/// takes less than 1 MiB; a server under attack fills a file in hours, and five of them still show how the attack
/// began.
inline constexpr std::size_t kLogMebibytes = 10;
inline constexpr std::size_t kLogFilesKept = 5;

/// When a new file is started. The older files of server.log are server.1.log (the newest of them), server.2.log and so
/// on.
struct LogRotation {
  std::size_t mebibytes = kLogMebibytes;  ///< At least 1.
  std::size_t kept = kLogFilesKept;
};

/// The server's log: one line per event, `time level event key=value...`, written by its own thread.
class Log {
 public:
  /// If `file` is empty, writes to standard error. A device or a pipe is never rotated. `level`: debug, info, warning
  /// or error. Throws LogError.
  Log(const std::filesystem::path& file, const std::string& level, LogRotation rotation = {});
  /// Writes the queued lines.
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
