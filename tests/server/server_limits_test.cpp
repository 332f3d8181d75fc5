// Goal: a client's allowance belongs to the session and to its address. Neither reconnecting nor starting a new session
// refills it, and each of many sessions behind one address has as much as it would have alone.
#include <gtest/gtest.h>

#include "server/session/address_book.h"
#include "tests/server/seated_players.h"

namespace cardroom::server::testing {
namespace {

using namespace session::v1;

ClientMessage say(const std::string& text) {
  ClientMessage message;
  message.mutable_say()->set_text(text);
  return message;
}

ClientMessage list_tables() {
  ClientMessage message;
  message.mutable_list_tables();
  return message;
}

struct ServerLimits : SeatedPlayers {
  RefusalReason refusal_of(Peer& peer, const ClientMessage& message) {
    return world->ask(peer, message).refused().reason();
  }
  /// Sends requests until one is refused as too fast. Returns the number of requests before that one.
  std::uint32_t burst_of(Peer& peer, const ClientMessage& message) {
    std::uint32_t count = 0;
    while (count < 1'000 && refusal_of(peer, message) != REFUSAL_REASON_TOO_FAST)
      ++count;
    return count;
  }
};

TEST_F(ServerLimits, EachKindOfRequestHasARateOfItsOwn) {
  Peer& peer = world->join_as("Ann");
  ClientMessage go_on;
  go_on.mutable_go_on();
  ClientMessage hint;
  hint.mutable_hint();
  const auto join = join_table(std::string(16, 'x'));
  const std::pair<const ClientMessage*, Rate> kinds[] = {
      {&go_on, kPlayRate}, {&hint, kHintRate}, {&join, kPasswordRate}};
  for (const auto& [message, rate] : kinds)
    EXPECT_EQ(burst_of(peer, *message), rate.burst) << message->ShortDebugString();
  EXPECT_EQ(burst_of(peer, say("hello")), kChatRate.burst);
  EXPECT_EQ(burst_of(peer, list_tables()), kLobbyRate.burst);
  world->now += 1s;
  EXPECT_EQ(burst_of(peer, go_on), kPlayRate.per_second);
  EXPECT_EQ(burst_of(peer, list_tables()), kLobbyRate.per_second);
  EXPECT_EQ(burst_of(peer, say("hello")), kChatRate.per_second);
}

TEST_F(ServerLimits, ReconnectingDoesNotRefillABucket) {
  two_people();
  EXPECT_EQ(burst_of(*bob, say("hello")), kChatRate.burst);
  const std::string token = token_of(*bob);
  for (int i = 0; i < 3; ++i) {
    world->cut(*bob);
    bob = &world->join_as("Bob", token);
    EXPECT_EQ(refusal_of(*bob, say("again")), REFUSAL_REASON_TOO_FAST) << "time " << i;
  }
  world->pass(1s);
  EXPECT_TRUE(world->ask(*bob, say("later")).has_done());
}

TEST_F(ServerLimits, ANewSessionDoesNotRefillABucket) {
  const auto create = create_table(0);
  for (const ClientMessage& message : {say("hello"), list_tables(), create, join_table("nowhere")}) {
    const std::string address = "10.0.9." + std::to_string(message.body_case());
    Peer& first = world->join_as("Cem", {}, address);
    EXPECT_GT(burst_of(first, message), 0U);
    world->cut(first);
    Peer& second = world->join_as("Dora", {}, address);
    EXPECT_EQ(refusal_of(second, message), REFUSAL_REASON_TOO_FAST) << message.ShortDebugString();
    Peer& elsewhere = world->join_as("Eve", {}, address + "0");
    EXPECT_NE(refusal_of(elsewhere, message), REFUSAL_REASON_TOO_FAST) << "another address has its own allowance";
  }
}

TEST_F(ServerLimits, OneSessionCannotUseUpTheAllowanceOfItsNeighbours) {
  Peer& loud = world->join_as("Loud");
  Peer& quiet = world->join_as("Quiet");
  EXPECT_EQ(burst_of(loud, say("hello")), kChatRate.burst);
  EXPECT_EQ(burst_of(quiet, say("hello")), kChatRate.burst);
}

TEST_F(ServerLimits, ARepeatedRequestCostsAsMuchAsTheFirst) {
  ann = &world->join_as("Ann");
  world->ask(*ann, list_tables());
  ClientMessage again = list_tables();
  again.set_request_id(ann->last_request);
  for (std::uint32_t i = 0; i < kMessageRate.burst / 2 && !ann->closed; ++i)
    world->send(*ann, again);
  EXPECT_EQ(ann->count(ServerMessage::kTableList), kLobbyRate.burst);
  ASSERT_TRUE(ann->closed);
  EXPECT_EQ(ann->goodbye().reason(), GOODBYE_REASON_TOO_FAST);
  EXPECT_EQ(ann->goodbye().retry_after_ms(), kRetryAfter.count()) << "its answer waits until the bucket has refilled";
  world->pass(kRetryAfter);
  Peer& back = world->join_as("Ann", token_of(*ann));
  world->send(back, again);
  EXPECT_EQ(back.count(ServerMessage::kTableList), 1U);
}

TEST_F(ServerLimits, AClassBehindOneAddressCanJoinPlayAndReconnectTogether) {
  constexpr int kPeople = 200;
  std::vector<Peer*> people;
  for (int i = 0; i < kPeople; ++i)
    people.push_back(&world->join_as("Pupil " + std::to_string(i)));
  std::string table;
  for (int i = 0; i < kPeople; ++i) {
    Peer& peer = *people[static_cast<std::size_t>(i)];
    EXPECT_TRUE(world->ask(peer, list_tables()).has_table_list());
    const auto joined = world->ask(peer, i % 4 == 0 ? create_table(0) : join_table(table));
    ASSERT_TRUE(joined.has_joined_table()) << i << ": " << joined.ShortDebugString();
    table = joined.joined_table().table_id();
    EXPECT_TRUE(world->ask(peer, say("hello")).has_done());
  }
  for (Peer*& peer : people) {
    world->cut(*peer);
    peer = &world->join_as("Pupil", token_of(*peer));
    EXPECT_TRUE(peer->last(ServerMessage::kWelcome).welcome().resumed());
  }
  std::size_t moves = 0;
  for (Peer* peer : people) {
    if (!peer->table().has_decision()) continue;
    EXPECT_TRUE(world->ask(*peer, first_move(peer->table())).has_done());
    ++moves;
  }
  EXPECT_GE(moves, 50U) << "at least one at each table";
}

TEST_F(ServerLimits, PeersThatNeverSayHelloMakeRoomForOtherAddresses) {
  std::vector<Peer*> silent;
  for (std::size_t i = 0; i < kUngreetedMax; ++i)
    silent.push_back(&world->connect("10.0.6." + std::to_string(i % 4)));
  EXPECT_TRUE(world->connect("10.0.0.1").closed) << "they might be slow";
  world->now += kMakesRoomAfter;
  Peer& newcomer = world->connect("10.0.0.1");
  EXPECT_FALSE(newcomer.closed);
  EXPECT_EQ(silent[0]->goodbye().reason(), GOODBYE_REASON_TOO_MANY_CONNECTIONS) << "the oldest of the busiest address";
  EXPECT_FALSE(silent[1]->closed);
  EXPECT_TRUE(world->connect("10.0.6.1").closed) << "a busy address gets no more";
}

struct ServerRoom : ServerLimits {
  void limit(Limits limits) {
    world = std::make_unique<ServerWorld>(Config{.server_name = "Test", .limits = limits, .private_table = {}});
  }
  /// Whether there is room for a newcomer.
  bool comes_in(const std::string& address) {
    Peer& peer = world->connect(address);
    world->send(peer, hello("P"));
    return !peer.closed;
  }
};

TEST_F(ServerRoom, SomeConnectionsAreKeptForPeopleAtATable) {
  limit({.connections = 2 * kKeptForSeated});
  Peer& seated = world->join_as("Ann");
  world->ask(seated, create_table(0));
  world->cut(seated);
  std::size_t visitors = 0;
  while (visitors < 100 && comes_in("10.0.1." + std::to_string(visitors)))
    ++visitors;
  EXPECT_EQ(visitors, 2 * kKeptForSeated - 2);
  Peer& back = world->connect("10.0.0.1");
  world->send(back, hello("Ann", token_of(seated)));
  EXPECT_TRUE(back.last(ServerMessage::kWelcome).welcome().resumed());
}

TEST_F(ServerRoom, PeopleAtATableTakeNoRoomFromTheirNeighbours) {
  limit({.connections_per_address = 2});
  std::string table;
  for (int i = 0; i < 4; ++i) {
    Peer& peer = world->join_as("P" + std::to_string(i));
    const auto joined = world->ask(peer, i == 0 ? create_table(0) : join_table(table));
    table = joined.joined_table().table_id();
  }
  EXPECT_TRUE(comes_in("10.0.0.1"));
  Peer& second = world->join_as("Q");
  EXPECT_FALSE(comes_in("10.0.0.1"));
  world->cut(second);
  EXPECT_TRUE(comes_in("10.0.0.1"));
}

TEST_F(ServerRoom, NoAddressGetsTheLastPlaces) {
  limit({.connections = 30, .connections_per_address = 100});
  std::size_t visitors = 0;
  while (visitors < 100 && comes_in("10.0.6.6"))
    ++visitors;
  EXPECT_EQ(visitors, 14U) << "of 27: half of them, rounded up";
  EXPECT_TRUE(comes_in("10.0.0.1"));
}

TEST_F(ServerRoom, NoAddressGetsTheLastPlacesByTakingSeats) {
  limit({.connections = 32, .connections_per_address = 100});
  std::size_t people = 0;
  std::string table;
  while (people < 100) {
    Peer& peer = world->connect("10.0.6.6");
    world->send(peer, hello("P"));
    if (peer.closed) break;
    const auto joined = world->ask(peer, people % 4 == 0 ? create_table(0) : join_table(table));
    table = joined.joined_table().table_id();
    ++people;
  }
  EXPECT_EQ(people, 14U) << "of 28: half of them";
  EXPECT_TRUE(comes_in("10.0.0.1"));
}

struct ServerReturns : ServerRoom {
  /// A new person takes a seat at a table of their own, and loses the connection. Returns the token.
  std::string take_seat(const std::string& address) {
    Peer& peer = world->join_as("P", {}, address);
    EXPECT_TRUE(world->ask(peer, create_table(0)).has_joined_table());
    world->cut(peer);
    return token_of(peer);
  }
  /// The connection of the person who returns; null if there is no room.
  Peer* comes_back(const std::string& token, const std::string& address) {
    Peer& peer = world->connect(address);
    world->send(peer, hello("P", token));
    return peer.closed ? nullptr : &peer;
  }
};

TEST_F(ServerReturns, AFewAddressesWithManySeatsLeaveRoomForNewcomersAndReturningPeople) {
  constexpr std::size_t kConnections = 64;
  constexpr int kAddresses = 10;  // Together, their shares exceed the unreserved places.
  limit({.connections = kConnections, .connections_per_address = 100});
  const auto address = [](int i) { return "10.0.6." + std::to_string(i); };
  const std::string ann_token = take_seat("10.0.0.1");
  std::vector<std::pair<std::string, int>> seats;
  for (std::size_t i = 0; i < 2 * kConnections; ++i) {
    const int from = static_cast<int>(i % kAddresses);
    seats.emplace_back(take_seat(address(from)), from);
    world->pass(100ms);  // The allowance of the address refills.
  }
  std::size_t back = 0;
  for (const auto& [token, from] : seats)
    back += comes_back(token, address(from)) != nullptr ? 1U : 0U;
  EXPECT_GE(back, kConnections / 2) << "there is room for most of them";
  EXPECT_TRUE(comes_in("10.0.0.2"));
  EXPECT_NE(comes_back(ann_token, "10.0.0.1"), nullptr);
}

TEST_F(ServerReturns, AKeptPlaceIsFreeAgainOnceThereIsAnotherOne) {
  limit({.connections = 2 * kKeptForSeated});
  const auto address = [](std::size_t i) { return "10.0.2." + std::to_string(i); };
  std::vector<std::string> tokens;
  for (std::size_t i = 0; i < 3; ++i)
    tokens.push_back(take_seat(address(i)));
  Peer* const visitor = &world->join_as("V", {}, "10.0.3.3");
  for (std::size_t i = 0; comes_in("10.0.1." + std::to_string(i)); ++i)
    ASSERT_LT(i, 100U);
  EXPECT_NE(comes_back(tokens[0], address(0)), nullptr);
  EXPECT_NE(comes_back(tokens[1], address(1)), nullptr);
  EXPECT_EQ(comes_back(tokens[2], address(2)), nullptr) << "two places are kept";
  world->cut(*visitor);
  EXPECT_FALSE(comes_in("10.0.4.4")) << "the first of those who returned has that place now";
  EXPECT_NE(comes_back(tokens[2], address(2)), nullptr);
}

TEST_F(ServerReturns, ANewerConnectionTakesThePlaceOfTheOlderOne) {
  limit({.connections = 2 * kKeptForSeated});
  const std::string token = take_seat("10.0.0.1");
  std::size_t visitors = 0;
  while (visitors < 100 && comes_in("10.0.1." + std::to_string(visitors)))
    ++visitors;
  Peer* peer = comes_back(token, "10.0.0.1");
  for (int i = 0; i < 20; ++i) {
    Peer* const newer = comes_back(token, "10.0.0.2");
    ASSERT_NE(newer, nullptr);
    EXPECT_EQ(peer->goodbye().reason(), GOODBYE_REASON_SUPERSEDED);
    peer = newer;
  }
  EXPECT_FALSE(comes_in("10.0.4.4"));
  world->cut(*peer);
  EXPECT_FALSE(comes_in("10.0.4.4")) << "it was a kept place";
}

TEST_F(ServerRoom, NoAddressGetsTheLastTables) {
  limit({.tables = 10, .tables_per_address = 100, .tables_per_session = 100});
  ClientMessage leave;
  leave.mutable_leave_table();
  Peer& busy = world->join_as("P", {}, "10.0.6.6");
  std::size_t tables = 0;
  while (tables < 100 && world->ask(busy, create_table(0)).has_joined_table()) {
    world->ask(busy, leave);
    world->pass(1s);  // Its allowance refills.
    ++tables;
  }
  EXPECT_EQ(tables, 5U);
  EXPECT_TRUE(world->ask(world->join_as("Ann"), create_table(0)).has_joined_table());
}

TEST(AddressBook, ForgetsAnAddressAfterAWhile) {
  AddressBook book;
  Instant now{5'000};
  book.connected(now, "10.0.0.1");
  book.arrived("10.0.0.1");
  while (book.pays("10.0.0.1", Purse::password, now)) {
  }
  book.departed("10.0.0.1");
  book.disconnected(now, "10.0.0.1");
  now += 1s;
  book.connected(now, "10.0.0.1");
  EXPECT_TRUE(book.pays("10.0.0.1", Purse::password, now)) << "one second's worth";
  EXPECT_FALSE(book.pays("10.0.0.1", Purse::password, now)) << "and no more";
  now += 30s;
  book.connected(now, "10.0.0.2");
  EXPECT_EQ(book.size(), 2U) << "an address that has returned is kept";
  book.disconnected(now, "10.0.0.1");
  book.disconnected(now, "10.0.0.2");
  now += 30s;
  book.connected(now, "10.0.0.3");
  EXPECT_EQ(book.size(), 1U);
}

TEST(SharedLimit, HoldsAsMuchAsOneBucketPerSession) {
  const Rate rate{.burst = 4, .per_second = 2};
  SharedLimit limit;
  const auto burst = [&](Instant now, std::size_t people) {
    int count = 0;
    while (count < 1'000 && limit.allows(rate, now, people))
      ++count;
    return count;
  };
  EXPECT_EQ(burst(Instant{1'000}, 3), 12);
  EXPECT_EQ(burst(Instant{2'000}, 3), 6);
  EXPECT_EQ(burst(Instant{2'000}, 1), 0) << "the others have left: one bucket is used up, not three";
  EXPECT_EQ(burst(Instant{4'000}, 1), 4);
}

}  // namespace
}  // namespace cardroom::server::testing
