// Goal: the machines of server and clients keep their promises whatever the network, the disk, the clocks and the
// people do. How: whole evenings in simulated time, each from one seed, judged by a referee that knows all cards
// (referee.h). A failure prints its seed; CARDROOM_SEED=n replays that evening, CARDROOM_LONG=1 plays thousands.
#include "tests/simulation/simulation.h"

#include <gtest/gtest.h>

#include "tests/simulation/runs.h"
#include "tests/support/seeds.h"

namespace cardroom::simulation {
namespace {

TEST(TableSimulation, EveryPromiseHoldsWhateverTheNetworkDoes) {
  const Coverage coverage = play_evenings(testing::seeds(30));
  if (std::getenv("CARDROOM_SEED") != nullptr) return;
  // A run in which too little happened proves nothing.
  EXPECT_GT(coverage.games, 100U);
  EXPECT_GT(coverage.updates, 10'000U);
  EXPECT_GT(coverage.resumes_at_a_table, 300U);
  EXPECT_GT(coverage.resumes_with_missed_events, 50U);
  EXPECT_GT(coverage.repeated_answers, 10U);
  EXPECT_GT(coverage.holds, 30U);
  EXPECT_GT(coverage.holds_of_away, 3U);
  EXPECT_GT(coverage.returns_to_a_held_seat, 20U);
  EXPECT_GT(coverage.turns_run_out, 10U);
  EXPECT_GT(coverage.reveals, 100U);
  EXPECT_GT(coverage.parts, 100U);
  EXPECT_GT(coverage.deals_of_several, 30U);
  EXPECT_GT(coverage.burned, 1U);
  EXPECT_GT(coverage.fair_deals, 50U);
  EXPECT_GT(coverage.left_out, 0U);
  EXPECT_GT(coverage.records, 100U);
  EXPECT_GT(coverage.records_kept, 100U);
  EXPECT_GT(coverage.lines_read, 1'000U);
  EXPECT_GT(coverage.lines_caught_up, 200U);
  EXPECT_GT(coverage.hints, 100U);
  EXPECT_GT(coverage.superseded, 100U);
  EXPECT_GT(coverage.games_by_kind.at("lucky-thirteen"), 80U);
  EXPECT_GT(coverage.games_by_kind.at("thrones"), 15U);
  EXPECT_GT(coverage.games_by_kind.at("pasur"), 6U);
  EXPECT_GT(coverage.games_by_kind.at("pinochle"), 20U);
  EXPECT_GT(coverage.later_deals, 30U);
  EXPECT_GT(coverage.pauses, 80U);
  EXPECT_GT(coverage.pauses_cut_short, 20U);
  EXPECT_GT(coverage.paces, 0U);
  EXPECT_GT(coverage.pauses_read_out, 20U);
  EXPECT_GT(coverage.changes_of_kind, 8U);
  EXPECT_GT(coverage.changes_with_seats, 3U);
  EXPECT_GT(coverage.watchers_told, 200U);
  EXPECT_GT(coverage.seats_given, 3U);
  EXPECT_GT(coverage.chosen_together, 8U);
  EXPECT_GT(coverage.breaks_agreed, 30U);
  EXPECT_GT(coverage.breaks_to_wait, 10U);
  EXPECT_GT(coverage.breaks_ended, 30U);
  EXPECT_GT(coverage.breaks_not_taken, 5U);
  EXPECT_GT(coverage.refused_on_break, 10U);
  EXPECT_GT(coverage.seats_to_bots, 10U);
  EXPECT_GT(coverage.taken_back_at_once, 80U);
  EXPECT_GT(coverage.taken_back_with_bots, 50U);
  EXPECT_GT(coverage.taken_back_agreed, 20U);
  EXPECT_GT(coverage.not_taken_back, 20U);
  EXPECT_GT(coverage.refused_to_take_back, 20U);
  for (const auto origin : {table::v1::ORIGIN_TABLE, table::v1::ORIGIN_PERSON, table::v1::ORIGIN_BOT,
                            table::v1::ORIGIN_BOT_IN_PLACE, table::v1::ORIGIN_CLOCK})
    EXPECT_GT(coverage.events_by_origin.at(origin), 100U) << table::v1::Origin_Name(origin);
}

TEST(TableSimulation, TheSameSeedGivesTheSameJournal) {
  for (const std::uint64_t seed : testing::seeds(3)) {
    SCOPED_TRACE(::testing::Message() << "CARDROOM_SEED=" << seed);
    Simulation first{seed};
    Simulation second{seed};
    first.run();
    second.run();
    EXPECT_GT(first.journal().size(), 1'000U);
    EXPECT_TRUE(first.journal() == second.journal());
  }
}

}  // namespace
}  // namespace cardroom::simulation
