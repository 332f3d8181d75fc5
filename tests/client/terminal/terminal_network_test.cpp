// Lost and resumed connections, and servers that send malformed bytes.
#include <array>
#include <gmock/gmock.h>
#include <google/protobuf/stubs/logging.h>
#include <gtest/gtest.h>

#include "common/cards/bot_dice.h"
#include "common/games/registry.h"
#include "tests/client/terminal/at_own_table.h"

namespace cardroom::terminal {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

TEST(TerminalNetwork, ALostConnectionIsToldOnce) {
  AtOwnTable at;
  at.stage.cut();
  const std::string said = at.stage.transcript;
  EXPECT_THAT(said, HasSubstr("The connection is lost"));
  at.stage.wait(1min);
  EXPECT_EQ(at.stage.transcript, said);
}

TEST(TerminalNetwork, PromisesNoMoreThanItKnows) {
  AtOwnTable at;
  at.stage.cut();
  EXPECT_THAT(at.stage.said(),
              HasSubstr("If the server still runs, your seat is kept, and a bot plays for you after 15 "
                        "seconds."));
  at.stage.transcript.clear();
  at.stage.wait(50ms);
  at.stage.refuse_connection();
  EXPECT_THAT(at.stage.said(), HasSubstr("no server runs there any more: the table is most likely gone."));
  at.stage.transcript.clear();
  at.stage.wait(10s);
  at.stage.refuse_connection();
  EXPECT_EQ(at.stage.transcript, "") << "it is said once";
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

TEST(TerminalNetwork, ATableThatCannotBeReachedCanBeLeft) {
  AtOwnTable at;
  at.stage.cut();
  at.stage.type("leave");
  EXPECT_EQ(at.stage.client.status().kind, client::Status::Kind::offline);
  EXPECT_THAT(at.stage.transcript, HasSubstr("You are at home."));
  at.stage.transcript.clear();
  at.stage.type("name Lise");
  EXPECT_EQ(at.stage.client.profile().name, "Lise");
}

TEST(TerminalNetwork, TellsThatTheServerHasForgottenTheSession) {
  AtOwnTable at;
  at.stage.cut();
  at.stage.wait(50ms);
  at.stage.connect(false);
  EXPECT_THAT(at.stage.transcript, HasSubstr("the table is gone"));
}

TEST(TerminalNetwork, PromisesNothingToAPersonWhoLeavesWithoutAConnection) {
  for (const char* typed : {"leave", "quit"}) {
    TerminalStage stage{{.kind = Launch::Kind::join, .target = client::Invitation{{"den"}, {}, {}}}};
    CannedTable table{std::uint8_t{1}};
    stage.start();
    stage.connect();
    table.begin(0);
    stage.from_server(table.message());
    stage.cut();
    stage.wait(50ms);
    stage.transcript.clear();
    stage.type(typed);
    EXPECT_THAT(stage.transcript, HasSubstr("There is no connection, so the server cannot be told. If it still"));
    EXPECT_THAT(stage.transcript, Not(HasSubstr("?"))) << typed;
  }
}

TEST(TerminalNetwork, AfterALastGoodbyeThePersonIsAtHome) {
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

TEST(TerminalNetwork, AnEndlessListIsNotAskedForForEver) {
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

TEST(TerminalNetwork, TheBeginningOfATooLongListIsShown) {
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

TEST(TerminalNetwork, AListThatComesAfterSittingDownIsNotShown) {
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

/// Real messages with some bytes changed. The client may go offline, but it must not crash or let a control sequence
/// reach the terminal.
class TerminalRobustness : public ::testing::TestWithParam<std::string> {};

TEST_P(TerminalRobustness, SurvivesAnyBytesOfAServer) {
  const google::protobuf::LogSilencer quiet;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    SCOPED_TRACE(seed);
    BotDice dice{seed};
    AtOwnTable at;
    const MeantGame meant = meant_game_and_seats(GetParam());
    at.table.change_kind(std::string{meant.game->kind()}, meant.rules.value_or(table::v1::GameRules{}));
    at.table.begin(seed);
    for (int i = 0; i < 20; ++i) {
      if (at.table.paused()) {
        at.table.end_pause();
      } else if (!at.table.over()) {
        at.table.play_as_a_bot();
      }
      std::string bytes = at.table.message().SerializeAsString();
      for (std::uint32_t changes = dice.uniform(4); changes > 0; --changes)
        bytes[dice.uniform(static_cast<std::uint32_t>(bytes.size()))] = static_cast<char>(dice.uniform(256));
      at.stage.from_server_bytes(bytes);
      if (dice.uniform(4) == 0) at.stage.type(dice.uniform(2) == 0 ? "" : "1");
      if (dice.uniform(8) == 0)
        at.stage.type(std::array{"7c ours", "7c 4d", "log", "120", "h", "as -kh", "keep", "hint"}[dice.uniform(8)]);
      if (at.stage.client.status().kind == client::Status::Kind::waiting) {
        at.stage.wait(5s);
        at.stage.connect(true, at.table.update.table_id());
      }
    }
    EXPECT_THAT(at.stage.transcript, Not(HasSubstr("\x1b")));
  }
}

std::vector<std::string> kinds_and_variants() {
  std::vector<std::string> typed{"pinochle cut-throat"};
  for (const GameKind& kind : game_kinds())
    typed.emplace_back(kind.id);
  return typed;
}

INSTANTIATE_TEST_SUITE_P(Kind, TerminalRobustness, ::testing::ValuesIn(kinds_and_variants()), [](const auto& kind) {
  std::string name = kind.param;
  std::erase_if(name, [](char c) { return c == '-' || c == ' '; });
  return name;
});

}  // namespace
}  // namespace cardroom::terminal
