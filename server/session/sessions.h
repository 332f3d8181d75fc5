#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "common/games/registry.h"
#include "server/session/connections.h"
#include "server/session/session.h"
#include "server/table/table_io.h"

namespace cardroom::server {

/// All sessions, by the hash of their token (only the client knows the token), and everything that they are sent: the
/// answers to their requests, and the updates of their table.
class Sessions {
 public:
  using Entropy = std::function<void(std::span<std::byte>)>;
  /// `server_name` and `kinds` go into every Welcome.
  Sessions(std::string server_name, std::span<const GameKind> kinds, Entropy entropy, Connections& connections,
           ServerStep& step);

  std::size_t size() const { return sessions_.size(); }
  /// Null: unknown. A pointer is valid until the session is forgotten.
  Session* find(const SessionId& id);

  struct Begun {
    Session* session = nullptr;  ///< Null: there are too many sessions.
    std::string token;           ///< For the client; not kept here.
  };
  Begun begin(const std::string& name);

  /// The result of a hello.
  struct Greeted {
    Session* session = nullptr;  ///< Null: the hello was rejected, and the connection ends.
    bool renamed = false;
  };
  /// Begins or resumes a session on this connection.
  Greeted greet(Link& link, const session::v1::Hello& hello);
  /// The connection is gone.
  void lost(Session& session, Instant last_sign);
  /// The session's alarm: forgets it, unless a request is still being processed.
  void woken(const SessionId& id);

  /// The session whose next request this message is. Null: not to be processed, and the connection has been told.
  Session* take(Link& link, const ClientMessage& message);
  /// Answers the session's request. The answer is kept, so that a repeated request gets the same one.
  void answer(Session& session, session::v1::ServerMessage message);
  void refuse(Session& session, const RequestRefusal& refusal);
  void refuse(Session& session, session::v1::RefusalReason reason) { refuse(session, refusal(reason)); }

  /// Notes that the session has joined, or left, a table.
  void join(Session& session, const TableId& table);
  void leave(const TableId& table, const SessionLeft& left);

  /// An update of a table, for those viewers who are still there.
  void show(const TableId& table, CaughtUp& caught_up);
  void show(const TableId& table, ShowTable& show);
  void show(const TableId& table, ShowDeal& show);
  void show(const TableId& table, ShowChat& show);
  void show(const TableId& table, ShowWatchers& show);
  void show(const TableId& table, ShowWaiting& show);

 private:
  struct FirstBytes {
    std::size_t operator()(const SessionId& id) const;  ///< The id is a hash already.
  };

  bool pays(const Link& link, Session& session, const ClientMessage& message);
  void send(const Session& session, const session::v1::ServerMessage& message);
  void forget_later(Session& session);
  /// Null if the session is no longer at this table, or has no connection.
  Link* viewer_at(const TableId& table, const SessionId& viewer);
  void send_in_order(const TableId& table, const std::vector<SessionId>& viewers,
                     const session::v1::ServerMessage& message);

  std::string server_name_;
  std::span<const GameKind> kinds_;
  Entropy entropy_;
  Connections& connections_;
  ServerStep& step_;
  std::unordered_map<SessionId, std::unique_ptr<Session>, FirstBytes> sessions_;
};

}  // namespace cardroom::server
