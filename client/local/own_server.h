#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>
#include <vector>

#include "common/base/expected.h"
#include "common/classic/property_words.h"
#include "common/protocol/key_fingerprint.h"

/// A server of this user, on this machine: one that runs already, or one that a client starts. Each client waits for
/// its first line and its end in its own way (Asio, Qt).
namespace cardroom::client {

struct OwnServer {
  std::uint16_t port = 0;
  std::optional<KeyFingerprint> key;   ///< From its own output or run file; empty: as trusted as any other server.
  bool started_by_us = false;          ///< By this program; otherwise it ran already.
  std::vector<std::string> addresses;  ///< Hosts that others can type.
  int pid = 0;                         ///< Of its process, for the person; 0: unknown.
  /// Its remarks at the start, one per line, mostly about its property file. Only if we started it.
  std::vector<std::string> warnings{};
};

/// Options for starting a server, in addition to the usual ones.
struct ServerOptions {
  std::optional<std::filesystem::path> data_dir{};   ///< Of a separate server; otherwise the user's.
  std::optional<PropertyFileWords> property_file{};  ///< A private table on this machine only, played from it.
};

/// The longest first line of a server, in bytes: it has a port and a key.
inline constexpr std::size_t kServerLineMax = 4096;

/// A process of ours, with our ends of its pipes. It ends when `input` is closed, even if we are killed, unless it was
/// told to outlive us.
struct ServerProgram {
  pid_t pid = 0;
  int input = -1;   ///< For kOutliveLine.
  int output = -1;  ///< Its first line says where it listens; its end says that the process has ended.
  std::filesystem::path log;
  std::int64_t log_begins = 0;  ///< Where the output of this process begins, in bytes.
};

/// Written to its input, it makes a server outlive the client.
inline constexpr std::string_view kOutliveLine = "outlive\n";

/// Starts the cardroom-server in the folder of our own program. The error is for the person, without a full stop.
Expected<ServerProgram, std::string> start_server(const ServerOptions& options);

/// Ends it permanently, even one that was to outlive us: it tells all clients that its host has closed it. Its end is
/// noticed by its output.
void end_server(const ServerProgram& program);

/// Reads its first line, which shows that it listens. Empty if it is another line.
std::optional<OwnServer> read_first_line(const ServerProgram& program, const std::string& line);

/// Why it has not started, from the text that it printed instead, or from its log. Waits for its end.
std::string why_not_ready(const ServerProgram& program, const std::string& said);

/// The running server of this user, from its run file in $XDG_DATA_HOME/cardroom; empty if there is none.
std::optional<OwnServer> running_server();

}  // namespace cardroom::client
