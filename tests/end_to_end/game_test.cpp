// Goal: the guarantees given to people hold between real processes: a server and clients over TLS on loopback. How: the
// clients print what they would show (tests/headless), and the tests wait for lines of output, always with a deadline.
#include <csignal>
#include <gtest/gtest.h>

#include "tests/end_to_end/running_server.h"

namespace cardroom::end_to_end {
namespace {

constexpr const char* kEventsOfAGame = "events=41";  // 1 turn-up, 4 deals, 16 draws, 16 discards, 4 hands shown.

TEST(Game, TwoPeopleAndTwoBotsPlayGameAfterGame) {
  RunningServer server;
  const auto ann = server.client("Ann", {"--create", "--seats", "oobc", "--games", "3"});
  const auto bo = server.client("Bo", {"--games", "3"});
  for (int game = 1; game <= 3; ++game) {
    const std::vector<std::string> end{"game=" + std::to_string(game), "phase=GATHERING", "discards=16",
                                       kEventsOfAGame};
    const auto seen_by_ann = update(*ann, end);
    const auto seen_by_bo = update(*bo, end);
    ASSERT_TRUE(seen_by_ann) << ann->said();
    ASSERT_TRUE(seen_by_bo) << bo->said();
    for (const char* key : {"scores", "totals"})
      EXPECT_EQ(value_of(*seen_by_ann, key), value_of(*seen_by_bo, key));
    EXPECT_EQ(value_of(*seen_by_ann, "seat"), "0");
    EXPECT_EQ(value_of(*seen_by_bo, "seat"), "1");
  }
}

using TimePoint = std::chrono::steady_clock::time_point;

TimePoint now() {
  return std::chrono::steady_clock::now();
}

/// The time until the client prints that a bot has taken over the seat.
milliseconds until_held(ChildProcess& client, const std::string& name, TimePoint start) {
  const auto held = client.line(
      [&](const std::string& line) { return occupant(line, seat_of(line, name)).starts_with(name + ":held"); });
  if (!held) return milliseconds::max();
  return std::chrono::duration_cast<milliseconds>(now() - start);
}

/// 15 s after the last sign of life, which may be one heartbeat interval (2 s) old when the outage starts. The upper
/// limit allows for a busy machine, but is low enough that the end of a turn (30 s) cannot be mistaken for a takeover.
void expect_about_fifteen_seconds(milliseconds time) {
  EXPECT_GE(time, 10s);
  EXPECT_LE(time, 25s);
}

/// Expects that the seat, the game and all its events have been restored, and no bot plays for the person any more.
void expect_back(ChildProcess& client, const std::string& name, int seat) {
  const auto back =
      client.line([&](const std::string& line) { return occupant(line, seat).starts_with(name + ":there"); });
  ASSERT_TRUE(back) << client.said();
  EXPECT_TRUE(has_all(*back, {"game=1", "seat=" + std::to_string(seat), "first_event=0", "missed=0"})) << *back;
  EXPECT_TRUE(value_of(*back, "hand") != "-") << *back;
  // The person receives all events, including those while a bot played: 5 at the beginning, and at least 2 for each
  // discard.
  EXPECT_GE(number_of(*back, "events"), 5 + 2 * number_of(*back, "discards")) << *back;
  EXPECT_TRUE(update(client, {"game=1", "phase=GATHERING", "discards=16", kEventsOfAGame})) << client.said();
}

TEST(Absence, AKilledClientsSeatIsHeldAndHandedBack) {
  RunningServer server;
  const auto ann = server.client("Ann", {"--create", "--seats", "oobb", "--games", "1", "--think", "300"});
  auto bo = server.client("Bo", {"--games", "1", "--think", "300"});
  ASSERT_TRUE(update(*bo, {"game=1", "discards=2", "seat=1"})) << bo->said();
  const auto start = now();
  bo->signal(SIGKILL);
  expect_about_fifteen_seconds(until_held(*ann, "Bo", start));
  const auto played_for_bo = update(*ann, {"game=1", "discards=6"});
  ASSERT_TRUE(played_for_bo) << ann->said();
  bo = server.client("Bo", {"--games", "1", "--think", "300"});
  expect_back(*bo, "Bo", 1);
}

TEST(Absence, AFrozenClientsSeatIsHeldAndHandedBack) {
  RunningServer server;
  const auto ann = server.client("Ann", {"--create", "--seats", "oobb", "--games", "1", "--think", "300"});
  const auto bo = server.client("Bo", {"--games", "1", "--think", "300"});
  ASSERT_TRUE(update(*bo, {"game=1", "discards=2", "seat=1"})) << bo->said();
  const auto start = now();
  bo->signal(SIGSTOP);
  expect_about_fifteen_seconds(until_held(*ann, "Bo", start));
  const auto played_for_bo = update(*ann, {"game=1", "discards=6"});
  ASSERT_TRUE(played_for_bo) << ann->said();
  bo->signal(SIGCONT);
  expect_back(*bo, "Bo", 1);
}

TEST(Absence, ABotPlaysForAPersonWhoseTimeHasRunOut) {
  RunningServer server;
  const auto ann = server.client("Ann", {"--create", "--seats", "oobb", "--games", "1", "--turn-limit", "5000"});
  // Bo's turn cannot start before Bo has joined. Measured from the line that reports its start, the turn would seem too
  // short on a busy machine.
  const auto start = now();
  // Stays connected but never moves in time.
  const auto bo = server.client("Bo", {"--games", "1", "--think", "3600000"});
  ASSERT_TRUE(update(*ann, {"game=1", "discards=2"})) << ann->said();
  EXPECT_GE(now() - start, 5s);
  EXPECT_LE(until_held(*ann, "Bo", now()), kPatience);
  EXPECT_TRUE(update(*ann, {"game=1", "phase=GATHERING", "discards=16"})) << ann->said();
}

TEST(Seats, ALateFriendTakesABotsSeat) {
  RunningServer server;
  const auto ann =
      server.client("Ann", {"--create", "--seats", "obbb", "--games", "2", "--think", "200", "--bot-pace", "50"});
  ASSERT_TRUE(update(*ann, {"game=1", "phase=PLAYING"})) << ann->said();
  const auto bo = server.client("Bo", {"--games", "2"});
  const auto watching = update(*bo, {"game=1", "phase=PLAYING", "seat=-"});
  ASSERT_TRUE(watching) << bo->said();
  EXPECT_NE(value_of(*watching, "next"), "-");
  EXPECT_TRUE(update(*bo, {"game=2", "phase=GATHERING", "discards=16", "seat=" + value_of(*watching, "next")}))
      << bo->said();
}

TEST(Seats, TheTableOutlivesItsOwner) {
  RunningServer server;
  auto ann = server.client("Ann", {"--create", "--seats", "oobb", "--games", "1", "--think", "100"});
  const auto bo = server.client("Bo", {"--games", "1"});
  ASSERT_TRUE(update(*bo, {"game=1", "discards=3"})) << bo->said();
  ann.reset();
  EXPECT_TRUE(update(*bo, {"game=1", "phase=GATHERING", "discards=16"}, 60s)) << bo->said();
}

TEST(Server, SkipsATakenPortIfItMay) {
  RunningServer server;
  const auto second = server.start_server("second", server.port(), {"--local-only", "--next-port"});
  const int port = port_of(*second);
  EXPECT_NE(port, server.port());
  EXPECT_GT(port, 0);
}

TEST(Server, SaysGoodbyeToItsClients) {
  RunningServer server;
  const auto ann = server.client("Ann", {"--create", "--seats", "oobb"});
  ASSERT_TRUE(update(*ann, {"phase=GATHERING"})) << ann->said();
  server.process().signal(SIGTERM);
  EXPECT_EQ(server.process().ended(), 0) << server.process().said();
}

}  // namespace
}  // namespace cardroom::end_to_end
