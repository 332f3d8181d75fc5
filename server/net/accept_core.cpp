#include "server/net/accept_core.h"

#include <algorithm>
#include <utility>

namespace cardroom::server {

std::string AcceptCore::counted_as(const std::string& address, ConnectionId id) const {
  return limits_.gateways.contains(address) ? address + '#' + std::to_string(id) : address;
}

AcceptCore::Admission AcceptCore::admit(Instant now, const std::string& address, ConnectionId id) {
  if (handshakes_.from(address) >= limits_.handshakes_per_address) return turn_away(TurnedAway::handshakes_of_address);
  std::optional<ConnectionId> instead_of;
  const bool no_socket = sockets_ >= limits_.sockets;
  if (no_socket || handshakes_.size() >= limits_.handshakes) {
    instead_of = handshakes_.makes_room_for(now, address);
    if (!instead_of) return turn_away(no_socket ? TurnedAway::open_sockets : TurnedAway::handshakes);
  }
  if (addresses_.size() >= kAddressesMax && !addresses_.contains(address)) forget_idle(now);
  Address& here = addresses_.try_emplace(address, Address{RateLimit{limits_.rate_per_address}, now}).first->second;
  if (!here.rate.allows(now)) return turn_away(TurnedAway::rate_of_address);
  here.last = now;
  handshakes_.enter(now, address, id);
  ++sockets_;
  if (instead_of) turn_away(TurnedAway::handshakes);
  return {true, instead_of};
}

AcceptCore::Admission AcceptCore::turn_away(TurnedAway why) {
  ++turned_away_[static_cast<std::size_t>(why)];
  return {};
}

void AcceptCore::forget_idle(Instant now) {
  const Rate rate = limits_.rate_per_address;
  const Instant full_after = std::chrono::seconds{rate.burst / rate.per_second + 1};
  if (std::erase_if(addresses_, [&](const auto& entry) { return now - entry.second.last >= full_after; }) != 0) return;
  addresses_.erase(std::ranges::min_element(addresses_, {}, [](const auto& entry) { return entry.second.last; }));
}

}  // namespace cardroom::server
