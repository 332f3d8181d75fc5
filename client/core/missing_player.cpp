#include "client/core/missing_player.h"

#include <algorithm>

#include "client/core/breaks.h"
#include "common/protocol/presence.h"

namespace cardroom::client {

std::chrono::milliseconds until_takeover(std::chrono::milliseconds known_for) {
  return std::max(kHoldAfter - kSilenceMax - known_for, std::chrono::milliseconds{0});
}

bool MissingPlayer::follow(const table::v1::TableUpdate& update, Instant now) {
  const auto seat = missing_player(update);
  const bool other = seat != seat_;
  if (other) *this = {};
  if (other && seat) {
    seat_ = seat;
    since_ = now;
  }
  if (!seat_ || asked_ || now - since_ < kMissingAskedAfter) return other;
  return asked_ = true;
}

std::optional<Instant> MissingPlayer::due() const {
  return seat_ && !asked_ ? std::optional{since_ + kMissingAskedAfter} : std::nullopt;
}

}  // namespace cardroom::client
