#include "tests/server/seated_players.h"

/// The pictures that people choose for themselves: in a hello, and while they are connected.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct ServerPicture : SeatedPlayers {
  static ClientMessage hello_with(wire::Picture picture, const std::string& token = {}) {
    ClientMessage message = hello("Bob", token);
    message.mutable_hello()->set_picture(picture);
    return message;
  }
  static ClientMessage set(wire::Picture picture) {
    ClientMessage message;
    message.mutable_set_picture()->set_picture(picture);
    return message;
  }
  Peer& connect_with(wire::Picture picture, const std::string& token = {}) {
    Peer& peer = world->connect();
    world->send(peer, hello_with(picture, token));
    return peer;
  }
  void two_people_at_a_table() {
    ann = &world->join_as("Ann");
    id = world->ask(*ann, create_table(2)).joined_table().table_id();
    bob = &connect_with(wire::PICTURE_FOX);
    ASSERT_TRUE(world->ask(*bob, join_table(id)).has_joined_table());
  }
  wire::Picture bobs_for_ann() { return ann->table().seats(1).person().picture(); }
};

TEST_F(ServerPicture, ThatOfTheHelloIsShown) {
  two_people_at_a_table();
  EXPECT_EQ(bobs_for_ann(), wire::PICTURE_FOX);
}

TEST_F(ServerPicture, OneThatTheServerDoesNotKnowCountsAsNone) {
  ann = &world->join_as("Ann");
  id = world->ask(*ann, create_table(2)).joined_table().table_id();
  bob = &connect_with(static_cast<wire::Picture>(wire::Picture_MAX + 1));
  ASSERT_EQ(bob->count(ServerMessage::kWelcome), 1U) << "a newer client is let in";
  world->ask(*bob, join_table(id));
  EXPECT_EQ(bobs_for_ann(), wire::PICTURE_UNSPECIFIED);
}

TEST_F(ServerPicture, AChangeIsShownToTheOthersAtOnce) {
  two_people_at_a_table();
  EXPECT_TRUE(world->ask(*bob, set(wire::PICTURE_OWL)).has_done());
  EXPECT_EQ(bobs_for_ann(), wire::PICTURE_OWL);
  const auto refused = world->ask(*bob, set(static_cast<wire::Picture>(wire::Picture_MAX + 1)));
  EXPECT_EQ(refused.refused().reason(), REFUSAL_REASON_MALFORMED);
  EXPECT_EQ(bobs_for_ann(), wire::PICTURE_OWL);
}

TEST_F(ServerPicture, AChangeAwayFromTablesIsShownAtTheNextOne) {
  ann = &world->join_as("Ann");
  id = world->ask(*ann, create_table(2)).joined_table().table_id();
  bob = &connect_with(wire::PICTURE_FOX);
  EXPECT_TRUE(world->ask(*bob, set(wire::PICTURE_OWL)).has_done());
  world->ask(*bob, join_table(id));
  EXPECT_EQ(bobs_for_ann(), wire::PICTURE_OWL);
}

TEST_F(ServerPicture, TheOwnersIsShownFromTheStart) {
  bob = &connect_with(wire::PICTURE_LAMP);
  world->ask(*bob, create_table(2));
  EXPECT_EQ(bob->table().seats(0).person().picture(), wire::PICTURE_LAMP);
}

TEST_F(ServerPicture, AChangeWhileAwayIsShownOnReturn) {
  two_people_at_a_table();
  const std::string token = token_of(*bob);
  world->cut(*bob);
  bob = &connect_with(wire::PICTURE_CUP, token);
  EXPECT_EQ(bobs_for_ann(), wire::PICTURE_CUP);
}

TEST_F(ServerPicture, ASpectatorIsShownWithItInTheirSeat) {
  ann = &world->join_as("Ann");
  ClientMessage create = create_table(2);
  create.mutable_create_table()->set_watching_allowed(true);
  id = world->ask(*ann, create).joined_table().table_id();
  bob = &connect_with(wire::PICTURE_MOON);
  ClientMessage watch = join_table(id);
  watch.mutable_join_table()->set_watch(true);
  ASSERT_TRUE(world->ask(*bob, watch).has_joined_table());
  ClientMessage take;
  take.mutable_take_seat()->set_seat(1);
  ASSERT_TRUE(world->ask(*bob, take).has_done());
  EXPECT_EQ(bobs_for_ann(), wire::PICTURE_MOON);
}

TEST_F(ServerPicture, SurvivesARestart) {
  two_people_at_a_table();
  const std::string anns = token_of(*ann);
  world->ask(*bob, set(wire::PICTURE_BOAT));
  world->restart();
  ann = &world->join_as("Ann", anns);
  EXPECT_EQ(bobs_for_ann(), wire::PICTURE_BOAT);
}

}  // namespace
}  // namespace cardroom::server::testing
