// What the terminal tells about the game: events, turns, pauses and results.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/terminal/table_teller_bench.h"

namespace cardroom::terminal {
namespace {

using namespace std::chrono_literals;
using ::testing::AllOf;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::StartsWith;

TEST_F(TableTellerTest, TellsWhereThePersonHasArrived) {
  EXPECT_FALSE(teller.at_table());
  const Lines lines = teller.arrive();
  EXPECT_TRUE(teller.at_table());
  EXPECT_EQ(lines.at(0), "You are at Kari's table: Lucky Thirteen. You have seat 1.");
  EXPECT_THAT(lines, Contains("  Seat 2  Ola"));
  teller.forget();
  EXPECT_FALSE(teller.at_table());
}

TEST_F(TableTellerTest, TellsTheGameSoFarOnArrival) {
  begin();
  table.play(0);
  bench.tell(table.message(0));
  EXPECT_THAT(teller.arrive(), Contains("Game 1 so far:"));
}

TEST_F(TableTellerTest, TellsWhatHasChanged) {
  teller.arrive();
  table.update.mutable_seats(1)->mutable_person()->set_connected(false);
  EXPECT_THAT(change(), ElementsAre("The connection to Ola is lost."));
  EXPECT_THAT(change(), IsEmpty());
}

TEST_F(TableTellerTest, DoesNotTellTheLossesOfAServerThatWasRestarted) {
  teller.arrive();
  auto& ola = *table.update.mutable_seats(1)->mutable_person();
  ola.set_connected(false);
  bench.forget();
  bench.tell(table.message());
  client::TableChanged restarted = bench.all<client::TableChanged>().back();
  restarted.after_restart = true;
  EXPECT_THAT(teller.change(restarted, true), IsEmpty());
  ola.set_connected(true);
  EXPECT_THAT(change(), IsEmpty());
}

TEST_F(TableTellerTest, TellsTheEveningAfterASecondGame) {
  teller.arrive();
  const auto add = [&](const std::string& name, std::uint32_t won) {
    auto& standing = *table.update.add_evening();
    standing.set_name(name);
    standing.set_here(true);
    standing.add_kinds()->set_games(3);
    standing.mutable_kinds(0)->set_won(won);
  };
  const auto play_a_game = [&] {
    table.begin(0);
    while (!table.over())
      table.play_as_a_bot();
    change();
    return teller.result();
  };
  add("Kari", 1);
  EXPECT_THAT(play_a_game(), Not(Contains(StartsWith("This evening"))));
  EXPECT_THAT(play_a_game(), Contains("This evening you have won 1 of 3 games."));
  add("Ola", 2);
  EXPECT_THAT(play_a_game(), Contains("This evening: Ola 2 games won, you 1."));
}

TEST_F(TableTellerTest, TellsATurnOnceUntilItIsRepeated) {
  teller.arrive();
  begin();
  EXPECT_THAT(change(), Contains("Game 1 begins."));
  const Lines lines = turn();
  ASSERT_GE(lines.size(), 2U);
  EXPECT_THAT(lines[0], StartsWith("Your turn. "));
  EXPECT_THAT(lines, Contains(StartsWith("1  ")));
  EXPECT_THAT(turn(), IsEmpty());
  teller.repeat_turn();
  EXPECT_EQ(turn(), lines);
}

TEST_F(TableTellerTest, TellsTheTimeForATurn) {
  table.update.mutable_settings()->set_turn_limit_ms(30'000);
  teller.arrive();
  begin();
  change();
  EXPECT_THAT(turn().at(0), StartsWith("Your turn. You have 30 seconds. "));
  bench.now += 21s;
  EXPECT_THAT(teller.table(bench.now), Contains("It is your turn, with 9 seconds left."));
}

TEST_F(TableTellerTest, TellsAPauseOnce) {
  teller.arrive();
  table.update.set_phase(table::v1::PHASE_PAUSED);
  table.update.set_pause_left_ms(6'000);
  change();
  EXPECT_THAT(turn(), ElementsAre("A pause to read, 6 seconds. Press Enter to go on."));
  EXPECT_THAT(turn(), IsEmpty());
}

TEST_F(TableTellerTest, TellsAPauseWithoutALimitOnce) {
  teller.arrive();
  table.update.set_phase(table::v1::PHASE_PAUSED);
  change();
  EXPECT_THAT(turn(), ElementsAre("A pause to read. Press Enter to go on."));
  table.update.set_pause_left_ms(5'000);
  change();
  EXPECT_THAT(turn(), IsEmpty()) << "somebody else has come";
}

class CountedHands : public TableTellerTest {
 protected:
  /// Plays the game up to its end, and reads everything before that.
  void play_to_the_end() {
    teller.arrive();
    begin();
    while (!table.over()) {
      change();
      turn();
      table.play_as_a_bot();
    }
  }
  static ::testing::Matcher<Lines> has_the_winner() { return Contains(::testing::ContainsRegex(" wins? with ")); }
};

TEST_F(CountedHands, LeadToTheResultAfterSecondsIfOthersAreThere) {
  play_to_the_end();
  const Lines counted = change();
  EXPECT_THAT(counted, Contains("The last card is discarded. All hands are shown."));
  EXPECT_THAT(counted, Not(has_the_winner()));
  EXPECT_THAT(turn(), ElementsAre("The result follows in 5 seconds. Press Enter to see it now."));
  EXPECT_THAT(turn(), IsEmpty());
  EXPECT_THAT(teller.table(bench.now), Not(has_the_winner()));
  EXPECT_EQ(teller.due(), bench.now + 5s);
  bench.now += 5s;
  const Lines result = turn();
  EXPECT_THAT(result, has_the_winner());
  EXPECT_THAT(result, Contains("Type again for another game, or leave."));
  EXPECT_FALSE(teller.result_waits());
  EXPECT_EQ(teller.due(), std::nullopt);
  EXPECT_THAT(teller.table(bench.now), has_the_winner());
}

TEST_F(CountedHands, WaitForAPersonWhoIsAlone) {
  table.update.mutable_seats(1)->mutable_bot();
  play_to_the_end();
  change();
  EXPECT_THAT(turn(), ElementsAre("Press Enter to see the result."));
  bench.now += 1h;
  EXPECT_THAT(turn(), IsEmpty());
  EXPECT_EQ(teller.due(), std::nullopt);
  EXPECT_TRUE(teller.result_waits());
  EXPECT_THAT(teller.result(), has_the_winner());
  EXPECT_THAT(teller.result(), IsEmpty()) << "once";
  EXPECT_THAT(turn(), ElementsAre("Type again for another game, or leave."));
}

TEST_F(CountedHands, AreFollowedByTheResultAtTheLatestWhenTheNextGameBegins) {
  play_to_the_end();
  change();
  turn();
  table.begin(1);
  const Lines next = change();
  EXPECT_THAT(next.front(), ::testing::ContainsRegex(" wins? with "));
  EXPECT_THAT(next, Contains("Game 2 begins."));
}

TEST_F(CountedHands, AreNotHeldAgainAfterAPause) {
  play_to_the_end();
  const session::v1::ServerMessage end = table.message();
  session::v1::ServerMessage pause = end;
  pause.mutable_table_update()->set_phase(table::v1::PHASE_PAUSED);
  pause.mutable_table_update()->clear_winners();
  bench.forget();
  bench.tell(pause);
  EXPECT_THAT(teller.change(bench.all<client::TableChanged>().back(), false),
              Contains("The last card is discarded. All hands are shown."));
  EXPECT_THAT(turn(), ElementsAre("A pause to read. Press Enter to go on."));
  EXPECT_THAT(change(), has_the_winner());
  EXPECT_FALSE(teller.result_waits());
}

TEST_F(CountedHands, AreNotHeldAfterAnOutage) {
  play_to_the_end();
  EXPECT_THAT(change(/*reconnected=*/true), has_the_winner());
  EXPECT_FALSE(teller.result_waits());
}

TEST_F(TableTellerTest, TellsTheUsualPaceOnlyAfterAnotherOne) {
  teller.arrive();
  table.update.set_phase(table::v1::PHASE_PLAYING);
  table.update.mutable_pace()->set_speed_percent(100);
  change();
  EXPECT_THAT(turn(), IsEmpty());
  table.update.mutable_pace()->set_speed_percent(200);
  change();
  EXPECT_THAT(turn(), ElementsAre("The bots play at 200 per cent."));
  table.update.mutable_pace()->set_speed_percent(100);
  change();
  EXPECT_THAT(turn(), ElementsAre("The bots play."));
}

TEST_F(TableTellerTest, TellsOfAMoveThatIsTakenBack) {
  teller.arrive();
  begin();
  change();
  turn();
  auto& take_back = *table.update.mutable_take_back();
  take_back.set_seat(1);
  take_back.add_agreed(1);
  change();
  EXPECT_THAT(turn(), ElementsAre("Ola asks to take the last move back. Type undo to agree."));
  table.update.clear_take_back();
  change();
  EXPECT_THAT(turn(), ElementsAre("The move stands."));
  table.update.mutable_taken_back()->set_seat(1);
  table.update.mutable_taken_back()->set_times(1);
  change();
  EXPECT_THAT(turn(), ElementsAre("Ola takes the last move back."));
}

TEST_F(TableTellerTest, TellsOpenHandsAndSteps) {
  teller.arrive();
  begin();
  change();
  turn();
  table.open_hands();
  change();
  EXPECT_THAT(turn(), ElementsAre(StartsWith("Hands are open."), StartsWith("  Ola holds "), StartsWith("  "),
                                  StartsWith("  ")));
  auto& hands = *table.update.mutable_open_hands();
  hands.set_forth(2);
  table.update.mutable_taken_back()->set_times(1);
  table.update.mutable_taken_back()->set_stepped(true);
  change();
  EXPECT_THAT(
      turn(),
      ElementsAre("One move back.",
                  "You see an earlier moment, 2 moves back. Type forth to step on. If you make another move, the "
                  "game goes on from here.",
                  StartsWith("  Ola holds "), StartsWith("  "), StartsWith("  ")));
  EXPECT_THAT(teller.table(bench.now), Contains(StartsWith("  Ola holds ")));
  hands.set_forth(3);
  table.play_as_a_bot();
  change();
  EXPECT_THAT(turn(), AllOf(Contains(StartsWith("On the table: ")), Contains(StartsWith("Your hand: "))))
      << "there is no turn that would show the table";
  table.update.clear_open_hands();
  change();
  EXPECT_THAT(turn(), ElementsAre("The hands are closed."));
}

TEST_F(TableTellerTest, HandsOpenedAfterAGameChangeOnlyTheNextOne) {
  teller.arrive();
  begin();
  while (!table.over())
    table.play_as_a_bot();
  change();
  teller.result();
  turn();
  table.open_hands();
  change();
  EXPECT_EQ(turn().at(0),
            "Hands are open, and stay open in the next game, which then does not count in the evening. Type close to "
            "close them.");
}

TEST_F(TableTellerTest, ShowsTheLastRoundAgain) {
  begin();
  teller.arrive();
  EXPECT_THAT(teller.last(), IsEmpty()) << "no round is complete";
  for (int turns = 0; turns < 4; ++turns)
    table.play_as_a_bot();
  change();
  ASSERT_THAT(teller.last(), SizeIs(1));
  EXPECT_THAT(teller.last()[0], StartsWith("Round 1: You discard "));
}

TEST_F(TableTellerTest, ShowsTheTableWithoutNews) {
  teller.arrive();
  const Lines before = teller.table(bench.now);
  EXPECT_EQ(before.at(0), "Kari's table: Lucky Thirteen. You have seat 1.");
  EXPECT_EQ(teller.table(bench.now), before);
  EXPECT_THAT(teller.log(), IsEmpty());
}

TEST_F(TableTellerTest, SaysThatItDoesNotKnowAGame) {
  table.begin(0);
  session::v1::ServerMessage message = table.message();
  message.mutable_table_update()->mutable_settings()->set_kind("whist");
  bench.tell(message);
  EXPECT_THAT(teller.arrive(), Contains(std::string{kUnknownGame}));
  EXPECT_THAT(turn(), Not(Contains(HasSubstr("1  "))));
  EXPECT_THAT(teller.log(), IsEmpty());
}

}  // namespace
}  // namespace cardroom::terminal
