#pragma once

#include <QList>
#include <QString>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/gadget_field.h"
#include "client/models/row_list.h"

namespace cardroom::window {

/// One seat, as its plaque shows it.
struct SeatCard {
  CARDROOM_GADGET(seatCard)
  /// The whole plaque in one sentence.
  Q_PROPERTY(QString accessibleText READ accessibleText FINAL)
  CARDROOM_FIELD(int, seat) = 0;
  /// Where it is drawn: 0 is the bottom (the viewer's own seat, or seat 0 for a spectator), then clockwise.
  CARDROOM_FIELD(int, place) = 0;
  CARDROOM_FIELD(QString, name) = {};  ///< Name of the person or the bot ("Otto"); empty for an open seat.
  /// "Clever bot", "Your turn", "Discarded <b>10♥</b>", "Lost connection" ...: styled text.
  CARDROOM_FIELD(QString, secondLine) = {};
  QString spokenLine{};  ///< The second line for a screen reader, if it differs: "Discarded the ten of hearts".
  CARDROOM_FIELD(bool, person) = false;  ///< Otherwise a bot has the seat, or it is open.
  CARDROOM_FIELD(bool, open) = false;
  /// "random", "basic", "clever"; also the type of a bot that stands in for a person. Empty without a bot.
  CARDROOM_FIELD(QString, botType) = {};
  CARDROOM_FIELD(int, botPaceMs) = 0;   ///< Pace of the bot in the seat.
  CARDROOM_FIELD(bool, you) = false;    ///< This window's own seat.
  CARDROOM_FIELD(bool, owner) = false;  ///< The person owns the table.
  CARDROOM_FIELD(bool, ready) = false;  ///< The person is ready for the next game.
  CARDROOM_FIELD(bool, lost) = false;   ///< The person is not connected.
  /// For how long the person has not been connected; counted by this window.
  CARDROOM_FIELD(int, lostSeconds) = 0;
  CARDROOM_FIELD(bool, held) = false;   ///< A bot plays for the person.
  CARDROOM_FIELD(bool, toAct) = false;  ///< The server is waiting for this seat's move.
  /// The person who takes this seat from the next game on, if it is someone else.
  CARDROOM_FIELD(QString, nextName) = {};
  CARDROOM_FIELD(int, cardsHeld) = 0;
  /// Points of the evening, unless they could be mistaken for those of the game; empty: none.
  CARDROOM_FIELD(QString, scoreText) = {};
  CARDROOM_FIELD(QString, team) = {};    ///< "ours" or "theirs" in a game with teams; otherwise empty.
  CARDROOM_FIELD(bool, winner) = false;  ///< The game is over, and this seat is among its winners.
  QString accessibleText() const;
  friend bool operator==(const SeatCard&, const SeatCard&) = default;
};

/// All seats of the table, by seat.
class SeatList : public RowList {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by TableController")
  explicit SeatList(QObject* parent = nullptr) : RowList{m_seats, parent} {}

  void show(QList<SeatCard> seats);
  const QList<SeatCard>& seats() const { return m_seats; }
  /// Updates the texts after a change of the language.
  void retranslate() { tellAllChanged(); }

 private:
  QList<SeatCard> m_seats;
};

/// What an update says about the seats, for any game. The second line is the state of the seat ("Ready", "Clever bot").
QList<SeatCard> seatCards(const table::v1::TableUpdate& update);

/// The seat that a person without one may take now: an open one, otherwise a bot's; -1: none. During a game, the person
/// gets it from the next game on.
int seatToTake(const table::v1::TableUpdate& update);

}  // namespace cardroom::window
