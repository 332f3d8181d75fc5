#pragma once

#include <cstdint>
#include <set>
#include <string_view>

namespace cardroom {

/// A multicast group on every interface of this machine, for UDP sockets owned by the caller. Not thread-safe.
class LanGroup {
 public:
  /// `group`: an IPv4 address in numeric form.
  LanGroup(const char* group, std::uint16_t port);

  /// Joins the group with the socket `receiving` on each interface that is up, and sends the datagram from the socket
  /// `sending` through each of them, to the group and to the broadcast address. Errors are ignored: interfaces come and
  /// go, and the next datagram uses those that are up at that time.
  void send(int receiving, int sending, std::string_view datagram);

 private:
  void join(int socket, int interface);
  void send_to(int socket, std::uint32_t address, std::string_view datagram) const;

  std::uint32_t group_;  ///< In host byte order.
  std::uint16_t port_;
  std::set<int> joined_;  ///< The indices of the joined interfaces.
};

}  // namespace cardroom
