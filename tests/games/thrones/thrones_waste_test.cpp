#include "tests/games/thrones/thrones_waste.h"

#include <gtest/gtest.h>
#include <iostream>

namespace cardroom::thrones {
namespace {

using testing::Waste;

void print(const char* name, const Waste& waste) {
  std::cout << name << " plays " << waste.per_game(waste.effects) << " effects a game and wastes "
            << waste.per_game(waste.wasted) << ", " << waste.per_game(waste.wasted_together) << " together\n";
}

TEST(ThronesWaste, ComparesTheDealsOfTwoTeams) {
  Waste half{.wasted_together = 6, .together_by_deal = {1, 2, 3}};
  const Waste whole{.wasted_together = 12, .together_by_deal = {2, 4, 6}};
  EXPECT_DOUBLE_EQ(testing::ratio_wasted_together(half, whole).value, 0.5);
  EXPECT_DOUBLE_EQ(testing::ratio_wasted_together(half, whole).half_width, 0) << "it is a half in every deal";
  half.together_by_deal = {3, 2, 1};
  // By deal it is 2, 0 and -2 away from a half: the standard error of their sum is the root of 8 * 3 / 2.
  EXPECT_DOUBLE_EQ(testing::ratio_wasted_together(half, whole).value, 0.5);
  EXPECT_NEAR(testing::ratio_wasted_together(half, whole).half_width, 1.96 * 3.4641 / 12, 1e-4);
}

TEST(ThronesWaste, ExpertWastesFewerCardsThanClever) {
  const auto [expert, against] = testing::waste_of({BotType::expert, BotType::clever}, 20, Budget{400});
  const auto [clever, other] = testing::waste_of({BotType::clever, BotType::clever}, 20, {});
  print("expert", expert);
  print("clever against it", against);
  print("clever against clever", clever);
  const testing::Ratio ratio = testing::ratio_wasted_together(expert, against);
  std::cout << "expert wastes " << ratio.value << " ± " << ratio.half_width
            << " times as many together as clever against it\n";
  EXPECT_LT(expert.wasted_together, clever.wasted_together);
  EXPECT_LT(expert.wasted_together, against.wasted_together);
}

}  // namespace
}  // namespace cardroom::thrones
