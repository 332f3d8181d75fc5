#include "server/net/server_shell.h"

#include <csignal>
#include <utility>

#include "common/base/overloaded.h"
#include "server/net/peer_name.h"

namespace cardroom::server {

using boost::asio::ip::tcp;
using boost::system::error_code;

namespace {

/// Refused connections are logged once per interval, so that they cannot fill the log.
constexpr std::chrono::milliseconds kRefusalsLoggedEvery{10'000};

/// Empty if the connection is gone already.
std::string name_of(const tcp::socket& socket) {
  error_code error;
  const auto endpoint = socket.remote_endpoint(error);
  return error ? std::string{} : peer_name(endpoint.address());
}

}  // namespace

ServerShell::ServerShell(boost::asio::io_context& io, SSL_CTX& tls, AcceptCore::Limits limits, Machine machine,
                         Services services)
    : tls_{tls},
      machine_{std::move(machine)},
      services_{std::move(services)},
      accept_{std::move(limits)},
      alarm_{io},
      deadline_{io} {
  // OpenSSL writes with write(2), which cannot request an error instead of this signal.
  std::signal(SIGPIPE, SIG_IGN);
}

void ServerShell::accepted(tcp::socket socket) {
  std::string address = name_of(socket);
  if (address.empty() || stopped_ || finished_) return;  // The peer is gone, or the server has stopped.
  const ConnectionId id = ++last_id_;
  address = accept_.counted_as(address, id);
  const auto [admitted, instead_of] = accept_.admit(now(), address, id);
  if (!admitted) return refused(address);
  if (instead_of) {
    const auto oldest = peers_.at(*instead_of).connection;  // A reference of our own: close() may drop the peer.
    refused(peers_.at(*instead_of).address);
    oldest->close();
  }
  ConnectionEvents& events = *this;
  auto connection = std::make_shared<Connection>(std::move(socket), tls_, id, events);
  peers_.emplace(id, Peer{.connection = connection, .address = std::move(address)});
  connection->start();
}

void ServerShell::refused(const std::string& address) {
  ++refused_;
  if (now() < refusals_silent_until_) return;
  log(LogLine::Level::warning, "connections_refused count=" + std::to_string(refused_) + " last=" + address);
  refused_ = 0;
  refusals_silent_until_ = now() + kRefusalsLoggedEvery;
}

void ServerShell::opened(ConnectionId id) {
  Peer& peer = peers_.at(id);
  accept_.handshake_over(peer.address, id);
  if (finished_) return peer.connection->close();
  peer.open = true;
  feed(ConnectionOpened{id, peer.address});
}

void ServerShell::received(ConnectionId id, std::string_view bytes) {
  if (!finished_) feed(BytesReceived{id, std::string{bytes}});
}

void ServerShell::sent(ConnectionId id) {
  feed(BytesSent{id});
}

void ServerShell::gone(ConnectionId id, std::string_view why) {
  const auto peer = std::move(peers_.extract(id).mapped());
  if (!peer.open) {
    ++handshakes_failed_;
    accept_.handshake_over(peer.address, id);
  }
  accept_.closed();
  const std::string event = peer.open ? "connection_closed" : "handshake_failed";
  log(LogLine::Level::debug,
      event + " connection=" + std::to_string(id) + " address=" + peer.address + " reason=\"" + std::string{why} + '"');
  if (peer.open && !peer.closing) feed(ConnectionClosed{id});
  stop_if_done();
}

void ServerShell::feed(Input input) {
  inputs_.push_back(std::move(input));
  if (std::exchange(stepping_, true)) return;
  while (!inputs_.empty()) {
    Input next = std::move(inputs_.front());
    inputs_.pop_front();
    machine_(now(), std::move(next), outputs_);
    for (Output& output : outputs_)
      perform(output);
    outputs_.clear();
  }
  stepping_ = false;
}

void ServerShell::perform(Output& output) {
  // The state machine may still send to a connection while the input that reports its end is queued.
  const auto peer_of = [this](ConnectionId id) {
    const auto peer = peers_.find(id);
    return peer == peers_.end() ? nullptr : &peer->second;
  };
  std::visit(Overloaded{
                 [&](SendBytes& send) {
                   // A reference of our own, because the connection and its peer may be removed while it sends.
                   if (Peer* peer = peer_of(send.connection)) {
                     const auto connection = peer->connection;
                     connection->send(std::move(send.bytes));
                   }
                 },
                 [&](CloseConnection& close) {
                   if (Peer* peer = peer_of(close.connection)) {
                     peer->closing = true;
                     const auto connection = peer->connection;
                     connection->close();
                   }
                 },
                 [&](WakeAt& wake) { wake_at(wake.at); },
                 [&](AppendRecord& append) { services_.append(std::move(append)); },
                 [&](ForgetTable& forget) { services_.forget(forget); },
                 [&](ReadTable& read) { services_.read(read); },
                 [&](ReadGame& read) { services_.read_game(read); },
                 [&](AskBot& ask) { services_.ask_bot(std::move(ask)); },
                 [&](AskHint& ask) { services_.ask_hint(std::move(ask)); },
                 [&](HashPassword& hash) { services_.hash_password(std::move(hash)); },
                 [&](LogLine& line) { services_.log(line); },
                 [&](AnnouncementChanged&) { services_.announcement_changed(); },
                 [&](Finished&) { close_all(); },
             },
             output);
}

void ServerShell::wake_at(Instant at) {
  alarm_.expires_at(start_ + at);
  alarm_.async_wait([this](error_code error) {
    if (!error) feed(Woken{});
  });
}

void ServerShell::shut_down(ShutDown how, std::function<void()> stopped) {
  stopped_ = std::move(stopped);
  deadline_.expires_after(kShutDownWithin);
  deadline_.async_wait([this](error_code error) {
    if (!error) std::exchange(stopped_, nullptr)();
  });
  feed(how);
}

void ServerShell::close_all() {
  finished_ = true;
  alarm_.cancel();
  std::vector<std::shared_ptr<Connection>> connections;  // close() may take peers out of the map.
  for (auto& [id, peer] : peers_) {
    peer.closing = true;
    connections.push_back(peer.connection);
  }
  for (const auto& connection : connections)
    connection->close();
  stop_if_done();
}

void ServerShell::stop_if_done() {
  if (!finished_ || !peers_.empty() || !stopped_) return;
  deadline_.cancel();
  std::exchange(stopped_, nullptr)();
}

void ServerShell::log(LogLine::Level level, std::string text) {
  services_.log(LogLine{level, std::move(text)});
}

Instant ServerShell::now() const {
  return std::chrono::duration_cast<Instant>(std::chrono::steady_clock::now() - start_);
}

}  // namespace cardroom::server
