#include <algorithm>
#include <gtest/gtest.h>
#include <memory>

#include "tests/server/server_world.h"
#include "tests/server/table/toy_match.h"

/// What a server announces about its tables on the local network.
namespace cardroom::server::testing {
namespace {

using Who = lan::SeatSummary::Who;

struct AnnouncedTable : ::testing::Test {
  const lan::TableSummary& only() {
    told = world->core().announced_tables();
    EXPECT_EQ(told.tables.size(), 1U);
    EXPECT_EQ(told.more, 0U);
    return told.tables.at(0);
  }

  std::unique_ptr<ServerWorld> world = std::make_unique<ServerWorld>();
  AnnouncedTables told;
};

TEST_F(AnnouncedTable, ShowsWhatTheLobbyListShows) {
  Peer& ann = world->join_as("Ann");
  ClientMessage create = create_table(2);
  create.mutable_create_table()->set_turn_limit_ms(30'000);
  create.mutable_create_table()->set_watching_allowed(true);
  world->ask(ann, create);
  const auto& table = only();
  EXPECT_EQ(table.table_id, ann.table().table_id());
  EXPECT_EQ(table.name, "Ann's table");
  EXPECT_EQ(table.kind, "lucky-thirteen");
  EXPECT_EQ(table.owner, "Ann");
  EXPECT_EQ(table.turn_limit_ms, 30'000U);
  EXPECT_TRUE(table.watching_allowed);
  EXPECT_FALSE(table.has_password);
  EXPECT_FALSE(table.playing);
  ASSERT_EQ(table.seats.size(), 4U);
  EXPECT_EQ(table.seats[0], (lan::SeatSummary{Who::person, "Ann", {}, false}));
  EXPECT_EQ(table.seats[1], lan::SeatSummary{});
  EXPECT_EQ(table.seats[3], (lan::SeatSummary{Who::bot, "", wire::BOT_TYPE_BASIC, false}));
}

TEST_F(AnnouncedTable, ShowsARunningGameAHeldSeatAndAPromisedSeat) {
  Peer& ann = world->join_as("Ann");
  world->ask(ann, create_table(3));
  EXPECT_TRUE(only().playing);
  EXPECT_FALSE(only().seats[1].promised);
  world->ask(world->join_as("Bob"), join_table(ann.table().table_id()));
  EXPECT_TRUE(only().seats[1].promised);
  EXPECT_EQ(only().seats[1].who, Who::bot);
  world->cut(ann);
  EXPECT_EQ(only().seats[0].who, Who::away);
  world->pass(kHoldAfter + 1s);
  EXPECT_EQ(only().seats[0].who, Who::held);
}

TEST_F(AnnouncedTable, ShowsWhetherItHasAPassword) {
  Peer& ann = world->join_as("Ann");
  world->ask(ann, create_table(0, 0, "secret"));
  world->answer_hashes();
  EXPECT_TRUE(only().has_password);
}

TEST_F(AnnouncedTable, ReportsAChangeAndATableThatIsPutAway) {
  Peer& ann = world->join_as("Ann");
  const int before = world->announcements_changed;
  world->ask(ann, create_table(0));
  const int made = world->announcements_changed;
  EXPECT_GT(made, before);
  world->cut(ann);
  world->pass(kEmptyTableKept + 1s);
  EXPECT_GT(world->announcements_changed, made + 1) << "she is lost, and the table is put away";
  EXPECT_TRUE(world->core().announced_tables().tables.empty());
}

TEST_F(AnnouncedTable, IsNotAnnouncedOnceEverybodyHasLeft) {
  Peer& ann = world->join_as("Ann");
  world->ask(ann, create_table(3));
  EXPECT_EQ(only().owner, "Ann");
  ClientMessage leave;
  leave.mutable_leave_table();
  world->ask(ann, leave);
  EXPECT_EQ(world->core().status().tables, 1U);
  EXPECT_TRUE(world->core().announced_tables().tables.empty());
}

TEST_F(AnnouncedTable, IsAnnouncedAgainWhenSomebodyIsBack) {
  Peer& ann = world->join_as("Ann");
  world->ask(ann, create_table(3));
  ClientMessage leave;
  leave.mutable_leave_table()->set_keep_seat(true);
  world->ask(ann, leave);
  EXPECT_TRUE(world->core().announced_tables().tables.empty()) << "she has left for tonight";
  world->ask(ann, join_table(std::string{ann.table().table_id()}));
  EXPECT_EQ(only().seats[0].who, Who::person);
}

TEST_F(AnnouncedTable, IsListedBeforeFullTablesIfItHasAnOpenSeat) {
  const auto make = [this](int number, int bots) {
    Peer& peer = world->join_as("P", {}, "10.1.0." + std::to_string(number));
    world->ask(peer, create_table(bots));
    return peer.table().table_id();
  };
  // A person in each seat: the table is full.
  for (int i = 0; i < 3; ++i) {
    const std::string full = make(i, 0);
    for (int seat = 1; seat < 4; ++seat)
      world->ask(world->join_as("Q", {}, "10.2.0.1"), join_table(full));
  }
  std::vector<std::string> open;
  for (int i = 0; i < static_cast<int>(kTablesAnnouncedMax); ++i)
    open.push_back(make(10 + i, 0));
  std::ranges::sort(open);
  told = world->core().announced_tables();
  EXPECT_EQ(told.more, 3U);
  ASSERT_EQ(told.tables.size(), kTablesAnnouncedMax);
  for (std::size_t i = 0; i < open.size(); ++i)
    EXPECT_EQ(told.tables[i].table_id, open[i]);
}

TEST_F(AnnouncedTable, IsNeverAPropertyFilesTable) {
  const PrivateTable table{"Private",
                           "toy",
                           [] { return std::make_unique<ToyMatch>(ToyRules{}, std::uint8_t{2}); },
                           {std::nullopt, std::nullopt},
                           {}};
  world = std::make_unique<ServerWorld>(Config{.server_name = "Test", .limits = {}, .private_table = table});
  world->join_as("Ann");
  EXPECT_EQ(world->core().status().tables, 1U);
  told = world->core().announced_tables();
  EXPECT_TRUE(told.tables.empty());
  EXPECT_EQ(told.more, 0U);
}

}  // namespace
}  // namespace cardroom::server::testing
