#include "tests/server/table/table_bench.h"

/// Every event says who caused it, whenever and to whomever it is shown.
namespace cardroom::server::testing {
namespace {

struct TableOrigin : TableBench {
  /// The event's origin, and the mover's seat if there is one.
  static std::string words(const wire::GameEvent& event) {
    return wire::Origin_Name(event.origin()) + (event.has_mover() ? " " + std::to_string(event.mover()) : "");
  }
  /// The origins of all events of the game, as sent to a viewer who has seen none of them.
  std::vector<std::string> told_anew(int who) {
    back(who);
    std::vector<std::string> all;
    for (const auto& event : table(who).events())
      all.push_back(words(event));
    return all;
  }
  using Words = std::vector<std::string>;
};

TEST_F(TableOrigin, TheDealIsTheTablesAndAMoveIsThePersons) {
  rules.turns = 4;
  create({kOpen, kBot});
  move(1);
  pass(300ms);
  EXPECT_EQ(told_anew(1), (Words{"ORIGIN_TABLE", "ORIGIN_PERSON 0", "ORIGIN_BOT 1"}));
}

TEST_F(TableOrigin, ABotThatHoldsASeatMovesInThePersonsPlace) {
  rules.turns = 4;
  create({kOpen, kOpen});
  join(2, "Bob");
  lose(1);
  pass(15s + kHoldingPace);
  move(2);
  back(1);
  move(1);
  EXPECT_EQ(told_anew(1), (Words{"ORIGIN_TABLE", "ORIGIN_BOT_IN_PLACE 0", "ORIGIN_PERSON 1", "ORIGIN_PERSON 0"}));
  EXPECT_EQ(told_anew(2), told_anew(1)) << "it is the same for all viewers";
}

TEST_F(TableOrigin, AMoveMadeBecauseTheTimeWasOverIsTheClocks) {
  rules.turns = 5;
  settings.turn_limit = 5s;
  create({kOpen, kBot});
  pass(5s + kHoldingPace + 300ms);
  move(1);
  pass(300ms);
  EXPECT_EQ(told_anew(1), (Words{"ORIGIN_TABLE", "ORIGIN_CLOCK 0", "ORIGIN_BOT 1", "ORIGIN_PERSON 0", "ORIGIN_BOT 1"}));
}

TEST_F(TableOrigin, OnlyTheTurnsThatRanOutAreTheClocks) {
  rules.turns = 5;
  settings.turn_limit = 5s;
  create({kOpen, kBot});
  pass(2 * (5s + kHoldingPace + 300ms));
  EXPECT_TRUE(seat(1, 0).person().held_by_bot());
  pass(kHoldingPace + 300ms);
  ask(1, TakeMySeat{});
  EXPECT_EQ(told_anew(1), (Words{"ORIGIN_TABLE", "ORIGIN_CLOCK 0", "ORIGIN_BOT 1", "ORIGIN_CLOCK 0", "ORIGIN_BOT 1",
                                 "ORIGIN_BOT_IN_PLACE 0", "ORIGIN_BOT 1"}));
}

TEST_F(TableOrigin, ABotWithASeatOfItsOwnMovesForItself) {
  rules.turns = 4;
  create({kOpen, kOpen});
  join(2, "Bob");
  EXPECT_EQ(ask(1, Leave{}), std::nullopt);
  pass(kHoldingPace);
  EXPECT_EQ(told_anew(2), (Words{"ORIGIN_TABLE", "ORIGIN_BOT 0"}));
}

TEST_F(TableOrigin, AScriptMovesForThePersonOnly) {
  rules.turns = 4;
  rules.scripted = only(Seat{0});
  rules.scripted.insert(Seat{1});
  create({kOpen, kBot});
  pass(1s);
  EXPECT_EQ(told_anew(1), (Words{"ORIGIN_TABLE", "ORIGIN_SCRIPT 0", "ORIGIN_BOT 1"}));
}

TEST_F(TableOrigin, ALaterDealDropsTheEventsOfTheEarlierOne) {
  rules.turns = 1;
  rules.deals = 2;
  create({kOpen, kBot});
  move(1);
  pass(300ms);
  move(1);
  EXPECT_EQ(told_anew(1), (Words{"ORIGIN_TABLE", "ORIGIN_PERSON 0"}));
}

TEST_F(TableOrigin, AnotherGameStartsWithItsDeal) {
  rules.turns = 1;
  create({kOpen, kBot});
  move(1);
  pass(300ms);
  ask(1, AskAgain{});
  move(1);
  EXPECT_EQ(told_anew(1), (Words{"ORIGIN_TABLE", "ORIGIN_PERSON 0"}));
}

TEST_F(TableOrigin, ASpectatorIsToldTheSame) {
  rules.turns = 4;
  create({kOpen, kBot});
  move(1);
  pass(300ms);
  EXPECT_EQ(ask(7, Join{"Wil", std::nullopt, true}), std::nullopt);
  EXPECT_EQ(told_anew(7), told_anew(1));
}

}  // namespace
}  // namespace cardroom::server::testing
