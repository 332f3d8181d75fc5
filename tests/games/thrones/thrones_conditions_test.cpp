#include "tests/games/thrones/thrones_conditions.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace cardroom::thrones {
namespace {

TEST(ThronesCleverLong, KeepsItsTwoConditionsInThousandsOfGames) {
  // Too slow to run for every change, so only the long run includes it.
  if (std::getenv("CARDROOM_LONG") == nullptr) GTEST_SKIP() << "ten thousand games: CARDROOM_LONG=1 plays them";
  testing::expect_conditions_kept(10'000);
}

}  // namespace
}  // namespace cardroom::thrones
