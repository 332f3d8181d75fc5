#include "tests/server/table/table_bench.h"

/// The owner changes the kind of game, its rules or the number of seats.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct TableKind : TableBench {
  ChangeSettings to_two() {
    ChangeSettings change;
    change.kind = "toy for two";
    change.seats = 2;
    return change;
  }
  ChangeSettings to_four() {
    ChangeSettings change;
    change.kind = "toy";
    change.seats = 4;
    return change;
  }
  /// Seats Ann, Bob, Cem and Dora, in this order.
  void four_people() {
    create({kOpen, kOpen, kOpen, kOpen});
    join(2, "Bob");
    join(3, "Cem");
    join(4, "Dora");
  }
  void play_a_game() {
    rules.turns = 1;
    four_people();
    for (int who = 1; who <= 4; ++who)
      move(who);
  }
  std::vector<std::string> waiting(int who) {
    std::vector<std::string> names;
    for (const auto& person : table(who).waiting())
      names.push_back(person.name());
    return names;
  }
};
using Names = std::vector<std::string>;

TEST_F(TableKind, TheSameKindAgainKeepsItsRules) {
  settings.rules.mutable_lucky_thirteen();
  create({kOpen, kOpen});
  ChangeSettings change;
  change.kind = "toy";
  EXPECT_EQ(ask(1, change), std::nullopt);
  EXPECT_TRUE(table(1).settings().rules().has_lucky_thirteen());
}

TEST_F(TableKind, AnUnplayableKindChangesNothing) {
  create({kOpen, kOpen});
  ChangeSettings change;
  change.kind = "unknown";
  EXPECT_EQ(ask(1, change), REFUSAL_REASON_BAD_OPTION);
}

TEST_F(TableKind, AnotherKindKeepsThePeopleAsFarAsTheyFit) {
  create({kOpen, kOpen, kOpen, kOpen});
  join(2, "Bob", Seat{3});
  EXPECT_EQ(ask(1, to_two()), std::nullopt);
  EXPECT_EQ(table(1).settings().kind(), "toy for two");
  EXPECT_EQ(table(1).seats_size(), 2);
  EXPECT_EQ(name_at(0), "Ann");
  EXPECT_EQ(name_at(1), "Bob");
}

TEST_F(TableKind, NobodyIsReadyForAGameTheyDidNotAskFor) {
  create({kOpen, kOpen, kOpen});
  join(2, "Bob");
  ask(1, to_two());
  EXPECT_EQ(table(1).phase(), wire::PHASE_GATHERING) << "all seats are taken, and nobody has asked for this game";
  EXPECT_FALSE(table(1).seats(0).person().ready() || table(1).seats(1).person().ready());
  ask(1, AskAgain{});
  EXPECT_EQ(table(1).phase(), wire::PHASE_GATHERING);
  ask(2, AskAgain{});
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TableKind, ChangedRulesResetReadiness) {
  create({kOpen, kOpen, kOpen});
  join(2, "Bob");
  ChangeSettings change;
  change.name = "Another";
  ask(1, change);
  EXPECT_TRUE(table(1).seats(1).person().ready());
  change.rules.emplace().mutable_lucky_thirteen();
  ask(1, change);
  EXPECT_FALSE(table(1).seats(1).person().ready());
}

TEST_F(TableKind, AnOwnerWaitingForOthersIsReadyForTheirOwnChoice) {
  create({kOpen, kOpen, kOpen});
  ask(1, to_two());
  EXPECT_TRUE(table(1).seats(0).person().ready());
  ChangeSettings change;
  change.rules.emplace().mutable_lucky_thirteen();
  ask(1, change);
  EXPECT_TRUE(table(1).seats(0).person().ready());
  ask(1, to_four());
  EXPECT_TRUE(table(1).seats(0).person().ready());
  ask(1, to_two());
  EXPECT_EQ(table(1).phase(), wire::PHASE_GATHERING);
  join(2, "Bob");
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING) << "as everybody was told";
}

TEST_F(TableKind, NoGameStartsWhileTheOwnerIsStillChoosing) {
  create({kOpen, kBot, kOpen, kOpen});
  ask(1, to_two());
  EXPECT_EQ(table(1).phase(), wire::PHASE_GATHERING) << "all seats are taken now, and the owner starts the game";
  EXPECT_FALSE(table(1).seats(0).person().ready());
}

TEST_F(TableKind, FillingTheRestWithBotsStartsTheGame) {
  create({kOpen, kOpen});
  ChangeSettings change = to_four();
  change.kind = "toy for two";
  ask(1, change);
  EXPECT_EQ(table(1).seats_size(), 4);
  ask(1, FillWithBots{kBot});
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TableKind, APersonWithoutASeatWaitsByName) {
  play_a_game();
  ask(1, to_two());
  EXPECT_EQ(waiting(1), (Names{"Cem", "Dora"}));
  EXPECT_FALSE(table(1).has_waiting_place() || table(2).has_waiting_place());
  EXPECT_TRUE(table(3).has_waiting_place());
  EXPECT_EQ(table(3).waiting_place(), 0U);
  EXPECT_EQ(table(4).waiting_place(), 1U);
  EXPECT_FALSE(table(3).has_seat() || table(3).has_next_seat());
  EXPECT_FALSE(table(3).has_view()) << "the previous game is no longer shown";
  EXPECT_EQ(table(3).winners_size(), 0);
  EXPECT_EQ(ask(3, AskAgain{}), REFUSAL_REASON_NOT_AT_A_TABLE);
  ask(1, AskAgain{});
  ask(2, AskAgain{});
  EXPECT_EQ(table(3).phase(), wire::PHASE_PLAYING);
  EXPECT_EQ(table(3).view().lucky_thirteen().hand_size(), 0) << "closed hands";
  EXPECT_EQ(table(3).version(), table(1).version());
}

TEST_F(TableKind, AWaitingPersonTakesTheNextFreeSeat) {
  play_a_game();
  ask(1, to_two());
  ask(2, Leave{});
  EXPECT_EQ(name_at(1), "Cem");
  EXPECT_TRUE(table(1).seats(1).person().ready());
  EXPECT_EQ(waiting(1), Names{"Dora"});
  EXPECT_FALSE(table(3).has_waiting_place());
  EXPECT_EQ(table(4).waiting_place(), 0U) << "those behind move up";
}

TEST_F(TableKind, AWaitingPersonIsPromisedTheSeatOfAPersonWhoLeavesTheGame) {
  play_a_game();
  ask(1, to_two());
  ask(1, AskAgain{});
  ask(2, AskAgain{});
  ask(2, Leave{});
  EXPECT_EQ(table(3).next_seat(), 1U);
  EXPECT_EQ(table(1).seats(1).next_name(), "Cem");
  EXPECT_EQ(join(5, "Eva"), REFUSAL_REASON_TABLE_FULL);
  move(1);
  pass(kHoldingPace);
  EXPECT_EQ(name_at(1), "Cem");
  EXPECT_TRUE(table(1).seats(1).person().ready());
}

TEST_F(TableKind, AnAbsentPersonGetsNoSeatUntilTheyReturn) {
  play_a_game();
  ask(1, to_two());
  lose(3);
  ask(2, Leave{});
  EXPECT_EQ(name_at(1), "Dora");
  ask(4, Leave{});
  EXPECT_TRUE(core.state().seating.roster().open(Seat{1}));
  back(3);
  EXPECT_EQ(name_at(1), "Cem");
}

TEST_F(TableKind, WithMoreSeatsEverybodySitsAgain) {
  play_a_game();
  ask(1, to_two());
  ask(1, to_four());
  EXPECT_EQ(name_at(2), "Cem");
  EXPECT_EQ(name_at(3), "Dora");
  EXPECT_TRUE(waiting(1).empty());
}

TEST_F(TableKind, APersonGetsABotsSeatIfNoOtherIsFree) {
  create({kOpen, kBot, kOpen, kOpen});
  join(2, "Bob");
  ask(1, to_two());
  EXPECT_EQ(name_at(1), "Bob");
}

TEST_F(TableKind, BotsStayWhereTheyAre) {
  create({kOpen, kOpen, kBot, kOpen});
  ChangeSettings change = to_four();
  change.kind = "toy for two";
  ask(1, change);
  EXPECT_EQ(table(1).seats(2).bot().pace_ms(), 300U);
  EXPECT_FALSE(table(1).seats(1).has_person() || table(1).seats(1).has_bot());
}

TEST_F(TableKind, ASeatHeldByABotIsKept) {
  play_a_game();
  lose(2);
  pass(kHoldAfter);
  ask(1, to_two());
  EXPECT_TRUE(table(1).seats(1).person().held_by_bot());
  back(2);
  EXPECT_EQ(table(2).seat(), 1U);
}

TEST_F(TableKind, AWaitingPersonCanBeRemovedByName) {
  play_a_game();
  ask(1, to_two());
  EXPECT_EQ(ask(1, RemovePlayer{Seat{}, "Cem"}), std::nullopt);
  EXPECT_TRUE(changed);
  EXPECT_EQ(gone.back().session, session(3));
  EXPECT_EQ(waiting(1), Names{"Dora"});
  EXPECT_EQ(ask(1, RemovePlayer{Seat{}, "Bob"}), std::nullopt) << "so can a seated person";
  EXPECT_EQ(ask(1, RemovePlayer{Seat{}, "Ann"}), REFUSAL_REASON_MALFORMED);
}

TEST_F(TableKind, AnOwnerWithoutASeatStillOwnsTheTable) {
  create({kBot, kBot, kOpen, kOpen});
  join(2, "Bob", Seat{0});
  join(3, "Cem", Seat{1});
  ask(1, to_two());
  EXPECT_EQ(waiting(2), Names{"Ann"});
  EXPECT_TRUE(table(1).owner());
  EXPECT_TRUE(table(1).waiting(0).owner());
  EXPECT_FALSE(table(2).owner());
  EXPECT_EQ(ask(1, to_four()), std::nullopt);
  EXPECT_EQ(table(1).seat(), 2U);
}

TEST_F(TableKind, ThePasswordAndTheLimitStay) {
  settings.password_hash = "hash";
  settings.turn_limit = 30s;
  create({kOpen, kOpen, kOpen});
  ask(1, to_two());
  EXPECT_EQ(core.state().settings.password_hash, "hash");
  EXPECT_EQ(table(1).settings().turn_limit_ms(), 30'000U);
  EXPECT_TRUE(table(1).settings().watching_allowed());
}

TEST_F(TableKind, PointsOfTwoKindsAreNotAdded) {
  play_a_game();
  EXPECT_EQ(table(1).totals(0), 10);
  ask(1, to_two());
  EXPECT_EQ(table(1).totals(0), 0);
}

TEST_F(TableKind, DoesNotChangeDuringAGameOrAPause) {
  rules.pause_at_end = 6'000;
  play_a_game();
  EXPECT_EQ(ask(1, to_two()), REFUSAL_REASON_GAME_RUNNING);
  pass(6s);
  EXPECT_EQ(ask(2, to_two()), REFUSAL_REASON_NOT_OWNER);
  EXPECT_EQ(ask(1, to_two()), std::nullopt);
}

TEST_F(TableKind, APersonWhoReturnsAfterwardsStillGetsTheSecretOfTheLastDeal) {
  play_a_game();
  ask(1, to_two());
  lose(2);
  deals.clear();
  back(2, Seen{1, 5});
  ASSERT_EQ(deals.size(), 3U);
  EXPECT_TRUE(std::holds_alternative<wire::DealRevealed>(deals.back().message));
  EXPECT_EQ(table(2).first_event(), 0U);
}

TEST_F(TableKind, TheNumberOfSeatsCanBeChangedAlone) {
  play_a_game();
  ChangeSettings change;
  change.seats = 2;
  EXPECT_EQ(ask(1, change), std::nullopt);
  EXPECT_EQ(table(1).seats_size(), 2);
  EXPECT_EQ(waiting(1), (Names{"Cem", "Dora"}));
}

}  // namespace
}  // namespace cardroom::server::testing
