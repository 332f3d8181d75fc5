// Goal: the shell reports to the state machine exactly what happens on its sockets, and does exactly what the state
// machine says. How: real sockets and TLS on loopback, with a state machine written by each test.
#include "server/net/server_shell.h"

#include <array>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/write.hpp>
#include <gtest/gtest.h>
#include <optional>

#include "common/base/overloaded.h"
#include "common/system/interfaces.h"
#include "tests/server/net/loopback.h"

namespace cardroom::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

/// Answers one kind of input and ignores the rest.
template <class Wanted, class Answer>
Machine on(Answer answer) {
  return [answer](Instant, Input input, std::vector<Output>& outputs) {
    if (auto* wanted = std::get_if<Wanted>(&input)) answer(*wanted, outputs);
  };
}

TEST(ServerShell, PresentsItsKeyBeforeAnyDataAndEchoes) {
  Loopback loopback;
  const auto client = loopback.connect();
  ASSERT_TRUE(loopback.run_until([&] { return client->key.has_value(); })) << client->closed.value_or("");
  EXPECT_EQ(*client->key, loopback.key.fingerprint);
  EXPECT_EQ(loopback.count<BytesReceived>(), 0);
  client->connection->send("hello");
  ASSERT_TRUE(loopback.run_until([&] { return client->received == "hello"; }));
  EXPECT_EQ(client->sent, 1);
  EXPECT_EQ(loopback.count<ConnectionOpened>(), 1);
  client->connection->close();
  ASSERT_TRUE(loopback.run_until([&] { return loopback.count<ConnectionClosed>() == 1; }));
  EXPECT_EQ(client->closed, std::nullopt);
}

TEST(ServerShell, EchoesAFewMegabytesInOrder) {
  Loopback loopback;
  const auto client = loopback.connect();
  ASSERT_TRUE(loopback.run_until([&] { return client->key.has_value(); }));
  std::string many;
  for (int i = 0; i < 400'000; ++i)
    many += std::to_string(i) + ' ';
  client->connection->send(many);
  ASSERT_TRUE(loopback.run_until([&] { return client->received.size() == many.size(); }));
  EXPECT_TRUE(client->received == many);
}

TEST(ServerShell, ReportsTheAddressWithoutAPort) {
  Loopback loopback;
  const auto client = loopback.connect();
  ASSERT_TRUE(loopback.run_until([&] { return loopback.count<ConnectionOpened>() == 1; }));
  EXPECT_EQ(std::get<ConnectionOpened>(loopback.inputs.front()).address, "127.0.0.1");
}

TEST(ServerShell, SendsTheGoodbyeBeforeItCloses) {
  // The peer has sent bytes that the server has not read. Closing the socket at once would reset the connection and
  // lose the goodbye.
  Loopback loopback{on<ConnectionOpened>([](ConnectionOpened& opened, auto& outputs) {
    outputs.emplace_back(SendBytes{opened.connection, std::string(300'000, 'w')});
    outputs.emplace_back(CloseConnection{opened.connection});
  })};
  const auto client = loopback.connect();
  ASSERT_TRUE(loopback.run_until([&] { return client->key.has_value(); }));
  client->connection->send(std::string(100'000, 'x'));
  ASSERT_TRUE(loopback.run_until([&] { return client->closed.has_value(); }));
  EXPECT_EQ(client->received.size(), 300'000U);
  EXPECT_EQ(loopback.count<ConnectionClosed>(), 0) << "the state machine closed it itself";
}

TEST(ServerShell, APeerThatDoesNotReadBlocksNoOtherAndIsClosedAfterTwoSeconds) {
  ConnectionId first = 0;
  Loopback loopback{[&](Instant, Input input, std::vector<Output>& outputs) {
    std::visit(Overloaded{
                   [&](ConnectionOpened& opened) {
                     if (first == 0) first = opened.connection;
                     const std::size_t size = opened.connection == first ? 30'000'000 : 10;
                     outputs.emplace_back(SendBytes{opened.connection, std::string(size, 'w')});
                   },
                   [&](BytesReceived& received) {
                     if (received.bytes == "close the other") outputs.emplace_back(CloseConnection{first});
                   },
                   [](auto&) {},
               },
               input);
  }};
  Peer deaf{loopback};
  ASSERT_FALSE(deaf.shake_hands());
  const auto quick = loopback.connect();
  ASSERT_TRUE(loopback.run_until([&] { return quick->received.size() == 10; }));
  EXPECT_EQ(loopback.count<BytesSent>(), 1) << "the kernel cannot hold 30 MB";
  const auto before = std::chrono::steady_clock::now();
  quick->connection->send("close the other");
  ASSERT_TRUE(loopback.run_until([&] { return loopback.shell.connections() == 1; }));
  EXPECT_GE(std::chrono::steady_clock::now() - before, kCloseWithin);
}

TEST(ServerShell, APeerThatDoesNotShakeHandsIsClosedAfterFiveSeconds) {
  Loopback loopback;
  Peer silent{loopback};
  const auto before = std::chrono::steady_clock::now();
  std::array<char, 1> nothing{};
  std::optional<error_code> ended;
  silent.stream().next_layer().async_read_some(asio::buffer(nothing),
                                               [&](error_code error, std::size_t) { ended = error; });
  ASSERT_TRUE(loopback.run_until([&] { return ended.has_value(); }));
  EXPECT_GE(std::chrono::steady_clock::now() - before, kHandshakeWithin);
  EXPECT_TRUE(loopback.logged("handshake too slow"));
  EXPECT_TRUE(loopback.inputs.empty());
}

TEST(ServerShell, NoiseInsteadOfAHandshakeDoesNotReachTheMachine) {
  Loopback loopback;
  Peer peer{loopback};
  peer.stream().next_layer().write_some(asio::buffer("GET / HTTP/1.1\r\n\r\n", 18));
  ASSERT_TRUE(loopback.run_until([&] { return loopback.logged("handshake_failed"); }));
  EXPECT_TRUE(loopback.inputs.empty());
  EXPECT_EQ(loopback.shell.connections(), 0U);
  EXPECT_EQ(loopback.shell.metrics().handshakes_failed, 1U);
}

TEST(ServerShell, ABrokenRecordEndsThatConnectionOnly) {
  Loopback loopback;
  const auto other = loopback.connect();
  Peer peer{loopback};
  ASSERT_FALSE(peer.shake_hands());
  ASSERT_TRUE(loopback.run_until([&] { return loopback.count<ConnectionOpened>() == 2; }));
  const std::string record = std::string("\x17\x03\x03\x00\x20", 5) + std::string(32, 'x');  // not encrypted
  peer.stream().next_layer().write_some(asio::buffer(record));
  ASSERT_TRUE(loopback.run_until([&] { return loopback.count<ConnectionClosed>() == 1; }));
  other->connection->send("still there");
  EXPECT_TRUE(loopback.run_until([&] { return other->received == "still there"; }));
}

TEST(ServerShell, OneAddressCannotHaveManyHandshakesUnderWay) {
  Loopback loopback{Loopback::echo(),
                    {.sockets = 100,
                     .handshakes = 50,
                     .handshakes_per_address = 3,
                     .rate_per_address = {100, 100},
                     .rate = {100, 100}}};
  std::vector<std::unique_ptr<Peer>> silent;
  for (int i = 0; i < 4; ++i)
    silent.push_back(std::make_unique<Peer>(loopback));
  ASSERT_TRUE(loopback.run_until([&] { return loopback.logged("connections_refused count=1 last=127.0.0.1"); }));
  EXPECT_EQ(loopback.shell.connections(), 3U);
  EXPECT_EQ(loopback.shell.metrics().turned_away[static_cast<std::size_t>(TurnedAway::handshakes_of_address)], 1U);
  ASSERT_FALSE(silent.front()->shake_hands());  // One of the three handshakes is done, which makes room for another.
  ASSERT_TRUE(loopback.run_until([&] { return loopback.count<ConnectionOpened>() == 1; }));
  const auto client = loopback.connect();
  EXPECT_TRUE(loopback.run_until([&] { return client->key.has_value(); }));
}

TEST(ServerShell, WakesTheMachineOnceAtTheLastTimeItNamed) {
  std::optional<Instant> woken;
  std::optional<Instant> asked;
  Loopback loopback{[&](Instant now, Input input, std::vector<Output>& outputs) {
    if (std::holds_alternative<Woken>(input) && !asked) {
      asked = now;
      outputs.emplace_back(WakeAt{now + std::chrono::hours{1}});
      outputs.emplace_back(WakeAt{now + std::chrono::milliseconds{30}});
    } else if (std::holds_alternative<Woken>(input)) {
      woken = now;
    }
  }};
  loopback.shell.feed(Woken{});
  ASSERT_TRUE(loopback.run_until([&] { return woken.has_value(); }));
  EXPECT_GE(*woken, *asked + std::chrono::milliseconds{30});
  EXPECT_EQ(loopback.count<Woken>(), 2);
}

TEST(ServerShell, ShutsDownWhenTheMachineHasFinished) {
  Loopback loopback;
  const auto client = loopback.connect();
  ASSERT_TRUE(loopback.run_until([&] { return loopback.count<ConnectionOpened>() == 1; }));
  bool stopped = false;
  loopback.listener.stop();
  loopback.shell.shut_down(ShutDown{}, [&] { stopped = true; });
  ASSERT_TRUE(loopback.run_until([&] { return stopped && client->closed.has_value(); }));
  EXPECT_EQ(loopback.shell.connections(), 0U);
}

TEST(ServerShell, ShutsDownAtTheDeadlineWhateverTheMachineDoes) {
  Loopback loopback{[](Instant, Input, std::vector<Output>&) {}};
  bool stopped = false;
  const auto before = std::chrono::steady_clock::now();
  loopback.shell.shut_down(ShutDown{}, [&] { stopped = true; });
  ASSERT_TRUE(loopback.run_until([&] { return stopped; }));
  EXPECT_GE(std::chrono::steady_clock::now() - before, kShutDownWithin);
}

TEST(Listener, SkipsATakenPortForAHost) {
  asio::io_context io;
  const Listener first{io, 0, true};
  const Listener second{io, first.port(), true, TakenPort::skip};
  EXPECT_GT(second.port(), first.port());
  EXPECT_LT(second.port(), first.port() + kPortsTried);
}

TEST(Listener, ReportsATakenPortOfAService) {
  asio::io_context io;
  const Listener first{io, 0, true};
  try {
    const Listener second{io, first.port(), true};
    ADD_FAILURE() << "it listens on " << second.port();
  } catch (const ListenError& error) {
    EXPECT_EQ(error.what(), "cannot listen on port " + std::to_string(first.port()) + ": Address already in use");
  }
}

TEST(Listener, TakesIPv4AndIPv6) {
  asio::io_context io;
  int accepted = 0;
  Listener listener{io, 0, false};
  listener.start([&](const tcp::socket&) { ++accepted; });
  tcp::socket four{io};
  four.connect({asio::ip::address_v4::loopback(), listener.port()});
  tcp::socket six{io};
  error_code error;
  six.connect({asio::ip::address_v6::loopback(), listener.port()}, error);
  const int expected = error ? 1 : 2;  // A host without IPv6 has only one.
  EXPECT_TRUE(run_until(io, [&] { return accepted == expected; }));
}

TEST(Listener, LocalOnlyCannotBeReachedFromOutside) {
  asio::io_context io;
  const Listener listener{io, 0, true};
  for (const Interface& interface : interfaces()) {
    const asio::ip::address_v4 address{interface.address};
    if (address.is_loopback()) continue;
    tcp::socket outside{io};
    error_code error;
    outside.connect({address, listener.port()}, error);
    EXPECT_EQ(error, asio::error::connection_refused) << address;
  }
}

TEST(Interfaces, NeighboursAreThoseOfTheSameNetwork) {
  const std::vector<Interface> here{{.index = 1, .address = 0x7F00'0001, .mask = 0xFF00'0000, .broadcast = {}},
                                    {.index = 2, .address = 0xC0A8'0105, .mask = 0xFFFF'FF00, .broadcast = {}}};
  EXPECT_TRUE(is_on_link(0xC0A8'0107, here));
  EXPECT_TRUE(is_on_link(0x7F00'0002, here));
  EXPECT_FALSE(is_on_link(0xC0A8'0207, here));
  EXPECT_FALSE(is_on_link(0x0808'0808, here));
  EXPECT_TRUE(is_on_link(0x7F00'0001)) << "this machine";
  EXPECT_TRUE(is_on_link(0)) << "this machine, without a network";
}

}  // namespace
}  // namespace cardroom::server
