#include "server/table/roster.h"

#include <algorithm>

namespace cardroom::server {
namespace {

/// The name, with a number if a name that looks similar is taken.
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

const Person* Roster::named(const std::string& name) const {
  const auto found = std::ranges::find_if(people_, [&](const Person& person) { return person.name == name; });
  return found == people_.end() ? nullptr : &*found;
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

std::optional<SessionId> Roster::kept_waiting() const {
  const auto plays = [](const Person& person) { return person.seat && person.reading.connected && !person.held(); };
  const Person* owner = owner_ ? find(*owner_) : nullptr;
  if (owner == nullptr || !plays(*owner) || owner->ready) return std::nullopt;
  const auto waiting =
      std::ranges::find_if(people_, [&](const Person& person) { return plays(person) && person.ready; });
  return waiting == people_.end() ? std::nullopt : std::optional{waiting->session};
}

ShownName Roster::shown_as(const ShownName& name, std::span<const Watcher> watchers) const {
  return free_name(name, [&](const Likeness& looks) { return is_taken(looks, people_) || is_taken(looks, watchers); });
}

Person& Roster::add(const SessionId& session, const std::string& name) {
  if (!owner_) owner_ = session;
  return people_.emplace_back(Person{.session = session, .name = shown_as(ShownName{name}), .arrival = arrivals_++});
}

void Roster::rename(Person& person, const std::string& name) {
  person.name = {};  // A person's own name does not count as taken.
  person.name = shown_as(ShownName{name});
}

void Roster::replace(Person& person, const SessionId& session, const ShownName& name) {
  person.session = session;
  person.name = {};  // The former person's name does not count as taken.
  person.name = shown_as(name);
}

void Roster::remove(SessionId session) {
  std::erase_if(people_, [&](const Person& person) { return person.session == session; });
}

void Roster::sit(Person& person, Seat seat) {
  place(seat) = Place{};
  person.seat = seat;
  person.next_seat.reset();
  person.watches = false;
}

void Roster::stand_up(Person& person) {
  person.seat.reset();
  person.next_seat.reset();
  person.eyes.reset();
  person.watches = true;
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
    for (std::uint8_t i = 0; i < seats && !person.seat && !person.watches; ++i) {
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

}  // namespace cardroom::server
