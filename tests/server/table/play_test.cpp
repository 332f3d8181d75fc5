#include "server/table/play.h"

#include <chrono>
#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <vector>

#include "common/base/check.h"
#include "server/limits.h"
#include "tests/server/table/seat_plans.h"
#include "tests/server/table/toy_match.h"

namespace cardroom::server::testing {
namespace {

using namespace std::chrono_literals;
using namespace session::v1;

/// Two people who are ready for a game.
struct PlayTest : ::testing::Test {
  PlayTest() {
    step.now = 1h;
    seating.set_up({kOpen, kOpen}, /*fixed=*/false);
    play.set_up();
    add(kAnn, "Ann", Seat{0});
    add(kBob, "Bob", Seat{1});
  }
  void add(const SessionId& session, const std::string& name, Seat seat) {
    seating.give_seat(seating.roster().add(session, name), seat, /*between_games=*/true);
  }
  Person& person(const SessionId& session) { return *seating.roster().find(session); }
  void draw(int number = 1) {
    EntropyDrawn drawn;
    drawn.secret[0] = static_cast<std::byte>(number);
    play.secret_drawn(drawn);
  }
  /// The person answers the open decision. Returns the reason for the refusal, or 0.
  int move(const SessionId& session, int card = 1) {
    wire::GameMove move;
    move.mutable_lucky_thirteen()->set_discard(ToyMatch::card(card));
    const auto refused = play.move(person(session), decisions.of(*person(session).seat).number, move);
    return refused ? refused->reason : 0;
  }
  template <class Output>
  std::size_t count() const {
    std::size_t found = 0;
    for (const TableOutput& output : step.outputs)
      found += std::holds_alternative<Output>(output) ? 1U : 0U;
    return found;
  }

  ToyRules rules{.turns = 1};
  MakeMatch make = [this](const std::string&, const wire::GameRules&, std::uint8_t seats) {
    return std::make_unique<ToyMatch>(rules, seats);
  };
  Settings settings;
  TableStep step;
  Seating seating{step};
  Decisions decisions{settings, seating, step};
  TableId id{std::byte{9}};
  Evening evening;
  Play play{id, make, settings, seating, decisions, evening, step};
};

TEST_F(PlayTest, BeginsWhenEverySeatedPersonIsReady) {
  EXPECT_TRUE(play.ready_to_begin());
  person(kBob).ready = false;
  EXPECT_FALSE(play.ready_to_begin());
  person(kBob).held_since = step.now;
  EXPECT_TRUE(play.ready_to_begin()) << "a bot in a person's place does not delay the others";
  person(kAnn).reading.connected = false;
  EXPECT_FALSE(play.ready_to_begin()) << "no connected person is ready";
  step.wanted_by_watcher = true;
  EXPECT_TRUE(play.ready_to_begin());
}

TEST_F(PlayTest, DealsOnceTheSecretHasArrived) {
  play.begin_game();
  EXPECT_EQ(play.phase(), wire::PHASE_DEALING);
  EXPECT_EQ(count<DrawEntropy>(), 1U);
  EXPECT_EQ(person(kAnn).eyes, Seat{0});
  EXPECT_FALSE(person(kAnn).ready);
  draw();
  EXPECT_EQ(play.phase(), wire::PHASE_PLAYING);
  EXPECT_TRUE(decisions.of(Seat{0}).of_person());
  const std::uint64_t dealt = play.match()->digest();
  draw(2);
  EXPECT_EQ(play.match()->digest(), dealt) << "a second secret comes too late";
}

TEST_F(PlayTest, AsksAgainIfTheSecretDoesNotArrive) {
  play.begin_game();
  EXPECT_EQ(play.wake_at(), step.now + kSecretWithin);
  step.now += kSecretWithin;
  play.time_passed();
  EXPECT_EQ(count<DrawEntropy>(), 2U);
  EXPECT_EQ(play.wake_at(), step.now + kSecretWithin);
}

TEST_F(PlayTest, RefusesAMoveThatDoesNotAnswerTheOpenDecision) {
  EXPECT_EQ(play.answerable(&person(kAnn), 1)->reason, REFUSAL_REASON_NO_GAME);
  play.begin_game();
  draw();
  EXPECT_EQ(play.answerable(nullptr, 1)->reason, REFUSAL_REASON_NOT_AT_A_TABLE);
  EXPECT_EQ(play.answerable(&person(kAnn), 1), std::nullopt);
  EXPECT_EQ(play.answerable(&person(kAnn), 2)->reason, REFUSAL_REASON_NOT_YOUR_TURN);
  EXPECT_EQ(play.answerable(&person(kBob), 0)->reason, REFUSAL_REASON_NOT_YOUR_TURN);
  EXPECT_EQ(move(kAnn, 4), REFUSAL_REASON_BROKE_RULE);
  EXPECT_EQ(move(kAnn), 0);
  EXPECT_EQ(play.answerable(&person(kAnn), 1)->reason, REFUSAL_REASON_ALREADY_MOVED);
  EXPECT_EQ(move(kBob), 0);
  EXPECT_EQ(play.answerable(&person(kBob), 1)->reason, REFUSAL_REASON_GAME_OVER);
}

TEST_F(PlayTest, TheLastMoveEndsTheGameAndAddsUpTheScores) {
  play.begin_game();
  draw();
  move(kAnn);
  move(kBob);
  EXPECT_TRUE(play.between_games());
  EXPECT_TRUE(step.game_ended);
  EXPECT_EQ(person(kAnn).total, 10);
  EXPECT_EQ(person(kBob).total, 1);
  EXPECT_EQ(play.wake_at(), std::nullopt);
}

TEST_F(PlayTest, ABotInAPersonsPlaceAnswersAndHandsTheSeatBack) {
  play.begin_game();
  draw();
  play.take_over(person(kAnn));
  EXPECT_EQ(decisions.of(Seat{0}).by, wire::ORIGIN_BOT_IN_PLACE);
  EXPECT_EQ(count<AskSeatsBot>(), 1U);
  const std::uint64_t asked = decisions.of(Seat{0}).number;
  play.hand_back(person(kAnn));
  EXPECT_TRUE(decisions.of(Seat{0}).of_person());
  BotMoved late{Seat{0}, asked, {}};
  late.move.mutable_lucky_thirteen()->set_discard(ToyMatch::card(1));
  const std::uint64_t before = play.match()->digest();
  play.bot_moved(late);
  EXPECT_EQ(play.match()->digest(), before) << "its answer comes too late";
  EXPECT_EQ(move(kAnn), 0);
}

TEST_F(PlayTest, ABotsIllegalMoveBreaksAPromise) {
  play.begin_game();
  draw();
  play.take_over(person(kAnn));
  BotMoved moved{Seat{0}, decisions.of(Seat{0}).number, {}};
  moved.move.mutable_lucky_thirteen()->set_discard(ToyMatch::card(4));
  EXPECT_THROW(play.bot_moved(moved), InvariantBroken);
}

TEST_F(PlayTest, ABotPlaysAMissedTurnAndHoldsTheSeatAfterTheSecond) {
  rules.turns = 3;
  settings.turn_limit = 10s;
  play.begin_game();
  draw();
  for (std::uint32_t missed = 1; missed <= kTurnsMissedMax; ++missed) {
    step.now += 10s;
    play.time_passed();
    EXPECT_EQ(person(kAnn).turns_missed, missed);
    EXPECT_EQ(person(kAnn).held(), missed == kTurnsMissedMax);
    BotMoved moved{Seat{0}, decisions.of(Seat{0}).number, {}};
    moved.move.mutable_lucky_thirteen()->set_discard(ToyMatch::card(1));
    play.bot_moved(moved);
    EXPECT_EQ(move(kBob), 0);
  }
}

TEST_F(PlayTest, APauseEndsByTimeOrWhenEverybodyHasGoneOn) {
  rules = {.deals = 3, .turns = 1, .pause_after_deal = 4'000};
  play.begin_game();
  draw();
  move(kAnn);
  move(kBob);
  EXPECT_EQ(play.phase(), wire::PHASE_PAUSED);
  EXPECT_EQ(play.pause_ends(), step.now + 4s);
  step.now += 4s;
  play.time_passed();
  EXPECT_EQ(play.phase(), wire::PHASE_DEALING);
  draw(2);
  move(kAnn);
  move(kBob);
  person(kAnn).gone_on = true;
  play.end_pause_if_read();
  EXPECT_EQ(play.phase(), wire::PHASE_PAUSED) << "Bob is still reading";
  person(kBob).gone_on = true;
  play.end_pause_if_read();
  EXPECT_EQ(play.phase(), wire::PHASE_DEALING);
}

TEST_F(PlayTest, TheSecretIsRevealedAfterItsDeal) {
  play.begin_game();
  draw();
  move(kAnn);
  EXPECT_TRUE(step.after_view.empty());
  move(kBob);
  EXPECT_EQ(step.after_view.size(), 1U);
  EXPECT_TRUE(play.dealing().over());
}

}  // namespace
}  // namespace cardroom::server::testing
