#include "server/table/requests/set_pace.h"

#include "common/protocol/table_limits.h"
#include "server/table/table.h"

namespace cardroom::server {

Read<SetPace> SetPace::parse(const ClientMessage& message, const Added&) {
  const auto& wanted = message.set_pace();
  SetPace pace{.paused = {}, .percent = {}, .step = wanted.step()};
  if (wanted.has_paused()) pace.paused = wanted.paused();
  if (wanted.has_speed_percent()) {
    if (wanted.speed_percent() < kSpeedMin || wanted.speed_percent() > kSpeedMax) {
      return unread(session::v1::REFUSAL_REASON_BAD_OPTION);
    }
    pace.percent = wanted.speed_percent();
  }
  return pace;
}

void SetPace::write(ClientMessage& out, Added&) const {
  auto& message = *out.mutable_set_pace();
  if (paused) message.set_paused(*paused);
  if (percent) message.set_speed_percent(*percent);
  message.set_step(step);
}

Refused SetPace::apply(Table& table, Answer&) const {
  if (!table.state.seating.bots_only()) return refusal(session::v1::REFUSAL_REASON_PEOPLE_PLAY);
  Decisions& decisions = table.state.decisions;
  Play& play = table.state.play;
  const bool pauses = paused.value_or(decisions.pace().paused());
  if (step && !pauses) return refusal(session::v1::REFUSAL_REASON_NOT_PAUSED);
  if (step && play.between_games()) return refusal(session::v1::REFUSAL_REASON_NO_GAME);
  decisions.play_at(pauses, percent.value_or(decisions.pace().percent()));
  if (step) play.step_once();
  return std::nullopt;
}

}  // namespace cardroom::server
