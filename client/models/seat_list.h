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
  QString spokenLine{};  ///< The same for a screen reader, where that is something else: "Discarded the ten of hearts".
  CARDROOM_FIELD(bool, person) = false;  ///< Else a bot, or open.
  CARDROOM_FIELD(bool, open) = false;
  /// "random", "basic", "clever"; also of the bot that holds a person's seat. Empty without.
  CARDROOM_FIELD(QString, botType) = {};
  CARDROOM_FIELD(int, botPaceMs) = 0;      ///< Of a bot in the seat.
  CARDROOM_FIELD(bool, you) = false;       ///< This window's own seat.
  CARDROOM_FIELD(bool, owner) = false;     ///< Of the table.
  CARDROOM_FIELD(bool, ready) = false;     ///< For the next game.
  CARDROOM_FIELD(bool, lost) = false;      ///< Not connected.
  CARDROOM_FIELD(int, lostSeconds) = 0;    ///< Since then; counted by this window.
  CARDROOM_FIELD(bool, held) = false;      ///< A bot plays for the person.
  CARDROOM_FIELD(bool, toAct) = false;     ///< Asked for a move.
  CARDROOM_FIELD(QString, nextName) = {};  ///< Who sits here from the next game on, if that is another one.
  CARDROOM_FIELD(int, cardsHeld) = 0;
  CARDROOM_FIELD(QString, scoreText) = {};  ///< Of the whole evening, or the game's, as the kind wants; empty: none.
  CARDROOM_FIELD(QString, team) = {};       ///< "ours", "theirs" in a game of teams; else empty.
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
  /// The person's language is another one.
  void retranslate() { tellAllChanged(); }

 private:
  QList<SeatCard> m_seats;
};

/// All that an update says of the seats, whatever the game; the second line is what the seat is ("Ready", "Clever
/// bot").
QList<SeatCard> seatCards(const table::v1::TableUpdate& update);

/// The seat that somebody without one may take now: an open one, else a bot's; -1: none. During a
/// game it is theirs from the next one on.
int seatToTake(const table::v1::TableUpdate& update);

}  // namespace cardroom::window
