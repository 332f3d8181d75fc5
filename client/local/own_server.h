#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "client/local/started_program.h"
#include "common/base/expected.h"
#include "common/classic/property_words.h"
#include "common/game/lesson_words.h"
#include "common/game/position_words.h"
#include "common/protocol/key_fingerprint.h"

/// This user's server on this machine, either already running or started by a client. Each client waits for the
/// server's output in its own way (Asio, Qt).
namespace cardroom::client {

struct OwnServer {
  std::uint16_t port = 0;
  std::optional<KeyFingerprint> key;   ///< From its own output or run file; empty: trusted like any other server.
  bool started_by_us = false;          ///< Started by this program; otherwise it was already running.
  std::vector<std::string> addresses;  ///< Addresses that others can type.
  int pid = 0;                         ///< Its process id, shown to the person; 0: unknown.
  /// Its startup warnings, one per line, mostly about its property file. Only if we started it.
  std::vector<std::string> warnings{};
};

/// Options for starting a server, in addition to the default ones.
struct ServerOptions {
  std::optional<std::uint16_t> port{};               ///< Instead of the default; it identifies the server to clients.
  std::optional<std::filesystem::path> data_dir{};   ///< The data directory of a separate server; empty: the user's.
  std::optional<PropertyFileWords> property_file{};  ///< The server's only table, private and local, plays this file.
  std::optional<LessonWords> lesson{};               ///< Likewise, a guided first game.
  std::optional<PositionWords> position{};           ///< Likewise, a recorded game, from one of its moments on.
  std::filesystem::path program{};                   ///< Empty: the cardroom-server next to our own program.
  std::filesystem::path log{};                       ///< Empty: the user's server.log.
  std::vector<std::string> more{};                   ///< Additional arguments for the server.
};

/// A cardroom-server process started by this program. When this object is destroyed or this program is killed, it shuts
/// down as soon as nobody is connected, unless it was told to outlive us. Like StartedProgram, this class never blocks.
class ServerProgram {
 public:
  using Failed = StartedProgram::Failed;
  using Ended = StartedProgram::Ended;
  /// Nothing yet; or the server is listening; or it has ended, and nothing more follows.
  using News = std::variant<std::monostate, OwnServer, Failed, Ended>;

  /// The error is worded for the person, without a full stop.
  static Expected<ServerProgram, std::string> start(const ServerOptions& options);

  int output() const { return program_.output(); }
  News read();
  void outlive();
  /// Lets the server shut down as soon as nobody is connected, even after outlive(); Ended follows then.
  void let_go();
  /// Shuts the server down for good, even after outlive(): it tells all clients that its host has closed it. Ended
  /// follows.
  void end();

 private:
  explicit ServerProgram(StartedProgram program) : program_{std::move(program)} {}

  StartedProgram program_;
};

/// This user's running server, from its run file in $XDG_DATA_HOME/cardroom; empty if there is none.
std::optional<OwnServer> running_server();

}  // namespace cardroom::client
