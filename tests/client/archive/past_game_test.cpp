// How a game ended, as a line in a list shows it.
#include <gtest/gtest.h>

#include "tests/client/archive/past_games.h"

namespace cardroom::client {
namespace {

using testing::bot;
using testing::past_game;
using testing::person;

const std::vector<PastPlayer> kOne{person("Selma")};
const std::vector<PastPlayer> kTwo{person("Selma"), person("Jonas")};
const std::vector<PastPlayer> kThree{person("Selma"), bot(BotType::clever), bot(BotType::basic)};

Ending ended(const char* kind, std::vector<int> scores, const std::vector<PastPlayer>& others) {
  return ending_of(past_game(1, kind, std::move(scores), others));
}

TEST(PastGame, OfTwoIsWonOrLostByTwoScores) {
  EXPECT_EQ(ended("pinochle", {268, 141}, kOne), (Ending{Outcome::won, 268, 141}));
  EXPECT_EQ(ended("pinochle", {141, 268}, kOne), (Ending{Outcome::lost, 141, 268}));
  EXPECT_EQ(ended("pinochle", {150, 150}, kOne), (Ending{Outcome::won, 150, 150})) << "both win";
}

TEST(PastGame, OfTwoIsLostByTheOneWhoFallsShort) {
  PastGame game = past_game(1, "pinochle", {300, 141}, kOne);
  game.winners = only(Seat{1});
  EXPECT_EQ(ending_of(game), (Ending{Outcome::lost, 300, 141}));
}

TEST(PastGame, OfSeveralHasPlaces) {
  EXPECT_EQ(ended("pasur", {63, 58, 20}, kTwo), (Ending{Outcome::won, 63, std::nullopt}));
  EXPECT_EQ(ended("pasur", {58, 63, 20}, kTwo), (Ending{Outcome::second, 58, 63}));
  EXPECT_EQ(ended("pasur", {20, 63, 58}, kTwo), (Ending{Outcome::lost, 20, 63}));
  EXPECT_EQ(ended("lucky-thirteen", {30, 42, 38, 12}, kThree), (Ending{Outcome::third, 30, 42}));
  EXPECT_EQ(ended("lucky-thirteen", {0, 100, 0, 0}, kThree), (Ending{Outcome::lost, 0, 100})) << "nobody is worse";
  EXPECT_EQ(ended("lucky-thirteen", {20, 42, 42, 10}, kThree), (Ending{Outcome::third, 20, 42})) << "two are better";
}

TEST(PastGame, OfTeamsComparesTeams) {
  EXPECT_EQ(ended("thrones", {38, 46, 38, 46}, kThree), (Ending{Outcome::lost, 38, 46}));
  PastGame game = past_game(1, "thrones", {38, 46, 38, 46}, kThree);
  game.seat = 3;
  EXPECT_EQ(ending_of(game), (Ending{Outcome::won, 46, 38}));
}

TEST(PastGame, ThatWasWatchedIsThatOfTheWinner) {
  PastGame game = past_game(1, "pinochle", {141, 268}, kOne);
  game.seat.reset();
  EXPECT_EQ(ending_of(game), (Ending{Outcome::watched, 268, 141}));
  EXPECT_FALSE(game.won());
}

TEST(PastGame, OfAKindFromTheFutureIsPlayedAlone) {
  EXPECT_EQ(ended("whist", {1, 2, 1, 2}, kThree), (Ending{Outcome::lost, 1, 2}));
}

TEST(PastGame, KnowsWhetherOtherPeoplePlayed) {
  EXPECT_TRUE(past_game(1, "pinochle", {1, 2}, kOne).with_people());
  PastGame alone = past_game(1, "pinochle", {1, 2}, {bot(BotType::random)});
  EXPECT_FALSE(alone.with_people());
  alone.seat.reset();
  EXPECT_TRUE(alone.with_people()) << "somebody was watched";
}

}  // namespace
}  // namespace cardroom::client
