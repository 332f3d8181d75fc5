#pragma once

#include <QString>
#include <QStringList>
#include <QTime>
#include <cstdint>
#include <optional>

#include "client/core/missing_player.h"
#include "client/models/table/table_part.h"

namespace cardroom::window {

/// Breaks in the game, and the decision whether to wait for a player whose connection is lost. GUI thread.
class BreakModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  /// The table is on a break.
  CARDROOM_READ(bool, on, changed) { return m_now.update().table_break().on(); }
  /// "Time for a break", "Waiting for Selma"; empty without a break.
  CARDROOM_READ(QString, title, changed);
  /// A shorter title for the bar: "On a break", "Waiting for Selma".
  CARDROOM_READ(QString, shortTitle, changed);
  /// "Selma asked for it.<br>No clock is running, and your hand is face down.": styled text.
  CARDROOM_READ(QString, text, changed);
  /// "Since 21:14, 6 minutes"; empty without a break, or if we did not see it begin.
  CARDROOM_READ(QString, lastedText, changed);
  /// Seconds until the game goes on; -1 unless somebody has asked for that.
  CARDROOM_READ(int, countIn, changed);
  /// We may end the break.
  CARDROOM_READ(bool, mayEnd, changed);
  /// We may ask for a break, or agree to one.
  CARDROOM_READ(bool, mayAsk, changed);
  /// "Selma asks for a break."; empty if nobody else asks, or we have answered.
  CARDROOM_READ(QString, question, changed);
  /// The player whose connection is lost, while we may decide what to do; otherwise empty.
  CARDROOM_READ(QString, missing, changed);
  /// That player's picture, as in SeatCard.
  CARDROOM_READ(QString, missingPicture, changed);
  /// When a bot takes over for that player: "A bot takes over in 0:06"; empty if there is no such player.
  CARDROOM_READ(QString, missingText, changed);
  /// The time left before a bot takes over, as a fraction of the time that we have to decide: from 1 down to 0.
  CARDROOM_READ(qreal, missingShareLeft, changed);

  /// The seat of that player; -1: there is no such player.
  CARDROOM_READ(int, missingSeat, changed);
  /// The people to whom we may give that seat, by their names as shown at the table.
  CARDROOM_READ(QStringList, missingSuccessors, changed);

  BreakModel(const TableShared& table, QObject* parent) : TablePart{table, parent} {}

  /// Asks for a break, or agrees to one.
  Q_INVOKABLE void ask();
  /// Hides the question.
  Q_INVOKABLE void decline();
  Q_INVOKABLE void goOn();
  /// Decides about the missing player: the table waits, or a bot takes over at once.
  Q_INVOKABLE void waitForMissing(bool wait);

  // Called by TableController.
  /// Announces the changes since the update `before`, which is null if we have just arrived. `back`: they happened
  /// while the connection was lost.
  void tell(const table::v1::TableUpdate* before, bool back);
  /// A second has passed.
  void tick();
  /// Takes in the spectators, under the names shown at the table.
  void showWatchers(const QStringList& names);

 private:
  /// The name of the player in that seat, for use inside a sentence.
  QString nameOf(std::uint32_t seat) const;

  /// Announces the sentence and shows it in a toast.
  void tellAll(const QString& sentence);

  /// A break has begun. `seen`: just now; otherwise we cannot know when: the server measures a break by the table's
  /// clock, which stops while the server is down or the table is put away.
  void followBeginning(bool seen);

  /// Asks about the missing player once it is time.
  void followMissing();

  std::optional<client::Instant> m_begun{};  ///< When the break began, by our own clock; empty if we do not know.
  QTime m_since{};                           ///< The same as a time of day.
  bool m_declined = false;                   ///< The person has hidden the open question.
  client::MissingPlayer m_missing;
  QStringList m_watchers;
};

}  // namespace cardroom::window
