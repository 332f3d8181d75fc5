#pragma once

#include <array>
#include <cstddef>

#include "server/net/rate_limit.h"
#include "server/session/purse.h"

namespace cardroom::server {

/// In the order of Purse.
inline constexpr std::array kRequestRates{kPlayRate, kHintRate, kChatRate, kLobbyRate, kPasswordRate};

/// What one session may ask for. It belongs to the session, so coming back does not fill it.
class Allowance {
 public:
  /// Takes one request out; false if there is none.
  bool pays(Purse purse, Instant now) { return limits_[static_cast<std::size_t>(purse)].allows(now); }

 private:
  std::array<RateLimit, kRequestRates.size()> limits_{RateLimit{kRequestRates[0]}, RateLimit{kRequestRates[1]},
                                                      RateLimit{kRequestRates[2]}, RateLimit{kRequestRates[3]},
                                                      RateLimit{kRequestRates[4]}};
};

/// What all sessions of one address may ask for together: as much as each of those who are there may, so that nobody
/// behind a router shared by a school is the poorer for it; and no more for who comes as somebody new each time.
class SharedAllowance {
 public:
  /// `people`: the sessions that are connected from there now.
  bool pays(Purse purse, Instant now, std::size_t people) {
    const auto at = static_cast<std::size_t>(purse);
    return spent_[at].allows(kRequestRates[at], now, people);
  }

 private:
  std::array<SharedLimit, kRequestRates.size()> spent_;
};

}  // namespace cardroom::server
