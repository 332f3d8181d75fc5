#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <optional>

#include "client/core/client_io.h"
#include "client/models/seat_list.h"
#include "client/models/table/table_part.h"

namespace cardroom::window {

/// The players in the seats, and the spectators. GUI thread.
class PeopleModel : public TablePart {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  CARDROOM_PART(cardroom::window::SeatList, seats)
  /// We have no seat in this game.
  CARDROOM_READ(bool, watching, changed) { return m_now.watching(); }
  /// Shown to a spectator instead of the actions: "You are watching"; empty if we have a seat.
  CARDROOM_READ(QString, watchingText, changed);
  /// "Watching: Nora, Per"; empty without spectators.
  CARDROOM_READ(QString, watchersText, watchersChanged);
  /// We have no seat and can take one; if a game is in progress, from the next game on.
  CARDROOM_READ(bool, canSitDown, changed);
  /// A bot plays for us until takeMySeat().
  CARDROOM_READ(bool, held, changed);
  /// We want another game.
  CARDROOM_READ(bool, ready, changed);

  PeopleModel(const TableShared& table, QObject* parent);

  /// Takes that seat; -1: the first free one.
  Q_INVOKABLE void sitDown(int seat = -1);
  Q_INVOKABLE void takeMySeat();

  // Called by TableController.
  /// Shows the seats as they are now.
  void show();
  /// Shows the spectators, under the names shown at the table.
  void showWatchers(const QStringList& names);
  /// A second has passed.
  void tick();
  /// We are at another table: its spectators are not known yet.
  void forgetWatchers();
  void clear();

 Q_SIGNALS:
  void watchersChanged();

 private:
  /// `ofGame`: the game's own text for this seat.
  QString secondLineOf(const SeatCard& seat, const Wording& ofGame, QString* spoken) const;
  /// The second line for a person on a break.
  QString breakLineOf(const SeatCard& seat) const;
  void showSeats(QList<SeatCard> seats);

  SeatList* m_seats;
  std::optional<QStringList> m_watchers;    ///< Empty: not known yet.
  QHash<int, client::Instant> m_lostSince;  ///< By seat: when its person lost the connection.
};

}  // namespace cardroom::window
