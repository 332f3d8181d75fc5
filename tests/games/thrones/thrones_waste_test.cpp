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

TEST(ThronesWaste, ExpertWastesFewerCardsThanClever) {
  const auto [expert, against] = testing::waste_of({BotType::expert, BotType::clever}, 20, Budget{400});
  const auto [clever, other] = testing::waste_of({BotType::clever, BotType::clever}, 20, {});
  print("expert", expert);
  print("clever against it", against);
  print("clever against clever", clever);
  EXPECT_LT(expert.wasted_together, clever.wasted_together);
  EXPECT_LT(expert.wasted_together, against.wasted_together);
}

}  // namespace
}  // namespace cardroom::thrones
