#include "server/table/seating.h"

#include <chrono>
#include <gtest/gtest.h>

#include "server/limits.h"
#include "tests/server/table/seat_plans.h"

namespace cardroom::server::testing {
namespace {

using namespace std::chrono_literals;

struct SeatingTest : ::testing::Test {
  SeatingTest() { step.now = 1h; }
  Person& sit(const SessionId& session, const std::string& name, Seat seat) {
    Person& person = seating.roster().add(session, name);
    seating.give_seat(person, seat, /*between_games=*/true);
    return *seating.roster().find(session);
  }
  /// The index of the seat, or the negated reason for the refusal.
  int seat_for(std::optional<Seat> wanted) {
    const auto seat = seating.seat_for(wanted);
    return seat ? seat->index : -static_cast<int>(seat.error().reason);
  }

  TableStep step;
  Seating seating{step};
};

TEST_F(SeatingTest, ANewcomerGetsAnOpenSeatBeforeABots) {
  seating.set_up({kBot, kOpen}, /*fixed=*/false);
  EXPECT_EQ(seat_for({}), 1);
  sit(kAnn, "Ann", Seat{1});
  EXPECT_EQ(seat_for({}), 0) << "then a bot's";
  sit(kBob, "Bob", Seat{0});
  EXPECT_EQ(seat_for({}), -session::v1::REFUSAL_REASON_TABLE_FULL);
}

TEST_F(SeatingTest, ASeatThatOpensAfterTheGameComesBeforeAnotherBots) {
  seating.set_up({kBot, kBot}, /*fixed=*/false);
  seating.roster().place(Seat{1}).bot_until_game_ends = true;
  EXPECT_EQ(seat_for({}), 1);
}

TEST_F(SeatingTest, APromisedSeatIsTaken) {
  seating.set_up({kBot, kBot}, /*fixed=*/false);
  seating.give_seat(seating.roster().add(kAnn, "Ann"), Seat{0}, /*between_games=*/false);
  EXPECT_EQ(seating.roster().sitting(Seat{0}), nullptr) << "not before the next game";
  EXPECT_EQ(seat_for(Seat{0}), -session::v1::REFUSAL_REASON_SEAT_TAKEN);
  EXPECT_EQ(seat_for({}), 1);
}

TEST_F(SeatingTest, PeopleCannotTakeAFixedSeatOfABot) {
  seating.set_up({kBot, kOpen}, /*fixed=*/true);
  EXPECT_EQ(seat_for(Seat{0}), -session::v1::REFUSAL_REASON_SEAT_TAKEN);
  EXPECT_EQ(seat_for(Seat{1}), 1);
  EXPECT_EQ(seat_for(Seat{2}), -session::v1::REFUSAL_REASON_NO_SUCH_SEAT);
}

TEST_F(SeatingTest, ABotTakesOverOnceAfterTheLastSignOfLife) {
  seating.set_up({kOpen, kOpen}, /*fixed=*/false);
  sit(kAnn, "Ann", Seat{0});
  Person& person = sit(kBob, "Bob", Seat{1});
  EXPECT_EQ(seating.held_at(person), std::nullopt) << "connected";
  person.last_sign = 10s;
  EXPECT_EQ(seating.held_at(person), 10s + kHoldAfter);
  person.held_since = 30s;
  EXPECT_EQ(seating.held_at(person), std::nullopt) << "held already";
}

TEST_F(SeatingTest, ATableAtWhichNobodyIsConnectedStandsStillAndPutsOffWhatIsDue) {
  seating.set_up({kOpen, kOpen}, /*fixed=*/false);
  sit(kAnn, "Ann", Seat{0});
  sit(kBob, "Bob", Seat{1});
  Roster& roster = seating.roster();
  EXPECT_EQ(seating.note_presence(), 0ms);
  roster.find(kAnn)->reading.connected = false;
  roster.find(kAnn)->last_sign = step.now;
  step.now += 5s;
  EXPECT_FALSE(seating.still());
  roster.find(kBob)->reading.connected = false;
  roster.find(kBob)->held_since = step.now - 30s;
  EXPECT_TRUE(seating.still());
  seating.note_presence();
  EXPECT_EQ(seating.held_at(*roster.find(kAnn)), std::nullopt);
  step.now += 8h;
  roster.find(kBob)->reading.connected = true;
  EXPECT_EQ(seating.note_presence(), 8h);
  EXPECT_EQ(seating.held_at(*roster.find(kAnn)), step.now + 10s);
  EXPECT_EQ(roster.find(kBob)->held_since, step.now - 30s);
  EXPECT_EQ(seating.note_presence(), 0ms) << "once";
}

TEST_F(SeatingTest, OwnershipPassesOnceABotHasHeldTheOwnersSeatForTooLong) {
  seating.set_up({kOpen, kOpen}, /*fixed=*/false);
  sit(kAnn, "Ann", Seat{0}).held_since = step.now;
  sit(kBob, "Bob", Seat{1});
  EXPECT_TRUE(seating.roster().owns(kAnn));
  EXPECT_EQ(seating.wake_at(), step.now + kOwnerHeldMax);
  step.now += kOwnerHeldMax - 1ms;
  seating.pass_on_ownership();
  EXPECT_TRUE(seating.roster().owns(kAnn));
  step.listing_changed = false;
  step.now += 1ms;
  seating.pass_on_ownership();
  EXPECT_TRUE(seating.roster().owns(kBob));
  EXPECT_TRUE(step.listing_changed);
}

TEST_F(SeatingTest, OwnershipStaysIfThereIsNoHeir) {
  seating.set_up({kOpen}, /*fixed=*/false);
  sit(kAnn, "Ann", Seat{0}).held_since = step.now;
  step.now += 2 * kOwnerHeldMax;
  seating.pass_on_ownership();
  EXPECT_TRUE(seating.roster().owns(kAnn));
  EXPECT_EQ(seating.wake_at(), std::nullopt);
}

TEST_F(SeatingTest, ATableWithoutConnectedPeopleIsDeserted) {
  seating.set_up({kOpen}, /*fixed=*/false);
  Person& ann = sit(kAnn, "Ann", Seat{0});
  seating.note_presence();
  EXPECT_EQ(seating.deserted_since(), std::nullopt);
  ann.reading.connected = false;
  seating.note_presence();
  const auto lost = step.now;
  step.now += 1min;
  seating.note_presence();
  EXPECT_EQ(seating.deserted_since(), lost) << "counted from when the last one was lost";
  EXPECT_EQ(seating.ends_at(), std::nullopt) << "she has a seat here";
  ann.reading.connected = true;
  seating.note_presence();
  EXPECT_EQ(seating.deserted_since(), std::nullopt);
}

TEST_F(SeatingTest, ATableThatEverybodyHasLeftEnds) {
  seating.set_up({kOpen}, /*fixed=*/false);
  sit(kAnn, "Ann", Seat{0});
  seating.note_presence();
  seating.roster().remove(kAnn);
  seating.note_presence();
  EXPECT_EQ(seating.ends_at(), step.now + kEmptyTableKept);
  EXPECT_EQ(seating.deserted_since(), std::nullopt) << "nobody could come back";
}

TEST_F(SeatingTest, ATableWithFixedSeatsDoesNotEnd) {
  seating.set_up({kBot}, /*fixed=*/true);
  seating.note_presence();
  EXPECT_EQ(seating.ends_at(), std::nullopt);
}

TEST_F(SeatingTest, APauseWaitsForConnectedSeatedPeopleWhoHaveNotGoneOn) {
  seating.set_up({kOpen, kBot}, /*fixed=*/false);
  EXPECT_FALSE(seating.somebody_reads());
  Person& ann = sit(kAnn, "Ann", Seat{0});
  EXPECT_TRUE(seating.somebody_reads());
  ann.gone_on = true;
  EXPECT_FALSE(seating.somebody_reads());
  ann.gone_on = false;
  ann.held_since = step.now;
  EXPECT_FALSE(seating.somebody_reads());
  ann.held_since.reset();
  ann.reading.connected = false;
  EXPECT_FALSE(seating.somebody_reads());
}

TEST_F(SeatingTest, APauseAtATableOfBotsWaitsForSpectators) {
  seating.set_up({kBot, kBot}, /*fixed=*/true);
  EXPECT_TRUE(seating.somebody_reads());
}

}  // namespace
}  // namespace cardroom::server::testing
