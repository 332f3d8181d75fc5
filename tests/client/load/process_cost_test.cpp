// What a process costs, and whether its memory keeps growing.
#include "client/load/process_cost.h"

#include <gtest/gtest.h>
#include <unistd.h>

namespace cardroom::load {
namespace {

TEST(ProcessCost, IsThatOfTheProcess) {
  const ProcessCost cost = cost_of(::getpid());
  EXPECT_GT(cost.processor.count(), 0);
  EXPECT_GT(cost.resident_bytes, kMebibyte);
  EXPECT_GE(cost.peak_bytes, cost.resident_bytes);
  EXPECT_EQ(cost_of(0x7FFFFFFF).resident_bytes, 0U) << "there is no such process";
}

TEST(MemoryGrowth, IsTooMuchBeyondItsLimit) {
  const MemoryGrowth grown{.first_bytes = 20 * kMebibyte, .last_bytes = 28 * kMebibyte, .between = {}};
  EXPECT_FALSE(grown.exceeds(8));
  EXPECT_TRUE(grown.exceeds(7));
  const MemoryGrowth shrunk{.first_bytes = 20 * kMebibyte, .last_bytes = 10 * kMebibyte, .between = {}};
  EXPECT_FALSE(shrunk.exceeds(0));
}

}  // namespace
}  // namespace cardroom::load
