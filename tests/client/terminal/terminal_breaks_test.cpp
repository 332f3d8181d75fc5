// Breaks, and waiting for a lost player.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/core/missing_player.h"
#include "tests/client/terminal/at_own_table.h"

namespace cardroom::terminal {
namespace {

using namespace std::chrono_literals;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::Not;

/// The server reports that Ola's connection has just been lost.
void lose_ola(AtOwnTable& at) {
  auto& ola = *at.table.update.mutable_seats(1)->mutable_person();
  ola.set_connected(false);
  ola.set_held_in_ms(15'000);
  at.stage.from_server(at.table.message());
}

TEST(TerminalBreaks, AreAskedForAndEnded) {
  AtOwnTable at;
  at.stage.type("break");
  EXPECT_THAT(at.stage.transcript, HasSubstr("There is no game to take a break from."));
  at.table.begin(0);
  at.stage.from_server(at.table.message());
  at.stage.type("break");
  EXPECT_TRUE(at.stage.requests.back().has_take_break());
  at.stage.answer_done();
  at.table.update.mutable_table_break()->set_on(true);
  at.stage.from_server(at.table.message());
  at.stage.type("break");
  EXPECT_THAT(at.stage.transcript, HasSubstr("Type go to go on with the game."));
  at.stage.type("go");
  EXPECT_TRUE(at.stage.requests.back().has_go_on());
}

TEST(TerminalBreaks, MayLastUntilAnotherDay) {
  TerminalStage stage{{.kind = Launch::Kind::join, .target = client::Invitation{{"den.local"}, {}, {}}}};
  CannedTable table{std::uint8_t{0}};
  stage.start();
  stage.connect(true, table.update.table_id(), 1, /*keeps_tables=*/true);
  stage.from_server(table.message());
  table.begin(0);
  stage.from_server(table.message());
  stage.type("help");
  EXPECT_THAT(stage.said(), HasSubstr("leave for tonight: go home and keep your seat."));
  stage.type("leave for tonight");
  EXPECT_TRUE(stage.requests.back().leave_table().keep_seat());
  stage.answer_done();
  EXPECT_THAT(stage.said(), HasSubstr("Your seat is kept."));
  EXPECT_THAT(stage.said(), HasSubstr("go 1  Lucky Thirteen with Ola and 2 bots"));
  stage.type("go");
  stage.connect(true, {}, 1, /*keeps_tables=*/true);
  EXPECT_EQ(stage.requests.back().join_table().table_id(), table.update.table_id());
}

TEST(TerminalBreaks, LastNoLongerThanAServerThatKeepsNoTables) {
  AtOwnTable at;
  at.stage.type("leave for tonight");
  EXPECT_TRUE(at.stage.requests.empty());
  EXPECT_THAT(at.stage.said(), HasSubstr("This server does not keep tables."));
}

TEST(TerminalBreaks, WaitForALostPlayerOrNot) {
  for (const bool wait : {true, false}) {
    AtOwnTable at;
    at.table.begin(0);
    lose_ola(at);
    at.stage.type(wait ? "wait" : "bot");
    EXPECT_EQ(at.stage.requests.back().wait_for().seat(), 1U);
    EXPECT_EQ(at.stage.requests.back().wait_for().wait(), wait);
  }
}

TEST(TerminalBreaks, SayWhyThereIsNobodyToWaitFor) {
  AtOwnTable at;
  const auto answers = [&] {
    std::vector<std::string> said;
    for (const char* word : {"wait", "bot"}) {
      at.stage.from_server(at.table.message());
      at.stage.transcript.clear();
      at.stage.type(word);
      said.push_back(at.stage.transcript);
    }
    return said;
  };
  EXPECT_THAT(answers(), Each(HasSubstr("There is no game that could wait for a player.")));
  at.table.begin(0);
  EXPECT_THAT(answers(), Each(HasSubstr("No player is missing.")));

  lose_ola(at);
  auto& ola = *at.table.update.mutable_seats(1)->mutable_person();
  ola.clear_held_in_ms();
  EXPECT_THAT(answers(), Each(HasSubstr("The connection to Ola is lost. The server decides when a bot takes over.")));
  auto& pause = *at.table.update.mutable_table_break();
  pause.set_on(true);
  EXPECT_THAT(answers(), Each(HasSubstr("Time for a break. No clock is running.")));
  pause.set_waits_for(1);
  EXPECT_THAT(answers(), Each(HasSubstr("The table waits for Ola.")));
  at.table.update.clear_table_break();
  ola.set_held_by_bot(true);
  EXPECT_THAT(answers(), Each(HasSubstr("A bot plays for Ola now and hands the seat back when Ola returns.")));

  at.table.update.clear_seat();
  EXPECT_THAT(answers(), Each(HasSubstr("You watch: the players decide whom to wait for.")));
  EXPECT_TRUE(at.stage.requests.empty());
}

TEST(TerminalBreaks, OfferToWaitForALostPlayerOnlyAfterAWhile) {
  AtOwnTable at;
  at.table.begin(0);
  lose_ola(at);
  at.stage.wait(client::kMissingAskedAfter - 1ms);
  auto& ola = *at.table.update.mutable_seats(1)->mutable_person();
  ola.set_connected(true);
  ola.clear_held_in_ms();
  at.stage.from_server(at.table.message());
  at.stage.wait(1min);
  EXPECT_THAT(at.stage.transcript, HasSubstr("Ola is back."));
  EXPECT_THAT(at.stage.transcript, Not(HasSubstr("Type wait")));
  lose_ola(at);
  at.stage.wait(client::kMissingAskedAfter);
  EXPECT_THAT(at.stage.transcript, HasSubstr("Type wait to wait for Ola, or bot to let a bot play at once.\n"));
}

TEST(TerminalBreaks, OfferNothingWithoutAConnection) {
  AtOwnTable at;
  at.table.begin(0);
  lose_ola(at);
  at.stage.cut();
  at.stage.wait(client::kMissingAskedAfter + 1s);
  EXPECT_THAT(at.stage.transcript, Not(HasSubstr("Type wait")));
  at.stage.connect(true, at.table.update.table_id());
  at.table.update.mutable_seats(1)->mutable_person()->set_held_in_ms(8'000);
  at.stage.from_server(at.table.message());
  EXPECT_THAT(at.stage.transcript, HasSubstr("Type wait"));
}

}  // namespace
}  // namespace cardroom::terminal
