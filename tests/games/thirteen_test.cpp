#include <gtest/gtest.h>

#include "common/games/lucky_thirteen/thirteen.h"

namespace cardroom::lucky_thirteen {
namespace {

Card card(std::string_view written) { return parse_card(written).value(); }

std::optional<Thirteen> best(std::string_view a, std::string_view b, std::string_view open_a, std::string_view open_b) {
  return PublicCards{{card(open_a), card(open_b)}}.best(card(a), card(b));
}

TEST(LuckyThirteenSums, AllFourCardsUseTheJackAsElevenAndBothAcesAsZero) {
  const auto found = best("JD", "AH", "AS", "2D");
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->option, Option::all_four);
  EXPECT_EQ(found->points, 31);
}

}  // namespace
}  // namespace cardroom::lucky_thirteen
