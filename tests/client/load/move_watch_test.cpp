// Goal: a move is timed from when it is sent until the last client first sees it, in whatever order the views arrive.
#include "client/load/move_watch.h"

#include <gtest/gtest.h>
#include <vector>

namespace cardroom::load {
namespace {

using namespace std::chrono_literals;
using table::v1::GameEvent;

class MoveWatchTest : public testing::Test {
 protected:
  static constexpr ClientId kAnn = 1;
  static constexpr ClientId kBob = 2;

  MoveWatchTest() {
    watch_.join(kAnn);
    watch_.join(kBob);
  }

  static GameEvent move_of(std::uint32_t seat, table::v1::Origin origin = table::v1::ORIGIN_PERSON) {
    GameEvent event;
    event.set_origin(origin);
    event.set_mover(seat);
    return event;
  }

  /// The client in seat `client - 1` gets a view of game 1 up to event `end`, in which these last events are new.
  void saw(ClientId client, std::chrono::milliseconds at, std::uint32_t end, const std::vector<GameEvent>& fresh) {
    watch_.saw(client, Time{at}, {.until = {1, end}, .fresh = fresh, .seat = static_cast<std::uint32_t>(client - 1)},
               done_);
  }

  MoveWatch watch_;
  Percentiles done_;
};

TEST_F(MoveWatchTest, LastsUntilTheLastClientSeesTheMove) {
  watch_.sent(kAnn, Time{10ms});
  saw(kAnn, 12ms, 6, {move_of(0)});
  EXPECT_EQ(done_.count(), 0U);
  saw(kBob, 17ms, 6, {move_of(0)});
  ASSERT_EQ(done_.count(), 1U);
  EXPECT_EQ(done_.at(1), 7ms);
}

TEST_F(MoveWatchTest, CountsTheFirstViewOfAClientThatSeesItBeforeTheMover) {
  watch_.sent(kAnn, Time{10ms});
  saw(kBob, 11ms, 6, {move_of(0)});
  saw(kBob, 30ms, 7, {move_of(1)});
  saw(kAnn, 14ms, 6, {move_of(0)});
  ASSERT_EQ(done_.count(), 1U);
  EXPECT_EQ(done_.at(1), 4ms);
}

TEST_F(MoveWatchTest, IgnoresViewsFromBeforeTheMove) {
  watch_.sent(kAnn, Time{10ms});
  saw(kBob, 11ms, 5, {});
  saw(kAnn, 12ms, 6, {move_of(0)});
  EXPECT_EQ(done_.count(), 0U);
  saw(kBob, 13ms, 6, {move_of(0)});
  EXPECT_EQ(done_.at(1), 3ms);
}

TEST_F(MoveWatchTest, IgnoresMovesOfOtherSeatsAndOfBots) {
  watch_.sent(kAnn, Time{10ms});
  saw(kBob, 11ms, 9, {});
  saw(kAnn, 12ms, 8, {move_of(1), move_of(0, table::v1::ORIGIN_BOT_IN_PLACE)});
  EXPECT_EQ(done_.count(), 0U);
  saw(kAnn, 15ms, 9, {move_of(0)});
  EXPECT_EQ(done_.at(1), 5ms);
}

TEST_F(MoveWatchTest, TheNextGameShowsThatTheMoveWasSeen) {
  watch_.sent(kAnn, Time{10ms});
  saw(kAnn, 12ms, 6, {move_of(0)});
  watch_.saw(kBob, Time{18ms}, {.until = {2, 0}, .fresh = {}, .seat = 1}, done_);
  EXPECT_EQ(done_.at(1), 8ms);
}

TEST_F(MoveWatchTest, NobodyWaitsForAClientThatHasLeft) {
  watch_.sent(kAnn, Time{10ms});
  watch_.leave(kBob);
  saw(kAnn, 12ms, 6, {move_of(0)});
  EXPECT_EQ(done_.at(1), 2ms);
}

TEST_F(MoveWatchTest, ADroppedMoveIsNotMeasured) {
  watch_.sent(kAnn, Time{10ms});
  watch_.drop(kAnn);
  saw(kAnn, 12ms, 6, {move_of(0)});
  saw(kBob, 12ms, 6, {move_of(0)});
  EXPECT_EQ(done_.count(), 0U);
}

}  // namespace
}  // namespace cardroom::load
