#include <cstdlib>
#include <gtest/gtest.h>

#include "common/games/pasur/bot/pasur_bot.h"
#include "tests/games/pasur/bot_positions.h"
#include "tests/support/pasur_game.h"

namespace cardroom::pasur {
namespace {

TEST(PasurExpertLong, DoesNotDependOnHiddenCards) {
  if (std::getenv("CARDROOM_LONG") == nullptr) GTEST_SKIP() << "thousands of positions: CARDROOM_LONG=1 tries them";
  constexpr Budget kSmall{300};
  BotDice worlds{4};
  int positions = 0;
  for (std::uint64_t seed = 1000; seed < 1040; ++seed) {
    for (const State& state : decisions(1, seed)) {
      BotDice dice{seed};
      BotDice same{seed};
      const View view = seen_by_turn(state);
      ASSERT_EQ(Game::analyse(view, kSmall, dice, {}),
                Game::analyse(seen_by_turn(Game::sample_world(view, worlds)), kSmall, same, {}))
          << "seed " << seed << ": " << ::testing::PrintToString(view);
      ++positions;
    }
  }
  EXPECT_GT(positions, 5000);
}

}  // namespace
}  // namespace cardroom::pasur
