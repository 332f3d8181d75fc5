#pragma once

#include <QList>
#include <QString>

#include "client/models/gadget_field.h"
#include "client/models/game_ending.h"
#include "client/models/seat_list.h"
#include "client/models/table_cards.h"

namespace cardroom::window {

struct LuckyThirteenShown;

/// What one card adds to the score of a hand.
struct LuckyThirteenTerm {
  CARDROOM_GADGET(luckyThirteenTerm)
  CARDROOM_FIELD(QString, card) = {};     ///< "8S"
  CARDROOM_FIELD(QString, text) = {};     ///< "<b>8♠</b> in your hand", styled.
  CARDROOM_FIELD(QString, product) = {};  ///< "8 × 4 = 32"
};

/// The result of one player.
struct LuckyThirteenResult {
  CARDROOM_GADGET(luckyThirteenResult)
  CARDROOM_FIELD(cardroom::window::SeatCard, player) = {};  ///< The second line says who plays: "You", "Basic bot".
  /// Cards that count towards the result are `used`.
  CARDROOM_FIELD(QList<cardroom::window::TableCard>, hand) = {};
  CARDROOM_FIELD(QList<cardroom::window::TableCard>, publicCards) = {};
  CARDROOM_FIELD(QString, sum) = {};         ///< "8 + 5 = 13"; empty if there is no thirteen.
  CARDROOM_FIELD(QString, products) = {};    ///< "8 × 4 + 5 × 2", "The only thirteen is worth 100.", or "No thirteen".
  CARDROOM_FIELD(QString, account) = {};     ///< The products with their sum: "8 × 4 + 5 × 2 = 42".
  CARDROOM_FIELD(QString, scoreTitle) = {};  ///< "Your score", "Jonas’s score"
  CARDROOM_FIELD(bool, scores) = false;      ///< The hand scores points.
  /// The cards that count, private ones first; empty if none does.
  CARDROOM_FIELD(QList<cardroom::window::LuckyThirteenTerm>, terms) = {};
  CARDROOM_FIELD(int, points) = 0;
};

/// The result of the game; empty until it is over.
struct LuckyThirteenEnd {
  CARDROOM_GADGET(luckyThirteenEnd)
  CARDROOM_FIELD(QString, verdict) = {};  ///< "You win with 42."
  /// Why: "8♠ and 5♠ made thirteen. Jonas came second with 38.", "Nobody has thirteen, so hands count."
  CARDROOM_FIELD(QString, reason) = {};
  CARDROOM_FIELD(QList<cardroom::window::LuckyThirteenResult>, results) = {};  ///< One for each player, winners first.
  CARDROOM_FIELD(QList<int>, order) = {};  ///< The seats in the order in which their hands are counted.
};

namespace lucky_thirteen {

LuckyThirteenEnd endOf(const LuckyThirteenShown& shown);
GameEnding endingOf(const LuckyThirteenShown& shown);

}  // namespace lucky_thirteen

}  // namespace cardroom::window
