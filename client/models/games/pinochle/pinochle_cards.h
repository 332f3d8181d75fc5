#pragma once

#include "client/models/games/pinochle/pinochle_shown.h"
#include "client/models/table_cards.h"

namespace cardroom::window::pinochle {

/// Lays every card that the viewer sees; the zones are those of PinochleModel.
void layCards(const PinochleShown& shown, TableCards& cards);

}  // namespace cardroom::window::pinochle
