#include "client/load/percentiles.h"

#include <gtest/gtest.h>

namespace cardroom::load {
namespace {

using namespace std::chrono_literals;

TEST(Percentiles, AreNearestRanks) {
  Percentiles spans;
  for (int i = 100; i > 0; --i)
    spans.add(Span{i});
  EXPECT_EQ(spans.at(0.5), 50us);
  EXPECT_EQ(spans.at(0.99), 99us);
  EXPECT_EQ(spans.at(0.999), 100us);
  EXPECT_EQ(spans.at(1), 100us);
  EXPECT_EQ(spans.count(), 100U);
}

TEST(Percentiles, OfOneSpanAreThatSpan) {
  Percentiles spans;
  spans.add(7us);
  for (const double share : {0.001, 0.5, 0.99, 1.0})
    EXPECT_EQ(spans.at(share), 7us) << share;
}

TEST(Percentiles, OfNothingAreZero) {
  Percentiles spans;
  EXPECT_EQ(spans.at(0.5), 0us);
  spans.add(7us);
  spans.clear();
  EXPECT_EQ(spans.at(1), 0us);
}

}  // namespace
}  // namespace cardroom::load
