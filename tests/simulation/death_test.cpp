// Goal: nothing that a person was told is lost, no matter when the server dies. How: the real machines of both sides in
// simulated time, a disk that forgets what was not synced, and random deaths. Each run is determined by one seed
// (mortal_server.h), and each process is held to the promises of the previous one (death_watch.h). A failure prints its
// seed; CARDROOM_SEED=n replays that evening, CARDROOM_LONG=1 plays thousands.
#include <cstdint>
#include <cstdlib>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include "tests/simulation/mortal_server.h"
#include "tests/simulation/runs.h"
#include "tests/support/seeds.h"

namespace cardroom::simulation {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// The evening in which broken promises are planted. If a change to the simulation makes it so quiet that one of them
/// has no effect, choose another.
constexpr std::uint64_t kPlantedSeed = 5;

TEST(DeathSimulation, NothingIsLostWheneverTheServerDies) {
  DeathCoverage all;
  AllKinds::for_each([&]<class Kind>(Kind) {
    const DeathCoverage coverage = play_with_deaths(Kind::Game::kFacts.id, testing::seeds(12));
    if (std::getenv("CARDROOM_SEED") != nullptr) return;
    SCOPED_TRACE(Kind::Game::kFacts.name);
    EXPECT_GT(coverage.games, 2U);
    EXPECT_GT(coverage.games_interrupted, 10U);
    all += coverage;
  });
  if (std::getenv("CARDROOM_SEED") != nullptr) return;
  // A run in which too little happened proves nothing.
  EXPECT_GT(all.deaths, 200U);
  EXPECT_GT(all.records_lost, 20U);
  EXPECT_GT(all.records_never_reported, 20U);
  EXPECT_GT(all.requests_acknowledged, 500U);
  EXPECT_GT(all.answers_repeated, 3U);
  EXPECT_GT(all.seats_resumed, 300U);
  EXPECT_GT(all.clocks_compared, 20U);
  EXPECT_GT(all.records_sent, 50U);
  EXPECT_GT(all.moves_in_place, 20U);
  EXPECT_GT(all.breaks, 30U);
  EXPECT_GT(all.breaks_survived, 10U);
}

TEST(DeathSimulation, NoticesAServerThatBreaksAPromise) {
  const std::vector<std::pair<Planted, std::string>> faults{
      {Planted::early_answers, "a request is acknowledged before its record is durable"},
      {Planted::lost_sessions, "client 10 has lost its session"},
      {Planted::lost_sessions, "person 10 has lost its session"},
      {Planted::reused_numbers, "a sequence number is used twice"},
      {Planted::running_clocks, "the table's clock ran while no server did"},
  };
  for (const auto& [planted, complaint] : faults) {
    SCOPED_TRACE(complaint);
    MortalServer evening{kPlantedSeed, "thrones", planted};
    evening.run();
    EXPECT_THAT(evening.complaints(), Contains(HasSubstr(complaint)));
  }
  // A server that keeps its promises causes no complaints in the same evening.
  MortalServer evening{kPlantedSeed, "thrones"};
  evening.run();
  EXPECT_THAT(evening.complaints(), IsEmpty());
}

TEST(DeathSimulation, TheSameSeedGivesTheSameJournal) {
  AllKinds::for_each([]<class Kind>(Kind) {
    SCOPED_TRACE(Kind::Game::kFacts.name);
    MortalServer first{7, std::string{Kind::Game::kFacts.id}};
    MortalServer second{7, std::string{Kind::Game::kFacts.id}};
    first.run();
    second.run();
    EXPECT_GT(first.journal().size(), 1'000U);
    EXPECT_TRUE(first.journal() == second.journal());
  });
}

}  // namespace
}  // namespace cardroom::simulation
