#include "tests/end_to_end/resumable_seats.h"

#include <sstream>
#include <stdexcept>

#include "common/protocol/hex.h"

namespace cardroom::end_to_end {
namespace {

std::string list(const auto& values) {
  std::string text;
  for (const auto value : values)
    text += (text.empty() ? "" : ",") + std::to_string(value);
  return text;
}

}  // namespace

std::string shown(const table::v1::TableUpdate& update) {
  std::string seats;
  for (const table::v1::Seat& seat : update.seats()) {
    const std::string who = seat.has_person() ? seat.person().name() : seat.has_bot() ? "bot" : "open";
    seats += (seats.empty() ? "" : ",") + who;
  }
  return "kind=" + update.settings().kind() + " game=" + std::to_string(update.game_number()) +
         " phase=" + table::v1::Phase_Name(update.phase()) + " seats=" + seats +
         " seat=" + std::to_string(update.seat()) + " scores=" + list(update.scores()) +
         " totals=" + list(update.totals()) + " decision=" + std::to_string(update.decision()) + " moves={" +
         update.legal_moves().ShortDebugString() + '}';
}

std::string to_text(const std::vector<ResumableSeat>& seats) {
  std::string text;
  for (const ResumableSeat& seat : seats)
    text += bytes_to_hex(seat.table_id) + ' ' + bytes_to_hex(seat.token) + '\n' + seat.shown + '\n';
  return text;
}

std::vector<ResumableSeat> parse_seats(std::string_view text) {
  std::vector<ResumableSeat> seats;
  std::istringstream lines{std::string{text}};
  for (std::string id; lines >> id;) {
    std::string token;
    std::string line;
    lines >> token >> std::ws;
    std::getline(lines, line);
    const auto id_bytes = bytes_from_hex(id);
    const auto token_bytes = bytes_from_hex(token);
    if (!id_bytes || !token_bytes || line.empty()) throw std::runtime_error{"the list of seats is wrong"};
    seats.push_back({*id_bytes, *token_bytes, line});
  }
  return seats;
}

}  // namespace cardroom::end_to_end
