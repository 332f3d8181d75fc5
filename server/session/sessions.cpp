#include "server/session/sessions.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "common/cards/sha256.h"
#include "common/protocol/features.h"
#include "common/protocol/token.h"
#include "server/log_text.h"
#include "server/session/refusal_text.h"
#include "server/table/table_wire.h"

namespace cardroom::server {
namespace {

session::v1::ServerMessage refused(const RequestRefusal& refusal) {
  session::v1::ServerMessage message;
  message.mutable_refused()->set_reason(refusal.reason);
  if (refusal.rule) message.mutable_refused()->set_rule(*refusal.rule);
  message.mutable_refused()->set_text(std::string{refusal_text(refusal.reason)});
  return message;
}

std::string random_text(const Sessions::Entropy& entropy, std::size_t size) {
  std::string text(size, '\0');
  entropy(std::as_writable_bytes(std::span{text}));
  return text;
}

bool offers(const session::v1::Hello& hello, std::string_view feature) {
  return std::ranges::find(hello.features(), feature) != hello.features().end();
}

/// A message that is not a request to a table is for the lobby, or unknown.
Purse purse_for(const ClientMessage& message) {
  return purse_of(message).value_or(message.has_create_table() ? Purse::password : Purse::lobby);
}

}  // namespace

Sessions::Sessions(std::string server_name, std::span<const GameKind> kinds, bool keeps_tables, Entropy entropy,
                   Connections& connections, ServerStep& step)
    : server_name_{std::move(server_name)},
      kinds_{kinds},
      entropy_{std::move(entropy)},
      run_{keeps_tables ? random_text(entropy_, kRunBytes) : std::string{}},
      connections_{connections},
      step_{step} {}

SessionId Sessions::id_of(std::string_view token) {
  return sha256(std::as_bytes(std::span{token}));
}

std::size_t Sessions::FirstBytes::operator()(const SessionId& id) const {
  std::size_t hash = 0;
  std::memcpy(&hash, id.data(), sizeof hash);
  return hash;
}

Session* Sessions::find(const SessionId& id) {
  const auto found = sessions_.find(id);
  return found == sessions_.end() ? nullptr : found->second.get();
}

bool Sessions::takes_part(const SessionId& id) const {
  const auto found = sessions_.find(id);
  return found != sessions_.end() && found->second->takes_part;
}

Sessions::Begun Sessions::begin(const std::string& name, const std::string& address) {
  const auto from_there = begun_from_.find(address);
  // No address gets more sessions than are left, so some remain for the others.
  const std::size_t taken = sessions_.size() + (from_there == begun_from_.end() ? 0 : from_there->second);
  if (taken >= kSessionsMax) return {};
  ++begun_from_[address];
  std::string token = random_text(entropy_, kTokenBytes);
  auto session = std::make_unique<Session>();
  session->id = id_of(token);
  session->name = name;
  session->begun_from = address;
  Session* const begun = session.get();
  sessions_.emplace(begun->id, std::move(session));
  return {begun, std::move(token)};
}

void Sessions::forget(const SessionId& id) {
  const auto session = sessions_.find(id);
  const auto from_there = begun_from_.find(session->second->begun_from);
  if (from_there != begun_from_.end() && --from_there->second == 0) begun_from_.erase(from_there);
  sessions_.erase(session);
}

Session* Sessions::known(const SessionId& id, const std::string& name) {
  if (Session* const session = find(id)) return session;
  if (sessions_.size() >= kSessionsMax) return nullptr;
  auto& session = sessions_[id];
  session = std::make_unique<Session>();
  session->id = id;
  session->name = name;
  session->last_sign = step_.now;
  return session.get();
}

void Sessions::restore(const SessionId& id, const std::string& name, table::v1::Picture picture, const TableId& table,
                       bool was_here) {
  Session* const session = known(id, name);
  if (session == nullptr || session->connection || (session->table && !was_here)) return;
  session->picture = picture;
  join(*session, table);
}

Sessions::Greeted Sessions::greet(Link& link, const session::v1::Hello& hello, bool awaited) {
  if (const auto bad = validate(hello)) {
    link.core.goodbye(step_.now, bad->reason, bad->text);
    return {};
  }
  const SessionId id = id_of(hello.token());
  const Session* const old = hello.token().empty() ? nullptr : find(id);
  const bool resumed = old != nullptr || awaited;
  const bool seated = awaited || (old != nullptr && old->table);
  // A connection that replaces an older one takes its place.
  Link* const older = old != nullptr && old->connection ? connections_.touch(*old->connection) : nullptr;
  const auto room = older != nullptr ? older->room : connections_.room_for(link, seated);
  Begun begun;
  if (room) begun = resumed ? Begun{known(id, hello.name()), hello.token()} : begin(hello.name(), link.address);
  Session* const session = begun.session;
  if (session == nullptr) {
    link.core.goodbye(step_.now, session::v1::GOODBYE_REASON_TOO_MANY_CONNECTIONS, "There are too many players.",
                      kRetryAfter);
    return {};
  }
  connections_.assign(link, session->id, session->table.has_value(), *room);
  if (older != nullptr) {
    // The newest connection with a token wins.
    connections_.release(*older);
    older->core.goodbye(step_.now, session::v1::GOODBYE_REASON_SUPERSEDED, "This player is on a newer connection now.");
  }
  session->connection = link.id;
  session->address = link.address;
  step_.alarms.move(session->id, session->alarm, std::nullopt);
  const bool renamed = std::exchange(session->name, hello.name()) != hello.name();
  const auto picture = read_picture(hello.picture()).value_or(wire::PICTURE_UNSPECIFIED);
  const bool other_picture = std::exchange(session->picture, picture) != picture;
  const bool changes = offers(hello, kFeatureChanges);
  session->takes_part = offers(hello, kFeatureFairDeal);
  link.core.greeted(changes);

  session::v1::ServerMessage message;
  session::v1::Welcome& welcome = *message.mutable_welcome();
  welcome.set_resumed(resumed);
  welcome.set_token(begun.token);
  if (changes) welcome.add_features(kFeatureChanges);
  if (session->takes_part) welcome.add_features(kFeatureFairDeal);
  if (!run_.empty() && offers(hello, kFeatureKeepsTables)) {
    welcome.add_features(kFeatureKeepsTables);
    welcome.set_run(run_);
  }
  welcome.set_protocol(std::min(hello.protocol_max(), kOurVersions.max));
  for (const GameKind& kind : kinds_) {
    session::v1::Kind& known = *welcome.add_kinds();
    known.set_id(std::string{kind.id});
    known.set_rules_version(kind.rules_version);
    known.set_min_seats(kind.seats_min);
    known.set_max_seats(kind.seats_max);
  }
  welcome.set_name(session->name);
  welcome.set_server_name(server_name_);
  welcome.set_last_request_id(session->last_request);
  if (session->table) welcome.set_table_id(wire_bytes(*session->table));
  link.core.send(message);
  step_.log(LogLine::Level::info, "hello connection=" + std::to_string(link.id) + " session=" + short_hex(session->id) +
                                      " resumed=" + (resumed ? "yes" : "no") +
                                      " software=" + logged_software(hello.software()));
  return {session, renamed, other_picture};
}

void Sessions::lost(Session& session, Instant last_sign) {
  session.connection.reset();
  session.last_sign = last_sign;
  if (!session.table) forget_later(session);
}

void Sessions::woken(const SessionId& id) {
  Session& session = *find(id);
  step_.alarms.move(id, session.alarm, std::nullopt);
  // The request may be a join that is about to succeed.
  if (unanswered(session)) {
    forget_later(session);
  } else {
    forget(id);
  }
}

void Sessions::forget_later(Session& session) {
  step_.alarms.move(session.id, session.alarm, step_.now + kSessionKept);
}

bool Sessions::pays(const Link& link, Session& session, const ClientMessage& message) {
  const Purse purse = purse_for(message);
  return session.allowance.pays(purse, step_.now) && connections_.pays(link, purse);
}

Session* Sessions::take(Link& link, const ClientMessage& message) {
  if (!link.session) {
    link.core.goodbye(step_.now, session::v1::GOODBYE_REASON_NO_HELLO, "The first message is a hello.");
    return nullptr;
  }
  Session& session = *find(*link.session);
  const bool notice = is_notice(message);
  if (notice && message.request_id() == 0) {
    if (pays(link, session, message)) return &session;
    link.core.goodbye(step_.now, session::v1::GOODBYE_REASON_TOO_FAST, "Too many messages.", kRetryAfter);
    return nullptr;
  }
  const Standing standing =
      notice || message.has_hello() ? Standing::out_of_order : take_request(session, message.request_id());
  if (standing == Standing::out_of_order) {
    // Only requests have numbers. An unknown message without a number may not be a request at all.
    const bool unknown = message.request_id() == 0 && message.body_case() == ClientMessage::BODY_NOT_SET;
    const auto reason = unknown ? session::v1::REFUSAL_REASON_UNSUPPORTED : session::v1::REFUSAL_REASON_OUT_OF_ORDER;
    step_.counts.refusals.add(reason);
    auto answer = refused(refusal(reason));
    answer.set_request_id(message.request_id());
    link.core.send(answer);
    return nullptr;
  }
  const bool paid = pays(link, session, message);
  if (standing == Standing::next) {
    if (paid) return &session;
    refuse(session, session::v1::REFUSAL_REASON_TOO_FAST);
  } else if (!paid) {
    // A repeated request costs as much as a new one. It cannot be refused, since it has already been answered, so a
    // client that keeps repeating is disconnected. It may resume once its allowance has recovered.
    link.core.goodbye(step_.now, session::v1::GOODBYE_REASON_TOO_FAST, "Too many repeated requests.", kRetryAfter);
  } else if (standing == Standing::repeated) {
    session::v1::ServerMessage again;
    again.ParseFromString(session.last_answer);
    link.core.send(again);
  }
  return nullptr;
}

void Sessions::answer(Session& session, session::v1::ServerMessage message) {
  message.set_request_id(session.last_request);
  session.last_answer = message.SerializeAsString();
  send(session, message);
}

void Sessions::refuse(Session& session, const RequestRefusal& refusal) {
  step_.counts.refusals.add(refusal.reason);
  step_.log(LogLine::Level::debug,
            "refused session=" + short_hex(session.id) + " reason=" + session::v1::RefusalReason_Name(refusal.reason));
  answer(session, refused(refusal));
}

void Sessions::refuse_unless(const std::function<bool(const SessionId&)>& expected) {
  for (const auto& [id, session] : sessions_) {
    if (unanswered(*session) && !expected(id)) refuse(*session, session::v1::REFUSAL_REASON_TOO_FAST);
  }
}

void Sessions::send(const Session& session, const session::v1::ServerMessage& message) {
  if (session.connection) connections_.touch(*session.connection)->core.send(message);
}

void Sessions::join(Session& session, const TableId& table) {
  session.table = table;
  step_.alarms.move(session.id, session.alarm, std::nullopt);
  if (session.connection) connections_.sit(*session.connection, true);
}

void Sessions::leave(const TableId& table, const SessionLeft& left) {
  Session* const session = find(left.session);
  if (session == nullptr || session->table != table) return;
  session->table.reset();
  if (session->connection) {
    connections_.find(*session->connection)->caught_up = true;
    connections_.sit(*session->connection, false);
  } else {
    forget_later(*session);
  }
  if (left.reason == lobby::v1::LEFT_REASON_UNSPECIFIED) return;
  session::v1::ServerMessage message;
  message.mutable_left_table()->set_table_id(wire_bytes(table));
  message.mutable_left_table()->set_reason(left.reason);
  message.mutable_left_table()->set_name(left.name);
  send(*session, message);
}

void Sessions::leave_all(const TableId& table, lobby::v1::LeftReason reason) {
  for (const auto& [id, session] : sessions_)
    leave(table, SessionLeft{id, reason});
}

Link* Sessions::viewer_at(const TableId& table, const SessionId& viewer) {
  const Session* const session = find(viewer);
  if (session == nullptr || session->table != table || !session->connection) return nullptr;
  return connections_.touch(*session->connection);
}

void Sessions::send_in_order(const TableId& table, const std::vector<SessionId>& viewers,
                             const session::v1::ServerMessage& message) {
  for (const SessionId& viewer : viewers) {
    Link* const link = viewer_at(table, viewer);
    if (link != nullptr && link->caught_up) link->core.send_in_order(message);
  }
}

void Sessions::show(const TableId&, CaughtUp& caught_up) {
  if (Link* const link = connections_.find(caught_up.connection)) link->caught_up = true;
}

void Sessions::show(const TableId& table, ShowTable& show) {
  Link* const link = viewer_at(table, show.viewer);
  if (link != nullptr && link->caught_up) link->core.send_update(std::move(show.update));
}

void Sessions::show(const TableId& table, ShowDeal& show) {
  session::v1::ServerMessage message;
  if (auto* committed = std::get_if<wire::DealCommitted>(&show.message)) {
    *message.mutable_deal_committed() = std::move(*committed);
  } else if (auto* parties = std::get_if<wire::DealParties>(&show.message)) {
    *message.mutable_deal_parties() = std::move(*parties);
  } else if (auto* burned = std::get_if<wire::DealBurned>(&show.message)) {
    *message.mutable_deal_burned() = std::move(*burned);
  } else if (auto* revealed = std::get_if<wire::DealRevealed>(&show.message)) {
    *message.mutable_deal_revealed() = std::move(*revealed);
  } else {
    *message.mutable_part_refused() = std::move(std::get<wire::PartRefused>(show.message));
  }
  send_in_order(table, show.viewers, message);
}

void Sessions::show(const TableId& table, ShowChat& show) {
  session::v1::ServerMessage message;
  *message.mutable_chat_lines() = std::move(show.lines);
  send_in_order(table, {show.viewer}, message);
}

void Sessions::show(const TableId& table, ShowWatchers& show) {
  session::v1::ServerMessage message;
  *message.mutable_watchers() = std::move(show.message);
  send_in_order(table, show.viewers, message);
}

void Sessions::show(const TableId& table, ShowWaiting& show) {
  session::v1::ServerMessage message;
  message.mutable_table_waiting()->set_table_id(wire_bytes(table));
  if (Link* const link = viewer_at(table, show.viewer)) link->core.send(message);
}

}  // namespace cardroom::server
