// The set-up page's model: what it shows from an update, and what it requests from the server.

#include "tests/client/models/at_the_set_up.h"

namespace cardroom::window {
namespace {

using TableSetupTest = AtTheSetUp;
using session::v1::ClientMessage;

TEST_F(TableSetupTest, ShowsWhoSitsWhereAndWhatIsMissing) {
  sit(1, "Jonas").set_ready(true);
  auto& bot = *table.update.mutable_seats(2)->mutable_bot();
  bot.set_type(table::v1::BOT_TYPE_BASIC);
  bot.set_pace_ms(500);
  show();
  EXPECT_TRUE(setup.owner());
  EXPECT_EQ(setup.kind(), QStringLiteral("lucky-thirteen"));
  EXPECT_EQ(setup.people()->seatsTaken(), QStringLiteral("3 of 4 seats are taken"));
  EXPECT_TRUE(setup.waitingFor().startsWith(QStringLiteral("Waiting for 1 more")));
  EXPECT_TRUE(seat(0).you && seat(0).owner);
  EXPECT_EQ(seat(1).secondLine, QStringLiteral("Ready"));
  EXPECT_EQ(seat(2).botType, QStringLiteral("basic"));
  EXPECT_EQ(seat(2).botPaceMs, 500);
  EXPECT_FALSE(seat(2).name.isEmpty());
  EXPECT_TRUE(seat(3).open);
}

TEST_F(TableSetupTest, BotsNeverHaveTheNameOfAPersonThere) {
  for (int i = 1; i < 4; ++i)
    table.update.mutable_seats(i)->mutable_bot()->set_type(table::v1::BOT_TYPE_CLEVER);
  show();
  const QString name = seat(2).name;
  sit(0, name.toStdString(), true);
  show();
  EXPECT_NE(seat(2).name, name);
  EXPECT_NE(seat(1).name, seat(2).name);
  EXPECT_NE(seat(2).name, seat(3).name);
}

TEST_F(TableSetupTest, ThePrimaryFillsWithBotsOfOnesOwnPaceAndStarts) {
  preferences.setBotPaceMs(2000);
  EXPECT_FALSE(setup.primaryText().isEmpty());
  setup.primary();
  ASSERT_EQ(asked.size(), 1U) << "a person who sits down is ready already";
  EXPECT_EQ(asked[0].message.fill_with_bots().bot().pace_ms(), 2000U);
}

TEST_F(TableSetupTest, AfterAGameThePrimaryAlsoSaysThatWeWantAnother) {
  table.update.mutable_seats(0)->mutable_person()->set_ready(false);
  table.update.set_game_number(1);
  show();
  setup.primary();
  ASSERT_EQ(asked.size(), 2U);
  EXPECT_TRUE(asked[1].message.has_ready());
  for (int i = 1; i < 4; ++i)
    table.update.mutable_seats(i)->mutable_bot();
  show();
  EXPECT_EQ(setup.primaryText(), QStringLiteral("Play again"));
}

TEST_F(TableSetupTest, AGuestOnlyWaits) {
  table.update.mutable_seats(0)->mutable_person()->set_owner(false);
  show();
  EXPECT_FALSE(setup.owner());
  EXPECT_TRUE(setup.primaryText().isEmpty());
  setup.primary();
  EXPECT_TRUE(asked.empty());
}

TEST_F(TableSetupTest, ABotsSeatIsOpenedAndAPersonIsRemoved) {
  table.update.mutable_seats(1)->mutable_bot();
  sit(2, "Jonas");
  show();
  setup.people()->clearSeat(1);
  setup.people()->clearSeat(2);
  setup.people()->clearSeat(7);
  ASSERT_EQ(asked.size(), 2U);
  EXPECT_EQ(asked[0].message.set_seat().seat(), 1U);
  EXPECT_FALSE(asked[0].message.set_seat().plan().has_bot());
  EXPECT_EQ(asked[1].message.remove_player().seat(), 2U);
}

TEST_F(TableSetupTest, APrivateTableHasNoInvitationUntilItsOwnerOpensIt) {
  const QString link = QStringLiteral("cardroom://192.168.1.20:7313/x");
  setup.invitation()->show(link, {QStringLiteral("192.168.1.20:7313")}, true);
  EXPECT_EQ(setup.invitation()->link(), link);
  EXPECT_FALSE(setup.invitation()->mayOpen());
  table.update.mutable_settings()->set_private_table(true);
  show();
  EXPECT_EQ(setup.invitation()->link(), QString{});
  EXPECT_TRUE(setup.invitation()->mayOpen());
  setup.invitation()->openToOthers();
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ(asked[0].message.change_settings().ShortDebugString(), "private_table: false");
  table.update.mutable_settings()->clear_private_table();
  show();
  EXPECT_EQ(setup.invitation()->link(), link);
  setup.invitation()->openToOthers();
  EXPECT_EQ(asked.size(), 1U);
}

TEST_F(TableSetupTest, TheUsualTurnLimitIsOneToChoose) {
  table.update.mutable_settings()->set_turn_limit_ms(30'000);
  table.update.mutable_settings()->set_usual_turn_limit(true);
  show();
  EXPECT_EQ(setup.options()->turnLimitSeconds(), TableOptions::kUsualTurnLimit);
  setup.options()->setTurnLimitSeconds(30);
  table.update.mutable_settings()->clear_usual_turn_limit();
  show();
  setup.options()->setTurnLimitSeconds(TableOptions::kUsualTurnLimit);
  ASSERT_EQ(asked.size(), 2U);
  EXPECT_EQ(asked[0].message.change_settings().ShortDebugString(), "turn_limit_ms: 30000");
  EXPECT_EQ(asked[1].message.change_settings().ShortDebugString(), "usual_turn_limit: true");
}

TEST_F(TableSetupTest, OnlyTheOwnersChangesAreRequested) {
  setup.options()->setTableName(QStringLiteral("Kitchen table"));
  setup.options()->setTurnLimitSeconds(0);
  EXPECT_TRUE(asked.empty()) << "both already have these values";
  setup.options()->setTableName(QStringLiteral("  Garden  "));
  setup.options()->setTurnLimitSeconds(60);
  setup.options()->setPassword(QStringLiteral("sesame"));
  setup.people()->setBot(2, QStringLiteral("random"), 500);
  setup.people()->sitAt(3);
  ASSERT_EQ(asked.size(), 5U);
  EXPECT_EQ(asked[0].message.change_settings().name(), "Garden");
  EXPECT_FALSE(asked[0].message.change_settings().has_password());
  EXPECT_EQ(asked[1].message.change_settings().turn_limit_ms(), 60'000U);
  EXPECT_EQ(asked[2].message.change_settings().password(), "sesame");
  EXPECT_EQ(asked[3].message.set_seat().plan().bot().type(), table::v1::BOT_TYPE_RANDOM);
  EXPECT_EQ(asked[4].message.take_seat().seat(), 3U);
  setup.options()->setTableName(QString(50, QLatin1Char{'x'}));
  EXPECT_EQ(asked.size(), 5U);
  EXPECT_FALSE(told.isEmpty());
}

TEST_F(TableSetupTest, ARefusalIsExplained) {
  setup.options()->setTurnLimitSeconds(60);
  client::Answered answer{asked.back().tag, {}};
  answer.answer.mutable_refused()->set_reason(session::v1::REFUSAL_REASON_GAME_RUNNING);
  EXPECT_TRUE(setup.answered(answer));
  EXPECT_TRUE(told.contains(QStringLiteral("during a game")));
  EXPECT_FALSE(setup.answered({tagOf(Asker::table, 1), {}})) << "another request's answer";
}

TEST_F(TableSetupTest, WithoutATableNothingIsLeftOfIt) {
  setup.tableChanged(nullptr);
  EXPECT_EQ(setup.people()->seats()->count(), 0);
  EXPECT_FALSE(setup.owner());
  EXPECT_TRUE(setup.options()->tableName().isEmpty());
  EXPECT_TRUE(setup.primaryText().isEmpty());
}

TEST_F(TableSetupTest, TheOwnerDecidesWhetherOthersMayWatch) {
  EXPECT_FALSE(setup.options()->watchable());
  setup.options()->setWatchable(false);
  EXPECT_TRUE(asked.empty());
  setup.options()->setWatchable(true);
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_TRUE(asked[0].message.change_settings().watching_allowed());
  table.update.mutable_settings()->set_watching_allowed(true);
  show();
  EXPECT_TRUE(setup.options()->watchable());
}

TEST_F(TableSetupTest, TheOwnerDecidesWhoGivesTheHints) {
  EXPECT_FALSE(setup.options()->expertHints());
  setup.options()->setExpertHints(false);
  EXPECT_TRUE(asked.empty());
  setup.options()->setExpertHints(true);
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ(asked[0].message.change_settings().ShortDebugString(), "hints_by_expert: true");
  table.update.mutable_settings()->set_hints_by_expert(true);
  show();
  EXPECT_TRUE(setup.options()->expertHints());
}

TEST_F(TableSetupTest, TheStrongestBotIsOfferedFirst) {
  QStringList types;
  for (const BotChoice& choice : setup.people()->botTypes())
    types << choice.type + QStringLiteral(": ") + choice.text;
  EXPECT_EQ(types, (QStringList{QStringLiteral("expert: Expert bot"), QStringLiteral("clever: Clever bot"),
                                QStringLiteral("basic: Basic bot"), QStringLiteral("random: Random bot")}));
}

TEST_F(TableSetupTest, TheOwnerChangesTheKindBetweenGames) {
  EXPECT_TRUE(setup.canChange());
  setup.options()->changeKind(QStringLiteral("lucky-thirteen"));
  EXPECT_TRUE(asked.empty());
  setup.options()->changeKind(QStringLiteral("another"));
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ(asked[0].message.change_settings().kind(), "another");
  table.update.set_phase(table::v1::PHASE_PLAYING);
  show();
  EXPECT_FALSE(setup.canChange());
  table.update.set_phase(table::v1::PHASE_GATHERING);
  sit(0, "Maren").set_ready(true);
  show();
  EXPECT_FALSE(setup.canChange()) << "somebody else owns the table";
  setup.options()->changeKind(QStringLiteral("another"));
  EXPECT_EQ(asked.size(), 1U);
}

TEST_F(TableSetupTest, TheOwnerChoosesTheNumberOfPlayersIfTheKindAllowsIt) {
  EXPECT_EQ(setup.options()->seatCounts(), QList<int>{4});
  setup.options()->setSeatCount(3);
  EXPECT_TRUE(asked.empty()) << "Lucky Thirteen is for four";
  table.update.mutable_settings()->set_kind("pasur");
  show();
  EXPECT_EQ(setup.options()->seatCounts(), (QList<int>{2, 3, 4}));
  EXPECT_EQ(setup.options()->seatCount(), 4);
  setup.options()->setSeatCount(4);
  EXPECT_TRUE(asked.empty());
  setup.options()->setSeatCount(3);
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ(asked[0].message.change_settings().seats(), 3U);
}

TEST_F(TableSetupTest, SaysWhoIsStillToBeReadyForAnotherKind) {
  sit(1, "Jonas");
  show();
  EXPECT_EQ(setup.waitingFor(), QStringLiteral("Waiting for 2 more, and for Jonas to be ready."));
  table.update.set_seat(1);
  show();
  EXPECT_TRUE(setup.waitingFor().endsWith(QStringLiteral("when all seats are taken and everybody is ready.")));
  EXPECT_EQ(setup.primaryText(), QStringLiteral("I am ready"));
  setup.primary();
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_TRUE(asked[0].message.has_ready()) << "and a guest does not request bots";
}

TEST_F(TableSetupTest, TeamMatesAreNamed) {
  table.update.mutable_settings()->set_kind("thrones");
  show();
  EXPECT_EQ(setup.people()->seatsTaken(), QStringLiteral("1 of 4 seats are taken. Partners sit opposite each other."));
}

TEST_F(TableSetupTest, APersonWhoLostTheSeatToAnotherKindWaitsByName) {
  EXPECT_EQ(setup.people()->waitingForSeats(), QString{});
  table.update.add_waiting()->set_name("Ola");
  show();
  EXPECT_EQ(setup.people()->waitingForSeats(), QStringLiteral("Ola waits for a seat."));
  table.update.add_waiting()->set_name("Per");
  show();
  EXPECT_EQ(setup.people()->waitingForSeats(), QStringLiteral("Ola, Per wait for a seat."));
  table.update.set_waiting_place(1);
  show();
  EXPECT_EQ(setup.people()->waitingForSeats(), QStringLiteral("You wait for a seat."));
  EXPECT_EQ(setup.people()->others().value(0).text, QStringLiteral("Waits for a seat"));
  EXPECT_EQ(setup.people()->others().value(1).text, QStringLiteral("You wait for a seat"));
}

TEST_F(TableSetupTest, ASpectatorSitsDownBetweenGames) {
  table.update.clear_seat();
  table.update.mutable_seats(1)->mutable_bot()->set_type(table::v1::BOT_TYPE_CLEVER);
  show();
  EXPECT_FALSE(setup.seated());
  EXPECT_EQ(setup.primaryText(), QStringLiteral("Sit down"));
  setup.primary();
  ASSERT_EQ(asked.size(), 1U);
  EXPECT_EQ(asked[0].message.take_seat().seat(), 2U) << "an open seat rather than a bot's";
  for (int seat = 2; seat < 4; ++seat)
    table.update.mutable_seats(seat)->mutable_bot()->set_type(table::v1::BOT_TYPE_CLEVER);
  show();
  setup.primary();
  EXPECT_EQ(asked.back().message.take_seat().seat(), 1U);
  table.update.set_phase(table::v1::PHASE_PLAYING);
  show();
  EXPECT_EQ(setup.primaryText(), QString{});
}

}  // namespace
}  // namespace cardroom::window
