// The table as a person at seat 2 is shown it and told about it, by example.
#include <QGuiApplication>
#include <gtest/gtest.h>

#include "client/translations/language.h"
#include "tests/window/models/heard_table.h"
#include "tests/window/scenes/played_table.h"

namespace cardroom::testing {
namespace {

using window::TableController;

constexpr client::Instant kNow{60'000};

QString s(const char* text) {
  return QString::fromUtf8(text);
}

/// Otto (a bot), Jonas, Maren who looks, Iris (a bot); the same cards as in the pictures.
class AtTheTable : public ::testing::Test {
 protected:
  AtTheTable() {
    played.sitBot(0, table::v1::BOT_TYPE_CLEVER);
    played.sitPerson(1, "Jonas");
    played.sitPerson(2, "Maren", true);
    played.sitBot(3, table::v1::BOT_TYPE_BASIC);
    settings().set_turn_limit_ms(30'000);
    show();
  }

  table::v1::Settings& settings() { return *played.update().mutable_settings(); }
  table::v1::Person& person(int seat) { return *played.update().mutable_seats(seat)->mutable_person(); }

  void show() {
    const client::TableChanged change = played.show(now);
    heard.table.tableChanged(&played.table(), change, now);
  }

  void deal() { played.deal("6D 5S TS 9S QH AD 8S 2C 4S TD 3C QC 9D AC JD 4D 7H JH 2H TH KC 3S 8D 2S 5H 9C"); }

  /// It is Maren's turn in the third round, 30 s left, and nothing of what was told before is kept.
  void comeToYourTurn() {
    deal();
    played.discards("3C QC 2C AC JD 4D 9D JH");
    show();
    played.discards("2H TH");
    played.update().set_turn_time_left_ms(30'000);
    show();
    forget();
  }

  void playToTheEnd() {
    comeToYourTurn();
    played.discards("KC 3S 8D 2S 5H 9C");
    played.update().clear_turn_time_left_ms();
    show();
  }

  void forget() {
    heard.announced.clear();
    heard.sounds.clear();
    heard.toasts.clear();
  }

  client::Instant now = kNow;
  PlayedTable played{2};
  HeardTable heard;
};

// --- What is told
// -----------------------------------------------------------------------------------------------------

TEST_F(AtTheTable, TheDealIsTold) {
  forget();
  deal();
  show();
  EXPECT_EQ(heard.announced,
            (QStringList{s("The public cards are the six of diamonds and the five of spades."),
                         s("Your cards are the eight of spades and the two of clubs."), s("Round 1 of 4.")}));
  EXPECT_EQ(heard.sounds, (QStringList{s("deal"), s("pick-up")}));
}

TEST_F(AtTheTable, YourTurnIsToldAfterWhatHappenedBefore) {
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
  EXPECT_EQ(heard.table.prompt(), s("Choose one card to give up."));
}

TEST_F(AtTheTable, ATurnBeginsOnce) {
  comeToYourTurn();
  const int turns = heard.turns;
  show();
  EXPECT_EQ(heard.turns, turns);
  EXPECT_TRUE(heard.announced.isEmpty());
}

TEST_F(AtTheTable, WithoutALimitNoSecondsAreTold) {
  settings().clear_turn_limit_ms();
  deal();
  played.discards("3C QC");
  show();
  EXPECT_EQ(heard.announced.last(), s("Your turn. Choose one of three cards to discard."));
  EXPECT_EQ(heard.table.turnSecondsLeft(), -1);
  EXPECT_EQ(heard.table.turnShareLeft(), 1);
}

TEST_F(AtTheTable, TheLastFiveSecondsAreHeardAndTheFifthIsTold) {
  comeToYourTurn();
  for (int second = 1; second <= 26; ++second)
    heard.table.tick(now + std::chrono::seconds{second});
  EXPECT_EQ(heard.announced, QStringList{s("Your turn, 5 seconds left.")});
  EXPECT_EQ(heard.sounds, (QStringList{s("last-seconds"), s("last-seconds")}));
  EXPECT_EQ(heard.table.turnSecondsLeft(), 4);
  EXPECT_NEAR(heard.table.turnShareLeft(), 4 / 30.0, 0.001);
}

TEST_F(AtTheTable, TheEndTellsWhoWinsAndWhy) {
  comeToYourTurn();
  played.discards("KC 3S 8D 2S 5H");
  show();
  forget();
  played.discard("9C");
  show();
  EXPECT_EQ(heard.announced, (QStringList{s("Iris discards the nine of clubs."), s("Game over. You win with 42."),
                                          s("Two players have thirteen, so each of them scores their best one."),
                                          s("Otto has the ten of spades and the nine of spades: 0 points."),
                                          s("Jonas has the queen of hearts and the ace of diamonds: 38 points."),
                                          s("You have the eight of spades and the seven of hearts: 42 points."),
                                          s("Iris has the four of spades and the ten of diamonds: 0 points.")}));
  EXPECT_EQ(heard.sounds, (QStringList{s("place"), s("win")}));
}

// --- Playing
// ----------------------------------------------------------------------------------------------------------

TEST_F(AtTheTable, ASelectedCardIsPlayedByThePrimary) {
  comeToYourTurn();
  EXPECT_EQ(heard.table.primaryText(), s("Choose one card"));
  EXPECT_FALSE(heard.table.primaryReady());
  heard.table.select(s("KC"));
  EXPECT_EQ(heard.announced, QStringList{s("Selected king of clubs. Press Enter to discard.")});
  EXPECT_EQ(heard.table.primaryText(), s("Discard K♣"));
  EXPECT_TRUE(heard.table.primaryReady());
  heard.table.primary();
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_EQ(heard.asked[0].message.move().decision(), played.table().update.decision());
  EXPECT_EQ(heard.asked[0].message.move().move().lucky_thirteen().discard(), cards::v1::CARD_KING_OF_CLUBS);
}

TEST_F(AtTheTable, ACardIsPutBackByTheSecondClick) {
  comeToYourTurn();
  heard.table.select(s("KC"));
  heard.table.select(s("7H"));
  EXPECT_EQ(heard.table.selected(), s("7H"));
  heard.table.select(s("7H"));
  EXPECT_EQ(heard.table.selected(), QString{});
  EXPECT_EQ(heard.announced.last(), s("Not selected any more: seven of hearts."));
}

TEST_F(AtTheTable, AfterAPlayTheHandIsShutUntilTheAnswerIsSeen) {
  comeToYourTurn();
  heard.table.play(s("KC"));
  heard.table.play(s("KC"));
  heard.table.select(s("8S"));
  EXPECT_EQ(heard.asked.size(), 1U);
  EXPECT_TRUE(heard.table.moving());
  EXPECT_EQ(heard.table.movingCard(), s("KC"));
  EXPECT_EQ(heard.table.selected(), QString{});
  EXPECT_EQ(heard.table.primaryText(), QString{});
  heard.accept();
  EXPECT_TRUE(heard.table.moving());
  played.discard("KC");
  forget();
  show();
  EXPECT_FALSE(heard.table.moving());
  EXPECT_EQ(heard.announced, QStringList{s("You discard the king of clubs.")});
}

TEST_F(AtTheTable, ARefusedMoveOpensTheHandAgainWithTheReason) {
  comeToYourTurn();
  heard.table.play(s("KC"));
  heard.refuse(session::v1::REFUSAL_REASON_ALREADY_MOVED);
  EXPECT_FALSE(heard.table.moving());
  EXPECT_EQ(heard.toasts, QStringList{s("The table has moved on; look again.")});
  EXPECT_EQ(heard.announced, QStringList{s("The table has moved on; look again.")});
  EXPECT_EQ(heard.sounds, QStringList{s("illegal")});
}

TEST_F(AtTheTable, AMoveThatIsGivenUpOpensTheHandAgain) {
  comeToYourTurn();
  heard.table.play(s("KC"));
  EXPECT_TRUE(heard.table.givenUp({.tag = heard.asked.back().tag, .reason = client::Unanswered::session_lost}));
  EXPECT_FALSE(heard.table.moving());
}

TEST_F(AtTheTable, WhatCannotBePlayedSaysWhy) {
  deal();
  show();
  forget();
  heard.table.select(s("8S"));
  heard.table.play(s("8S"));
  EXPECT_EQ(heard.toasts, (QStringList{s("It is not your turn."), s("It is not your turn.")}));
  EXPECT_EQ(heard.refused, (QStringList{s("8S"), s("8S")}));
  EXPECT_TRUE(heard.asked.empty());
}

TEST_F(AtTheTable, ASelectionEndsWithTheTurn) {
  comeToYourTurn();
  heard.table.select(s("KC"));
  played.discard("8S");
  show();
  EXPECT_EQ(heard.table.selected(), QString{});
}

// --- A bot plays for you
// ------------------------------------------------------------------------------------------------

TEST_F(AtTheTable, ABotPlaysWhenTheTimeHasRunOut) {
  comeToYourTurn();
  played.discard("KC");
  show();
  EXPECT_EQ(heard.announced, QStringList{s("Time is up. A bot played the king of clubs for you.")});
  EXPECT_EQ(heard.toasts, QStringList{s("Time ran out, so a bot played <b>K♣</b> for you.")});
}

TEST_F(AtTheTable, ABotMayHavePlayedAnotherCardThanTheOneUnderWay) {
  comeToYourTurn();
  heard.table.play(s("KC"));
  played.discard("8S");
  show();
  EXPECT_EQ(heard.announced, QStringList{s("Time is up. A bot played the eight of spades for you.")});
  EXPECT_FALSE(heard.table.moving());
}

TEST_F(AtTheTable, AHeldSeatIsTakenAgainByThePrimary) {
  comeToYourTurn();
  person(2).set_held_by_bot(true);
  show();
  EXPECT_EQ(heard.announced, QStringList{s("A bot holds your seat.")});
  EXPECT_TRUE(heard.table.held());
  EXPECT_FALSE(heard.table.yourTurn());
  EXPECT_EQ(heard.table.waitingFor(), s("A bot is choosing for you …"));
  EXPECT_EQ(heard.seat(2).secondLine, s("A bot plays for you"));
  EXPECT_EQ(heard.table.primaryText(), s("Take my seat"));
  heard.table.primary();
  EXPECT_TRUE(heard.asked.back().message.has_take_my_seat());
  forget();
  played.discard("KC");
  show();
  EXPECT_EQ(heard.announced, QStringList{s("A bot plays the king of clubs for you.")});
  forget();
  person(2).set_held_by_bot(false);
  show();
  EXPECT_EQ(heard.announced, QStringList{s("You have your seat again.")});
}

// --- Away and back
// ------------------------------------------------------------------------------------------------------

TEST_F(AtTheTable, WhoComesBackIsToldWhatHappenedMeanwhile) {
  comeToYourTurn();
  heard.table.connectionChanged(false);
  EXPECT_EQ(heard.announced, QStringList{s("Connection lost. Trying again.")});
  EXPECT_EQ(heard.sounds, QStringList{s("lost")});
  EXPECT_FALSE(heard.table.canHint());
  forget();
  heard.table.connectionChanged(true);
  played.resumed();
  played.discards("KC 3S");
  show();
  EXPECT_EQ(heard.announced,
            (QStringList{s("You are back. While you were away: A bot played the king of clubs for you."),
                         s("Iris discarded the three of spades.")}));
  EXPECT_EQ(heard.toasts, QStringList{s("You are back. 2 things happened meanwhile; the log has them.")});
  EXPECT_EQ(heard.sounds, QStringList{s("back")});
}

TEST_F(AtTheTable, WhoMissedNothingIsJustBack) {
  comeToYourTurn();
  played.resumed();
  show();
  EXPECT_EQ(heard.announced,
            (QStringList{s("You are back."), s("Your turn, 30 seconds. Choose one of three cards to discard.")}));
}

TEST_F(AtTheTable, OwnMovesThatWereUnderWayAreOnesOwn) {
  comeToYourTurn();
  heard.table.play(s("KC"));
  played.resumed();
  played.discard("KC");
  forget();
  show();
  EXPECT_EQ(heard.announced, QStringList{s("You are back. While you were away: You discarded the king of clubs.")});
  EXPECT_FALSE(heard.table.moving());
}

// --- People
// -------------------------------------------------------------------------------------------------------------

TEST_F(AtTheTable, OthersAreLostHeldAndBack) {
  comeToYourTurn();
  person(1).set_connected(false);
  show();
  EXPECT_EQ(heard.announced, QStringList{s("Jonas lost the connection.")});
  EXPECT_EQ(heard.sounds, QStringList{s("lost")});
  heard.table.tick(now + std::chrono::seconds{24});
  EXPECT_EQ(heard.seat(1).secondLine, s("Lost connection, 0:24"));
  EXPECT_EQ(heard.seat(1).lostSeconds, 24);
  forget();
  person(1).set_held_by_bot(true);
  show();
  EXPECT_EQ(heard.announced, QStringList{s("A bot holds Jonas's seat.")});
  EXPECT_EQ(heard.seat(1).secondLine, s("A bot holds this seat"));
  forget();
  person(1).set_connected(true);
  person(1).set_held_by_bot(false);
  show();
  EXPECT_EQ(heard.announced, QStringList{s("Jonas is back.")});
  EXPECT_EQ(heard.sounds, QStringList{s("back")});
}

TEST_F(AtTheTable, ALateFriendTakesABotsSeatFromTheNextGameOn) {
  comeToYourTurn();
  played.update().mutable_seats(0)->set_next_name("Ola");
  show();
  EXPECT_EQ(heard.announced, QStringList{s("Ola takes Otto's seat from the next game on.")});
  EXPECT_EQ(heard.toasts, heard.announced);
  EXPECT_EQ(heard.seat(0).nextName, s("Ola"));
}

TEST_F(AtTheTable, PeopleComeAndGo) {
  const auto told = [this] {
    forget();
    show();
    return heard.announced;
  };
  played.sitPerson(0, "Ola");
  EXPECT_EQ(told(), QStringList{s("Ola takes Otto's seat.")});
  played.update().mutable_seats(0)->clear_person();
  EXPECT_EQ(told(), QStringList{s("Ola has left.")});
  played.sitPerson(0, "Kari");
  EXPECT_EQ(told(), QStringList{s("Kari takes a seat.")});
  played.update().mutable_seats(0)->clear_person();
  played.sitBot(0, table::v1::BOT_TYPE_RANDOM);
  EXPECT_EQ(told(), QStringList{s("Kari has left. Otto, a bot, sits there now.")});
  played.update().mutable_seats(0)->clear_bot();
  EXPECT_EQ(told(), QStringList{s("Otto's seat is open.")});
  played.sitBot(0, table::v1::BOT_TYPE_RANDOM);
  EXPECT_EQ(told(), QStringList{s("Otto, a bot, sits at the table.")});
}

TEST_F(AtTheTable, TheTableChangesItsOwner) {
  person(2).set_owner(false);
  person(1).set_owner(true);
  forget();
  show();
  EXPECT_EQ(heard.announced, QStringList{s("The table is Jonas's now.")});
  EXPECT_FALSE(heard.table.owner());
  person(1).set_owner(false);
  person(2).set_owner(true);
  forget();
  show();
  EXPECT_EQ(heard.announced, QStringList{s("The table is yours now.")});
  EXPECT_TRUE(heard.table.owner());
}

TEST_F(AtTheTable, SettingsThatChangeAreTold) {
  settings().set_turn_limit_ms(45'000);
  settings().set_name("Garden");
  settings().set_has_password(true);
  forget();
  show();
  EXPECT_EQ(heard.announced, (QStringList{s("The table is called Garden now."), s("Each turn has 45 seconds now."),
                                          s("The table has a password now.")}));
  settings().clear_turn_limit_ms();
  settings().set_has_password(false);
  forget();
  show();
  EXPECT_EQ(heard.announced,
            (QStringList{s("There is no turn limit any more."), s("The table has no password any more.")}));
}

TEST_F(AtTheTable, TroubleWithTheRecordIsSaidAndHeals) {
  comeToYourTurn();
  client::Table stands = played.table();
  stands.waiting = true;
  heard.table.tableWaits(stands);
  EXPECT_TRUE(heard.table.storageTrouble());
  EXPECT_EQ(heard.announced,
            QStringList{s("The table stands still: the server cannot write down what happens. Nothing is lost.")});
  forget();
  show();
  EXPECT_FALSE(heard.table.storageTrouble());
  EXPECT_EQ(heard.announced, QStringList{s("The table goes on.")});
}

// --- Seats, waiting
// -----------------------------------------------------------------------------------------------------

TEST_F(AtTheTable, PlaquesSayWhatASeatDoes) {
  comeToYourTurn();
  EXPECT_EQ(heard.seat(0).secondLine, s("Clever bot"));
  EXPECT_EQ(heard.seat(1).secondLine, s("Discarded <b>10♥</b>"));
  EXPECT_EQ(heard.seat(2).secondLine, s("Your turn"));
  EXPECT_EQ(heard.seat(3).secondLine, s("Basic bot"));
  const auto accessible = [this](int seat) {
    return heard.table.seats()->data(heard.table.seats()->index(seat), window::SeatList::AccessibleTextRole).toString();
  };
  EXPECT_EQ(accessible(1), s("Jonas. Discarded the ten of hearts. 2 cards in hand."));
  EXPECT_EQ(accessible(2), s("Maren. Your turn. 3 cards in hand."));
  const auto place = [this](int seat) {
    return heard.table.seats()->data(heard.table.seats()->index(seat), window::SeatList::PlaceRole).toInt();
  };
  EXPECT_EQ(place(2), 0);
  EXPECT_EQ(place(3), 1);
  EXPECT_EQ(place(0), 2);
  EXPECT_EQ(place(1), 3);
}

TEST_F(AtTheTable, WhoIsWaitedForIsSaid) {
  deal();
  show();
  EXPECT_EQ(heard.table.waitingFor(), s("Otto is choosing …"));
  EXPECT_EQ(heard.table.prompt(), s("Otto is choosing …"));
  person(1).set_held_by_bot(true);
  played.discard("3C");
  show();
  EXPECT_EQ(heard.table.waitingFor(), s("A bot is choosing for Jonas …"));
}

TEST_F(AtTheTable, AGameWaitsForPeople) {
  played.update().mutable_seats(0)->clear_bot();
  show();
  EXPECT_EQ(heard.table.phase(), TableController::Gathering);
  EXPECT_EQ(heard.table.waitingFor(), s("Waiting for one more. The game starts by itself when all seats are taken."));
  played.update().set_phase(table::v1::PHASE_DEALING);
  show();
  EXPECT_EQ(heard.table.waitingFor(), s("Dealing …"));
}

// --- The result, and again
// ------------------------------------------------------------------------------------------------

TEST_F(AtTheTable, AResultIsShownOnceAGame) {
  playToTheEnd();
  EXPECT_EQ(heard.table.phase(), TableController::Over);
  show();
  EXPECT_TRUE(heard.table.resultShown());
  heard.table.showResult(false);
  show();
  EXPECT_FALSE(heard.table.resultShown());
  heard.table.showResult(true);
  EXPECT_TRUE(heard.table.resultShown());
  deal();
  show();
  EXPECT_FALSE(heard.table.resultShown());
}

TEST_F(AtTheTable, WhoComesBetweenGamesIsNotShownTheResultOfOthers) {
  PlayedTable others{2};
  for (int seat = 0; seat < 4; ++seat)
    others.sitBot(seat, table::v1::BOT_TYPE_BASIC);
  others.deal("6D 5S TS 9S QH AD 8S 2C 4S TD 3C QC 9D AC JD 4D 7H JH 2H TH KC 3S 8D 2S 5H 9C");
  others.discards("3C QC 2C AC JD 4D 9D JH 2H TH KC 3S 8D 2S 5H 9C");
  HeardTable comer;
  const client::TableChanged change = others.show();
  comer.table.tableChanged(&others.table(), change, now);
  EXPECT_FALSE(comer.table.resultShown());
  EXPECT_TRUE(comer.announced.isEmpty());
}

TEST_F(AtTheTable, AnotherGameIsAskedForByThePrimary) {
  playToTheEnd();
  EXPECT_EQ(heard.table.primaryText(), s("Play again"));
  EXPECT_EQ(heard.table.wantAnother(), QString{});
  person(1).set_ready(true);
  show();
  EXPECT_EQ(heard.announced.last(), s("Jonas wants another game."));
  EXPECT_EQ(heard.table.wantAnother(), s("Jonas wants another one"));
  EXPECT_EQ(heard.seat(1).secondLine, s("Wants another game"));
  heard.table.primary();
  EXPECT_TRUE(heard.asked.back().message.has_ready());
  EXPECT_EQ(heard.table.primaryText(), QString{});
  heard.refuse(session::v1::REFUSAL_REASON_TOO_FAST);
  EXPECT_EQ(heard.table.primaryText(), s("Play again"));
  person(1).set_ready(false);
  person(2).set_ready(true);
  show();
  EXPECT_TRUE(heard.table.ready());
  EXPECT_EQ(heard.table.primaryText(), QString{});
  EXPECT_EQ(heard.table.waitingFor(), s("Waiting for Jonas …"));
}

TEST_F(AtTheTable, WhatPeopleCallThemselvesIsNoMarkup) {
  comeToYourTurn();
  played.update().mutable_seats(0)->set_next_name("<img src='//a.b/c'>");
  show();
  EXPECT_EQ(heard.announced, QStringList{s("<img src='//a.b/c'> takes Otto's seat from the next game on.")});
  EXPECT_FALSE(heard.toasts.front().contains(QLatin1Char{'<'})) << heard.toasts.front().toStdString();
}

TEST_F(AtTheTable, AKindThatIsNotKnownIsATableWithoutAGame) {
  settings().set_kind("pasur");
  deal();
  show();
  EXPECT_EQ(heard.table.game(), nullptr);
  EXPECT_EQ(heard.table.kindTitle(), s("pasur"));
  played.discards("3C QC");
  show();
  heard.table.select(s("8S"));
  heard.table.play(s("8S"));
  heard.table.primary();
  EXPECT_TRUE(heard.asked.empty());
}

TEST_F(AtTheTable, OnlyAPropertyFilesTablePlaysAgainForWhoWatches) {
  HeardTable watcher;
  PlayedTable bots{-1};
  for (int seat = 0; seat < 4; ++seat)
    bots.sitBot(seat, table::v1::BOT_TYPE_BASIC);
  bots.deal("6D 5S TS 9S QH AD 8S 2C 4S TD");
  bots.discardWhatIsDrawn();
  client::TableChanged change = bots.show();
  watcher.table.tableChanged(&bots.table(), change, now);
  EXPECT_EQ(watcher.table.primaryText(), QString{});
  bots.update().set_not_a_fair_deal(true);
  change = bots.show();
  watcher.table.tableChanged(&bots.table(), change, now);
  EXPECT_EQ(watcher.table.primaryText(), s("Play again"));
  watcher.table.primary();
  watcher.table.primary();
  ASSERT_EQ(watcher.asked.size(), 1U);
  EXPECT_TRUE(watcher.asked[0].message.has_ready());
}

TEST_F(AtTheTable, APauseEndsWithGoOn) {
  comeToYourTurn();
  played.update().set_phase(table::v1::PHASE_PAUSED);
  played.update().set_pause_left_ms(6'000);
  show();
  EXPECT_EQ(heard.table.pauseSecondsLeft(), 6);
  EXPECT_EQ(heard.table.primaryText(), s("Go on"));
  heard.table.primary();
  heard.table.primary();
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_TRUE(heard.asked[0].message.has_go_on());
  EXPECT_EQ(heard.table.waitingFor(), s("Waiting for the others …"));
}

TEST_F(AtTheTable, TotalsAreShownFromTheSecondGameOn) {
  playToTheEnd();
  EXPECT_EQ(heard.seat(2).scoreText, QString{});
  EXPECT_EQ(heard.seat(2).secondLine, s("42 points"));
  deal();
  show();
  EXPECT_EQ(heard.seat(2).scoreText, s("42"));
}

// --- Hints and chat
// ---------------------------------------------------------------------------------------------------

class HintedTable : public AtTheTable {
 protected:
  void answerHint(std::uint64_t decision) {
    client::Answered answer{.tag = heard.asked.back().tag, .answer = {}};
    table::v1::Hint& hint = *answer.answer.mutable_hint();
    hint.set_decision(decision);
    hint.mutable_move()->mutable_lucky_thirteen()->set_discard(cards::v1::CARD_KING_OF_CLUBS);
    auto& reason = *hint.mutable_reason()->mutable_lucky_thirteen();
    reason.set_reason(games::lucky_thirteen::v1::HINT_REASON_KEEPS_THIRTEEN);
    reason.add_used(cards::v1::CARD_EIGHT_OF_SPADES);
    reason.add_used(cards::v1::CARD_FIVE_OF_SPADES);
    heard.table.answered(answer);
  }
};

TEST_F(HintedTable, AHintMarksItsCardAndSaysWhy) {
  comeToYourTurn();
  ASSERT_TRUE(heard.table.canHint());
  heard.table.hint();
  heard.table.hint();
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_EQ(heard.asked[0].message.hint().decision(), played.table().update.decision());
  EXPECT_FALSE(heard.table.canHint());
  answerHint(played.table().update.decision());
  EXPECT_TRUE(heard.card(s("KC")).hinted);
  EXPECT_EQ(heard.toasts, QStringList{s("Give up K♣: 8♠ and 5♠ make thirteen.")});
  EXPECT_EQ(heard.announced,
            QStringList{s("Give up king of clubs: eight of spades and five of spades make thirteen.")});
  EXPECT_TRUE(heard.table.canHint());
  person(1).set_connected(false);
  show();
  heard.table.retranslate();
  EXPECT_TRUE(heard.card(s("KC")).hinted);
  played.discard("8S");
  show();
  EXPECT_FALSE(heard.card(s("KC")).hinted);
}

TEST_F(HintedTable, AHintForAnOlderTurnIsDropped) {
  comeToYourTurn();
  heard.table.hint();
  answerHint(played.table().update.decision() - 1);
  EXPECT_FALSE(heard.card(s("KC")).hinted);
  EXPECT_TRUE(heard.toasts.isEmpty());
}

TEST_F(AtTheTable, ChatIsCountedUntilItIsSeen) {
  table::v1::ChatLine moment;
  moment.set_number(1);
  moment.set_name("Jonas");
  moment.set_seat(1);
  moment.set_phrase(table::v1::PHRASE_ONE_MOMENT);
  table::v1::ChatLine own;
  own.set_number(2);
  own.set_name("Maren");
  own.set_seat(2);
  own.set_own(true);
  own.set_text("No <b>hurry</b>");
  forget();
  heard.table.chatChanged({moment, own}, {.new_lines = 2});
  EXPECT_EQ(heard.table.chatUnread(), 1);
  EXPECT_EQ(heard.announced, QStringList{s("Jonas says: One moment")});
  EXPECT_EQ(heard.sounds, QStringList{s("chat")});
  EXPECT_EQ(heard.bubbles, (QStringList{s("1: One moment"), s("2: No <b>hurry</b>")}));
  EXPECT_EQ(heard.table.chat()->data(heard.table.chat()->index(1), window::ChatList::NameRole).toString(), s("You"));
  heard.table.chatSeen();
  EXPECT_EQ(heard.table.chatUnread(), 0);
}

TEST_F(AtTheTable, OldChatDisturbsNobody) {
  table::v1::ChatLine line;
  line.set_number(7);
  line.set_name("Ola");
  line.set_text("Hello");
  forget();
  heard.table.chatChanged({line}, {.new_lines = 1, .said_before = true});
  EXPECT_EQ(heard.table.chat()->count(), 1);
  EXPECT_EQ(heard.table.chatUnread(), 0);
  EXPECT_TRUE(heard.announced.isEmpty());
  EXPECT_TRUE(heard.bubbles.isEmpty());
}

TEST_F(AtTheTable, PhrasesAndTextsAreSaid) {
  EXPECT_EQ(heard.table.phrases(),
            (QStringList{s("Well played"), s("One moment"), s("Again?"), s("Thanks for the game")}));
  heard.table.sayPhrase(3);
  EXPECT_EQ(heard.asked.back().message.say().phrase(), table::v1::PHRASE_THANKS);
  heard.table.say(s("  Good evening "));
  EXPECT_EQ(heard.asked.back().message.say().text(), "Good evening");
  heard.table.say(s("   "));
  heard.table.sayPhrase(4);
  EXPECT_EQ(heard.asked.size(), 2U);
}

// --- The rest
// -----------------------------------------------------------------------------------------------------------

TEST_F(AtTheTable, WithoutATableThereIsNothing) {
  comeToYourTurn();
  heard.table.select(s("KC"));
  heard.table.tableGone();
  EXPECT_EQ(heard.table.phase(), TableController::NoTable);
  EXPECT_EQ(heard.table.game(), nullptr);
  EXPECT_EQ(heard.table.seats()->count(), 0);
  EXPECT_EQ(heard.table.log()->count(), 0);
  EXPECT_EQ(heard.table.selected(), QString{});
  EXPECT_EQ(heard.table.primaryText(), QString{});
  EXPECT_FALSE(heard.table.yourTurn());
}

TEST_F(AtTheTable, EveryTextIsMadeAnewInAnotherLanguage) {
  playToTheEnd();
  table::v1::ChatLine moment;
  moment.set_number(1);
  moment.set_name("Jonas");
  moment.set_phrase(table::v1::PHRASE_ONE_MOMENT);
  heard.table.chatChanged({moment}, {.new_lines = 1});
  const auto chat = [this] {
    return heard.table.chat()->data(heard.table.chat()->index(0), window::ChatList::TextRole).toString();
  };
  const QStringList english = shownBy(heard.table);
  window::install_language(*qGuiApp, nullptr, s("fa"));
  bool namesChanged = false;
  QObject::connect(heard.table.game()->cards(), &QAbstractItemModel::dataChanged,
                   [&](const QModelIndex&, const QModelIndex&, const QList<int>& roles) {
                     namesChanged |= roles.contains(window::TableCards::NameRole);
                   });
  heard.table.retranslate();
  EXPECT_TRUE(namesChanged);
  HeardTable fresh;
  fresh.table.tableChanged(&played.table(), {.other_table = true, .other_game = true}, now);
  EXPECT_EQ(shownBy(heard.table), shownBy(fresh.table));
  EXPECT_NE(shownBy(heard.table), english);
  EXPECT_EQ(chat(), heard.table.phrases()[1]);
  EXPECT_NE(chat(), s("One moment"));
  EXPECT_TRUE(heard.seat(2).secondLine.contains(s("۴۲"))) << heard.seat(2).secondLine.toStdString();
  window::install_language(*qGuiApp, nullptr, s("en"));
  heard.table.retranslate();
  EXPECT_EQ(shownBy(heard.table), english);
}

TEST_F(AtTheTable, AnswersToOthersAreNotTaken) {
  EXPECT_FALSE(heard.table.answered({.tag = 1, .answer = {}}));
  EXPECT_FALSE(heard.table.givenUp({.tag = 1, .reason = client::Unanswered::stopped}));
}

}  // namespace
}  // namespace cardroom::testing
