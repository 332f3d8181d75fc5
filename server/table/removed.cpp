#include "server/table/removed.h"

#include <algorithm>
#include <utility>

#include "server/frame_space.h"
#include "server/limits.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

void RemovedPeople::add(Removed removed) {
  let_back(removed.name.text());
  if (people_.size() == kRemovedMax) people_.erase(people_.begin());
  people_.push_back(std::move(removed));
}

bool RemovedPeople::let_back(const std::string& name) {
  return std::erase_if(people_, [&](const Removed& removed) { return removed.name == name; }) > 0;
}

bool RemovedPeople::bars(const SessionId& session, const ShownName& shown, const std::optional<AddressMark>& address,
                         Instant now) const {
  return std::ranges::any_of(people_, [&](const Removed& removed) {
    return removed.session == session || alike(removed.name.looks(), shown.looks()) ||
           (removed.address && removed.address == address && now < removed.barred_until);
  });
}

lobby::v1::RemovedList RemovedPeople::list(const TableId& table, Instant now) const {
  lobby::v1::RemovedList list;
  list.set_table_id(wire_bytes(table));
  FrameSpace space;
  for (const Removed& removed : people_) {
    lobby::v1::RemovedPerson person;
    person.set_name(removed.name.text());
    if (removed.address && now < removed.barred_until) {
      person.set_address_left_ms(static_cast<std::uint32_t>((removed.barred_until - now).count()));
    }
    if (space.take(person)) *list.add_people() = std::move(person);
  }
  return list;
}

}  // namespace cardroom::server
