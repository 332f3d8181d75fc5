#include "server/table/idle_owner.h"

#include <utility>

#include "server/limits.h"
#include "server/table/due.h"

namespace cardroom::server {

void IdleOwner::heard(Instant now) {
  if (since_) since_ = now;
}

void IdleOwner::follow(Instant now, const std::optional<SessionId>& owner, bool keeps_waiting) {
  const bool another = std::exchange(owner_, owner) != owner;
  if (!keeps_waiting) {
    since_.reset();
  } else if (!since_ || another) {
    since_ = now;
  }
}

std::optional<Instant> IdleOwner::ends_at() const {
  return after(since_, kOwnerIdleMax);
}

}  // namespace cardroom::server
