#include "server/net/interfaces.h"

#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <netinet/in.h>

namespace cardroom::server {
namespace {

boost::asio::ip::address_v4 address_of(const sockaddr* address) {
  return boost::asio::ip::address_v4{ntohl(reinterpret_cast<const sockaddr_in*>(address)->sin_addr.s_addr)};
}

}  // namespace

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

}  // namespace cardroom::server
