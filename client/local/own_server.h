#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>
#include <variant>
#include <vector>

#include "common/base/expected.h"
#include "common/classic/property_words.h"
#include "common/protocol/key_fingerprint.h"
#include "common/system/descriptor.h"

/// A server of this user, on this machine: one that runs already, or one that a client starts. Each client waits for
/// its output in its own way (Asio, Qt).
namespace cardroom::client {

struct OwnServer {
  std::uint16_t port = 0;
  std::optional<KeyFingerprint> key;   ///< From its own output or run file; empty: as trusted as any other server.
  bool started_by_us = false;          ///< By this program; otherwise it ran already.
  std::vector<std::string> addresses;  ///< Hosts that others can type.
  int pid = 0;                         ///< Of its process, for the person; 0: unknown.
  /// Its warnings at the start, one per line, mostly about its property file. Only if we started it.
  std::vector<std::string> warnings{};
};

/// Options for starting a server, in addition to the usual ones.
struct ServerOptions {
  std::optional<std::filesystem::path> data_dir{};   ///< Of a separate server; otherwise the user's.
  std::optional<PropertyFileWords> property_file{};  ///< A private table on this machine only, played from it.
};

/// A cardroom-server that this program has started. It ends with this object, even if we are killed, unless it was told
/// to outlive us. Nothing waits here: read() is called whenever output() is readable. Writing to a server that has
/// ended must not kill us: main ignores SIGPIPE.
class ServerProgram {
 public:
  /// It did not start; why, for the person, without a full stop.
  struct Failed {
    std::string why;
  };
  /// It has ended, after it was ready.
  struct Ended {};
  /// Nothing; or it listens; or it has gone, and nothing more follows.
  using News = std::variant<std::monostate, OwnServer, Failed, Ended>;

  /// Starts the program in the folder of our own one. The error is for the person, without a full stop.
  static Expected<ServerProgram, std::string> start(const ServerOptions& options);

  int output() const { return output_.get(); }
  News read();
  void outlive();
  /// Ends it permanently, even one that was to outlive us: it tells all clients that its host has closed it. Ended
  /// follows.
  void end();

 private:
  ServerProgram() = default;
  std::vector<std::string> log_lines() const;
  std::optional<OwnServer> listening(const std::string& line) const;
  std::string why_not_ready(const std::string& said);

  pid_t pid_ = 0;
  Descriptor input_;   ///< It notices when this is closed.
  Descriptor output_;  ///< Its first line says where it listens; its end says that the process has ended.
  std::filesystem::path log_;
  std::int64_t log_begins_ = 0;  ///< Where the output of this process begins, in bytes.
  std::string first_line_;
  bool is_ready_ = false;
};

/// The running server of this user, from its run file in $XDG_DATA_HOME/cardroom; empty if there is none.
std::optional<OwnServer> running_server();

}  // namespace cardroom::client
