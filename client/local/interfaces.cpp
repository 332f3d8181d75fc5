#include "client/local/interfaces.h"

#include <fstream>
#include <ifaddrs.h>
#include <ios>
#include <memory>
#include <net/if.h>
#include <netinet/in.h>
#include <set>
#include <sstream>
#include <string>
#include <sys/socket.h>

namespace cardroom::client {
namespace {

std::uint32_t address_of(const sockaddr* address) {
  return ntohl(reinterpret_cast<const sockaddr_in*>(address)->sin_addr.s_addr);
}

/// The interfaces that take what is sent to the group, by index. The file has a line for each interface, and below it
/// one that begins with blanks for each of its groups, as a number of the machine in hexadecimal.
std::set<int> members_of(in_addr group) {
  std::set<int> members;
  std::ifstream file{"/proc/thread-self/net/igmp"};
  int index = 0;
  for (std::string line; std::getline(file, line);) {
    std::istringstream words{line};
    in_addr_t joined = 0;
    if (line.starts_with('\t')) {
      if (words >> std::hex >> joined && joined == group.s_addr) members.insert(index);
    } else {
      words >> index;
    }
  }
  return members;
}

}  // namespace

void keep_joined(int socket, std::uint32_t group, const std::vector<Interface>& interfaces) {
  const std::set<int> members = members_of({htonl(group)});
  for (const Interface& interface : interfaces) {
    const ip_mreqn membership{.imr_multiaddr = {htonl(group)}, .imr_address = {}, .imr_ifindex = interface.index};
    // A socket that takes itself for a member cannot join: where the interface has left, it leaves first.
    if (!members.contains(interface.index))
      ::setsockopt(socket, IPPROTO_IP, IP_DROP_MEMBERSHIP, &membership, sizeof membership);
    ::setsockopt(socket, IPPROTO_IP, IP_ADD_MEMBERSHIP, &membership, sizeof membership);
  }
}

std::vector<Interface> interfaces() {
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> owner{list, &freeifaddrs};

  std::vector<Interface> found;
  for (const ifaddrs* entry = list; entry != nullptr; entry = entry->ifa_next) {
    const bool usable = (entry->ifa_flags & IFF_UP) != 0 && entry->ifa_addr != nullptr;
    if (!usable || entry->ifa_addr->sa_family != AF_INET) continue;
    Interface interface{.index = static_cast<int>(if_nametoindex(entry->ifa_name)),
                        .address = address_of(entry->ifa_addr),
                        .broadcast = {}};
    if ((entry->ifa_flags & IFF_BROADCAST) != 0 && entry->ifa_broadaddr != nullptr) {
      interface.broadcast = address_of(entry->ifa_broadaddr);
    }
    found.push_back(interface);
  }
  return found;
}

}  // namespace cardroom::client
