#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>

namespace cardroom::server {

/// Decides whom to shake hands with, without a socket. Before its handshake a peer costs us arithmetic and memory and
/// has shown nothing, so no address may have many of those, nor all addresses together very many; how many connections
/// it may have afterwards, and the words with which one too many is refused, are ServerCore's.
class AcceptCore {
 public:
  struct Limits {
    std::size_t sockets{};                 ///< Of the process, whatever they are doing.
    std::size_t handshakes{};              ///< At the same time.
    std::size_t handshakes_per_address{};  ///< At the same time.
  };

  explicit AcceptCore(Limits limits) : limits_{limits} {}

  /// A peer has connected. If not admitted: close it, and say no more about it here.
  bool admit(const std::string& address);
  /// An admitted one is through, or has failed.
  void handshake_over(const std::string& address);
  /// The socket of an admitted one is closed; its handshake was over before.
  void closed() { --sockets_; }

 private:
  Limits limits_;
  std::size_t sockets_ = 0;
  std::size_t handshakes_ = 0;
  std::unordered_map<std::string, std::size_t> by_address_;  ///< Handshakes; none that has 0.
};

}  // namespace cardroom::server
