#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "cardroom/session/v1/session.pb.h"
#include "client/core/client_io.h"

namespace cardroom::client {

/// Who sat at the table when the first events of a game arrived.
struct EarlierPlayers {
  std::size_t until = 0;           ///< The number of events in Table::events up to the last of theirs.
  table::v1::TableUpdate players;  ///< Contains only everybody's seats and the number of our own.
};

/// The table of this session: the newest update, and the events of the game so far.
struct Table {
  table::v1::TableUpdate update;  ///< The newest one. Its own list of events is empty: see `events`.
  /// Without gaps or repeats from `first_event` on; all of the same game. Empty once the table's kind has changed.
  std::vector<table::v1::GameEvent> events;
  std::uint32_t first_event = 0;
  /// One entry for each change of the players, oldest first; none if no events had arrived since the previous entry.
  /// The players after the last change are those of as_played().
  std::vector<EarlierPlayers> earlier_players;
  /// Between games: everybody's seats, including ours, as they were in the finished game. Others may be sitting there
  /// by now.
  std::optional<table::v1::TableUpdate> players;
  std::optional<Instant> turn_deadline;   ///< When the turn limit runs out, by our own clock.
  std::optional<Instant> pause_deadline;  ///< When a pause ends automatically, by our own clock.
  Instant pause_time{};                   ///< The length of that pause, as far as we have seen it.
  std::optional<Instant> break_since;     ///< During a break: when it began, by our own clock.
  std::optional<Instant> break_deadline;  ///< When the question lapses, or the break ends.
  /// By seat: when a bot takes over the seat of a person who is not connected, by our own clock; empty if none will.
  std::vector<std::optional<Instant>> takeovers;
  bool waiting = false;  ///< The server cannot write its journal, so the table waits.
};

/// Whether `before` and the later `after`, two updates of a table, show the same game. After a change of the table's
/// kind or number of seats, updates no longer show the last game.
bool same_game(const table::v1::TableUpdate& before, const table::v1::TableUpdate& after);

/// The newest update, with the seats of the people who played the game that it shows. A client that joined after the
/// game does not know them and uses the current seats.
table::v1::TableUpdate as_played(const Table& table);

/// The number of chat lines that are kept.
inline constexpr std::size_t kChatLinesKept = 200;

/// Keeps the server's messages about a table: the newest update, all events of the game, the chat.
class TableMemory {
 public:
  const Table* table() const { return table_ ? &*table_ : nullptr; }
  const std::deque<table::v1::ChatLine>& chat() const { return chat_; }
  const std::vector<std::string>& watchers() const { return watchers_; }

  /// For Hello: the last event seen. Empty while not at a table.
  std::optional<session::v1::Seen> seen() const;

  /// Empty if the update was dropped because it brings nothing newer than the one that is kept.
  std::optional<TableChanged> updated(Instant now, table::v1::TableUpdate update);

  /// Returns false if the message is not about our table, or repeats what is already known.
  bool waiting(const table::v1::TableWaiting& message);

  /// Empty if the message is not about our table, or there is nothing new.
  std::optional<ChatChanged> said(table::v1::ChatLines message);

  /// Returns false if the message is not about our table, or the spectators have not changed.
  bool watched(table::v1::Watchers message);

  /// The connection is new: the next update may have the same version as the one that is kept. `restarted`: the
  /// server's process is new, too.
  void resumed(bool restarted) {
    after_resume_ = true;
    after_restart_ = restarted;
  }

  void clear();

 private:
  std::optional<Table> table_;
  std::deque<table::v1::ChatLine> chat_;
  std::vector<std::string> watchers_;
  bool after_resume_ = false;
  bool after_restart_ = false;
};

}  // namespace cardroom::client
