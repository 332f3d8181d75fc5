#pragma once

#include <QList>
#include <QString>

#include "client/models/table_cards.h"

namespace cardroom::window {

/// Gives every known card a key, for packs with equal cards: two copies cannot be told apart, so the window
/// distinguishes them by their places. A card in the former place of an equal card is that card; any other card comes
/// from a place that such a card has left; only a card that can come from nowhere gets a new key. Existing keys stay.
/// `before`: the previous places. `sent`: the key of the card in the last move that was sent, which is matched first;
/// empty: none.
QList<TableCard> withKeys(QList<TableCard> cards, const QList<TableCard>& before, const QString& sent);

}  // namespace cardroom::window
