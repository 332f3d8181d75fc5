#include "client/models/connection_state.h"

#include <chrono>

namespace cardroom::window {

using Cause = client::Outage::Cause;

QString ConnectionState::text() const {
  if (!m_outage) return {};
  return m_outage->table_kept ? textOfKeptTable() : textOfLostTable();
}

QString ConnectionState::textOfKeptTable() const {
  if (m_outage->cause == Cause::stopped)
    return tr("Your table is kept; the game goes on when the server starts again.");
  if (m_outage->cause == Cause::refused || !m_outage->seated || !m_outage->others_play)
    return tr("The server doesn’t answer. Your table is kept; the game goes on when it’s back.");
  if (secondsUntilHeld() == 0)
    return tr("The server doesn’t answer. Your seat is kept; if it’s still running, a bot plays for you.");
  return tr("The server doesn’t answer. Your seat is kept; if it’s still running, a bot plays for you after <b>%1</b>.")
      .arg(untilHeld());
}

QString ConnectionState::textOfLostTable() const {
  switch (m_outage->cause) {
    case Cause::stopped: return tr("You’ll be taken back when it starts again, but its tables will be gone.");
    case Cause::refused:
      return tr(
          "The machine answers, but its server has stopped. The table is most likely gone; you’ll be taken back if it "
          "returns.");
    case Cause::unknown: break;
  }
  if (!m_outage->seated)
    return tr(
        "The server doesn’t answer. You have no seat in this game, so you lose nothing. The table comes back if it’s "
        "still there.");
  if (secondsUntilHeld() == 0)
    return tr("The server doesn’t answer. If it’s still running, your seat is kept and a bot plays for you.");
  return tr("The server doesn’t answer. If it’s still running, your seat is kept and a bot plays for you after "
            "<b>%1</b>.")
      .arg(untilHeld());
}

QString ConnectionState::untilHeld() const {
  return tr("0:%L1", "minutes and seconds").arg(secondsUntilHeld(), 2, 10, QLatin1Char{'0'});
}

QString ConnectionState::attemptText() const {
  return m_attempt < 2 ? tr("Reconnecting …") : tr("Reconnecting … (try %L1)").arg(m_attempt);
}

int ConnectionState::secondsUntilHeld() const {
  return m_outage ? static_cast<int>(std::chrono::ceil<std::chrono::seconds>(m_outage->until_held).count()) : 0;
}

/// 1, a full ring, if no countdown is running.
qreal ConnectionState::shareUntilHeld() const {
  if (!m_outage || !m_outage->seated || m_outage->cause != Cause::unknown) return 1;
  if (m_outage->table_kept && !m_outage->others_play) return 1;
  return static_cast<qreal>(m_outage->until_held.count()) / static_cast<qreal>(kHoldAfter.count());
}

void ConnectionState::show(bool online, const std::optional<client::Outage>& outage, int attempt) {
  m_online = online;
  m_outage = outage;
  m_attempt = attempt;
  Q_EMIT changed();
}

}  // namespace cardroom::window
