// Goal: a complete deal of any game costs each seat at most 12 KiB of traffic, so that people can play on a phone on a
// train. How: two people and, in games with more seats, bots play against the whole server. The test counts all of one
// person's requests and all messages received, including those before the deal, but no heartbeats.
#include <google/protobuf/text_format.h>
#include <gtest/gtest.h>
#include <string>

#include "tests/server/server_world.h"
#include "tests/support/moves_at_random.h"

namespace cardroom::server::testing {
namespace {

using namespace std::chrono_literals;

struct Deal {
  const char* kind;
  int seats;
  const char* rules = "";  ///< The rules message in text format; empty: the defaults.
  const char* named = "";
};

std::string name_of(const ::testing::TestParamInfo<Deal>& info) {
  std::string name = info.param.kind;
  std::erase(name, '-');
  return name + std::to_string(info.param.seats) + info.param.named;
}

class BytesOfADeal : public ::testing::TestWithParam<Deal> {
 protected:
  void SetUp() override {
    ClientMessage create = create_table(0);
    create.mutable_create_table()->set_kind(GetParam().kind);
    create.mutable_create_table()->clear_seats();
    ASSERT_TRUE(google::protobuf::TextFormat::ParseFromString(GetParam().rules,
                                                              create.mutable_create_table()->mutable_rules()));
    for (int seat = 0; seat < GetParam().seats; ++seat) {
      auto& plan = *create.mutable_create_table()->add_seats();
      if (seat < 2) continue;
      plan.mutable_bot()->set_type(wire::BOT_TYPE_BASIC);
      plan.mutable_bot()->set_pace_ms(200);
    }
    const auto joined = world.ask(ann, create);
    ASSERT_TRUE(joined.has_joined_table());
    ASSERT_TRUE(world.ask(bob, join_table(joined.joined_table().table_id())).has_joined_table());
    ASSERT_EQ(ann.table().phase(), wire::PHASE_PLAYING);
  }

  void play(Peer& peer) {
    ClientMessage message;
    if (peer.table().has_decision()) {
      message.mutable_move()->set_decision(peer.table().decision());
      *message.mutable_move()->mutable_move() = cardroom::testing::legal_move(peer.table().legal_moves(), dice);
    } else if (peer.table().phase() == wire::PHASE_PAUSED) {
      message.mutable_go_on();
    } else {
      return;
    }
    ASSERT_TRUE(world.ask(peer, message).has_done());
  }
  void play_one_deal() {
    while (ann.table().phase() != wire::PHASE_GATHERING && ann.count(ServerMessage::kDealCommitted) < 2) {
      play(ann);
      play(bob);
      world.pass(200ms);
    }
  }

  ServerWorld world;
  Peer& ann = world.join_as("Ann");
  Peer& bob = world.join_as("Bob");
  cardroom::testing::Dice dice{5};
};

TEST_P(BytesOfADeal, AreAtMostTwelveKibibytes) {
  play_one_deal();
  ASSERT_GE(ann.count(ServerMessage::kDealRevealed), 1U);
  const std::size_t bytes = ann.bytes - ann.heartbeat_bytes + ann.asked_bytes;
  RecordProperty("bytes", static_cast<int>(bytes));
  EXPECT_LE(bytes, 12U * 1024);
}

INSTANTIATE_TEST_SUITE_P(EveryKind, BytesOfADeal,
                         ::testing::Values(Deal{"lucky-thirteen", 4}, Deal{"thrones", 4}, Deal{"pasur", 2},
                                           Deal{"pasur", 3}, Deal{"pasur", 4}, Deal{"pinochle", 2},
                                           Deal{"pinochle", 2, "pinochle { cutthroat: true }", "CutThroat"}),
                         name_of);

}  // namespace
}  // namespace cardroom::server::testing
