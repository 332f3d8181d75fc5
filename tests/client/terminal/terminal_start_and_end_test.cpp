// How the program starts and exits: servers started, kept and stopped, and prompts before leaving.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/terminal/at_own_table.h"

namespace cardroom::terminal {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

TEST(TerminalPlayNow, StartsAServerAndATableWithThreeBots) {
  TerminalStage stage{{.kind = Launch::Kind::play_now}};
  stage.start();
  EXPECT_EQ(stage.count<StartServer>(), 1);
  stage.step(ServerReady{started_server()});
  stage.connect();
  const auto& create = stage.requests.back().create_table();
  ASSERT_THAT(create.seats(), SizeIs(4));
  EXPECT_FALSE(create.seats(0).has_bot());
  for (int seat = 1; seat < 4; ++seat)
    EXPECT_TRUE(create.seats(seat).has_bot());
}

TEST(TerminalPlayNow, UsesTheServerThatRuns) {
  TerminalStage stage{{.kind = Launch::Kind::play_now}};
  stage.start(OwnServer{.port = 7320, .key = TerminalStage::key(1), .addresses = {}});
  EXPECT_EQ(stage.count<StartServer>(), 0);
  EXPECT_EQ(stage.opened.back(), (client::Address{"127.0.0.1", 7320}));
}

TEST(TerminalPlayNow, StartsAServerIfTheRunningOneHasEnded) {
  TerminalStage stage;
  stage.start(OwnServer{.port = 7320, .key = TerminalStage::key(1), .addresses = {}});
  stage.type("play");
  for (int attempt = 0; attempt < client::kFirstAttemptsMax; ++attempt) {
    EXPECT_EQ(stage.count<StartServer>(), 0);
    stage.cut();
    stage.wait(1s);
  }
  EXPECT_EQ(stage.count<StartServer>(), 1);
}

TEST(TerminalPlayNow, PrefersASeatThatIsKept) {
  TerminalStage stage{{.kind = Launch::Kind::play_now}};
  stage.start(OwnServer{.port = 7320, .key = TerminalStage::key(1), .addresses = {}});
  stage.connect(true, "0123456789abcdef");
  EXPECT_THAT(stage.requests, SizeIs(0)) << "no second table";
}

TEST(TerminalPrivateTable, IsJoinedWithoutAskingAndEndsWithTheProgram) {
  TerminalStage stage{{.kind = Launch::Kind::private_table}};
  stage.start();
  stage.step(ServerReady{started_server()});
  stage.connect();
  ASSERT_TRUE(stage.requests.back().has_list_tables());
  session::v1::ServerMessage list;
  list.mutable_table_list()->add_tables()->set_table_id("private");
  list.mutable_table_list()->mutable_tables(0)->add_seats();
  stage.answer(list);
  EXPECT_EQ(stage.requests.back().join_table().table_id(), "private");
  EXPECT_FALSE(stage.requests.back().join_table().watch());
  CannedTable table{std::uint8_t{0}};
  table.update.set_not_a_fair_deal(true);
  stage.from_server(table.message());
  EXPECT_THAT(stage.transcript, HasSubstr("This is not a fair deal"));
  EXPECT_EQ(stage.count<KeepServer>(), 0);
  stage.step(InputEnded{});
  EXPECT_EQ(stage.count<EndServer>(), 1);
}

TEST(TerminalPrivateTable, ShowsTheWarningsAboutItsFile) {
  TerminalStage stage{{.kind = Launch::Kind::private_table}};
  stage.start();
  OwnServer server = started_server();
  server.warnings = {"FILE:3: unknown key sed; the nearest known one is seed"};
  stage.step(ServerReady{server});
  EXPECT_THAT(stage.transcript, HasSubstr("FILE:3: unknown key sed"));
}

TEST(TerminalPrivateTable, IsWatchedWithoutAFreeSeat) {
  TerminalStage stage{{.kind = Launch::Kind::private_table}};
  stage.start();
  stage.step(ServerReady{started_server()});
  stage.connect();
  session::v1::ServerMessage list;
  list.mutable_table_list()->add_tables()->add_seats()->mutable_bot();
  stage.answer(list);
  EXPECT_TRUE(stage.requests.back().join_table().watch());
}

TEST(TerminalPrivateTable, EndsWithStatusTwoForABadFile) {
  TerminalStage stage{{.kind = Launch::Kind::private_table}};
  stage.start();
  stage.step(ServerFailed{"FILE:3: seed: nine is no number"});
  EXPECT_THAT(stage.transcript, HasSubstr("FILE:3: seed: nine is no number"));
  const auto* quit = std::get_if<Quit>(&stage.performed.back());
  ASSERT_NE(quit, nullptr);
  EXPECT_EQ(quit->status, 2);
}

TEST(TerminalPrivateTable, EndsWithThatStatusWithoutInputToo) {
  TerminalStage stage{{.kind = Launch::Kind::private_table}};
  stage.start();
  stage.step(InputEnded{});
  EXPECT_EQ(stage.count<Quit>(), 0);
  stage.step(ServerFailed{"bad"});
  EXPECT_EQ(std::get<Quit>(stage.performed.back()).status, 2);
}

TEST(TerminalLeaving, AServerWithoutOthersEndsWithTheProgram) {
  AtOwnTable at;
  at.without_ola();
  at.stage.type("quit");
  EXPECT_EQ(at.stage.count<LetServerGo>(), 1);
  EXPECT_EQ(at.stage.count<EndServer>(), 0) << "others may be at another table there";
  EXPECT_EQ(at.stage.count<Quit>(), 1);
}

TEST(TerminalLeaving, TheServerIsKeptAsSoonAsOthersAreThere) {
  AtOwnTable at;
  EXPECT_EQ(at.stage.count<KeepServer>(), 1);
  at.stage.from_server(at.table.message());
  EXPECT_EQ(at.stage.count<KeepServer>(), 1) << "said once";
}

TEST(TerminalLeaving, AFriendWhoWaitsForASeatCountsToo) {
  AtOwnTable at;
  at.without_ola();
  at.table.update.mutable_seats(1)->set_next_name("Per");
  at.stage.from_server(at.table.message());
  at.stage.type("quit");
  EXPECT_EQ(at.stage.count<Quit>(), 0);
}

TEST(TerminalLeaving, AClosedTerminalLeavesTheTableToTheOthers) {
  AtOwnTable at;
  at.stage.step(InputEnded{});
  EXPECT_EQ(at.stage.count<EndServer>(), 0);
  EXPECT_EQ(at.stage.count<Quit>(), 1);
}

TEST(TerminalLeaving, AHostMayEndTheServerForAll) {
  AtOwnTable at;
  at.stage.type("quit");
  at.stage.type("no");
  EXPECT_EQ(at.stage.count<EndServer>(), 1);
  EXPECT_EQ(at.stage.count<Quit>(), 1);
  EXPECT_THAT(at.stage.transcript, Not(HasSubstr("kill 4711")));
}

TEST(TerminalLeaving, AHostMayLeaveTheServerToTheOthers) {
  AtOwnTable at{/*keeps_tables=*/true};
  at.stage.type("quit");
  at.stage.type("yes");
  ASSERT_TRUE(at.stage.requests.back().leave_table().keep_seat());
  EXPECT_EQ(at.stage.count<Quit>(), 0) << "until the server has answered";
  at.stage.answer_done();
  EXPECT_EQ(at.stage.count<EndServer>(), 0);
  EXPECT_EQ(at.stage.count<Quit>(), 1);
  EXPECT_THAT(at.stage.transcript, HasSubstr("kill 4711"));
}

TEST(TerminalLeaving, AQuestionThatIsAnsweredWhenTheTableIsGoneStillEndsTheProgram) {
  AtOwnTable at;
  at.stage.type("quit");
  session::v1::ServerMessage left;
  left.mutable_left_table()->set_table_id(at.table.update.table_id());
  left.mutable_left_table()->set_reason(lobby::v1::LEFT_REASON_REMOVED);
  at.stage.from_server(left);
  ASSERT_EQ(at.stage.client.table(), nullptr);
  at.stage.type("yes");
  EXPECT_EQ(at.stage.count<Quit>(), 1);
}

session::v1::ServerMessage seat_given_to(const std::string& name, const std::string& table_id) {
  session::v1::ServerMessage left;
  left.mutable_left_table()->set_table_id(table_id);
  left.mutable_left_table()->set_reason(lobby::v1::LEFT_REASON_SEAT_GIVEN);
  left.mutable_left_table()->set_name(name);
  return left;
}

TEST(TerminalLeaving, SaysWhoHasTheSeatNow) {
  AtOwnTable at;
  at.stage.from_server(seat_given_to("Ola 2", at.table.update.table_id()));
  EXPECT_THAT(at.stage.said(), HasSubstr("The owner has given your seat to Ola 2. You may join again."));
  EXPECT_TRUE(at.stage.requests.back().has_list_tables());
}

TEST(TerminalLeaving, SaysWhoHasTheSeatNowEvenIfTheTableWasNeverShown) {
  TerminalStage stage{{.kind = Launch::Kind::join, .target = client::Invitation{{"den"}, {}, {}}}};
  stage.start();
  stage.connect(/*resumed=*/true, "table");
  stage.from_server(seat_given_to("Ola 2", "table"));
  EXPECT_THAT(stage.said(), HasSubstr("The owner has given your seat to Ola 2. You may join again."));
  ASSERT_TRUE(stage.requests.back().has_list_tables());
  session::v1::ServerMessage list;
  list.mutable_table_list()->add_tables()->set_table_id("table");
  stage.answer(list);
  EXPECT_TRUE(stage.requests.back().has_list_tables()) << "the person decides whether to join again";
}

/// Kari, in a game with Ola and two bots at somebody else's server.
struct AtTheirTable {
  explicit AtTheirTable(bool keeps_tables = true) {
    stage.start();
    stage.connect(false, {}, 1, keeps_tables);
    stage.answer(AtOwnTable::joined());
    table.begin(0);
    stage.from_server(table.message());
    stage.transcript.clear();
    stage.requests.clear();
  }
  TerminalStage stage{{.kind = Launch::Kind::join, .target = client::Invitation{{"den"}, {}, {}}}};
  CannedTable table{std::uint8_t{0}};
};

const std::vector<std::pair<std::string, Input>>& ways_to_quit() {
  static const std::vector<std::pair<std::string, Input>> ways{
      {"quit", Typed{"quit"}}, {"Control-C", Interrupted{}}, {"Control-D", InputEnded{}}};
  return ways;
}

TEST(TerminalLeaving, QuittingKeepsTheSeatHoweverItIsDone) {
  for (const auto& [name, input] : ways_to_quit()) {
    SCOPED_TRACE(name);
    AtTheirTable at;
    at.stage.step(input);
    ASSERT_THAT(at.stage.requests, SizeIs(1)) << at.stage.transcript;
    EXPECT_TRUE(at.stage.requests.back().leave_table().keep_seat());
    EXPECT_EQ(at.stage.count<Quit>(), 0) << "until the server has answered";
    at.stage.answer_done();
    EXPECT_EQ(at.stage.count<Quit>(), 1);
    EXPECT_THAT(at.stage.said(), HasSubstr("Your seat is kept."));
    EXPECT_THAT(at.stage.client.profile().seats, SizeIs(1)) << "to go on with";
  }
}

TEST(TerminalLeaving, QuittingKeepsTheSeatOfAPersonWhoPlaysAlone) {
  AtTheirTable at;
  at.table.update.mutable_seats(1)->mutable_bot();
  at.stage.from_server(at.table.message());
  at.stage.type("quit");
  ASSERT_THAT(at.stage.requests, SizeIs(1));
  EXPECT_TRUE(at.stage.requests.back().leave_table().keep_seat());
}

TEST(TerminalLeaving, QuittingIsLikeALostConnectionIfTheServerKeepsNoTables) {
  for (const auto& [name, input] : ways_to_quit()) {
    SCOPED_TRACE(name);
    AtTheirTable at{/*keeps_tables=*/false};
    at.stage.step(input);
    EXPECT_THAT(at.stage.requests, SizeIs(0)) << "the seat is not given up";
    EXPECT_EQ(at.stage.count<Quit>(), 1);
  }
}

TEST(TerminalLeaving, ATerminalThatIsClosedWaitsForTheAnswerThoughItsInputEndsTwice) {
  AtTheirTable at;
  at.stage.step(InputEnded{});
  at.stage.step(InputEnded{});
  EXPECT_EQ(at.stage.count<Quit>(), 0);
  at.stage.step(Interrupted{});
  EXPECT_EQ(at.stage.count<Quit>(), 1);
}

TEST(TerminalLeaving, DoesNotWaitForAServerThatSaysNothing) {
  AtOwnTable at{/*keeps_tables=*/true};
  at.stage.type("quit");
  at.stage.type("yes");
  at.stage.wait(client::kLeavingMax);
  EXPECT_EQ(at.stage.count<Quit>(), 1);
}

TEST(TerminalLeaving, AsksAtHomeAboutThePeopleLeftBehind) {
  AtOwnTable at;
  at.stage.type("leave");
  at.stage.answer_done();
  at.stage.type("quit");
  EXPECT_THAT(at.stage.transcript, HasSubstr("Shall your server go on without you?"));
  EXPECT_EQ(at.stage.count<Quit>(), 0);
}

TEST(TerminalLeaving, AsksInTheMiddleOfAGame) {
  AtOwnTable at;
  at.table.begin(0);
  at.stage.from_server(at.table.message());
  at.stage.type("leave");
  EXPECT_THAT(at.stage.requests, SizeIs(0));
  at.stage.type("no");
  EXPECT_THAT(at.stage.requests, SizeIs(0));
  at.stage.type("leave");
  at.stage.type("yes");
  EXPECT_THAT(at.stage.requests, SizeIs(1));
}

TEST(TerminalLeaving, ControlCAsksAndASecondOneEnds) {
  AtOwnTable at;
  at.stage.step(Interrupted{});
  EXPECT_EQ(at.stage.count<Quit>(), 0);
  at.stage.step(Interrupted{});
  EXPECT_EQ(at.stage.count<Quit>(), 1);
}

TEST(TerminalLeaving, TheQuestionEndsWithTheGame) {
  AtOwnTable at;
  at.table.begin(0);
  at.stage.from_server(at.table.message());
  at.stage.type("leave");
  EXPECT_THAT(at.stage.said(), HasSubstr("Leave this game?"));
  while (!at.table.over())
    at.table.play_as_a_bot();
  at.stage.from_server(at.table.message());
  EXPECT_THAT(at.stage.said(), HasSubstr("There is nothing to answer any more."));
  at.stage.type("yes");
  EXPECT_TRUE(at.stage.requests.empty()) << "the question was taken back";
}

TEST(TerminalLeaving, IsNotForcedByAServerThatDiesAndIsStartedAgain) {
  AtOwnTable at;
  at.stage.step(ServerEnded{});
  EXPECT_THAT(at.stage.said(), HasSubstr("It is being started again."));
  EXPECT_EQ(at.stage.count<StartServer>(), 2);
  at.stage.step(ServerReady{started_server()});
  EXPECT_NE(at.stage.client.status().kind, client::Status::Kind::offline);
  EXPECT_NE(at.stage.client.table(), nullptr);
  EXPECT_FALSE(at.stage.client.profile().seats.empty());
}

TEST(TerminalLeaving, IsNotForcedByAServerThatComesBackOnAnotherPort) {
  AtOwnTable at;
  at.stage.step(ServerEnded{});
  OwnServer moved = started_server();
  ++moved.port;
  at.stage.step(ServerReady{moved});
  EXPECT_EQ(at.stage.client.server().port, moved.port);
  EXPECT_EQ(at.stage.client.status().kind, client::Status::Kind::connecting);
  EXPECT_NE(at.stage.client.table(), nullptr);
}

/// Kari, at a table on a server that another program of hers has started.
struct AtFoundServer {
  AtFoundServer() {
    stage.start(found());
    stage.type("play");
    stage.connect(false, {}, 1, /*keeps_tables=*/true);
    stage.answer(AtOwnTable::joined());
    stage.from_server(CannedTable{std::uint8_t{0}}.message());
    stage.transcript.clear();
  }
  static OwnServer found() { return {.port = 7320, .key = TerminalStage::key(1), .addresses = {}, .pid = 4710}; }
  TerminalStage stage;
};

TEST(TerminalLeaving, IsNotForcedByAFoundServerThatDies) {
  AtFoundServer at;
  at.stage.cut();
  ASSERT_EQ(at.stage.count<LookForServer>(), 1);
  at.stage.step(ServerLookedFor{AtFoundServer::found()});
  EXPECT_EQ(at.stage.count<StartServer>(), 0) << "it is running";
  at.stage.step(ServerLookedFor{});
  EXPECT_THAT(at.stage.said(), HasSubstr("The server on this machine has ended. It is being started again."));
  ASSERT_EQ(at.stage.count<StartServer>(), 1);
  at.stage.step(ServerLookedFor{});
  EXPECT_EQ(at.stage.count<StartServer>(), 1) << "once";
  at.stage.step(ServerReady{started_server()});
  EXPECT_EQ(at.stage.client.server().port, started_server().port);
  EXPECT_EQ(at.stage.count<KeepServer>(), 1) << "it did not end with this program before";
  EXPECT_NE(at.stage.client.table(), nullptr);
}

TEST(TerminalLeaving, IsNotForcedIfAnotherProgramIsFasterToStartTheServerAgain) {
  AtFoundServer at;
  at.stage.cut();
  at.stage.step(ServerLookedFor{});
  at.stage.step(ServerFailed{"cardroom.db is in use"});
  ASSERT_EQ(at.stage.count<LookForServer>(), 2);
  at.stage.step(ServerLookedFor{});
  ASSERT_EQ(at.stage.count<LookForServer>(), 3) << "the other one is not ready yet";
  OwnServer moved = AtFoundServer::found();
  ++moved.port;
  at.stage.step(ServerLookedFor{moved});
  EXPECT_EQ(at.stage.client.server().port, moved.port);
  EXPECT_NE(at.stage.client.table(), nullptr);
  EXPECT_THAT(at.stage.said(), Not(HasSubstr("could not be started")));
}

TEST(TerminalLeaving, LeadsHomeIfNobodyCanStartTheServerAgain) {
  AtFoundServer at;
  at.stage.cut();
  at.stage.step(ServerLookedFor{});
  at.stage.step(ServerFailed{"cardroom.db is damaged"});
  for (int i = 0; i < 100 && at.stage.client.table() != nullptr; ++i)
    at.stage.step(ServerLookedFor{});
  EXPECT_THAT(at.stage.said(), HasSubstr("The server could not be started: cardroom.db is damaged"));
}

TEST(TerminalLeaving, IsLeftToTheServiceManagerIfAFoundServerSaysGoodbye) {
  AtFoundServer at;
  session::v1::ServerMessage goodbye;
  goodbye.mutable_goodbye()->set_reason(session::v1::GOODBYE_REASON_SHUTTING_DOWN);
  goodbye.mutable_goodbye()->set_retry_after_ms(1'000);
  at.stage.from_server(goodbye);
  at.stage.cut();
  EXPECT_EQ(at.stage.count<LookForServer>(), 0);
}

TEST(TerminalLeaving, LeadsHomeWhenTheServerDiesTooOften) {
  AtOwnTable at;
  for (std::size_t i = 0; i < client::kRestartsMax; ++i) {
    at.stage.step(ServerEnded{});
    at.stage.step(ServerReady{started_server()});
  }
  at.stage.step(ServerEnded{});
  EXPECT_EQ(at.stage.client.status().kind, client::Status::Kind::offline);
  EXPECT_THAT(at.stage.said(), HasSubstr("The server that you started has ended: the table is gone."));
  EXPECT_TRUE(at.stage.client.profile().seats.empty());
  at.stage.transcript.clear();
  at.stage.type("play");
  EXPECT_EQ(at.stage.count<StartServer>(), static_cast<int>(client::kRestartsMax) + 2);
}

}  // namespace
}  // namespace cardroom::terminal
