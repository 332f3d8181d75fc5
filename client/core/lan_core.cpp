#include "client/core/lan_core.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "client/core/address.h"

namespace cardroom::client {

std::vector<LanCore::Output> LanCore::start(Instant now) {
  empty_since_ = now;
  next_question_ = now;
  return woken(now);
}

std::vector<LanCore::Output> LanCore::heard(Instant now, std::string_view datagram, const std::string& address) {
  const auto beacon = lan::decode(datagram);
  const auto* announcement = beacon ? std::get_if<lan::Announcement>(&*beacon) : nullptr;
  if (announcement == nullptr) return {};

  auto place = std::ranges::lower_bound(known_, announcement->server_id, {},
                                        [](const Known& known) -> auto& { return known.announcement.server_id; });
  bool changed = false;
  if (place == known_.end() || place->announcement.server_id != announcement->server_id) {
    const auto from_there =
        std::ranges::count_if(known_, [&](const Known& known) { return known.addresses.front().address == address; });
    if (known_.size() == kServersMax || static_cast<std::size_t>(from_there) >= kServersPerAddressMax) return {};
    place = known_.insert(place, Known{*announcement, {}});
    changed = true;
  }
  changed |= std::exchange(place->announcement, *announcement) != *announcement;
  changed |= hear_at(*place, now, address);

  std::vector<Output> outputs;
  report(now, changed, outputs);
  return outputs;
}

bool LanCore::hear_at(Known& known, Instant now, const std::string& address) {
  auto& addresses = known.addresses;
  const auto same = std::ranges::find(addresses, address, &Heard::address);
  if (same != addresses.end()) {
    same->last = now;
    return false;
  }
  if (addresses.size() == kAddressesMax) return false;
  const bool first = addresses.empty() || is_loopback(address);
  addresses.insert(first ? addresses.begin() : addresses.end(), Heard{address, now});
  return first;
}

std::vector<LanCore::Output> LanCore::woken(Instant now) {
  std::vector<Output> outputs;
  if (now >= next_question_) {
    outputs.emplace_back(Ask{lan::encode(lan::Question{})});
    next_question_ = now + kAskEvery;
  }
  report(now, forget(now), outputs);
  return outputs;
}

bool LanCore::forget(Instant now) {
  bool changed = false;
  for (Known& known : known_) {
    const std::string shown = known.addresses.front().address;
    std::erase_if(known.addresses, [&](const Heard& heard) { return now - heard.last >= kForgetAfter; });
    changed |= known.addresses.empty() || known.addresses.front().address != shown;
  }
  if (std::erase_if(known_, [](const Known& known) { return known.addresses.empty(); }) > 0 && known_.empty()) {
    empty_since_ = now;
  }
  return changed;
}

void LanCore::report(Instant now, bool changed, std::vector<Output>& outputs) {
  const bool lonely = known_.empty() && now - empty_since_ >= kLonelyAfter;
  changed |= std::exchange(lonely_, lonely) != lonely;
  if (changed) outputs.emplace_back(ListChanged{});

  Instant wake = next_question_;
  if (known_.empty() && !lonely_) wake = std::min(wake, empty_since_ + kLonelyAfter);
  for (const Known& known : known_) {
    for (const Heard& heard : known.addresses)
      wake = std::min(wake, heard.last + kForgetAfter);
  }
  outputs.emplace_back(WakeAt{wake});
}

std::vector<LanServer> LanCore::servers() const {
  std::vector<LanServer> servers;
  servers.reserve(known_.size());
  for (const Known& known : known_)
    servers.push_back({known.announcement, known.addresses.front().address});
  std::ranges::sort(servers, {}, [](const LanServer& server) {
    return std::tie(server.announcement.name, server.announcement.server_id);
  });
  return servers;
}

}  // namespace cardroom::client
