// Goal: the client's connection reports the server's key and the reason for a failure, promptly and exactly once. How:
// against servers built on OpenSSL and Asio alone, one for each test, on loopback. (With the real server:
// tests/server/net.)
#include "client/terminal/tls_connection.h"

#include <array>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/write.hpp>
#include <functional>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <openssl/ssl.h>
#include <optional>
#include <string>
#include <vector>

#include "server/net/tls_key.h"
#include "tests/support/patience.h"
#include "tests/support/run_until.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::client {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using testing::HasSubstr;
using namespace std::chrono_literals;

/// All events, in order.
struct Heard {
  std::vector<std::string> events;
  std::optional<KeyFingerprint> key;
  std::string received;

  TlsEvents listen() {
    return {.connected =
                [this](const KeyFingerprint& shown) {
                  key = shown;
                  events.emplace_back("connected");
                },
            .received = [this](std::string_view bytes) { received += bytes; },
            .sent = [this] { events.emplace_back("sent"); },
            .closed = [this](const std::string& why) { events.push_back("closed: " + why); }};
  }
};

int choose_first(SSL*, const unsigned char** out, unsigned char* size, const unsigned char* in, unsigned, void*) {
  *out = in + 1;
  *size = in[0];
  return SSL_TLSEXT_ERR_OK;
}

/// A server that completes a handshake with one client and then does what the test says.
class Server {
 public:
  explicit Server(asio::io_context& io, bool alpn = true, int version = TLS1_3_VERSION)
      : context_{make_context(alpn, version)},
        acceptor_{io, {asio::ip::address_v4::loopback(), 0}},
        stream_{io, context_} {
    acceptor_.async_accept(stream_.lowest_layer(), [this](error_code error) {
      if (!error)
        stream_.async_handshake(asio::ssl::stream_base::server, [this](error_code failed) { shaken = !failed; });
    });
  }

  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  asio::ssl::stream<tcp::socket>& stream() { return stream_; }

  KeyFingerprint fingerprint{};
  bool shaken = false;

 private:
  asio::ssl::context make_context(bool alpn, int version) {
    const TemporaryDirectory directory;
    const auto key = server::load_or_make_tls_key(directory.path());
    fingerprint = key.fingerprint;
    asio::ssl::context result{asio::ssl::context::tls_server};
    SSL_CTX* context = result.native_handle();
    SSL_CTX_use_certificate(context, key.certificate.get());
    SSL_CTX_use_PrivateKey(context, key.key.get());
    SSL_CTX_set_max_proto_version(context, version);
    if (alpn) SSL_CTX_set_alpn_select_cb(context, choose_first, nullptr);
    return result;
  }

  asio::ssl::context context_;
  tcp::acceptor acceptor_;
  asio::ssl::stream<tcp::socket> stream_;
};

class TlsConnectionTest : public testing::Test {
 protected:
  std::shared_ptr<TlsConnection> connect(std::uint16_t port, std::chrono::milliseconds timeout = kPatience,
                                         const std::string& host = "127.0.0.1") {
    return client_.connect(host, port, timeout, heard_.listen());
  }
  /// Runs until this many events have happened.
  void wait(std::size_t count) {
    EXPECT_TRUE(run_until(io_, [&] { return heard_.events.size() >= count; }));
  }
  /// Waits for both sides, because the server finishes the handshake a little later than the client.
  void wait_for_both(const Server& server) {
    EXPECT_TRUE(run_until(io_, [&] { return server.shaken && heard_.key; }));
  }

  asio::io_context io_;
  TlsClient client_{io_};
  Heard heard_;
};

TEST_F(TlsConnectionTest, ReportsTheKeyBeforeAnythingIsSent) {
  Server server{io_};
  const auto connection = connect(server.port(), kPatience, "localhost");
  EXPECT_TRUE(heard_.events.empty());
  wait(1);
  EXPECT_EQ(heard_.events.front(), "connected");
  EXPECT_EQ(heard_.key, server.fingerprint);
}

TEST_F(TlsConnectionTest, ComesFromTheAddressThatIsNamed) {
  Server server{io_};
  const auto connection = client_.connect("127.0.0.1", server.port(), kPatience, heard_.listen(), "127.1.2.3");
  wait_for_both(server);
  EXPECT_EQ(server.stream().lowest_layer().remote_endpoint().address().to_string(), "127.1.2.3");
}

TEST_F(TlsConnectionTest, SaysThatAnAddressIsNotOfThisMachine) {
  Server server{io_};
  const auto connection = client_.connect("127.0.0.1", server.port(), kPatience, heard_.listen(), "192.0.2.1");
  wait(1);
  EXPECT_THAT(heard_.events.front(), HasSubstr("closed: not from 192.0.2.1"));
}

TEST_F(TlsConnectionTest, ReadsNoFurtherWhenTold) {
  Server server{io_};
  const auto connection = connect(server.port());
  wait_for_both(server);
  asio::write(server.stream(), asio::buffer("one", 3));
  EXPECT_TRUE(run_until(io_, [&] { return heard_.received == "one"; }));
  connection->stop_reading();
  asio::write(server.stream(), asio::buffer("two", 3));
  connection->send("sent");
  wait(2);
  EXPECT_EQ(heard_.received, "one");
}

TEST_F(TlsConnectionTest, ReportsThatEverythingIsSentAndThatThePeerHasClosed) {
  Server server{io_};
  const auto connection = connect(server.port());
  wait_for_both(server);
  connection->send("one");
  connection->send("two");
  std::string got(6, ' ');
  bool read = false;
  asio::async_read(server.stream(), asio::buffer(got), [&](error_code, std::size_t) { read = true; });
  ASSERT_TRUE(run_until(io_, [&] { return read; }));
  EXPECT_EQ(got, "onetwo");
  server.stream().lowest_layer().close();
  wait(3);
  EXPECT_EQ(heard_.events[1], "sent");
  EXPECT_EQ(heard_.events[2], "closed: the server has ended it");
}

TEST_F(TlsConnectionTest, ReportsARefusedConnection) {
  const std::uint16_t nobody = tcp::acceptor{io_, {asio::ip::address_v4::loopback(), 0}}.local_endpoint().port();
  const auto connection = connect(nobody);
  EXPECT_TRUE(heard_.events.empty()) << "never from within the call";
  wait(1);
  EXPECT_THAT(heard_.events[0], HasSubstr("refused"));
}

TEST_F(TlsConnectionTest, ReportsAnUnknownHost) {
  const auto connection = connect(1, kPatience, "no such host at all");
  wait(1);
  EXPECT_THAT(heard_.events[0], HasSubstr("closed: no such host"));
}

TEST_F(TlsConnectionTest, GivesUpASilentPeerInTime) {
  // The kernel accepts the connection; no program answers.
  tcp::acceptor silent{io_, {asio::ip::address_v4::loopback(), 0}};
  const auto connection = connect(silent.local_endpoint().port(), 50ms);
  wait(1);
  EXPECT_EQ(heard_.events[0], "closed: no answer");
}

TEST_F(TlsConnectionTest, RefusesAPeerWithoutTls) {
  tcp::acceptor acceptor{io_, {asio::ip::address_v4::loopback(), 0}};
  tcp::socket peer{io_};
  acceptor.async_accept(peer, [&](error_code) { peer.send(asio::buffer("HTTP/1.1 400 Bad Request\r\n\r\n", 28)); });
  const auto connection = connect(acceptor.local_endpoint().port());
  wait(1);
  EXPECT_THAT(heard_.events[0], HasSubstr("closed: no card room there"));
}

TEST_F(TlsConnectionTest, RefusesAPeerWithoutOurProtocol) {
  Server server{io_, false};
  const auto connection = connect(server.port());
  wait(1);
  EXPECT_THAT(heard_.events[0], HasSubstr("closed: no card room there"));
  EXPECT_EQ(heard_.key, std::nullopt);
}

TEST_F(TlsConnectionTest, VersionOnePointTwoIsRefused) {
  Server server{io_, true, TLS1_2_VERSION};
  const auto connection = connect(server.port());
  wait(1);
  EXPECT_THAT(heard_.events[0], HasSubstr("closed: no card room there"));
}

TEST_F(TlsConnectionTest, ReportsNothingAfterClose) {
  Server server{io_};
  connect(server.port())->close();
  io_.run_for(0ms);
  while (io_.poll_one() > 0) {
  }
  EXPECT_TRUE(heard_.events.empty());
}

TEST_F(TlsConnectionTest, CanBeClosedWhenTheKeyIsReported) {
  Server server{io_};
  std::shared_ptr<TlsConnection> connection;
  int calls = 0;
  connection = client_.connect("127.0.0.1", server.port(), kPatience,
                               {.connected =
                                    [&](const KeyFingerprint&) {
                                      ++calls;
                                      connection->close();
                                    },
                                .received = [&](std::string_view) { ++calls; },
                                .sent = [&] { ++calls; },
                                .closed = [&](const std::string&) { ++calls; }});
  ASSERT_TRUE(run_until(io_, [&] { return server.shaken && calls > 0; }));
  std::array<char, 1> nothing{};
  std::optional<error_code> ended;
  server.stream().async_read_some(asio::buffer(nothing), [&](error_code error, std::size_t) { ended = error; });
  ASSERT_TRUE(run_until(io_, [&] { return ended.has_value(); }));
  EXPECT_EQ(*ended, asio::error::eof);
  EXPECT_EQ(calls, 1);
}

TEST_F(TlsConnectionTest, SendsEarlierBytesBeforeItCloses) {
  Server server{io_};
  const auto connection = connect(server.port());
  wait_for_both(server);
  const std::string words(200'000, 'w');
  connection->send(words);
  connection->close();
  std::string got(words.size(), ' ');
  bool read = false;
  asio::async_read(server.stream(), asio::buffer(got), [&](error_code error, std::size_t) { read = !error; });
  EXPECT_TRUE(run_until(io_, [&] { return read; }));
  EXPECT_TRUE(got == words);
  EXPECT_EQ(heard_.events, std::vector<std::string>{"connected"});
}

TEST_F(TlsConnectionTest, TheClientMayGoBeforeItsConnections) {
  Server server{io_};
  std::optional<TlsClient> client{std::in_place, io_};
  const auto connection = client->connect("127.0.0.1", server.port(), kPatience, heard_.listen());
  client.reset();
  wait(1);
  EXPECT_EQ(heard_.events[0], "connected");
  connection->close();
}

}  // namespace
}  // namespace cardroom::client
