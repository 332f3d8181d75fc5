#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/limits.h"
#include "server/net/connection_core.h"
#include "server/server_step.h"
#include "server/session/address_book.h"

namespace cardroom::server {

/// One connection, and what the server knows about it.
struct Link {
  ConnectionId id{};
  ConnectionCore core;
  std::string address;
  std::optional<SessionId> session{};
  std::optional<Instant> alarm{};
  bool parted = false;    ///< Its end was noticed, and its session was told.
  bool caught_up = true;  ///< The session's table knows of it.
};

/// All connections and the addresses they come from. Knows sessions by their id only.
class Connections {
 public:
  Connections(const Limits& limits, ServerStep& step) : limits_{limits}, step_{step} {}

  /// Says goodbye at once if there are too many, or if the server is shutting down.
  void open(ConnectionOpened opened);
  void woken(ConnectionId id);
  /// Says goodbye to all connections, including those that arrive later.
  void shut_down(ShutDown how);
  /// True once: the last connection has closed after shut_down().
  bool just_finished();

  /// Null if the connection has closed. A pointer is valid until drop() and settle().
  Link* find(ConnectionId id);
  /// The same; settle() then sends what waits for the connection.
  Link* touch(ConnectionId id);

  /// The connection belongs to this session from now on.
  void assign(Link& link, const SessionId& session);
  /// Detaches the connection from its session. Returns that session.
  std::optional<SessionId> release(Link& link);
  /// Takes one request out of the connection's address's allowance; false if nothing is left.
  bool pays(const Link& link, Purse purse) { return addresses_.pays(link.address, purse, step_.now); }
  void drop(ConnectionId id);

  bool settled() const { return touched_.empty(); }
  /// Sends what waits for each connection that was touched; `part` is called before one is closed.
  void settle(const std::function<void(Link&)>& part);

  std::size_t size() const { return links_.size(); }

 private:
  void say_that_we_finish(Link& link);

  const Limits& limits_;
  ServerStep& step_;
  std::unordered_map<ConnectionId, Link> links_;
  AddressBook addresses_;
  std::vector<ConnectionId> touched_;
  std::optional<ShutDown> finishing_{};
  bool finished_ = false;
};

}  // namespace cardroom::server
