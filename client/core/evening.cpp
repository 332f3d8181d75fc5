#include "client/core/evening.h"

#include <algorithm>
#include <functional>
#include <string>

namespace cardroom::client {
namespace {

/// The viewer's own name as shown at the table; empty for a spectator.
std::string own_name(const table::v1::TableUpdate& update) {
  const auto seat_at = [&](std::uint32_t seat) -> const table::v1::Seat& {
    const bool exists = static_cast<int>(seat) < update.seats_size();
    return exists ? update.seats(static_cast<int>(seat)) : table::v1::Seat::default_instance();
  };
  if (update.has_seat()) return seat_at(update.seat()).person().name();
  if (update.has_next_seat()) return seat_at(update.next_seat()).next_name();
  const bool waits = update.has_waiting_place() && static_cast<int>(update.waiting_place()) < update.waiting_size();
  return waits ? update.waiting(static_cast<int>(update.waiting_place())).name() : std::string{};
}

}  // namespace

std::vector<EveningRow> evening_rows(const table::v1::TableUpdate& update) {
  const std::string own = own_name(update);
  std::vector<EveningRow> rows;
  for (const table::v1::Standing& standing : update.evening()) {
    EveningRow row{.standing = standing};
    row.own = standing.here() && standing.name() == own;
    for (const table::v1::KindStanding& kind : standing.kinds()) {
      row.games += kind.games();
      row.won += kind.won();
    }
    rows.insert(std::ranges::upper_bound(rows, row.won, std::ranges::greater{}, &EveningRow::won), row);
  }
  return rows;
}

std::vector<EveningRow> evening_beside_result(const table::v1::TableUpdate& update) {
  if (update.game_number() < 2) return {};
  std::vector<EveningRow> rows = evening_rows(update);
  std::erase_if(rows, [](const EveningRow& row) { return !row.standing.here(); });
  return rows;
}

}  // namespace cardroom::client
