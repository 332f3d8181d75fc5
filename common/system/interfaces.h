#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// Questions of both sides to the operating system about this machine's network.
namespace cardroom {

/// An interface that is up and has an IPv4 address (one entry for each address).
struct Interface {
  int index{};                             ///< The kernel's number of the interface.
  std::uint32_t address{};                 ///< IPv4, in the machine's own byte order.
  std::optional<std::uint32_t> broadcast;  ///< If it has one; loopback does not.
};

/// The present interfaces; they may change. Empty if the system does not report them.
std::vector<Interface> interfaces();

/// The addresses that others can type to reach this machine: IPv4 before IPv6, without loopback and link-local ones.
/// Empty without a network, or if the system does not report them.
std::vector<std::string> own_addresses();

}  // namespace cardroom
