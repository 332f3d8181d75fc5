#include "client/core/muted.h"

#include <algorithm>
#include <utility>

namespace cardroom::client {
namespace {

bool is_among(const std::vector<std::string>& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

}  // namespace

bool Muted::mute(const std::string& name) {
  if (contains(name)) return false;
  names_.push_back(name);
  return true;
}

bool Muted::unmute(std::string_view name) {
  std::erase_if(former_, [&](const Renamed& former) { return former.now == name; });
  return std::erase(names_, name) > 0;
}

bool Muted::contains(std::string_view name) const {
  return is_among(names_, name);
}

bool Muted::was_called(std::string_view name) const {
  return std::ranges::find(former_, name, &Renamed::before) != former_.end();
}

std::vector<Muted::Renamed> Muted::follow(const table::v1::TableUpdate& update,
                                          const std::vector<std::string>& watchers) {
  std::vector<std::string> seated;
  for (const auto& seat : update.seats())
    seated.push_back(seat.person().name());
  std::vector<std::string> others = watchers;
  for (const auto& waiting : update.waiting())
    others.push_back(waiting.name());
  std::vector<Renamed> renamed;
  // If a muted name is gone and its seat has a name that is new to the table, the person is back under that name:
  // newcomers get only open seats and bots' seats, and a seat is given only to somebody who was already here.
  for (std::size_t seat = 0; seat < std::min(seated.size(), seated_.size()); ++seat) {
    const std::string& before = seated_[seat];
    const std::string& now = seated[seat];
    if (now.empty() || !contains(before) || is_among(seated, before) || is_among(others, before)) continue;
    if (is_among(seated_, now) || is_among(others_, now)) continue;
    std::ranges::replace(names_, before, now);
    for (Renamed& former : former_)
      if (former.now == before) former.now = now;
    renamed.push_back(former_.emplace_back(Renamed{before, now}));
  }
  // A person who now has one of the former names is somebody else.
  std::erase_if(former_, [&](const Renamed& former) {
    return is_among(seated, former.before) || is_among(others, former.before);
  });
  seated_ = std::move(seated);
  others_ = std::move(others);
  return renamed;
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
