#include "server/net/beacon_core.h"

#include <algorithm>
#include <chrono>

#include "common/protocol/beacon_wire.h"

namespace cardroom::server {

std::vector<BeaconCore::Output> BeaconCore::woken(Instant now) {
  std::vector<Output> outputs;
  if (now >= next_) {
    outputs.emplace_back(Announce{});
    next_ = now + kAnnounceEvery;
    last_ = now;
  }
  outputs.emplace_back(WakeAt{next_});
  return outputs;
}

std::vector<BeaconCore::Output> BeaconCore::changed(Instant now) {
  if (!last_) return {};  // Not started: the first announcement includes the change.
  next_ = std::min(next_, std::max(now, *last_ + kAnnouncedApartMin));
  return woken(now);
}

std::vector<BeaconCore::Output> BeaconCore::heard(Instant now, std::string_view datagram) {
  const auto beacon = lan::decode(datagram);
  if (!beacon || !std::holds_alternative<lan::Question>(*beacon) || datagram.size() < lan::kQuestionBytes) return {};
  if (now - second_began_ >= std::chrono::seconds{1}) {
    second_began_ = now;
    answers_ = 0;
  }
  if (answers_ == kAnswersPerSecond) return {};
  ++answers_;
  return {Answer{}};
}

}  // namespace cardroom::server
