#include <algorithm>
#include <iterator>
#include <utility>

#include "client/core/client_core.h"
#include "common/protocol/token.h"

/// The handling of the server's messages.
namespace cardroom::client {

namespace {

using session::v1::ServerMessage;

std::optional<KeyFingerprint> fingerprint_of(const std::string& bytes) {
  return fingerprint_from_hex(bytes_to_hex(bytes));
}

}  // namespace

void ClientCore::read_on(bool to_the_end) {
  const auto connection = connection_;
  while (connection == connection_) {
    ServerMessage message;
    if (held_back_) {
      message = *std::exchange(held_back_, std::nullopt);
    } else {
      auto payload = decoder_.next();
      if (!payload) return malformed();
      if (!payload->has_value()) return;
      if (!message.ParseFromString(**payload)) return malformed();
      if (message.has_table_update() && !deltas_.decode(*message.mutable_table_update())) return malformed();
    }
    if (!to_the_end && hides_a_notice(message)) {
      held_back_ = std::move(message);
      return;
    }
    received(std::move(message));
  }
}

/// Whether the message must wait until a pending notice has been sent, because it replaces the game or ends the stay
/// at the table that the notice is about, or because its chat lines must not share a notice with earlier ones.
bool ClientCore::hides_a_notice(const ServerMessage& message) const {
  if (message.has_chat_lines()) {
    return std::ranges::any_of(out_, [&](const Output& output) {
      const auto* chat = std::get_if<ChatChanged>(&output);
      return chat != nullptr && chat->said_before != message.chat_lines().said_before();
    });
  }
  const Table* table = memory_.table();
  const bool noticed =
      std::ranges::any_of(out_, [](const Output& output) { return std::holds_alternative<TableChanged>(output); });
  if (table == nullptr || !noticed) return false;
  const table::v1::TableUpdate& update = message.table_update();
  return message.has_left_table() || (message.has_table_update() && update.table_id() == table->update.table_id() &&
                                      !same_game(table->update, update));
}

void ClientCore::received(ServerMessage message) {
  switch (message.body_case()) {
    case ServerMessage::kHeartbeat: return;
    case ServerMessage::kGoodbye: return said_goodbye(message.goodbye());
    case ServerMessage::kRedirect: return redirected(message.request_id(), message.redirect());
    case ServerMessage::kWelcome: return welcomed(std::move(*message.mutable_welcome()));
    default: break;
  }
  // No other message is expected before the welcome.
  if (!welcomed_at_) return;
  if (message.request_id() != 0) return answered(std::move(message));
  const auto notice_if = [this](bool is_news, Output notice) {
    if (is_news) out_.push_back(std::move(notice));
  };
  switch (message.body_case()) {
    case ServerMessage::kLeftTable: return told_to_leave(message.left_table());
    case ServerMessage::kTableUpdate:
      if (const auto change = memory_.updated(now_, std::move(*message.mutable_table_update()))) {
        notice_change(*change);
        follow_deal(deals_.seen(*memory_.table()));
        follow_games();
        remember_seat();
        remember_game();
      }
      return;
    case ServerMessage::kTableWaiting: return notice_if(memory_.waiting(message.table_waiting()), TableWaits{});
    case ServerMessage::kChatLines:
      if (const auto change = memory_.said(std::move(*message.mutable_chat_lines()))) notice_chat(*change);
      return;
    case ServerMessage::kWatchers:
      return notice_if(memory_.watched(std::move(*message.mutable_watchers())), WatchersChanged{});
    case ServerMessage::kDealCommitted: {
      const KeptDeal* const last = kept_deal(message.deal_committed().id().table_id());
      auto step = deals_.committed(memory_.table(), std::move(*message.mutable_deal_committed()), last);
      remember_deal();
      return follow_deal(std::move(step));
    }
    case ServerMessage::kDealParties: return follow_deal(deals_.parties(std::move(*message.mutable_deal_parties())));
    case ServerMessage::kGameRecord: {
      auto step = games_.received(std::move(*message.mutable_game_record()));
      if (step.message) send(*step.message);
      if (step.game) out_.push_back(GameKept{*std::move(step.game)});
      return;
    }
    case ServerMessage::kPartRefused: return deals_.refused(message.part_refused());
    case ServerMessage::kDealBurned: return follow_deal(deals_.burned(std::move(*message.mutable_deal_burned())));
    case ServerMessage::kDealRevealed:
      return follow_deal(deals_.revealed(memory_.table(), std::move(*message.mutable_deal_revealed())));
    default: return;  // A newer server may send messages that this version does not know.
  }
}

void ClientCore::follow_games() {
  if (!software_.keeps_games) return;
  if (const auto message = games_.seen(memory_.table()->update)) send(*message);
}

void ClientCore::follow_deal(DealWatch::Step step) {
  if (step.changed) out_.push_back(*step.changed);
  if (step.message) send(*step.message);
}

void ClientCore::welcomed(session::v1::Welcome message) {
  if (welcomed_at_) return;
  const bool first = !welcome_;
  const bool resumed = message.resumed();
  if (message.token().size() != kTokenBytes) return malformed();
  if (std::string& token = profile_.tokens[*key_]; token != message.token()) {
    token = message.token();
    out_.push_back(SaveProfile{});
  }
  welcomed_at_ = now_;
  redirects_ = 0;
  out_of_order_ = 0;
  ask_again_at_.reset();

  const auto given_up =
      resumed ? requests_.resumed(message.last_request_id()) : requests_.begun(message.last_request_id());
  give_up(given_up, Unanswered::session_lost);
  // The queued requests were meant for a server that has forgotten the session. After a redirect they go to the new
  // server.
  if (!resumed && !first && !goal_.redirected) give_up_all(Unanswered::session_lost);

  const std::string here = message.table_id();
  const bool restarted = !first && keeps_tables() && message.run() != welcome_->run();
  welcome_ = std::move(message);
  status_.goodbye = session::v1::GOODBYE_REASON_UNSPECIFIED;
  set_status({.kind = Status::Kind::online, .text = {}});
  out_.push_back(Welcomed{first, resumed, restarted});
  if (const Table* table = memory_.table(); table != nullptr && table->update.table_id() != here) {
    // A server remembers people with a seat but not spectators, and lets a table rest when nobody is at it.
    const bool watches = !table->update.has_seat() && !table->update.has_next_seat();
    const bool comes_back = here.empty() && (watches || (resumed && keeps_tables()));
    comes_back ? ask_for_table(table->update.table_id(), watches) : leave_table({.forgotten = true});
  }
  if (here.empty() && !(resumed && keeps_tables())) forget_seats();
  memory_.resumed(restarted);
  deals_.resumed();
  games_.resumed(resumed);
  std::vector<std::string> other_rules;
  for (const auto& theirs : welcome_->kinds()) {
    const auto ours = std::ranges::find(software_.kinds, theirs.id(), &session::v1::Kind::id);
    if (ours != software_.kinds.end() && ours->rules_version() != theirs.rules_version())
      other_rules.push_back(theirs.id());
  }
  deals_.other_rules(std::move(other_rules));
  if (goal_.redirected) {
    if (!goal_.table_id.empty() && goal_.table_id != here) ask_for_table(goal_.table_id, /*watch=*/false);
    goal_.redirected = false;
    goal_.ticket.clear();
    goal_.table_id.clear();
  }
}

void ClientCore::told_to_leave(const lobby::v1::LeftTable& message) {
  TableLeft notice{.reason = message.reason(), .name = message.name()};
  if (const Table* table = memory_.table()) {
    if (table->update.table_id() == message.table_id()) leave_table(std::move(notice));
  } else if (message.reason() == lobby::v1::LEFT_REASON_SEAT_GIVEN) {
    // The seat was given away before this program was started.
    forget_seat(message.table_id());
    out_.push_back(std::move(notice));
  }
}

void ClientCore::ask_for_table(const std::string& table_id, bool watch) {
  Ask join{.tag = kOwnRequest, .message = {}};
  join.message.mutable_join_table()->set_table_id(table_id);
  join.message.mutable_join_table()->set_watch(watch);
  requests_.push(std::move(join));
}

void ClientCore::said_goodbye(const session::v1::Goodbye& message) {
  status_.goodbye = message.reason();
  const bool ends = message.reason() == session::v1::GOODBYE_REASON_CLOSED ||
                    message.reason() == session::v1::GOODBYE_REASON_SHUTTING_DOWN;
  if (ends && !keeps_tables()) forget_seats();
  if (message.retry_after_ms() == 0) return go_offline(Status::Why::said_goodbye, message.text());
  drop_connection();
  ++failures_;
  if (!welcome_ && failures_ >= kFirstAttemptsMax) return go_offline(Status::Why::said_goodbye, message.text());
  status_.text = message.text();
  wait_until(now_ + Instant{message.retry_after_ms()});
}

void ClientCore::redirected(std::uint64_t request_id, const session::v1::Redirect& message) {
  const auto key = fingerprint_of(message.key());
  const auto address = parse_address(message.host());
  if (!key || !address || message.port() == 0 || message.port() > 0xFFFF) return malformed();
  if (++redirects_ > kRedirectsMax) return go_offline(Status::Why::sent_in_circles);
  // A redirected join is repeated at the new server, so the state machine's own join is not needed.
  const bool asks_again = request_id != 0 && requests_.redirected(request_id);
  drop_connection();
  goal_ = Goal{};
  goal_.address = {address->host, static_cast<std::uint16_t>(message.port())};
  goal_.key = key;
  goal_.redirected = true;
  goal_.ticket = message.ticket();
  if (!asks_again) goal_.table_id = message.table_id();
  open();
}

void ClientCore::notice_change(TableChanged change) {
  const auto earlier = std::ranges::find_if(out_.rbegin(), out_.rend(), [](const Output& output) {
    return std::holds_alternative<TableChanged>(output) || std::holds_alternative<TableLeft>(output);
  });
  if (earlier != out_.rend() && std::holds_alternative<TableChanged>(*earlier)) {
    const auto before = std::get<TableChanged>(*earlier);
    // Events that arrived and were taken back within one step are not news at all.
    const std::uint32_t gone = std::min(before.new_events, change.events_taken_back);
    if (!change.other_game && !change.events_missed) change.new_events += before.new_events - gone;
    change.events_taken_back += before.events_taken_back - gone;
    change.events_missed |= before.events_missed;
    change.other_table |= before.other_table;
    change.other_game |= before.other_game;
    change.after_resume |= before.after_resume;
    change.after_restart |= before.after_restart;
    out_.erase(std::next(earlier).base());
  }
  out_.push_back(change);
}

void ClientCore::notice_chat(ChatChanged change) {
  const auto earlier =
      std::ranges::find_if(out_, [](const Output& output) { return std::holds_alternative<ChatChanged>(output); });
  if (earlier != out_.end()) {
    const auto before = std::get<ChatChanged>(*earlier);
    change.new_lines = std::min(change.new_lines + before.new_lines, memory_.chat().size());
    out_.erase(earlier);
  }
  out_.push_back(change);
}

void ClientCore::answered(ServerMessage message) {
  if (message.refused().reason() == session::v1::REFUSAL_REASON_OUT_OF_ORDER) return out_of_order(message.request_id());
  const auto request = requests_.answered(message.request_id());
  out_of_order_ = 0;
  if (!request) return;  // An earlier connection has already delivered this answer.
  const auto reason = message.refused().reason();
  const bool gone =
      reason == session::v1::REFUSAL_REASON_NO_SUCH_TABLE || reason == session::v1::REFUSAL_REASON_REMOVED;
  if (gone && request->message.has_join_table()) forget_seat(request->message.join_table().table_id());
  if (request->tag == kOwnRequest) {
    if (!request->message.has_join_table()) return;  // Older servers do not support pictures.
    // The table is gone, or may no longer be watched. If the refusal says that the client is at a table, a request on
    // an earlier connection has brought it there.
    const bool at_a_table = message.refused().reason() == session::v1::REFUSAL_REASON_AT_A_TABLE;
    if (message.has_refused() && !at_a_table) leave_table({.forgotten = true});
    return;
  }
  out_.push_back(Answered{request->tag, std::move(message)});
  const auto& answer = std::get<Answered>(out_.back()).answer;
  if (request->message.has_leave_table() && answer.has_done())
    leave_table({}, request->message.leave_table().keep_seat());
}

/// The request was not carried out, and its number can be used again. The server is still busy with a request that this
/// session sent before this program was restarted. If that does not change, a resume reveals the current number.
void ClientCore::out_of_order(std::uint64_t request_id) {
  if (!requests_.postponed(request_id)) return;
  if (++out_of_order_ > kOutOfOrderMax) return lost("the server does not follow");
  ask_again_at_ = now_ + kAskAgainAfter;
}

}  // namespace cardroom::client
