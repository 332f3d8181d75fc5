#include "server/net/accept_core.h"

#include "common/base/check.h"

namespace cardroom::server {

bool AcceptCore::admit(Instant now, const std::string& address) {
  if (sockets_ >= limits_.sockets) return turn_away(TurnedAway::open_sockets);
  if (handshakes_ >= limits_.handshakes) return turn_away(TurnedAway::handshakes);
  if (addresses_.size() >= kAddressesMax && !addresses_.contains(address)) {
    forget_idle(now);
    if (addresses_.size() >= kAddressesMax) return turn_away(TurnedAway::addresses);
  }
  Address& here = addresses_.try_emplace(address, Address{0, RateLimit{limits_.rate_per_address}, now}).first->second;
  if (here.handshakes >= limits_.handshakes_per_address) return turn_away(TurnedAway::handshakes_of_address);
  if (!here.rate.allows(now)) return turn_away(TurnedAway::rate_of_address);
  here.last = now;
  ++here.handshakes;
  ++handshakes_;
  ++sockets_;
  return true;
}

void AcceptCore::handshake_over(const std::string& address) {
  const auto here = addresses_.find(address);
  check(here != addresses_.end() && here->second.handshakes > 0, "a handshake that is over was admitted");
  --handshakes_;
  --here->second.handshakes;
}

bool AcceptCore::turn_away(TurnedAway why) {
  ++turned_away_[static_cast<std::size_t>(why)];
  return false;
}

void AcceptCore::forget_idle(Instant now) {
  const Rate rate = limits_.rate_per_address;
  const Instant full_after = std::chrono::seconds{rate.burst / rate.per_second + 1};
  std::erase_if(addresses_, [&](const auto& entry) {
    return entry.second.handshakes == 0 && now - entry.second.last >= full_after;
  });
}

}  // namespace cardroom::server
