#include "tests/server/net/loopback.h"

#include <map>
#include <stdlib.h>
#include <utility>

#include "common/base/overloaded.h"
#include "tests/support/patience.h"

namespace cardroom::server {

Machine Loopback::echo() {
  struct Waiting {
    bool sending = false;
    std::string bytes;
  };
  auto connections = std::make_shared<std::map<ConnectionId, Waiting>>();
  return [connections](Instant, Input input, std::vector<Output>& outputs) {
    const auto go_on = [&](ConnectionId id) {
      Waiting& waiting = (*connections)[id];
      if (waiting.sending || waiting.bytes.empty()) return;
      waiting.sending = true;
      outputs.emplace_back(SendBytes{id, std::exchange(waiting.bytes, {})});
    };
    std::visit(Overloaded{
                   [&](BytesReceived& received) {
                     (*connections)[received.connection].bytes += received.bytes;
                     go_on(received.connection);
                   },
                   [&](BytesSent& sent) {
                     (*connections)[sent.connection].sending = false;
                     go_on(sent.connection);
                   },
                   [&](ShutDown&) { outputs.emplace_back(Finished{}); },
                   [](auto&) {},
               },
               input);
  };
}

Loopback::Loopback(Machine machine, AcceptCore::Limits limits)
    : shell{io, *tls, std::move(limits),
            [this, machine = std::move(machine)](Instant now, Input input, std::vector<Output>& outputs) {
              inputs.push_back(input);
              machine(now, std::move(input), outputs);
            },
            Services{.append = [](AppendRecord) { FAIL() << "no table here"; },
                     .forget = [](const ForgetTable&) { FAIL() << "no table here"; },
                     .read = [](const ReadTable&) { FAIL() << "no table here"; },
                     .read_game = [](const ReadGame&) { FAIL() << "no table here"; },
                     .ask_bot = [](AskBot) { FAIL() << "no bot here"; },
                     .ask_hint = [](AskHint) { FAIL() << "no game here"; },
                     .hash_password = [](HashPassword) { FAIL() << "no password here"; },
                     .log = [this](const LogLine& line) { lines.push_back(line.text); },
                     .announcement_changed = [] { FAIL() << "no table here"; }}} {
  listener.start([this](boost::asio::ip::tcp::socket socket) { shell.accepted(std::move(socket)); });
}

std::unique_ptr<Client> Loopback::connect() {
  auto client = std::make_unique<Client>();
  Client* it = client.get();
  client->connection = tls_client.connect("127.0.0.1", listener.port(), kPatience,
                                          {.connected = [it](const KeyFingerprint& shown) { it->key = shown; },
                                           .received = [it](std::string_view bytes) { it->received += bytes; },
                                           .sent = [it] { ++it->sent; },
                                           .closed = [it](const std::string& why) { it->closed = why; }});
  return client;
}

bool Loopback::logged(const std::string& text) const {
  for (const auto& line : lines) {
    if (line.find(text) != std::string::npos) return true;
  }
  return false;
}

boost::asio::ssl::context Peer::context_of(const std::function<void(SSL_CTX*)>& prepare) {
  boost::asio::ssl::context context{boost::asio::ssl::context::tls_client};
  static constexpr unsigned char kProtocols[] =
      "\x0a"
      "cardroom/1";
  SSL_CTX_set_alpn_protos(context.native_handle(), kProtocols, sizeof kProtocols - 1);
  prepare(context.native_handle());
  return context;
}

Peer::Peer(Loopback& loopback, const std::function<void(SSL_CTX*)>& prepare)
    : loopback_{loopback}, context_{context_of(prepare)}, stream_{loopback.io, context_} {
  stream_.lowest_layer().connect({boost::asio::ip::address_v4::loopback(), loopback.listener.port()});
}

boost::system::error_code Peer::shake_hands() {
  std::optional<boost::system::error_code> result;
  stream_.async_handshake(boost::asio::ssl::stream_base::client,
                          [&](boost::system::error_code error) { result = error; });
  EXPECT_TRUE(loopback_.run_until([&] { return result.has_value(); }));
  return *result;
}

}  // namespace cardroom::server
