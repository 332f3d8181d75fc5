#include "client/local/own_addresses.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <ifaddrs.h>
#include <memory>
#include <net/if.h>
#include <netinet/in.h>

namespace cardroom::client {
namespace {

/// Empty for one that others cannot use.
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

std::vector<std::string> own_addresses() {
  ifaddrs* first = nullptr;
  if (::getifaddrs(&first) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&::freeifaddrs)> owner{first, ::freeifaddrs};
  std::vector<std::string> numbers;
  for (const int family : {AF_INET, AF_INET6}) {
    for (const ifaddrs* one = first; one != nullptr; one = one->ifa_next) {
      const bool usable = (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
      if (!usable || one->ifa_addr == nullptr || one->ifa_addr->sa_family != family) continue;
      const std::string number = number_of(*one->ifa_addr);
      if (!number.empty() && std::ranges::find(numbers, number) == numbers.end()) numbers.push_back(number);
    }
  }
  return numbers;
}

}  // namespace cardroom::client
