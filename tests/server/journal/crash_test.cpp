// Goal: after a power failure at any moment, the journal has every record that it reported durable, and no table has a
// gap. How: a disk that forgets all or part of what was not synced (faulty_disk.h), and a crash at every single write
// and sync of a script. A failure prints its seed and operation; CARDROOM_SEED=n repeats that sweep.
#include <gtest/gtest.h>

#include "tests/server/journal/crash_sweep.h"
#include "tests/support/seeds.h"

namespace cardroom::server {
namespace {

TEST(JournalCrash, KeepsReportedRecordsWheneverThePowerFails) {
  const CrashSweep sweep = sweep_crashes(testing::seeds(4));
  if (std::getenv("CARDROOM_SEED") != nullptr) return;
  // A sweep in which too little happened proves nothing.
  EXPECT_GT(sweep.runs, 400U);
  EXPECT_GT(sweep.reported, 5'000U);
  EXPECT_GT(sweep.never_reported, 20U);
  EXPECT_GT(sweep.lost, 100U);
  EXPECT_GT(sweep.crashes_again, 50U);
  EXPECT_GT(sweep.begun_anew, 200U);
}

TEST(JournalCrash, KeepsReportedRecordsWhenThePowerFailsWhileTheLogIsReserved) {
  const CrashSweep sweep = sweep_openings(testing::seeds(3));
  if (std::getenv("CARDROOM_SEED") != nullptr) return;
  EXPECT_GT(sweep.runs, 30U);
  EXPECT_GT(sweep.reported, 1'000U);
}

}  // namespace
}  // namespace cardroom::server
