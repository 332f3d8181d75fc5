#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "client/games/pinochle/story.h"
#include "client/models/preferences.h"
#include "client/models/table_cards.h"

namespace cardroom::window::pinochle {

/// What decides how the cards of Pinochle lie.
struct Lying {
  const cardroom::pinochle::Table& table;
  cardroom::pinochle::Cards hand{};
  int own = -1;                              ///< The viewer's seat; -1: watches.
  CardSet playable{};                        ///< Of the hand; in cut-throat what may be marked.
  bool takes = false;                        ///< One of the turned-up cards is to be taken.
  cardroom::pinochle::story::Beats fresh{};  ///< What has just happened: these cards move.
  Preferences::HandOrder order = Preferences::BySuit;
  QStringList hinted{};            ///< The codes of the cards of the hint, one for each card.
  QStringList marked{};            ///< The keys of the cards that are to be kept.
  QString sent{};                  ///< The key of the card that was played last.
  const QList<TableCard>& before;  ///< How they lay.
};

/// Every card that the viewer sees; the zones are those of PinochleModel.
QList<TableCard> cardsOf(const Lying& lying);

}  // namespace cardroom::window::pinochle
