#include "server/table/requests/set_pace.h"

#include "server/limits.h"

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

}  // namespace cardroom::server
