#include "client/terminal/reminders.h"

#include <gtest/gtest.h>

namespace cardroom::terminal {
namespace {

using namespace std::chrono_literals;
using client::Instant;

constexpr Instant kNow{100'000};

/// A table at which it is the person's own turn, or Ola's.
client::Table turn(bool own, std::optional<Instant> time_left) {
  client::Table table;
  auto& update = table.update;
  update.set_phase(table::v1::PHASE_PLAYING);
  for (const char* name : {"Kari", "Ola"})
    update.add_seats()->mutable_person()->set_name(name);
  update.set_seat(0);
  update.add_seats_to_act(own ? 0 : 1);
  if (own) update.set_decision(1);
  if (time_left) table.turn_deadline = kNow + *time_left;
  return table;
}

/// Every line with the time at which it is due.
std::vector<std::pair<Instant, std::string>> all(Reminders reminders) {
  std::vector<std::pair<Instant, std::string>> due;
  while (const auto at = reminders.next())
    for (const std::string& line : reminders.take_due(*at))
      due.emplace_back(*at - kNow, line);
  return due;
}

TEST(Reminders, CountDownAnOwnTurn) {
  Reminders reminders;
  reminders.set_for_turn(turn(true, 30s), kNow);
  EXPECT_EQ(all(reminders), (std::vector<std::pair<Instant, std::string>>{{20s, "You have 10 seconds left."},
                                                                          {25s, "You have 5 seconds left."}}));
  reminders.set_for_turn(turn(true, 8s), kNow);
  EXPECT_EQ(all(reminders), (std::vector<std::pair<Instant, std::string>>{{3s, "You have 5 seconds left."}}));
  reminders.set_for_turn(turn(true, {}), kNow);
  EXPECT_TRUE(all(reminders).empty());
}

TEST(Reminders, SayForWhomTheTableWaits) {
  Reminders reminders;
  reminders.set_for_turn(turn(false, 30s), kNow);
  EXPECT_EQ(all(reminders), (std::vector<std::pair<Instant, std::string>>{
                                {3s, "Waiting for Ola, who has 27 seconds left."}, {20s, "Ola: 10 seconds left."}}));
  reminders.set_for_turn(turn(false, 12s), kNow);
  EXPECT_EQ(all(reminders),
            (std::vector<std::pair<Instant, std::string>>{{3s, "Waiting for Ola, who has 9 seconds left."}}));
  reminders.set_for_turn(turn(false, {}), kNow);
  EXPECT_EQ(all(reminders), (std::vector<std::pair<Instant, std::string>>{{3s, "Waiting for Ola."}}));
}

TEST(Reminders, NameABotInAPersonsPlaceWithinTheSentence) {
  client::Table table = turn(false, {});
  table.update.mutable_seats(1)->mutable_person()->set_held_by_bot(true);
  Reminders reminders;
  reminders.set_for_turn(table, kNow);
  const auto said = all(reminders);
  ASSERT_EQ(said.size(), 1U);
  EXPECT_EQ(said[0].second, "Waiting for the bot for Ola.");
}

TEST(Reminders, AreSilentWhileNothingIsAsked) {
  Reminders reminders;
  reminders.set_for_turn(turn(true, 30s), kNow);
  client::Table paused = turn(true, 30s);
  paused.update.mutable_pace()->set_paused(true);
  reminders.set_for_turn(paused, kNow);
  EXPECT_EQ(reminders.next(), std::nullopt);
  client::Table over = turn(true, 30s);
  over.update.set_phase(table::v1::PHASE_GATHERING);
  reminders.set_for_turn(over, kNow);
  EXPECT_EQ(reminders.next(), std::nullopt);
}

TEST(Reminders, DropLinesThatWereDueDuringASuspension) {
  Reminders reminders;
  reminders.add(kNow, "late");
  reminders.add(kNow + 2s, "just now");
  reminders.add(kNow + 5s, "later");
  EXPECT_EQ(reminders.take_due(kNow + 2s), Lines{"just now"});
  EXPECT_EQ(reminders.next(), kNow + 5s);
}

}  // namespace
}  // namespace cardroom::terminal
