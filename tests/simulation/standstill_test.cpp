#include "tests/simulation/standstill.h"

#include <gtest/gtest.h>

namespace cardroom::simulation {
namespace {

using namespace std::chrono_literals;

TEST(Standstills, CountTimeThatOverlapsOnce) {
  Standstill still;
  still.add(10s, 20s);
  still.add(15s, 30s);
  still.add(40s, 50s);
  still.add(12s, 14s);
  still.add(60s, 60s);
  EXPECT_EQ(still.between(0s, 100s), 30s);
  EXPECT_EQ(still.between(15s, 45s), 20s);
  EXPECT_EQ(still.between(31s, 39s), 0s);
  still.add(5s, 45s);
  EXPECT_EQ(still.between(0s, 100s), 45s);
}

TEST(Standstills, CoverNeitherTheirBeginningNorTheirEnd) {
  Standstill others;
  others.add(10s, 20s);
  Standstill still;
  still.add(20s, 25s);
  still.add(others);
  EXPECT_FALSE(still.covers(10s));
  EXPECT_TRUE(still.covers(11s));
  EXPECT_TRUE(still.covers(20s));
  EXPECT_FALSE(still.covers(25s));
}

}  // namespace
}  // namespace cardroom::simulation
