#pragma once

#include <functional>
#include <string_view>

#include "client/core/table_memory.h"
#include "common/games/lucky_thirteen/lucky_thirteen.h"

namespace cardroom::testing {

/// A table of Lucky Thirteen as one of its viewers is shown it, without a server: a test says who sits there, which
/// cards come and what everybody does. The game itself is the real one.
class PlayedTable {
 public:
  /// `viewer`: the seat of the window's person; -1: watches.
  explicit PlayedTable(int viewer);

  /// What the next show() says beside the game: seats, settings, the phase. A test writes into it as it likes.
  table::v1::TableUpdate& update() { return m_update; }
  void sitPerson(int seat, std::string_view name, bool owner = false);
  void sitBot(int seat, table::v1::BotType type);

  /// Another game begins. The cards in the order in which they are handed out; the rest as in a fresh pack. The
  /// viewer's seat is asked for moves from here on whenever it is its turn.
  void deal(std::string_view cards);
  /// Of the seat whose turn it is; everybody else's cards come by themselves. Throws std::invalid_argument for a card
  /// that it does not have.
  void discard(std::string_view card);
  /// Several, of one seat after the other.
  void discards(std::string_view cards);
  /// To the end of the game: everybody gives up what they draw.
  void discardWhatIsDrawn();
  /// Whose turn it is; only during a game.
  int turn() const { return m_state.turn.index; }
  bool over() const { return m_state.stage == Stage::over; }

  /// What the client's memory makes of all that since the last time. The table is valid until the next call.
  client::TableChanged show(client::Instant now = client::Instant{1'000});
  const client::Table& table() const { return *m_memory.table(); }
  /// The next show() is the first one on a new connection.
  void resumed() { m_memory.resumed(); }

 private:
  using Log = EventLog<lucky_thirteen::Event>;
  void add(const Log& log);

  int m_viewer;
  table::v1::TableUpdate m_update;
  lucky_thirteen::State m_state{};
  client::TableMemory m_memory;
  bool m_played = false;  ///< There has been a deal.
};

}  // namespace cardroom::testing
