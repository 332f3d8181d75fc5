#pragma once

#include <string>
#include <vector>

namespace cardroom::client {

/// What others can type to reach this machine: the numbers of its interfaces, IPv4 before IPv6, without those that are
/// for this machine or for one cable only. Empty if the system does not say, or without a network.
std::vector<std::string> own_addresses();

}  // namespace cardroom::client
