#include "server/server_rooms.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "server/log_text.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

std::size_t ServerCore::Rooms::IdHash::operator()(const TableId& id) const {
  std::size_t hash = 0;  // Of random bits, so any of them will do.
  std::memcpy(&hash, id.data(), sizeof hash);
  return hash;
}

ServerCore::Rooms::Rooms(Config config, Entropy entropy)
    : config_{std::move(config)},
      entropy_{std::move(entropy)},
      sessions_{entropy_},
      lobby_{config_.limits, config_.kinds, entropy_} {}

ServerStatus ServerCore::Rooms::status() const {
  return {links_.size(), sessions_.size(), rooms_.size(), lobby_.directory().open_tables()};
}

AnnouncedTables ServerCore::Rooms::announced_tables() const {
  // A private table is nobody else's to find.
  return config_.private_table ? AnnouncedTables{} : lobby_.directory().announced();
}

void ServerCore::Rooms::step(Instant now, Input input, std::vector<Output>& outputs) {
  now_ = now;
  outputs_ = &outputs;
  if (!std::exchange(begun_, true)) open_private_table();
  std::visit([this](auto& happened) { on(happened); }, input);
  settle();
}

/// Everybody who was touched says what is to be done, until nobody has more to say.
void ServerCore::Rooms::settle() {
  while (!touched_links_.empty() || !touched_rooms_.empty()) {
    for (const TableId& id : std::exchange(touched_rooms_, {})) {
      const auto room = rooms_.find(id);
      if (room == rooms_.end()) continue;
      alarms_.move(id, room->second.alarm, room->second.host->wake_at());
      if (room->second.host->ended()) rooms_.erase(room);
    }
    for (const ConnectionId id : std::exchange(touched_links_, {})) {
      const auto link = links_.find(id);
      if (link == links_.end()) continue;
      if (link->second.core.ending()) part(link->second, id);
      if (link->second.core.flush(now_, *outputs_)) {
        drop(id);
      } else {
        alarms_.move(id, link->second.alarm, link->second.core.wake_at());
      }
    }
  }
  if (finishing_ && !finished_ && links_.empty()) {
    finished_ = true;
    outputs_->push_back(Finished{});
  }
  const auto earliest = alarms_.earliest();
  if (earliest && armed_ != earliest) outputs_->push_back(WakeAt{*earliest});
  armed_ = earliest;
}

void ServerCore::Rooms::on(ConnectionOpened& opened) {
  const std::size_t from_there = addresses_.connected(now_, opened.address);
  const ConnectionId id = opened.connection;
  Link& link = links_.emplace(id, Link{ConnectionCore{id, now_}, std::move(opened.address)}).first->second;
  touched_links_.push_back(id);
  if (finishing_) {
    say_that_we_finish(link);
  } else if (links_.size() > config_.limits.connections || from_there > config_.limits.connections_per_address) {
    link.core.goodbye(now_, session::v1::GOODBYE_REASON_TOO_MANY_CONNECTIONS, "There are too many connections.",
                      kRetryAfter);
  }
}

void ServerCore::Rooms::on(BytesReceived& bytes) {
  const auto link = links_.find(bytes.connection);
  if (link == links_.end()) return;
  touched_links_.push_back(bytes.connection);
  link->second.core.received(now_, bytes.bytes);
  while (auto message = link->second.core.next(now_))
    received(link->second, bytes.connection, *message);
}

void ServerCore::Rooms::on(const BytesSent& sent) {
  const auto link = links_.find(sent.connection);
  if (link == links_.end()) return;
  link->second.core.sent();
  touched_links_.push_back(sent.connection);
}

void ServerCore::Rooms::on(const ConnectionClosed& closed) {
  const auto link = links_.find(closed.connection);
  if (link == links_.end()) return;
  part(link->second, closed.connection);
  drop(closed.connection);
}

void ServerCore::Rooms::on(const Woken&) {
  armed_.reset();
  // What is left is due at once, after whatever else has come in meanwhile.
  for (std::size_t done = 0; done < kAlarmsAtATime; ++done) {
    const auto key = alarms_.due(now_);
    if (!key) return;
    if (const auto* connection = std::get_if<ConnectionId>(&*key)) {
      Link& link = links_.at(*connection);
      alarms_.move(*key, link.alarm, std::nullopt);
      link.core.woken(now_);
      touched_links_.push_back(*connection);
    } else if (const auto* table = std::get_if<TableId>(&*key)) {
      Room& room = rooms_.at(*table);
      alarms_.move(*key, room.alarm, std::nullopt);
      HostOutputs out;
      room.host->woken(now_, out);
      perform(*table, std::move(out));
    } else {
      Session& session = *sessions_.find(std::get<SessionId>(*key));
      alarms_.move(*key, session.alarm, std::nullopt);
      // One whose request is still being done may sit at a table before long.
      if (unanswered(session)) {
        alarms_.move(*key, session.alarm, now_ + kSessionKept);
      } else {
        sessions_.forget(session.id);
      }
    }
  }
}

void ServerCore::Rooms::say_that_we_finish(Link& link) {
  if (finishing_->for_good) {
    link.core.goodbye(now_, session::v1::GOODBYE_REASON_CLOSED, "The host has closed this server.");
  } else {
    link.core.goodbye(now_, session::v1::GOODBYE_REASON_SHUTTING_DOWN, "The server is stopped.", kRetryAfterShutDown);
  }
}

void ServerCore::Rooms::on(const ShutDown& shut_down) {
  finishing_ = shut_down;
  for (auto& [id, link] : links_) {
    say_that_we_finish(link);
    touched_links_.push_back(id);
  }
  log(LogLine::Level::info, "shutting_down connections=" + std::to_string(links_.size()));
}

void ServerCore::Rooms::hello(Link& link, ConnectionId id, const session::v1::Hello& hello) {
  if (const auto bad = look_at(hello)) return link.core.goodbye(now_, bad->reason, bad->text);
  Session* session = sessions_.find_by_token(hello.token());
  session::v1::ServerMessage message;
  session::v1::Welcome& welcome = *message.mutable_welcome();
  welcome.set_resumed(session != nullptr);
  welcome.set_token(hello.token());
  if (session == nullptr) {
    auto begun = sessions_.begin(hello.name());
    if (begun.session == nullptr) {
      return link.core.goodbye(now_, session::v1::GOODBYE_REASON_TOO_MANY_CONNECTIONS, "There are too many players.",
                               kRetryAfter);
    }
    session = begun.session;
    welcome.set_token(begun.token);
  }
  if (session->connection) {
    // The newest connection with a token wins.
    Link& older = links_.at(*session->connection);
    release(older);
    older.core.goodbye(now_, session::v1::GOODBYE_REASON_SUPERSEDED, "This player is on a newer connection now.");
    touched_links_.push_back(*session->connection);
  }
  belong(link, id, *session);
  const bool renamed = std::exchange(session->name, hello.name()) != hello.name();
  const bool changes = std::ranges::find(hello.features(), kFeatureChanges) != hello.features().end();
  link.core.greeted(changes);
  if (changes) welcome.add_features(kFeatureChanges);

  welcome.set_protocol(std::min(hello.protocol_max(), kOurVersions.max));
  for (const GameKind& kind : config_.kinds) {
    session::v1::Kind& known = *welcome.add_kinds();
    known.set_id(std::string{kind.id});
    known.set_rules_version(kind.rules_version);
    known.set_min_seats(kind.seats_min);
    known.set_max_seats(kind.seats_max);
  }
  welcome.set_name(session->name);
  welcome.set_server_name(config_.server_name);
  welcome.set_last_request_id(session->last_request);
  if (session->table) welcome.set_table_id(wire_bytes(*session->table));
  link.core.send(message);
  log(LogLine::Level::info, "hello connection=" + std::to_string(id) + " session=" + short_hex(session->id) +
                                " resumed=" + (welcome.resumed() ? "yes" : "no") +
                                " software=" + logged_software(hello.software()));
  if (!session->table) return;
  ConnectionBack back{session->id, std::nullopt, id, renamed ? std::optional{hello.name()} : std::nullopt,
                      address_mark_of(*session->table, link.address)};
  if (hello.has_seen() && hello.seen().table_id() == wire_bytes(*session->table)) back.seen = read_seen(hello.seen());
  link.caught_up = false;
  tell(*session->table, back);
}

void ServerCore::Rooms::belong(Link& link, ConnectionId id, Session& session) {
  session.connection = id;
  session.address = link.address;
  alarms_.move(session.id, session.alarm, std::nullopt);
  link.session = session.id;
  addresses_.arrived(link.address);
}

/// The connection belongs to nobody any more. Returns whose it was.
std::optional<SessionId> ServerCore::Rooms::release(Link& link) {
  if (link.session) addresses_.departed(link.address);
  return std::exchange(link.session, std::nullopt);
}

/// The connection is gone, or as good as gone: its session is told, once.
void ServerCore::Rooms::part(Link& link, ConnectionId id) {
  if (std::exchange(link.parted, true)) return;
  std::string line = "parted connection=" + std::to_string(id);
  if (const auto reason = link.core.reason()) line += " goodbye=" + session::v1::GoodbyeReason_Name(*reason);
  if (link.session) line += " session=" + short_hex(*link.session);
  log(LogLine::Level::info, line);
  const auto whose = release(link);
  if (!whose) return;
  Session& session = *sessions_.find(*whose);
  session.connection.reset();
  session.last_sign = link.core.last_sign();
  if (session.table) {
    tell(*session.table, ConnectionLost{session.id, now_ - session.last_sign});
  } else {
    alarms_.move(session.id, session.alarm, now_ + kSessionKept);
  }
}

void ServerCore::Rooms::drop(ConnectionId id) {
  const auto link = links_.find(id);
  alarms_.move(id, link->second.alarm, std::nullopt);
  addresses_.disconnected(now_, link->second.address);
  links_.erase(link);
}

void ServerCore::Rooms::log(LogLine::Level level, std::string text) {
  outputs_->push_back(LogLine{level, std::move(text)});
}

}  // namespace cardroom::server
