#include "client/core/muted.h"

#include <algorithm>

namespace cardroom::client {

bool Muted::mute(const std::string& name) {
  if (contains(name)) return false;
  names_.push_back(name);
  return true;
}

bool Muted::unmute(std::string_view name) {
  return std::erase(names_, name) > 0;
}

bool Muted::contains(std::string_view name) const {
  return std::ranges::find(names_, name) != names_.end();
}

std::vector<std::string> others_who_talk(const table::v1::TableUpdate& update,
                                         const std::vector<std::string>& watchers) {
  std::vector<std::string> names;
  const auto add = [&names](const std::string& name) {
    if (!name.empty() && std::ranges::find(names, name) == names.end()) names.push_back(name);
  };
  for (int seat = 0; seat < update.seats_size(); ++seat)
    if (!update.has_seat() || static_cast<int>(update.seat()) != seat) add(update.seats(seat).person().name());
  for (int place = 0; place < update.waiting_size(); ++place)
    if (!update.has_waiting_place() || static_cast<int>(update.waiting_place()) != place)
      add(update.waiting(place).name());
  for (const std::string& name : watchers)
    add(name);
  return names;
}

}  // namespace cardroom::client
