// What the terminal tells about the people at the table: who is there, breaks, lost players and the chat.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/terminal/table_teller_bench.h"

namespace cardroom::terminal {
namespace {

using namespace std::chrono_literals;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

TEST_F(TableTellerTest, TellsPictures) {
  table.update.mutable_seats(1)->mutable_person()->set_picture(table::v1::PICTURE_LAMP);
  bench.tell(table.message());
  EXPECT_THAT(teller.arrive(), Contains("  Seat 2  Ola, picture lamp"));
  table.update.mutable_seats(1)->mutable_person()->set_picture(table::v1::PICTURE_CUP);
  EXPECT_THAT(change(), Contains("Ola's picture is now the cup."));
  table.update.mutable_seats(0)->mutable_person()->set_picture(table::v1::PICTURE_CUP);
  EXPECT_THAT(change(), IsEmpty()) << "one's own";
}

TEST_F(TableTellerTest, TellsWhoHasLeftForNow) {
  teller.arrive();
  begin();
  change();
  turn();
  auto& ola = *table.update.mutable_seats(1)->mutable_person();
  ola.set_connected(false);
  ola.set_away(true);
  ola.set_held_in_ms(9'000);
  EXPECT_THAT(change(), ElementsAre("Ola has left for now."));
  EXPECT_THAT(turn(), IsEmpty()) << "nothing to wait for";
  EXPECT_THAT(teller.table(bench.now), Contains("  Seat 2  Ola, has left for now"));
  ola.set_connected(true);
  ola.set_away(false);
  ola.clear_held_in_ms();
  EXPECT_THAT(change(), ElementsAre("Ola is back."));
}

TEST_F(TableTellerTest, NamesThePersonsSeatForEventsDuringAnOutage) {
  teller.arrive();
  begin();
  change();
  table.next_move_by(table::v1::ORIGIN_UNSPECIFIED);
  table.play(0);
  EXPECT_THAT(change(true), Contains(StartsWith("Your seat ")));
}

TEST_F(TableTellerTest, NamesThoseWhoMadeTheMovesInTheLog) {
  teller.arrive();
  table.begin(0);
  while (!table.asks(2))
    table.play_as_a_bot();
  change();
  ASSERT_THAT(teller.log(), Contains(StartsWith("Ola ")));
  table.update.mutable_seats(1)->mutable_person()->set_name("Selma");
  change();
  EXPECT_THAT(teller.log(), Contains(StartsWith("Ola ")));
  EXPECT_THAT(teller.log(), Not(Contains(StartsWith("Selma "))));
  do
    table.play_as_a_bot();
  while (!table.asks(2));
  EXPECT_THAT(change(), Contains(StartsWith("Selma ")));
}

TEST_F(TableTellerTest, SaysThatSomebodyIsReadyOrWantsAnotherGame) {
  teller.arrive();
  const auto ready_after = [&](std::uint32_t games) {
    table.update.set_phase(table::v1::PHASE_GATHERING);
    table.update.set_game_number(games);
    table.update.mutable_seats(1)->mutable_person()->set_ready(false);
    change();
    table.update.mutable_seats(1)->mutable_person()->set_ready(true);
    return change();
  };
  EXPECT_THAT(ready_after(0), Contains("Ola is ready."));
  EXPECT_THAT(ready_after(1), Contains("Ola wants another game."));
}

TEST_F(TableTellerTest, TellsWhyTheTableHasAnotherOwner) {
  teller.arrive();
  const auto owned_by = [&](int owner) {
    for (const int seat : {0, 1})
      table.update.mutable_seats(seat)->mutable_person()->set_owner(seat == owner);
    return change();
  };
  EXPECT_THAT(owned_by(1), ElementsAre("Ola owns the table now."));
  EXPECT_THAT(owned_by(0), ElementsAre("You own the table now. Type help for what its owner can do."));
  table.update.set_owner_lapsed(true);
  EXPECT_THAT(owned_by(1), ElementsAre("You didn't answer for two minutes, so Ola owns the table now."));
  EXPECT_THAT(owned_by(0), ElementsAre("Ola didn't answer for two minutes, so you own the table now. Type help for "
                                       "what its owner can do."));
}

TEST_F(TableTellerTest, TellsHowABreakBeginsAndEnds) {
  teller.arrive();
  begin();
  change();
  turn();
  auto& asked = *table.update.mutable_table_break();
  asked.set_seat(1);
  asked.add_agreed(1);
  change();
  EXPECT_THAT(turn(), ElementsAre("Ola asks for a break. Type break to agree."));
  asked.add_agreed(0);
  asked.set_on(true);
  change();
  EXPECT_THAT(turn(), ElementsAre("Time for a break. No clock is running. Type go to go on with the game."));
  EXPECT_THAT(turn(), IsEmpty());
  asked.set_left_ms(3'000);
  change();
  EXPECT_THAT(turn(), ElementsAre("The game goes on in a moment."));
  table.update.clear_table_break();
  change();
  EXPECT_THAT(turn(), ElementsAre("The game goes on."));
}

TEST_F(TableTellerTest, TellsThatABreakDoesNotBegin) {
  teller.arrive();
  begin();
  change();
  turn();
  table.update.mutable_table_break()->set_seat(0);
  table.update.mutable_table_break()->add_agreed(0);
  change();
  EXPECT_THAT(turn(), ElementsAre("You ask for a break. It begins when the owner or all others agree."));
  table.update.clear_table_break();
  change();
  EXPECT_THAT(turn(), ElementsAre("No break: not everybody agreed."));
}

TEST_F(TableTellerTest, OffersToWaitForALostPlayer) {
  teller.arrive();
  begin();
  change();
  turn();
  auto& ola = *table.update.mutable_seats(1)->mutable_person();
  ola.set_connected(false);
  ola.set_held_in_ms(14'000);
  change();
  EXPECT_THAT(turn(), IsEmpty());
  EXPECT_EQ(teller.due(), bench.now + 5s);
  EXPECT_THAT(teller.table(bench.now), Not(Contains(StartsWith("Type wait"))));
  bench.now += 5s;
  EXPECT_THAT(turn(), ElementsAre("Type wait to wait for Ola, or bot to let a bot play at once."));
  EXPECT_THAT(teller.table(bench.now), Contains(StartsWith("Type wait")));
  EXPECT_EQ(teller.due(), std::nullopt);
  EXPECT_THAT(turn(), IsEmpty());
  ola.clear_held_in_ms();
  table.update.mutable_table_break()->set_on(true);
  table.update.mutable_table_break()->set_waits_for(1);
  change();
  EXPECT_THAT(turn(), ElementsAre("The table waits for Ola. No clock is running. Type go to go on with the game."));
}

TEST_F(TableTellerTest, TellsTheOwnerToWhomALostPlayersSeatMayBeGiven) {
  teller.arrive();
  begin();
  change();
  turn();
  watch({"Ola 2"});
  auto& ola = *table.update.mutable_seats(1)->mutable_person();
  ola.set_connected(false);
  ola.set_held_in_ms(9'000);
  change();
  EXPECT_THAT(turn(),
              ElementsAre("Type wait to wait for Ola, or bot to let a bot play at once. Or type give 2 Ola 2 to "
                          "give the seat to Ola 2."));
  watch({"Ola 2", "Per"});
  EXPECT_THAT(turn(), ElementsAre("Type wait to wait for Ola, or bot to let a bot play at once. Or type give 2 NAME to "
                                  "give the seat to somebody else."));
}

TEST_F(TableTellerTest, TellsWhoWatchesAndWhoWatchesNoMore) {
  teller.arrive();
  watch({"Per", "Lise"});
  EXPECT_THAT(teller.watchers(), ElementsAre("Per is watching.", "Lise is watching."));
  table.update.mutable_seats(2)->mutable_person()->set_name("Per");
  bench.tell(table.message());
  watch({});
  EXPECT_THAT(teller.watchers(), ElementsAre("Lise is no longer watching.")) << "Per has taken a seat";
}

TEST_F(TableTellerTest, TellsTheChatThatWasMissed) {
  session::v1::ServerMessage message;
  auto& chat = *message.mutable_chat_lines();
  chat.set_table_id(table.update.table_id());
  auto& line = *chat.add_lines();
  line.set_number(1);
  line.set_name("Ola");
  line.set_seat(1);
  line.set_text("hello");
  bench.tell(message);
  EXPECT_THAT(teller.chat({.new_lines = 1, .said_before = false}, false), ElementsAre("Ola says: hello"));
  EXPECT_THAT(teller.chat({.new_lines = 1, .said_before = true}, true),
              ElementsAre("Said meanwhile:", "  Ola says: hello"));
}

TEST_F(TableTellerTest, KeepsQuietAboutAMutedPerson) {
  teller.arrive();
  session::v1::ServerMessage message;
  auto& chat = *message.mutable_chat_lines();
  chat.set_table_id(table.update.table_id());
  auto& line = *chat.add_lines();
  line.set_number(1);
  line.set_name("Ola");
  line.set_seat(1);
  line.set_text("a sign");
  line.set_reaction(table::v1::REACTION_CLAP);
  bench.tell(message);
  const client::ChatChanged news{.new_lines = 1, .said_before = false};
  EXPECT_THAT(teller.chat(news, false), ElementsAre("Ola claps."));
  EXPECT_THAT(teller.mute("ola"), ElementsAre("You muted Ola."));
  EXPECT_THAT(teller.chat(news, false), IsEmpty());
  EXPECT_THAT(teller.chat({.new_lines = 1, .said_before = true}, true), IsEmpty());
  EXPECT_THAT(teller.mute(""), ElementsAre("You have muted Ola. unmute NAME: read again what they say."));
  EXPECT_THAT(teller.unmute("Ola"), ElementsAre("You unmuted Ola."));
  EXPECT_THAT(teller.chat(news, false), ElementsAre("Ola claps."));
  EXPECT_THAT(teller.mute("Kari"), ElementsAre("Nobody else of that name is here.")) << "that is the person";
  teller.mute("Ola");
  table.update.mutable_seats(1)->mutable_person()->set_name("Olaf");
  EXPECT_THAT(change(), Contains("Ola, whom you muted, is called Olaf now, and stays muted."));
}

}  // namespace
}  // namespace cardroom::terminal
