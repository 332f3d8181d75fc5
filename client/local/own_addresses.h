#pragma once

#include <string>
#include <vector>

namespace cardroom::client {

/// The addresses that others can type to reach this machine: IPv4 before IPv6, without loopback and link-local ones.
/// Empty without a network, or if the system does not tell.
std::vector<std::string> own_addresses();

}  // namespace cardroom::client
