#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "server/ids.h"
#include "server/metrics.h"
#include "server/net/crowd.h"
#include "server/net/rate_limit.h"

namespace cardroom::server {

/// Decides, without a socket, which peers may start a TLS handshake. A handshake costs us a millisecond of computation
/// before the peer has proved anything. Therefore the number of concurrent handshakes and their rate are limited, both
/// for each address and for all addresses together. ServerCore limits the resulting connections.
class AcceptCore {
 public:
  struct Limits {
    std::size_t sockets{};                 ///< Open in this process, in any state.
    std::size_t handshakes{};              ///< Concurrent, for all addresses together.
    std::size_t handshakes_per_address{};  ///< Concurrent, for one address.
    Rate rate_per_address{};               ///< The rate of admitted connections.
    /// The same for all addresses together. Once it is exceeded, only addresses that have not connected lately are
    /// admitted, so that newcomers still get in.
    Rate rate{};
    /// Gateways with many people behind them, as peer_name() writes them. Each connection from one of them counts as an
    /// address of its own.
    std::set<std::string> gateways{};
  };

  /// The number of addresses remembered. If more than this are busy, which only an attack can cause, the one that has
  /// been quiet for longest is forgotten.
  static constexpr std::size_t kAddressesMax = 4096;

  explicit AcceptCore(Limits limits) : limits_{std::move(limits)}, rate_{limits_.rate} {}

  /// The address that this connection's peer counts as, for all limits of the server.
  std::string counted_as(const std::string& address, ConnectionId id) const;

  struct Admission {
    bool admitted = false;  ///< If not, close its socket and do not report it here again.
    /// The handshake to abort, to make room. Report its end like that of any other.
    std::optional<ConnectionId> instead_of{};
  };
  /// A peer has connected.
  Admission admit(Instant now, const std::string& address, ConnectionId id);
  /// The handshake of an admitted peer has succeeded or failed.
  void handshake_over(const std::string& address, ConnectionId id) { handshakes_.leave(address, id); }
  /// The socket of an admitted peer is closed, after handshake_over().
  void closed() { --sockets_; }

  /// The number of peers turned away, indexed by TurnedAway.
  const std::array<std::uint64_t, kTurnedAwayReasons>& turned_away() const { return turned_away_; }

 private:
  struct Address {
    RateLimit rate;
    Instant last{};
  };

  Admission turn_away(TurnedAway why);
  /// Whether the address has been quiet for so long that its bucket is full again.
  bool is_quiet(Instant now, const Address& address) const;
  /// Forgets addresses whose bucket is full again, and if there are none, the one that has been quiet for longest.
  void forget_idle(Instant now);

  Limits limits_;
  RateLimit rate_;
  std::size_t sockets_ = 0;
  Crowd handshakes_;
  std::unordered_map<std::string, Address> addresses_;
  std::array<std::uint64_t, kTurnedAwayReasons> turned_away_{};
};

}  // namespace cardroom::server
