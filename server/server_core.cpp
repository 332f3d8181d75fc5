#include "server/server_core.h"

#include <algorithm>

#include "common/base/check.h"
#include "common/base/overloaded.h"
#include "server/log_text.h"
#include "server/table/table_wire.h"

namespace cardroom::server {

ServerCore::ServerCore(Config config, Entropy entropy)
    : config_{std::move(config)},
      connections_{config_.limits, step_},
      sessions_{config_.server_name, config_.kinds, config_.keeps_tables, entropy, connections_, step_},
      lobby_{config_.limits, config_.kinds, entropy},
      tables_{std::move(entropy),   [this](const SessionId& session) { return sessions_.takes_part(session); },
              config_.write_record, config_.time_of_day,
              rest_after(),         step_},
      aborted_steps_{connections_,
                     sessions_,
                     tables_,
                     step_,
                     [this](const auto& what) { for_each_waiting(what); },
                     [this](const TableId& id, HostOutputs outputs) { perform(id, std::move(outputs)); }} {}

ServerStatus ServerCore::status() const {
  return {connections_.size(), sessions_.size(), tables_.size(), lobby_.directory().open_tables()};
}

ServerMetrics ServerCore::metrics() const {
  ServerMetrics metrics{.counts = step_.counts,
                        .connections = connections_.size(),
                        .sessions = sessions_.size(),
                        .tables = lobby_.directory().by_kind(),
                        .resting_tables = resting_.size()};
  for (const GameKind& kind : config_.kinds) {
    metrics.tables.try_emplace(std::string{kind.id});
    metrics.counts.moves.try_emplace(std::string{kind.id});
  }
  return metrics;
}

AnnouncedTables ServerCore::announced_tables() const {
  // Other programs must not find a private table.
  return config_.private_table ? AnnouncedTables{} : lobby_.directory().announced();
}

void ServerCore::step(Instant now, Input input, std::vector<Output>& outputs) {
  step_.now = now;
  step_.outputs = &outputs;
  const auto* const received = std::get_if<BytesReceived>(&input);
  const auto sender = received == nullptr ? std::nullopt : std::optional{received->connection};
  aborted_steps_.attempt(
      [&] {
        if (!std::exchange(begun_, true)) open_private_table();
        std::visit([this](auto& happened) { on(happened); }, input);
      },
      sender);
  aborted_steps_.attempt([this] { settle(); });
  if (!aborted_steps_.was_aborted()) return;
  aborted_steps_.attempt([this] {
    aborted_steps_.refuse_dropped();
    settle();
  });
}

void ServerCore::for_each_waiting(const std::function<void(const SessionId&)>& what) const {
  for (const SessionId& session : hints_under_way_)
    what(session);
  tables_.for_each_waiting(what);
  lobby_.for_each_waiting(what);
  resting_.for_each_waiting(what);
}

void ServerCore::settle() {
  while (!connections_.settled() || !tables_.settled()) {
    tables_.settle();
    connections_.settle([this](Link& link) { part(link); });
  }
  if (connections_.just_finished()) step_.outputs->push_back(Finished{});
  const auto earliest = step_.alarms.earliest();
  if (earliest && armed_ != earliest) step_.outputs->push_back(WakeAt{*earliest});
  armed_ = earliest;
}

void ServerCore::on(const JournalOpened& opened) {
  for (const KeptTable& kept : opened.tables)
    aborted_steps_.guard(kept.table, [&] { restore(kept); });
  forget_expired();
}

void ServerCore::restore(const KeptTable& kept) {
  HostOutputs out;
  auto restored = reopen(kept, out);
  if (!restored) return;
  // Everybody left the table long before the server stopped, or the server was down for a long time: the table's people
  // decide whether to continue.
  if (config_.time_of_day() - restored->written_at > rest_after()) {
    put_away(kept.table, restored->maker.value_or(SessionId{}), restored->written_at);
    tables_.drop(kept.table);
  } else {
    go_on(kept.table, *std::move(restored), std::move(out));
  }
}

void ServerCore::on(const TableRead& read) {
  const TableId& id = read.table.table;
  const std::vector<SessionId> waiting = resting_.end_wait(id);
  if (waiting.empty()) return;
  const bool readable = !read.table.records.empty();
  aborted_steps_.guard(id, [&] {
    HostOutputs out;
    auto restored = readable ? reopen(read.table, out) : std::nullopt;
    if (readable) resting_.remove(id);
    if (restored) go_on(id, *std::move(restored), std::move(out));
  });
  const TableHost* const table = tables_.touch(id);
  for (const SessionId& who : waiting) {
    Session* const session = sessions_.find(who);
    if (session == nullptr) continue;
    if (table != nullptr && !table->ended()) {
      sit_again(*session, id);
    } else {
      const bool gone = readable && !resting_.waits_for(id, who);
      sessions_.refuse(*session,
                       gone ? session::v1::REFUSAL_REASON_NO_SUCH_TABLE : session::v1::REFUSAL_REASON_TOO_FAST);
    }
  }
}

std::optional<TableHost::Restored> ServerCore::reopen(const KeptTable& kept, HostOutputs& out) {
  const TableId& id = kept.table;
  TableHost& table = tables_.open(id, make_match());
  auto restored = table.restore(step_.now, kept, out);
  if (restored && !table.ended()) return *std::move(restored);
  if (restored) {
    step_.outputs->push_back(ForgetTable{id});
  } else {
    ++step_.counts.tables_stopped;
    step_.log(LogLine::Level::error, "table_not_restored table=" + short_hex(id) + " why=\"" + restored.error() + '"');
  }
  tables_.drop(id);
  return std::nullopt;
}

/// Resumes a restored table. Its people count as disconnected until their clients reconnect with their tokens.
void ServerCore::go_on(const TableId& id, TableHost::Restored restored, HostOutputs out) {
  const TableCore& table = tables_.touch(id)->core();
  DirectoryEntry entry;
  if (restored.maker) entry.maker = *restored.maker;
  lobby_.directory().add(id, std::move(entry));
  lobby_.directory().update(id, table.listing(), table.state().settings.password_hash);
  const Roster roster = table.state().seating.roster();
  for (const Person& person : roster.people())
    sessions_.restore(person.session, person.name.text(), person.picture, id, person.reading.connected);
  for (const SeatsGiven::Given& given : table.state().seating.seats_given().people())
    sessions_.restore(given.session, given.name, wire::PICTURE_UNSPECIFIED, id, /*was_here=*/false);
  for (Answer done : restored.answers) {
    Session* const session = sessions_.find(done.session);
    if (session == nullptr || session->table != id || session->last_request >= done.request_id) continue;
    session->last_request = done.request_id;
    session->last_answer.clear();
    answer(id, done);
  }
  step_.log(LogLine::Level::info, "table_restored table=" + short_hex(id));
  perform(id, std::move(out));
  for (const Person& person : roster.people()) {
    if (person.reading.connected) tell(id, ConnectionLost{person.session, {}});
  }
}

void ServerCore::put_away(const TableId& id, const SessionId& maker, WallTime since) {
  RestingTable resting{.people = {}, .maker = maker, .since = since};
  const TableCore& table = tables_.touch(id)->core();
  for (const Person& person : table.state().seating.roster().people())
    resting.people.push_back(person.session);
  for (const SeatsGiven::Given& given : table.state().seating.seats_given().people())
    resting.people.push_back(given.session);
  resting_.add(id, std::move(resting));
  lobby_.directory().remove(id);
  step_.outputs->push_back(AnnouncementChanged{});
  step_.log(LogLine::Level::info, "table_put_away table=" + short_hex(id));
}

void ServerCore::forget_expired() {
  const WallTime kept = std::chrono::days{config_.limits.resting_days};
  for (const TableId& id : resting_.expired(config_.time_of_day(), kept, kRestingPerMaker)) {
    resting_.remove(id);
    for (const SessionId& who : resting_.end_wait(id)) {
      if (Session* const session = sessions_.find(who))
        sessions_.refuse(*session, session::v1::REFUSAL_REASON_NO_SUCH_TABLE);
    }
    step_.outputs->push_back(ForgetTable{id});
    step_.log(LogLine::Level::info, "table_forgotten table=" + short_hex(id));
  }
}

/// One of the people at a resting table resumes it.
void ServerCore::take_out(Session& session, const TableId& id) {
  if (lobby_.directory().size() >= config_.limits.tables) {
    return sessions_.refuse(session, session::v1::REFUSAL_REASON_TOO_MANY_TABLES);
  }
  if (resting_.await(id, session.id)) step_.outputs->push_back(ReadTable{id});
}

/// Precondition: the table expects the session, and is running.
void ServerCore::sit_again(Session& session, const TableId& id) {
  sessions_.join(session, id);
  session::v1::ServerMessage message;
  message.mutable_joined_table()->set_table_id(wire_bytes(id));
  sessions_.answer(session, std::move(message));
  Link* const link = session.connection ? connections_.touch(*session.connection) : nullptr;
  if (link != nullptr)
    come_back(session, *link,
              ConnectionBack{.session = session.id, .seen = {}, .name = session.name, .picture = session.picture});
}

void ServerCore::on(const BytesReceived& received) {
  Link* const link = connections_.touch(received.connection);
  if (link == nullptr) return;
  link->core.received(step_.now, received.bytes);
  while (const auto message = link->core.next(step_.now)) {
    if (!link->session && message->has_hello()) {
      hello(*link, message->hello());
    } else if (Session* const session = sessions_.take(*link, *message)) {
      if (is_notice(*message)) {
        notice(*session, *message);
      } else {
        request(*session, *message);
      }
    }
  }
}

void ServerCore::on(const BytesSent& sent) {
  if (Link* const link = connections_.touch(sent.connection)) link->core.sent();
}

void ServerCore::on(const ConnectionClosed& closed) {
  Link* const link = connections_.find(closed.connection);
  if (link == nullptr) return;
  part(*link);
  connections_.drop(closed.connection);
}

void ServerCore::on(const Woken&) {
  armed_.reset();
  // The remaining alarms are due at once, after the inputs that have arrived in the meantime.
  for (std::size_t done = 0; done < kAlarmsAtATime; ++done) {
    const auto key = step_.alarms.due(step_.now);
    if (!key) return;
    std::visit(Overloaded{[this](const ConnectionId& id) { connections_.woken(id); },
                          [this](const SessionId& id) { sessions_.woken(id); },
                          [this](const TableId& id) {
                            drive(id, [&](TableHost&, HostOutputs& out) { tables_.woken(id, out); });
                          }},
               *key);
  }
}

void ServerCore::on(const RecordAppended& appended) {
  drive(appended.table, [&](TableHost& table, HostOutputs& out) { table.appended(step_.now, appended, out); });
}

void ServerCore::on(const BotAnswered& answered) {
  drive(answered.table, [&](TableHost& table, HostOutputs& out) { table.bot_answered(step_.now, answered, out); });
}

void ServerCore::on(const HintThought& thought) {
  hints_under_way_.erase(thought.session);
  // A session that waits for an answer is never forgotten, and has no other request outstanding.
  Session& session = *sessions_.find(thought.session);
  check(session.last_request == thought.request_id, "one request of a session is outstanding");
  session::v1::ServerMessage message;
  if (thought.hint.empty() || !message.mutable_hint()->ParseFromString(thought.hint)) {
    step_.log(LogLine::Level::error, "no_hint session=" + short_hex(session.id));
    return sessions_.refuse(session, session::v1::REFUSAL_REASON_UNSUPPORTED);
  }
  sessions_.answer(session, std::move(message));
}

void ServerCore::on(const GameRead& read) {
  const Session* const session = sessions_.find(read.asked.session);
  if (session == nullptr) return;
  session::v1::ServerMessage message;
  auto& part = *message.mutable_game_record();
  part.set_table_id(wire_bytes(read.asked.table));
  part.set_game_number(read.asked.game);
  part.set_from(read.asked.from);
  part.set_text(read.file.substr(std::min<std::size_t>(read.asked.from, read.file.size()), kRecordPartBytesMax));
  part.set_size(static_cast<std::uint32_t>(read.file.size()));
  sessions_.send(*session, message);
}

void ServerCore::on(const PasswordHashed& hashed) {
  // If a lobby decision is aborted, the others must not be lost with it: one of them may be to hash a password that
  // other requests wait for.
  for (LobbyDecision& decision : lobby_.password_hashed(hashed))
    aborted_steps_.attempt([&] { decide(std::move(decision)); });
}

void ServerCore::hello(Link& link, const session::v1::Hello& hello) {
  const bool awaited = !hello.token().empty() && resting_.waits_for(Sessions::id_of(hello.token()));
  const auto [session, renamed, other_picture] = sessions_.greet(link, hello, awaited);
  if (session == nullptr || !session->table) return;
  ConnectionBack back{.session = session->id, .seen = {}};
  if (renamed) back.name = hello.name();
  if (other_picture) back.picture = session->picture;
  if (hello.has_seen() && hello.seen().table_id() == wire_bytes(*session->table)) back.seen = read_seen(hello.seen());
  come_back(*session, link, std::move(back));
}

/// Precondition: the session is at a table. `back` holds what the table does not know yet.
void ServerCore::come_back(Session& session, Link& link, ConnectionBack back) {
  back.connection = link.id;
  back.address = address_mark_of(*session.table, link.address);
  link.caught_up = false;
  tell(*session.table, std::move(back));
}

/// The connection is lost or about to be closed: informs its session and table, but only once.
void ServerCore::part(Link& link) {
  if (std::exchange(link.parted, true)) return;
  std::string line = "parted connection=" + std::to_string(link.id) + " address=" + link.address;
  if (const auto reason = link.core.reason()) {
    step_.counts.goodbyes.add(*reason);
    line += " goodbye=" + session::v1::GoodbyeReason_Name(*reason);
  }
  if (link.session) line += " session=" + short_hex(*link.session);
  step_.log(LogLine::Level::info, line);
  const auto owner = connections_.release(link);
  if (!owner) return;
  Session& session = *sessions_.find(*owner);
  sessions_.lost(session, link.core.last_sign());
  if (session.table) tell(*session.table, ConnectionLost{session.id, step_.now - session.last_sign});
}

void ServerCore::request(Session& session, const ClientMessage& message) {
  const Visitor visitor{session.id, session.name, session.picture, session.address, message.request_id(), step_.now};
  switch (message.body_case()) {
    case ClientMessage::kListTables: {
      session::v1::ServerMessage list;
      *list.mutable_table_list() = lobby_.directory().page_after(message.list_tables().after());
      return sessions_.answer(session, std::move(list));
    }
    case ClientMessage::kCreateTable:
      if (session.table) return sessions_.refuse(session, session::v1::REFUSAL_REASON_AT_A_TABLE);
      if (config_.private_table) return sessions_.refuse(session, session::v1::REFUSAL_REASON_TOO_MANY_TABLES);
      return decide(lobby_.create(visitor, message.create_table()));
    case ClientMessage::kJoinTable: {
      // The owner of a table may give up the seat and watch; the table decides.
      const lobby::v1::JoinTableRequest& join = message.join_table();
      if (session.table && join.watch() && join.table_id() == wire_bytes(*session.table)) break;
      if (session.table) return sessions_.refuse(session, session::v1::REFUSAL_REASON_AT_A_TABLE);
      const auto id = from_wire_bytes<sizeof(TableId)>(message.join_table().table_id());
      if (id && resting_.waits_for(*id, session.id)) return take_out(session, *id);
      const TableHost* const table = id ? tables_.touch(*id) : nullptr;
      if (table != nullptr && table->core().expects(session.id)) return sit_again(session, *id);
      return decide(lobby_.join(visitor, message));
    }
    default: break;
  }
  Added added;
  added.set_name(session.name);
  added.set_picture(session.picture);
  auto wanted = parse_request(message, added);
  if (!wanted) return sessions_.refuse(session, wanted.error());
  if (!*wanted) return sessions_.refuse(session, session::v1::REFUSAL_REASON_UNSUPPORTED);
  if (const auto* choice = std::get_if<SetPicture>(&**wanted)) {
    session.picture = choice->picture;
    if (!session.table) {
      session::v1::ServerMessage done;
      done.mutable_done();
      return sessions_.answer(session, std::move(done));
    }
  }
  if (!session.table) return sessions_.refuse(session, session::v1::REFUSAL_REASON_NOT_AT_A_TABLE);
  if (auto* change = std::get_if<ChangeSettings>(&**wanted)) {
    return decide(lobby_.change(visitor, *session.table, message.change_settings(), std::move(*change)));
  }
  if (message.has_hint() && hints_under_way_.size() >= kHintsMax) {
    return sessions_.refuse(session, session::v1::REFUSAL_REASON_TOO_FAST);
  }
  tell(*session.table, Request{session.id, message.request_id(), std::move(**wanted)});
}

/// Nobody waits for an answer, so what cannot be read is ignored.
void ServerCore::notice(const Session& session, const ClientMessage& message) {
  if (!session.table) return;
  auto wanted = parse_request(message, {});
  if (wanted && *wanted) tell(*session.table, Request{session.id, 0, std::move(**wanted)});
}

void ServerCore::decide(LobbyDecision decision) {
  std::visit(Overloaded{
                 [&](TurnAway& away) {
                   if (!away.log.empty()) step_.log(LogLine::Level::info, std::move(away.log));
                   if (Session* session = sessions_.find(away.session)) sessions_.refuse(*session, away.refusal);
                 },
                 [&](HashPassword& hash) { step_.outputs->push_back(std::move(hash)); },
                 [&](OpenTable& table) { open(table.id, make_match(), std::move(table.created)); },
                 [&](PassOn& pass_on) { tell(pass_on.table, std::move(pass_on.request)); },
                 [](const Wait&) {},
             },
             decision);
}

MakeMatch ServerCore::make_match() const {
  return [this](const std::string& kind, const wire::GameRules& rules, std::uint8_t seats) {
    return lobby_.make_match(kind, rules, seats);
  };
}

void ServerCore::open(const TableId& id, MakeMatch make_match, Created created) {
  tables_.open(id, std::move(make_match));
  step_.log(LogLine::Level::info, "table_opened table=" + short_hex(id) + " kind=" + created.settings.kind);
  tell(id, std::move(created));
}

void ServerCore::open_private_table() {
  if (!config_.private_table) return;
  const PrivateTable& table = *config_.private_table;
  Created created;
  created.settings.name = table.name;
  created.settings.kind = table.kind;
  created.settings.rules = table.rules;
  created.seats = table.seats;
  created.bots_key = lobby_.new_bots_key();
  created.script_pace = table.script_pace;
  created.seats_fixed = true;
  created.animate = table.animate;
  const TableId id = lobby_.new_table_id();
  lobby_.directory().add(id, DirectoryEntry{});
  const auto begin = [make = table.begin](const std::string&, const wire::GameRules&, std::uint8_t) { return make(); };
  open(id, begin, std::move(created));
}

void ServerCore::tell(const TableId& id, TableInput input) {
  const auto* request = std::get_if<Request>(&input);
  const bool answered = request != nullptr && !is_notice(request->wanted);
  const auto asker = answered ? std::optional{request->session} : std::nullopt;
  const TableHost* const table = tables_.touch(id);
  if (table == nullptr || table->ended()) {
    // The table ended while a password was being hashed.
    if (asker) sessions_.refuse(*sessions_.find(*asker), session::v1::REFUSAL_REASON_NO_SUCH_TABLE);
    return;
  }
  bool taken = true;
  drive(id, [&](TableHost& host, HostOutputs& out) { taken = host.take(step_.now, std::move(input), out); });
  if (!taken && asker) sessions_.refuse(*sessions_.find(*asker), session::v1::REFUSAL_REASON_TOO_FAST);
}

void ServerCore::drive(const TableId& id, const std::function<void(TableHost&, HostOutputs&)>& what) {
  TableHost* const table = tables_.touch(id);
  if (table == nullptr) return;
  aborted_steps_.guard(id, [&] {
    HostOutputs out;
    what(*table, out);
    perform(id, std::move(out));
  });
}

void ServerCore::perform(const TableId& id, HostOutputs outputs) {
  step_.counts.tables_stopped += outputs.stopped ? 1U : 0U;
  for (const std::chrono::milliseconds took : outputs.moves) {
    ++step_.counts.moves[tables_.touch(id)->core().state().settings.kind];
    step_.counts.move_times.add(took);
  }
  for (auto& output : outputs.server) {
    if (const auto* hint = std::get_if<AskHint>(&output)) hints_under_way_.insert(hint->session);
    step_.outputs->push_back(std::move(output));
  }
  for (auto& news : outputs.news) {
    std::visit(Overloaded{
                   [&](Answer& done) { answer(id, done); },
                   [&](SessionLeft& left) { sessions_.leave(id, left); },
                   [&](ListingChanged&) {
                     const TableCore& core = tables_.touch(id)->core();
                     lobby_.directory().update(id, core.listing(), core.state().settings.password_hash);
                     step_.outputs->push_back(AnnouncementChanged{});
                   },
                   [&](TableEnded&) {
                     lobby_.directory().remove(id);
                     step_.outputs->push_back(AnnouncementChanged{});
                     step_.log(LogLine::Level::info, "table_closed table=" + short_hex(id));
                   },
                   [&](TablePutAway&) {
                     put_away(id, lobby_.directory().find(id)->maker, config_.time_of_day());
                     forget_expired();
                   },
                   [&](auto& show) { sessions_.show(id, show); },
               },
               news);
  }
}

void ServerCore::answer(const TableId& id, Answer& done) {
  Session* const session = sessions_.find(done.session);
  // A request that was dropped by an aborted step has already been refused.
  if (session == nullptr || session->last_request != done.request_id || !unanswered(*session)) return;
  if (done.refusal) return sessions_.refuse(*session, *done.refusal);
  session::v1::ServerMessage message;
  if (done.removed) {
    *message.mutable_removed_list() = *std::move(done.removed);
  } else if (done.log) {
    *message.mutable_game_log() = *std::move(done.log);
  } else if (done.joined) {
    sessions_.join(*session, id);
    message.mutable_joined_table()->set_table_id(wire_bytes(id));
  } else {
    message.mutable_done();
  }
  sessions_.answer(*session, std::move(message));
  // The connection was lost between the request and its answer, and the table has not been told yet.
  if (done.joined && !session->connection) tell(id, ConnectionLost{session->id, step_.now - session->last_sign});
}

}  // namespace cardroom::server
