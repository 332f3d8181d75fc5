#include "client/models/table/clock_model.h"

#include <algorithm>

namespace cardroom::window {
namespace {

constexpr int kLastSeconds = 5;

int secondsUntil(client::Instant then, client::Instant now) {
  const auto left = std::max(client::Instant{0}, then - now);
  return static_cast<int>((left.count() + 999) / 1000);
}

}  // namespace

ClockModel::ClockModel(const TableShared& table, QObject* parent) : TablePart{table, parent} {}

int ClockModel::turnSecondsLeft() const {
  if (!m_now.table || !m_now.table->turn_deadline) return -1;
  return secondsUntil(*m_now.table->turn_deadline, m_now.time);
}

qreal ClockModel::turnShareLeft() const {
  const table::v1::TableUpdate& update = m_now.update();
  const std::uint32_t limit = update.has_turn_time_ms() ? update.turn_time_ms() : update.settings().turn_limit_ms();
  if (limit == 0 || !m_now.table->turn_deadline) return 1;
  const auto left = (*m_now.table->turn_deadline - m_now.time).count();
  return std::clamp(static_cast<qreal>(left) / limit, 0.0, 1.0);
}

int ClockModel::pauseSecondsLeft() const {
  if (!m_now.table || !m_now.table->pause_deadline) return -1;
  return secondsUntil(*m_now.table->pause_deadline, m_now.time);
}

qreal ClockModel::pauseShareLeft() const {
  if (m_now.phase() != TablePhase::Paused || !m_now.table->pause_deadline) return 0;
  const auto left = static_cast<qreal>((*m_now.table->pause_deadline - m_now.time).count());
  return std::clamp(left / static_cast<qreal>(std::max(client::Instant{1}, m_now.table->pause_time).count()), 0.0, 1.0);
}

QString ClockModel::pauseWords() const {
  const int left = pauseSecondsLeft();
  return m_now.phase() != TablePhase::Paused || left < 0 ? QString{}
                                                         : tr("The game goes on in %Ln second(s).", nullptr, left);
}

void ClockModel::tick() {
  Q_EMIT changed();
  const int left = turnSecondsLeft();
  if (!m_now.yourTurn() || left < 1 || left > kLastSeconds || left == m_lastSecondTold) return;
  if (m_lastSecondTold == 0) m_voice.announce(tr("Your turn, %Ln second(s) left.", nullptr, left));
  m_lastSecondTold = left;
  Q_EMIT m_voice.heard(QStringLiteral("last-seconds"));
}

}  // namespace cardroom::window
