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
  const auto [found, is_new] = addresses_.try_emplace(address, Address{RateLimit{limits_.rate_per_address}, now});
  Address& here = found->second;
  const bool is_stranger = is_new || is_quiet(now, here);
  if (!here.rate.allows(now)) return turn_away(TurnedAway::rate_of_address);
  if (!rate_.allows(now) && !is_stranger) return turn_away(TurnedAway::rate);
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

bool AcceptCore::is_quiet(Instant now, const Address& address) const {
  const Rate rate = limits_.rate_per_address;
  return now - address.last >= std::chrono::seconds{rate.burst / rate.per_second + 1};
}

void AcceptCore::forget_idle(Instant now) {
  if (std::erase_if(addresses_, [&](const auto& entry) { return is_quiet(now, entry.second); }) != 0) return;
  addresses_.erase(std::ranges::min_element(addresses_, {}, [](const auto& entry) { return entry.second.last; }));
}

}  // namespace cardroom::server
