// Goal: what a player's client shows to a room is what the server would tell a spectator, for every kind. How: whole
// games from records; at each moment, what each seat has been told is reduced to what a spectator has been told.
#include "client/games/spectators.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "client/replay/replay.h"
#include "tests/support/random_record.h"

namespace cardroom::client {
namespace {

using cardroom::testing::random_record;
using cardroom::testing::recorded_kinds;

std::vector<std::string> shown(std::vector<table::v1::TableUpdate> updates) {
  std::vector<std::string> texts;
  for (table::v1::TableUpdate& update : updates) {
    show_to_spectators(update);
    texts.push_back(update.DebugString());
  }
  return texts;
}

TEST(Spectators, SeeNothingOfAPlayersOwn) {
  for (const auto& kind : recorded_kinds()) {
    SCOPED_TRACE(kind.kind);
    const auto replay = Replay::of({.record = random_record(kind.kind, 1, kind.seats, kind.rules).record});
    ASSERT_TRUE(replay);
    bool hidden = false;
    // Neighbouring moments differ little, so every third one is enough.
    for (std::size_t moment = 0; moment < replay->moments().size(); moment += 3) {
      const auto spectators = shown(replay->arrival(moment, {}));
      for (std::uint8_t seat = 0; seat < replay->record().record.seats.size(); ++seat) {
        const auto told = replay->arrival(moment, Seat{seat});
        ASSERT_EQ(shown(told), spectators) << "moment " << moment << ", seat " << int{seat};
        hidden = hidden || told.back().DebugString() != spectators.back();
      }
    }
    EXPECT_TRUE(hidden) << "players know more than spectators";
  }
}

TEST(Spectators, AreAskedNothing) {
  table::v1::TableUpdate update;
  update.set_seat(2);
  update.set_next_seat(1);
  update.set_waiting_place(0);
  update.set_owner(true);
  update.set_decision(7);
  update.mutable_legal_moves();
  update.mutable_open_hands();
  show_to_spectators(update);
  EXPECT_EQ(update.DebugString(), "");
}

}  // namespace
}  // namespace cardroom::client
