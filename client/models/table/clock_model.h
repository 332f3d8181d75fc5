#pragma once

#include <QString>

#include "client/models/table/table_part.h"

namespace cardroom::window {

/// The countdowns at the table: for a turn and for a pause. GUI thread.
class ClockModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  /// Seconds left in the current turn, no matter whose turn it is; -1: no limit. Counts down every second.
  CARDROOM_READ(int, turnSecondsLeft, changed);
  /// `turnSecondsLeft` as a fraction of the limit, from 1 down to 0; 1 if there is no limit.
  CARDROOM_READ(qreal, turnShareLeft, changed);
  /// Seconds until the pause ends automatically; -1 outside a pause.
  CARDROOM_READ(int, pauseSecondsLeft, changed);
  /// The fraction of the pause that is left, from 1 down to 0; 0 outside a pause, and if it does not end automatically.
  CARDROOM_READ(qreal, pauseShareLeft, changed);
  /// `pauseSecondsLeft` in words: "The game goes on in 4 seconds."; empty outside a pause.
  CARDROOM_READ(QString, pauseWords, changed);

  ClockModel(const TableShared& table, QObject* parent);

  // Called by TableController.
  /// A second has passed: announces the last seconds of our own turn.
  void tick();
  /// The person's turn begins (or is announced again), so its last seconds must be announced again.
  void beginTurn() { m_lastSecondTold = 0; }

 private:
  int m_lastSecondTold = 0;
};

}  // namespace cardroom::window
