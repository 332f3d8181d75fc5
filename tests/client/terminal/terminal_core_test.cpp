// What typed lines and news lead to, apart from the words: requests, servers started and ended, the end of the program.
#include "client/terminal/terminal_core.h"

#include <gmock/gmock.h>
#include <google/protobuf/stubs/logging.h>
#include <gtest/gtest.h>

#include "common/cards/bot_dice.h"
#include "tests/client/terminal/canned_table.h"
#include "tests/client/terminal/terminal_stage.h"

namespace cardroom::terminal {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

OwnServer started_server() {
  return {.port = 7314, .key = TerminalStage::key(1), .started_by_us = true, .addresses = {}, .pid = 4711};
}

/// Kari, at her own table on her own server, with Ola in seat 2 and two bots.
struct AtOwnTable {
  AtOwnTable() {
    stage.start();
    stage.type("play");
    stage.step(ServerReady{started_server()});
    stage.connect();
    stage.answer(joined());
    stage.from_server(table.message());
    stage.transcript.clear();
    stage.requests.clear();
  }
  static session::v1::ServerMessage joined() {
    session::v1::ServerMessage message;
    message.mutable_joined_table();
    return message;
  }
  void without_ola() {
    table.update.mutable_seats(1)->mutable_bot();
    stage.from_server(table.message());
  }
  TerminalStage stage;
  CannedTable table{std::uint8_t{0}};
};

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

TEST(TerminalPlayNow, StartsAServerWhereTheOneThatRanHasGone) {
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

TEST(TerminalPlayNow, ASeatThatWaitsComesFirst) {
  TerminalStage stage{{.kind = Launch::Kind::play_now}};
  stage.start(OwnServer{.port = 7320, .key = TerminalStage::key(1), .addresses = {}});
  stage.connect(true, "0123456789abcdef");
  EXPECT_THAT(stage.requests, SizeIs(0)) << "no second table";
}

TEST(TerminalPrivateTable, IsJoinedWithoutAskingAndEndsWithUs) {
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

TEST(TerminalPrivateTable, WithoutAFreeSeatIsWatched) {
  TerminalStage stage{{.kind = Launch::Kind::private_table}};
  stage.start();
  stage.step(ServerReady{started_server()});
  stage.connect();
  session::v1::ServerMessage list;
  list.mutable_table_list()->add_tables()->add_seats()->mutable_bot();
  stage.answer(list);
  EXPECT_TRUE(stage.requests.back().join_table().watch());
}

TEST(TerminalPrivateTable, ABadFileIsStatusTwo) {
  TerminalStage stage{{.kind = Launch::Kind::private_table}};
  stage.start();
  stage.step(ServerFailed{"FILE:3: seed: nine is no number"});
  EXPECT_THAT(stage.transcript, HasSubstr("FILE:3: seed: nine is no number"));
  const auto* quit = std::get_if<Quit>(&stage.performed.back());
  ASSERT_NE(quit, nullptr);
  EXPECT_EQ(quit->status, 2);
}

TEST(TerminalPrivateTable, TheStatusOfABadFileDoesNotNeedAnybodyWhoTypes) {
  TerminalStage stage{{.kind = Launch::Kind::private_table}};
  stage.start();
  stage.step(InputEnded{});
  EXPECT_EQ(stage.count<Quit>(), 0);
  stage.step(ServerFailed{"bad"});
  EXPECT_EQ(std::get<Quit>(stage.performed.back()).status, 2);
}

TEST(TerminalLeaving, AServerWithoutOthersEndsWithUs) {
  AtOwnTable at;
  at.without_ola();
  at.stage.type("quit");
  EXPECT_EQ(at.stage.count<EndServer>(), 1);
  EXPECT_EQ(at.stage.count<Quit>(), 1);
}

TEST(TerminalLeaving, AsSoonAsOthersAreThereTheServerIsKeptForThem) {
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
  AtOwnTable at;
  at.stage.type("quit");
  at.stage.type("yes");
  ASSERT_TRUE(at.stage.requests.back().has_leave_table());
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

TEST(TerminalLeaving, DoesNotWaitForAServerThatSaysNothing) {
  AtOwnTable at;
  at.stage.type("quit");
  at.stage.type("yes");
  at.stage.wait(kLeavingMax);
  EXPECT_EQ(at.stage.count<Quit>(), 1);
}

TEST(TerminalLeaving, AtHomeTheOnesLeftBehindAreStillAskedFor) {
  AtOwnTable at;
  at.stage.type("leave");
  at.stage.answer_done();
  at.stage.type("quit");
  EXPECT_THAT(at.stage.transcript, HasSubstr("Shall your server go on without you?"));
  EXPECT_EQ(at.stage.count<Quit>(), 0);
}

TEST(TerminalLeaving, InTheMiddleOfAGameWantsAYes) {
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

TEST(TerminalLeaving, ControlCAsksAndASecondOneGoes) {
  AtOwnTable at;
  at.stage.step(Interrupted{});
  EXPECT_EQ(at.stage.count<Quit>(), 0);
  at.stage.step(Interrupted{});
  EXPECT_EQ(at.stage.count<Quit>(), 1);
}

TEST(TerminalLeaving, AServerThatEndsUnderneathBringsOneHome) {
  AtOwnTable at;
  at.stage.step(ServerEnded{});
  EXPECT_EQ(at.stage.client.status().kind, client::Status::Kind::offline);
  at.stage.transcript.clear();
  at.stage.type("play");
  EXPECT_EQ(at.stage.count<StartServer>(), 2);
}

TEST(TerminalMoves, ANumberOrACardAnswersTheDecision) {
  for (const char* typed : {"2", "k", "kc", "K♣"}) {
    AtOwnTable at;
    session::v1::ServerMessage message = at.table.message();
    auto& update = *message.mutable_table_update();
    update.set_phase(table::v1::PHASE_PLAYING);
    update.set_decision(7);
    update.add_seats_to_act(0);
    auto& discards = *update.mutable_legal_moves()->mutable_lucky_thirteen();
    discards.add_discards(cards::v1::CARD_TEN_OF_HEARTS);
    discards.add_discards(cards::v1::CARD_KING_OF_CLUBS);
    at.stage.from_server(message);
    at.stage.type(typed);
    if (std::string{typed} == "k") {
      EXPECT_THAT(at.stage.requests, SizeIs(0));
      continue;
    }
    ASSERT_THAT(at.stage.requests, SizeIs(1)) << typed;
    EXPECT_EQ(at.stage.requests[0].move().decision(), 7U);
    EXPECT_EQ(at.stage.requests[0].move().move().lucky_thirteen().discard(), cards::v1::CARD_KING_OF_CLUBS);
  }
}

TEST(TerminalMoves, OutOfTurnOrOutOfRangeAskNothing) {
  AtOwnTable at;
  at.stage.type("1");
  EXPECT_THAT(at.stage.transcript, HasSubstr("It is not your turn."));
  at.table.begin(0);
  at.stage.from_server(at.table.message());
  for (const char* typed : {"0", "4", "99999999999999999999"})
    at.stage.type(typed);
  EXPECT_THAT(at.stage.requests, SizeIs(0));
}

TEST(TerminalMoves, ARefusedOneIsAskedForAgain) {
  AtOwnTable at;
  at.table.begin(0);
  at.stage.from_server(at.table.message());
  at.stage.type("1");
  at.stage.transcript.clear();
  at.stage.refuse(session::v1::REFUSAL_REASON_NOT_IN_HAND);
  EXPECT_THAT(at.stage.transcript, HasSubstr("That card is not in your hand."));
  EXPECT_THAT(at.stage.transcript, HasSubstr("Your turn."));
}

TEST(TerminalMoves, TheCountdownIsSaidAtTenAndFiveSeconds) {
  AtOwnTable at;
  at.table.update.mutable_settings()->set_turn_limit_ms(30'000);
  at.table.begin(0);
  at.stage.from_server(at.table.message());
  at.stage.wait(19'999ms);
  EXPECT_THAT(at.stage.transcript, Not(HasSubstr("left.")));
  at.stage.wait(1ms);
  EXPECT_THAT(at.stage.transcript, HasSubstr("You have 10 seconds left."));
  at.stage.wait(5s);
  EXPECT_THAT(at.stage.transcript, HasSubstr("You have 5 seconds left."));
}

struct Typing {
  const char* line;
  const char* request;
};

TEST(TerminalCommands, AskTheServerForWhatTheySay) {
  const Typing typings[]{
      {"seat 3 open", "set_seat { seat: 2 plan { } }"},
      {"seat 3 bot random 0.5", "set_seat { seat: 2 plan { bot { type: BOT_TYPE_RANDOM pace_ms: 500 } } }"},
      {"SEAT 4 basic", "set_seat { seat: 3 plan { bot { type: BOT_TYPE_BASIC pace_ms: 1000 } } }"},
      {"fill", "fill_with_bots { bot { type: BOT_TYPE_CLEVER pace_ms: 1000 } }"},
      {"start basic 0", "fill_with_bots { bot { type: BOT_TYPE_BASIC } }"},
      {"remove Ola", "remove_player { seat: 1 }"},
      {"remove 2", "remove_player { seat: 1 }"},
      {"limit 45", "change_settings { turn_limit_ms: 45000 }"},
      {"limit none", "change_settings { turn_limit_ms: 0 }"},
      {"password two words", R"(change_settings { password: "two words" })"},
      {"password none", R"(change_settings { password: "" })"},
      {"rename Friday", R"(change_settings { name: "Friday" })"},
      {"watching no", "change_settings { watching_allowed: false }"},
      {"again", "ready { }"},
      {"go", "go_on { }"},
      {"take", "take_my_seat { }"},
      {"take 3", "take_seat { seat: 2 }"},
      {"leave", "leave_table { }"},
  };
  for (const auto& [line, request] : typings) {
    AtOwnTable at;
    at.stage.type(line);
    ASSERT_THAT(at.stage.requests, SizeIs(1)) << line;
    at.stage.requests[0].clear_request_id();
    EXPECT_EQ(at.stage.requests[0].ShortDebugString(), request);
  }
}

bool typing_is_hidden(const TerminalStage& stage) {
  bool hidden = false;
  for (const Output& output : stage.performed) {
    if (const auto* hide = std::get_if<HideTyping>(&output)) hidden = hide->on;
  }
  return hidden;
}

TEST(TerminalCommands, APasswordIsTypedWithoutBeingSeen) {
  AtOwnTable at;
  at.stage.type("password");
  EXPECT_TRUE(typing_is_hidden(at.stage));
  EXPECT_THAT(at.stage.requests, SizeIs(0));
  at.stage.type("open sesame");
  EXPECT_FALSE(typing_is_hidden(at.stage));
  EXPECT_EQ(at.stage.requests.at(0).change_settings().password(), "open sesame");
}

TEST(TerminalCommands, WhoEndsTheProgramAtAPasswordSeesTypingAgain) {
  AtOwnTable at;
  at.stage.type("password");
  at.stage.step(Interrupted{});
  EXPECT_FALSE(typing_is_hidden(at.stage));
  EXPECT_EQ(at.stage.count<Quit>(), 1);
}

TEST(TerminalCommands, AHostsPasswordAndThatOfWhoJoinsAreNotSeen) {
  TerminalStage stage;
  stage.start();
  for (const char* typed : {"host", "", "open", "open", "open", "none"})
    stage.type(typed);
  EXPECT_TRUE(typing_is_hidden(stage));
  stage.type("secret");
  EXPECT_FALSE(typing_is_hidden(stage));
  TerminalStage joining{{.kind = Launch::Kind::join, .target = client::Invitation{{"den"}, std::string(16, 't'), {}}}};
  joining.start();
  joining.connect();
  joining.refuse(session::v1::REFUSAL_REASON_WRONG_PASSWORD);
  EXPECT_TRUE(typing_is_hidden(joining));
}

TEST(TerminalCommands, ThatMakeNoSenseAskNothing) {
  AtOwnTable at;
  for (const char* line : {"seat", "seat 9 open", "seat 2 tea", "fill expert", "remove Per", "limit soon", "rename",
                           "watching perhaps", "take 7", "well"})
    at.stage.type(line);
  EXPECT_THAT(at.stage.requests, SizeIs(0));
}

TEST(TerminalNetwork, OneLineWhenLostHoweverLongItTakes) {
  AtOwnTable at;
  at.stage.cut();
  const std::string said = at.stage.transcript;
  EXPECT_THAT(said, HasSubstr("The connection is lost"));
  at.stage.wait(1min);
  EXPECT_EQ(at.stage.transcript, said);
}

TEST(TerminalNetwork, TypedWhileLostIsSentWhenItIsBack) {
  AtOwnTable at;
  at.stage.cut();
  at.stage.type("again");
  EXPECT_THAT(at.stage.requests, SizeIs(0));
  at.stage.wait(50ms);
  at.stage.connect(true, at.table.update.table_id());
  EXPECT_THAT(at.stage.requests, SizeIs(1));
}

TEST(TerminalNetwork, OneCanLeaveATableThatCannotBeReached) {
  AtOwnTable at;
  at.stage.cut();
  at.stage.type("leave");
  EXPECT_EQ(at.stage.client.status().kind, client::Status::Kind::offline);
  EXPECT_THAT(at.stage.transcript, HasSubstr("You are at home."));
  at.stage.transcript.clear();
  at.stage.type("name Lise");
  EXPECT_EQ(at.stage.client.profile().name, "Lise");
}

TEST(TerminalNetwork, AServerThatHasForgottenUsIsToldInWords) {
  AtOwnTable at;
  at.stage.cut();
  at.stage.wait(50ms);
  at.stage.connect(false);
  EXPECT_THAT(at.stage.transcript, HasSubstr("the table is gone"));
}

TEST(TerminalNetwork, AfterALastGoodbyeOneIsAtHome) {
  AtOwnTable at;
  session::v1::ServerMessage message;
  message.mutable_goodbye()->set_reason(session::v1::GOODBYE_REASON_SUPERSEDED);
  at.stage.from_server(message);
  EXPECT_THAT(at.stage.transcript, HasSubstr("Another program has taken over this seat"));
  at.stage.transcript.clear();
  at.stage.type("1");
  EXPECT_THAT(at.stage.transcript, HasSubstr("There is no server with that number."));
}

TEST(TerminalNetwork, AfterALastGoodbyeQuitAsksNothing) {
  TerminalStage stage{{.kind = Launch::Kind::join, .target = client::Invitation{{"den"}, {}, {}}}};
  CannedTable table{std::uint8_t{1}};
  stage.start();
  stage.connect();
  stage.from_server(table.message());
  session::v1::ServerMessage message;
  message.mutable_goodbye()->set_reason(session::v1::GOODBYE_REASON_SHUTTING_DOWN);
  stage.from_server(message);
  stage.type("quit");
  EXPECT_EQ(stage.count<Quit>(), 1);
}

TEST(TerminalNetwork, TheLastPageOfTablesComesAfterTheOthers) {
  TerminalStage stage{{.kind = Launch::Kind::join, .target = client::Invitation{{"den"}, {}, {}}}};
  stage.start();
  stage.connect();
  session::v1::ServerMessage page;
  page.mutable_table_list()->add_tables()->set_table_id("first");
  page.mutable_table_list()->set_more(true);
  stage.answer(page);
  EXPECT_EQ(stage.requests.back().list_tables().after(), "first");
  page.mutable_table_list()->mutable_tables(0)->set_table_id("second");
  page.mutable_table_list()->set_more(false);
  stage.answer(page);
  stage.type("2");
  EXPECT_EQ(stage.requests.back().join_table().table_id(), "second");
}

TEST(TerminalNetwork, AListThatIsAskedForTwiceNamesEachTableOnce) {
  TerminalStage stage{{.kind = Launch::Kind::join, .target = client::Invitation{{"den"}, {}, {}}}};
  stage.start();
  stage.connect();
  stage.type("list");
  session::v1::ServerMessage list;
  list.mutable_table_list()->add_tables()->set_table_id("first");
  list.mutable_table_list()->add_tables()->set_table_id("second");
  stage.answer(list);
  stage.answer(list);
  const auto asked = stage.requests.size();
  stage.type("3");
  EXPECT_EQ(stage.requests.size(), asked) << "there are two";
  stage.type("2");
  EXPECT_EQ(stage.requests.back().join_table().table_id(), "second");
}

TEST(TerminalNetwork, AServerWhoseListNeverEndsIsNotAskedForEver) {
  TerminalStage stage{{.kind = Launch::Kind::join, .target = client::Invitation{{"den"}, {}, {}}}};
  stage.start();
  stage.connect();
  session::v1::ServerMessage page;
  page.mutable_table_list()->add_tables()->set_table_id("first");
  page.mutable_table_list()->set_more(true);
  stage.answer(page);
  const auto asked = stage.requests.size();
  stage.answer(page);
  EXPECT_FALSE(stage.requests.size() > asked && stage.requests.back().has_list_tables());
}

TEST(TerminalNetwork, OfATooLongListTheBeginningIsShown) {
  TerminalStage stage{{.kind = Launch::Kind::join, .target = client::Invitation{{"den"}, {}, {}}}};
  stage.start();
  stage.connect();
  session::v1::ServerMessage page;
  page.mutable_table_list()->add_tables()->set_table_id("first");
  page.mutable_table_list()->set_more(true);
  stage.answer(page);
  stage.refuse(session::v1::REFUSAL_REASON_TOO_FAST);
  EXPECT_THAT(stage.transcript, HasSubstr("Type a number to sit down"));
}

TEST(TerminalNetwork, AListThatComesWhenWeSitAlreadyIsNotShown) {
  TerminalStage stage;
  stage.start();
  stage.type("play");
  stage.step(ServerReady{started_server()});
  stage.connect();
  stage.type("list");
  stage.answer(AtOwnTable::joined());
  stage.from_server(CannedTable{std::uint8_t{0}}.message());
  stage.transcript.clear();
  session::v1::ServerMessage list;
  list.mutable_table_list()->add_tables();
  stage.answer(list);
  EXPECT_EQ(stage.transcript, "");
}

/// A server that says anything at all: real messages with some bytes changed. The client may go offline, but neither
/// it nor the text may break, and nothing that reaches the terminal may steer it.
TEST(TerminalRobustness, WhateverAServerSaysIsSurvived) {
  const google::protobuf::LogSilencer quiet;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    SCOPED_TRACE(seed);
    BotDice dice{seed};
    AtOwnTable at;
    at.table.begin(seed);
    for (int i = 0; i < 20; ++i) {
      if (!at.table.over()) at.table.play(0);
      std::string bytes = at.table.message().SerializeAsString();
      for (std::uint32_t changes = dice.uniform(4); changes > 0; --changes)
        bytes[dice.uniform(static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(dice.uniform(256));
      at.stage.from_server_bytes(bytes);
      if (dice.uniform(4) == 0) at.stage.type(dice.uniform(2) == 0 ? "" : "1");
      if (at.stage.client.status().kind == client::Status::Kind::waiting) {
        at.stage.wait(5s);
        at.stage.connect(true, at.table.update.table_id());
      }
    }
    EXPECT_THAT(at.stage.transcript, Not(HasSubstr("\x1b")));
  }
}

}  // namespace
}  // namespace cardroom::terminal
