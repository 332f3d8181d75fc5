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

}  // namespace cardroom::client
