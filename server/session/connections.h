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
  bool parted = false;    ///< Its end has been noticed, and its session has been told.
  bool caught_up = true;  ///< The session's table knows of it.
};

/// All connections and the addresses that they come from. Knows sessions only by their ids.
class Connections {
 public:
  Connections(const Limits& limits, ServerStep& step) : limits_{limits}, step_{step} {}

  /// Says goodbye at once if there are too many, or if the server is shutting down.
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

  /// Assigns the connection to this session.
  void assign(Link& link, const SessionId& session);
  /// Detaches the connection from its session. Returns that session.
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

  const Limits& limits_;
  ServerStep& step_;
  std::unordered_map<ConnectionId, Link> links_;
  AddressBook addresses_;
  std::vector<ConnectionId> touched_;
  std::optional<ShutDown> finishing_{};
  bool finished_ = false;
};

}  // namespace cardroom::server
