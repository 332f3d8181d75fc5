#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "common/protocol/key_fingerprint.h"

namespace cardroom::server {

/// `server.run` in the data directory, by which other programs of the same user find the server that uses the
/// directory. It has lines of `key=value`, written in a single call: `port` (TCP), `key` (the fingerprint in
/// hexadecimal), `pid`.
///
/// The server holds an exclusive flock(2) on the file while it runs, and removes the file when it exits. A reader
/// requests a shared lock without waiting: if it gets the lock, the server is gone. A file without all three lines
/// belongs to a server that is starting. In a shell, `flock -n -s FILE true` fails exactly while the server is running.
class RunFile {
 public:
  /// Writes nothing if another server holds the file, or if the file cannot be written: why_not() says which.
  RunFile(const std::filesystem::path& directory, std::uint16_t port, const KeyFingerprint& key);
  ~RunFile();
  RunFile(const RunFile&) = delete;
  RunFile& operator=(const RunFile&) = delete;

  bool held() const { return descriptor_ >= 0; }
  /// Empty while held; otherwise the reason, for the log, with the system's message if it is a system error.
  const std::string& why_not() const { return why_not_; }

 private:
  void give_up();

  std::filesystem::path file_;
  int descriptor_ = -1;
  std::string why_not_;
};

}  // namespace cardroom::server
