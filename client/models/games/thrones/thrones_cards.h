#pragma once

#include <QList>
#include <QString>

#include "client/games/thrones/story.h"
#include "client/models/preferences.h"
#include "client/models/table_cards.h"

namespace cardroom::window::thrones {

/// What decides how the cards of Game of Thrones lie.
struct Lying {
  const cardroom::thrones::View& view;
  int own = -1;                             ///< The viewer's seat; -1: watches.
  bool piles = true;                        ///< False: those that have fought are gone.
  CardSet playable{};                       ///< Of the hand.
  cardroom::thrones::story::Beats fresh{};  ///< What has just happened: these cards move.
  Preferences::HandOrder order = Preferences::BySuit;
  QString hinted{};  ///< The card of the hint; empty: none.
};

/// Every card that the viewer sees: zones "hand" (one's own), "seat" (another's), "pile-0" and "pile-1". Cards are
/// dealt from a zone "pile" in which none lies.
QList<TableCard> cardsOf(const Lying& lying);

}  // namespace cardroom::window::thrones
