#include "tests/server/table/table_bench.h"

/// What a table remembers of the evening: each person's games, wins and points.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct TableEvening : TableBench {
  TableEvening() { rules.turns = 1; }
  /// Ann, in the first seat, wins every game with 10 points; Bob gets 1.
  void two_people() {
    create({kOpen, kOpen});
    join(2, "Bob");
  }
  void play_a_game() {
    move(1);
    move(2);
    ASSERT_EQ(table(1).phase(), wire::PHASE_GATHERING);
  }
  void play_another() {
    ask(1, AskAgain{});
    ask(2, AskAgain{});
    play_a_game();
  }
  /// "Ann: toy 1/1 10", with "(gone)" after the name of a person who has left.
  std::vector<std::string> evening() {
    std::vector<std::string> rows;
    for (const wire::Standing& standing : table(1).evening()) {
      std::string row = standing.name() + (standing.here() ? ":" : " (gone):");
      for (const wire::KindStanding& kind : standing.kinds())
        row += " " + kind.kind() + " " + std::to_string(kind.won()) + "/" + std::to_string(kind.games()) + " " +
               std::to_string(kind.points());
      rows.push_back(row);
    }
    return rows;
  }
};

using Rows = std::vector<std::string>;

TEST_F(TableEvening, EveryFinishedGameIsCounted) {
  two_people();
  EXPECT_EQ(evening(), Rows{});
  play_a_game();
  EXPECT_EQ(evening(), (Rows{"Ann: toy 1/1 10", "Bob: toy 0/1 1"}));
  play_another();
  EXPECT_EQ(evening(), (Rows{"Ann: toy 2/2 20", "Bob: toy 0/2 2"}));
}

TEST_F(TableEvening, ItOutlivesAChangeOfTheKind) {
  two_people();
  play_a_game();
  ChangeSettings change;
  change.kind = "toy for two";
  change.seats = std::uint8_t{2};
  ask(1, change);
  EXPECT_EQ(table(1).totals(0), 0) << "the points of the seats begin anew";
  play_another();
  EXPECT_EQ(evening(), (Rows{"Ann: toy 1/1 10 toy for two 1/1 10", "Bob: toy 0/1 1 toy for two 0/1 1"}));
}

TEST_F(TableEvening, ItOutlivesLeavingAndReturning) {
  two_people();
  play_a_game();
  step(ConnectionBack{session(2), std::nullopt, {}, "Bobby"});
  EXPECT_EQ(evening()[1], "Bobby: toy 0/1 1");
  ask(2, Leave{});
  EXPECT_EQ(evening()[1], "Bobby (gone): toy 0/1 1");
  join(2, "Robert");
  EXPECT_EQ(evening()[1], "Robert: toy 0/1 1");
}

TEST_F(TableEvening, AGameThatABotFinishesInAPersonsPlaceIsThePersons) {
  two_people();
  lose(2);
  pass(kHoldAfter);
  move(1);
  pass(kHoldingPace);
  EXPECT_EQ(evening(), (Rows{"Ann: toy 1/1 10", "Bob: toy 0/1 1"}));
}

TEST_F(TableEvening, APersonWhoLeavesDuringAGameGetsNothingForIt) {
  two_people();
  ask(2, Leave{});
  move(1);
  pass(kHoldingPace);
  ASSERT_EQ(table(1).phase(), wire::PHASE_GATHERING);
  EXPECT_EQ(evening(), Rows{"Ann: toy 1/1 10"});
}

TEST_F(TableEvening, ItGoesWithASeatThatIsGivenAway) {
  two_people();
  play_a_game();
  ask(3, Join{"Bob", std::nullopt, true});
  lose(2);
  ASSERT_EQ(ask(1, GiveSeat{Seat{1}, "Bob 2"}), std::nullopt);
  EXPECT_EQ(evening(), (Rows{"Ann: toy 1/1 10", "Bob 2: toy 0/1 1"}));
}

}  // namespace
}  // namespace cardroom::server::testing
