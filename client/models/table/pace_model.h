#pragma once

#include <optional>

#include "client/models/table/table_part.h"

namespace cardroom::window {

class Preferences;

/// How fast bots play at the table, where spectators may say so, and whether cards fly. GUI thread.
class PaceModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  /// Only bots play, and spectators set the pace: see letPlay().
  CARDROOM_READ(bool, paced, changed) { return m_now.paced(); }
  /// There, the table's clocks stand: no bot moves until letPlay().
  CARDROOM_READ(bool, stopped, changed) { return m_now.update().pace().paused(); }
  /// How fast bots play, in per cent; 100 where people play.
  CARDROOM_READ(int, speed, changed);
  Q_PROPERTY(int slowest READ slowest CONSTANT FINAL)
  Q_PROPERTY(int fastest READ fastest CONSTANT FINAL)
  /// Cards fly here: as the table's property file says, until the person says otherwise; never where the person wants
  /// no movement at all (`motion` of Preferences).
  CARDROOM_WRITE(bool, cardsFly, setCardsFly, cardsFlyChanged);

  PaceModel(const TableShared& table, const Preferences& preferences, QObject* parent);

  static int slowest() { return 25; }
  static int fastest() { return 400; }

  /// Where only bots play (paced): they play, or stand still.
  Q_INVOKABLE void letPlay(bool on);
  /// The next bot moves, or a pause in the game ends, and the table stands still after it.
  Q_INVOKABLE void letOnePlay();
  /// In per cent; one that is out of range becomes the nearest that is not.
  Q_INVOKABLE void setSpeed(int percent);

  // From TableController.
  /// What is new about the pace since that update; null: we have just come.
  void tell(const table::v1::TableUpdate* before);
  /// This is another table, or none: what the person said of the one before is forgotten.
  void forgetTable();

 Q_SIGNALS:
  void cardsFlyChanged();

 private:
  const Preferences& m_preferences;
  std::optional<bool> m_cardsFly;  ///< As the person said for this table.
};

}  // namespace cardroom::window
