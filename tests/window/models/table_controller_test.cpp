// What happens between two games, changes of language, and tables with an unknown game.
#include <QGuiApplication>

#include "client/translations/window_language.h"
#include "tests/window/models/at_the_table.h"

namespace cardroom::testing {
namespace {

namespace TablePhase = window::TablePhase;

TEST_F(AtTheTable, AResultIsShownOncePerGame) {
  playToTheEnd();
  EXPECT_EQ(heard.table.phase(), TablePhase::Over);
  show();
  EXPECT_FALSE(heard.table.result()->shown()) << "the hands are counted first";
  EXPECT_EQ(heard.table.turn()->primaryText(), s("See the result"));
  EXPECT_EQ(heard.table.result()->heldSeconds(), 5) << "Jonas waits";
  heard.table.turn()->primary();
  EXPECT_TRUE(heard.table.result()->shown());
  heard.table.result()->show(false);
  show();
  EXPECT_FALSE(heard.table.result()->shown());
  heard.table.result()->show(true);
  EXPECT_TRUE(heard.table.result()->shown());
  deal();
  show();
  EXPECT_FALSE(heard.table.result()->shown());
}

TEST_F(AtTheTable, APersonWhoComesBetweenGamesIsNotShownThePreviousResult) {
  PlayedLuckyThirteen others{2};
  for (int seat = 0; seat < 4; ++seat)
    others.sitBot(seat, table::v1::BOT_TYPE_BASIC);
  others.deal("6D 5S TS 9S QH AD 8S 2C 4S TD 3C QC 9D AC JD 4D 7H JH 2H TH KC 3S 8D 2S 5H 9C");
  others.discards("3C QC 2C AC JD 4D 9D JH 2H TH KC 3S 8D 2S 5H 9C");
  HeardTable comer;
  const client::TableChanged change = others.show();
  comer.table.tableChanged(&others.table(), change, now);
  EXPECT_FALSE(comer.table.result()->shown());
  EXPECT_TRUE(comer.announced.isEmpty());
}

TEST_F(AtTheTable, BeforeAFirstGameSomebodyIsReadyRatherThanWantingAnother) {
  show();
  person(1).set_ready(false);
  show();
  person(1).set_ready(true);
  show();
  EXPECT_EQ(heard.announced.last(), s("Jonas is ready."));
}

TEST_F(AtTheTable, AloneWithBotsTheCountedHandsWait) {
  played.sitBot(1, table::v1::BOT_TYPE_BASIC);
  playToTheEnd();
  EXPECT_EQ(heard.table.result()->heldSeconds(), 0);
}

TEST_F(AtTheTable, TheButtonShowsHowLongTheCountedHandsAreHeld) {
  int changes = 0;
  QObject::connect(heard.table.turn(), &window::TurnModel::primaryShareLeftChanged, [&] { ++changes; });
  playToTheEnd();
  changes = 0;
  heard.table.result()->setHeldShareLeft(0.75);
  EXPECT_EQ(changes, 1);
  EXPECT_DOUBLE_EQ(heard.table.turn()->primaryShareLeft(), 0.75);
  heard.table.turn()->primary();
  EXPECT_EQ(heard.table.turn()->primaryShareLeft(), 0) << "to play again waits for the person";
}

TEST_F(AtTheTable, AResultAfterAReconnectionIsShownAtOnce) {
  comeToYourTurn();
  played.discards("KC 3S 8D 2S 5H 9C");
  played.resumed();
  show();
  EXPECT_FALSE(heard.table.result()->telling());
  EXPECT_TRUE(heard.table.result()->shown());
}

TEST_F(AtTheTable, AnotherGameIsAskedForByThePrimary) {
  playToTheEnd();
  heard.table.result()->skip();
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Play again"));
  EXPECT_EQ(heard.table.result()->wantAnother(), QString{});
  person(1).set_ready(true);
  show();
  EXPECT_EQ(heard.announced.last(), s("Jonas wants another game."));
  EXPECT_EQ(heard.table.result()->wantAnother(), s("Jonas wants another game"));
  EXPECT_EQ(heard.seat(1).secondLine, s("Wants another game"));
  heard.table.turn()->primary();
  EXPECT_TRUE(heard.asked.back().message.has_ready());
  EXPECT_EQ(heard.table.turn()->primaryText(), QString{});
  heard.refuse(session::v1::REFUSAL_REASON_TOO_FAST);
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Play again"));
  person(1).set_ready(false);
  person(2).set_ready(true);
  show();
  EXPECT_TRUE(heard.table.people()->ready());
  EXPECT_EQ(heard.table.turn()->primaryText(), QString{});
  EXPECT_EQ(heard.table.turn()->waitingFor(), s("Waiting for Jonas …"));
}

TEST_F(AtTheTable, AResultSaysWhatPeopleHaveWonThisEvening) {
  const auto add = [this](const std::string& name, std::uint32_t won, bool here = true) {
    auto& standing = *played.update().add_evening();
    standing.set_name(name);
    standing.set_here(here);
    standing.add_kinds()->set_won(won);
  };
  const auto told = [this] {
    QStringList rows;
    for (const window::EveningStanding& one : heard.table.result()->evening())
      rows << QStringLiteral("%1%2: %3").arg(one.name, one.you ? s(" (you)") : QString{}, one.wonText);
    return rows;
  };
  add("Maren", 1);
  add("Jonas", 3);
  add("Ola", 5, /*here=*/false);
  add("Iris", 0);
  playToTheEnd();
  EXPECT_EQ(told(), QStringList{}) << "after the first game";
  deal();
  show();
  EXPECT_EQ(told(), QStringList{}) << "during a game";
  played.discards("3C QC 2C AC JD 4D 9D JH 2H TH KC 3S 8D 2S 5H 9C");
  person(1).set_picture(table::v1::PICTURE_WHALE);
  show();
  EXPECT_EQ(heard.table.result()->evening().front().picture, s("whale"));
  EXPECT_EQ(heard.table.result()->evening().back().picture, QString{}) << "not in a seat";
  EXPECT_EQ(told(), (QStringList{s("Jonas: 3 games won"), s("Maren (you): 1 game won"), s("Iris: none yet")}));
  EXPECT_EQ(heard.table.result()->gamesText(), s("2 games"));
}

TEST_F(AtTheTable, PeoplesNamesAreNotMarkup) {
  comeToYourTurn();
  played.update().mutable_seats(0)->set_next_name("<img src='//a.b/c'>");
  show();
  EXPECT_EQ(heard.announced, QStringList{s("<img src='//a.b/c'> takes Otto’s seat from the next game on.")});
  EXPECT_FALSE(heard.toasts.front().contains(QLatin1Char{'<'})) << heard.toasts.front().toStdString();
}

TEST_F(AtTheTable, AnUnknownKindIsATableWithoutAGame) {
  settings().set_kind("whist");
  deal();
  show();
  EXPECT_EQ(heard.table.game(), nullptr);
  EXPECT_EQ(heard.table.kindTitle(), s("whist"));
  played.discards("3C QC");
  show();
  heard.table.choice()->select(s("8S"));
  heard.table.choice()->play(s("8S"));
  heard.table.turn()->primary();
  EXPECT_TRUE(heard.asked.empty());
}

TEST_F(AtTheTable, OnlyAPropertyFilesTablePlaysAgainForSpectators) {
  HeardTable watcher;
  PlayedLuckyThirteen bots{-1};
  for (int seat = 0; seat < 4; ++seat)
    bots.sitBot(seat, table::v1::BOT_TYPE_BASIC);
  bots.deal("6D 5S TS 9S QH AD 8S 2C 4S TD");
  bots.discardWhatIsDrawn();
  client::TableChanged change = bots.show();
  watcher.table.tableChanged(&bots.table(), change, now);
  EXPECT_EQ(watcher.table.turn()->primaryText(), s("Sit down")) << "a bot gives up its seat";
  bots.update().set_not_a_fair_deal(true);
  change = bots.show();
  watcher.table.tableChanged(&bots.table(), change, now);
  EXPECT_EQ(watcher.table.turn()->primaryText(), s("Play again"));
  watcher.table.turn()->primary();
  watcher.table.turn()->primary();
  ASSERT_EQ(watcher.asked.size(), 1U);
  EXPECT_TRUE(watcher.asked[0].message.has_ready());
}

TEST_F(AtTheTable, APauseWithoutALimitHasNoCountdown) {
  comeToYourTurn();
  played.update().set_phase(table::v1::PHASE_PAUSED);
  show();
  EXPECT_EQ(heard.table.clock()->pauseShareLeft(), 0);
  EXPECT_EQ(heard.announced, QStringList{s("Go on: press Enter.")});
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Go on"));
}

TEST_F(AtTheTable, APauseEndsWithGoOn) {
  comeToYourTurn();
  played.update().set_phase(table::v1::PHASE_PAUSED);
  played.update().set_pause_left_ms(6'000);
  show();
  EXPECT_EQ(heard.table.clock()->pauseSecondsLeft(), 6);
  EXPECT_EQ(heard.table.clock()->pauseWords(), s("The game goes on in 6 seconds."));
  EXPECT_EQ(heard.announced, (QStringList{s("The game goes on in 6 seconds."), s("Go on: press Enter.")}));
  EXPECT_DOUBLE_EQ(heard.table.clock()->pauseShareLeft(), 1);
  heard.table.tick(now + std::chrono::seconds{5});
  EXPECT_EQ(heard.table.clock()->pauseWords(), s("The game goes on in 1 second."));
  EXPECT_NEAR(heard.table.clock()->pauseShareLeft(), 1.0 / 6, 0.001);
  forget();
  show();
  EXPECT_EQ(heard.announced, QStringList{});
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Go on"));
  heard.table.turn()->primary();
  heard.table.turn()->primary();
  ASSERT_EQ(heard.asked.size(), 1U);
  EXPECT_TRUE(heard.asked[0].message.has_go_on());
  EXPECT_EQ(heard.table.turn()->waitingFor(), s("Waiting for the others …"));
  played.update().set_phase(table::v1::PHASE_PLAYING);
  played.update().clear_pause_left_ms();
  show();
  EXPECT_EQ(heard.table.clock()->pauseWords(), QString{});
}

TEST_F(AtTheTable, TotalsAreShownFromTheSecondGameOn) {
  playToTheEnd();
  EXPECT_EQ(heard.seat(2).scoreText, QString{});
  EXPECT_EQ(heard.seat(2).secondLine, s("42 points"));
  deal();
  show();
  EXPECT_EQ(heard.seat(2).scoreText, s("42"));
}

TEST_F(AtTheTable, WithoutATableThereIsNothing) {
  comeToYourTurn();
  heard.table.choice()->select(s("KC"));
  heard.table.tableGone();
  EXPECT_EQ(heard.table.phase(), TablePhase::NoTable);
  EXPECT_EQ(heard.table.game(), nullptr);
  EXPECT_EQ(heard.table.people()->seats()->count(), 0);
  EXPECT_EQ(heard.table.log()->count(), 0);
  EXPECT_EQ(heard.table.choice()->selected(), QString{});
  EXPECT_EQ(heard.table.turn()->primaryText(), QString{});
  EXPECT_FALSE(heard.table.turn()->yours());
}

TEST_F(AtTheTable, EveryTextIsTranslatedAgainInAnotherLanguage) {
  playToTheEnd();
  table::v1::ChatLine moment;
  moment.set_number(1);
  moment.set_name("Jonas");
  moment.set_phrase(table::v1::PHRASE_ONE_MOMENT);
  heard.table.chatChanged({moment}, {.new_lines = 1});
  const auto chat = [this] { return heard.table.chat()->lines()->lines()[0].text; };
  const QStringList english = shownBy(heard.table);
  window::install_language(*qGuiApp, nullptr, s("fa"));
  bool namesChanged = false;
  const window::TableCards* cards = heard.table.game()->cards();
  ASSERT_GT(cards->count(), 1);
  QObject::connect(cards, &QAbstractItemModel::dataChanged, [&](const QModelIndex& first, const QModelIndex& last) {
    namesChanged |= first.row() == 0 && last.row() == cards->count() - 1;
  });
  heard.table.retranslate();
  EXPECT_TRUE(namesChanged);
  HeardTable fresh;
  fresh.table.tableChanged(&played.table(), {.other_table = true, .other_game = true}, now);
  EXPECT_EQ(shownBy(heard.table), shownBy(fresh.table));
  EXPECT_NE(shownBy(heard.table), english);
  EXPECT_EQ(chat(), heard.table.chat()->phrases()[1]);
  EXPECT_NE(chat(), s("One moment"));
  EXPECT_TRUE(heard.seat(2).secondLine.contains(s("۴۲"))) << heard.seat(2).secondLine.toStdString();
  window::install_language(*qGuiApp, nullptr, s("en"));
  heard.table.retranslate();
  EXPECT_EQ(shownBy(heard.table), english);
}

TEST_F(AtTheTable, AnswersToOtherRequestsAreIgnored) {
  EXPECT_FALSE(heard.table.answered({.tag = 1, .answer = {}}));
  EXPECT_FALSE(heard.table.givenUp({.tag = 1, .reason = client::Unanswered::stopped}));
}

}  // namespace
}  // namespace cardroom::testing
