// Goal: the state machine's decisions about a connection reach the peer. How: the real ServerCore behind the real
// shells, with TLS on loopback.
#include <gtest/gtest.h>
#include <memory>

#include "cardroom/session/v1/session.pb.h"
#include "common/protocol/frame_codec.h"
#include "server/server_core.h"
#include "tests/server/net/loopback.h"

namespace cardroom::server {
namespace {

using session::v1::ServerMessage;

Machine real_machine() {
  const auto entropy = [dice = BotDice{1}](std::span<std::byte> bytes) mutable {
    for (std::byte& byte : bytes)
      byte = static_cast<std::byte>(dice.uniform(256));
  };
  auto core = std::make_shared<ServerCore>(Config{.server_name = "Test", .limits = {}, .private_table = {}}, entropy);
  return [core](Instant now, Input input, std::vector<Output>& outputs) { core->step(now, std::move(input), outputs); };
}

/// All complete messages that have arrived.
std::vector<ServerMessage> messages(const Client& client) {
  FrameDecoder decoder{kReplyBytesMax};
  decoder.push(client.received);
  std::vector<ServerMessage> result;
  for (auto payload = decoder.next(); payload && *payload; payload = decoder.next()) {
    EXPECT_TRUE(result.emplace_back().ParseFromString(**payload));
  }
  return result;
}

/// The reason in the server's goodbye, once it has arrived.
session::v1::GoodbyeReason goodbye_to(const Client& client) {
  const auto all = messages(client);
  return all.empty() ? session::v1::GOODBYE_REASON_UNSPECIFIED : all.back().goodbye().reason();
}

class CoreOverTls : public testing::Test {
 protected:
  std::unique_ptr<Client> connect() {
    auto client = loopback_.connect();
    EXPECT_TRUE(loopback_.run_until([&] { return client->key.has_value(); }));
    return client;
  }
  void say_hello(Client& client) {
    session::v1::ClientMessage message;
    auto& hello = *message.mutable_hello();
    hello.set_protocol_min(1);
    hello.set_protocol_max(1);
    hello.set_name("Ann");
    std::string frame;
    append_frame(frame, message.SerializeAsString());
    client.connection->send(frame);
    EXPECT_TRUE(loopback_.run_until([&] { return !messages(client).empty(); }));
    EXPECT_TRUE(messages(client).front().has_welcome());
  }

  Loopback loopback_{real_machine()};
};

TEST_F(CoreOverTls, AnOversizedFrameEndsOnlyThatConnectionAndSaysWhy) {
  const auto other = connect();
  say_hello(*other);
  const auto client = connect();
  client->connection->send(std::string("\x00\x10\x00\x00", 4) + std::string(50'000, 'x'));
  ASSERT_TRUE(loopback_.run_until([&] { return client->closed.has_value(); }));
  EXPECT_EQ(goodbye_to(*client), session::v1::GOODBYE_REASON_BAD_FRAME);
  EXPECT_EQ(other->closed, std::nullopt);
}

TEST_F(CoreOverTls, ASilentClientIsToldSoAfterFiveSeconds) {
  loopback_.shell.feed(Woken{});
  const auto client = connect();
  ASSERT_TRUE(loopback_.run_until([&] { return client->closed.has_value(); }));
  EXPECT_EQ(goodbye_to(*client), session::v1::GOODBYE_REASON_NO_HELLO);
}

TEST_F(CoreOverTls, EverybodyIsToldWhenTheServerEnds) {
  const auto ann = connect();
  say_hello(*ann);
  const auto mute = connect();
  ASSERT_TRUE(loopback_.run_until([&] { return loopback_.count<ConnectionOpened>() == 2; }));
  bool stopped = false;
  loopback_.listener.stop();
  loopback_.shell.shut_down(ShutDown{}, [&] { stopped = true; });
  ASSERT_TRUE(loopback_.run_until([&] { return stopped && ann->closed && mute->closed; }));
  EXPECT_EQ(goodbye_to(*ann), session::v1::GOODBYE_REASON_SHUTTING_DOWN);
  EXPECT_EQ(goodbye_to(*mute), session::v1::GOODBYE_REASON_SHUTTING_DOWN);
}

}  // namespace
}  // namespace cardroom::server
