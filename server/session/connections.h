#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/limits.h"
#include "server/net/connection_core.h"
#include "server/net/crowd.h"
#include "server/server_step.h"
#include "server/session/address_book.h"
#include "server/shared_places.h"

namespace cardroom::server {

/// How far a connection has come. Each stage has a limit of its own.
enum class LinkStage : std::uint8_t {
  ungreeted,  ///< It has not said hello yet.
  visitor,    ///< Its session is not at a table.
  seated,     ///< Its session has a seat, waits for one, or watches.
  over,       ///< It has ended or is about to.
};

/// The pool from which a connection that has said hello gets its place.
enum class Room : std::uint8_t {
  common,  ///< For newcomers and everybody else.
  kept,    ///< Only for people who return to their table (kKeptForSeated).
};

/// One connection, and what the server knows about it.
struct Link {
  ConnectionId id{};
  ConnectionCore core;
  std::string address;
  std::optional<SessionId> session{};
  std::optional<Instant> alarm{};
  LinkStage stage = LinkStage::ungreeted;
  std::optional<Room> room{};  ///< Present while it is assigned to a session.
  bool parted = false;         ///< Its end has been noticed, and its session has been told.
  bool caught_up = true;       ///< The session's table knows of it.
};

/// All connections and the addresses that they come from. Decides which of them there is room for. Knows sessions only
/// by their ids.
class Connections {
 public:
  Connections(const Limits& limits, ServerStep& step);

  /// If too many connections have not said hello, says goodbye to this one or to an older one. If the server is
  /// shutting down, says goodbye to this one.
  void open(ConnectionOpened opened);
  void woken(ConnectionId id);
  /// Says goodbye to all connections, including those that arrive later.
  void shut_down(ShutDown how);
  /// Returns true once, when the last connection has closed after shut_down().
  bool just_finished();

  /// Null if the connection has closed. The pointer is valid until drop() or settle().
  Link* find(ConnectionId id);
  /// Like find(); settle() will then send what is queued for the connection.
  Link* touch(ConnectionId id);

  /// Where there is room for a connection that has just said hello; empty: nowhere. `seated`: its session is at a
  /// table.
  std::optional<Room> room_for(const Link& link, bool seated) const;
  /// Assigns the connection to this session, with a place in `room`.
  void assign(Link& link, const SessionId& session, bool seated, Room room);
  /// The connection's session has joined a table, or is no longer at one.
  void sit(ConnectionId id, bool seated);
  /// The connection has ended or is about to: detaches it from its session. Returns that session.
  std::optional<SessionId> release(Link& link);
  /// Takes one request out of the allowance of the connection's address; returns false if none is left.
  bool pays(const Link& link, Purse purse) { return addresses_.pays(link.address, purse, step_.now); }
  void drop(ConnectionId id);

  bool settled() const { return touched_.empty(); }
  /// Sends what is queued for each touched connection; `part` is called before a connection is closed.
  void settle(const std::function<void(Link&)>& part);

  std::size_t size() const { return links_.size(); }

 private:
  void say_that_we_finish(Link& link);
  void say_that_it_is_full(ConnectionId id);
  void enter(Link& link, LinkStage stage);
  void enter_room(Link& link, Room room);
  /// Gives the connection's place back, if it has one.
  void leave_room(Link& link);
  /// A place in the common pool has become free: moves a connection there from a reserved place, if its address may
  /// have another one there. Without this, the reserved places would be used up in the course of an evening.
  void move_up();
  SharedPlaces& places(Room room) { return room == Room::common ? common_ : kept_; }

  const Limits& limits_;
  ServerStep& step_;
  std::unordered_map<ConnectionId, Link> links_;
  AddressBook addresses_;
  Crowd ungreeted_;
  std::unordered_map<std::string, std::size_t> visitors_from_;  ///< By address; no count is ever 0.
  SharedPlaces common_;
  SharedPlaces kept_;
  std::set<ConnectionId> in_kept_;    ///< The connections that have a reserved place.
  ConnectionId last_considered_ = 0;  ///< By move_up(), which considers one at a time, in turn.
  std::vector<ConnectionId> touched_;
  std::optional<ShutDown> finishing_{};
  bool finished_ = false;
};

}  // namespace cardroom::server
