#pragma once

#include <array>
#include <cstddef>

#include "server/net/rate_limit.h"
#include "server/session/purse.h"

namespace cardroom::server {

/// The rate of each Purse, in the order of its values.
inline constexpr std::array kRequestRates{kPlayRate, kHintRate, kChatRate, kLobbyRate, kPasswordRate};

/// The request allowance of one session. It belongs to the session, so reconnecting does not refill it.
class Allowance {
 public:
  /// Takes one request out; returns false if none is left.
  bool pays(Purse purse, Instant now) { return limits_[static_cast<std::size_t>(purse)].allows(now); }

 private:
  std::array<RateLimit, kRequestRates.size()> limits_{RateLimit{kRequestRates[0]}, RateLimit{kRequestRates[1]},
                                                      RateLimit{kRequestRates[2]}, RateLimit{kRequestRates[3]},
                                                      RateLimit{kRequestRates[4]}};
};

/// The request allowance shared by all sessions from one address. It equals the sum of the allowances that its
/// connected sessions would have separately, so that a school behind one router is not at a disadvantage, and a client
/// that keeps starting new sessions gains nothing.
class SharedAllowance {
 public:
  /// `people`: the number of sessions currently connected from the address.
  bool pays(Purse purse, Instant now, std::size_t people) {
    const auto at = static_cast<std::size_t>(purse);
    return spent_[at].allows(kRequestRates[at], now, people);
  }

 private:
  std::array<SharedLimit, kRequestRates.size()> spent_;
};

}  // namespace cardroom::server
