#include "common/classic/classic_random.h"

#include <array>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cardroom {
namespace {

struct Known {
  std::int32_t seed;
  std::array<std::int32_t, 10> cards;  ///< nextInt(52), nextInt(51), ... nextInt(43)
  std::array<std::int32_t, 5> powers;  ///< then nextInt of 1, 2, 64, 2^30, 1
  std::array<std::int32_t, 6> large;   ///< then nextInt(2^30 + 1), which rejects about half of its numbers
  std::array<std::int32_t, 2> last;    ///< then nextInt(2^31 - 1), nextInt(3)
};

// The output of java.util.Random in OpenJDK 17.0.15.
constexpr std::array kKnown{
    Known{42,
          {26, 45, 48, 31, 18, 20, 5, 38, 43, 38},
          {0, 0, 23, 409786146, 0},
          {995688456, 326327863, 937357226, 944462913, 830146030, 380917387},
          {323298246, 1}},
    Known{30008,
          {34, 12, 36, 22, 12, 28, 1, 28, 1, 11},
          {0, 0, 36, 709532131, 0},
          {644308640, 257895344, 314679666, 767074287, 555192714, 774681004},
          {323422424, 1}},
    Known{-1,
          {5, 8, 29, 13, 20, 28, 13, 18, 41, 38},
          {0, 0, 3, 74760098, 0},
          {754206257, 975495143, 720466900, 499582545, 6265644, 378035946},
          {325038220, 0}},
    Known{INT32_MIN,
          {16, 17, 37, 40, 11, 6, 7, 12, 19, 19},
          {0, 1, 45, 649337427, 0},
          {560352644, 413702275, 666507897, 133474424, 745730988, 556536955},
          {168368076, 1}},
};

TEST(ClassicRandom, GivesTheNumbersOfTheJavaGenerator) {
  for (const Known& known : kKnown) {
    SCOPED_TRACE(known.seed);
    ClassicRandom random{known.seed};
    for (std::int32_t n = 52; n > 42; --n)
      EXPECT_EQ(random.next_int(n), known.cards[static_cast<std::size_t>(52 - n)]);
    constexpr std::array kPowers{1, 2, 64, 1 << 30, 1};
    for (std::size_t i = 0; i < kPowers.size(); ++i)
      EXPECT_EQ(random.next_int(kPowers[i]), known.powers[i]);
    for (const std::int32_t expected : known.large)
      EXPECT_EQ(random.next_int((1 << 30) + 1), expected);
    EXPECT_EQ(random.next_int(INT32_MAX), known.last[0]);
    EXPECT_EQ(random.next_int(3), known.last[1]);
  }
}

TEST(ClassicRandom, DrawsForASinglePossibilityToo) {
  ClassicRandom drew{30008};
  drew.next_int(1);
  EXPECT_EQ(drew.next_int(52), [] {
    ClassicRandom random{30008};
    random.next_int(52);
    return random.next_int(52);
  }());
}

}  // namespace
}  // namespace cardroom
