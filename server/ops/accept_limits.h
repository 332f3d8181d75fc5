#pragma once

#include <boost/asio/ip/address.hpp>
#include <vector>

#include "server/limits.h"
#include "server/net/accept_core.h"
#include "server/ops/log.h"

namespace cardroom::server {

/// The limits on connections and handshakes; `gateways` as in Options::trusted_addresses. Raises the process's limit on
/// open files as far as possible, and logs a warning if it is too low for `limits`.
AcceptCore::Limits accept_limits(const Limits& limits, const std::vector<boost::asio::ip::address>& gateways, Log& log);

}  // namespace cardroom::server
