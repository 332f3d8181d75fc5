#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

#include "client/games/pasur/story.h"
#include "client/models/preferences.h"
#include "client/models/table_cards.h"

namespace cardroom::window::pasur {

/// What decides how the cards of Pasur lie.
struct Lying {
  const cardroom::pasur::Table& table;
  CardSet hand{};
  int own = -1;                           ///< The viewer's seat; -1: watches.
  CardSet playable{};                     ///< Of the hand.
  cardroom::pasur::story::Beats round{};  ///< What has happened in it, as far as known.
  cardroom::pasur::story::Beats fresh{};  ///< What has just happened: these cards move.
  QStringList slots{};                    ///< Of the pool.
  Preferences::HandOrder order = Preferences::BySuit;
  QString hinted{};  ///< The card of the hint; empty: none.
};

/// Where the cards of the pool lie: each keeps its place until the pool is empty, or a card begins a new row.
QStringList slotsOf(const cardroom::pasur::Table& table, cardroom::pasur::story::Beats round);

/// Every card that the viewer sees; the zones are those of PasurModel.
QList<TableCard> cardsOf(const Lying& lying);

}  // namespace cardroom::window::pasur
