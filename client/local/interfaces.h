#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace cardroom::client {

/// An interface that is up and has an IPv4 address (one entry for each address).
struct Interface {
  int index{};                             ///< As the kernel counts them.
  std::uint32_t address{};                 ///< IPv4, in the machine's own byte order.
  std::optional<std::uint32_t> broadcast;  ///< Where there is one; loopback has none.
};

/// As they are at this moment; they come and go. Empty if the system does not say.
std::vector<Interface> interfaces();

/// Makes this UDP socket hear the group (as Interface::address) on these interfaces. To be called again and again: an
/// interface that loses its address leaves all groups, and has not joined them again when it gets one, though the
/// socket still says that it is a member.
void keep_joined(int socket, std::uint32_t group, const std::vector<Interface>& interfaces);

}  // namespace cardroom::client
