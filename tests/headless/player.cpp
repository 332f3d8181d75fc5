#include "tests/headless/player.h"

#include <fstream>
#include <google/protobuf/text_format.h>
#include <iterator>
#include <utility>
#include <variant>

#include "client/local/fairness.h"
#include "common/base/check.h"
#include "common/base/overloaded.h"
#include "common/games/registry.h"
#include "tests/support/moves_at_random.h"

namespace cardroom::headless {
namespace {

/// Payloads this short are heartbeats: an empty message field, sent as its tag and length.
constexpr std::size_t kHeartbeatBytes = 2;

/// How long a player waits before asking for the list of tables again if there were none.
constexpr std::chrono::milliseconds kLookAgainAfter{50};

client::Profile read_profile(const Plan& plan) {
  std::ifstream file{plan.profile_file};
  const std::string text{std::istreambuf_iterator<char>{file}, {}};
  const auto kept = client::parse_profile(text);
  client::Profile profile = kept ? *kept : client::Profile{};
  if (profile.name.empty()) profile.name = plan.name;
  return profile;
}

client::Software software() {
  client::Software result{"headless", {}};
  for (const GameKind& kind : game_kinds()) {
    session::v1::Kind& known = result.kinds.emplace_back();
    known.set_id(std::string{kind.id});
    known.set_rules_version(kind.rules_version);
  }
  return result;
}

client::Instant now() {
  return std::chrono::duration_cast<client::Instant>(std::chrono::steady_clock::now().time_since_epoch());
}

table::v1::BotType bot_type(char letter) {
  switch (letter) {
    case 'r': return table::v1::BOT_TYPE_RANDOM;
    case 'b': return table::v1::BOT_TYPE_BASIC;
    default: return table::v1::BOT_TYPE_CLEVER;
  }
}

void write_create(const Plan& plan, lobby::v1::CreateTableRequest& request) {
  request.set_kind(plan.kind);
  const bool known = google::protobuf::TextFormat::ParseFromString(plan.rules, request.mutable_rules());
  check(known, "the rules of a plan are those of a kind");
  request.set_watching_allowed(true);
  if (plan.turn_limit_ms > 0) request.set_turn_limit_ms(plan.turn_limit_ms);
  for (const char seat : plan.seats) {
    auto& wanted = *request.add_seats();
    if (seat == 'o') continue;
    wanted.mutable_bot()->set_type(bot_type(seat));
    wanted.mutable_bot()->set_pace_ms(plan.bot_pace_ms);
  }
}

}  // namespace

Player::Player(boost::asio::io_context& io, client::TlsClient& tls, Plan plan, Listener listener)
    : tls_{tls},
      plan_{std::move(plan)},
      listener_{std::move(listener)},
      alarm_{io},
      thinking_{io},
      core_{read_profile(plan_), software(), [] { return client::Day{}; }, client::fairness()} {}

Player::~Player() {
  for (const auto& [id, connection] : connections_)
    connection->close();
}

void Player::go(const std::string& host, std::uint16_t port) {
  step(client::GoTo{client::Address{host, port}, std::nullopt, false});
}

void Player::say(const std::string& text) {
  session::v1::ClientMessage message;
  message.mutable_say()->set_text(text);
  ask(std::move(message));
}

void Player::step(client::Input input) {
  for (client::Output& output : core_.step(now(), std::move(input)))
    perform(std::move(output));
}

void Player::perform(client::Output output) {
  std::visit(Overloaded{
                 [this](const client::OpenConnection& out) { open(out); },
                 [this](const client::SendBytes& out) {
                   const auto found = connections_.find(out.connection);
                   if (found == connections_.end()) return;
                   FrameDecoder sent{kRequestBytesMax};
                   sent.push(out.bytes);
                   for (auto payload = sent.next(); payload && *payload; payload = sent.next()) {
                     if ((*payload)->size() <= kHeartbeatBytes) continue;
                     ++traffic_.messages_sent;
                     traffic_.bytes_sent += (*payload)->size() + kFrameHeaderBytes;
                   }
                   found->second->send(out.bytes);
                 },
                 [this](const client::CloseConnection& out) {
                   if (const auto closed = connections_.extract(out.connection)) closed.mapped()->close();
                 },
                 [this](const client::WakeAt& out) {
                   alarm_.expires_after(out.at - now());
                   alarm_.async_wait([this](boost::system::error_code error) {
                     if (!error) step(client::Woken{});
                   });
                 },
                 [this](const client::SaveProfile&) {
                   if (!plan_.profile_file.empty()) std::ofstream{plan_.profile_file} << to_text(core_.profile());
                 },
                 [](const auto&) {},
             },
             output);
  listener_(output);
  if (std::holds_alternative<client::Welcomed>(output)) welcomed();
  if (const auto* answer = std::get_if<client::Answered>(&output)) answered(*answer);
  if (std::holds_alternative<client::TableChanged>(output)) act();
}

void Player::open(const client::OpenConnection& out) {
  const client::ConnectionId id = out.connection;
  received_.emplace(id, kReplyBytesMax);
  client::TlsEvents events;
  events.connected = [this, id](const KeyFingerprint& key) { step(client::Connected{id, key}); };
  events.received = [this, id](std::string_view bytes) {
    FrameDecoder& decoder = received_.at(id);
    decoder.push(bytes);
    for (auto payload = decoder.next(); payload && *payload; payload = decoder.next()) {
      if ((*payload)->size() <= kHeartbeatBytes) continue;
      ++traffic_.messages_received;
      traffic_.bytes_received += (*payload)->size() + kFrameHeaderBytes;
    }
    step(client::BytesReceived{id, std::string{bytes}});
  };
  events.sent = [] {};
  events.closed = [this, id](const std::string& why) {
    connections_.erase(id);
    received_.erase(id);
    step(client::ConnectionClosed{id, why});
  };
  connections_[id] = tls_.connect(out.address.host, out.address.port, client::kConnectingMax, std::move(events));
}

void Player::welcomed() {
  if (!core_.session()->table_id().empty()) return;
  session::v1::ClientMessage message;
  if (plan_.create) {
    write_create(plan_, *message.mutable_create_table());
  } else if (!plan_.table.empty()) {
    message.mutable_join_table()->set_table_id(plan_.table);
  } else {
    message.mutable_list_tables();
  }
  ask(std::move(message));
}

void Player::answered(const client::Answered& out) {
  if (out.tag == move_tag_ && out.answer.has_done()) ++moves_;
  if (!out.answer.has_table_list()) return;
  session::v1::ClientMessage message;
  if (out.answer.table_list().tables().empty()) {
    message.mutable_list_tables();
    return ask_after(kLookAgainAfter, std::move(message));
  }
  message.mutable_join_table()->set_table_id(out.answer.table_list().tables(0).table_id());
  message.mutable_join_table()->set_watch(plan_.watch);
  ask(std::move(message));
}

/// Makes a move, ends a pause, or asks for another game, whichever is due.
void Player::act() {
  if (core_.table() == nullptr) return;  // The player has left within the same step.
  const table::v1::TableUpdate& update = core_.table()->update;
  const bool paused = update.phase() == table::v1::PHASE_PAUSED && update.has_seat();
  session::v1::ClientMessage message;
  if (update.has_decision()) {
    if (update.decision() == answered_decision_) return;
    answered_decision_ = update.decision();
    message.mutable_move()->set_decision(update.decision());
    *message.mutable_move()->mutable_move() = testing::legal_move(update.legal_moves(), dice_);
  } else if (paused && !went_on_) {
    message.mutable_go_on();
  } else if (update.phase() == table::v1::PHASE_GATHERING && update.has_seat() && update.game_number() > 0 &&
             update.game_number() < plan_.games && update.game_number() != asked_after_) {
    asked_after_ = update.game_number();
    message.mutable_ready();
  }
  went_on_ = paused;
  if (message.body_case() == session::v1::ClientMessage::BODY_NOT_SET) return;
  ask_after(std::chrono::milliseconds{plan_.think_ms}, std::move(message));
}

void Player::ask(session::v1::ClientMessage message) {
  ++tag_;
  if (message.has_move()) move_tag_ = tag_;
  step(client::Ask{tag_, std::move(message)});
}

void Player::ask_after(std::chrono::milliseconds pause, session::v1::ClientMessage message) {
  thinking_.expires_after(pause);
  thinking_.async_wait([this, message](boost::system::error_code error) {
    if (!error) ask(message);
  });
}

}  // namespace cardroom::headless
