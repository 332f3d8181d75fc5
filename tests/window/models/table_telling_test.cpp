// What a person in seat 2 is told during an example game: in order, one sentence per event.
#include <gmock/gmock.h>

#include "tests/window/models/at_the_table.h"

namespace cardroom::testing {
namespace {

TEST_F(AtTheTable, TheDealIsTold) {
  forget();
  deal();
  show();
  EXPECT_EQ(heard.announced,
            (QStringList{s("The public cards are the six of diamonds and the five of spades."),
                         s("Your cards are the eight of spades and the two of clubs."), s("Round 1 of 4.")}));
  EXPECT_EQ(heard.sounds, (QStringList{s("deal"), s("pick-up")}));
}

TEST_F(AtTheTable, YourTurnIsAnnouncedAfterTheEventsBefore) {
  deal();
  played.discards("3C QC 2C AC JD 4D 9D JH");
  show();
  forget();
  played.discards("2H TH");
  played.update().set_turn_time_left_ms(30'000);
  show();
  EXPECT_EQ(heard.announced, (QStringList{s("Otto discards the two of hearts."), s("Jonas discards the ten of hearts."),
                                          s("You draw the king of clubs."),
                                          s("Your turn, 30 seconds. Choose one of three cards to discard.")}));
  EXPECT_EQ(heard.sounds, (QStringList{s("place"), s("pick-up"), s("your-turn")}));
  EXPECT_EQ(heard.table.turn()->prompt(), s("Discard one card."));
}

TEST_F(AtTheTable, ATurnBeginsOnce) {
  comeToYourTurn();
  const int turns = heard.turns;
  show();
  EXPECT_EQ(heard.turns, turns);
  EXPECT_TRUE(heard.announced.isEmpty());
}

TEST_F(AtTheTable, WithoutALimitNoSecondsAreAnnounced) {
  settings().clear_turn_limit_ms();
  deal();
  played.discards("3C QC");
  show();
  EXPECT_EQ(heard.announced.last(), s("Your turn. Choose one of three cards to discard."));
  EXPECT_EQ(heard.table.clock()->turnSecondsLeft(), -1);
  EXPECT_EQ(heard.table.clock()->turnShareLeft(), 1);
}

TEST_F(AtTheTable, TheLastFiveSecondsAreAudibleAndTheFifthIsAnnounced) {
  comeToYourTurn();
  for (int second = 1; second <= 26; ++second)
    heard.table.tick(now + std::chrono::seconds{second});
  EXPECT_EQ(heard.announced, QStringList{s("Your turn, 5 seconds left.")});
  EXPECT_EQ(heard.sounds, (QStringList{s("last-seconds"), s("last-seconds")}));
  EXPECT_EQ(heard.table.clock()->turnSecondsLeft(), 4);
  EXPECT_NEAR(heard.table.clock()->turnShareLeft(), 4 / 30.0, 0.001);
}

TEST_F(AtTheTable, TheEndNamesTheWinnerAndTheReason) {
  comeToYourTurn();
  played.discards("KC 3S 8D 2S 5H");
  show();
  forget();
  played.discard("9C");
  show();
  EXPECT_EQ(heard.announced,
            (QStringList{s("Iris discards the nine of clubs."),
                         s("Otto has the ten of spades and the nine of spades: 0 points."),
                         s("Jonas has the queen of hearts and the ace of diamonds: 38 points. Queen of hearts "
                           "and ace of diamonds made thirteen."),
                         s("You have the eight of spades and the seven of hearts: 42 points. Eight of "
                           "spades and five of spades made thirteen."),
                         s("Iris has the four of spades and the ten of diamonds: 0 points."), s("Hands are shown."),
                         s("See the result: press Enter.")}));
  EXPECT_EQ(heard.sounds, QStringList{s("place")});
  forget();
  heard.table.turn()->primary();
  EXPECT_EQ(heard.announced,
            (QStringList{s("Game over. You win with 42."),
                         s("Eight of spades and five of spades made thirteen. Jonas came second with 38.")}));
  EXPECT_EQ(heard.sounds, QStringList{s("win")});
}

TEST_F(AtTheTable, ABotPlaysWhenTheTimeHasRunOut) {
  comeToYourTurn();
  played.nextMoveBy(table::v1::ORIGIN_CLOCK);
  played.discard("KC");
  show();
  EXPECT_EQ(heard.announced, QStringList{s("Time ran out, so a bot in your place discards the king of clubs.")});
  EXPECT_EQ(heard.toasts, QStringList{s("Time ran out, so a bot in your place discarded the king of clubs.")});
  EXPECT_EQ(heard.table.log()->justNow().value(0), s("<b>Bot for you</b> discarded <b>K♣</b> (time ran out)"));
}

TEST_F(AtTheTable, ABotMayHavePlayedAnotherCardThanThePendingOne) {
  comeToYourTurn();
  heard.table.choice()->play(s("KC"));
  played.nextMoveBy(table::v1::ORIGIN_CLOCK);
  played.discard("8S");
  show();
  EXPECT_EQ(heard.announced, QStringList{s("Time ran out, so a bot in your place discards the eight of spades.")});
  EXPECT_FALSE(heard.table.choice()->moving());
}

TEST_F(AtTheTable, AHeldSeatIsTakenBackByThePrimary) {
  comeToYourTurn();
  person(2).set_held_by_bot(true);
  show();
  EXPECT_EQ(heard.announced, QStringList{s("A bot holds your seat.")});
  EXPECT_TRUE(heard.table.people()->held());
  EXPECT_FALSE(heard.table.turn()->yours());
  EXPECT_EQ(heard.table.turn()->waitingFor(), s("A bot is choosing for you …"));
  EXPECT_EQ(heard.seat(2).secondLine, s("A bot plays for you"));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Take my seat"));
  heard.table.turn()->primary();
  EXPECT_TRUE(heard.asked.back().message.has_take_my_seat());
  forget();
  played.discard("KC");
  show();
  EXPECT_EQ(heard.announced, QStringList{s("A bot in your place discards the king of clubs.")});
  forget();
  person(2).set_held_by_bot(false);
  show();
  EXPECT_EQ(heard.announced, QStringList{s("You have your seat again.")});
}

TEST_F(AtTheTable, AReturningPersonIsToldWhatHappenedInTheMeantime) {
  comeToYourTurn();
  heard.table.connectionChanged(false);
  EXPECT_EQ(heard.announced, QStringList{s("Connection lost. Reconnecting …")});
  EXPECT_EQ(heard.sounds, QStringList{s("lost")});
  EXPECT_FALSE(heard.table.turn()->canHint());
  forget();
  heard.table.connectionChanged(true);
  played.resumed();
  played.nextMoveBy(table::v1::ORIGIN_BOT_IN_PLACE);
  played.discards("KC 3S");
  show();
  EXPECT_EQ(heard.announced,
            (QStringList{s("You are back. While you were away: A bot in your place discarded the king of clubs."),
                         s("Iris discarded the three of spades.")}));
  EXPECT_EQ(heard.toasts, QStringList{s("You are back. 2 things happened meanwhile; the log has them.")});
  EXPECT_EQ(heard.sounds, QStringList{s("back")});
}

TEST_F(AtTheTable, APersonWhoRestartsReadsTheEarlierPlaysInTheLog) {
  deal();
  played.discards("3C QC 2C AC");
  played.nextMoveBy(table::v1::ORIGIN_CLOCK);
  played.discard("JD");
  played.nextMoveBy(table::v1::ORIGIN_BOT_IN_PLACE);
  played.discard("4D");
  played.nextMoveBy(table::v1::ORIGIN_SCRIPT);
  played.discard("9D");
  show();
  HeardTable anew;
  anew.table.tableChanged(&played.table(), {.other_table = true, .other_game = true}, now);
  QStringList lines;
  for (const window::LogLine& line : anew.table.log()->lines())
    lines << line.who + s(": ") + line.plain;
  EXPECT_EQ(lines.mid(lines.size() - 6, 5),
            (QStringList{s("You: You drew the nine of diamonds and discarded the two of clubs."),
                         s("Iris: Iris discarded the ace of clubs."),
                         s("Bot for Otto: Time ran out for Otto, so a bot discarded the jack of diamonds."),
                         s("Bot for Jonas: The bot for Jonas discarded the four of diamonds."),
                         s("Your script: Your script discarded the nine of diamonds.")}));
}

TEST_F(AtTheTable, TheLogKeepsTheNamesOfThoseWhoMadeTheMoves) {
  deal();
  played.discards("3C QC 2C AC");
  show();
  played.sitPerson(1, "Selma");
  show();
  played.discards("JD 4D");
  show();
  QStringList lines;
  for (const window::LogLine& line : heard.table.log()->lines().mid(heard.table.log()->lines().size() - 6))
    lines << line.who + s(": ") + line.plain;
  EXPECT_THAT(lines, ::testing::Contains(s("Jonas: Jonas discarded the queen of clubs.")));
  EXPECT_THAT(lines, ::testing::Contains(s("Selma: Selma discarded the four of diamonds.")));
}

TEST_F(AtTheTable, APersonWhoMissedNothingIsSimplyBack) {
  comeToYourTurn();
  played.resumed();
  show();
  EXPECT_EQ(heard.announced,
            (QStringList{s("You are back."), s("Your turn, 30 seconds. Choose one of three cards to discard.")}));
}

TEST_F(AtTheTable, ARestartOfTheServerIsToldOnceAndNotAsALossOfTheOthers) {
  comeToYourTurn();
  const QString restarted = s("The server was restarted; nothing was lost.");
  played.resumed(/*restarted=*/true);
  person(1).set_connected(false);
  show();
  EXPECT_EQ(heard.announced,
            (QStringList{restarted, s("Your turn, 30 seconds. Choose one of three cards to discard.")}));
  EXPECT_EQ(heard.toasts, QStringList{restarted});
  forget();
  person(1).set_connected(true);
  show();
  EXPECT_EQ(heard.announced, QStringList{});
  EXPECT_EQ(heard.sounds, QStringList{});
}

TEST_F(AtTheTable, AfterARestartTheMovesThatWereMissedAreToldToo) {
  comeToYourTurn();
  played.resumed(/*restarted=*/true);
  played.nextMoveBy(table::v1::ORIGIN_BOT_IN_PLACE);
  played.discard("KC");
  show();
  EXPECT_EQ(heard.toasts,
            (QStringList{s("The server was restarted; nothing was lost."),
                         s("You are back. While you were away: A bot in your place discarded the king of clubs.")}));
}

TEST_F(AtTheTable, OnesOwnPendingMovesAreStillOnesOwn) {
  comeToYourTurn();
  heard.table.choice()->play(s("KC"));
  played.resumed();
  played.discard("KC");
  forget();
  show();
  EXPECT_EQ(heard.announced, QStringList{s("You are back. While you were away: You discarded the king of clubs.")});
  EXPECT_FALSE(heard.table.choice()->moving());
}

}  // namespace
}  // namespace cardroom::testing
