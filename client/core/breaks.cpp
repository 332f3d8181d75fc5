#include "client/core/breaks.h"

#include <algorithm>

namespace cardroom::client {
namespace {

bool plays(const table::v1::TableUpdate& update) {
  return update.has_seat() && update.phase() != table::v1::PHASE_GATHERING;
}

}  // namespace

bool may_take_break(const table::v1::TableUpdate& update) {
  return plays(update) && !update.table_break().on() &&
         std::ranges::find(update.table_break().agreed(), update.seat()) == update.table_break().agreed().end();
}

bool may_end_break(const table::v1::TableUpdate& update) {
  return update.has_seat() && update.table_break().on() && !update.table_break().has_left_ms();
}

std::optional<std::uint32_t> missing_player(const table::v1::TableUpdate& update) {
  if (!plays(update)) return std::nullopt;
  for (int seat = 0; seat < update.seats_size(); ++seat) {
    const auto& person = update.seats(seat).person();
    if (person.has_held_in_ms() && !person.away()) return static_cast<std::uint32_t>(seat);
  }
  return std::nullopt;
}

}  // namespace cardroom::client
