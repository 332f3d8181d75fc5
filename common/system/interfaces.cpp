#include "common/system/interfaces.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <netinet/in.h>

namespace cardroom {
namespace {

/// Every address of every interface that is up.
std::vector<ifaddrs> addresses_in(const ifaddrs* list) {
  std::vector<ifaddrs> usable;
  for (const ifaddrs* entry = list; entry != nullptr; entry = entry->ifa_next) {
    if ((entry->ifa_flags & IFF_UP) != 0 && entry->ifa_addr != nullptr) usable.push_back(*entry);
  }
  return usable;
}

using List = std::unique_ptr<ifaddrs, decltype(&freeifaddrs)>;

List system_list() {
  ifaddrs* list = nullptr;
  return {getifaddrs(&list) == 0 ? list : nullptr, &freeifaddrs};
}

std::uint32_t ipv4_of(const sockaddr* address) {
  return ntohl(reinterpret_cast<const sockaddr_in*>(address)->sin_addr.s_addr);
}

/// Empty for an address that other machines cannot use.
std::string number_of(const sockaddr& address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (address.sa_family == AF_INET) {
    const auto& v4 = reinterpret_cast<const sockaddr_in&>(address);
    return ::inet_ntop(AF_INET, &v4.sin_addr, text.data(), text.size()) != nullptr ? text.data() : "";
  }
  const auto& v6 = reinterpret_cast<const sockaddr_in6&>(address);
  if (IN6_IS_ADDR_LINKLOCAL(&v6.sin6_addr)) return {};
  return ::inet_ntop(AF_INET6, &v6.sin6_addr, text.data(), text.size()) != nullptr ? text.data() : "";
}

}  // namespace

std::vector<Interface> interfaces() {
  const List list = system_list();
  std::vector<Interface> found;
  for (const ifaddrs& entry : addresses_in(list.get())) {
    if (entry.ifa_addr->sa_family != AF_INET) continue;
    Interface interface{.index = static_cast<int>(if_nametoindex(entry.ifa_name)),
                        .address = ipv4_of(entry.ifa_addr),
                        .mask = entry.ifa_netmask == nullptr ? ~std::uint32_t{0} : ipv4_of(entry.ifa_netmask),
                        .broadcast = {}};
    if ((entry.ifa_flags & IFF_BROADCAST) != 0 && entry.ifa_broadaddr != nullptr) {
      interface.broadcast = ipv4_of(entry.ifa_broadaddr);
    }
    found.push_back(interface);
  }
  return found;
}

bool is_on_link(std::uint32_t address) {
  return is_on_link(address, interfaces());
}

bool is_on_link(std::uint32_t address, const std::vector<Interface>& interfaces) {
  if (address == INADDR_ANY) return true;
  return std::ranges::any_of(interfaces, [address](const Interface& interface) {
    return ((address ^ interface.address) & interface.mask) == 0;
  });
}

std::vector<std::string> own_addresses() {
  const List list = system_list();
  std::vector<std::string> numbers;
  for (const int family : {AF_INET, AF_INET6}) {
    for (const ifaddrs& entry : addresses_in(list.get())) {
      if ((entry.ifa_flags & IFF_LOOPBACK) != 0 || entry.ifa_addr->sa_family != family) continue;
      const std::string number = number_of(*entry.ifa_addr);
      if (!number.empty() && std::ranges::find(numbers, number) == numbers.end()) numbers.push_back(number);
    }
  }
  return numbers;
}

}  // namespace cardroom
