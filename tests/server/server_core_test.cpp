#include "server/server_core.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <stdexcept>

#include "tests/server/server_world.h"

/// The complete state machine, from bytes to bytes: what a client sees of the hello, the lobby and a table.
namespace cardroom::server::testing {
namespace {

using session::v1::ServerMessage;

/// Plays the peer's turns with the first legal move until the game is over.
void play_to_the_end(ServerWorld& world, Peer& peer) {
  const std::uint32_t game = peer.table().game_number();
  for (int turn = 0; turn < 100 && peer.table().phase() != wire::PHASE_GATHERING; ++turn) {
    if (peer.table().has_decision()) {
      ASSERT_TRUE(world.ask(peer, first_move(peer.table())).has_done());
    } else {
      world.pass(std::chrono::milliseconds{100});
    }
  }
  ASSERT_EQ(peer.table().phase(), wire::PHASE_GATHERING);
  ASSERT_EQ(peer.table().game_number(), game);
}

TEST(ServerCore, OnePersonPlaysAGameWithThreeBots) {
  ServerWorld world;
  Peer& ann = world.join_as("Ann");
  ASSERT_TRUE(world.ask(ann, create_table(3)).has_joined_table());
  play_to_the_end(world, ann);
  EXPECT_EQ(ann.table().winners_size() > 0, true);
  EXPECT_EQ(ann.table().scores_size(), 4);
  EXPECT_EQ(ann.count(ServerMessage::kDealCommitted), 1U);
  EXPECT_EQ(ann.count(ServerMessage::kDealRevealed), 1U);
}

TEST(ServerCore, IfThePasswordCannotBeHashedNoOpenTableIsMade) {
  ServerWorld world;
  Peer& ann = world.join_as("Ann");
  world.ask(ann, create_table(3, 0, "secret"));
  ASSERT_EQ(world.hashes.size(), 1U);
  world.feed(PasswordHashed{.ticket = world.hashes[0].ticket, .hash = {}, .matches = false, .failed = true});
  EXPECT_EQ(ann.refusal(), session::v1::REFUSAL_REASON_TOO_FAST);
  EXPECT_EQ(world.core().status().tables, 0U);
}

TEST(ServerCore, ADefectEndsTheConnectionThatCausedItAndNothingElse) {
  bool broken = false;
  BotDice dice{1};
  ServerCore core{Config{.server_name = "Test", .limits = {}, .private_table = {}}, [&](std::span<std::byte> bytes) {
                    if (broken) throw std::runtime_error{"no entropy"};
                    for (std::byte& byte : bytes)
                      byte = static_cast<std::byte>(dice.uniform(256));
                  }};
  std::vector<Output> outputs;
  const auto say_hello = [&](ConnectionId id) {
    outputs.clear();
    core.step(Instant{1}, ConnectionOpened{id, "10.0.0.1"}, outputs);
    std::string frame;
    append_frame(frame, hello("Ann").SerializeAsString());
    core.step(Instant{1}, BytesReceived{id, frame}, outputs);
    return std::ranges::any_of(outputs, [](const Output& output) {
      const auto* line = std::get_if<LogLine>(&output);
      return line != nullptr && line->level == LogLine::Level::error &&
             line->text.find("no entropy") != std::string::npos;
    });
  };
  EXPECT_FALSE(say_hello(1));
  broken = true;
  EXPECT_TRUE(say_hello(2));
  EXPECT_EQ(core.metrics().counts.faults, 1U);
  EXPECT_EQ(core.metrics().counts.goodbyes.of(session::v1::GOODBYE_REASON_UNSPECIFIED), 1U);
  EXPECT_EQ(core.status().sessions, 1U) << "the other one is still there";
  broken = false;
  EXPECT_FALSE(say_hello(3));
  EXPECT_EQ(core.status().sessions, 2U);
}

}  // namespace
}  // namespace cardroom::server::testing
