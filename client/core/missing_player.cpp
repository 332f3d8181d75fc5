#include "client/core/missing_player.h"

#include <algorithm>

#include "client/core/breaks.h"

namespace cardroom::client {

bool MissingPlayer::follow(const Table& table, Instant now) {
  const auto seat = missing_player(table.update);
  const bool other = seat != seat_;
  if (other) *this = {};
  seat_ = seat;
  if (seat) takeover_ = *table.takeovers[*seat];
  if (!seat || asked_ || until_takeover(now) > kMissingAnswerMax) return other;
  return asked_ = true;
}

std::optional<Instant> MissingPlayer::due() const {
  return seat_ && !asked_ ? std::optional{takeover_ - kMissingAnswerMax} : std::nullopt;
}

std::chrono::milliseconds MissingPlayer::until_takeover(Instant now) const {
  return std::max(takeover_ - now, std::chrono::milliseconds{0});
}

}  // namespace cardroom::client
