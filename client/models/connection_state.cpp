#include "client/models/connection_state.h"

namespace cardroom::window {

QString ConnectionState::text() const {
  if (m_stopped) return tr("You are taken there when it is started again. Its tables are gone by then.");
  if (!m_seated)
    return tr("No seat in this game is yours, so nothing is lost. The table is shown again when the line is back.");
  if (m_secondsUntilHeld == 0) return tr("Your seat is safe. A bot plays for you until you are back.");
  return tr("Your seat is safe. If this takes longer than <b>%1</b>, a bot plays for you until you are back.")
      .arg(tr("0:%L1", "minutes and seconds").arg(m_secondsUntilHeld, 2, 10, QLatin1Char{'0'}));
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

void ConnectionState::show(bool online, bool lost, int secondsUntilHeld, qreal shareUntilHeld, int attempt,
                           bool stopped, bool seated) {
  m_online = online;
  m_lost = lost;
  m_secondsUntilHeld = secondsUntilHeld;
  m_shareUntilHeld = seated ? shareUntilHeld : 1;
  m_attempt = attempt;
  m_stopped = stopped;
  m_seated = seated;
  Q_EMIT changed();
}

}  // namespace cardroom::window
