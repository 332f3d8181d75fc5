#pragma once

#include <QHash>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "client/core/client_io.h"
#include "client/models/seat_list.h"
#include "client/models/table/table_part.h"

namespace cardroom::window {

/// The players in the seats, and the spectators. GUI thread.
class PeopleModel : public TablePart {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by TableController")
  Q_PROPERTY(cardroom::window::SeatList* seats READ seats CONSTANT FINAL)
  Q_PROPERTY(bool watching READ watching NOTIFY changed FINAL)  ///< No seat in this game is ours.
  /// What is then to be read in the place of the actions: "You are watching"; empty with a seat.
  Q_PROPERTY(QString watchingText READ watchingText NOTIFY changed FINAL)
  /// "Watching: Nora, Per"; empty without spectators.
  Q_PROPERTY(QString watchersText READ watchersText NOTIFY watchersChanged FINAL)
  /// We are without a seat and can take one; during a game, from the next one on.
  Q_PROPERTY(bool canSitDown READ canSitDown NOTIFY changed FINAL)
  /// A bot plays for us until takeMySeat().
  Q_PROPERTY(bool held READ held NOTIFY changed FINAL)
  /// We have asked for another game.
  Q_PROPERTY(bool ready READ ready NOTIFY changed FINAL)

 public:
  PeopleModel(const TableShared& table, QObject* parent);

  SeatList* seats() const { return m_seats; }
  bool watching() const;
  QString watchingText() const;
  QString watchersText() const;
  bool canSitDown() const;
  bool held() const;
  bool ready() const;

  /// Takes that seat; without one the first that is free.
  Q_INVOKABLE void sitDown(int seat = -1);
  Q_INVOKABLE void takeMySeat();

  // From TableController.
  /// Shows the seats as they are now.
  void show();
  /// Who watches now, by the names shown at the table.
  void showWatchers(const QStringList& names);
  /// A second has passed.
  void tick();
  /// This is another table: its spectators are not known yet.
  void forgetWatchers();
  void clear();

 Q_SIGNALS:
  void watchersChanged();

 private:
  /// `ofGame`: what the game says of this seat.
  QString secondLineOf(const SeatCard& seat, const Wording& ofGame, QString* spoken) const;
  void showSeats(QList<SeatCard> seats);

  SeatList* m_seats;
  std::optional<QStringList> m_watchers;    ///< Empty: not known yet.
  QHash<int, client::Instant> m_lostSince;  ///< By seat.
};

}  // namespace cardroom::window
