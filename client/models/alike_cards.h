#pragma once

#include <QList>
#include <QString>

#include "client/models/table_cards.h"

namespace cardroom::window {

/// Gives every card that is known a key, where a pack has cards that look alike: nobody can tell which of two is which,
/// so the window says it by where they lay. A card that lies where one like it lay before is that one; any other one
/// comes from where such a card has gone; only what came from nowhere has a new key. Keys that are there already stay.
/// `before`: how the cards lay. `sent`: the key of the card that was sent last with a move, which goes first; empty:
/// none.
QList<TableCard> withKeys(QList<TableCard> cards, const QList<TableCard>& before, const QString& sent);

}  // namespace cardroom::window
