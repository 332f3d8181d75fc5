#include "tests/games/thrones/thrones_expert_checks.h"

#include <array>
#include <gtest/gtest.h>

#include "common/games/thrones/bot/thrones_bot.h"
#include "tests/support/random_game.h"
#include "tests/support/seeds.h"
#include "tests/support/thrones_game.h"

namespace cardroom::testing {
namespace {

using thrones::Game;
using thrones::Move;
using thrones::View;

constexpr Budget kBudget{100};

Move choice(const View& view, std::uint64_t seed) {
  BotDice dice{seed};
  return Game::choose(BotType::expert, view, kBudget, dice);
}

View view_of_turn(const thrones::State& state) {
  return Game::view(state, {Viewer::Kind::seat, state.board.turn});
}

}  // namespace

void expect_honest_choices(std::uint64_t games) {
  for (const std::uint64_t seed : seeds(games)) {
    RandomGame<Game> game{seed};
    BotDice worlds{seed};
    while (!game.over()) {
      ASSERT_TRUE(game.step());
      if (Game::stage(game.state) != Stage::moves) continue;
      const View view = view_of_turn(game.state);
      const Move move = choice(view, seed);
      ASSERT_TRUE(Game::legal_moves(view).contains(move)) << "CARDROOM_SEED=" << seed;
      const View elsewhere = view_of_turn(Game::sample_world(view, worlds));
      ASSERT_EQ(choice(elsewhere, seed), move) << "CARDROOM_SEED=" << seed;
    }
  }
}

std::uint64_t digest_of_choices(std::uint64_t games) {
  std::uint64_t digest = 0xCBF2'9CE4'8422'2325;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    RandomGame<Game> game{seed};
    while (!game.over()) {
      EXPECT_TRUE(game.step());
      if (Game::stage(game.state) != Stage::moves) continue;
      const Move move = choice(view_of_turn(game.state), seed);
      for (const std::uint8_t byte : std::array{move.card, move.pile})
        digest = (digest ^ byte) * 0x100'0000'01B3;
    }
  }
  return digest;
}

}  // namespace cardroom::testing
