#include "server/ops/accept_limits.h"

#include <algorithm>
#include <string>

#include "server/ops/system.h"

namespace cardroom::server {
namespace {

/// Open files that do not belong to a client: log, listener, libraries, and some to spare.
constexpr std::size_t kOtherFiles = 64;

/// Sockets in addition to the allowed connections: those in a handshake, and those being told that there are too many
/// connections.
constexpr std::size_t kSpareSockets = 512;

/// For all addresses together; a handshake takes about a millisecond of the I/O thread.
constexpr std::size_t kHandshakesMax = 1024;

/// An address may connect in a burst as often as it may have connections, and as often again within this time. A school
/// whose network has recovered can reconnect at once, but one address cannot keep the server busy with handshakes.
constexpr std::uint32_t kConnectionsRefillSeconds = 10;

}  // namespace

AcceptCore::Limits accept_limits(const Limits& limits, Log& log) {
  const std::size_t wanted = limits.connections + kSpareSockets;
  const std::size_t files = raise_open_files(wanted + kOtherFiles);
  if (files < wanted + kOtherFiles) {
    log.warning("few_open_files limit=" + std::to_string(files) + " wanted=" + std::to_string(wanted + kOtherFiles));
  }
  const auto here = static_cast<std::uint32_t>(limits.connections_per_address);
  return {.sockets = std::min(wanted, files > kOtherFiles ? files - kOtherFiles : 1),
          .handshakes = kHandshakesMax,
          .handshakes_per_address = limits.connections_per_address,
          .rate_per_address = {.burst = here, .per_second = std::max(1U, here / kConnectionsRefillSeconds)}};
}

}  // namespace cardroom::server
