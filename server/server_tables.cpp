#include <utility>

#include "server/log_text.h"
#include "server/server_rooms.h"
#include "server/table/table_wire.h"

/// Tables, and what they want done for the sessions at them.
namespace cardroom::server {

void ServerCore::Rooms::open(const TableId& id, MakeMatch make_match, Created created) {
  rooms_.emplace(id, Room{std::make_unique<TableHost>(id, std::move(make_match), entropy_)});
  log(LogLine::Level::info, "table_opened table=" + short_hex(id) + " kind=" + created.settings.kind);
  tell(id, std::move(created));
}

void ServerCore::Rooms::open_private_table() {
  if (!config_.private_table) return;
  const PrivateTable& table = *config_.private_table;
  Created created;
  created.settings.name = table.name;
  created.settings.kind = table.kind;
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

void ServerCore::Rooms::tell(const TableId& id, TableInput input) {
  const auto room = rooms_.find(id);
  HostOutputs out;
  if (room != rooms_.end() && !room->second.host->ended()) {
    const auto* request = std::get_if<Request>(&input);
    const SessionId asker = request != nullptr ? request->session : SessionId{};
    const bool taken = room->second.host->take(now_, std::move(input), out);
    perform(id, std::move(out));
    if (taken) return;
    refuse(*sessions_.find(asker), RequestRefusal{session::v1::REFUSAL_REASON_TOO_FAST, std::nullopt});
  } else if (const auto* request = std::get_if<Request>(&input)) {
    // It ended while a password was looked at.
    refuse(*sessions_.find(request->session), RequestRefusal{session::v1::REFUSAL_REASON_NO_SUCH_TABLE, std::nullopt});
  }
}

void ServerCore::Rooms::on(const RecordAppended& appended) {
  const auto room = rooms_.find(appended.table);
  if (room == rooms_.end()) return;
  HostOutputs out;
  room->second.host->appended(now_, appended, out);
  perform(appended.table, std::move(out));
}

void ServerCore::Rooms::on(const BotAnswered& answered) {
  const auto room = rooms_.find(answered.table);
  if (room == rooms_.end()) return;
  HostOutputs out;
  room->second.host->bot_answered(now_, answered, out);
  perform(answered.table, std::move(out));
}

void ServerCore::Rooms::perform(const TableId& id, HostOutputs outputs) {
  touched_rooms_.push_back(id);
  for (auto& output : outputs.server) {
    hints_under_way_ += std::holds_alternative<AskHint>(output) ? 1U : 0U;
    outputs_->push_back(std::move(output));
  }
  for (auto& news : outputs.news)
    std::visit([&](auto& wanted) { perform(id, wanted); }, news);
}

void ServerCore::Rooms::perform(const TableId& id, Answer& done) {
  Session* const session = sessions_.find(done.session);
  if (session == nullptr) return;
  if (done.refusal) return refuse(*session, *done.refusal);
  session::v1::ServerMessage message;
  if (done.removed) {
    *message.mutable_removed_list() = *std::move(done.removed);
    return answer(*session, std::move(message));
  }
  if (!done.joined) {
    message.mutable_done();
    return answer(*session, std::move(message));
  }
  session->table = id;
  alarms_.move(session->id, session->alarm, std::nullopt);
  message.mutable_joined_table()->set_table_id(wire_bytes(id));
  answer(*session, std::move(message));
  // Lost between asking and sitting down: the table does not know yet.
  if (!session->connection) tell(id, ConnectionLost{session->id, now_ - session->last_sign});
}

ServerCore::Rooms::Link* ServerCore::Rooms::link_at(const TableId& id, const SessionId& viewer) {
  const Session* const session = sessions_.find(viewer);
  if (session == nullptr || session->table != id || !session->connection) return nullptr;
  touched_links_.push_back(*session->connection);
  return &links_.at(*session->connection);
}

void ServerCore::Rooms::perform(const TableId&, CaughtUp& caught_up) {
  const auto link = links_.find(caught_up.connection);
  if (link != links_.end()) link->second.caught_up = true;
}

void ServerCore::Rooms::perform(const TableId& id, ShowTable& show) {
  Link* const link = link_at(id, show.viewer);
  if (link != nullptr && link->caught_up) link->core.send_update(std::move(show.update));
}

void ServerCore::Rooms::perform(const TableId& id, ShowDeal& show) {
  session::v1::ServerMessage message;
  if (auto* committed = std::get_if<wire::DealCommitted>(&show.message)) {
    *message.mutable_deal_committed() = std::move(*committed);
  } else if (auto* parties = std::get_if<wire::DealParties>(&show.message)) {
    *message.mutable_deal_parties() = std::move(*parties);
  } else {
    *message.mutable_deal_revealed() = std::move(std::get<wire::DealRevealed>(show.message));
  }
  send_in_order(id, show.viewers, message);
}

void ServerCore::Rooms::send_in_order(const TableId& id, const std::vector<SessionId>& viewers,
                                      const session::v1::ServerMessage& message) {
  for (const SessionId& viewer : viewers) {
    Link* const link = link_at(id, viewer);
    if (link != nullptr && link->caught_up) link->core.send_in_order(message);
  }
}

void ServerCore::Rooms::perform(const TableId& id, ShowChat& show) {
  session::v1::ServerMessage message;
  *message.mutable_chat_lines() = std::move(show.lines);
  send_in_order(id, {show.viewer}, message);
}

void ServerCore::Rooms::perform(const TableId& id, ShowWatchers& show) {
  session::v1::ServerMessage message;
  *message.mutable_watchers() = std::move(show.message);
  send_in_order(id, show.viewers, message);
}

void ServerCore::Rooms::perform(const TableId& id, ShowWaiting& show) {
  session::v1::ServerMessage message;
  message.mutable_table_waiting()->set_table_id(wire_bytes(id));
  if (Link* const link = link_at(id, show.viewer)) link->core.send(message);
}

void ServerCore::Rooms::perform(const TableId& id, SessionLeft& left) {
  Session* const session = sessions_.find(left.session);
  if (session == nullptr || session->table != id) return;
  session->table.reset();
  if (session->connection) links_.at(*session->connection).caught_up = true;
  if (!session->connection) alarms_.move(session->id, session->alarm, now_ + kSessionKept);
  if (left.reason == lobby::v1::LEFT_REASON_UNSPECIFIED) return;
  session::v1::ServerMessage message;
  message.mutable_left_table()->set_table_id(wire_bytes(id));
  message.mutable_left_table()->set_reason(left.reason);
  send(*session, message);
}

void ServerCore::Rooms::perform(const TableId& id, ListingChanged&) {
  const TableCore& core = rooms_.at(id).host->core();
  lobby_.directory().update(id, core.listing(), core.settings().password_hash);
  outputs_->push_back(AnnouncementChanged{});
}

void ServerCore::Rooms::perform(const TableId& id, TableEnded&) {
  lobby_.directory().remove(id);
  outputs_->push_back(AnnouncementChanged{});
  log(LogLine::Level::info, "table_closed table=" + short_hex(id));
}

}  // namespace cardroom::server
