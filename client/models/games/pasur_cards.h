#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>
#include <span>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/preferences.h"
#include "client/models/table_cards.h"

namespace cardroom::window::pasur {

using Events = std::span<const table::v1::GameEvent>;

/// What decides how the cards of Pasur lie.
struct Lying {
  const games::pasur::v1::View& view;
  int own = -1;                                    ///< The viewer's seat; -1: watches.
  const games::pasur::v1::Moves* legal = nullptr;  ///< Null while the viewer is not asked.
  Events events{};                                 ///< All of the game that are known.
  std::size_t fresh = 0;                           ///< So many of them have just happened: these cards move.
  QStringList slots{};                             ///< Of the pool.
  Preferences::HandOrder order = Preferences::BySuit;
  QString hinted{};  ///< The card of the hint; empty: none.
};

/// The events of the round that is played.
Events eventsOfRound(Events events);

/// Where the cards of the pool lie: each keeps its place until the pool is empty, or a card begins a new row.
QStringList slotsOf(const games::pasur::v1::View& view, Events events);

/// Every card that the viewer sees; the zones are those of PasurModel.
QList<TableCard> cardsOf(const Lying& lying);

}  // namespace cardroom::window::pasur
