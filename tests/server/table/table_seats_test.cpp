#include "tests/server/table/table_bench.h"

/// Who sits where, who may change it, and when a game starts.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct TableSeats : TableBench {};

TEST_F(TableSeats, TheMakerOfATableGetsItsFirstOpenSeatAndOwnsIt) {
  create({kBot, kOpen, kOpen});
  EXPECT_EQ(table(1).seat(), 1U);
  EXPECT_EQ(name_at(1), "Ann");
  EXPECT_TRUE(seat(1, 1).person().owner());
  EXPECT_TRUE(seat(1, 0).has_bot());
  EXPECT_EQ(table(1).version(), 1U);
}

TEST_F(TableSeats, ANewcomerTakesAnOpenSeatBeforeABots) {
  create({kOpen, kBot, kOpen});
  EXPECT_EQ(join(2, "Bob"), std::nullopt);
  EXPECT_EQ(table(2).seat(), 2U);
}

TEST_F(TableSeats, AFriendTakesABotsSeatAtOnceBeforeAGame) {
  create({kOpen, kBot, kOpen});
  join(2, "Bob", Seat{1});
  EXPECT_EQ(name_at(1), "Bob");
  EXPECT_EQ(table(1).phase(), wire::PHASE_GATHERING);
}

TEST_F(TableSeats, EqualNamesGetANumber) {
  create({kOpen, kOpen, kOpen, kOpen});
  join(2, "Ann");
  join(3, "Ann");
  EXPECT_EQ(name_at(1), "Ann 2");
  EXPECT_EQ(name_at(2), "Ann 3");
}

TEST_F(TableSeats, NamesThatLookAlikeGetANumberToo) {
  create({kOpen, kOpen, kOpen, kOpen});
  join(2, "\xD0\x90nn");  // with a Cyrillic A
  EXPECT_EQ(name_at(1), "\xD0\x90nn 2");
  join(3, "ann");
  EXPECT_EQ(name_at(2), "ann 3");
  join(4, "Anna");
  EXPECT_EQ(name_at(3), "Anna");
  lose(4);
  step(ConnectionBack{session(4), std::nullopt, {}, "A\xCC\x81nn"});
  EXPECT_EQ(name_at(3), "A\xCC\x81nn 4") << "a new name is compared as well";
}

TEST_F(TableSeats, ATakenOrUnknownSeatIsRefused) {
  create({kOpen, kOpen, kOpen});
  EXPECT_EQ(join(2, "Bob", Seat{0}), REFUSAL_REASON_SEAT_TAKEN);
  EXPECT_EQ(join(2, "Bob", Seat{3}), REFUSAL_REASON_NO_SUCH_SEAT);
}

TEST_F(TableSeats, ATableOfPeopleIsFull) {
  create({kOpen, kOpen});
  join(2, "Bob");
  EXPECT_EQ(join(3, "Cem"), REFUSAL_REASON_TABLE_FULL);
}

TEST_F(TableSeats, TheGameStartsWhenTheLastSeatIsFilled) {
  create({kOpen, kOpen});
  EXPECT_EQ(table(1).phase(), wire::PHASE_GATHERING);
  join(2, "Bob");
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
  EXPECT_EQ(table(1).game_number(), 1U);
}

TEST_F(TableSeats, ATableWithBotsInAllOtherSeatsStartsAtOnce) {
  create({kOpen, kBot, kBot});
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TableSeats, TheOwnerFillsTheRestWithBotsAndTheGameStarts) {
  create({kOpen, kOpen, kOpen});
  EXPECT_EQ(ask(1, FillWithBots{{BotType::clever, 400ms}}), std::nullopt);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
  EXPECT_EQ(seat(1, 2).bot().type(), wire::BOT_TYPE_CLEVER);
  EXPECT_EQ(seat(1, 2).bot().pace_ms(), 400U);
}

TEST_F(TableSeats, OnlyTheOwnerChangesSeatsAndSettings) {
  create({kOpen, kOpen, kOpen});
  join(2, "Bob");
  EXPECT_EQ(ask(2, SetSeat{Seat{2}, kBot}), REFUSAL_REASON_NOT_OWNER);
  EXPECT_EQ(ask(2, FillWithBots{kBot}), REFUSAL_REASON_NOT_OWNER);
  EXPECT_EQ(ask(2, RemovePlayer{Seat{0}}), REFUSAL_REASON_NOT_OWNER);
  EXPECT_EQ(ask(2, ChangeSettings{}), REFUSAL_REASON_NOT_OWNER);
}

TEST_F(TableSeats, TheOwnerGivesASeatToABotAndOpensItAgain) {
  create({kOpen, kOpen, kOpen});
  ask(1, SetSeat{Seat{1}, kBot});
  EXPECT_TRUE(seat(1, 1).has_bot());
  ask(1, SetSeat{Seat{1}, std::nullopt});
  EXPECT_FALSE(seat(1, 1).has_bot());
  EXPECT_EQ(ask(1, SetSeat{Seat{0}, kBot}), REFUSAL_REASON_SEAT_TAKEN);
  EXPECT_EQ(ask(1, SetSeat{Seat{3}, kBot}), REFUSAL_REASON_NO_SUCH_SEAT);
}

TEST_F(TableSeats, SeatsAndSettingsDoNotChangeDuringAGame) {
  create({kOpen, kBot});
  EXPECT_EQ(ask(1, SetSeat{Seat{1}, std::nullopt}), REFUSAL_REASON_GAME_RUNNING);
  EXPECT_EQ(ask(1, TakeSeat{"Ann", Seat{1}}), REFUSAL_REASON_GAME_RUNNING);
  EXPECT_EQ(ask(1, ChangeSettings{}), REFUSAL_REASON_GAME_RUNNING);
  EXPECT_EQ(ask(1, AskAgain{}), REFUSAL_REASON_GAME_RUNNING);
}

TEST_F(TableSeats, APersonMovesToAnotherSeatBetweenGames) {
  create({kOpen, kOpen, kOpen});
  EXPECT_EQ(ask(1, TakeSeat{"Ann", Seat{2}}), std::nullopt);
  EXPECT_EQ(name_at(2), "Ann");
  EXPECT_FALSE(seat(1, 0).has_person());
}

TEST_F(TableSeats, ALateFriendTakesABotsSeatAtTheNextGame) {
  create({kOpen, kBot, kBot});
  EXPECT_EQ(join(2, "Bob"), std::nullopt);
  EXPECT_FALSE(table(2).has_seat());
  EXPECT_EQ(table(2).next_seat(), 1U);
  EXPECT_EQ(seat(1, 1).next_name(), "Bob");
  EXPECT_EQ(join(3, "Cem"), std::nullopt);
  EXPECT_EQ(table(3).next_seat(), 2U);
  EXPECT_EQ(join(4, "Dan"), REFUSAL_REASON_TABLE_FULL);
  move(1);
  pass(1s);
  move(1);
  pass(1s);
  EXPECT_EQ(table(1).phase(), wire::PHASE_GATHERING);
  EXPECT_EQ(name_at(1), "Bob");
  EXPECT_EQ(table(2).seat(), 1U);
}

TEST_F(TableSeats, ALateFriendSeesOnlyWhatASpectatorSees) {
  create({kOpen, kBot});
  join(2, "Bob");
  EXPECT_EQ(table(1).view().lucky_thirteen().hand_size(), 1);
  EXPECT_EQ(table(2).view().lucky_thirteen().hand_size(), 0);
}

TEST_F(TableSeats, AfterAGameEverybodyIsAskedForAnotherOne) {
  rules.turns = 1;
  create({kOpen, kOpen});
  join(2, "Bob");
  move(1);
  move(2);
  EXPECT_EQ(table(1).phase(), wire::PHASE_GATHERING);
  EXPECT_FALSE(seat(1, 0).person().ready());
  ask(1, AskAgain{});
  EXPECT_TRUE(seat(2, 0).person().ready());
  EXPECT_EQ(table(1).game_number(), 1U);
  ask(2, AskAgain{});
  EXPECT_EQ(table(1).game_number(), 2U);
  EXPECT_EQ(table(1).phase(), wire::PHASE_PLAYING);
}

TEST_F(TableSeats, AskingTwiceForAnotherGameChangesNothing) {
  rules.turns = 1;
  create({kOpen, kOpen});
  join(2, "Bob");
  move(1);
  move(2);
  ask(1, AskAgain{});
  ask(1, AskAgain{});
  EXPECT_FALSE(changed);
}

TEST_F(TableSeats, ASeatThatABotHoldsDoesNotDelayTheOthers) {
  rules.turns = 1;
  create({kOpen, kOpen});
  join(2, "Bob");
  move(1);
  lose(2);
  pass(20s);
  EXPECT_EQ(table(1).phase(), wire::PHASE_GATHERING);
  ask(1, AskAgain{});
  EXPECT_EQ(table(1).game_number(), 2U);
}

TEST_F(TableSeats, ABotPlaysOnInTheSeatOfAPersonWhoLeftUntilTheGameEnds) {
  rules.turns = 1;
  create({kOpen, kOpen});
  join(2, "Bob");
  ask(2, Leave{});
  ASSERT_EQ(gone.size(), 1U);
  EXPECT_EQ(gone[0].session, session(2));
  EXPECT_TRUE(seat(1, 1).has_bot());
  move(1);
  pass(2s);
  EXPECT_EQ(table(1).phase(), wire::PHASE_GATHERING);
  EXPECT_FALSE(seat(1, 1).has_bot() || seat(1, 1).has_person());
}

TEST_F(TableSeats, ABotPlaysAtOnceForAPersonWhoLeavesDuringTheirTurn) {
  create({kOpen, kOpen});
  join(2, "Bob");
  ASSERT_TRUE(asks.empty());
  ask(1, Leave{});
  ASSERT_EQ(asks.size(), 1U);
  EXPECT_EQ(asks[0].seat, Seat{0});
}

TEST_F(TableSeats, APersonWhoLeavesBeforeAGameLeavesAnOpenSeat) {
  create({kOpen, kOpen, kOpen});
  join(2, "Bob");
  ask(2, Leave{});
  EXPECT_FALSE(seat(1, 1).has_person() || seat(1, 1).has_bot());
}

TEST_F(TableSeats, ARemovedPersonIsToldAndCannotReturn) {
  create({kOpen, kOpen, kOpen});
  join(2, "Bob");
  EXPECT_EQ(ask(1, RemovePlayer{Seat{1}}), std::nullopt);
  ASSERT_EQ(gone.size(), 1U);
  EXPECT_EQ(gone[0].reason, lobby::v1::LEFT_REASON_REMOVED);
  EXPECT_EQ(join(2, "Bob"), REFUSAL_REASON_REMOVED);
  EXPECT_EQ(join(3, "Cem"), std::nullopt);
}

TEST_F(TableSeats, BotsAndOneselfCannotBeRemoved) {
  create({kOpen, kBot, kOpen});
  EXPECT_EQ(ask(1, RemovePlayer{Seat{1}}), REFUSAL_REASON_MALFORMED);
  EXPECT_EQ(ask(1, RemovePlayer{Seat{0}}), REFUSAL_REASON_MALFORMED);
}

TEST_F(TableSeats, TotalsCountTheGamesThatAPlayerFinished) {
  rules.turns = 1;
  create({kOpen, kBot});
  move(1);
  pass(1s);
  EXPECT_EQ(table(1).totals(0), 10);
  ask(1, AskAgain{});
  move(1);
  pass(1s);
  EXPECT_EQ(table(1).totals(0), 20);
  EXPECT_EQ(table(1).totals(1), 2);
}

TEST_F(TableSeats, OwnershipPassesToThePersonWhoIsThereLongest) {
  create({kOpen, kOpen, kOpen, kOpen});
  join(2, "Bob");
  join(3, "Cem");
  ask(1, Leave{});
  EXPECT_TRUE(table(2).seats(1).person().owner());
  EXPECT_EQ(ask(3, SetSeat{Seat{0}, kBot}), REFUSAL_REASON_NOT_OWNER);
  EXPECT_EQ(ask(2, SetSeat{Seat{0}, kBot}), std::nullopt);
}

TEST_F(TableSeats, SettingsChangeBetweenGames) {
  create({kOpen, kOpen});
  ChangeSettings change;
  change.name = "Another";
  change.turn_limit = 30s;
  change.watching_allowed = false;
  change.password_hash = "hash";
  EXPECT_EQ(ask(1, change), std::nullopt);
  EXPECT_EQ(table(1).settings().name(), "Another");
  EXPECT_EQ(table(1).settings().turn_limit_ms(), 30'000U);
  EXPECT_TRUE(table(1).settings().has_password());
  EXPECT_FALSE(table(1).settings().watching_allowed());
  change.turn_limit = 0s;
  ask(1, change);
  EXPECT_FALSE(table(1).settings().has_turn_limit_ms());
}

}  // namespace
}  // namespace cardroom::server::testing
