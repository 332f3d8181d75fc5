#include "client/core/successors.h"

namespace cardroom::client {

bool may_give_seat(const table::v1::TableUpdate& update, int seat) {
  if (!update.owner() || update.not_a_fair_deal() || seat < 0 || seat >= update.seats_size()) return false;
  const table::v1::Seat& one = update.seats(seat);
  return one.has_person() && !one.person().owner() && (one.person().held_by_bot() || !one.person().connected());
}

std::vector<std::string> successors(const table::v1::TableUpdate& update, std::span<const std::string> watchers) {
  std::vector<std::string> names;
  for (const table::v1::Person& person : update.waiting())
    if (person.connected()) names.push_back(person.name());
  for (const table::v1::Seat& seat : update.seats())
    if (seat.has_next_name() && seat.next_name() != seat.person().name()) names.push_back(seat.next_name());
  names.insert(names.end(), watchers.begin(), watchers.end());
  return names;
}

}  // namespace cardroom::client
