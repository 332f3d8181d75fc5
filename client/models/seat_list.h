#pragma once

#include <QList>
#include <QString>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/gadget_field.h"
#include "client/models/row_list.h"

namespace cardroom::window {

/// One seat as shown on its plaque.
struct SeatCard {
  CARDROOM_GADGET(seatCard)
  CARDROOM_FIELD(int, seat) = 0;
  /// Its position on the screen: 0 is the bottom (the viewer's own seat, or seat 0 for a spectator), then clockwise.
  CARDROOM_FIELD(int, place) = 0;
  CARDROOM_FIELD(QString, name) = {};  ///< Name of the person or the bot ("Otto"); empty for an open seat.
  /// "Clever bot", "Your turn", "Discarded <b>10♥</b>", "Lost connection" ...: styled text.
  CARDROOM_FIELD(QString, secondLine) = {};
  QString spokenLine{};  ///< The second line for a screen reader, if it differs: "Discarded the ten of hearts".
  CARDROOM_FIELD(bool, person) = false;  ///< If false, a bot has the seat, or it is open.
  CARDROOM_FIELD(bool, open) = false;
  CARDROOM_FIELD(QString, picture) = {};  ///< "fox": what the person is shown with; empty: the initial.
  /// "random", "basic", "clever", "expert": the type of the bot whose seat it is; otherwise empty.
  CARDROOM_FIELD(QString, botType) = {};
  CARDROOM_FIELD(int, botPaceMs) = 0;   ///< Pace of the bot in the seat.
  CARDROOM_FIELD(bool, you) = false;    ///< This window's own seat.
  CARDROOM_FIELD(bool, owner) = false;  ///< The person owns the table.
  CARDROOM_FIELD(bool, ready) = false;  ///< The person is ready for the next game.
  CARDROOM_FIELD(bool, lost) = false;   ///< The person's connection is lost.
  CARDROOM_FIELD(bool, away) = false;   ///< The person has left for tonight or for another table, and keeps the seat.
  /// How long the connection has been lost, as measured by this window.
  CARDROOM_FIELD(int, lostSeconds) = 0;
  CARDROOM_FIELD(bool, held) = false;  ///< A bot plays for the person.
  /// The table is on a break, and the seat's player is another person, for whom no bot plays.
  CARDROOM_FIELD(bool, takesBreak) = false;
  CARDROOM_FIELD(bool, toAct) = false;  ///< The server is waiting for this seat's move.
  /// The person who takes this seat in the next game, if it is someone else.
  CARDROOM_FIELD(QString, nextName) = {};
  /// The seat's player is absent, and we own the table and may give the seat to somebody else.
  CARDROOM_FIELD(bool, givable) = false;
  CARDROOM_FIELD(int, cardsHeld) = 0;
  /// The evening's points; empty if there are none, or if they could be mistaken for the game's.
  CARDROOM_FIELD(QString, scoreText) = {};
  CARDROOM_FIELD(QString, team) = {};    ///< "ours" or "theirs" in a game with teams; otherwise empty.
  CARDROOM_FIELD(bool, winner) = false;  ///< The game is over, and this seat is one of its winners.
  /// The whole plaque in one sentence; set by SeatList::show(). Stored, because a page reads it through the whole
  /// value, and would not notice another language if the value stayed equal.
  CARDROOM_FIELD(QString, accessibleText) = {};
  friend bool operator==(const SeatCard&, const SeatCard&) = default;
};

/// All seats of the table, in seat order.
class SeatList : public RowList {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  explicit SeatList(QObject* parent = nullptr) : RowList{m_seats, parent} {}

  void show(QList<SeatCard> seats);
  const QList<SeatCard>& seats() const { return m_seats; }

 private:
  QList<SeatCard> m_seats;
};

/// The seats as an update describes them, for any game. The second line is the state of the seat ("Ready", "Clever
/// bot").
QList<SeatCard> seatCards(const table::v1::TableUpdate& update);

/// The seat that a person without one may take now: an open one, otherwise a bot's; -1: none. If a game is in progress,
/// the seat becomes theirs in the next one.
int seatToTake(const table::v1::TableUpdate& update);

}  // namespace cardroom::window
