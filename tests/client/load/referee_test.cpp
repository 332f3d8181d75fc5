// Goal: the referee finds each fault that it looks for, and none in a faultless run. How: hand-written views of two
// clients, with one fault planted in each test.
#include "client/load/referee.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <vector>

namespace cardroom::load {
namespace {

using namespace std::chrono_literals;
using table::v1::GameEvent;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr std::uint32_t kAnnsSeat = 0;
constexpr std::uint32_t kBobsSeat = 1;

GameEvent move_of(std::uint32_t seat) {
  GameEvent event;
  event.set_origin(table::v1::ORIGIN_PERSON);
  event.set_mover(seat);
  return event;
}

class RefereeTest : public testing::Test {
 protected:
  static constexpr ClientId kAnn = 1;
  static constexpr ClientId kBob = 2;

  RefereeTest() {
    referee_.join(kAnn);
    referee_.join(kBob);
    referee_.plays_from(Time{});
  }

  struct Told {
    std::uint64_t version = 1;
    std::uint32_t end = 0;
    std::vector<GameEvent> fresh{};
    std::optional<std::uint64_t> asked{};
    bool missed = false;
    std::chrono::seconds at{};
  };
  void saw(ClientId client, const Told& told) {
    const auto seat = static_cast<std::uint32_t>(client - 1);
    referee_.saw(client, Time{told.at},
                 {.version = told.version,
                  .sight = {.until = {1, told.end}, .fresh = told.fresh, .seat = seat},
                  .asked = told.asked,
                  .missed = told.missed});
  }
  void both_saw(const Told& told) {
    saw(kAnn, told);
    saw(kBob, told);
  }

  Faults faults_;
  Referee referee_{"Load 1", faults_};
};

TEST_F(RefereeTest, FindsNothingInAFaultlessRun) {
  saw(kAnn, {.version = 1, .asked = 4});
  saw(kBob, {.version = 1});
  referee_.sent(kAnn, 4);
  referee_.accepted(kAnn);
  saw(kAnn, {.version = 2, .end = 1, .fresh = {move_of(kAnnsSeat)}});
  saw(kBob, {.version = 2, .end = 1, .fresh = {move_of(kAnnsSeat)}, .asked = 2});
  // Bob's connection is lost while his move is in flight; the answer arrives on the next connection, after the view.
  referee_.sent(kBob, 2);
  referee_.connecting(kBob);
  referee_.first_view(kBob, 4, {1, 2});
  saw(kBob, {.version = 4, .end = 2, .fresh = {move_of(kBobsSeat)}});
  referee_.accepted(kBob);
  saw(kAnn, {.version = 4, .end = 2, .fresh = {move_of(kBobsSeat)}, .asked = 5});
  EXPECT_TRUE(referee_.agree());
  referee_.conclude();
  EXPECT_THAT(faults_.words(), ElementsAre());
}

TEST_F(RefereeTest, FindsAnAcceptedMoveWhoseDecisionIsAskedAgain) {
  saw(kAnn, {.version = 1, .asked = 4});
  referee_.sent(kAnn, 4);
  referee_.accepted(kAnn);
  saw(kAnn, {.version = 2, .asked = 4});
  EXPECT_EQ(faults_.count(Fault::move_lost), 1U);
  EXPECT_THAT(faults_.words(), ElementsAre(HasSubstr("Load 1: decision 4 of seat 0")));
}

TEST_F(RefereeTest, FindsAnAcceptedMoveWithoutAnEvent) {
  saw(kAnn, {.version = 1, .asked = 4});
  referee_.sent(kAnn, 4);
  referee_.accepted(kAnn);
  saw(kAnn, {.version = 2, .end = 1, .fresh = {move_of(kBobsSeat)}, .asked = 5});
  EXPECT_EQ(faults_.count(Fault::move_lost), 1U);
}

TEST_F(RefereeTest, FindsAnAcceptedMoveThatIsNeverShown) {
  both_saw({.version = 1, .asked = 4});
  referee_.sent(kAnn, 4);
  referee_.accepted(kAnn);
  EXPECT_FALSE(referee_.agree());
  referee_.conclude();
  EXPECT_EQ(faults_.count(Fault::move_lost), 1U);
}

TEST_F(RefereeTest, KnowsNothingOfAMoveAmongMissingEvents) {
  saw(kAnn, {.version = 1, .asked = 4});
  referee_.sent(kAnn, 4);
  referee_.accepted(kAnn);
  saw(kAnn, {.version = 9, .end = 30, .asked = 7, .missed = true});
  EXPECT_EQ(faults_.count(), 0U);
}

TEST_F(RefereeTest, ARefusedMoveMayBeAskedAgain) {
  saw(kAnn, {.version = 1, .asked = 4});
  referee_.sent(kAnn, 4);
  referee_.refused(kAnn);
  saw(kAnn, {.version = 2, .asked = 4});
  EXPECT_EQ(faults_.count(), 0U);
}

TEST_F(RefereeTest, FindsATableThatIsShownInAnOlderState) {
  saw(kAnn, {.version = 7, .end = 1, .fresh = {move_of(kAnnsSeat)}});
  referee_.connecting(kBob);
  referee_.first_view(kBob, 6, {1, 1});
  EXPECT_EQ(faults_.count(Fault::went_back), 1U);
}

TEST_F(RefereeTest, FindsEventsThatAreGone) {
  saw(kAnn, {.version = 7, .end = 1, .fresh = {move_of(kAnnsSeat)}});
  referee_.connecting(kBob);
  referee_.first_view(kBob, 8, {1, 0});
  EXPECT_EQ(faults_.count(Fault::went_back), 1U);
}

TEST_F(RefereeTest, AFirstViewNeedNotShowWhatHappenedAfterTheHello) {
  referee_.connecting(kBob);
  saw(kAnn, {.version = 7, .end = 1, .fresh = {move_of(kAnnsSeat)}});
  referee_.first_view(kBob, 6, {1, 0});
  EXPECT_EQ(faults_.count(), 0U);
}

TEST_F(RefereeTest, FindsAnEventThatIsToldInTwoWays) {
  saw(kAnn, {.version = 2, .end = 1, .fresh = {move_of(kAnnsSeat)}});
  saw(kBob, {.version = 2, .end = 1, .fresh = {move_of(kBobsSeat)}});
  EXPECT_EQ(faults_.count(Fault::disagreement), 1U);
}

TEST_F(RefereeTest, FindsAnEventThatChangesLater) {
  saw(kAnn, {.version = 2, .end = 1, .fresh = {move_of(kAnnsSeat)}});
  saw(kAnn, {.version = 3, .end = 2, .fresh = {move_of(kBobsSeat), move_of(kBobsSeat)}});
  EXPECT_EQ(faults_.count(Fault::disagreement), 1U);
}

TEST_F(RefereeTest, FindsClientsThatEndWithDifferentViews) {
  saw(kAnn, {.version = 3});
  saw(kBob, {.version = 2});
  EXPECT_FALSE(referee_.agree());
  referee_.conclude();
  EXPECT_EQ(faults_.count(Fault::disagreement), 1U);
}

TEST_F(RefereeTest, FindsAStuckTableOnceUntilItGoesOn) {
  saw(kAnn, {.version = 2, .at = 1s});
  referee_.look(Time{20s}, 20s);
  EXPECT_EQ(faults_.count(), 0U);
  saw(kBob, {.version = 2, .at = 19s});  // Nothing new.
  referee_.look(Time{21s}, 20s);
  referee_.look(Time{22s}, 20s);
  EXPECT_EQ(faults_.count(Fault::stuck), 1U);
  saw(kBob, {.version = 3, .at = 23s});
  referee_.look(Time{43s}, 20s);
  EXPECT_EQ(faults_.count(Fault::stuck), 2U);
}

TEST(Faults, KeepTheFirstOnesInWords) {
  Faults faults;
  for (std::size_t i = 0; i < 2 * Faults::kKept; ++i)
    faults.add(Fault::stuck, "table " + std::to_string(i));
  EXPECT_EQ(faults.count(), 2 * Faults::kKept);
  ASSERT_EQ(faults.words().size(), Faults::kKept);
  EXPECT_EQ(faults.words().front(), "stuck: table 0");
}

}  // namespace
}  // namespace cardroom::load
