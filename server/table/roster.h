#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "server/names/likeness.h"
#include "server/table/recorded_members.h"
#include "server/table/table_io.h"

namespace cardroom::server {

/// What a viewer has been sent. Only whether there is a connection is recorded; the rest depends on the connection.
struct Reading {
  std::uint32_t game_number = 0;
  std::uint32_t next_event = 0;  ///< Of that game.
  std::uint64_t last_chat_line = 0;
  bool connected = true;

  CARDROOM_RECORDED(Reading, (game_number, next_event, last_chat_line), connected)
};

/// A name as people at a table see it, and what they could take it for.
class ShownName {
 public:
  ShownName() = default;
  explicit ShownName(std::string text) : looks_{likeness_of(text)}, text_{std::move(text)} {}

  const std::string& text() const { return text_; }
  const Likeness& looks() const { return looks_; }
  friend bool operator==(const ShownName& name, const std::string& text) { return name.text_ == text; }
  CARDROOM_RECORDED(ShownName, (looks), text)

 private:
  Likeness looks_;  ///< Follows from the text.
  std::string text_;
};

/// A session that has a seat, is promised one, or lost it to another kind's fewer seats.
struct Person {
  SessionId session{};
  ShownName name;           ///< As shown at this table: names that look alike get a number.
  std::uint32_t arrival{};  ///< Who came earlier has the smaller one.
  std::optional<Seat> seat{};
  std::optional<Seat> next_seat{};       ///< From the next game on.
  std::optional<Seat> eyes{};            ///< Whose cards this person sees: the seat in which the game was begun.
  bool ready = true;                     ///< For the next game: it is the one that this person has asked for.
  bool gone_on = false;                  ///< Has read enough of this pause.
  std::uint8_t turns_missed = 0;         ///< In a row.
  std::int32_t total = 0;                ///< Of the games finished here.
  std::optional<AddressMark> address{};  ///< Of the newest connection.
  std::optional<Instant> last_sign{};    ///< Of life; only while the connection is lost.
  std::optional<Instant> held_since{};   ///< A bot plays for this person.
  Reading reading{};

  bool held() const { return held_since.has_value(); }
  bool waits() const { return !seat && !next_seat; }  ///< For a seat.

  CARDROOM_RECORDED(Person, (), session, name, arrival, seat, next_seat, eyes, ready, gone_on, turns_missed, total,
                    address, last_sign, held_since, reading)
};

/// Only looks on. Not recorded.
struct Watcher {
  SessionId session{};
  ShownName name;  ///< As shown at this table. People keep theirs: a watcher gives way.
  std::optional<AddressMark> address{};
  Reading reading{};
};

/// What a seat is when no person sits there.
struct Place {
  std::optional<BotPlan> bot{};
  bool bot_until_game_ends = false;  ///< It plays for somebody who has left for good.
  std::int32_t bot_total = 0;

  CARDROOM_RECORDED(Place, (), bot, bot_until_game_ends, bot_total)
};

/// Who is at a table, where, and who owns it. Knows nothing of the game.
class Roster {
 public:
  explicit Roster(const std::vector<std::optional<BotPlan>>& seats);

  std::uint8_t seats() const { return static_cast<std::uint8_t>(places_.size()); }
  bool has(Seat seat) const { return seat.index < places_.size(); }
  Place& place(Seat seat) { return places_[seat.index]; }
  const Place& place(Seat seat) const { return places_[seat.index]; }
  std::vector<Person>& people() { return people_; }
  const std::vector<Person>& people() const { return people_; }

  /// Null: not here. A pointer is good until somebody comes or goes.
  Person* find(const SessionId& session);
  const Person* find(const SessionId& session) const;
  Person* sitting(Seat seat);
  const Person* sitting(Seat seat) const;
  const Person* promised(Seat seat) const;  ///< Who sits there from the next game on.
  const Person* named(const std::string& name) const;

  /// How many wait for a seat before this person; nothing for one who does not wait.
  std::optional<std::uint32_t> waiting_place(const Person& person) const;

  bool open(Seat seat) const { return !place(seat).bot && sitting(seat) == nullptr; }
  bool full() const;  ///< No seat is open.
  bool anybody_connected() const;

  const std::optional<SessionId>& owner() const { return owner_; }
  bool owns(const SessionId& session) const { return owner_ == session; }
  void give_to(const std::optional<SessionId>& session) { owner_ = session; }
  /// Who has been here longest of those that the owner's rights can go to: connected and no bot in their seat.
  std::optional<SessionId> heir() const;

  /// What a newcomer with this name is called: with a number behind it if a person, or one of these watchers, has a
  /// name like it.
  ShownName shown_as(const ShownName& name, std::span<const Watcher> watchers = {}) const;
  /// A newcomer, with a number behind the name if somebody here has one like it. Owns a table that nobody owns.
  Person& add(const SessionId& session, const std::string& name);
  /// Another name, with a number behind it as for a newcomer.
  void rename(Person& person, const std::string& name);
  void remove(SessionId session);  ///< By value: it may be that of the person who goes.

  /// Between games: sits down, whoever's bot was there.
  void sit(Person& person, Seat seat);
  /// Another kind of game, with this number of seats: everybody keeps the seat as far as it is there, who does not
  /// takes one that is open or else a bot's, in the order in which they came, and the others wait. Nobody has asked for
  /// this game yet, or scored in it.
  void change_kind(std::uint8_t seats);
  /// Whoever waits takes the seats that are open or, while a game goes on, is promised those that will be.
  /// Returns whether anybody did.
  bool seat_who_waits(bool between_games);
  /// Bots that played for somebody go, and everybody takes the promised seat.
  void after_game();

  std::int32_t total(Seat seat) const;

  CARDROOM_RECORDED(Roster, (), places, people, owner, arrivals)

 private:
  std::vector<Place> places_;
  std::vector<Person> people_;  ///< By arrival.
  std::optional<SessionId> owner_;
  std::uint32_t arrivals_ = 0;
};

}  // namespace cardroom::server
