#include "server/table/roster.h"

#include <algorithm>
#include <span>
#include <utility>

namespace cardroom::server {
namespace {

std::uint64_t number_of(const std::optional<Seat>& seat) {
  return seat ? seat->index + 1U : 0U;
}

/// The name, with a number behind it if one like it is taken.
ShownName free_name(const ShownName& name, auto&& taken) {
  ShownName candidate = name;
  for (int number = 2; taken(candidate.looks()); ++number)
    candidate = ShownName{name.text() + " " + std::to_string(number)};
  return candidate;
}

bool is_taken(const Likeness& looks, const auto& people) {
  return std::ranges::any_of(people, [&](const auto& person) { return alike(person.name.looks(), looks); });
}

}  // namespace

Roster::Roster(const std::vector<std::optional<BotPlan>>& seats) {
  for (const auto& bot : seats)
    places_.push_back(Place{.bot = bot});
}

Person* Roster::find(const SessionId& session) {
  const auto found = std::ranges::find(people_, session, &Person::session);
  return found == people_.end() ? nullptr : &*found;
}

const Person* Roster::find(const SessionId& session) const {
  const auto found = std::ranges::find(people_, session, &Person::session);
  return found == people_.end() ? nullptr : &*found;
}

Person* Roster::sitting(Seat seat) {
  const auto found = std::ranges::find(people_, std::optional{seat}, &Person::seat);
  return found == people_.end() ? nullptr : &*found;
}

const Person* Roster::sitting(Seat seat) const {
  const auto found = std::ranges::find(people_, std::optional{seat}, &Person::seat);
  return found == people_.end() ? nullptr : &*found;
}

const Person* Roster::promised(Seat seat) const {
  const auto found = std::ranges::find(people_, std::optional{seat}, &Person::next_seat);
  return found == people_.end() ? nullptr : &*found;
}

std::optional<std::uint32_t> Roster::waiting_place(const Person& person) const {
  if (!person.waits()) return std::nullopt;
  const auto before = [&](const Person& other) { return other.waits() && other.arrival < person.arrival; };
  return static_cast<std::uint32_t>(std::ranges::count_if(people_, before));
}

Watcher* Roster::watcher(const SessionId& session) {
  const auto found = std::ranges::find(watchers_, session, &Watcher::session);
  return found == watchers_.end() ? nullptr : &*found;
}

const Person* Roster::named(const std::string& name) const {
  const auto found = std::ranges::find_if(people_, [&](const Person& person) { return person.name == name; });
  return found == people_.end() ? nullptr : &*found;
}

const Watcher* Roster::watcher_named(const std::string& name) const {
  const auto found = std::ranges::find_if(watchers_, [&](const Watcher& watcher) { return watcher.name == name; });
  return found == watchers_.end() ? nullptr : &*found;
}

bool Roster::full() const {
  for (std::uint8_t i = 0; i < seats(); ++i) {
    if (open(Seat{i})) return false;
  }
  return true;
}

bool Roster::anybody_connected() const {
  return std::ranges::any_of(people_, [](const Person& person) { return person.reading.connected; });
}

std::optional<SessionId> Roster::heir() const {
  for (const Person& person : people_) {
    if (person.reading.connected && !person.held() && owner_ != person.session) return person.session;
  }
  return std::nullopt;
}

ShownName Roster::shown_as(const std::string& name, bool watches) const {
  return free_name(ShownName{name}, [&](const Likeness& looks) {
    return is_taken(looks, people_) || (watches && is_taken(looks, watchers_));
  });
}

Person& Roster::add(const SessionId& session, const std::string& name) {
  if (!owner_) owner_ = session;
  return people_.emplace_back(
      Person{.session = session, .name = shown_as(name, /*watches=*/false), .arrival = arrivals_++});
}

void Roster::rename(Person& person, const std::string& name) {
  person.name = {};  // Its own name is not taken by somebody else.
  person.name = shown_as(name, /*watches=*/false);
}

bool Roster::tell_watchers_apart() {
  bool renamed = false;
  for (std::size_t i = 0; i < watchers_.size(); ++i) {
    const auto earlier = std::span{watchers_}.first(i);
    const ShownName name = free_name(
        watchers_[i].name, [&](const Likeness& looks) { return is_taken(looks, people_) || is_taken(looks, earlier); });
    renamed = std::exchange(watchers_[i].name, name) != name.text() || renamed;
  }
  return renamed;
}

void Roster::remove(SessionId session) {
  std::erase_if(people_, [&](const Person& person) { return person.session == session; });
  std::erase_if(watchers_, [&](const Watcher& watcher) { return watcher.session == session; });
}

void Roster::sit(Person& person, Seat seat) {
  place(seat) = Place{};
  person.seat = seat;
  person.next_seat.reset();
}

void Roster::change_kind(std::uint8_t seats) {
  places_.resize(seats);
  for (Place& place : places_)
    place.bot_total = 0;
  for (Person& person : people_) {
    if (person.seat && !has(*person.seat)) person.seat.reset();
    person.ready = false;
    person.total = 0;
  }
  const auto sit_where = [&](Person& person, auto&& fits) {
    for (std::uint8_t i = 0; i < seats && !person.seat; ++i) {
      if (sitting(Seat{i}) == nullptr && fits(Seat{i})) sit(person, Seat{i});
    }
  };
  for (Person& person : people_) {
    sit_where(person, [this](Seat seat) { return open(seat); });
    sit_where(person, [](Seat) { return true; });
  }
}

bool Roster::seat_who_waits(bool between_games) {
  bool seated = false;
  for (Person& person : people_) {
    if (!person.reading.connected) continue;
    for (std::uint8_t i = 0; i < seats() && person.waits(); ++i) {
      const Seat seat{i};
      if (promised(seat) != nullptr || !(open(seat) || place(seat).bot_until_game_ends)) continue;
      if (between_games) {
        sit(person, seat);
      } else {
        person.next_seat = seat;
      }
      person.ready = seated = true;
    }
  }
  return seated;
}

void Roster::after_game() {
  for (Place& place : places_) {
    if (place.bot_until_game_ends) place = Place{};
  }
  for (Person& person : people_) {
    if (person.next_seat) sit(person, *person.next_seat);
  }
}

std::int32_t Roster::total(Seat seat) const {
  const Person* person = sitting(seat);
  return person != nullptr ? person->total : place(seat).bot_total;
}

void Roster::digest(StateDigest& digest) const {
  for (const Place& place : places_) {
    digest.number(place.bot ? static_cast<std::uint64_t>(place.bot->type) + 1U : 0U);
    digest.time(place.bot ? std::optional{place.bot->pace} : std::nullopt);
    digest.number(place.bot_until_game_ends ? 1 : 0).number(static_cast<std::uint32_t>(place.bot_total));
  }
  digest.number(people_.size()).number(arrivals_);
  for (const Person& person : people_) {
    digest.bytes(person.session).text(person.name.text()).number(person.arrival);
    digest.number(number_of(person.seat)).number(number_of(person.next_seat)).number(number_of(person.eyes));
    digest.number((person.ready ? 1U : 0U) | (person.gone_on ? 2U : 0U) | (person.reading.connected ? 4U : 0U));
    digest.number(person.turns_missed).number(static_cast<std::uint32_t>(person.total));
    digest.time(person.last_sign).time(person.held_since);
    if (person.address) digest.bytes(*person.address);
  }
  if (owner_) digest.bytes(*owner_);
}

}  // namespace cardroom::server
