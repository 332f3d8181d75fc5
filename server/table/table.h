#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "server/table/audience.h"
#include "server/table/idle_owner.h"
#include "server/table/table_state.h"
#include "server/table/table_view.h"

namespace cardroom::server {

/// The parts of one table, for its machine (TableCore) and for requests.
struct Table {
  Table(const TableId& the_id, MakeMatch make)
      : id{the_id}, make_match{std::move(make)}, state{id, make_match, step}, audience{id, state, step} {}
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  TableId id;
  MakeMatch make_match;
  TableStep step;
  TableState state;
  Audience audience;
  IdleOwner idle_owner;

  /// Refused unless this session owns the table and may change it now.
  Refused owner_between_games(const SessionId& session) const;
  /// Refused unless this session has a seat in a game that has begun and is not over.
  Refused player_during_game(const SessionId& session) const;
  /// The person has been absent since the last sign of life; the seat is kept.
  void lose(Person& person, std::chrono::milliseconds silent_for);
  /// Removes a person permanently. A bot plays in the seat until the game ends; then the seat is open.
  void take_away(const Person& person);

  /// A person without a seat who takes over another person's.
  struct Successor {
    SessionId session{};
    ShownName name;  ///< As shown at the table.
    std::optional<AddressMark> address{};
    wire::Picture picture{};
    std::uint64_t last_chat_line = 0;  ///< The last line of chat that has been sent to this person.
  };
  /// The successor takes the place of the absent person: the seat, the hand, the points, the evening's standing. The
  /// absent person has left the table, and is told now or on their return.
  void give_seat(const Person& absent, const Successor& successor);
  /// Tells a person that their seat was given to somebody else.
  void tell(const SeatsGiven::Given& given);

  /// Stops the clocks of the turns while nobody is connected, and restarts them.
  void note_presence();
  /// Begins or ends a break as required by who is at the table and who owns it.
  void settle_break();
  /// The data from which updates and lists are written.
  PublicTable shown() const;
};

}  // namespace cardroom::server
