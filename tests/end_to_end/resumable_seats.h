#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cardroom/table/v1/table.pb.h"

namespace cardroom::end_to_end {

/// A seat at a table in a kept journal (tests/data/journals); it is the turn of the player in this seat.
struct ResumableSeat {
  std::string table_id;
  std::string token;  ///< Of the player's session.
  std::string shown;  ///< shown(), as of the last view before the server ended.
};

inline constexpr const char* kSeatsFile = "seats.txt";

/// What a later program must show unchanged: the kind, the game, the players, the points, and the legal moves, which
/// follow from the cards in hand. One line.
std::string shown(const table::v1::TableUpdate& update);

/// Two lines per seat; to_text and parse_seats are inverses. parse_seats throws std::runtime_error if the text is
/// malformed.
std::string to_text(const std::vector<ResumableSeat>& seats);
std::vector<ResumableSeat> parse_seats(std::string_view text);

}  // namespace cardroom::end_to_end
