#include "tests/server/table/table_bench.h"

/// Spectators see only face-down hands, hold no seat and leave no record.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

using Names = std::vector<std::string>;

struct TableWatch : TableBench {
  std::optional<RefusalReason> watch(int who, const std::string& name) {
    return ask(who, Join{name, std::nullopt, true});
  }
  Names watchers_for(int who) { return watchers[session(who)]; }
  RemovePlayer remove(const std::string& name) { return RemovePlayer{Seat{}, name}; }
};

TEST_F(TableWatch, SpectatorsSeeClosedHandsAndHaveNoSeat) {
  create({kOpen, kBot});
  EXPECT_EQ(ask(2, Join{"Bob", std::nullopt, true}), std::nullopt);
  EXPECT_FALSE(changed) << "a spectator leaves no record";
  EXPECT_FALSE(table(2).has_seat() || table(2).has_next_seat());
  EXPECT_EQ(table(2).view().lucky_thirteen().hand_size(), 0);
  EXPECT_EQ(table(2).version(), table(1).version());
  move(1);
  EXPECT_EQ(table(2).version(), table(1).version());
}

TEST_F(TableWatch, ASpectatorSitsDownBetweenGames) {
  create({kOpen, kOpen, kOpen});
  ask(2, Join{"Bob", std::nullopt, true});
  EXPECT_EQ(ask(2, TakeSeat{"Bob", Seat{1}}), std::nullopt);
  EXPECT_EQ(name_at(1), "Bob");
}

TEST_F(TableWatch, AnOwnerStandsUpAndKeepsTheTable) {
  create({kOpen, kOpen});
  EXPECT_EQ(watch(1, "Ann"), std::nullopt);
  EXPECT_TRUE(changed);
  EXPECT_TRUE(table(1).owner());
  EXPECT_FALSE(table(1).has_seat() || table(1).has_waiting_place());
  EXPECT_EQ(watchers_for(1), Names{"Ann"});
  ask(2, Join{"Bob", std::nullopt});
  EXPECT_EQ(table(2).seat(), 0U) << "the owner's seat is free";
  ask(3, Join{"Cem", std::nullopt});
  EXPECT_EQ(table(1).phase(), table::v1::PHASE_PLAYING) << "nobody waits for an owner without a seat";
  EXPECT_EQ(table(1).view().lucky_thirteen().hand_size(), 0);
  EXPECT_TRUE(table(1).owner());
  EXPECT_EQ(watch(2, "Bob"), REFUSAL_REASON_AT_A_TABLE) << "others leave first";
}

TEST_F(TableWatch, AnOwnerWhoWatchesIsGivenNoSeatButMayTakeOne) {
  create({kOpen, kOpen, kOpen});
  watch(1, "Ann");
  ask(2, Join{"Bob", std::nullopt});
  ask(2, Leave{});
  EXPECT_FALSE(table(1).has_seat());
  EXPECT_EQ(ask(1, TakeSeat{"Ann", Seat{2}}), std::nullopt);
  EXPECT_EQ(table(1).seat(), 2U);
  EXPECT_EQ(watchers_for(1), Names{});
}

TEST_F(TableWatch, AnOwnerWhoPlaysStandsUpOnlyBetweenGames) {
  create({kOpen, kBot});
  EXPECT_EQ(watch(1, "Ann"), REFUSAL_REASON_GAME_RUNNING);
}

TEST_F(TableWatch, ATableThatAllowsNoSpectatorsSaysSo) {
  settings.watching_allowed = false;
  create({kOpen, kOpen});
  EXPECT_EQ(ask(2, Join{"Bob", std::nullopt, true}), REFUSAL_REASON_NO_WATCHING);
}

TEST_F(TableWatch, SpectatorsAreLimitedAndALostOneMakesRoom) {
  create({kOpen, kOpen});
  for (int i = 0; i < static_cast<int>(kWatchersMax); ++i)
    ask(10 + i, Join{"W", std::nullopt, true});
  EXPECT_EQ(ask(9, Join{"W", std::nullopt, true}), REFUSAL_REASON_TABLE_FULL);
  lose(12);
  EXPECT_EQ(ask(9, Join{"W", std::nullopt, true}), std::nullopt);
  ASSERT_EQ(gone.size(), 1U);
  EXPECT_EQ(gone[0].session, session(12));
}

TEST_F(TableWatch, ASpectatorWhoSitsDownDuringAGameGetsABotsSeatInTheNextOne) {
  create({kOpen, kBot});
  watch(2, "Bob");
  EXPECT_EQ(ask(2, TakeSeat{"Bob", Seat{0}}), REFUSAL_REASON_SEAT_TAKEN);
  EXPECT_EQ(ask(2, TakeSeat{"Bob", Seat{1}}), std::nullopt);
  EXPECT_EQ(table(2).next_seat(), 1U);
  EXPECT_EQ(table(1).seats(1).next_name(), "Bob");
  EXPECT_EQ(table(2).view().lucky_thirteen().hand_size(), 0) << "closed until then";
  EXPECT_EQ(ask(1, TakeSeat{"Ann", Seat{1}}), REFUSAL_REASON_GAME_RUNNING) << "players stay where they are";
}

TEST_F(TableWatch, AReturningSpectatorGetsTheNewEvents) {
  create({kOpen, kBot});
  watch(2, "Bob");
  move(1);
  lose(2);
  EXPECT_FALSE(changed);
  pass(300ms);
  const auto updates_before = updates[session(2)];
  EXPECT_EQ(updates_before, 2) << "an absent viewer is shown nothing";
  back(2, Seen{1, 2});
  EXPECT_FALSE(changed);
  EXPECT_EQ(table(2).first_event(), 2U);
  EXPECT_EQ(table(2).events_size(), 1);
}

TEST_F(TableWatch, ATableWithOnlySpectatorsCloses) {
  create({kOpen, kBot});
  watch(2, "Bob");
  ask(1, Leave{});
  pass(kEmptyTableKept - 1ms);
  EXPECT_FALSE(core.state().ended);
  pass(1ms);
  EXPECT_TRUE(core.state().ended);
  EXPECT_EQ(gone.back().session, session(2));
  EXPECT_EQ(gone.back().reason, lobby::v1::LEFT_REASON_CLOSED);
}

TEST_F(TableWatch, ATableForBotsOnlyStaysOpenForSpectators) {
  seats_fixed = true;
  create({kBot, kBot}, /*owner=*/false);
  watch(1, "Ann");
  ask(1, SetPace{.paused = false, .percent = {}});
  pass(kEmptyTableKept * 2);
  EXPECT_FALSE(core.state().ended);
  EXPECT_EQ(ask(1, AskAgain{}), std::nullopt);
}

TEST_F(TableWatch, LeavingAndWatchingAgainStartsAnotherGameInAReplayToo) {
  seats_fixed = true;
  create({kBot, kBot}, /*owner=*/false);
  watch(1, "Ann");
  ask(1, SetPace{.paused = false, .percent = {}});
  pass(kEmptyTableKept);
  ask(1, Leave{});
  EXPECT_FALSE(changed) << "spectators leave no record";
  watch(1, "Ann");
  EXPECT_TRUE(changed) << "another game starts";
  EXPECT_EQ(table(1).game_number(), 2U);
}

TEST_F(TableWatch, EverybodyKnowsTheSpectators) {
  create({kOpen, kOpen});
  watch(2, "Bob");
  const auto version = table(1).version();
  EXPECT_EQ(watchers_for(1), Names{"Bob"});
  EXPECT_EQ(watchers_for(2), Names{"Bob"});
  EXPECT_EQ(table(1).version(), version) << "watching does not change the version";
  lose(2);
  EXPECT_EQ(watchers_for(1), Names{});
  step(ConnectionBack{session(2), std::nullopt, {}, "Bobby"});
  EXPECT_EQ(watchers_for(1), Names{"Bobby"});
  EXPECT_EQ(watchers_for(2), Names{"Bobby"});
  watchers.clear();
  lose(1);
  EXPECT_TRUE(watchers.empty()) << "nothing new about the spectators";
  back(1);
  EXPECT_EQ(watchers_for(1), Names{"Bobby"});
  EXPECT_FALSE(watchers.contains(session(2)));
  ask(2, Leave{});
  EXPECT_EQ(watchers_for(1), Names{});
}

TEST_F(TableWatch, ASpectatorsNameIsUnique) {
  create({kOpen, kOpen, kOpen});
  watch(2, "Ann");
  watch(3, "Ann");
  watch(4, "Bob");
  EXPECT_EQ(watchers_for(1), (Names{"Ann 2", "Ann 3", "Bob"}));
  join(5, "Bob");
  EXPECT_EQ(name_at(1), "Bob") << "players have the same names with and without spectators";
  EXPECT_EQ(watchers_for(1), (Names{"Ann 2", "Ann 3", "Bob 2"}));
  ask(2, TakeSeat{"Ann", Seat{2}});
  EXPECT_EQ(name_at(2), "Ann 2");
  EXPECT_EQ(watchers_for(1), (Names{"Ann 3", "Bob 2"}));
}

TEST_F(TableWatch, ASpectatorCannotHaveALookAlikeName) {
  create({kOpen, kOpen});
  watch(2, "ANN");
  EXPECT_EQ(watchers_for(1), Names{"ANN 2"});
}

TEST_F(TableWatch, TheOwnerRemovesASpectatorWhoCannotReturn) {
  create({kOpen, kOpen, kOpen});
  join(2, "Bob");
  watch(3, "Cem");
  EXPECT_EQ(ask(2, remove("Cem")), REFUSAL_REASON_NOT_OWNER);
  EXPECT_EQ(ask(1, remove("Eva")), REFUSAL_REASON_MALFORMED);
  EXPECT_EQ(ask(1, remove("Cem")), std::nullopt);
  EXPECT_TRUE(changed) << "the removal is recorded";
  ASSERT_EQ(gone.size(), 1U);
  EXPECT_EQ(gone[0].session, session(3));
  EXPECT_EQ(gone[0].reason, lobby::v1::LEFT_REASON_REMOVED);
  EXPECT_EQ(watchers_for(1), Names{});
  EXPECT_EQ(watch(3, "Cem"), REFUSAL_REASON_REMOVED);
  EXPECT_EQ(join(3, "Cem"), REFUSAL_REASON_REMOVED);
}

TEST_F(TableWatch, WhenWatchingIsForbiddenTheSpectatorsLeave) {
  create({kOpen, kOpen});
  watch(2, "Bob");
  watch(3, "Cem");
  ChangeSettings change;
  change.watching_allowed = false;
  EXPECT_EQ(ask(1, change), std::nullopt);
  EXPECT_EQ(gone.size(), 2U);
  EXPECT_EQ(watchers_for(1), Names{});
  EXPECT_EQ(join(2, "Bob"), std::nullopt) << "but none of them is barred";
}

}  // namespace
}  // namespace cardroom::server::testing
