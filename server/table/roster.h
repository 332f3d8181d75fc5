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

/// What has been sent to a viewer. Only `connected` is recorded; the rest depends on the connection.
struct Reading {
  std::uint32_t game_number = 0;
  std::uint32_t next_event = 0;  ///< The first event of that game that has not been sent.
  std::uint64_t last_chat_line = 0;
  bool connected = true;

  CARDROOM_RECORDED(Reading, (game_number, next_event, last_chat_line), connected)
};

/// A name as shown at a table, with its likeness.
class ShownName {
 public:
  ShownName() = default;
  explicit ShownName(std::string text) : looks_{likeness_of(text)}, text_{std::move(text)} {}

  const std::string& text() const { return text_; }
  const Likeness& looks() const { return looks_; }
  friend bool operator==(const ShownName& name, const std::string& text) { return name.text_ == text; }
  CARDROOM_RECORDED(ShownName, (looks), text)
  void recorded_read() { looks_ = likeness_of(text_); }

 private:
  Likeness looks_;  ///< Computed from the text.
  std::string text_;
};

/// A session that has a seat, is promised one, or lost its seat when another kind with fewer seats was chosen; or the
/// owner, who may watch.
struct Person {
  SessionId session{};
  ShownName name;           ///< As shown at this table, where names that look alike get a number.
  std::uint32_t arrival{};  ///< Increases with each newcomer.
  std::optional<Seat> seat{};
  std::optional<Seat> next_seat{};       ///< The seat promised from the next game on.
  std::optional<Seat> eyes{};            ///< The seat whose cards this person sees: the one held when the game began.
  bool ready = true;                     ///< Has asked for the next game.
  bool gone_on = false;                  ///< Has finished reading in this pause.
  std::uint8_t turns_missed = 0;         ///< Consecutive turns missed.
  std::int32_t total = 0;                ///< Points from the games finished at this table.
  std::optional<AddressMark> address{};  ///< The address of the newest connection.
  std::optional<Instant> last_sign{};    ///< The last sign of life; set only while not connected.
  bool watches = false;                  ///< Owns the table and watches by choice: gets no seat until asking for one.
  bool away = false;                     ///< Has left but keeps the seat: not connected, yet no connection was lost.
  std::optional<Instant> held_since{};   ///< When a bot began to play for this person.
  Reading reading{};
  wire::Picture picture{};

  bool held() const { return held_since.has_value(); }
  bool waits() const { return !seat && !next_seat && !watches; }  ///< Whether this person waits for a seat.

  CARDROOM_RECORDED(Person, (), session, name, arrival, seat, next_seat, eyes, ready, gone_on, turns_missed, total,
                    address, last_sign, watches, away, held_since, reading, picture)
};

/// A spectator. Not recorded.
struct Watcher {
  SessionId session{};
  ShownName name;  ///< As shown at this table. Changed if it looks like the name of a person or an earlier spectator.
  std::optional<AddressMark> address{};
  Reading reading{};
  wire::Picture picture{};
};

/// The state of a seat while no person has it.
struct Place {
  std::optional<BotPlan> bot{};
  bool bot_until_game_ends = false;  ///< The bot plays for a person who has left permanently.
  std::int32_t bot_total = 0;

  CARDROOM_RECORDED(Place, (), bot, bot_until_game_ends, bot_total)
};

/// The people at a table, their seats, and the owner. Knows nothing of the game.
class Roster {
 public:
  explicit Roster(const std::vector<std::optional<BotPlan>>& seats);

  std::uint8_t seats() const { return static_cast<std::uint8_t>(places_.size()); }
  bool has(Seat seat) const { return seat.index < places_.size(); }
  Place& place(Seat seat) { return places_[seat.index]; }
  const Place& place(Seat seat) const { return places_[seat.index]; }
  std::vector<Person>& people() { return people_; }
  const std::vector<Person>& people() const { return people_; }

  /// Null if the session is not at this table. The pointer is valid until a person is added or removed.
  Person* find(const SessionId& session);
  const Person* find(const SessionId& session) const;
  Person* sitting(Seat seat);
  const Person* sitting(Seat seat) const;
  const Person* promised(Seat seat) const;  ///< The person who will get the seat in the next game.
  const Person* named(const std::string& name) const;

  /// How many people are ahead of this person in the queue for a seat; empty if this person does not wait.
  std::optional<std::uint32_t> waiting_place(const Person& person) const;

  bool open(Seat seat) const { return !place(seat).bot && sitting(seat) == nullptr; }
  bool full() const;  ///< No seat is open.
  bool anybody_connected() const;

  const std::optional<SessionId>& owner() const { return owner_; }
  bool owns(const SessionId& session) const { return owner_ == session; }
  void give_to(const std::optional<SessionId>& session) { owner_ = session; }
  /// The next owner: of the connected people whose seats are not held by a bot, the one who has been here longest.
  std::optional<SessionId> heir() const;
  /// The person whom the owner keeps waiting: of the connected players who are ready for a game and whose seats are not
  /// held by a bot, the one who has been here longest. Empty if there is none, or if the owner is ready or absent.
  std::optional<SessionId> kept_waiting() const;

  /// The name that a newcomer gets: with a number if a person, or one of these spectators, has a name that looks
  /// similar.
  ShownName shown_as(const ShownName& name, std::span<const Watcher> watchers = {}) const;
  /// Adds a newcomer, whose name may get a number. The newcomer owns the table if it has no owner.
  Person& add(const SessionId& session, const std::string& name);
  /// Changes the name, which may get a number as a newcomer's does.
  void rename(Person& person, const std::string& name);
  /// Another session takes the person's place: the seat with everything that belongs to it, and the place in the order
  /// of arrival. The name may get a number as a newcomer's does. Precondition: the other session is not one of the
  /// people.
  void replace(Person& person, const SessionId& session, const ShownName& name);
  void remove(SessionId session);  ///< By value: it may be the removed person's own id.

  /// Between games: the person takes the seat, even a bot's.
  void sit(Person& person, Seat seat);
  /// Between games: opens the person's seat; the person watches from now on.
  void stand_up(Person& person);
  /// Changes to another kind of game, with this number of seats. People keep seats that still exist. The others, in the
  /// order of their arrival, take open seats, then bots' seats, and wait if there is none. Resets everybody's readiness
  /// and the totals.
  void change_kind(std::uint8_t seats);
  /// Gives the open seats to people who wait or, during a game, promises them the seats that will open. Returns whether
  /// anybody was seated or promised a seat.
  bool seat_who_waits(bool between_games);
  /// Removes bots that played for a person, and seats people who were promised a seat.
  void after_game();

  std::int32_t total(Seat seat) const;

  CARDROOM_RECORDED(Roster, (), places, people, owner, arrivals)

 private:
  std::vector<Place> places_;
  std::vector<Person> people_;  ///< In the order of arrival.
  std::optional<SessionId> owner_;
  std::uint32_t arrivals_ = 0;
};

}  // namespace cardroom::server
