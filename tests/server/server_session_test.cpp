#include <algorithm>
#include <cstring>
#include <gtest/gtest.h>

#include "common/protocol/token.h"
#include "server/session/sessions.h"
#include "tests/server/server_world.h"

/// Sessions, seen from outside: hello, tokens, resume, and exactly-once requests.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

constexpr std::chrono::milliseconds kAWhile{100};

struct ServerSession : ::testing::Test {
  GoodbyeReason goodbye_to(const ClientMessage& message) {
    Peer& peer = world.connect();
    world.send(peer, message);
    EXPECT_TRUE(peer.closed);
    return peer.goodbye().reason();
  }
  std::string token_of(const Peer& peer) { return peer.last(ServerMessage::kWelcome).welcome().token(); }
  ClientMessage list() {
    ClientMessage message;
    message.mutable_list_tables();
    return message;
  }

  ServerWorld world;
};

TEST_F(ServerSession, AHelloIsAnsweredWithAUniqueSecret) {
  Peer& ann = world.join_as("Ann");
  Peer& bob = world.join_as("Bob");
  const auto& welcome = ann.last(ServerMessage::kWelcome).welcome();
  EXPECT_EQ(welcome.token().size(), kTokenBytes);
  EXPECT_NE(welcome.token(), token_of(bob));
  EXPECT_FALSE(welcome.resumed());
  EXPECT_EQ(welcome.protocol(), 1U);
  EXPECT_EQ(welcome.server_name(), "Test");
  EXPECT_EQ(welcome.last_request_id(), 0U);
  ASSERT_GE(welcome.kinds_size(), 1);
  EXPECT_EQ(welcome.kinds(0).id(), "lucky-thirteen");
}

TEST_F(ServerSession, AHelloIsLoggedWithTheProgramUnlessItsNameCouldForgeTheLine) {
  const auto last_line_after = [this](const std::string& software) {
    auto message = hello("Ann");
    message.mutable_hello()->set_software(software);
    world.send(world.connect(), message);
    return world.lines.back().text;
  };
  EXPECT_TRUE(last_line_after("cardroom-term 0.1.0").ends_with(" software=\"cardroom-term 0.1.0\""));
  EXPECT_TRUE(last_line_after("x\" session=\"y").ends_with(" software=\"?\""));
  EXPECT_TRUE(last_line_after(std::string(kPlaceNameMax + 1, 'x')).ends_with(" software=\"?\""));
  EXPECT_TRUE(last_line_after("").ends_with(" software=\"?\""));
}

TEST_F(ServerSession, AClientThatIsTooOldOrTooNewIsTold) {
  auto message = hello("Ann");
  message.mutable_hello()->set_protocol_min(2);
  message.mutable_hello()->set_protocol_max(3);
  EXPECT_EQ(goodbye_to(message), GOODBYE_REASON_CLIENT_TOO_NEW);
  message.mutable_hello()->set_protocol_min(0);
  EXPECT_EQ(goodbye_to(message), GOODBYE_REASON_BAD_HELLO);
  const auto old = validate(hello("Ann").hello(), Versions{2, 3});
  ASSERT_TRUE(old.has_value());
  EXPECT_EQ(old->reason, GOODBYE_REASON_CLIENT_TOO_OLD);
  EXPECT_NE(old->text.find("newer Cardroom"), std::string::npos);
}

TEST_F(ServerSession, ANewerClientThatSpeaksOurVersionIsAccepted) {
  auto message = hello("Ann");
  message.mutable_hello()->set_protocol_max(9);
  Peer& peer = world.connect();
  world.send(peer, message);
  EXPECT_EQ(peer.last(ServerMessage::kWelcome).welcome().protocol(), 1U);
}

TEST_F(ServerSession, NamesThatCannotBeShownAreRefused) {
  for (const char* name : {"", "a\nb",
                           "\xE2\x80\xAE"
                           "abc",
                           "1234567890123456789012345"}) {
    EXPECT_EQ(goodbye_to(hello(name)), GOODBYE_REASON_BAD_HELLO) << name;
  }
  EXPECT_FALSE(world.join_as("سارا").closed);
}

TEST_F(ServerSession, PartlyInvisibleNamesAndNamesThatCoverOtherLinesAreRefused) {
  const std::string stacked = "a\xCC\x81\xCC\x81\xCC\x81\xCC\x81";
  for (const std::string& name : {std::string{"Ka\xE2\x80\x8Bri"}, std::string{"\xE3\x85\xA4"}, stacked})
    EXPECT_EQ(goodbye_to(hello(name)), GOODBYE_REASON_BAD_HELLO) << ::testing::PrintToString(name);
  EXPECT_FALSE(world.join_as("می\xE2\x80\x8Cنا").closed) << "an ordinary Persian name";
}

TEST_F(ServerSession, ANameThatIsNotUtf8EndsTheConnection) {
  Peer& peer = world.connect();
  // A hello (field 10) with the name (field 6) FF.
  world.send_bytes(peer, std::string{"\0\0\0\5\x52\x03\x32\x01\xFF", 9});
  EXPECT_EQ(peer.goodbye().reason(), GOODBYE_REASON_BAD_FRAME);
}

TEST_F(ServerSession, ATokenOfAnotherLengthIsInvalid) {
  EXPECT_EQ(goodbye_to(hello("Ann", "short")), GOODBYE_REASON_BAD_HELLO);
}

TEST_F(ServerSession, AnUnknownTokenBeginsANewSession) {
  const std::string unknown(kTokenBytes, 'x');
  Peer& ann = world.join_as("Ann", unknown);
  EXPECT_FALSE(ann.last(ServerMessage::kWelcome).welcome().resumed());
  EXPECT_NE(token_of(ann), unknown);
}

TEST_F(ServerSession, TheFirstMessageMustBeAHello) {
  EXPECT_EQ(goodbye_to(list()), GOODBYE_REASON_NO_HELLO);
}

TEST_F(ServerSession, ASilentConnectionIsClosed) {
  Peer& peer = world.connect();
  world.silence(peer);
  world.pass(kHelloWithin);
  EXPECT_EQ(peer.goodbye().reason(), GOODBYE_REASON_NO_HELLO);
  EXPECT_TRUE(peer.closed);
}

TEST_F(ServerSession, ManyDueConnectionsAreHandledAFewAtATime) {
  std::vector<Peer*> peers;
  peers.reserve(3 * kAlarmsAtATime);
  for (std::size_t i = 0; i < 3 * kAlarmsAtATime; ++i)
    peers.push_back(&world.connect("address " + std::to_string(i)));
  const auto closed = [&] { return std::ranges::count_if(peers, [](const Peer* peer) { return peer->closed; }); };
  world.now += kHelloWithin;
  for (std::size_t round = 1; round <= 3; ++round) {
    world.feed(Woken{});
    EXPECT_EQ(static_cast<std::size_t>(closed()), round * kAlarmsAtATime);
  }
}

TEST_F(ServerSession, ASecondHelloIsOutOfOrder) {
  Peer& ann = world.join_as("Ann");
  world.send(ann, hello("Ann"));
  EXPECT_EQ(ann.last(ServerMessage::kRefused).refused().reason(), REFUSAL_REASON_OUT_OF_ORDER);
  EXPECT_FALSE(ann.closed);
}

TEST_F(ServerSession, TheNewestConnectionWithATokenWins) {
  Peer& older = world.join_as("Ann");
  Peer& newer = world.join_as("Ann", token_of(older));
  EXPECT_EQ(older.goodbye().reason(), GOODBYE_REASON_SUPERSEDED);
  EXPECT_TRUE(older.closed);
  EXPECT_TRUE(newer.last(ServerMessage::kWelcome).welcome().resumed());
  EXPECT_EQ(token_of(newer), token_of(older));
  EXPECT_TRUE(world.ask(newer, list()).has_table_list());
}

TEST_F(ServerSession, ASecondClientOfTheSameUserIsAnotherPerson) {
  Peer& one = world.join_as("Ann");
  Peer& two = world.join_as("Ann");
  const auto joined = world.ask(one, create_table(0));
  EXPECT_TRUE(world.ask(two, join_table(joined.joined_table().table_id())).has_joined_table());
  EXPECT_EQ(two.table().seats(1).person().name(), "Ann 2");
}

TEST_F(ServerSession, RequestsAreNumberedConsecutively) {
  Peer& ann = world.join_as("Ann");
  auto message = list();
  message.set_request_id(2);
  world.send(ann, message);
  EXPECT_EQ(ann.last(ServerMessage::kRefused).refused().reason(), REFUSAL_REASON_OUT_OF_ORDER);
  message.set_request_id(0);
  world.send(ann, message);
  EXPECT_EQ(ann.count(ServerMessage::kRefused), 2U);
  message.set_request_id(1);
  world.send(ann, message);
  EXPECT_EQ(ann.count(ServerMessage::kTableList), 1U) << "a number out of order is not used up";
}

TEST_F(ServerSession, ARepeatedRequestGetsTheSameAnswerAndIsDoneOnce) {
  Peer& ann = world.join_as("Ann");
  const auto first = world.ask(ann, create_table(0));
  auto again = create_table(0);
  again.set_request_id(1);
  world.send(ann, again);
  EXPECT_EQ(ann.count(ServerMessage::kJoinedTable), 2U);
  EXPECT_EQ(ann.last(ServerMessage::kJoinedTable).SerializeAsString(), first.SerializeAsString());
  EXPECT_EQ(world.core().status().tables, 1U);
}

TEST_F(ServerSession, AMoveThatIsRepeatedAfterAResumeIsMadeOnce) {
  Peer& ann = world.join_as("Ann");
  world.ask(ann, create_table(3, 5'000));
  auto move = first_move(ann.table());
  move.set_request_id(2);
  world.send(ann, move);
  const auto discards = ann.table().view().lucky_thirteen().discards_size();
  EXPECT_EQ(discards, 1);
  world.cut(ann);
  Peer& back = world.join_as("Ann", token_of(ann));
  EXPECT_EQ(back.last(ServerMessage::kWelcome).welcome().last_request_id(), 2U);
  world.send(back, move);
  EXPECT_TRUE(back.last(ServerMessage::kDone).has_done());
  EXPECT_EQ(back.last(ServerMessage::kDone).request_id(), 2U);
  EXPECT_EQ(back.table().view().lucky_thirteen().discards_size(), 1);
}

TEST_F(ServerSession, OneRequestIsOutstandingAtATime) {
  world.journal_answers = false;
  Peer& ann = world.join_as("Ann");
  EXPECT_EQ(world.ask(ann, create_table(0)).body_case(), ServerMessage::BODY_NOT_SET);
  EXPECT_EQ(world.ask(ann, list()).refused().reason(), REFUSAL_REASON_OUT_OF_ORDER);
  auto again = create_table(0);
  again.set_request_id(1);
  world.send(ann, again);
  EXPECT_EQ(ann.count(ServerMessage::kJoinedTable), 0U) << "still in progress";
  world.answer_journal();
  EXPECT_EQ(ann.count(ServerMessage::kJoinedTable), 1U);
}

TEST_F(ServerSession, AnAnswerIsSentOnTheNewConnection) {
  world.journal_answers = false;
  Peer& ann = world.join_as("Ann");
  world.ask(ann, create_table(0));
  world.cut(ann);
  Peer& back = world.join_as("Ann", token_of(ann));
  world.journal_answers = true;
  world.answer_journal();
  EXPECT_EQ(back.count(ServerMessage::kJoinedTable), 1U);
  EXPECT_EQ(back.table().seat(), 0U);
}

TEST_F(ServerSession, APersonWhoIsLostWhileJoiningIsLostAtTheTable) {
  world.journal_answers = false;
  Peer& ann = world.join_as("Ann");
  world.ask(ann, create_table(0));
  world.cut(ann);
  world.journal_answers = true;
  world.answer_journal();
  Peer& bob = world.join_as("Bob");
  const auto tables = world.ask(bob, list()).table_list();
  ASSERT_EQ(tables.tables_size(), 1);
  EXPECT_FALSE(tables.tables(0).seats(0).person().connected());
}

TEST_F(ServerSession, AnUnknownRequestIsUnsupportedAndUsesItsNumber) {
  Peer& ann = world.join_as("Ann");
  ClientMessage unknown;
  unknown.GetReflection()->MutableUnknownFields(&unknown)->AddVarint(4'000, 1);
  EXPECT_EQ(world.ask(ann, unknown).refused().reason(), REFUSAL_REASON_UNSUPPORTED);
  EXPECT_TRUE(world.ask(ann, list()).has_table_list());
  unknown.set_request_id(0);
  world.send(ann, unknown);
  EXPECT_EQ(ann.last(ServerMessage::kRefused).refused().reason(), REFUSAL_REASON_UNSUPPORTED);
  EXPECT_FALSE(ann.closed);
}

TEST_F(ServerSession, RequestsOverTheRateAreRefusedAndTheConnectionStays) {
  Peer& ann = world.join_as("Ann");
  for (std::uint32_t i = 0; i < kLobbyRate.burst; ++i)
    ASSERT_TRUE(world.ask(ann, list()).has_table_list());
  EXPECT_EQ(world.ask(ann, list()).refused().reason(), REFUSAL_REASON_TOO_FAST);
  world.pass(kHeartbeatEvery);
  EXPECT_TRUE(world.ask(ann, list()).has_table_list());
}

TEST_F(ServerSession, SilenceForSixSecondsLosesTheConnection) {
  Peer& ann = world.join_as("Ann");
  world.silence(ann);
  world.pass(kSilenceMax - kAWhile);
  EXPECT_FALSE(ann.closed);
  world.pass(kAWhile);
  EXPECT_EQ(ann.goodbye().reason(), GOODBYE_REASON_SILENT);
  EXPECT_TRUE(ann.closed);
}

TEST_F(ServerSession, APeerThatSendsHeartbeatsIsNeverLost) {
  Peer& ann = world.join_as("Ann");
  world.pass(std::chrono::minutes{2});
  EXPECT_FALSE(ann.closed);
  EXPECT_GE(ann.heartbeat_bytes, 59 * (kFrameHeaderBytes + 2)) << "and receives heartbeats";
}

TEST_F(ServerSession, ASessionWithoutASeatIsForgottenAfterAWhile) {
  Peer& ann = world.join_as("Ann");
  world.cut(ann);
  world.pass(kSessionKept - kAWhile);
  EXPECT_EQ(world.core().status().sessions, 1U);
  world.pass(kAWhile);
  EXPECT_EQ(world.core().status().sessions, 0U);
  EXPECT_FALSE(world.join_as("Ann", token_of(ann)).last(ServerMessage::kWelcome).welcome().resumed());
}

TEST(Sessions, AreCounted) {
  std::uint64_t number = 0;
  const auto entropy = [&](std::span<std::byte> bytes) {
    ++number;
    for (std::size_t i = 0; i < sizeof number; ++i)
      bytes[i] = static_cast<std::byte>(number >> 8 * i);
  };
  const Limits limits;
  ServerStep step;
  Connections connections{limits, step};
  Sessions sessions{"Test", {}, false, entropy, connections, step};
  for (std::size_t i = 0; i < kSessionsMax; ++i)
    ASSERT_NE(sessions.begin("P", "10.0.0." + std::to_string(i)).session, nullptr);
  EXPECT_EQ(sessions.begin("P", "10.0.1.1").session, nullptr);
}

TEST(Sessions, OfOneAddressLeaveRoomForOthers) {
  std::uint64_t number = 0;
  const auto entropy = [&](std::span<std::byte> bytes) {
    ++number;
    std::memcpy(bytes.data(), &number, sizeof number);
  };
  const Limits limits;
  ServerStep step;
  Connections connections{limits, step};
  Sessions sessions{"Test", {}, false, entropy, connections, step};
  std::size_t begun = 0;
  while (begun <= kSessionsMax && sessions.begin("P", "10.0.6.6").session != nullptr)
    ++begun;
  EXPECT_EQ(begun, kSessionsMax / 2);
  EXPECT_NE(sessions.begin("P", "10.0.0.1").session, nullptr);
}

TEST_F(ServerSession, NoLineOfTheLogHasATokenOrAPassword) {
  Peer& ann = world.join_as("Ann");
  world.ask(ann, create_table(0, 0, "open sesame"));
  world.answer_hashes();
  world.join_as("Ann", token_of(ann));
  for (const auto& line : world.lines) {
    EXPECT_EQ(line.text.find(token_of(ann)), std::string::npos);
    EXPECT_EQ(line.text.find("sesame"), std::string::npos);
  }
  EXPECT_FALSE(world.lines.empty());
}

}  // namespace
}  // namespace cardroom::server::testing
