#pragma once

#include <QList>

#include "cardroom/table/v1/table.pb.h"
#include "client/models/seat_list.h"

namespace cardroom::window {

/// All that an update says of the seats, whatever the game; the second line is what the seat is ("Ready", "Clever
/// bot").
QList<SeatCard> seatCards(const table::v1::TableUpdate& update);

/// The seat that somebody without one may take now: an open one, else a bot's; -1: none. During a
/// game it is theirs from the next one on.
int seatToTake(const table::v1::TableUpdate& update);

}  // namespace cardroom::window
