#include "server/table/evening.h"

#include <gtest/gtest.h>
#include <string>

#include "server/limits.h"
#include "tests/server/table/seat_plans.h"

namespace cardroom::server::testing {
namespace {

struct EveningTest : ::testing::Test {
  void sit(int number, Seat seat) { roster.sit(roster.add(session(number), "Person " + std::to_string(number)), seat); }
  void finish(const std::string& kind = "toy") { evening.finished(roster, kind, Scores{7, -2}, only(Seat{0})); }
  /// "Person 1: toy 2 games, 1 won, 9 points"
  std::string standing(std::size_t index) const {
    const Evening::Standing& one = evening.standings().at(index);
    std::string text = one.name + ":";
    for (const Evening::OfKind& games : one.kinds)
      text += " " + games.kind + " " + std::to_string(games.games) + " games, " + std::to_string(games.won) + " won, " +
              std::to_string(games.points) + " points";
    return text;
  }

  Roster roster{{kOpen, kOpen}};
  Evening evening;
};

TEST_F(EveningTest, CountsGamesWinsAndPointsByKind) {
  sit(1, Seat{0});
  sit(2, Seat{1});
  finish();
  finish();
  finish("other toy");
  ASSERT_EQ(evening.standings().size(), 2U);
  EXPECT_EQ(standing(0), "Person 1: toy 2 games, 2 won, 14 points other toy 1 games, 1 won, 7 points");
  EXPECT_EQ(standing(1), "Person 2: toy 2 games, 0 won, -4 points other toy 1 games, 0 won, -2 points");
}

TEST_F(EveningTest, PeopleWithoutASeatAreNotCounted) {
  roster.add(session(1), "Person 1");
  sit(2, Seat{1});
  finish();
  ASSERT_EQ(evening.standings().size(), 1U);
  EXPECT_EQ(standing(0), "Person 2: toy 1 games, 0 won, -2 points");
}

TEST_F(EveningTest, ThoseWhoHaveLeftAreForgottenFirst) {
  sit(1, Seat{1});  // Stays all evening.
  const int guests = static_cast<int>(kEveningPeopleMax) + 1;
  for (int guest = 2; guest < guests + 2; ++guest) {
    sit(guest, Seat{0});
    finish();
    roster.remove(session(guest));
  }
  EXPECT_EQ(evening.standings().size(), kEveningPeopleMax);
  EXPECT_EQ(standing(0), "Person 1: toy 17 games, 0 won, -34 points");
  EXPECT_EQ(standing(1), "Person 4: toy 1 games, 1 won, 7 points") << "the first two guests are forgotten";
}

TEST_F(EveningTest, WhatIsGivenIsAddedToWhatTheOtherHas) {
  sit(1, Seat{0});
  finish();
  roster.remove(session(1));
  sit(2, Seat{0});
  finish();
  finish("other toy");
  evening.give(session(2), session(1), "Selma");
  ASSERT_EQ(evening.standings().size(), 1U);
  EXPECT_EQ(standing(0), "Selma: toy 2 games, 2 won, 14 points other toy 1 games, 1 won, 7 points");
  evening.give(session(3), session(1), "Nobody");
  EXPECT_EQ(standing(0).substr(0, 6), "Selma:") << "there is nothing to give";
}

}  // namespace
}  // namespace cardroom::server::testing
