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

/// All sessions, by the hash of their token (only the client knows the token), and everything sent to them: the answers
/// to their requests, and the updates from their table.
class Sessions {
 public:
  using Entropy = std::function<void(std::span<std::byte>)>;
  /// `server_name`, `kinds` and `keeps_tables` go into every Welcome.
  Sessions(std::string server_name, std::span<const GameKind> kinds, bool keeps_tables, Entropy entropy,
           Connections& connections, ServerStep& step);

  std::size_t size() const { return sessions_.size(); }
  /// Null if unknown. The pointer is valid until the session is forgotten.
  Session* find(const SessionId& id);
  /// Whether the client of this session takes part in deals. False if there is no such session.
  bool takes_part(const SessionId& id) const;

  struct Begun {
    Session* session = nullptr;  ///< Null if there are too many sessions, from this address or in total.
    std::string token;           ///< For the client; not kept here.
  };
  Begun begin(const std::string& name, const std::string& address);

  /// The id of the session with this token.
  static SessionId id_of(std::string_view token);

  /// Restores a session that has a seat at a table restored from the journal; its client knows the token. The
  /// session joins this table unless it is connected, or is at another table already and `was_here` is false. Does
  /// nothing if there are too many sessions.
  void restore(const SessionId& id, const std::string& name, table::v1::Picture picture, const TableId& table,
               bool was_here);

  /// The result of a hello.
  struct Greeted {
    Session* session = nullptr;  ///< Null if the hello was rejected; the connection then ends.
    bool renamed = false;
    bool other_picture = false;  ///< The picture has changed.
  };
  /// Begins or resumes a session on this connection. `awaited`: whether a resting table is waiting for the session with
  /// this token.
  Greeted greet(Link& link, const session::v1::Hello& hello, bool awaited);
  /// The connection is gone.
  void lost(Session& session, Instant last_sign);
  /// The session's alarm has gone off: forgets the session, unless a request is still being processed.
  void woken(const SessionId& id);

  /// The session whose next request this message is. Null if it is not to be processed; the client has then been
  /// notified.
  Session* take(Link& link, const ClientMessage& message);
  /// Answers the session's request. The answer is kept so that a repeated request gets the same one.
  void answer(Session& session, session::v1::ServerMessage message);
  void refuse(Session& session, const RequestRefusal& refusal);
  void refuse(Session& session, session::v1::RefusalReason reason) { refuse(session, refusal(reason)); }

  /// Sends a message that answers no request; drops it if there is no connection.
  void send(const Session& session, const session::v1::ServerMessage& message);

  /// Refuses the requests of all sessions that wait for an answer, except those for which `expected` is true. Takes
  /// time linear in the number of sessions.
  void refuse_unless(const std::function<bool(const SessionId&)>& expected);

  /// Records that the session has joined, or left, a table.
  void join(Session& session, const TableId& table);
  void leave(const TableId& table, const SessionLeft& left);
  /// The same for all sessions at this table. Takes time linear in the number of sessions.
  void leave_all(const TableId& table, lobby::v1::LeftReason reason);

  /// Sends a table update to those viewers who are still there.
  void show(const TableId& table, CaughtUp& caught_up);
  void show(const TableId& table, ShowTable& show);
  void show(const TableId& table, ShowDeal& show);
  void show(const TableId& table, ShowChat& show);
  void show(const TableId& table, ShowWatchers& show);
  void show(const TableId& table, ShowWaiting& show);

 private:
  /// The session with this id, created if it does not exist. Null if there are too many.
  Session* known(const SessionId& id, const std::string& name);

  struct FirstBytes {
    std::size_t operator()(const SessionId& id) const;  ///< The id is already a hash.
  };

  bool pays(const Link& link, Session& session, const ClientMessage& message);
  void forget_later(Session& session);
  void forget(const SessionId& id);
  /// Null if the session is no longer at this table, or has no connection.
  Link* viewer_at(const TableId& table, const SessionId& viewer);
  void send_in_order(const TableId& table, const std::vector<SessionId>& viewers,
                     const session::v1::ServerMessage& message);

  std::string server_name_;
  std::span<const GameKind> kinds_;
  Entropy entropy_;
  std::string run_;  ///< Distinguishes this process from the next; empty if its tables end with it.
  Connections& connections_;
  ServerStep& step_;
  std::unordered_map<SessionId, std::unique_ptr<Session>, FirstBytes> sessions_;
  std::unordered_map<std::string, std::size_t> begun_from_;  ///< By address.
};

}  // namespace cardroom::server
