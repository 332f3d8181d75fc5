#pragma once

#include <QList>
#include <QString>
#include <span>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/preferences.h"
#include "client/models/table_cards.h"

namespace cardroom::window::lucky_thirteen {

/// What decides how the cards of Lucky Thirteen lie.
struct Lying {
  const games::lucky_thirteen::v1::View& view;
  int own = -1;                                             ///< The viewer's seat; -1: watches, with seat 0 below.
  const games::lucky_thirteen::v1::Moves* legal = nullptr;  ///< Null while the viewer is not asked.
  std::span<const table::v1::GameEvent> fresh{};            ///< What has just happened: these cards move.
  Preferences::HandOrder order = Preferences::BySuit;
  QString hinted{};  ///< The card of the hint; empty: none.
};

/// Every card that the viewer sees: zones "pile", "public", "hand" (of the seat below), "seat" (another's), "discards".
QList<TableCard> cardsOf(const Lying& lying);

/// The card that has just been drawn and waits in the viewer's hand; empty: none.
QString drawnCard(const games::lucky_thirteen::v1::View& view);

}  // namespace cardroom::window::lucky_thirteen
