// Like simulation_test, but with thousands of seeds; takes several minutes.
#include <cstdlib>
#include <gtest/gtest.h>

#include "tests/simulation/runs.h"
#include "tests/support/seeds.h"

namespace cardroom::simulation {
namespace {

class LongRun : public ::testing::Test {
 protected:
  void SetUp() override {
    if (std::getenv("CARDROOM_LONG") == nullptr) GTEST_SKIP() << "thousands of seeds: CARDROOM_LONG=1 runs them";
  }
};

TEST_F(LongRun, EveryPromiseHoldsWhateverTheNetworkDoes) {
  play_evenings(testing::seeds(3'000));
}

TEST_F(LongRun, NothingIsLostWheneverTheServerDies) {
  AllKinds::for_each([]<class Kind>(Kind) { play_with_deaths(Kind::Game::kFacts.id, testing::seeds(500)); });
}

TEST_F(LongRun, ViewersCannotTellAlikeWorldsApart) {
  AllKinds::for_each([]<class Kind>(Kind) {
    SCOPED_TRACE(Kind::Game::kFacts.name);
    const std::size_t messages = compare_many_worlds<Kind>(testing::seeds(3'000));
    EXPECT_TRUE(messages >= 100'000 || std::getenv("CARDROOM_SEED") != nullptr) << messages;
  });
}

}  // namespace
}  // namespace cardroom::simulation
