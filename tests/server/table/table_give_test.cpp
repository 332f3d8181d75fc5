#include "tests/server/table/table_bench.h"

/// The owner gives the seat of somebody who is away to another name at the table, usually that of the same person on
/// another machine.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct TableGive : TableBench {
  /// Ann and Bob play; Cem watches.
  void two_people_and_a_spectator() {
    create({kOpen, kOpen});
    join(2, "Bob");
    watch(3, "Cem");
  }
  void watch(int who, const std::string& name) { ask(who, Join{name, std::nullopt, true}); }
  std::optional<RefusalReason> give(const std::string& name, int index = 1) {
    return ask(1, GiveSeat{Seat{static_cast<std::uint8_t>(index)}, name});
  }
  std::string hand(int who) { return table(who).view().lucky_thirteen().ShortDebugString(); }
};

TEST_F(TableGive, TheSpectatorPlaysOnWithTheHandAndTheTurn) {
  two_people_and_a_spectator();
  move(1);
  const std::string bobs_hand = hand(2);
  const auto decision = table(2).decision();
  ASSERT_NE(hand(3), bobs_hand);
  lose(2);
  EXPECT_EQ(give("Cem"), std::nullopt);
  EXPECT_TRUE(changed);
  EXPECT_EQ(name_at(1), "Cem");
  EXPECT_EQ(table(3).seat(), 1U);
  EXPECT_EQ(hand(3), bobs_hand);
  EXPECT_EQ(table(3).decision(), decision) << "a bot had not taken over yet, so it is the same question";
  EXPECT_TRUE(watchers[session(1)].empty());
  move(3);
  EXPECT_TRUE(table(1).has_decision());
}

TEST_F(TableGive, TheSeatIsTakenBackFromItsBot) {
  two_people_and_a_spectator();
  move(1);
  lose(2);
  bots_answer = false;
  pass(kHoldAfter);
  ASSERT_TRUE(seat(1, 1).person().held_by_bot());
  EXPECT_EQ(give("Cem"), std::nullopt);
  EXPECT_FALSE(seat(1, 1).person().held_by_bot());
  move(3);
  bots_answer = true;
  pass(1min);
  EXPECT_TRUE(table(1).has_decision()) << "the bot's answer came too late";
}

TEST_F(TableGive, TheEventsOfTheGameAreSentAgainAsTheSeatSawThem) {
  two_people_and_a_spectator();
  move(1);
  ASSERT_EQ(table(3).events(0).lucky_thirteen().dealt().cards_size(), 0);
  lose(2);
  give("Cem");
  EXPECT_EQ(table(3).first_event(), 0U);
  ASSERT_EQ(table(3).events_size(), 2);
  EXPECT_EQ(table(3).events(0).lucky_thirteen().dealt().cards_size(), 1);
}

TEST_F(TableGive, TheFormerPlayerIsShownNothingMoreAndToldOnReturn) {
  two_people_and_a_spectator();
  lose(2);
  give("Cem");
  const int updates_before = updates[session(2)];
  move(1);
  move(3);
  EXPECT_TRUE(gone.empty());
  back(2);
  EXPECT_TRUE(changed) << "it is in the record";
  EXPECT_EQ(updates[session(2)], updates_before);
  ASSERT_EQ(gone.size(), 1U);
  EXPECT_EQ(gone[0].session, session(2));
  EXPECT_EQ(gone[0].reason, lobby::v1::LEFT_REASON_SEAT_GIVEN);
  EXPECT_EQ(gone[0].name, "Cem");
  back(2);
  EXPECT_EQ(gone.size(), 1U) << "once";
  EXPECT_EQ(join(2, "Bob"), REFUSAL_REASON_TABLE_FULL);
}

TEST_F(TableGive, AFormerPlayerWhoIsConnectedIsToldAtOnce) {
  settings.turn_limit = 5s;
  rules.turns = 5;
  two_people_and_a_spectator();
  for (int turn = 0; turn < 2; ++turn) {
    move(1);
    pass(5s + kHoldingPace);
  }
  ASSERT_TRUE(seat(1, 1).person().held_by_bot());
  ASSERT_TRUE(seat(1, 1).person().connected());
  EXPECT_EQ(give("Cem"), std::nullopt);
  ASSERT_EQ(gone.size(), 1U);
  EXPECT_EQ(gone[0].session, session(2));
  EXPECT_EQ(gone[0].name, "Cem");
  back(2);
  EXPECT_EQ(gone.size(), 1U);
}

TEST_F(TableGive, TheFormerPlayerMayJoinAgain) {
  create({kOpen, kOpen, kOpen});
  join(2, "Bob");
  watch(3, "Bob");
  lose(2);
  ASSERT_EQ(give("Bob 2"), std::nullopt);
  back(2);
  EXPECT_EQ(join(2, "Bob"), std::nullopt);
  EXPECT_EQ(name_at(1), "Bob 2");
  EXPECT_EQ(name_at(2), "Bob");
}

TEST_F(TableGive, OnlyTheOwnerGivesOnlyTheSeatOfSomebodyWhoIsAway) {
  create({kOpen, kOpen, kBot});
  join(2, "Bob");
  watch(3, "Cem");
  watch(4, "Dora");
  lose(4);
  EXPECT_EQ(give("Cem"), REFUSAL_REASON_NOT_MISSING);
  EXPECT_EQ(give("Cem", 0), REFUSAL_REASON_NOT_MISSING) << "the owner's own";
  EXPECT_EQ(give("Cem", 2), REFUSAL_REASON_NO_SUCH_SEAT) << "a bot's own";
  EXPECT_EQ(give("Cem", 3), REFUSAL_REASON_NO_SUCH_SEAT);
  lose(2);
  EXPECT_EQ(ask(3, GiveSeat{Seat{1}, "Cem"}), REFUSAL_REASON_NOT_OWNER);
  EXPECT_EQ(give("Eva"), REFUSAL_REASON_NO_SUCH_PERSON);
  EXPECT_EQ(give("Ann"), REFUSAL_REASON_NO_SUCH_PERSON) << "has a seat";
  EXPECT_EQ(give("Dora"), REFUSAL_REASON_NO_SUCH_PERSON) << "is away, too";
  EXPECT_EQ(give("Cem"), std::nullopt);
}

TEST_F(TableGive, AFixedSeatIsNotGiven) {
  seats_fixed = true;
  create({kOpen, kOpen}, /*owner=*/false);
  join(1, "Ann");
  join(2, "Bob");
  watch(3, "Cem");
  lose(2);
  EXPECT_EQ(give("Cem"), REFUSAL_REASON_UNSUPPORTED);
}

TEST_F(TableGive, TheScoreGoesAlong) {
  rules.turns = 1;
  two_people_and_a_spectator();
  move(1);
  move(2);
  ASSERT_EQ(table(1).totals(1), 1);
  lose(2);
  give("Cem");
  EXPECT_EQ(table(1).totals(1), 1);
  EXPECT_EQ(hand(3), hand(2)) << "the finished game as its player saw it";
  EXPECT_TRUE(seat(1, 1).person().ready()) << "like anybody who sits down";
  ask(1, AskAgain{});
  EXPECT_EQ(table(3).phase(), wire::PHASE_PLAYING);
}

TEST_F(TableGive, AGuestWhoIsPromisedASeatGetsThisOneInstead) {
  rules.turns = 5;
  create({kOpen, kOpen, kBot});
  join(2, "Bob");
  join(3, "Cem");
  ASSERT_EQ(table(1).seats(2).next_name(), "Cem");
  lose(2);
  EXPECT_EQ(give("Cem"), std::nullopt);
  EXPECT_EQ(table(3).seat(), 1U);
  EXPECT_FALSE(table(1).seats(2).has_next_name());
  EXPECT_FALSE(table(3).has_next_seat());
}

TEST_F(TableGive, APersonWhoWaitsForASeatGetsIt) {
  create({kOpen, kOpen, kOpen});
  join(2, "Bob");
  join(3, "Cem");
  for (int who : {1, 2, 3, 1, 2, 3})
    move(who);
  ChangeSettings change;
  change.kind = "toy for two";
  change.seats = std::uint8_t{2};
  ASSERT_EQ(ask(1, change), std::nullopt);
  ASSERT_EQ(table(1).waiting_size(), 1);
  lose(2);
  EXPECT_EQ(give("Cem"), std::nullopt);
  EXPECT_EQ(name_at(1), "Cem");
  EXPECT_EQ(table(1).waiting_size(), 0);
}

TEST_F(TableGive, TheRankAmongThePeopleGoesAlong) {
  create({kOpen, kOpen, kOpen, kBot});
  join(2, "Bob");
  join(3, "Cem");
  watch(4, "Dora");
  lose(2);
  ASSERT_EQ(give("Dora"), std::nullopt);
  ask(1, Leave{});
  EXPECT_TRUE(seat(3, 1).person().owner()) << "Bob was here before Cem";
}

TEST_F(TableGive, ABreakThatWaitsForTheFormerPlayerEnds) {
  two_people_and_a_spectator();
  lose(2);
  ask(1, WaitFor{Seat{1}, true});
  ASSERT_TRUE(table(1).table_break().on());
  give("Cem");
  EXPECT_EQ(table(1).table_break().left_ms(), kCountIn.count());
  pass(kCountIn);
  EXPECT_FALSE(table(1).has_table_break());
}

TEST_F(TableGive, AnAbsentPersonIsToldWhenTheTableEnds) {
  two_people_and_a_spectator();
  lose(2);
  give("Cem");
  ask(1, Leave{});
  ask(3, Leave{});
  gone.clear();
  pass(kEmptyTableKept);
  ASSERT_TRUE(core.state().ended);
  ASSERT_EQ(gone.size(), 1U);
  EXPECT_EQ(gone[0].session, session(2)) << "the session does not belong to a table that is gone";
}

TEST_F(TableGive, ThoseWhoHaveYetToBeToldAreLimited) {
  two_people_and_a_spectator();
  const int most = static_cast<int>(kSeatsGivenMax);
  for (int number = 0; number <= most; ++number) {
    lose(number == 0 ? 2 : 9 + number);
    watch(10 + number, "Guest " + std::to_string(number));
    ASSERT_EQ(give("Guest " + std::to_string(number)), std::nullopt) << number;
    EXPECT_EQ(gone.size(), number < most ? 0U : 1U);
  }
  EXPECT_EQ(gone[0].session, session(2)) << "the one whose seat was given first";
  EXPECT_EQ(gone[0].name, "Guest 0");
}

}  // namespace
}  // namespace cardroom::server::testing
