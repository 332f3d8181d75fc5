#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/alarms.h"
#include "server/lobby/lobby_core.h"
#include "server/net/connection_core.h"
#include "server/server_core.h"
#include "server/session/address_book.h"
#include "server/session/session_core.h"
#include "server/table/table_host.h"

namespace cardroom::server {

/// What ServerCore is made of: the machines of connections, sessions, the lobby and the tables, and the ways between
/// them. Every input touches a few of them; nothing looks at all.
class ServerCore::Rooms {
 public:
  Rooms(Config config, Entropy entropy);

  void step(Instant now, Input input, std::vector<Output>& outputs);
  ServerStatus status() const;
  AnnouncedTables announced_tables() const;

 private:
  struct Link {
    ConnectionCore core;
    std::string address;
    std::optional<SessionId> session{};
    std::optional<Instant> alarm{};
    bool parted = false;    ///< Its end was noticed, and its session told.
    bool caught_up = true;  ///< The session's table knows of it.
  };
  struct Room {
    std::unique_ptr<TableHost> host;
    std::optional<Instant> alarm{};
  };
  struct IdHash {
    std::size_t operator()(const TableId& id) const;
  };

  // server_rooms.cpp: connections and sessions.
  void on(ConnectionOpened& opened);
  void on(BytesReceived& received);
  void on(const BytesSent& sent);
  void on(const ConnectionClosed& closed);
  void on(const Woken&);
  void on(const ShutDown& shut_down);
  void hello(Link& link, ConnectionId id, const session::v1::Hello& hello);
  void say_that_we_finish(Link& link);
  void belong(Link& link, ConnectionId id, Session& session);
  std::optional<SessionId> release(Link& link);
  void part(Link& link, ConnectionId id);
  void drop(ConnectionId id);
  void settle();

  // server_requests.cpp: what sessions ask for.
  void received(Link& link, ConnectionId id, const session::v1::ClientMessage& message);
  void request(Link& link, Session& session, const session::v1::ClientMessage& message);
  bool pays(const Link& link, Session& session, const session::v1::ClientMessage& message);
  void on(const HintThought& thought);
  void on(const PasswordHashed& hashed);
  void decide(LobbyDecision decision);
  void answer(Session& session, session::v1::ServerMessage message);
  void refuse(Session& session, const RequestRefusal& refusal);
  void send(const Session& session, const session::v1::ServerMessage& message);

  // server_tables.cpp: tables, and what they want done.
  void open(const TableId& id, MakeMatch make_match, Created created);
  void open_private_table();
  void tell(const TableId& id, TableInput input);
  void on(const RecordAppended& appended);
  void on(const BotAnswered& answered);
  void perform(const TableId& id, HostOutputs outputs);
  void perform(const TableId& id, Answer& answer);
  void perform(const TableId& id, CaughtUp& caught_up);
  void perform(const TableId& id, ShowTable& show);
  void perform(const TableId& id, ShowDeal& show);
  void perform(const TableId& id, ShowChat& show);
  void perform(const TableId& id, ShowWatchers& show);
  void perform(const TableId& id, ShowWaiting& show);
  void perform(const TableId& id, SessionLeft& left);
  void perform(const TableId& id, ListingChanged&);
  void perform(const TableId& id, TableEnded&);
  Link* link_at(const TableId& id, const SessionId& viewer);
  void send_in_order(const TableId& id, const std::vector<SessionId>& viewers,
                     const session::v1::ServerMessage& message);

  void log(LogLine::Level level, std::string text);

  Config config_;
  Entropy entropy_;
  SessionCore sessions_;
  LobbyCore lobby_;
  std::unordered_map<ConnectionId, Link> links_;
  AddressBook addresses_;
  std::unordered_map<TableId, Room, IdHash> rooms_;
  Alarms alarms_;
  std::size_t hints_under_way_ = 0;
  std::optional<Instant> armed_;  ///< What the last WakeAt said.
  bool begun_ = false;
  std::optional<ShutDown> finishing_{};
  bool finished_ = false;

  // Of the step under way.
  Instant now_{};
  std::vector<Output>* outputs_ = nullptr;
  std::vector<ConnectionId> touched_links_;
  std::vector<TableId> touched_rooms_;
};

}  // namespace cardroom::server
