#include <cstdlib>
#include <gtest/gtest.h>
#include <iostream>

#include "common/games/thrones/bot/thrones_bot.h"
#include "tests/games/thrones/thrones_expert_checks.h"
#include "tests/games/thrones/thrones_waste.h"

namespace cardroom::thrones {
namespace {

TEST(ThronesExpertLong, ChoosesLegalMovesWithoutKnowledgeOfHiddenCardsInThousandsOfPositions) {
  if (std::getenv("CARDROOM_LONG") == nullptr) GTEST_SKIP() << "14,000 positions: CARDROOM_LONG=1 checks them";
  testing::expect_honest_choices(200);
}

TEST(ThronesExpertLong, WastesFewerCardsThanClever) {
  if (std::getenv("CARDROOM_LONG") == nullptr) GTEST_SKIP() << "800 games: CARDROOM_LONG=1 plays them";
  const auto [expert, against] = testing::waste_of({BotType::expert, BotType::clever}, 200, Budget{4000});
  const auto [clever, other] = testing::waste_of({BotType::clever, BotType::clever}, 200, {});
  std::cout << "Effects wasted together in a game: expert " << expert.per_game(expert.wasted_together)
            << ", clever against it " << against.per_game(against.wasted_together) << ", clever against clever "
            << clever.per_game(clever.wasted_together) << "\nalone: expert " << expert.per_game(expert.wasted) << " of "
            << expert.per_game(expert.effects) << ", clever against it " << against.per_game(against.wasted) << " of "
            << against.per_game(against.effects) << ", clever against clever " << clever.per_game(clever.wasted)
            << " of " << clever.per_game(clever.effects) << '\n';
  const testing::Ratio ratio = testing::ratio_wasted_together(expert, against);
  std::cout << "Together, expert wastes " << ratio.value << " ± " << ratio.half_width
            << " times as many as clever against it\n";
  EXPECT_LT(expert.wasted_together, clever.wasted_together);
  EXPECT_LT(expert.wasted * clever.effects, clever.wasted * expert.effects) << "as a share of the effects played";
}

}  // namespace
}  // namespace cardroom::thrones
