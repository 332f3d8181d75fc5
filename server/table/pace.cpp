#include "server/table/pace.h"

namespace cardroom::server {

void Pace::change(Instant now, bool paused, std::uint32_t percent) {
  reached_ = at(now);
  since_ = now;
  paused_ = paused;
  percent_ = percent;
}

Pace::Time Pace::at(Instant now) const {
  return paused_ ? reached_ : reached_ + Time{(now - since_).count() * percent_};
}

std::optional<Instant> Pace::when(Time due) const {
  if (paused_) return std::nullopt;
  // Rounded up, so that the game time has been reached by then.
  return since_ + Instant{(due - reached_).count() <= 0 ? 0 : ((due - reached_).count() + percent_ - 1) / percent_};
}

}  // namespace cardroom::server
