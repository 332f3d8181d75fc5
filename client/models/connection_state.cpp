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
    return tr("Your table is kept; the game goes on when the server is started again.");
  if (m_outage->cause == Cause::refused || !m_outage->seated || !m_outage->others_play)
    return tr("The server does not answer. Your table is kept; the game goes on when it is back.");
  if (secondsUntilHeld() == 0)
    return tr("The server does not answer. Your seat is kept; if the server still runs, a bot plays for you.");
  return tr("The server does not answer. Your seat is kept; if the server still runs, a bot plays for you after "
            "<b>%1</b>.")
      .arg(untilHeld());
}

QString ConnectionState::textOfLostTable() const {
  switch (m_outage->cause) {
    case Cause::stopped: return tr("You are taken there when it is started again. Its tables are gone by then.");
    case Cause::refused:
      return tr(
          "Its machine answers, but no server runs there any more. The table is most likely gone; you are taken "
          "there in case it comes back.");
    case Cause::unknown: break;
  }
  if (!m_outage->seated)
    return tr(
        "The server does not answer. No seat in this game is yours, so you lose nothing: the table is shown again "
        "if it is still there.");
  if (secondsUntilHeld() == 0)
    return tr("The server does not answer. If it still runs, your seat is kept, and a bot plays for you.");
  return tr("The server does not answer. If it still runs, your seat is kept, and a bot plays for you after <b>%1</b>.")
      .arg(untilHeld());
}

QString ConnectionState::untilHeld() const {
  return tr("0:%L1", "minutes and seconds").arg(secondsUntilHeld(), 2, 10, QLatin1Char{'0'});
}

QString ConnectionState::attemptText() const {
  switch (m_attempt) {
    case 0:
    case 1: return tr("Trying again …");
    case 2: return tr("Trying again, for the second time …");
    case 3: return tr("Trying again, for the third time …");
    default: return tr("Trying again, %Ln times so far …", nullptr, m_attempt);
  }
}

int ConnectionState::secondsUntilHeld() const {
  return m_outage ? static_cast<int>(std::chrono::ceil<std::chrono::seconds>(m_outage->until_held).count()) : 0;
}

/// 1 if no countdown is running, so the ring has nothing to show.
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
