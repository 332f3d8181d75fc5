#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "client/models/gadget_field.h"
#include "client/models/seat_list.h"

namespace cardroom::window {

/// One player or team on the sheet with the result.
struct EndingRow {
  CARDROOM_GADGET(endingRow)
  CARDROOM_FIELD(cardroom::window::SeatCard, player) = {};  ///< A team: its first player.
  CARDROOM_FIELD(QString, name) = {};                       ///< "Maren"; "You and Iris"
  CARDROOM_FIELD(QString, team) = {};                       ///< "ours" or "theirs": a team; empty: a player.
  CARDROOM_FIELD(QString, line) = {};                       ///< What adds up to the points: "8 × 4 + 5 × 2".
  CARDROOM_FIELD(int, points) = 0;
  CARDROOM_FIELD(bool, winner) = false;
  CARDROOM_FIELD(QString, text) = {};  ///< The whole row, for a screen reader.
};

/// The result of a game of any kind; empty until it is over.
struct GameEnding {
  CARDROOM_GADGET(gameEnding)
  CARDROOM_FIELD(QString, verdict) = {};  ///< "You win with 42."
  CARDROOM_FIELD(QString, reason) = {};   ///< "8♠ and 5♠ made thirteen. Jonas came second with 38."
  CARDROOM_FIELD(QList<cardroom::window::EndingRow>, rows) = {};  ///< Winners first.
  /// The codes of up to three cards that the winner won with.
  CARDROOM_FIELD(QStringList, cards) = {};
  CARDROOM_FIELD(bool, won) = false;  ///< The person at this window is among the winners.
};

/// One row; `text` is derived from the others.
EndingRow endingRow(const SeatCard& player, const QString& line, int points);

/// "Jonas came second with 38."; empty if nobody did (see client::second_place).
QString secondPlace(const QList<EndingRow>& rows);

}  // namespace cardroom::window
