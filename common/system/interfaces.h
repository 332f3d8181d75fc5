#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What both ends need to know from the operating system about this machine's network.
namespace cardroom {

/// An interface that is up and has an IPv4 address (one entry for each address).
struct Interface {
  int index{};                             ///< The kernel's index of the interface.
  std::uint32_t address{};                 ///< IPv4, in host byte order.
  std::uint32_t mask{};                    ///< The bits of an address that identify the network.
  std::optional<std::uint32_t> broadcast;  ///< If it has one; loopback does not.
};

/// The current interfaces, which may change. Empty if the system does not report them.
std::vector<Interface> interfaces();

/// Whether the address (IPv4, in host byte order) is that of this machine or of a neighbour, which datagrams reach
/// without a router. 0.0.0.0 is this machine: a machine without a network sends from there to its own multicast groups.
bool is_on_link(std::uint32_t address);
/// The same, given the interfaces.
bool is_on_link(std::uint32_t address, const std::vector<Interface>& interfaces);

/// The addresses that people elsewhere can type to reach this machine: IPv4 before IPv6, without loopback and
/// link-local ones. Empty without a network, or if the system does not report them.
std::vector<std::string> own_addresses();

}  // namespace cardroom
