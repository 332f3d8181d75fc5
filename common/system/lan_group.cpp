#include "common/system/lan_group.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include "common/system/interfaces.h"

namespace cardroom {

LanGroup::LanGroup(const char* group, std::uint16_t port) : group_{ntohl(::inet_addr(group))}, port_{port} {}

void LanGroup::send(int receiving, int sending, std::string_view datagram) {
  const int on = 1;
  ::setsockopt(sending, SOL_SOCKET, SO_BROADCAST, &on, sizeof on);
  std::set<int> present;
  for (const Interface& interface : interfaces()) {
    present.insert(interface.index);
    if (!joined_.contains(interface.index)) join(receiving, interface.index);
    const ip_mreqn way{.imr_multiaddr = {}, .imr_address = {}, .imr_ifindex = interface.index};
    ::setsockopt(sending, IPPROTO_IP, IP_MULTICAST_IF, &way, sizeof way);
    send_to(sending, group_, datagram);
    if (interface.broadcast) send_to(sending, *interface.broadcast, datagram);
  }
  // The kernel drops a membership with its interface; the group is joined again when the interface returns.
  std::erase_if(joined_, [&](int index) { return !present.contains(index); });
}

void LanGroup::join(int socket, int interface) {
  const ip_mreqn membership{.imr_multiaddr = {htonl(group_)}, .imr_address = {}, .imr_ifindex = interface};
  if (::setsockopt(socket, IPPROTO_IP, IP_ADD_MEMBERSHIP, &membership, sizeof membership) == 0) {
    joined_.insert(interface);
  }
}

void LanGroup::send_to(int socket, std::uint32_t address, std::string_view datagram) const {
  const sockaddr_in to{.sin_family = AF_INET, .sin_port = htons(port_), .sin_addr = {htonl(address)}, .sin_zero = {}};
  ::sendto(socket, datagram.data(), datagram.size(), 0, reinterpret_cast<const sockaddr*>(&to), sizeof to);
}

}  // namespace cardroom
