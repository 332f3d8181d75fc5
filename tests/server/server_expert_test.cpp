// Goal: expert bots play whole games of every kind at a table. How: Ann against experts in all other seats, with the
// whole server; her moves are random.
#include <google/protobuf/text_format.h>
#include <gtest/gtest.h>
#include <string>

#include "tests/server/server_world.h"
#include "tests/support/moves_at_random.h"

namespace cardroom::server::testing {
namespace {

using namespace std::chrono_literals;

struct ServedKind {
  const char* kind;
  int seats;
  const char* rules = "";  ///< The rules message in text format; empty: the defaults.
  const char* named = "";
};

class ServerExpert : public ::testing::TestWithParam<ServedKind> {
 protected:
  void SetUp() override {
    ClientMessage create = create_table(0);
    auto& table = *create.mutable_create_table();
    table.set_kind(GetParam().kind);
    table.set_hints_by_expert(true);
    ASSERT_TRUE(google::protobuf::TextFormat::ParseFromString(GetParam().rules, table.mutable_rules()));
    for (int seat = 1; seat < 4; ++seat)
      table.mutable_seats(seat)->mutable_bot()->set_type(wire::BOT_TYPE_EXPERT);
    table.mutable_seats()->DeleteSubrange(GetParam().seats, 4 - GetParam().seats);
    ASSERT_TRUE(world.ask(ann, create).has_joined_table());
  }

  void play() {
    ClientMessage message;
    if (ann.table().has_decision()) {
      message.mutable_move()->set_decision(ann.table().decision());
      *message.mutable_move()->mutable_move() = cardroom::testing::legal_move(ann.table().legal_moves(), dice);
    } else if (ann.table().phase() == wire::PHASE_PAUSED) {
      message.mutable_go_on();
    } else {
      return;
    }
    ASSERT_TRUE(world.ask(ann, message).has_done());
  }

  /// The whole answer to a request for a hint.
  wire::Hint hint() {
    ClientMessage message;
    message.mutable_hint()->set_decision(ann.table().decision());
    return world.ask(ann, message).hint();
  }

  ServerWorld world;
  Peer& ann = world.join_as("Ann");
  cardroom::testing::Dice dice{5};
};

TEST_P(ServerExpert, PlaysAWholeGameAndGivesHints) {
  for (int seat = 1; seat < GetParam().seats; ++seat)
    EXPECT_EQ(ann.table().seats(seat).bot().type(), wire::BOT_TYPE_EXPERT);
  EXPECT_TRUE(ann.table().settings().hints_by_expert());
  bool advised = false;
  const Instant end = world.now + 2h;
  while (ann.table().phase() != wire::PHASE_GATHERING && world.now < end) {
    if (ann.table().has_decision() && !advised) {
      EXPECT_NE(hint().reason().game_case(), wire::GameHint::GAME_NOT_SET);
      advised = true;
    }
    play();
    world.pass(200ms);
  }
  EXPECT_TRUE(advised);
  EXPECT_EQ(ann.table().phase(), wire::PHASE_GATHERING);
  EXPECT_GT(ann.table().winners_size(), 0);
}

std::string name_of_served(const ::testing::TestParamInfo<ServedKind>& info) {
  std::string name = info.param.kind;
  std::erase(name, '-');
  return name + std::to_string(info.param.seats) + info.param.named;
}

INSTANTIATE_TEST_SUITE_P(EveryKind, ServerExpert,
                         ::testing::Values(ServedKind{"lucky-thirteen", 4}, ServedKind{"thrones", 4},
                                           ServedKind{"pasur", 2, "pasur { target: 5 }"},
                                           ServedKind{"pasur", 4, "pasur { target: 5 }"}, ServedKind{"pinochle", 2},
                                           ServedKind{"pinochle", 2, "pinochle { cutthroat: true }", "CutThroat"}),
                         name_of_served);

}  // namespace
}  // namespace cardroom::server::testing
