// How bots play where nobody else does: what is asked, shown and told.
#include <algorithm>

#include "client/models/preferences.h"
#include "client/models/table_state.h"

namespace cardroom::window {
namespace {

constexpr int kUsualSpeed = 100;

int speedOf(const table::v1::TableUpdate& update) {
  return update.has_pace() ? static_cast<int>(update.pace().speed_percent()) : kUsualSpeed;
}

}  // namespace

bool TableController::paced() const {
  return update().has_pace();
}

bool TableController::stopped() const {
  return update().pace().paused();
}

int TableController::speed() const {
  return speedOf(update());
}

bool TableController::cardsFly() const {
  const bool asTheFileSays = !update().has_animate() || update().animate();
  return m_preferences->motion() > 0 && m_state->cardsFly.value_or(asTheFileSays);
}

void TableController::setCardsFly(bool fly) {
  if (cardsFly() == fly) return;
  m_state->cardsFly = fly;
  Q_EMIT cardsFlyChanged();
}

void TableController::letPlay(bool on) {
  if (!paced() || stopped() != on) return;
  session::v1::ClientMessage message;
  message.mutable_set_pace()->set_paused(!on);
  ask(std::move(message));
}

void TableController::letOnePlay() {
  if (!paced() || phase() == Over || phase() == Gathering) return;
  session::v1::ClientMessage message;
  message.mutable_set_pace()->set_paused(true);
  message.mutable_set_pace()->set_step(true);
  ask(std::move(message));
}

void TableController::setSpeed(int percent) {
  const int wanted = std::clamp(percent, slowest(), fastest());
  if (!paced() || speed() == wanted) return;
  session::v1::ClientMessage message;
  message.mutable_set_pace()->set_speed_percent(static_cast<std::uint32_t>(wanted));
  ask(std::move(message));
}

void TableController::tellPace(const table::v1::TableUpdate* before) {
  const bool came = before == nullptr || !before->has_pace();
  if (!paced()) {
    if (!came) announce(tr("Somebody plays now, so the bots play as everywhere."));
    return;
  }
  if (came) announce(tr("Only bots play here, and you say how."));
  if (came ? stopped() : stopped() && !before->pace().paused()) {
    announce(tr("The table is paused. Press Space to play."));
  } else if (!came && before->pace().paused() && !stopped()) {
    announce(tr("The bots play."));
  }
  if (speed() != (before != nullptr ? speedOf(*before) : kUsualSpeed))
    announce(tr("The bots play at %L1 per cent of their speed.").arg(speed()));
}

}  // namespace cardroom::window
