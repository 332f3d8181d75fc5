#include "tests/server/server_world.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <utility>

namespace cardroom::server::testing {

const ServerMessage& Peer::last(ServerMessage::BodyCase kind) const {
  for (auto message = received.rbegin(); message != received.rend(); ++message) {
    if (message->body_case() == kind) return *message;
  }
  ADD_FAILURE() << "no message of kind " << kind;
  static const ServerMessage kNothing;
  return kNothing;
}

std::size_t Peer::count(ServerMessage::BodyCase kind) const {
  return static_cast<std::size_t>(std::ranges::count(received, kind, &ServerMessage::body_case));
}

session::v1::RefusalReason Peer::refusal() const {
  for (auto message = received.rbegin(); message != received.rend(); ++message) {
    if (message->request_id() == last_request && message->request_id() != 0) return message->refused().reason();
  }
  return session::v1::REFUSAL_REASON_UNSPECIFIED;
}

ServerWorld::ServerWorld(Config config) : config_{std::move(config)} {
  config_.time_of_day = [this] {
    if (on_call) on_call();
    return std::chrono::duration_cast<WallTime>(time_of_day_ + now);
  };
  begin();
}

void ServerWorld::begin() {
  core_ = std::make_unique<ServerCore>(config_, [this](std::span<std::byte> bytes) {
    if (on_call) on_call();
    for (auto& byte : bytes)
      byte = static_cast<std::byte>(entropy_.uniform(256));
  });
}

void ServerWorld::restart(std::chrono::milliseconds off) {
  time_of_day_ += now + off - Instant{1'000};
  peers_.clear();
  silent_.clear();
  inputs_.clear();
  unanswered_records_.clear();
  unanswered_sends_.clear();
  hashes.clear();
  hints.clear();
  alarm_.reset();
  now = Instant{1'000};
  begin();
  JournalOpened opened;
  for (const auto& [id, table] : kept)
    opened.tables.push_back(table);
  feed(std::move(opened));
}

Peer& ServerWorld::connect(const std::string& address) {
  const ConnectionId id = ++last_connection_;
  auto& peer = *peers_.emplace(id, std::make_unique<Peer>()).first->second;
  peer.id = id;
  feed(ConnectionOpened{id, address});
  return peer;
}

Peer& ServerWorld::join_as(const std::string& name, const std::string& token, const std::string& address) {
  Peer& peer = connect(address);
  send(peer, hello(name, token));
  peer.last_request = peer.last(ServerMessage::kWelcome).welcome().last_request_id();
  return peer;
}

void ServerWorld::send(Peer& peer, const ClientMessage& message) {
  std::string bytes;
  append_frame(bytes, message.SerializeAsString());
  send_bytes(peer, bytes);
}

void ServerWorld::send_bytes(Peer& peer, const std::string& bytes) {
  feed(BytesReceived{peer.id, bytes});
}

ServerMessage ServerWorld::ask(Peer& peer, ClientMessage message) {
  message.set_request_id(++peer.last_request);
  peer.asked_bytes += message.ByteSizeLong() + kFrameHeaderBytes;
  send(peer, message);
  for (auto received = peer.received.rbegin(); received != peer.received.rend(); ++received) {
    if (received->request_id() == message.request_id()) return *received;
  }
  return {};
}

void ServerWorld::cut(Peer& peer) {
  peer.closed = true;
  feed(ConnectionClosed{peer.id});
}

void ServerWorld::feed(Input input) {
  inputs_.push_back(std::move(input));
  if (std::exchange(performing_, true)) return;
  while (!inputs_.empty()) {
    Input next = std::move(inputs_.front());
    inputs_.pop_front();
    core_->step(now, std::move(next), outputs_);
    perform();
  }
  performing_ = false;
}

void ServerWorld::perform() {
  for (auto& output : std::exchange(outputs_, {})) {
    if (watch) watch(output);
    if (auto* send = std::get_if<SendBytes>(&output)) {
      Peer& peer = *peers_.at(send->connection);
      EXPECT_FALSE(peer.closed) << "nothing is sent after the end";
      EXPECT_EQ(std::ranges::count(unanswered_sends_, peer.id), 0) << "one send is in progress at a time";
      peer.bytes += send->bytes.size();
      peer.decoder.push(send->bytes);
      for (auto payload = peer.decoder.next().value(); payload; payload = peer.decoder.next().value()) {
        ServerMessage message;
        EXPECT_TRUE(message.ParseFromString(*payload));
        EXPECT_TRUE(!message.has_table_update() || peer.deltas.decode(*message.mutable_table_update()));
        if (message.has_heartbeat()) {
          peer.heartbeat_bytes += payload->size() + kFrameHeaderBytes;
        } else {
          peer.received.push_back(std::move(message));
        }
      }
      unanswered_sends_.push_back(peer.id);
    } else if (auto* close = std::get_if<CloseConnection>(&output)) {
      peers_.at(close->connection)->closed = true;
    } else if (auto* wake = std::get_if<WakeAt>(&output)) {
      alarm_ = wake->at;
    } else if (auto* append = std::get_if<AppendRecord>(&output)) {
      KeptTable& table = kept[append->table];
      if (append->starts_over) table.records.clear();
      table.table = append->table;
      table.epoch = append->epoch;
      table.records.push_back(append->record);
      if (append->finished) games[{append->table, append->finished->number}] = append->finished->file;
      unanswered_records_.push_back({append->table, append->epoch, append->sequence, AppendResult::durable});
      records.push_back(std::move(*append));
    } else if (const auto* forget = std::get_if<ForgetTable>(&output)) {
      kept.erase(forget->table);
    } else if (const auto* read = std::get_if<ReadTable>(&output)) {
      if (!reads_answer) continue;
      inputs_.push_back(TableRead{journal_answers ? kept.at(read->table) : KeptTable{.table = read->table}});
    } else if (const auto* read_game = std::get_if<ReadGame>(&output)) {
      inputs_.push_back(GameRead{*read_game, games[{read_game->table, read_game->game}]});
    } else if (auto* ask = std::get_if<AskBot>(&output)) {
      wire::GameMove move;
      ask->thought->run(move);
      if (bots_answer) inputs_.push_back(BotAnswered{ask->table, ask->seat, ask->decision, move.SerializeAsString()});
    } else if (auto* ask_hint = std::get_if<AskHint>(&output)) {
      wire::Hint hint;
      hint.set_decision(ask_hint->decision);
      ask_hint->advice->run(hint);
      hints.push_back({ask_hint->session, ask_hint->request_id, hint.SerializeAsString()});
      if (hints_answer) answer_hints();
    } else if (auto* hash = std::get_if<HashPassword>(&output)) {
      hashes.push_back(std::move(*hash));
    } else if (auto* line = std::get_if<LogLine>(&output)) {
      lines.push_back(std::move(*line));
    } else if (std::holds_alternative<AnnouncementChanged>(output)) {
      ++announcements_changed;
    } else {
      finished = true;
    }
  }
  answer_network();
  if (journal_answers) answer_journal();
}

void ServerWorld::answer_hints() {
  for (HintThought& hint : std::exchange(hints, {}))
    feed(std::move(hint));
}

void ServerWorld::answer_network() {
  for (const ConnectionId id : std::exchange(unanswered_sends_, {})) {
    if (id == stalled_) {
      unanswered_sends_.push_back(id);
    } else if (!peers_.at(id)->closed) {
      inputs_.push_back(BytesSent{id});
    }
  }
}

void ServerWorld::flow() {
  std::erase(unanswered_sends_, stalled_);
  feed(BytesSent{std::exchange(stalled_, 0)});
}

void ServerWorld::answer_journal(AppendResult result) {
  for (auto& appended : std::exchange(unanswered_records_, {})) {
    appended.result = result;
    inputs_.push_back(appended);
    // A record whose result is unknown gets another answer later.
    if (result == AppendResult::unknown) unanswered_records_.push_back(appended);
  }
  if (!performing_ && !inputs_.empty()) feed(BytesSent{0});
}

void ServerWorld::answer_hashes() {
  for (auto& hash : std::exchange(hashes, {})) {
    const std::string made = "hash of " + hash.password;
    feed(PasswordHashed{hash.ticket, made, made == hash.expected});
  }
}

void ServerWorld::pass(std::chrono::milliseconds time) {
  const Instant end = now + time;
  while (now < end) {
    const Instant beat = (now / kHeartbeatEvery + 1) * kHeartbeatEvery;
    Instant next = std::min(end, beat);
    if (alarm_) next = std::min(next, std::max(*alarm_, now));
    now = next;
    if (alarm_ && *alarm_ <= now) {
      alarm_.reset();
      feed(Woken{});
    }
    if (now != beat) continue;
    for (auto& [id, peer] : peers_) {
      if (peer->closed || std::ranges::find(silent_, id) != silent_.end()) continue;
      ClientMessage heartbeat;
      heartbeat.mutable_heartbeat();
      send(*peer, heartbeat);
    }
  }
}

ClientMessage hello(const std::string& name, const std::string& token) {
  ClientMessage message;
  message.mutable_hello()->set_protocol_min(1);
  message.mutable_hello()->set_protocol_max(1);
  message.mutable_hello()->add_features(kFeatureChanges);
  message.mutable_hello()->set_name(name);
  message.mutable_hello()->set_token(token);
  return message;
}

ClientMessage create_table(int bots, std::uint32_t pace_ms, const std::string& password) {
  ClientMessage message;
  auto& create = *message.mutable_create_table();
  create.set_kind("lucky-thirteen");
  create.set_password(password);
  create.set_watching_allowed(true);
  for (int seat = 0; seat < 4; ++seat) {
    auto& plan = *create.add_seats();
    if (seat < 4 - bots) continue;
    plan.mutable_bot()->set_type(wire::BOT_TYPE_BASIC);
    plan.mutable_bot()->set_pace_ms(pace_ms);
  }
  return message;
}

ClientMessage join_table(const std::string& table_id, const std::string& password) {
  ClientMessage message;
  message.mutable_join_table()->set_table_id(table_id);
  message.mutable_join_table()->set_password(password);
  return message;
}

ClientMessage first_move(const wire::TableUpdate& update) {
  ClientMessage message;
  message.mutable_move()->set_decision(update.decision());
  message.mutable_move()->mutable_move()->mutable_lucky_thirteen()->set_discard(
      update.legal_moves().lucky_thirteen().discards(0));
  return message;
}

}  // namespace cardroom::server::testing
