#include "client/core/presence_news.h"

#include <algorithm>

namespace cardroom::client {
namespace {

bool is_among(const std::vector<int>& seats, int seat) {
  return std::ranges::find(seats, seat) != seats.end();
}

}  // namespace

void PresenceNews::follow(const table::v1::TableUpdate& before, const table::v1::TableUpdate& after,
                          bool after_restart) {
  lost_.clear();
  back_.clear();
  left_.clear();
  for (int seat = 0; seat < std::min(before.seats_size(), after.seats_size()); ++seat) {
    const table::v1::Seat& was = before.seats(seat);
    const table::v1::Seat& is = after.seats(seat);
    if (!was.has_person() || !is.has_person() || was.person().name() != is.person().name()) continue;
    const std::string& name = is.person().name();
    if (!was.person().away() && is.person().away()) {
      left_.push_back(seat);
    } else if (was.person().connected() && !is.person().connected()) {
      after_restart ? expected_.push_back(name) : lost_.push_back(seat);
    } else if (!was.person().connected() && is.person().connected() && std::erase(expected_, name) == 0) {
      back_.push_back(seat);
    }
    // The bot shows that the player has stayed away, so the return will be news.
    if (is.person().held_by_bot()) std::erase(expected_, name);
  }
}

bool PresenceNews::is_lost(int seat) const {
  return is_among(lost_, seat);
}

bool PresenceNews::has_left(int seat) const {
  return is_among(left_, seat);
}

bool PresenceNews::is_back(int seat) const {
  return is_among(back_, seat);
}

}  // namespace cardroom::client
