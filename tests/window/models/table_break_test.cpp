// Breaks at the table, and a player whose connection is lost: what the person is told, what they may do, and what is
// requested.
#include "tests/window/models/at_the_table.h"

namespace cardroom::testing {
namespace {

class BreaksAtTheTable : public AtTheTable {
 protected:
  BreaksAtTheTable() {
    heard.table.setTimeOfDay([] { return QTime{21, 14}; });
    comeToYourTurn();
  }

  table::v1::TableBreak& tableBreak() { return *played.update().mutable_table_break(); }
  const window::BreakModel& breaks() const { return *heard.table.breaks(); }
  /// Jonas asks for a break.
  void jonasAsks() {
    tableBreak().set_seat(1);
    tableBreak().add_agreed(1);
    tableBreak().set_left_ms(15'000);
    show();
  }
  /// Jonas's connection is lost, and a bot takes over after this time.
  void loseJonas(std::uint32_t heldInMs) {
    person(1).set_connected(false);
    person(1).set_held_in_ms(heldInMs);
    show();
  }
  void begin() {
    tableBreak().set_on(true);
    tableBreak().clear_left_ms();
    show();
  }
  /// Shows the next update and returns the announcements that it triggers.
  QStringList told() {
    forget();
    show();
    return heard.announced;
  }
};

TEST_F(BreaksAtTheTable, AreAskedForByThePerson) {
  EXPECT_TRUE(breaks().mayAsk());
  heard.table.breaks()->ask();
  EXPECT_TRUE(heard.asked.back().message.has_take_break());
  tableBreak().set_seat(2);
  tableBreak().add_agreed(2);
  const QStringList asked{s("You ask for a break. It begins when the owner or all others agree.")};
  EXPECT_EQ(told(), asked);
  EXPECT_EQ(heard.toasts, asked);
  EXPECT_EQ(told(), QStringList{}) << "once";
  EXPECT_EQ(heard.toasts, QStringList{});
  EXPECT_FALSE(breaks().mayAsk());
  EXPECT_EQ(breaks().question(), QString{});
  played.update().clear_table_break();
  const QStringList lapsed{s("No break: not everybody agreed.")};
  EXPECT_EQ(told(), lapsed);
  EXPECT_EQ(heard.toasts, lapsed);
  EXPECT_EQ(told(), QStringList{}) << "once";
  EXPECT_EQ(heard.toasts, QStringList{});
}

TEST_F(BreaksAtTheTable, AreAgreedTo) {
  jonasAsks();
  EXPECT_EQ(heard.announced, QStringList{s("Jonas asks for a break. Press B to agree.")});
  EXPECT_EQ(breaks().question(), s("Jonas asks for a break."));
  EXPECT_EQ(heard.toasts, QStringList{}) << "the question says it";
  heard.table.breaks()->ask();
  EXPECT_TRUE(heard.asked.back().message.has_take_break());
  tableBreak().add_agreed(2);
  show();
  EXPECT_EQ(breaks().question(), QString{});
}

TEST_F(BreaksAtTheTable, AreNotForSpectatorsToAgreeTo) {
  played.update().clear_seat();
  show();
  forget();
  jonasAsks();
  EXPECT_EQ(heard.announced, QStringList{s("Jonas asks for a break.")});
  EXPECT_EQ(breaks().question(), QString{});
}

TEST_F(BreaksAtTheTable, AreNotAskedAboutTwice) {
  jonasAsks();
  heard.table.breaks()->decline();
  EXPECT_EQ(breaks().question(), QString{});
  show();
  EXPECT_EQ(breaks().question(), QString{});
  played.update().clear_table_break();
  show();
  jonasAsks();
  EXPECT_EQ(breaks().question(), s("Jonas asks for a break.")) << "a new question";
}

TEST_F(BreaksAtTheTable, SayWhoAskedForThemAndHowLongTheyLast) {
  jonasAsks();
  forget();
  begin();
  EXPECT_EQ(heard.announced, QStringList{s("Time for a break.")});
  EXPECT_TRUE(breaks().on());
  EXPECT_EQ(breaks().text(), s("Jonas asked for it.<br>No clock is running, and your hand is face down."));
  EXPECT_EQ(breaks().lastedText(), s("Since 21:14"));
  heard.table.tick(now + std::chrono::minutes{6});
  EXPECT_EQ(breaks().lastedText(), s("Since 21:14, 6 minutes"));
}

TEST_F(BreaksAtTheTable, AreShownInTheBarAndAtTheSeatsOfOtherPeople) {
  const auto seats = [&] { return heard.table.people()->seats()->seats(); };
  jonasAsks();
  EXPECT_EQ(breaks().shortTitle(), QString{});
  EXPECT_FALSE(seats()[1].takesBreak);
  begin();
  EXPECT_EQ(breaks().shortTitle(), s("On a break"));
  EXPECT_TRUE(seats()[1].takesBreak);
  EXPECT_EQ(seats()[1].secondLine, s("Asked for a break"));
  EXPECT_FALSE(seats()[0].takesBreak) << "a bot";
  EXPECT_FALSE(seats()[2].takesBreak) << "the person at this window";
  tableBreak().set_seat(2);
  show();
  EXPECT_EQ(seats()[1].secondLine, s("On a break"));
  person(1).set_connected(false);
  show();
  EXPECT_TRUE(seats()[1].takesBreak);
  EXPECT_EQ(seats()[1].secondLine, s("Away"));
  person(1).set_held_by_bot(true);
  show();
  EXPECT_FALSE(seats()[1].takesBreak);
}

TEST_F(BreaksAtTheTable, DoNotSayWhenTheyBeganToSomebodyWhoHasNotSeenIt) {
  tableBreak().set_on(true);
  tableBreak().set_lasted_ms(6 * 60'000);
  played.resumed();
  show();
  EXPECT_TRUE(breaks().on());
  EXPECT_EQ(breaks().lastedText(), QString{}) << "it began while the connection was lost";
  HeardTable late;
  late.table.tableChanged(&played.table(), client::TableChanged{.other_table = true, .other_game = true}, now);
  EXPECT_TRUE(late.table.breaks()->on());
  EXPECT_EQ(late.table.breaks()->lastedText(), QString{}) << "the window was started later";
}

TEST_F(BreaksAtTheTable, LastOnWhileTheServerIsRestarted) {
  jonasAsks();
  begin();
  now += std::chrono::minutes{6};
  tableBreak().set_lasted_ms(60'000);
  played.resumed();
  show();
  EXPECT_EQ(breaks().lastedText(), s("Since 21:14, 6 minutes")) << "the table's clock stood still for five";
  played.update().clear_table_break();
  show();
  begin();
  EXPECT_EQ(breaks().lastedText(), s("Since 21:14")) << "another break";
}

TEST_F(BreaksAtTheTable, EndAfterACountIn) {
  jonasAsks();
  begin();
  EXPECT_TRUE(breaks().mayEnd());
  EXPECT_EQ(breaks().countIn(), -1);
  heard.table.breaks()->goOn();
  EXPECT_TRUE(heard.asked.back().message.has_go_on());
  tableBreak().set_left_ms(3'000);
  EXPECT_EQ(told(), QStringList{s("The game goes on in 3 seconds.")});
  EXPECT_FALSE(breaks().mayEnd());
  heard.table.tick(now + std::chrono::milliseconds{1'100});
  EXPECT_EQ(breaks().countIn(), 2);
  played.update().clear_table_break();
  EXPECT_EQ(told(),
            (QStringList{s("The game goes on."), s("Your turn, 30 seconds. Choose one of three cards to discard.")}));
  EXPECT_FALSE(breaks().on());
}

TEST_F(BreaksAtTheTable, OfferToWaitForAPlayerAfterAFewSeconds) {
  loseJonas(14'000);
  EXPECT_EQ(breaks().missing(), QString{});
  forget();
  heard.table.tick(now + std::chrono::milliseconds{4'999});
  EXPECT_EQ(breaks().missing(), QString{});
  heard.table.tick(now + std::chrono::seconds{5});
  EXPECT_EQ(breaks().missing(), s("Jonas"));
  EXPECT_EQ(heard.announced, QStringList{s("Press 1 to wait for Jonas, or 2 to let a bot play.")});
  EXPECT_EQ(breaks().missingText(), s("A bot takes over in 0:09"));
  EXPECT_EQ(breaks().missingShareLeft(), 1);
  heard.table.tick(now + std::chrono::seconds{13});
  EXPECT_EQ(breaks().missingText(), s("A bot takes over in 0:01"));
  EXPECT_LT(breaks().missingShareLeft(), 0.2);
  heard.table.tick(now + std::chrono::seconds{20});
  EXPECT_EQ(breaks().missingText(), s("A bot takes over at any moment."));
  heard.table.breaks()->waitForMissing(true);
  EXPECT_EQ(heard.asked.back().message.wait_for().ShortDebugString(), "seat: 1 wait: true");
  person(1).clear_held_in_ms();
  tableBreak().set_seat(2);
  tableBreak().set_waits_for(1);
  begin();
  EXPECT_EQ(breaks().missing(), QString{});
  EXPECT_EQ(breaks().title(), s("Waiting for Jonas"));
  EXPECT_EQ(breaks().shortTitle(), s("Waiting for Jonas"));
  EXPECT_FALSE(heard.table.people()->seats()->seats()[1].takesBreak) << "the connection is lost";
  EXPECT_EQ(breaks().text(), s("The game goes on when Jonas is back. No clock is running."));
}

TEST_F(BreaksAtTheTable, OfferTheOwnerToGiveTheSeatOfALostPlayerToSomebodyElse) {
  heard.table.showWatchers({s("Selma")});
  person(2).set_owner(false);
  loseJonas(9'000);
  EXPECT_EQ(breaks().missingSeat(), 1);
  EXPECT_EQ(breaks().missingSuccessors(), QStringList{}) << "only the owner gives seats";
  person(1).set_connected(true);
  person(1).clear_held_in_ms();
  person(2).set_owner(true);
  show();
  EXPECT_EQ(breaks().missingSeat(), -1);
  forget();
  loseJonas(9'000);
  EXPECT_EQ(breaks().missingSuccessors(), QStringList{s("Selma")});
  EXPECT_TRUE(heard.announced.contains(s("Press 3 to give the seat to somebody else.")));
  heard.table.showWatchers({});
  EXPECT_EQ(breaks().missingSuccessors(), QStringList{});
}

TEST_F(BreaksAtTheTable, AskNothingAboutAPlayerWhoIsBackSoon) {
  loseJonas(15'000);
  person(1).set_connected(true);
  person(1).clear_held_in_ms();
  show();
  heard.table.tick(now + std::chrono::seconds{10});
  EXPECT_EQ(breaks().missing(), QString{});
  EXPECT_EQ(breaks().missingText(), QString{});
  heard.table.breaks()->waitForMissing(true);
  EXPECT_TRUE(heard.asked.empty());
}

TEST_F(BreaksAtTheTable, AskNothingAboutAPlayerWhoHasLeftForNow) {
  person(1).set_away(true);
  loseJonas(9'000);
  EXPECT_EQ(heard.announced, QStringList{s("Jonas has left for now.")});
  EXPECT_EQ(breaks().missing(), QString{});
  jonasAsks();
  begin();
  EXPECT_EQ(heard.table.people()->seats()->seats()[1].secondLine, s("Has left for now"));
}

}  // namespace
}  // namespace cardroom::testing
