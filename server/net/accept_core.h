#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "server/metrics.h"
#include "server/net/rate_limit.h"

namespace cardroom::server {

/// Decides which peers may start a TLS handshake, without a socket. A handshake costs us a millisecond of computation
/// before the peer has proved anything. Therefore both the number of concurrent handshakes and their rate are limited
/// for each address, and the number of concurrent handshakes for all addresses together. ServerCore limits the
/// resulting connections.
class AcceptCore {
 public:
  struct Limits {
    std::size_t sockets{};                 ///< Open in this process, in any state.
    std::size_t handshakes{};              ///< Concurrent, for all addresses together.
    std::size_t handshakes_per_address{};  ///< Concurrent, for one address.
    Rate rate_per_address{};               ///< The rate of admitted connections.
  };

  /// Addresses that are remembered. If more than this are busy, which only an attack causes, others are refused.
  static constexpr std::size_t kAddressesMax = 4096;

  explicit AcceptCore(Limits limits) : limits_{limits} {}

  /// A peer has connected. If this returns false, close its socket and do not report it here again.
  bool admit(Instant now, const std::string& address);
  /// The handshake of an admitted peer has succeeded or failed.
  void handshake_over(const std::string& address);
  /// The socket of an admitted peer is closed, after handshake_over().
  void closed() { --sockets_; }

  /// How many peers were turned away, by TurnedAway.
  const std::array<std::uint64_t, kTurnedAwayReasons>& turned_away() const { return turned_away_; }

 private:
  struct Address {
    std::size_t handshakes = 0;
    RateLimit rate;
    Instant last{};
  };

  bool turn_away(TurnedAway why);
  /// Forgets addresses whose bucket is full again.
  void forget_idle(Instant now);

  Limits limits_;
  std::size_t sockets_ = 0;
  std::size_t handshakes_ = 0;
  std::unordered_map<std::string, Address> addresses_;
  std::array<std::uint64_t, kTurnedAwayReasons> turned_away_{};
};

}  // namespace cardroom::server
