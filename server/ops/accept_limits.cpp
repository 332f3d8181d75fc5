#include "server/ops/accept_limits.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "server/net/peer_name.h"
#include "server/ops/system.h"

namespace cardroom::server {
namespace {

/// Open files that do not belong to a client: log, listener, libraries, and some to spare.
constexpr std::size_t kOtherFiles = 64;

/// For all addresses together; a handshake takes about a millisecond of the I/O thread's time.
constexpr std::size_t kHandshakesMax = 1024;

/// For all addresses together: in the long run, handshakes take at most half of the I/O thread's time. After a restart,
/// everybody comes back at once, each from an address that has not connected to this process yet.
constexpr Rate kHandshakeRate{.burst = 2'000, .per_second = 500};

/// Sockets that are being closed, for up to two seconds if the peer does not read.
constexpr std::size_t kClosingSockets = 1024;

/// Sockets in addition to the allowed connections.
constexpr std::size_t kSpareSockets = kHandshakesMax + kUngreetedMax + kClosingSockets;

/// How long an address waits for its next full burst, in which it may open as many connections as it may have. A school
/// whose network has recovered can reconnect at once, but one address cannot keep the server busy with handshakes.
constexpr std::uint32_t kConnectionsRefillSeconds = 10;

}  // namespace

AcceptCore::Limits accept_limits(const Limits& limits, const std::vector<boost::asio::ip::address>& gateways,
                                 Log& log) {
  const std::size_t wanted = limits.connections + kSpareSockets;
  const std::size_t files = raise_open_files(wanted + kOtherFiles);
  if (files < wanted + kOtherFiles) {
    log.warning("few_open_files limit=" + std::to_string(files) + " wanted=" + std::to_string(wanted + kOtherFiles));
  }
  const auto here = static_cast<std::uint32_t>(limits.connections_per_address);
  std::set<std::string> names;
  for (const auto& gateway : gateways)
    names.insert(peer_name(gateway));
  return {.sockets = std::min(wanted, files > kOtherFiles ? files - kOtherFiles : 1),
          .handshakes = kHandshakesMax,
          .handshakes_per_address = limits.connections_per_address,
          .rate_per_address = {.burst = here, .per_second = std::max(1U, here / kConnectionsRefillSeconds)},
          .rate = kHandshakeRate,
          .gateways = std::move(names)};
}

}  // namespace cardroom::server
