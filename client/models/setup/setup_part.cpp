#include "client/models/setup/setup_part.h"

#include <algorithm>

namespace cardroom::window {

const table::v1::Person* SetupNow::self() const {
  if (!update().has_seat()) return nullptr;
  const auto& seat = update().seats(static_cast<int>(update().seat()));
  return seat.has_person() ? &seat.person() : nullptr;
}

int SetupNow::openSeats() const {
  return static_cast<int>(std::ranges::count(update().seats(), table::v1::Seat::OCCUPANT_NOT_SET,
                                             [](const table::v1::Seat& seat) { return seat.occupant_case(); }));
}

}  // namespace cardroom::window
