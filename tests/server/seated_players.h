#pragma once

#include <chrono>
#include <gtest/gtest.h>
#include <memory>
#include <string>

#include "tests/server/server_world.h"

namespace cardroom::server::testing {

using namespace std::chrono_literals;

/// Ann and Bob at a Lucky Thirteen table with two bots, over the wire.
struct SeatedPlayers : ::testing::Test {
  void two_people(std::uint32_t pace_ms = 100) {
    ann = &world->join_as("Ann");
    const auto joined = world->ask(*ann, create_table(0));
    id = joined.joined_table().table_id();
    bob = &world->join_as("Bob");
    world->ask(*bob, join_table(id));
    ClientMessage fill;
    fill.mutable_fill_with_bots()->mutable_bot()->set_type(wire::BOT_TYPE_CLEVER);
    fill.mutable_fill_with_bots()->mutable_bot()->set_pace_ms(pace_ms);
    ASSERT_TRUE(world->ask(*ann, fill).has_done());
    ASSERT_EQ(bob->table().phase(), wire::PHASE_PLAYING);
  }
  void move_if_asked(Peer& peer) {
    if (!peer.closed && peer.table().has_decision()) {
      ASSERT_TRUE(world->ask(peer, first_move(peer.table())).has_done());
    }
  }
  void play_on(std::chrono::milliseconds time) {
    for (const Instant end = world->now + time; world->now < end && !over();) {
      move_if_asked(*ann);
      if (bob != nullptr) move_if_asked(*bob);
      world->pass(100ms);
    }
  }
  bool over() { return ann->table().phase() == wire::PHASE_GATHERING; }
  void ready(Peer& peer) {
    ClientMessage message;
    message.mutable_ready();
    ASSERT_TRUE(world->ask(peer, message).has_done());
  }
  std::string token_of(const Peer& peer) { return peer.last(ServerMessage::kWelcome).welcome().token(); }
  std::unique_ptr<ServerWorld> world = std::make_unique<ServerWorld>();
  Peer* ann = nullptr;
  Peer* bob = nullptr;
  std::string id;
};

}  // namespace cardroom::server::testing
