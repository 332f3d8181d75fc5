#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>

#include "server/net/rate_limit.h"

namespace cardroom::server {

/// Decides which peers may start a TLS handshake, without a socket. A handshake costs us a millisecond of computation
/// before the peer has proved anything. Its number is therefore limited for each address, both at the same time and in
/// a row, and for all addresses together at the same time. ServerCore limits the connections that result.
class AcceptCore {
 public:
  struct Limits {
    std::size_t sockets{};                 ///< Of the process, in any state.
    std::size_t handshakes{};              ///< At the same time.
    std::size_t handshakes_per_address{};  ///< At the same time.
    Rate rate_per_address{};               ///< Of admitted connections.
  };

  /// Addresses that are remembered. If more than this are busy, which takes an attack, others are refused.
  static constexpr std::size_t kAddressesMax = 4096;

  explicit AcceptCore(Limits limits) : limits_{limits} {}

  /// A peer has connected. If it is not admitted: close it, and do not report it here again.
  bool admit(Instant now, const std::string& address);
  /// The handshake of an admitted peer has succeeded or failed.
  void handshake_over(const std::string& address);
  /// The socket of an admitted peer is closed, after handshake_over().
  void closed() { --sockets_; }

 private:
  struct Address {
    std::size_t handshakes = 0;
    RateLimit rate;
    Instant last{};
  };

  /// Forgets addresses whose bucket is full again.
  void forget_idle(Instant now);

  Limits limits_;
  std::size_t sockets_ = 0;
  std::size_t handshakes_ = 0;
  std::unordered_map<std::string, Address> addresses_;
};

}  // namespace cardroom::server
