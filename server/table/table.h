#pragma once

#include <utility>

#include "server/table/audience.h"
#include "server/table/table_state.h"

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

  /// Refused unless this session owns the table and may change it now.
  Refused owner_between_games(const SessionId& session) const;
  /// Refused unless this session has a seat in a game that has begun and is not over.
  Refused player_during_game(const SessionId& session) const;
  /// The person has been absent since the last sign of life; the seat is kept.
  void lose(Person& person, std::chrono::milliseconds silent_for);
  /// Removes a person permanently. A bot plays in the seat until the game ends; then the seat is open.
  void take_away(const Person& person);
};

}  // namespace cardroom::server
