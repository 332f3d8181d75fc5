#pragma once

#include "client/models/games/lucky_thirteen/lucky_thirteen_shown.h"
#include "client/models/table_cards.h"

namespace cardroom::window::lucky_thirteen {

/// Lays every card that the viewer sees: zones "pile", "public", "hand" (of the seat below), "seat" (another's),
/// "discards".
void layCards(const LuckyThirteenShown& shown, TableCards& cards);

}  // namespace cardroom::window::lucky_thirteen
