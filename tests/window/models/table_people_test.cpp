// The people at the table, their states, and the wording of their plaques.
#include <QGuiApplication>

#include "client/translations/window_language.h"
#include "tests/window/models/at_the_table.h"

namespace cardroom::testing {
namespace {

namespace TablePhase = window::TablePhase;

TEST_F(AtTheTable, OthersAreLostHeldAndResumed) {
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
  EXPECT_EQ(heard.announced, QStringList{s("A bot holds Jonas’s seat.")});
  EXPECT_EQ(heard.seat(1).secondLine, s("A bot holds this seat"));
  forget();
  person(1).set_connected(true);
  person(1).set_held_by_bot(false);
  show();
  EXPECT_EQ(heard.announced, QStringList{s("Jonas is back.")});
  EXPECT_EQ(heard.sounds, QStringList{s("back")});
}

TEST_F(AtTheTable, PeopleAreShownWithTheirPictures) {
  comeToYourTurn();
  EXPECT_EQ(heard.seat(1).picture, QString{});
  person(1).set_picture(table::v1::PICTURE_WHALE);
  show();
  EXPECT_EQ(heard.seat(1).picture, s("whale"));
  person(1).set_picture(static_cast<table::v1::Picture>(99));
  show();
  EXPECT_EQ(heard.seat(1).picture, QString{}) << "a newer server's";
}

TEST_F(AtTheTable, OthersLeaveForNowAndResume) {
  comeToYourTurn();
  person(1).set_connected(false);
  person(1).set_away(true);
  show();
  EXPECT_EQ(heard.announced, QStringList{s("Jonas has left for now.")});
  EXPECT_EQ(heard.toasts, heard.announced);
  EXPECT_EQ(heard.sounds, QStringList{}) << "nothing is lost";
  EXPECT_FALSE(heard.seat(1).lost);
  heard.table.tick(now + std::chrono::seconds{24});
  EXPECT_EQ(heard.seat(1).secondLine, s("Has left for now"));
  person(1).set_held_by_bot(true);
  show();
  EXPECT_EQ(heard.seat(1).secondLine, s("A bot holds this seat"));
  forget();
  person(1).set_connected(true);
  person(1).set_away(false);
  person(1).set_held_by_bot(false);
  show();
  EXPECT_EQ(heard.announced, QStringList{s("Jonas is back.")});
}

TEST_F(AtTheTable, TheTimeSinceAConnectionWasLostHasTheLanguagesDigits) {
  comeToYourTurn();
  window::install_language(*qGuiApp, nullptr, s("fa"));
  person(1).set_connected(false);
  show();
  heard.table.tick(now + std::chrono::seconds{64});
  const QString line = heard.seat(1).secondLine;
  window::install_language(*qGuiApp, nullptr, s("en"));
  EXPECT_TRUE(line.contains(s("\u06F1:\u06F0\u06F4"))) << line.toStdString();
}

TEST_F(AtTheTable, ALateFriendTakesABotsSeatFromTheNextGameOn) {
  comeToYourTurn();
  played.update().mutable_seats(0)->set_next_name("Ola");
  show();
  EXPECT_EQ(heard.announced, QStringList{s("Ola takes Otto’s seat from the next game on.")});
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
  EXPECT_EQ(told(), QStringList{s("Ola takes Otto’s seat.")});
  played.update().mutable_seats(0)->clear_person();
  EXPECT_EQ(told(), QStringList{s("Ola has left.")});
  played.sitPerson(0, "Kari");
  EXPECT_EQ(told(), QStringList{s("Kari takes a seat.")});
  played.update().mutable_seats(0)->clear_person();
  played.sitBot(0, table::v1::BOT_TYPE_RANDOM);
  EXPECT_EQ(told(), QStringList{s("Kari has left. Otto, a bot, sits there now.")});
  played.update().mutable_seats(0)->clear_bot();
  EXPECT_EQ(told(), QStringList{s("Otto’s seat is open.")});
  played.sitBot(0, table::v1::BOT_TYPE_RANDOM);
  EXPECT_EQ(told(), QStringList{s("Otto, a bot, sits at the table.")});
}

TEST_F(AtTheTable, TheTableChangesItsOwner) {
  person(2).set_owner(false);
  person(1).set_owner(true);
  forget();
  show();
  EXPECT_EQ(heard.announced, QStringList{s("Jonas owns the table now.")});
  EXPECT_FALSE(heard.table.owner());
  person(1).set_owner(false);
  person(2).set_owner(true);
  forget();
  show();
  EXPECT_EQ(heard.announced, QStringList{s("You own the table now.")});
  EXPECT_TRUE(heard.table.owner());
}

TEST_F(AtTheTable, AnOwnerWhoDidNotAnswerIsToldSo) {
  played.update().set_owner_lapsed(true);
  person(2).set_owner(false);
  person(1).set_owner(true);
  forget();
  show();
  EXPECT_EQ(heard.announced, QStringList{s("You didn’t answer for two minutes, so Jonas owns the table now.")});
  EXPECT_EQ(heard.toasts.size(), 1);
  person(1).set_owner(false);
  person(2).set_owner(true);
  forget();
  show();
  EXPECT_EQ(heard.announced, QStringList{s("Jonas didn’t answer for two minutes, so you own the table now.")});
}

TEST_F(AtTheTable, ChangedSettingsAreAnnounced) {
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

TEST_F(AtTheTable, TroubleWithTheRecordIsReportedAndHeals) {
  comeToYourTurn();
  client::Table stands = played.table();
  stands.waiting = true;
  heard.table.tableWaits(stands);
  EXPECT_TRUE(heard.table.storageTrouble());
  EXPECT_EQ(heard.announced, QStringList{s("Game paused: the server can’t save. Nothing is lost.")});
  forget();
  show();
  EXPECT_FALSE(heard.table.storageTrouble());
  EXPECT_EQ(heard.announced, QStringList{s("The table goes on.")});
}

TEST_F(AtTheTable, PlaquesSayWhatASeatIsDoing) {
  comeToYourTurn();
  EXPECT_EQ(heard.seat(0).secondLine, s("Clever bot"));
  EXPECT_EQ(heard.seat(1).secondLine, s("Discarded <b>10♥</b>"));
  EXPECT_EQ(heard.seat(2).secondLine, s("Your turn"));
  EXPECT_EQ(heard.seat(3).secondLine, s("Basic bot"));
  const auto accessible = [this](int seat) { return heard.seat(seat).accessibleText; };
  EXPECT_EQ(accessible(1), s("Jonas. Discarded the ten of hearts. 2 cards in hand."));
  EXPECT_EQ(accessible(2), s("Maren. Your turn. 3 cards in hand."));
  const auto place = [this](int seat) { return heard.seat(seat).place; };
  EXPECT_EQ(place(2), 0);
  EXPECT_EQ(place(3), 1);
  EXPECT_EQ(place(0), 2);
  EXPECT_EQ(place(1), 3);
}

TEST_F(AtTheTable, ThePeopleWhoAreWaitedForAreNamed) {
  deal();
  show();
  EXPECT_EQ(heard.table.turn()->waitingFor(), s("Otto is choosing …"));
  EXPECT_EQ(heard.table.turn()->prompt(), s("Otto is choosing …"));
  person(1).set_held_by_bot(true);
  played.discard("3C");
  show();
  EXPECT_EQ(heard.table.turn()->waitingFor(), s("A bot is choosing for Jonas …"));
}

TEST_F(AtTheTable, AGameWaitsForPeople) {
  played.update().mutable_seats(0)->clear_bot();
  show();
  EXPECT_EQ(heard.table.phase(), TablePhase::Gathering);
  EXPECT_EQ(heard.table.turn()->waitingFor(),
            s("Waiting for one more. The game starts by itself when all seats are taken."));
  played.update().set_phase(table::v1::PHASE_DEALING);
  show();
  EXPECT_EQ(heard.table.turn()->waitingFor(), s("Dealing …"));
}

class WatchedTable : public ::testing::Test {
 protected:
  WatchedTable() {
    played.sitPerson(0, "Jonas", true);
    played.sitBot(1, table::v1::BOT_TYPE_CLEVER);
    played.sitBot(2, table::v1::BOT_TYPE_CLEVER);
    show();
  }

  void show() {
    const client::TableChanged change = played.show();
    heard.table.tableChanged(&played.table(), change, client::Instant{1'000});
  }

  PlayedLuckyThirteen played{-1};
  HeardTable heard;
};

TEST_F(WatchedTable, ASpectatorTakesAnOpenSeatBeforeTheGame) {
  EXPECT_TRUE(heard.table.people()->watching());
  EXPECT_EQ(heard.table.people()->watchingText(), s("You are watching"));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Sit down"));
  heard.table.turn()->primary();
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_EQ(heard.asked[0].message.take_seat().seat(), 3U);
  heard.table.people()->sitDown(2);
  EXPECT_EQ(heard.asked.back().message.take_seat().seat(), 2U);
}

TEST_F(WatchedTable, DuringAGameABotsSeatCanBeTakenFromTheNextOneOn) {
  played.sitPerson(3, "Iris");
  played.deal("6D 5S TS 9S QH AD 8S 2C 4S TD");
  show();
  EXPECT_TRUE(heard.table.people()->canSitDown());
  EXPECT_EQ(heard.table.turn()->primaryText(), QString{}) << "it is offered, but not as the primary action";
  heard.table.people()->sitDown();
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_EQ(heard.asked[0].message.take_seat().seat(), 1U);
  played.update().mutable_seats(1)->set_next_name("Nora");
  played.update().set_next_seat(1);
  show();
  EXPECT_FALSE(heard.table.people()->canSitDown());
  EXPECT_EQ(heard.table.people()->watchingText(), s("You play from the next game on"));
}

TEST_F(WatchedTable, DuringAGameOfPeopleASpectatorCanOnlyWatch) {
  for (const int seat : {1, 2, 3})
    played.sitPerson(seat, "Iris");
  played.deal("6D 5S TS 9S QH AD 8S 2C 4S TD");
  show();
  EXPECT_FALSE(heard.table.people()->canSitDown());
  EXPECT_EQ(heard.table.turn()->primaryText(), QString{});
  heard.table.turn()->primary();
  heard.table.people()->sitDown();
  heard.table.turn()->again();
  EXPECT_TRUE(heard.asked.empty());
}

TEST_F(WatchedTable, APersonWhoReturnsToWaitForASeatIsToldSo) {
  played.update().add_waiting()->set_name("Nora");
  show();
  EXPECT_EQ(heard.table.people()->watchingText(), s("You are watching")) << "another person waits, whatever the name";
  EXPECT_TRUE(heard.announced.contains(s("Nora waits for a seat.")));
  heard.announced.clear();
  played.update().add_waiting()->set_name("Nora (2)");
  played.update().set_waiting_place(1);
  show();
  EXPECT_EQ(heard.table.people()->watchingText(), s("You wait for a seat"));
  EXPECT_EQ(heard.announced, QStringList{s("You wait for a seat.")});
}

TEST_F(WatchedTable, SpectatorsAreListedAndNewOnesAnnounced) {
  heard.table.showWatchers({s("Nora")});
  EXPECT_EQ(heard.announced, QStringList{}) << "she was there before";
  EXPECT_EQ(heard.table.people()->watchersText(), s("Watching: Nora"));
  heard.table.showWatchers({s("Nora"), s("Per")});
  EXPECT_EQ(heard.announced, QStringList{s("Per is watching.")});
  EXPECT_EQ(heard.table.people()->watchersText(), s("Watching: Nora, Per"));
  heard.table.showWatchers({});
  EXPECT_EQ(heard.table.people()->watchersText(), QString{});
}

TEST_F(AtTheTable, APersonWhoLostTheirSeatWaitsForOne) {
  forget();
  played.update().mutable_seats(1)->clear_person();
  played.update().add_waiting()->set_name("Jonas");
  show();
  EXPECT_TRUE(heard.announced.contains(s("Jonas waits for a seat.")));
}

TEST_F(WatchedTable, ASpectatorMayChatAndIsShownAsOne) {
  heard.table.chat()->say(s("Well done"));
  ASSERT_EQ(heard.asked.size(), 1U);
  table::v1::ChatLine line;
  line.set_number(1);
  line.set_name("Nora");
  line.set_text("Well done");
  heard.table.chatChanged({line}, {.new_lines = 1});
  EXPECT_EQ(heard.table.chat()->lines()->lines()[0].name, s("Nora, watching"));
  EXPECT_EQ(heard.bubbles, QStringList{s("-1: Well done")});
}

TEST_F(AtTheTable, ARefusedLineReturnsWithTheReason) {
  QStringList notSaid;
  QObject::connect(heard.table.chat(), &window::ChatModel::notSaid,
                   [&](const QString& text, const QString& why) { notSaid << text << why; });
  heard.table.chat()->say(s("Well played"));
  heard.refuse(session::v1::REFUSAL_REASON_TOO_FAST);
  EXPECT_EQ(notSaid, (QStringList{s("Well played"), s("That was too fast. Try again in a moment.")}));
  EXPECT_TRUE(heard.toasts.isEmpty()) << "the reason is shown at the line";
  heard.table.chat()->say(s("Again"));
  heard.accept();
  heard.table.chat()->sayPhrase(0);
  heard.refuse(session::v1::REFUSAL_REASON_TOO_FAST);
  EXPECT_EQ(notSaid.size(), 2);
  EXPECT_EQ(heard.toasts.size(), 1) << "a phrase has no input line";
}

TEST_F(AtTheTable, AnotherKindIsAnnouncedAndWaitsUntilEverybodyIsReady) {
  playToTheEnd();
  heard.table.turn()->again();
  ASSERT_EQ(heard.asked.size(), 1U);
  settings().set_kind("whist");
  played.update().clear_view();
  played.update().clear_winners();
  played.update().set_phase(table::v1::PHASE_GATHERING);
  person(1).set_ready(false);
  person(2).set_ready(false);
  forget();
  show();
  EXPECT_TRUE(heard.announced.contains(s("The next game is whist.")));
  EXPECT_EQ(heard.table.turn()->prompt(), s("The next game is whist. It begins when everybody is ready."));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("I am ready"));
  heard.table.turn()->primary();
  ASSERT_EQ(heard.asked.size(), 2U);
  EXPECT_TRUE(heard.asked[1].message.has_ready());
  person(2).set_ready(true);
  show();
  EXPECT_EQ(heard.table.turn()->primaryText(), QString{});
  EXPECT_EQ(heard.table.turn()->prompt(), s("Waiting for Jonas …"));
}

TEST_F(AtTheTable, TheOwnersReadinessIsShownLikeEverybodys) {
  settings().set_kind("whist");
  person(2).set_owner(false);
  person(1).set_owner(true);
  show();
  EXPECT_EQ(heard.seat(1).secondLine, s("Table owner, ready"));
  EXPECT_EQ(heard.seat(2).secondLine, s("You"));
  person(1).set_ready(false);
  person(2).set_ready(false);
  show();
  EXPECT_EQ(heard.seat(1).secondLine, s("Table owner, not ready yet"));
  EXPECT_EQ(heard.seat(2).secondLine, s("You, not ready yet"));
}

TEST_F(AtTheTable, NoTotalsAreShownBeforeTheFirstGameHasCounted) {
  playToTheEnd();
  played.update().set_game_number(2);
  show();
  EXPECT_NE(heard.seat(0).scoreText, QString{});
  settings().set_kind("whist");
  for (int seat = 0; seat < 4; ++seat)
    played.update().set_totals(seat, 0);
  show();
  for (int seat = 0; seat < 4; ++seat)
    EXPECT_EQ(heard.seat(seat).scoreText, QString{}) << seat;
}

}  // namespace
}  // namespace cardroom::testing
