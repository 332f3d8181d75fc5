// Like crash_test.cpp, but with hundreds of seeds.
#include <cstdlib>
#include <gtest/gtest.h>

#include "tests/server/journal/crash_sweep.h"
#include "tests/support/seeds.h"

namespace cardroom::server {
namespace {

TEST(LongJournalCrash, KeepsReportedRecordsWheneverThePowerFails) {
  if (std::getenv("CARDROOM_LONG") == nullptr) GTEST_SKIP() << "hundreds of seeds: CARDROOM_LONG=1 runs them";
  sweep_crashes(testing::seeds(100));
}

}  // namespace
}  // namespace cardroom::server
