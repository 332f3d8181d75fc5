#include <algorithm>

#include "server/table/table_core.h"

/// How fast bots play among themselves: whoever looks on says so, and nobody else is there to mind.
namespace cardroom::server {

Refused TableCore::apply(const SessionId&, const SetPace& wanted) {
  const auto no = [](session::v1::RefusalReason reason) { return RequestRefusal{reason, std::nullopt}; };
  if (!bots_only()) return no(session::v1::REFUSAL_REASON_PEOPLE_PLAY);
  const bool paused = wanted.paused.value_or(pace_.paused());
  if (wanted.step && !paused) return no(session::v1::REFUSAL_REASON_NOT_PAUSED);
  if (wanted.step && between_games()) return no(session::v1::REFUSAL_REASON_NO_GAME);
  play_at(paused, wanted.percent.value_or(pace_.percent()));
  if (wanted.step) one_step();
  return std::nullopt;
}

/// Whoever has been asked goes on from where they are.
void TableCore::play_at(bool paused, std::uint32_t percent) {
  if (pace_.paused() == paused && pace_.percent() == percent) return;
  pace_.change(now_, paused, percent);
  public_step();
  for (std::uint8_t i = 0; i < roster_->seats(); ++i) {
    const Asking& asking = askings_[i];
    if (asking.asked && asking.of_bot()) {
      outputs_.push_back(ReleaseBot{Seat{i}, asking.decision, pace_.when(asking.answers_at)});
    }
  }
}

/// What would come next if time passed; while a deal is being made nothing waits for it.
void TableCore::one_step() {
  if (phase_ == wire::PHASE_PAUSED) {
    public_step();
    return go_on();
  }
  std::optional<std::uint8_t> next;
  for (std::uint8_t i = 0; i < roster_->seats(); ++i) {
    if (!askings_[i].asked || !askings_[i].of_bot()) continue;
    if (!next || askings_[i].answers_at < askings_[*next].answers_at) next = i;
  }
  if (next) outputs_.push_back(ReleaseBot{Seat{*next}, askings_[*next].decision, now_});
}

std::optional<Instant> TableCore::pause_ends() const {
  return pause_until_ ? pace_.when(*pause_until_) : std::nullopt;
}

}  // namespace cardroom::server
