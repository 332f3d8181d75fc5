#pragma once

#include <QList>
#include <QString>

#include "client/models/gadget_field.h"
#include "client/models/seat_list.h"
#include "client/models/table_cards.h"

namespace cardroom::window {

struct LuckyThirteenShown;

/// The result of one player.
struct LuckyThirteenResult {
  CARDROOM_GADGET(luckyThirteenResult)
  CARDROOM_FIELD(cardroom::window::SeatCard, player) = {};  ///< The second line says who plays: "You", "Basic bot".
  /// Cards that count towards the result are `used`.
  CARDROOM_FIELD(QList<cardroom::window::TableCard>, hand) = {};
  CARDROOM_FIELD(QList<cardroom::window::TableCard>, publicCards) = {};
  CARDROOM_FIELD(QString, sum) = {};        ///< "8♠ + 5♠ = 13", styled; empty if none.
  CARDROOM_FIELD(QString, reckoning) = {};  ///< "8 × 4 and 5 × 2 make 42", or "No thirteen".
  CARDROOM_FIELD(int, points) = 0;
};

/// The result of the game; empty until it is over.
struct LuckyThirteenEnd {
  CARDROOM_GADGET(luckyThirteenEnd)
  CARDROOM_FIELD(QString, verdict) = {};  ///< "You win with 42."
  /// Why these points count: "Nobody has thirteen, so hands count."
  CARDROOM_FIELD(QString, reason) = {};
  CARDROOM_FIELD(QList<cardroom::window::LuckyThirteenResult>, results) = {};  ///< One for each player, winners first.
};

namespace lucky_thirteen {

LuckyThirteenEnd endOf(const LuckyThirteenShown& shown);

}  // namespace lucky_thirteen

}  // namespace cardroom::window
