#include "server/table/seating.h"

#include <algorithm>
#include <utility>

#include "server/limits.h"
#include "server/table/due.h"

namespace cardroom::server {

void Seating::set_up(const std::vector<std::optional<BotPlan>>& seats, bool fixed) {
  roster_ = Roster{seats};
  fixed_ = fixed;
}

bool Seating::somebody_reads() const {
  if (fixed_ && bots_only()) return true;
  return std::ranges::any_of(roster_.people(), [](const Person& person) {
    return person.seat && person.reading.connected && !person.held() && !person.gone_on;
  });
}

bool Seating::one_reads_alone() const {
  const auto connected = [](const Person& person) { return person.reading.connected; };
  return std::ranges::count_if(roster_.people(), connected) == 1 && somebody_reads();
}

Read<Seat> Seating::seat_for(const std::optional<Seat>& wanted) const {
  const auto free = [this](Seat seat) { return roster_.sitting(seat) == nullptr && roster_.promised(seat) == nullptr; };
  if (wanted) {
    if (!roster_.has(*wanted)) return unread(session::v1::REFUSAL_REASON_NO_SUCH_SEAT);
    if (!free(*wanted) || (fixed_ && !roster_.open(*wanted))) return unread(session::v1::REFUSAL_REASON_SEAT_TAKEN);
    return *wanted;
  }
  const auto first = [&](auto&& fits) -> std::optional<Seat> {
    for (std::uint8_t i = 0; i < roster_.seats(); ++i) {
      if (free(Seat{i}) && fits(Seat{i})) return Seat{i};
    }
    return std::nullopt;
  };
  if (const auto open = first([this](Seat seat) { return roster_.open(seat); })) return *open;
  if (!fixed_) {
    // A seat that opens after the game is preferred to that of a bot that the owner chose.
    if (const auto left = first([this](Seat seat) { return roster_.place(seat).bot_until_game_ends; })) return *left;
    if (const auto bots = first([](Seat) { return true; })) return *bots;
  }
  return unread(session::v1::REFUSAL_REASON_TABLE_FULL);
}

void Seating::give_seat(Person& person, Seat seat, bool between_games) {
  if (between_games) {
    roster_.sit(person, seat);
  } else {
    person.next_seat = seat;
  }
  step_.change_listing();
}

bool Seating::pass_on_ownership() {
  const Person* owner = roster_.owner() ? roster_.find(*roster_.owner()) : nullptr;
  if (owner != nullptr && (still() || !due(after(owner->held_since, kOwnerHeldMax), step_.now))) return false;
  const auto heir = roster_.heir();
  if (heir == roster_.owner() || (owner != nullptr && !heir)) return false;
  give_table(heir, /*lapsed=*/false);
  return true;
}

void Seating::owner_lapses() {
  if (const auto waiting = roster_.kept_waiting()) give_table(waiting, /*lapsed=*/true);
}

void Seating::give_table(const std::optional<SessionId>& session, bool lapsed) {
  roster_.give_to(session);
  owner_lapsed_ = lapsed;
  step_.change_listing();
}

Instant Seating::note_presence() {
  // A table with fixed seats may have only spectators. Such a table ends with the program that started its server.
  if (roster_.anybody_connected() || fixed_) {
    without_people_since_.reset();
  } else if (!without_people_since_) {
    without_people_since_ = step_.now;
  }
  if (still()) {
    if (!still_since_) still_since_ = step_.now;
    return {};
  }
  const Instant still_for = step_.now - std::exchange(still_since_, std::nullopt).value_or(step_.now);
  const auto postpone = [&](std::optional<Instant>& since) {
    if (since) since = std::min(*since + still_for, step_.now);  // `since` may lie within the standstill.
  };
  for (Person& person : roster_.people()) {
    postpone(person.last_sign);
    postpone(person.held_since);
  }
  return still_for;
}

std::optional<Instant> Seating::ends_at() const {
  return bots_only() ? after(without_people_since_, kEmptyTableKept) : std::nullopt;
}

std::optional<Instant> Seating::deserted_since() const {
  return still() ? without_people_since_ : std::nullopt;
}

std::optional<Instant> Seating::held_at(const Person& person, bool away_at_once) const {
  if (person.held() || still()) return std::nullopt;
  return person.away && away_at_once ? person.last_sign : after(person.last_sign, kHoldAfter);
}

std::optional<Instant> Seating::wake_at() const {
  std::optional<Instant> next = break_.ends_at();
  for (const Person& person : roster_.people()) {
    next = earlier(next, held_at(person));
    if (!still() && roster_.owns(person.session) && roster_.heir())
      next = earlier(next, after(person.held_since, kOwnerHeldMax));
  }
  return next;
}

}  // namespace cardroom::server
