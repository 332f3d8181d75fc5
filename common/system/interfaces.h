#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What both sides ask the operating system about this machine's network.
namespace cardroom {

/// An interface that is up and has an IPv4 address (one entry for each address).
struct Interface {
  int index{};                             ///< As the kernel counts them.
  std::uint32_t address{};                 ///< IPv4, in the machine's own byte order.
  std::optional<std::uint32_t> broadcast;  ///< Where there is one; loopback has none.
};

/// The interfaces at this moment; they come and go. Empty if the system does not say.
std::vector<Interface> interfaces();

/// The addresses that others can type to reach this machine: IPv4 before IPv6, without loopback and link-local ones.
/// Empty without a network, or if the system does not tell.
std::vector<std::string> own_addresses();

}  // namespace cardroom
