#include "common/games/thrones/bot/thrones_bot.h"

#include <gtest/gtest.h>
#include <map>
#include <string>

#include "tests/support/random_game.h"
#include "tests/support/thrones_game.h"

namespace cardroom::thrones {
namespace {

constexpr int kTries = 20000;

/// How often each move is chosen, keyed by its text.
std::map<std::string, int> chosen(const State& state, BotType type) {
  const View view = Game::view(state, {Viewer::Kind::seat, state.board.turn});
  BotDice dice{9};
  std::map<std::string, int> times;
  for (int i = 0; i < kTries; ++i)
    ++times[::testing::PrintToString(Game::choose(type, view, Game::usual_budget(type), dice))];
  return times;
}

State heart_turn() {
  return dealt({"KH 5H 2H KC 3C 9S 8D 7D", "QH 6H 3H 2S 2D 2C", "", ""});
}

/// Seat 2, whose turn it is, holds a diamond and eight clubs; each pile has only its heart.
State effect_turn() {
  State state = dealt({"KH 5H 2H", "QH 6H 3H", "JH 7H 4H 5D 2C 3C 4C 5C 6C 7C 8C 9C", ""});
  play(state, "5H on 0, 6H on 1");
  return state;
}

TEST(ThronesRandom, PutsAnyOfItsHeartsOnItsOwnPile) {
  const auto times = chosen(heart_turn(), BotType::random);
  ASSERT_EQ(times.size(), 3U);
  for (const auto& [text, count] : times)
    EXPECT_NEAR(count, kTries / 3, 300) << text;
  EXPECT_EQ(times.begin()->first, "2H on 0");
}

TEST(ThronesRandom, PassesInAThirdOfItsTurnsAndIfItsCardIsIllegal) {
  const auto times = chosen(effect_turn(), BotType::random);
  ASSERT_EQ(times.size(), 17U) << "eight clubs on two piles, and a pass";
  const double drawn = kTries * 2.0 / 3 / 9;  // The expected number of draws of each card.
  EXPECT_NEAR(times.at("pass"), kTries / 3.0 + drawn, 350);
  EXPECT_NEAR(times.at("2C on 0"), drawn / 2, 150);
  EXPECT_NEAR(times.at("9C on 1"), drawn / 2, 150);
}

TEST(ThronesBasic, PassesInsteadOfHelpingTheOtherTeam) {
  const auto times = chosen(effect_turn(), BotType::basic);
  ASSERT_EQ(times.size(), 9U) << "eight clubs on its own pile, and a pass";
  const double drawn = kTries * 2.0 / 3 / 9;
  EXPECT_NEAR(times.at("9C on 0"), drawn / 2, 150);
  EXPECT_EQ(chosen(heart_turn(), BotType::basic), chosen(heart_turn(), BotType::random));
}

TEST(ThronesBasic, PutsDiamondsOnTheOtherPileOnly) {
  State state = dealt({"KH 5H 2H 2D 3D 4D 5D 6D 7D 8D 9D TD", "QH 6H 3H 2C 2S", "JH 7H 4H 3S", ""});
  play(state, "5H on 0, 6H on 1, 3S on 0, pass, pass, 2C on 1, pass, pass");
  const auto times = chosen(state, BotType::basic);
  EXPECT_EQ(times.size(), 10U) << "nine diamonds on pile 1, and a pass";
  EXPECT_TRUE(times.contains("9D on 1"));
  EXPECT_FALSE(times.contains("9D on 0"));
}

TEST(ThronesBots, KnowWhichCardsHelpWhichTeam) {
  using testing::card;
  for (const Team team : {Team{0}, Team{1}}) {
    const auto own = team;
    const auto other = static_cast<std::uint8_t>(1 - team);
    EXPECT_TRUE(helps(team, card("2C"), own) && helps(team, card("KS"), own) && helps(team, card("9D"), other));
    EXPECT_FALSE(helps(team, card("2C"), other) || helps(team, card("KS"), other) || helps(team, card("9D"), own));
  }
}

}  // namespace
}  // namespace cardroom::thrones
