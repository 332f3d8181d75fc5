#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <span>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/preferences.h"
#include "client/models/table_cards.h"

namespace cardroom::window::pinochle {

using Events = std::span<const table::v1::GameEvent>;

/// What decides how the cards of Pinochle lie.
struct Lying {
  const games::pinochle::v1::View& view;
  int own = -1;                                       ///< The viewer's seat; -1: watches.
  const games::pinochle::v1::Moves* legal = nullptr;  ///< Null while the viewer is not asked.
  Events fresh{};                                     ///< What has just happened: these cards move.
  Preferences::HandOrder order = Preferences::BySuit;
  QStringList hinted{};            ///< The codes of the cards of the hint, one for each card.
  QStringList marked{};            ///< The keys of the cards that are to be kept.
  QString sent{};                  ///< The key of the card that was played last.
  const QList<TableCard>& before;  ///< How they lay.
};

/// Every card that the viewer sees; the zones are those of PinochleModel.
QList<TableCard> cardsOf(const Lying& lying);

}  // namespace cardroom::window::pinochle
