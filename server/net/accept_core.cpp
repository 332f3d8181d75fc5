#include "server/net/accept_core.h"

#include "common/base/check.h"

namespace cardroom::server {

bool AcceptCore::admit(Instant now, const std::string& address) {
  if (sockets_ >= limits_.sockets || handshakes_ >= limits_.handshakes) return false;
  if (addresses_.size() >= kAddressesMax && !addresses_.contains(address)) {
    forget_idle(now);
    if (addresses_.size() >= kAddressesMax) return false;
  }
  Address& here = addresses_.try_emplace(address, Address{0, RateLimit{limits_.rate_per_address}, now}).first->second;
  if (here.handshakes >= limits_.handshakes_per_address || !here.rate.allows(now)) return false;
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

void AcceptCore::forget_idle(Instant now) {
  const Rate rate = limits_.rate_per_address;
  const Instant full_after = std::chrono::seconds{rate.burst / rate.per_second + 1};
  std::erase_if(addresses_, [&](const auto& entry) {
    return entry.second.handshakes == 0 && now - entry.second.last >= full_after;
  });
}

}  // namespace cardroom::server
