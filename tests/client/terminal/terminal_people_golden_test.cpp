// The text when people and connections come and go, compared with text files.
#include <gtest/gtest.h>

#include "tests/client/terminal/at_the_den.h"
#include "tests/support/golden.h"

namespace cardroom::terminal {
namespace {

using cardroom::testing::expect_golden;
using namespace std::chrono_literals;

TEST(TerminalGolden, PeopleComeAndGo) {
  TerminalStage stage{join_den()};
  CannedTable table{std::uint8_t{0}};
  joined(stage, table);
  const auto show = [&](const std::string& what) {
    stage.transcript += "[" + what + "]\n";
    stage.from_server(table.message());
  };
  auto& ola = *table.update.mutable_seats(1)->mutable_person();
  ola.set_connected(false);
  show("Ola is lost");
  ola.set_held_by_bot(true);
  show("a bot holds Ola's seat");
  ola.set_connected(true);
  ola.set_held_by_bot(false);
  show("Ola is back");
  table.update.mutable_seats(1)->clear_occupant();
  show("Ola leaves");
  table.update.mutable_seats(1)->mutable_bot()->set_type(table::v1::BOT_TYPE_RANDOM);
  show("the owner puts a bot there");
  table.update.mutable_seats(2)->set_next_name("Per");
  show("Per is to have seat 3");
  table.update.mutable_seats(2)->clear_next_name();
  table.update.mutable_seats(2)->mutable_person()->set_name("Per\x1b[2J");
  table.update.mutable_seats(2)->mutable_person()->set_connected(true);
  show("Per takes it, with a name that a terminal must not see");
  table.update.mutable_settings()->set_turn_limit_ms(30'000);
  table.update.mutable_settings()->set_has_password(true);
  show("settings change");
  stage.type("");
  stage.type("help");
  stage.type("rules");
  expect_golden("terminal/people.txt", stage.transcript);
}

TEST(TerminalGolden, ALateFriendTakesABotsSeatAtTheNextGame) {
  TerminalStage stage{join_den()};
  CannedTable table{std::nullopt};
  table.begin(0);
  while (!table.over() && table.turn() != 3)
    table.play(0);
  table.update.mutable_seats(2)->set_next_name("Per");
  table.update.set_next_seat(2);
  joined(stage, table);
  while (!table.over())
    table.play(0);
  // The end of the game and the new seat arrive in one update.
  table.update.mutable_seats(2)->clear_next_name();
  table.update.clear_next_seat();
  table.update.mutable_seats(2)->mutable_person()->set_name("Per");
  table.update.mutable_seats(2)->mutable_person()->set_connected(true);
  table.update.mutable_seats(2)->mutable_person()->set_ready(true);
  table.update.set_seat(2);
  stage.from_server(table.message());
  stage.type("");
  stage.type("scores");
  expect_golden("terminal/late_friend.txt", stage.transcript);
}

TEST(TerminalGolden, AFriendIsGivenTheSeatOfAPlayerWhoIsAway) {
  TerminalStage stage{join_den(/*watch=*/true), {}, "Per"};
  CannedTable table{std::nullopt};
  joined(stage, table);
  table.begin(0);
  stage.from_server(table.message());
  auto& ola = *table.update.mutable_seats(1)->mutable_person();
  ola.set_connected(false);
  ola.set_held_by_bot(true);
  others_play(stage, table, 2);
  table.sit_down(1, "Per");
  // The server repeats the events for a person who may now see more of them.
  stage.from_server(table.message(0));
  others_play(stage, table, 1);
  expect_golden("terminal/given_seat.txt", stage.transcript);
}

TEST(TerminalGolden, AServerIsStoppedAndStartedAgainAndThenClosed) {
  TerminalStage stage{join_den()};
  CannedTable table{std::uint8_t{1}};
  joined(stage, table);
  session::v1::ServerMessage stopped;
  stopped.mutable_goodbye()->set_reason(session::v1::GOODBYE_REASON_SHUTTING_DOWN);
  stopped.mutable_goodbye()->set_retry_after_ms(2'000);
  stage.from_server(stopped);
  stage.wait(2s);
  stage.cut();
  stage.wait(10s);
  stage.connect(false);
  session::v1::ServerMessage none;
  none.mutable_table_list();
  stage.answer(none);
  stage.from_server(stopped);
  stage.wait(2s);
  stage.connect(false);
  stage.answer(none);
  session::v1::ServerMessage closed;
  closed.mutable_goodbye()->set_reason(session::v1::GOODBYE_REASON_CLOSED);
  stage.from_server(closed);
  stage.wait(1min);
  expect_golden("terminal/stopped.txt", stage.transcript);
}

TEST(TerminalGolden, AResumedConnectionTellsWhatHappened) {
  TerminalStage stage{join_den()};
  CannedTable table{std::uint8_t{1}};
  joined(stage, table);
  table.begin(2);
  stage.from_server(table.message());
  others_play(stage, table, 1);
  stage.cut();
  stage.type("hand");
  // A bot takes over, and the game goes on during the outage.
  table.update.mutable_seats(1)->mutable_person()->set_held_by_bot(true);
  for (int i = 0; i < 5; ++i)
    table.play(0);
  table.message();
  table.update.mutable_seats(1)->mutable_person()->set_held_by_bot(false);
  stage.wait(50ms);
  stage.connect(true, table.update.table_id());
  stage.from_server(table.message(6));
  expect_golden("terminal/lost_connection.txt", stage.transcript);
}

TEST(TerminalGolden, APersonTakesASeatBackFromABot) {
  TerminalStage stage{join_den()};
  CannedTable table{std::uint8_t{1}};
  joined(stage, table);
  table.begin(3);
  table.update.mutable_settings()->set_turn_limit_ms(30'000);
  stage.from_server(table.message());
  others_play(stage, table, 1);
  stage.wait(30s);
  table.update.mutable_seats(1)->mutable_person()->set_held_by_bot(true);
  table.play(0);
  stage.from_server(table.message());
  stage.type("1");
  stage.type("take");
  stage.answer_done();
  table.update.mutable_seats(1)->mutable_person()->set_held_by_bot(false);
  stage.from_server(table.message());
  others_play(stage, table, 1);
  expect_golden("terminal/held_seat.txt", stage.transcript);
}

TEST(TerminalGolden, ABotWinsForThePersonOfTheSeat) {
  TerminalStage stage{join_den()};
  CannedTable table{std::uint8_t{1}};
  joined(stage, table);
  table.begin(5);
  for (int seat = 0; seat < 2; ++seat)
    table.update.mutable_seats(seat)->mutable_person()->set_held_by_bot(true);
  stage.from_server(table.message());
  others_play(stage, table, 4);
  expect_golden("terminal/held_to_the_end.txt", stage.transcript);
}

}  // namespace
}  // namespace cardroom::terminal
