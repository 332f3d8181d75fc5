#include "server/table/seats_given.h"

#include <algorithm>
#include <utility>

#include "server/limits.h"

namespace cardroom::server {

const SeatsGiven::Given* SeatsGiven::find(const SessionId& session) const {
  const auto found = std::ranges::find(people_, session, &Given::session);
  return found == people_.end() ? nullptr : &*found;
}

std::optional<SeatsGiven::Given> SeatsGiven::add(Given given) {
  take(given.session);
  people_.push_back(std::move(given));
  return people_.size() > kSeatsGivenMax ? take(people_.front().session) : std::nullopt;
}

std::optional<SeatsGiven::Given> SeatsGiven::take(const SessionId& session) {
  const auto found = std::ranges::find(people_, session, &Given::session);
  if (found == people_.end()) return std::nullopt;
  std::optional<Given> taken{std::move(*found)};
  people_.erase(found);
  return taken;
}

}  // namespace cardroom::server
