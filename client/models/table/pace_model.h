#pragma once

#include <optional>

#include "client/models/table/table_part.h"
#include "common/protocol/table_limits.h"

namespace cardroom::window {

class Preferences;

/// The bots' pace, if spectators may set it, and whether cards fly. GUI thread.
class PaceModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  /// Only bots play, and spectators set the pace with letPlay() and setSpeed().
  CARDROOM_READ(bool, paced, changed) { return m_now.paced(); }
  /// At a paced table, the clocks are stopped: no bot moves until letPlay().
  CARDROOM_READ(bool, stopped, changed) { return m_now.update().pace().paused(); }
  /// How fast bots play, in per cent; 100 where people play.
  CARDROOM_READ(int, speed, changed);
  Q_PROPERTY(int slowest READ slowest CONSTANT FINAL)
  Q_PROPERTY(int fastest READ fastest CONSTANT FINAL)
  /// Whether cards fly at this table: as its property file says, until the person chooses otherwise; never if the
  /// person has turned animation off (`motion` of Preferences).
  CARDROOM_WRITE(bool, cardsFly, setCardsFly, cardsFlyChanged);

  PaceModel(const TableShared& table, const Preferences& preferences, QObject* parent);

  static int slowest() { return kSpeedMin; }
  static int fastest() { return kSpeedMax; }

  /// At a paced table: lets the bots play, or stops them.
  Q_INVOKABLE void letPlay(bool on);
  /// Lets the next bot move, or ends a pause in the game, and then stops the table again.
  Q_INVOKABLE void letOnePlay();
  /// Sets the speed in per cent; clamped to `slowest` and `fastest`.
  Q_INVOKABLE void setSpeed(int percent);

  // Called by TableController.
  /// Announces changes in pace since the update `before`; null: we have just arrived.
  void tell(const table::v1::TableUpdate* before);
  /// We are at another table, or at none: forgets what the person chose for the previous one.
  void forgetTable();

 Q_SIGNALS:
  void cardsFlyChanged();

 private:
  const Preferences& m_preferences;
  std::optional<bool> m_cardsFly;  ///< The person's choice for this table.
};

}  // namespace cardroom::window
