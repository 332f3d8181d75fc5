#include "server/table/decisions.h"

#include <chrono>
#include <gtest/gtest.h>
#include <vector>

#include "common/cards/fair_stream.h"
#include "server/limits.h"
#include "tests/server/table/seat_plans.h"
#include "tests/server/table/toy_match.h"

namespace cardroom::server::testing {
namespace {

using namespace std::chrono_literals;

constexpr Seat kFirst{0};
constexpr Seat kSecond{1};

struct DecisionsTest : ::testing::Test {
  DecisionsTest() {
    settings.turn_limit = 30s;
    step.now = 1h;
  }
  void sit(int number, Seat seat) {
    const SessionId session{static_cast<std::byte>(number)};
    Person& person = seating.roster().add(session, "Person " + std::to_string(number));
    seating.give_seat(person, seat, /*between_games=*/true);
  }
  ToyMatch dealt(const ToyRules& rules) {
    ToyMatch match{rules, seating.roster().seats()};
    FairStream stream{DealKey{}};
    EXPECT_FALSE(match.deal(stream));
    return match;
  }
  template <class Output>
  std::vector<const Output*> outputs() const {
    std::vector<const Output*> found;
    for (const TableOutput& output : step.outputs) {
      if (const auto* one = std::get_if<Output>(&output)) found.push_back(one);
    }
    return found;
  }

  Settings settings;
  TableStep step;
  Seating seating{step};
  Decisions decisions{settings, seating, step};
};

TEST_F(DecisionsTest, OnlyTheSeatThatIsToActIsAsked) {
  seating.set_up({kOpen, kBot}, /*fixed=*/false);
  sit(1, kFirst);
  decisions.ask_whoever_is_to_act(dealt({}));
  EXPECT_TRUE(decisions.of(kFirst).of_person());
  EXPECT_FALSE(decisions.of(kSecond).asked);
  EXPECT_EQ(decisions.of(kFirst).number, 1U);
  EXPECT_EQ(decisions.deadline(), step.now + 30s);
}

TEST_F(DecisionsTest, ASeatThatIsAskedAlreadyKeepsItsNumberAndDeadline) {
  seating.set_up({kOpen, kOpen}, /*fixed=*/false);
  sit(1, kFirst);
  sit(2, kSecond);
  const ToyMatch match = dealt({.at_once = true});
  decisions.ask_whoever_is_to_act(match);
  step.now += 10s;
  decisions.ask_whoever_is_to_act(match);
  EXPECT_EQ(decisions.of(kFirst).number, 1U);
  EXPECT_EQ(decisions.deadline(), step.now + 20s);
}

TEST_F(DecisionsTest, AStandstillPutsATurnOffAndNeverBeyondItsTime) {
  seating.set_up({kOpen, kOpen}, /*fixed=*/false);
  sit(1, kFirst);
  decisions.ask(kFirst, dealt({}));
  step.now += 50s;
  decisions.put_off(45s);
  EXPECT_EQ(decisions.deadline(), step.now + 25s) << "it had begun before the standstill";
  decisions.put_off(45s);
  EXPECT_EQ(decisions.deadline(), step.now + 30s) << "it began during the standstill";
}

TEST_F(DecisionsTest, AskingAgainUsesANewNumberAndDoesNotExtendTheTurn) {
  seating.set_up({kOpen, kOpen}, /*fixed=*/false);
  sit(1, kFirst);
  const ToyMatch match = dealt({});
  decisions.ask(kFirst, match);
  const auto deadline = decisions.deadline();
  step.now += 10s;
  decisions.ask(kFirst, match);
  EXPECT_EQ(decisions.of(kFirst).number, 2U);
  EXPECT_EQ(decisions.deadline(), deadline);
}

TEST_F(DecisionsTest, ABotAnswersForAPersonWhoseTurnIsOver) {
  seating.set_up({kOpen, kOpen}, /*fixed=*/false);
  sit(1, kFirst);
  const ToyMatch match = dealt({});
  decisions.ask(kFirst, match);
  step.now += 30s;
  decisions.ask(kFirst, match);
  EXPECT_EQ(decisions.of(kFirst).by, wire::ORIGIN_CLOCK);
  EXPECT_EQ(decisions.deadline(), std::nullopt) << "no limit for a bot";
  ASSERT_EQ(outputs<AskSeatsBot>().size(), 1U);
  EXPECT_EQ(outputs<AskSeatsBot>()[0]->release, step.now + kHoldingPace);
}

TEST_F(DecisionsTest, TheOriginSaysWhoAnswers) {
  seating.set_up({kOpen, kBot}, /*fixed=*/false);
  sit(1, kFirst);
  decisions.ask(kSecond, dealt({}));
  EXPECT_EQ(decisions.of(kSecond).by, wire::ORIGIN_BOT);
  seating.roster().sitting(kFirst)->held_since = step.now;
  decisions.ask(kFirst, dealt({}));
  EXPECT_EQ(decisions.of(kFirst).by, wire::ORIGIN_BOT_IN_PLACE);
  decisions.set_up({}, 700ms);
  decisions.ask(kFirst, dealt({.scripted = only(kFirst)}));
  EXPECT_EQ(decisions.of(kFirst).by, wire::ORIGIN_SCRIPT);
  ASSERT_EQ(outputs<AskSeatsBot>().size(), 3U);
  EXPECT_EQ(outputs<AskSeatsBot>()[0]->release, step.now + kBot.pace);
  EXPECT_EQ(outputs<AskSeatsBot>()[2]->release, step.now + 700ms);
}

TEST_F(DecisionsTest, ABotInAPersonsPlaceIsCleverWhateverTheOtherBotsAre) {
  seating.set_up({kOpen, BotPlan{BotType::expert, 300ms}}, /*fixed=*/false);
  sit(1, kFirst);
  const ToyMatch match = dealt({});
  decisions.ask(kSecond, match);
  EXPECT_EQ(match.thinker, BotType::expert);
  seating.roster().sitting(kFirst)->held_since = step.now;
  decisions.ask(kFirst, match);
  EXPECT_EQ(match.thinker, BotType::clever);
}

TEST_F(DecisionsTest, TheDefaultLimitAppliesOnlyWithOtherPeople) {
  settings.set_usual_turn_limit();
  seating.set_up({kOpen, kOpen}, /*fixed=*/false);
  sit(1, kFirst);
  decisions.ask(kFirst, dealt({}));
  EXPECT_EQ(decisions.deadline(), std::nullopt);
  sit(2, kSecond);
  decisions.ask(kSecond, dealt({.time_share = 2}));
  EXPECT_EQ(decisions.deadline(), step.now + 2 * kUsualTurnLimit) << "a longer decision has more time";
}

TEST_F(DecisionsTest, APausedTableReleasesNoBotUntilItPlaysAgain) {
  seating.set_up({kBot, kBot}, /*fixed=*/true);
  decisions.ask_whoever_is_to_act(dealt({}));
  decisions.play_at(/*paused=*/true, Pace::kNormal);
  ASSERT_EQ(outputs<ReleaseBot>().size(), 1U);
  EXPECT_EQ(outputs<ReleaseBot>()[0]->release, std::nullopt);
  decisions.play_at(/*paused=*/true, Pace::kNormal);
  EXPECT_EQ(outputs<ReleaseBot>().size(), 1U) << "nothing changed";
  step.now += 5s;
  decisions.play_at(/*paused=*/false, 2 * Pace::kNormal);
  ASSERT_EQ(outputs<ReleaseBot>().size(), 2U);
  EXPECT_EQ(outputs<ReleaseBot>()[1]->release, step.now + kBot.pace / 2);
}

TEST_F(DecisionsTest, TheNextBotIsTheOneThatWouldAnswerFirst) {
  seating.set_up({BotPlan{BotType::basic, 500ms}, BotPlan{BotType::basic, 200ms}}, /*fixed=*/true);
  decisions.release_next_bot();
  EXPECT_TRUE(step.outputs.empty()) << "no bot was asked";
  decisions.ask_whoever_is_to_act(dealt({.at_once = true}));
  decisions.release_next_bot();
  ASSERT_EQ(outputs<ReleaseBot>().size(), 1U);
  EXPECT_EQ(outputs<ReleaseBot>()[0]->seat, kSecond);
  EXPECT_EQ(outputs<ReleaseBot>()[0]->release, step.now);
}

TEST_F(DecisionsTest, AWithdrawnDecisionHasNoDeadline) {
  seating.set_up({kOpen, kOpen}, /*fixed=*/false);
  sit(1, kFirst);
  decisions.ask(kFirst, dealt({}));
  decisions.withdraw_all();
  EXPECT_FALSE(decisions.of(kFirst).asked);
  EXPECT_EQ(decisions.deadline(), std::nullopt);
}

}  // namespace
}  // namespace cardroom::server::testing
