#include "server/table/origins.h"

#include "common/base/check.h"

namespace cardroom::server {

void Origins::note(const Match& match, const Origin& origin) {
  origins_.resize(match.end_event() - first_, {static_cast<std::uint8_t>(origin.by), origin.mover});
  const std::uint32_t gone = match.first_event() - first_;
  origins_.erase(origins_.begin(), origins_.begin() + gone);
  first_ += gone;
}

void Origins::write(std::uint32_t number, wire::GameEvent& event) const {
  check(number >= first_ && number - first_ < origins_.size(), "who made an event is known as long as the event");
  const Packed& origin = origins_[number - first_];
  event.set_origin(static_cast<wire::Origin>(origin.by));
  if (origin.mover) event.set_mover(origin.mover->index);
}

}  // namespace cardroom::server
