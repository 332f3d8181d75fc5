#include "server/net/connection_core.h"

#include <gtest/gtest.h>

#include "tests/support/viewer_update.h"

/// One connection at byte level: limits, rates, heartbeats, and how a peer that does not read is handled.
namespace cardroom::server {
namespace {

using namespace session::v1;
using cardroom::testing::divided;

struct ConnectionCoreTest : ::testing::Test {
  std::string framed(const ClientMessage& message) {
    std::string bytes;
    append_frame(bytes, message.SerializeAsString());
    return bytes;
  }
  ClientMessage request(std::uint64_t id = 1) {
    ClientMessage message;
    message.set_request_id(id);
    message.mutable_list_tables();
    return message;
  }
  /// Flushes the connection, and returns the messages sent.
  std::vector<ServerMessage> flush() {
    std::vector<Output> outputs;
    closed = core.flush(now, outputs);
    std::vector<ServerMessage> messages;
    FrameDecoder decoder{kReplyBytesMax};
    for (auto& output : outputs) {
      if (auto* send = std::get_if<SendBytes>(&output)) {
        decoder.push(send->bytes);
        for (auto payload = decoder.next().value(); payload; payload = decoder.next().value()) {
          messages.emplace_back().ParseFromString(*payload);
        }
      }
    }
    return messages;
  }
  wire::TableUpdate update(std::uint64_t version, std::uint32_t first_event, int events, std::uint32_t game = 1) {
    wire::TableUpdate made;
    made.set_table_id("table");
    made.set_version(version);
    made.set_game_number(game);
    made.set_first_event(first_event);
    for (int i = 0; i < events; ++i)
      made.add_events()->mutable_lucky_thirteen()->mutable_drew()->set_seat(first_event +
                                                                            static_cast<std::uint32_t>(i));
    return made;
  }
  ServerMessage done(std::uint64_t request_id) {
    ServerMessage message;
    message.set_request_id(request_id);
    message.mutable_done();
    return message;
  }

  Instant now{1'000};
  ConnectionCore core{1, now};
  bool closed = false;
};

TEST_F(ConnectionCoreTest, SendsQueuedMessages) {
  core.received(now, framed(request(7)));
  const auto message = core.next(now);
  ASSERT_TRUE(message.has_value());
  EXPECT_EQ(message->request_id(), 7U);
  EXPECT_FALSE(core.next(now).has_value());
}

TEST_F(ConnectionCoreTest, TreatsHeartbeatsAsSignsOfLifeOnly) {
  core.greeted(/*changes=*/false);
  ClientMessage heartbeat;
  heartbeat.mutable_heartbeat();
  now += 1s;
  core.received(now, framed(heartbeat));
  EXPECT_FALSE(core.next(now).has_value());
  EXPECT_EQ(core.last_sign(), now);
}

TEST_F(ConnectionCoreTest, BeforeTheHelloAMessageHasAtMostOneKibibyte) {
  core.received(now, framed([&] {
                  auto message = request();
                  message.mutable_list_tables()->set_after(std::string(kHelloBytesMax, 'x'));
                  return message;
                }()));
  EXPECT_FALSE(core.next(now).has_value());
  EXPECT_EQ(core.reason(), GOODBYE_REASON_BAD_FRAME);
}

TEST_F(ConnectionCoreTest, AfterTheHelloAMessageHasAtMostFourKibibytes) {
  core.greeted(/*changes=*/false);
  auto large = request();
  large.mutable_list_tables()->set_after(std::string(kRequestBytesMax - 100, 'x'));
  core.received(now, framed(large));
  EXPECT_TRUE(core.next(now).has_value());
  large.mutable_list_tables()->set_after(std::string(kRequestBytesMax, 'x'));
  core.received(now, framed(large));
  EXPECT_FALSE(core.next(now).has_value());
  EXPECT_EQ(flush().back().goodbye().reason(), GOODBYE_REASON_BAD_FRAME);
  EXPECT_TRUE(closed);
}

TEST_F(ConnectionCoreTest, AnInvalidMessageEndsTheConnection) {
  core.received(now, std::string{"\0\0\0\3\xFF\xFF\xFF", 7});
  EXPECT_FALSE(core.next(now).has_value());
  EXPECT_EQ(core.reason(), GOODBYE_REASON_BAD_FRAME);
}

TEST_F(ConnectionCoreTest, NothingIsReadAfterTheGoodbye) {
  core.goodbye(now, GOODBYE_REASON_SUPERSEDED, "");
  core.received(now, framed(request()));
  EXPECT_FALSE(core.next(now).has_value());
  core.goodbye(now, GOODBYE_REASON_SILENT, "");
  EXPECT_EQ(core.reason(), GOODBYE_REASON_SUPERSEDED) << "one goodbye is enough";
}

TEST_F(ConnectionCoreTest, AMissingHelloEndsTheConnection) {
  now += kHelloWithin - 1ms;
  core.woken(now);
  EXPECT_FALSE(core.ending());
  now += 1ms;
  core.woken(now);
  EXPECT_EQ(core.reason(), GOODBYE_REASON_NO_HELLO);
}

TEST_F(ConnectionCoreTest, SixSecondsOfSilenceEndTheConnection) {
  core.greeted(/*changes=*/false);
  const Instant start = now;
  while (!core.ending()) {
    now = *core.wake_at();
    core.woken(now);
  }
  EXPECT_EQ(core.reason(), GOODBYE_REASON_SILENT);
  EXPECT_EQ(now, start + kSilenceMax);
}

TEST_F(ConnectionCoreTest, AfterAHoldThePeerMaySpeakFirst) {
  core.greeted(/*changes=*/false);
  now += kSilenceMax + 2s;
  core.woken(now);
  EXPECT_FALSE(core.ending()) << "its data may still be waiting to be read";
  EXPECT_EQ(core.wake_at(), now + kSpeakUp);
  core.received(now, "\0");
  EXPECT_EQ(core.last_sign(), now);
  EXPECT_EQ(core.wake_at(), now + kHeartbeatEvery);
}

TEST_F(ConnectionCoreTest, APeerThatStaysSilentIsLostSoonAfterAHold) {
  core.greeted(/*changes=*/false);
  const Instant start = now;
  now += kSilenceMax + 2s;
  core.woken(now);
  EXPECT_EQ(core.last_sign(), start) << "its seat is held from then on";
  now += kSpeakUp;
  core.woken(now);
  EXPECT_EQ(core.reason(), GOODBYE_REASON_SILENT);
}

TEST_F(ConnectionCoreTest, AHeartbeatGoesOutEveryTwoSeconds) {
  core.greeted(/*changes=*/false);
  EXPECT_EQ(core.wake_at(), now + kHeartbeatEvery);
  now += kHeartbeatEvery;
  core.woken(now);
  const auto sent = flush();
  ASSERT_EQ(sent.size(), 1U);
  EXPECT_TRUE(sent[0].has_heartbeat());
  EXPECT_EQ(core.wake_at(), now + kHeartbeatEvery);
}

TEST_F(ConnectionCoreTest, ExceedingTheMessageRateEndsTheConnection) {
  core.greeted(/*changes=*/false);
  std::string bytes;
  for (std::uint32_t i = 0; i <= kMessageRate.burst; ++i)
    bytes += framed(request());
  core.received(now, bytes);
  std::uint32_t taken = 0;
  while (core.next(now))
    ++taken;
  EXPECT_EQ(taken, kMessageRate.burst);
  const auto sent = flush();
  EXPECT_EQ(sent.back().goodbye().reason(), GOODBYE_REASON_TOO_FAST);
  EXPECT_EQ(sent.back().goodbye().retry_after_ms(), kRetryAfter.count());
}

TEST_F(ConnectionCoreTest, AnUpdateThatExceedsAFrameOmitsItsOldestEvents) {
  core.send_update(divided(update(5, 7, 20'000)));
  const auto sent = flush();
  ASSERT_EQ(sent.size(), 1U);
  const auto& told = sent[0].table_update();
  EXPECT_GT(told.events_size(), 1'000);
  EXPECT_EQ(told.first_event() + static_cast<std::uint32_t>(told.events_size()), 20'007U) << "the newest are kept";
  EXPECT_EQ(told.events(0).lucky_thirteen().drew().seat(), told.first_event()) << "and their numbers have not changed";
}

TEST_F(ConnectionCoreTest, OnlyOneSendIsInProgressAtATime) {
  core.send(done(1));
  EXPECT_EQ(flush().size(), 1U);
  core.send(done(2));
  core.send(done(3));
  EXPECT_TRUE(flush().empty());
  core.sent();
  EXPECT_EQ(flush().size(), 2U);
}

TEST_F(ConnectionCoreTest, AQueuedUpdateIsReplacedAndItsEventsAreJoined) {
  core.send(done(1));
  flush();
  core.send_update(divided(update(5, 0, 2)));
  core.send(done(2));
  core.send_update(divided(update(6, 2, 1)));
  core.sent();
  const auto sent = flush();
  ASSERT_EQ(sent.size(), 2U);
  EXPECT_EQ(sent[0].request_id(), 2U) << "an answer comes before the view that it caused";
  const auto& joined = sent[1].table_update();
  EXPECT_EQ(joined.version(), 6U);
  EXPECT_EQ(joined.first_event(), 0U);
  ASSERT_EQ(joined.events_size(), 3);
  for (int i = 0; i < 3; ++i) {
    EXPECT_EQ(joined.events(i).lucky_thirteen().drew().seat(), static_cast<std::uint32_t>(i));
  }
}

TEST_F(ConnectionCoreTest, ChangesAreRelativeToTheLastUpdateThatWasSent) {
  core.greeted(/*changes=*/true);
  auto whole = update(5, 0, 1);
  whole.set_decision(1);
  core.send_update(divided(whole));
  DeltaDecoder decoder;
  auto first = flush().at(0).table_update();
  ASSERT_TRUE(decoder.decode(first));
  EXPECT_FALSE(first.has_changes());
  whole = update(6, 1, 1);
  core.send_update(divided(whole));
  whole = update(7, 2, 1);
  whole.set_decision(1);
  core.send_update(divided(whole));
  core.sent();
  auto second = flush().at(0).table_update();
  EXPECT_TRUE(second.has_changes());
  EXPECT_FALSE(second.has_decision()) << "unchanged since the last update that was sent";
  ASSERT_TRUE(decoder.decode(second));
  auto expected = update(7, 1, 2);
  expected.set_decision(1);
  EXPECT_EQ(second.ShortDebugString(), expected.ShortDebugString());
}

TEST_F(ConnectionCoreTest, AClientWithoutChangesIsSentWholeUpdates) {
  core.greeted(/*changes=*/false);
  for (std::uint64_t version = 5; version < 7; ++version) {
    core.send_update(divided(update(version, 0, 1)));
    EXPECT_EQ(flush().at(0).table_update().ShortDebugString(), update(version, 0, 1).ShortDebugString());
    core.sent();
  }
}

TEST_F(ConnectionCoreTest, UpdatesOfDifferentGamesAreBothSent) {
  core.send(done(1));
  flush();
  core.send_update(divided(update(5, 10, 2, 1)));
  core.send_update(divided(update(6, 0, 1, 2)));
  core.sent();
  EXPECT_EQ(flush().size(), 2U);
}

TEST_F(ConnectionCoreTest, UpdatesAreNotJoinedAcrossAMessageAboutTheDeal) {
  core.send(done(1));
  flush();
  core.send_update(divided(update(5, 0, 2)));
  ServerMessage revealed;
  revealed.mutable_deal_revealed();
  core.send_in_order(revealed);
  core.send_update(divided(update(6, 2, 1)));
  core.sent();
  const auto sent = flush();
  ASSERT_EQ(sent.size(), 3U);
  EXPECT_TRUE(sent[1].has_deal_revealed());
}

TEST_F(ConnectionCoreTest, APeerThatDoesNotReadIsCutOffAndMayResume) {
  core.greeted(/*changes=*/false);
  core.send(done(1));
  flush();
  ServerMessage large;
  large.mutable_welcome()->set_server_name(std::string(kReplyBytesMax - 100, 'x'));
  for (std::size_t bytes = 0; bytes <= kOutboxBytesMax; bytes += kReplyBytesMax - 100) {
    EXPECT_FALSE(core.ending());
    core.send(large);
  }
  EXPECT_TRUE(flush().empty()) << "another send is still in progress";
  EXPECT_TRUE(closed);
  EXPECT_EQ(core.reason(), GOODBYE_REASON_TOO_SLOW);
}

TEST_F(ConnectionCoreTest, AGoodbyeWaitsBrieflyForASendInProgress) {
  core.send(done(1));
  flush();
  core.goodbye(now, GOODBYE_REASON_SHUTTING_DOWN, "bye");
  EXPECT_TRUE(flush().empty());
  EXPECT_FALSE(closed);
  EXPECT_EQ(core.wake_at(), now + kGoodbyeWithin);
  now += kGoodbyeWithin;
  core.woken(now);
  flush();
  EXPECT_TRUE(closed);
}

TEST_F(ConnectionCoreTest, AnIdleConnectionIsSmall) {
  EXPECT_LE(sizeof(ConnectionCore), 512U) << "bytes; an idle connection owns no other memory";
}

}  // namespace
}  // namespace cardroom::server
