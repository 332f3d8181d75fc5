#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "client/games/lucky_thirteen/story.h"
#include "client/models/preferences.h"
#include "client/models/table_cards.h"

namespace cardroom::window::lucky_thirteen {

/// What decides how the cards of Lucky Thirteen lie.
struct Lying {
  const std::optional<cardroom::lucky_thirteen::View>& view;
  int own = -1;                                    ///< The viewer's seat; -1: watches, with seat 0 below.
  CardSet playable{};                              ///< Of the hand.
  cardroom::lucky_thirteen::story::Beats fresh{};  ///< What has just happened: these cards move.
  Preferences::HandOrder order = Preferences::BySuit;
  QString hinted{};  ///< The card of the hint; empty: none.
};

/// Every card that the viewer sees: zones "pile", "public", "hand" (of the seat below), "seat" (another's), "discards".
QList<TableCard> cardsOf(const Lying& lying);

}  // namespace cardroom::window::lucky_thirteen
