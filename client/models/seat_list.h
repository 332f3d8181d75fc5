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
  CARDROOM_FIELD(int, place) =
      0;  ///< Where it is drawn: 0 is the bottom (one's own, or seat 0 for a spectator), then clockwise.
  CARDROOM_FIELD(QString, name) = {};  ///< Of the person, or of the bot ("Otto"); empty for an open seat.
  /// "Clever bot", "Your turn", "Discarded <b>10♥</b>", "Lost connection" ...: styled text.
  CARDROOM_FIELD(QString, secondLine) = {};
  QString spokenLine{};  ///< The same for a screen reader, where it differs: "Discarded the ten of hearts".
  CARDROOM_FIELD(bool, person) = false;  ///< Else a bot, or open.
  CARDROOM_FIELD(bool, open) = false;
  /// "random", "basic", "clever"; also the type of a bot that stands in for a person. Empty without a bot.
  CARDROOM_FIELD(QString, botType) = {};
  CARDROOM_FIELD(int, botPaceMs) = 0;      ///< Pace of the bot in the seat.
  CARDROOM_FIELD(bool, you) = false;       ///< This window's own seat.
  CARDROOM_FIELD(bool, owner) = false;     ///< Of the table.
  CARDROOM_FIELD(bool, ready) = false;     ///< For the next game.
  CARDROOM_FIELD(bool, lost) = false;      ///< Not connected.
  CARDROOM_FIELD(int, lostSeconds) = 0;    ///< For this long; counted by this window.
  CARDROOM_FIELD(bool, held) = false;      ///< A bot plays for the person.
  CARDROOM_FIELD(bool, toAct) = false;     ///< The server waits for this seat's move.
  CARDROOM_FIELD(QString, nextName) = {};  ///< Who has this seat from the next game on, if that is another person.
  CARDROOM_FIELD(int, cardsHeld) = 0;
  CARDROOM_FIELD(QString, scoreText) = {};  ///< Points of the evening or of the game, as the kind wants; empty: none.
  CARDROOM_FIELD(QString, team) = {};       ///< "ours", "theirs" in a game with teams; else empty.
  CARDROOM_FIELD(bool, winner) = false;     ///< The game is over, and this seat is among its winners.
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

/// The seat that a person without one may take now: an open one, else a bot's; -1: none. During a game the person has
/// it from the next game on.
int seatToTake(const table::v1::TableUpdate& update);

}  // namespace cardroom::window
