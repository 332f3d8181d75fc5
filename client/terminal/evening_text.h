#pragma once

#include <string>

#include "cardroom/table/v1/table.pb.h"
#include "client/terminal/game_text.h"

/// What everybody has won at a table, in words.
namespace cardroom::terminal {

/// "This evening: Kari 3 games won, you 1." Empty until a second game is over.
std::string evening_words(const table::v1::TableUpdate& update);

/// A line per person: "Kari: 3 of 4 games won. Pasur 2 of 3, 130 points; Pinochle 1 of 1, 45 points." Empty before the
/// end of the first game.
Lines evening_table(const table::v1::TableUpdate& update);

}  // namespace cardroom::terminal
