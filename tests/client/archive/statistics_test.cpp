// The figures are those that a person would get by counting the games of the list by hand.
#include "client/archive/statistics.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "tests/client/archive/past_games.h"
#include "tests/support/dice.h"
#include "tests/support/seeds.h"

namespace cardroom::client {
namespace {

using testing::bot;
using testing::past_game;
using testing::person;

std::chrono::system_clock::time_point hour(int number) {
  return std::chrono::system_clock::time_point{std::chrono::hours{number}};
}

/// The games of an evening, newest first.
std::vector<PastGame> evening() {
  std::vector<PastGame> games;
  games.push_back(past_game(7, "pinochle", {268, 141}, {person("Selma")}));
  games.push_back(past_game(6, "pasur", {64, 51}, {person("Selma")}));
  games.push_back(past_game(5, "pasur", {63, 12, 20}, {bot(BotType::random), bot(BotType::random)}));
  games.push_back(past_game(4, "pasur", {64, 70, 20}, {person("Selma"), bot(BotType::clever)}));
  games.push_back(past_game(3, "pasur", {10, 65, 64}, {person("Jonas"), bot(BotType::expert)}));
  games.push_back(past_game(2, "pasur", {65, 64, 1}, {person("Jonas"), person("Selma")}));
  games.push_back(past_game(1, "pasur", {62, 30}, {bot(BotType::basic)}));
  PastGame watched = past_game(0, "pasur", {99, 30}, {person("Selma")});
  watched.seat.reset();
  games.push_back(watched);
  return games;
}

TEST(Statistics, CountWhatThePersonHasPlayed) {
  const Statistics pasur = statistics_of(evening(), "pasur");
  EXPECT_EQ(pasur.games, 6U);
  EXPECT_EQ(played(evening(), "pasur"), 6U);
  EXPECT_EQ(played(evening(), "thrones"), 0U);
  EXPECT_EQ(pasur.won, 4U);
  EXPECT_EQ(pasur.since, hour(1));
  EXPECT_EQ(pasur.points, 64 + 63 + 64 + 10 + 65 + 62);
  EXPECT_EQ(pasur.points_of_won, 64 + 63 + 65 + 62);
  EXPECT_EQ(pasur.best->file, "game2");
  EXPECT_EQ(pasur.streak, 2U);
  EXPECT_EQ(pasur.longest_streak, 2U);
  EXPECT_EQ(pasur.bots, (std::array{Tally{1, 1}, Tally{1, 1}, Tally{0, 1}, Tally{0, 1}}));
  EXPECT_EQ(pasur.people, (std::vector<WithPerson>{{"Selma", {2, 3}}, {"Jonas", {1, 2}}}));
  EXPECT_EQ(pasur.curve, (std::vector<CurvePoint>{{hour(5), {3, 5}, 264}, {hour(6), {4, 6}, 328}}));
}

TEST(Statistics, OfNoGamesAreEmpty) {
  const Statistics none = statistics_of(evening(), "thrones");
  EXPECT_EQ(none.games, 0U);
  EXPECT_FALSE(none.best);
  EXPECT_TRUE(none.curve.empty());
  EXPECT_EQ(statistics_of({}, "pasur").games, 0U);
}

TEST(Statistics, TakeTheNewestOfTheBestGames) {
  std::vector<PastGame> games{past_game(2, "pasur", {64, 51}, {person("Selma")}),
                              past_game(1, "pasur", {64, 51}, {person("Jonas")})};
  EXPECT_EQ(statistics_of(games, "pasur").best->file, "game2");
}

TEST(Statistics, CountAPartnerAsCompanyAndNotAsAnOpponent) {
  const std::vector<PastGame> games{
      past_game(2, "thrones", {40, 20, 40, 20}, {person("Selma"), bot(BotType::clever), bot(BotType::basic)}),
      past_game(1, "thrones", {10, 20, 10, 20}, {bot(BotType::clever), person("Jonas"), bot(BotType::clever)})};
  const Statistics thrones = statistics_of(games, "thrones");
  EXPECT_EQ(thrones.bots, (std::array{Tally{0, 0}, Tally{1, 1}, Tally{0, 1}, Tally{0, 0}}));
  EXPECT_EQ(thrones.people, (std::vector<WithPerson>{{"Jonas", {0, 1}}, {"Selma", {1, 1}}}));
}

TEST(Statistics, CountTheLastTenGamesForTheCurve) {
  std::vector<PastGame> games;
  for (int number = 12; number >= 1; --number)
    games.push_back(past_game(number, "pinochle", {number % 3 == 0 ? 300 : 100, 200}, {person("Selma")}));
  const auto curve = statistics_of(games, "pinochle").curve;
  ASSERT_EQ(curve.size(), 8U);
  EXPECT_EQ(curve.front(), (CurvePoint{hour(5), {1, 5}, 700}));
  EXPECT_EQ(curve[5], (CurvePoint{hour(10), {3, 10}, 1600}));
  EXPECT_EQ(curve.back(), (CurvePoint{hour(12), {4, 10}, 1800})) << "3, 6, 9 and 12 of 3 to 12";
  games.resize(4);
  EXPECT_TRUE(statistics_of(games, "pinochle").curve.empty()) << "five games make a curve";
}

/// Counts the games a second time, one by one in the order of play and in the simplest way.
TEST(Statistics, AreThoseCountedByHand) {
  for (const std::uint64_t seed : testing::seeds(50)) {
    SCOPED_TRACE("CARDROOM_SEED=" + std::to_string(seed));
    testing::Dice dice{seed};
    std::vector<PastGame> games;
    for (int number = 40; number > 0; --number) {
      std::vector<PastPlayer> others;
      std::vector<int> scores{static_cast<int>(dice.uniform(100))};
      for (std::uint32_t i = 1 + dice.uniform(3); i > 0; --i) {
        others.push_back(dice.one_in(2) ? person(std::string(1, static_cast<char>('A' + dice.uniform(3))))
                                        : bot(static_cast<BotType>(dice.uniform(4))));
        scores.push_back(static_cast<int>(dice.uniform(100)));
      }
      games.push_back(past_game(number, "pasur", scores, others));
      if (dice.one_in(4)) games.back().seat.reset();
    }
    std::vector<const PastGame*> own;
    for (std::size_t i = games.size(); i-- > 0;)
      if (games[i].seat) own.push_back(&games[i]);
    const Statistics all = statistics_of(games, "pasur");
    ASSERT_EQ(all.games, own.size());
    for (const BotType type : kBotTypes) {
      const auto against = [&](const PastGame* game) {
        return std::ranges::any_of(game->players, [&](const PastPlayer& one) { return one.bot == type; });
      };
      const auto won = [&](const PastGame* game) { return against(game) && game->won(); };
      const Tally& tally = all.bots[static_cast<std::size_t>(type)];
      EXPECT_EQ(tally.played, static_cast<std::size_t>(std::ranges::count_if(own, against)));
      EXPECT_EQ(tally.won, static_cast<std::size_t>(std::ranges::count_if(own, won)));
    }
    std::size_t longest = 0;
    for (std::size_t from = 0; from < own.size(); ++from) {
      std::size_t length = 0;
      while (from + length < own.size() && own[from + length]->won())
        ++length;
      longest = std::max(longest, length);
      if (from + length == own.size() && (from == 0 || !own[from - 1]->won())) {
        EXPECT_EQ(all.streak, length);
      }
    }
    EXPECT_EQ(all.longest_streak, longest);
    EXPECT_TRUE(std::ranges::is_sorted(all.people, std::greater{}, [](const auto& one) { return one.tally.played; }));
    for (const WithPerson& one : all.people) {
      const auto with = [&](const PastGame* game) {
        return std::ranges::any_of(game->players, [&](const PastPlayer& player) { return player == person(one.name); });
      };
      EXPECT_EQ(one.tally.played, static_cast<std::size_t>(std::ranges::count_if(own, with)));
    }
    ASSERT_EQ(all.curve.size(), own.size() < 5 ? 0 : own.size() - 4);
    for (std::size_t i = 0; i < all.curve.size(); ++i) {
      int points = 0;
      std::size_t won = 0;
      std::size_t count = 0;
      for (std::size_t game = i + 5; game-- > 0 && count < 10; ++count) {
        points += own[game]->scores[0];
        won += own[game]->won() ? 1 : 0;
      }
      EXPECT_EQ(all.curve[i], (CurvePoint{own[i + 4]->when, {won, count}, points}));
    }
  }
}

}  // namespace
}  // namespace cardroom::client
