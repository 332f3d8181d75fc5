#include "server/server_core.h"

#include <gtest/gtest.h>

#include "tests/server/server_world.h"

/// The whole machine, from bytes to bytes: what a client sees of the hello, the lobby and a table.
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

}  // namespace
}  // namespace cardroom::server::testing
