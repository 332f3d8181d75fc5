#include "client/models/table/pace_model.h"

#include <algorithm>

#include "client/models/preferences.h"

namespace cardroom::window {
namespace {

constexpr int kUsualSpeed = 100;

int speedOf(const table::v1::TableUpdate& update) {
  return update.has_pace() ? static_cast<int>(update.pace().speed_percent()) : kUsualSpeed;
}

}  // namespace

PaceModel::PaceModel(const TableShared& table, const Preferences& preferences, QObject* parent)
    : TablePart{table, parent}, m_preferences{preferences} {
  connect(&m_preferences, &Preferences::motionChanged, this, &PaceModel::cardsFlyChanged);
}

int PaceModel::speed() const {
  return speedOf(m_now.update());
}

bool PaceModel::cardsFly() const {
  const bool asTheFileSays = !m_now.update().has_animate() || m_now.update().animate();
  return m_preferences.motion() > 0 && m_cardsFly.value_or(asTheFileSays);
}

void PaceModel::setCardsFly(const bool& fly) {
  if (cardsFly() == fly) return;
  m_cardsFly = fly;
  Q_EMIT cardsFlyChanged();
}

void PaceModel::letPlay(bool on) {
  if (!paced() || stopped() != on) return;
  m_requests.ask([&](auto& message) { message.mutable_set_pace()->set_paused(!on); });
}

void PaceModel::letOnePlay() {
  if (!paced() || m_now.between()) return;
  m_requests.ask([](auto& message) {
    message.mutable_set_pace()->set_paused(true);
    message.mutable_set_pace()->set_step(true);
  });
}

void PaceModel::setSpeed(int percent) {
  const auto wanted = static_cast<std::uint32_t>(std::clamp(percent, slowest(), fastest()));
  if (!paced() || speed() == static_cast<int>(wanted)) return;
  m_requests.ask([&](auto& message) { message.mutable_set_pace()->set_speed_percent(wanted); });
}

void PaceModel::tell(const table::v1::TableUpdate* before) {
  const bool came = before == nullptr || !before->has_pace();
  if (!paced()) {
    if (!came) m_voice.announce(tr("Somebody is playing now, so the bots keep their usual pace."));
    return;
  }
  if (came) m_voice.announce(tr("Only bots play here. You set their pace."));
  if (came ? stopped() : stopped() && !before->pace().paused()) {
    m_voice.announce(tr("The table is paused. Press Space to play."));
  } else if (!came && before->pace().paused() && !stopped()) {
    m_voice.announce(tr("The bots play."));
  }
  if (speed() != (before != nullptr ? speedOf(*before) : kUsualSpeed))
    m_voice.announce(tr("The bots play at %L1 per cent of their speed.").arg(speed()));
}

void PaceModel::forgetTable() {
  m_cardsFly.reset();
}

}  // namespace cardroom::window
