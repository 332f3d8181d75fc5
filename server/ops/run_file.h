#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "common/protocol/key_fingerprint.h"

namespace cardroom::server {

/// `server.run` in the data directory: how the same user's other programs find the server that runs from there. Lines
/// of `key=value`, written at once: `port` (TCP), `key` (the fingerprint in hexadecimal), `pid`.
///
/// The server holds an exclusive flock(2) on the file while it runs, and removes the file when it ends. Who reads it
/// asks for a shared lock without waiting: who gets it has found a file of a server that is gone (and a file without
/// all three lines belongs to one that has only begun). In a shell: `flock -n -s FILE true` fails exactly while the
/// server runs.
class RunFile {
 public:
  /// Leaves no file of ours if another server holds it, or if it cannot be written: why_not() says which.
  RunFile(const std::filesystem::path& directory, std::uint16_t port, const KeyFingerprint& key);
  ~RunFile();
  RunFile(const RunFile&) = delete;
  RunFile& operator=(const RunFile&) = delete;

  bool held() const { return descriptor_ >= 0; }
  /// Empty while held; otherwise for the log, and as the system says it: a full disk is no other server.
  const std::string& why_not() const { return why_not_; }

 private:
  void give_up();

  std::filesystem::path file_;
  int descriptor_ = -1;
  std::string why_not_;
};

}  // namespace cardroom::server
