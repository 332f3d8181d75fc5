#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include "tests/server/server_world.h"

/// The lobby, seen from outside: lists, creating and joining tables, passwords, and limits.
namespace cardroom::server::testing {
namespace {

using namespace session::v1;

struct ServerLobby : ::testing::Test {
  ServerMessage list(Peer& peer, const std::string& after = {}) {
    ClientMessage message;
    message.mutable_list_tables()->set_after(after);
    return world->ask(peer, message);
  }
  RefusalReason refusal_of(Peer& peer, const ClientMessage& message) {
    return world->ask(peer, message).refused().reason();
  }
  void leave(Peer& peer) {
    ClientMessage message;
    message.mutable_leave_table();
    world->ask(peer, message);
  }
  void limit(Limits limits) {
    world = std::make_unique<ServerWorld>(Config{.server_name = "Test", .limits = limits, .private_table = {}});
  }
  std::string make_table(Peer& peer, const std::string& password = {}) {
    const auto answer = world->ask(peer, create_table(0, 0, password));
    if (!password.empty()) world->answer_hashes();
    return peer.last(ServerMessage::kJoinedTable).joined_table().table_id();
  }

  std::unique_ptr<ServerWorld> world = std::make_unique<ServerWorld>();
};

TEST_F(ServerLobby, ATableIsListedWithItsSeatsAndSettings) {
  Peer& ann = world->join_as("Ann");
  make_table(ann);
  Peer& bob = world->join_as("Bob");
  const auto answer = list(bob);
  ASSERT_EQ(answer.table_list().tables_size(), 1);
  const auto& line = answer.table_list().tables(0);
  EXPECT_EQ(line.settings().name(), "Ann's table");
  EXPECT_EQ(line.settings().kind(), "lucky-thirteen");
  EXPECT_EQ(line.seats_size(), 4);
  EXPECT_EQ(line.seats(0).person().name(), "Ann");
  EXPECT_EQ(line.phase(), wire::PHASE_GATHERING);
  EXPECT_FALSE(answer.table_list().more());
}

TEST_F(ServerLobby, APrivateTableIsHiddenUntilItsOwnerOpensIt) {
  Peer& ann = world->join_as("Ann");
  ClientMessage create = create_table(3);
  create.mutable_create_table()->set_private_table(true);
  create.mutable_create_table()->set_usual_turn_limit(true);
  ASSERT_TRUE(world->ask(ann, create).has_joined_table());
  const std::string id = ann.table().table_id();
  EXPECT_EQ(ann.table().settings().turn_limit_ms(), 30'000U);
  EXPECT_FALSE(ann.table().has_turn_time_left_ms());

  Peer& bob = world->join_as("Bob");
  EXPECT_EQ(list(bob).table_list().tables_size(), 0);
  EXPECT_EQ(refusal_of(bob, join_table(id)), REFUSAL_REASON_NO_SUCH_TABLE);
  EXPECT_EQ(world->core().announced_tables().tables.size(), 0U);
  EXPECT_EQ(world->core().announced_tables().more, 0U);

  ClientMessage open;
  open.mutable_change_settings()->set_private_table(false);
  EXPECT_TRUE(world->ask(ann, open).has_done());
  EXPECT_EQ(list(bob).table_list().tables_size(), 1);
  EXPECT_EQ(world->core().announced_tables().tables.size(), 1U);
  EXPECT_TRUE(world->ask(bob, join_table(id)).has_joined_table());
}

TEST_F(ServerLobby, TheListComesInPages) {
  std::set<std::string> made;
  for (std::size_t i = 0; i <= kTablesPerPage; ++i)
    made.insert(make_table(world->join_as("P")));
  Peer& reader = world->join_as("Reader");
  const auto first = list(reader).table_list();
  EXPECT_EQ(static_cast<std::size_t>(first.tables_size()), kTablesPerPage);
  EXPECT_TRUE(first.more());
  const auto second = list(reader, first.tables(first.tables_size() - 1).table_id()).table_list();
  EXPECT_EQ(second.tables_size(), 1);
  EXPECT_FALSE(second.more());
  std::set<std::string> listed;
  for (const auto& line : first.tables())
    listed.insert(line.table_id());
  for (const auto& line : second.tables())
    listed.insert(line.table_id());
  EXPECT_EQ(listed, made);
}

TEST_F(ServerLobby, AFullPageOfTheLongestTablesFitsIntoAMessage) {
  const std::string name = [] {
    std::string text;
    for (int i = 0; i < 24; ++i)
      text += "\xF0\x9F\x82\xA1";
    return text;
  }();
  lobby::v1::TableList page;
  for (std::size_t i = 0; i < kTablesPerPage; ++i) {
    auto& line = *page.add_tables();
    line.set_table_id(std::string(16, 'x'));
    line.mutable_settings()->set_name(name + name);
    line.mutable_settings()->set_kind("lucky-thirteen");
    for (std::size_t seat = 0; seat < kSeatsMax; ++seat) {
      line.add_seats()->mutable_person()->set_name(name + " 99");
      line.mutable_seats(static_cast<int>(seat))->set_next_name(name + " 99");
    }
  }
  EXPECT_LT(page.ByteSizeLong(), kReplyBytesMax);
}

TEST_F(ServerLobby, AnInvalidTableIsRefused) {
  Peer& ann = world->join_as("Ann");
  auto message = create_table(0);
  message.mutable_create_table()->set_kind("chess");
  EXPECT_EQ(refusal_of(ann, message), REFUSAL_REASON_UNKNOWN_KIND);
  message = create_table(0);
  message.mutable_create_table()->set_name("a\tb");
  EXPECT_EQ(refusal_of(ann, message), REFUSAL_REASON_BAD_NAME);
  message = create_table(0);
  message.mutable_create_table()->add_seats();
  EXPECT_EQ(refusal_of(ann, message), REFUSAL_REASON_BAD_OPTION);
  message = create_table(1, static_cast<std::uint32_t>(kPaceMax.count()) + 1);
  EXPECT_EQ(refusal_of(ann, message), REFUSAL_REASON_BAD_OPTION);
  message = create_table(1);
  message.mutable_create_table()->mutable_seats(3)->mutable_bot()->clear_type();
  EXPECT_EQ(refusal_of(ann, message), REFUSAL_REASON_MALFORMED);
  for (const auto limit :
       {kTurnLimitMin - std::chrono::milliseconds{1}, kTurnLimitMax + std::chrono::milliseconds{1}}) {
    message = create_table(0);
    message.mutable_create_table()->set_turn_limit_ms(static_cast<std::uint32_t>(limit.count()));
    EXPECT_EQ(refusal_of(ann, message), REFUSAL_REASON_BAD_OPTION);
  }
  EXPECT_EQ(world->core().status().tables, 0U);
}

TEST_F(ServerLobby, WithoutSeatPlansTheDefaultNumberOfSeatsIsOpen) {
  Peer& ann = world->join_as("Ann");
  ClientMessage message;
  message.mutable_create_table()->set_kind("lucky-thirteen");
  EXPECT_TRUE(world->ask(ann, message).has_joined_table());
  EXPECT_EQ(ann.table().seats_size(), 4);
}

TEST_F(ServerLobby, ASessionIsAtOneTableAtATime) {
  Peer& ann = world->join_as("Ann");
  const auto id = make_table(ann);
  EXPECT_EQ(refusal_of(ann, create_table(0)), REFUSAL_REASON_AT_A_TABLE);
  EXPECT_EQ(refusal_of(ann, join_table(id)), REFUSAL_REASON_AT_A_TABLE);
}

TEST_F(ServerLobby, TableRequestsWithoutATableAreRefused) {
  Peer& ann = world->join_as("Ann");
  ClientMessage message;
  message.mutable_leave_table();
  EXPECT_EQ(refusal_of(ann, message), REFUSAL_REASON_NOT_AT_A_TABLE);
  message.mutable_ready();
  EXPECT_EQ(refusal_of(ann, message), REFUSAL_REASON_NOT_AT_A_TABLE);
  EXPECT_EQ(refusal_of(ann, join_table("nonsense")), REFUSAL_REASON_NO_SUCH_TABLE);
  EXPECT_EQ(refusal_of(ann, join_table(std::string(16, 'x'))), REFUSAL_REASON_NO_SUCH_TABLE);
}

TEST_F(ServerLobby, APersonWhoLeavesHearsNothingMoreAndCanJoinElsewhere) {
  Peer& ann = world->join_as("Ann");
  Peer& bob = world->join_as("Bob");
  const auto id = make_table(ann);
  world->ask(bob, join_table(id));
  ClientMessage leave;
  leave.mutable_leave_table();
  EXPECT_TRUE(world->ask(bob, leave).has_done());
  const auto heard = bob.received.size();
  ClientMessage fill;
  fill.mutable_fill_with_bots()->mutable_bot()->set_type(wire::BOT_TYPE_RANDOM);
  EXPECT_TRUE(world->ask(ann, fill).has_done());
  EXPECT_EQ(bob.received.size(), heard);
  EXPECT_TRUE(world->ask(bob, create_table(0)).has_joined_table());
}

TEST_F(ServerLobby, ATableWithAPasswordAdmitsThoseWhoKnowIt) {
  Peer& ann = world->join_as("Ann");
  Peer& bob = world->join_as("Bob");
  const auto id = make_table(ann, "sesame");
  EXPECT_TRUE(ann.table().settings().has_password());
  world->ask(bob, join_table(id, "simsim"));
  world->answer_hashes();
  EXPECT_EQ(bob.refusal(), REFUSAL_REASON_WRONG_PASSWORD);
  world->ask(bob, join_table(id, "sesame"));
  world->answer_hashes();
  EXPECT_EQ(bob.table().seat(), 1U);
}

TEST_F(ServerLobby, APasswordIsNeverStoredInClear) {
  Peer& ann = world->join_as("Ann");
  make_table(ann, "sesame");
  ClientMessage change;
  change.mutable_change_settings()->set_password("another");
  world->ask(ann, change);
  world->answer_hashes();
  ASSERT_EQ(world->records.size(), 2U);
  for (const auto& record : world->records) {
    // This test's hash is "hash of ...", so the search skips that prefix.
    std::string rest = record.record;
    for (auto at = rest.find("hash of "); at != std::string::npos; at = rest.find("hash of "))
      rest.erase(at, 15);
    EXPECT_EQ(rest.find("sesame"), std::string::npos);
    EXPECT_EQ(rest.find("another"), std::string::npos);
  }
}

TEST_F(ServerLobby, ATableThatEndsDuringPasswordVerificationIsNotFound) {
  Peer& ann = world->join_as("Ann");
  Peer& bob = world->join_as("Bob");
  const auto id = make_table(ann, "sesame");
  world->ask(bob, join_table(id, "sesame"));
  Peer& cem = world->join_as("Cem");
  world->ask(cem, join_table(id, "sesame"));
  leave(ann);
  world->pass(kEmptyTableKept);
  EXPECT_EQ(world->core().status().tables, 0U);
  world->answer_hashes();
  EXPECT_EQ(bob.refusal(), REFUSAL_REASON_NO_SUCH_TABLE);
  EXPECT_EQ(cem.refusal(), REFUSAL_REASON_NO_SUCH_TABLE);
}

TEST_F(ServerLobby, AnOwnerRemovesThePassword) {
  Peer& ann = world->join_as("Ann");
  Peer& bob = world->join_as("Bob");
  const auto id = make_table(ann, "sesame");
  ClientMessage change;
  change.mutable_change_settings()->set_password("");
  EXPECT_TRUE(world->ask(ann, change).has_done());
  EXPECT_TRUE(world->ask(bob, join_table(id)).has_joined_table());
}

TEST_F(ServerLobby, ChangedRulesReplaceAllRules) {
  Peer& ann = world->join_as("Ann");
  make_table(ann);
  ClientMessage change;
  change.mutable_change_settings()->mutable_rules();
  EXPECT_TRUE(world->ask(ann, change).has_done());
  EXPECT_TRUE(ann.table().settings().rules().has_lucky_thirteen()) << "the kind's defaults, written out";
}

TEST_F(ServerLobby, PasswordsThatAreTooLongOrTooManyAreRefused) {
  Peer& ann = world->join_as("Ann");
  EXPECT_EQ(refusal_of(ann, create_table(0, 0, std::string(kPasswordBytesMax + 1, 'x'))), REFUSAL_REASON_BAD_OPTION);
  for (std::size_t i = 0; i < kHashingMax; ++i)
    world->ask(world->join_as("P", {}, "10.0.1." + std::to_string(i)), create_table(0, 0, "p"));
  EXPECT_EQ(refusal_of(ann, create_table(0, 0, "p")), REFUSAL_REASON_TOO_FAST);
  world->answer_hashes();
  EXPECT_EQ(world->core().status().tables, kHashingMax);
}

TEST_F(ServerLobby, OneAddressLeavesRoomForOtherPasswords) {
  constexpr std::size_t kHalf = kHashingMax / 2;
  limit({.connections_per_address = 2 * kHalf});
  for (std::size_t i = 0; i < kHalf; ++i)
    world->ask(world->join_as("P"), create_table(0, 0, "p"));
  EXPECT_EQ(refusal_of(world->join_as("P"), create_table(0, 0, "p")), REFUSAL_REASON_TOO_FAST);
  Peer& ann = world->join_as("Ann", {}, "10.0.0.2");
  world->ask(ann, create_table(0, 0, "p"));
  EXPECT_EQ(world->hashes.size(), kHalf + 1);
  world->answer_hashes();
  EXPECT_EQ(ann.count(ServerMessage::kJoinedTable), 1U);
}

TEST_F(ServerLobby, TablesAreLimitedPerServerAddressAndSession) {
  limit({.tables = 3, .tables_per_address = 2, .tables_per_session = 1});
  ClientMessage leave;
  leave.mutable_leave_table();
  Peer& ann = world->join_as("Ann");
  make_table(ann);
  world->ask(ann, leave);
  EXPECT_EQ(refusal_of(ann, create_table(0)), REFUSAL_REASON_TOO_MANY_TABLES) << "of this session";
  make_table(world->join_as("Bob"));
  EXPECT_EQ(refusal_of(world->join_as("Cem"), create_table(0)), REFUSAL_REASON_TOO_MANY_TABLES) << "of this address";
  make_table(world->join_as("Dan", {}, "10.0.0.2"));
  EXPECT_EQ(refusal_of(world->join_as("Eve", {}, "10.0.0.3"), create_table(0)), REFUSAL_REASON_TOO_MANY_TABLES);
  world->pass(kEmptyTableKept);
  Peer& fay = world->join_as("Fay", {}, "10.0.0.4");
  EXPECT_TRUE(world->ask(fay, create_table(0)).has_joined_table()) << "the first table is closed";
}

TEST_F(ServerLobby, AnAddressThatGuessesAPasswordHasToWaitLongerAndLonger) {
  const auto id = make_table(world->join_as("Ann"), "sesame");
  Peer* const guesser = &world->join_as("Bob", {}, "10.0.0.66");
  const auto answer_to = [&](Peer& peer, const std::string& password) {
    world->ask(peer, join_table(id, password));
    world->answer_hashes();
    return peer.refusal();
  };
  for (std::uint32_t i = 0; i < kWrongPasswordsFree; ++i)
    EXPECT_EQ(answer_to(*guesser, "guess"), REFUSAL_REASON_WRONG_PASSWORD);
  std::chrono::milliseconds wait = kWrongPasswordWait;
  for (int i = 0; i < 3; ++i, wait *= 2) {
    EXPECT_EQ(answer_to(*guesser, "sesame"), REFUSAL_REASON_TOO_FAST);
    world->pass(wait - 1ms);
    EXPECT_EQ(answer_to(*guesser, "sesame"), REFUSAL_REASON_TOO_FAST);
    world->pass(1ms);
    EXPECT_EQ(answer_to(*guesser, "guess"), REFUSAL_REASON_WRONG_PASSWORD);
  }
  Peer& friend_elsewhere = world->join_as("Cem", {}, "10.0.0.2");
  EXPECT_EQ(answer_to(friend_elsewhere, "sesame"), REFUSAL_REASON_UNSPECIFIED);
  const auto told = std::ranges::count_if(world->lines, [](const LogLine& line) {
    return line.text.starts_with("wrong_password ") && line.text.find("address=10.0.0.66") != std::string::npos;
  });
  EXPECT_EQ(static_cast<std::uint32_t>(told), kWrongPasswordsFree + 3);
  world->pass(wait);
  EXPECT_EQ(answer_to(*guesser, "sesame"), REFUSAL_REASON_UNSPECIFIED) << "the right one counts, and starts anew";
}

TEST_F(ServerLobby, GuessesThatAreQueuedTogetherCostWhatGuessesOneByOneCost) {
  limit({.connections_per_address = kHashingMax});
  const auto id = make_table(world->join_as("Ann"), "sesame");
  std::vector<Peer*> guessers;
  for (std::size_t i = 0; i < kHashingMax; ++i)
    guessers.push_back(&world->join_as("G", {}, "10.0.0.66"));
  std::chrono::milliseconds wait = kWrongPasswordWait;
  for (std::size_t tried_one_by_one = kWrongPasswordsFree; wait <= 4 * kWrongPasswordWait; tried_one_by_one = 1) {
    for (Peer* guesser : guessers)
      world->ask(*guesser, join_table(id, "guess"));
    std::size_t tried = 0;
    for (; !world->hashes.empty(); world->answer_hashes())
      tried += world->hashes.size();
    EXPECT_EQ(tried, tried_one_by_one);
    EXPECT_EQ(std::ranges::count(guessers, REFUSAL_REASON_WRONG_PASSWORD, &Peer::refusal), tried_one_by_one);
    EXPECT_EQ(std::ranges::count(guessers, REFUSAL_REASON_TOO_FAST, &Peer::refusal), kHashingMax - tried_one_by_one);
    world->pass(wait);
    wait *= 2;
  }
  EXPECT_EQ(world->ask(*guessers[0], create_table(0, 0, "p")).body_case(), ServerMessage::BODY_NOT_SET);
  world->answer_hashes();
  EXPECT_EQ(guessers[0]->count(ServerMessage::kJoinedTable), 1U) << "nothing is left in the queue";
}

TEST_F(ServerLobby, PeopleBehindOneAddressWhoKnowThePasswordAllGetInTogether) {
  const auto id = make_table(world->join_as("Ann", {}, "10.0.0.2"), "sesame");
  std::vector<Peer*> people;
  for (std::size_t i = 0; i < 3 + kWatchersMax; ++i) {
    world->ask(world->join_as("Clumsy"), join_table(id, "seasme"));
    people.push_back(&world->join_as("P"));
    auto join = join_table(id, "sesame");
    join.mutable_join_table()->set_watch(i >= 3);
    world->ask(*people.back(), join);
  }
  while (!world->hashes.empty())
    world->answer_hashes();
  for (Peer* peer : people)
    EXPECT_EQ(peer->count(ServerMessage::kJoinedTable), 1U);
}

TEST_F(ServerLobby, APasswordThatWaitsIsComparedWithWhatTheTableHasByThen) {
  Peer& ann = world->join_as("Ann");
  const auto id = make_table(ann, "sesame");
  Peer& first = world->join_as("Bob");
  Peer& second = world->join_as("Cem");
  Peer& third = world->join_as("Dan");
  for (Peer* peer : {&first, &second, &third})
    world->ask(*peer, join_table(id, "simsim"));
  EXPECT_EQ(world->hashes.size(), 1U);
  ClientMessage change;
  change.mutable_change_settings()->set_password("");
  EXPECT_TRUE(world->ask(ann, change).has_done());
  world->answer_hashes();
  EXPECT_EQ(first.refusal(), REFUSAL_REASON_WRONG_PASSWORD) << "its verification had begun";
  EXPECT_EQ(second.count(ServerMessage::kJoinedTable), 1U);
  EXPECT_EQ(third.count(ServerMessage::kJoinedTable), 1U);
}

TEST(WrongPasswords, AreCountedForALimitedTimeAndNumber) {
  WrongPasswords wrong;
  const TableId table{};
  EXPECT_EQ(wrong.failed(Instant{0}, table, "10.0.0.1"), 1U);
  EXPECT_EQ(wrong.failed(Instant{1}, table, "10.0.0.1"), 2U);
  EXPECT_EQ(wrong.failed(Instant{1} + kWrongPasswordsKept, table, "10.0.0.1"), 1U);
  for (std::size_t i = 0; i < kWrongPasswordsMax + 10; ++i)
    wrong.failed(Instant{2} + kWrongPasswordsKept, table, "address " + std::to_string(i));
  EXPECT_EQ(wrong.size(), kWrongPasswordsMax);
  for (int i = 0; i < 40; ++i)
    wrong.failed(Instant{3} + kWrongPasswordsKept, table, "10.0.0.3");
  EXPECT_FALSE(wrong.may_try(Instant{2} + kWrongPasswordsKept + kWrongPasswordWaitMax, table, "10.0.0.3"));
  EXPECT_TRUE(wrong.may_try(Instant{3} + kWrongPasswordsKept + kWrongPasswordWaitMax, table, "10.0.0.3"));
}

TEST_F(ServerLobby, ConnectionsAreLimitedPerServerAndAddress) {
  limit({.connections = 3, .connections_per_address = 2});
  const auto arrive = [this](const std::string& address) -> Peer& {
    Peer& peer = world->connect(address);
    world->send(peer, hello("P"));
    return peer;
  };
  arrive("10.0.0.1");
  Peer& second = arrive("10.0.0.1");
  Peer& third = arrive("10.0.0.1");
  EXPECT_EQ(third.goodbye().reason(), GOODBYE_REASON_TOO_MANY_CONNECTIONS);
  EXPECT_EQ(third.goodbye().retry_after_ms(), kRetryAfter.count());
  EXPECT_TRUE(third.closed);
  EXPECT_FALSE(arrive("10.0.0.2").closed);
  EXPECT_TRUE(arrive("10.0.0.3").closed);
  world->cut(second);
  EXPECT_FALSE(arrive("10.0.0.4").closed);
}

TEST_F(ServerLobby, TheStatusCountsTablesWithPeopleAndRoom) {
  Peer& ann = world->join_as("Ann");
  make_table(ann);
  EXPECT_EQ(world->core().status().open_tables, 1U);
  EXPECT_EQ(world->core().status().connections, 1U);
  Peer& bob = world->join_as("Bob");
  make_table(bob);
  EXPECT_EQ(world->core().status().open_tables, 2U);
  leave(bob);
  EXPECT_EQ(world->core().status().open_tables, 1U) << "a person who has left is not counted";
  EXPECT_EQ(world->core().announced_tables().tables.size(), 1U) << "as it is announced";
  world->cut(bob);
  world->cut(ann);
  world->pass(kEmptyTableKept);
  EXPECT_EQ(world->core().status().open_tables, 0U);
  EXPECT_EQ(world->core().status().connections, 0U);
}

}  // namespace
}  // namespace cardroom::server::testing
