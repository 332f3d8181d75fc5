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

/// A server of this user on this machine: one that is already running, or one that a client starts. Each client waits
/// for its output in its own way (Asio, Qt).
namespace cardroom::client {

struct OwnServer {
  std::uint16_t port = 0;
  std::optional<KeyFingerprint> key;   ///< From its own output or run file; empty: as trusted as any other server.
  bool started_by_us = false;          ///< By this program; otherwise it was already running.
  std::vector<std::string> addresses;  ///< Addresses that others can type.
  int pid = 0;                         ///< Its process id, to show to the person; 0: unknown.
  /// Its startup warnings, one per line, mostly about its property file. Only if we started it.
  std::vector<std::string> warnings{};
};

/// Options for starting a server, in addition to the usual ones.
struct ServerOptions {
  std::optional<std::uint16_t> port{};               ///< Instead of the usual one; clients know the server by its port.
  std::optional<std::filesystem::path> data_dir{};   ///< That of a separate server; empty: the user's.
  std::optional<PropertyFileWords> property_file{};  ///< The server has only a private, local table that plays it.
  std::filesystem::path program{};                   ///< Empty: the cardroom-server next to our own program.
  std::filesystem::path log{};                       ///< Empty: the user's server.log.
  std::vector<std::string> more{};                   ///< Further arguments for the server.
};

/// A cardroom-server that this program has started. It ends with this object, even if we are killed, unless it was told
/// to outlive us. Nothing here blocks: call read() whenever output() is readable. Writing to a server that has ended
/// must not kill us: main ignores SIGPIPE.
class ServerProgram {
 public:
  /// It did not start. `why` is for the person, without a full stop.
  struct Failed {
    std::string why;
  };
  /// It has ended after it was ready.
  struct Ended {};
  /// Nothing yet; or it listens; or it has gone, and nothing more follows.
  using News = std::variant<std::monostate, OwnServer, Failed, Ended>;

  /// The error is for the person, without a full stop.
  static Expected<ServerProgram, std::string> start(const ServerOptions& options);

  int output() const { return output_.get(); }
  News read();
  void outlive();
  /// Ends it permanently, even after outlive(): it tells all clients that its host has closed it. Ended follows.
  void end();

 private:
  ServerProgram() = default;
  std::vector<std::string> log_lines() const;
  std::optional<OwnServer> listening(const std::string& line) const;
  std::string why_not_ready(const std::string& said);

  pid_t pid_ = 0;
  Descriptor input_;   ///< The server notices when this is closed.
  Descriptor output_;  ///< Its first line says where it listens; end of file: the process has ended.
  std::filesystem::path log_;
  std::int64_t log_begins_ = 0;  ///< The offset in bytes at which the output of this process begins.
  std::string first_line_;
  bool is_ready_ = false;
};

/// The running server of this user, from its run file in $XDG_DATA_HOME/cardroom; empty if there is none.
std::optional<OwnServer> running_server();

}  // namespace cardroom::client
