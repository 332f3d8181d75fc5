#include "client/load/player.h"

#include <utility>
#include <variant>

#include "client/games/games.h"
#include "client/local/fairness.h"
#include "common/base/overloaded.h"

namespace cardroom::load {
namespace {

/// Payloads this short are heartbeats: an empty message, of which only field number and length are sent.
constexpr std::size_t kHeartbeatBytes = 2;

/// A client that has gone offline is sent to the server again after this long.
constexpr std::chrono::seconds kGoAgainAfter{1};

client::Instant instant() {
  return std::chrono::duration_cast<client::Instant>(now().time_since_epoch());
}

client::Profile named(std::string name) {
  client::Profile profile;
  profile.name = std::move(name);
  return profile;
}

}  // namespace

Player::Player(boost::asio::io_context& io, client::TlsClient& tls, const Way& way, ClientId id, std::string name,
               Traffic& traffic, PlayerEvents& events)
    : tls_{tls},
      way_{way},
      id_{id},
      traffic_{traffic},
      events_{events},
      alarm_{io},
      thinking_{io},
      core_{named(std::move(name)),
            {.name = "cardroom-load", .kinds = client::kinds_for_hello()},
            [] { return client::Day{}; },
            client::fairness()} {}

void Player::wait(boost::asio::steady_timer& timer, auto then) {
  timer.async_wait([alive = std::weak_ptr{alive_}, then = std::move(then)](boost::system::error_code error) mutable {
    if (!error && !alive.expired()) then();
  });
}

Player::~Player() {
  for (const auto& [id, link] : links_)
    link.tls->close();
}

void Player::start() {
  step(client::GoTo{.address = way_.server, .key = way_.key, .own_server = way_.key.has_value()});
}

void Player::ask(session::v1::ClientMessage request) {
  requests_.push_back(std::move(request));
  ask_next();
}

void Player::ask_after(std::chrono::nanoseconds pause, session::v1::ClientMessage request) {
  thinking_.expires_after(pause);
  wait(thinking_, [this, request = std::move(request)]() mutable { ask(std::move(request)); });
}

void Player::ask_next() {
  if (asking_ || requests_.empty()) return;
  asking_ = true;
  asked_at_ = now();
  events_.asked(*this, requests_.front());
  step(client::Ask{.tag = 1, .message = requests_.front()});
}

void Player::cut() {
  const auto lost = std::exchange(links_, {});
  for (const auto& [id, link] : lost) {
    link.tls->close();
    step(client::ConnectionClosed{.connection = id, .reason = "cut"});
  }
}

void Player::lose_network() {
  has_network_ = false;
  cut();
}

void Player::regain_network() {
  has_network_ = true;
  step(client::TryNow{});
}

void Player::step(client::Input input) {
  for (client::Output& output : core_.step(instant(), std::move(input)))
    outputs_.push_back(std::move(output));
  work();
}

void Player::work() {
  if (std::exchange(working_, true)) return;
  while (!outputs_.empty()) {
    client::Output output = std::move(outputs_.front());
    outputs_.pop_front();
    perform(output);
  }
  working_ = false;
}

void Player::perform(client::Output& output) {
  std::visit(Overloaded{
                 [this](const client::OpenConnection& out) { open(out); },
                 [this](client::SendBytes& out) {
                   const auto link = links_.find(out.connection);
                   if (link == links_.end()) return;
                   if (out.bytes.size() > kFrameHeaderBytes + kHeartbeatBytes) traffic_.bytes_out += out.bytes.size();
                   link->second.tls->send(std::move(out.bytes));
                 },
                 [this](const client::CloseConnection& out) {
                   const auto link = links_.extract(out.connection);
                   if (!link) return;
                   link.mapped().tls->close();
                   events_.disconnected(*this, core_.status().text);
                 },
                 [this](const client::WakeAt& out) {
                   alarm_.expires_after(out.at - instant());
                   wait(alarm_, [this] { step(client::Woken{}); });
                 },
                 [this](const client::StatusChanged&) {
                   if (core_.status().kind != client::Status::Kind::offline) return;
                   alarm_.expires_after(kGoAgainAfter);
                   wait(alarm_, [this] { start(); });
                 },
                 [this](const client::Welcomed& out) { events_.welcomed(*this, out.resumed); },
                 [this](const client::TableChanged& out) {
                   if (core_.table() != nullptr) events_.changed(*this, out);
                 },
                 [this](const client::TableLeft&) {
                   if (!leaving) events_.left(*this);
                 },
                 [this](const client::Answered& out) { answered(&out.answer); },
                 [this](const client::GivenUp&) { answered(nullptr); },
                 [](const auto&) {},
             },
             output);
}

void Player::open(const client::OpenConnection& out) {
  const client::ConnectionId id = out.connection;
  if (!has_network_) return step(client::ConnectionClosed{.connection = id, .reason = "no network"});
  client::TlsEvents events;
  events.connected = [this, id](const KeyFingerprint& key) {
    events_.connecting(*this);
    step(client::Connected{id, key});
  };
  events.received = [this, id](std::string_view bytes) { received(id, bytes); };
  events.sent = [] {};
  events.closed = [this, id](const std::string& why) {
    const auto link = links_.extract(id);
    const bool refused = link && link.mapped().tls->refused();
    events_.disconnected(*this, why);
    step(client::ConnectionClosed{.connection = id, .reason = why, .refused = refused});
  };
  links_[id].tls =
      tls_.connect(out.address.host, out.address.port, client::kConnectingMax, std::move(events), way_.from);
}

void Player::received(client::ConnectionId id, std::string_view bytes) {
  Link& link = links_.at(id);
  link.frames.push(bytes);
  for (auto payload = link.frames.next(); payload && *payload; payload = link.frames.next()) {
    if ((*payload)->size() <= kHeartbeatBytes) continue;
    traffic_.bytes_in += (*payload)->size() + kFrameHeaderBytes;
    if (link.viewed) continue;
    session::v1::ServerMessage message;
    if (!message.ParseFromString(**payload) || !message.has_table_update()) continue;
    link.viewed = true;
    events_.first_view(*this, message.table_update());
  }
  step(client::BytesReceived{id, std::string{bytes}});
}

void Player::answered(const session::v1::ServerMessage* answer) {
  if (!std::exchange(asking_, false)) return;
  const session::v1::ClientMessage request = std::move(requests_.front());
  requests_.pop_front();
  events_.answered(*this, request, answer);
  ask_next();
}

}  // namespace cardroom::load
