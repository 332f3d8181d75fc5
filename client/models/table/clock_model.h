#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "client/models/table/table_part.h"

namespace cardroom::window {

/// The countdowns of the table: of a turn and of a pause. GUI thread.
class ClockModel : public TablePart {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by TableController")
  /// Left in the turn that is under way, whoever's; -1 without a limit. Counts down every second.
  Q_PROPERTY(int turnSecondsLeft READ turnSecondsLeft NOTIFY changed FINAL)
  /// The same as a share of the limit, 1 to 0; 1 without a limit.
  Q_PROPERTY(qreal turnShareLeft READ turnShareLeft NOTIFY changed FINAL)
  /// Until a pause ends automatically; -1 outside one.
  Q_PROPERTY(int pauseSecondsLeft READ pauseSecondsLeft NOTIFY changed FINAL)
  /// The same in words: "The game goes on in 4 seconds."; empty outside one.
  Q_PROPERTY(QString pauseWords READ pauseWords NOTIFY changed FINAL)

 public:
  ClockModel(const TableShared& table, QObject* parent);

  int turnSecondsLeft() const;
  qreal turnShareLeft() const;
  int pauseSecondsLeft() const;
  QString pauseWords() const;

  // From TableController.
  /// A second has passed: the last ones of our own turn are told.
  void tick();
  /// The person's turn begins (or is told once more): its last seconds are to be told again.
  void beginTurn() { m_lastSecondTold = 0; }

 private:
  int m_lastSecondTold = 0;
};

}  // namespace cardroom::window
