// The list of tables on the network, fed with announcements.

#include "client/models/nearby_tables.h"

#include <QAbstractItemModelTester>
#include <gtest/gtest.h>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "tests/client/net/net_stage.h"

namespace cardroom::window {
namespace {

using lan::SeatSummary;
using Who = SeatSummary::Who;

SeatSummary seat(Who who, const std::string& name = {}) {
  SeatSummary one;
  one.who = who;
  one.name = name;
  if (who == Who::bot) one.bot = table::v1::BOT_TYPE_CLEVER;
  return one;
}

/// Kari at a table of four with a bot.
lan::TableSummary table(char id, const std::string& name) {
  lan::TableSummary one;
  one.table_id = std::string(16, id);
  one.name = name;
  one.kind = "lucky-thirteen";
  one.owner = "Kari";
  one.seats = {seat(Who::person, "Kari"), seat(Who::bot), seat(Who::open), seat(Who::open)};
  return one;
}

class NearbyTablesTest : public ::testing::Test {
 protected:
  void show(std::vector<lan::TableSummary> tables, std::uint32_t more = 0) {
    client::LanServer server;
    server.announcement.name = "Kari's laptop";
    server.announcement.port = 7313;
    server.announcement.protocol_min = protocol;
    server.announcement.protocol_max = protocol;
    server.announcement.tables = std::move(tables);
    server.announcement.more_tables = more;
    server.address = "192.168.1.20";
    nearby.show({server}, false);
  }

  const NearbyTable& at(int row) const { return nearby.rows()[row]; }

  std::uint32_t protocol = 1;
  NearbyTables nearby;
  QAbstractItemModelTester tester{&nearby, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(NearbyTablesTest, ATableNamesItsPeopleAndItsFreeSeats) {
  auto one = table('a', "Kitchen table");
  one.turn_limit_ms = 30'000;
  show({one});
  ASSERT_EQ(nearby.present(), 1);
  EXPECT_EQ(at(0).name, QStringLiteral("Kitchen table"));
  EXPECT_EQ(at(0).kindTitle, QStringLiteral("Lucky Thirteen"));
  EXPECT_EQ(at(0).host, QStringLiteral("Kari's laptop"));
  EXPECT_EQ(at(0).state, QStringLiteral("Two seats free, turn limit 30 s"));
  EXPECT_EQ(at(0).taken, 1) << "a bot gives up its seat to a person";
  EXPECT_EQ(at(0).seatsMax, 4);
  EXPECT_EQ(at(0).action, NearbyTables::Join);
  EXPECT_FALSE(at(0).own);
  const QList<NearbySeat>& seats = at(0).seats;
  ASSERT_EQ(seats.size(), 4);
  EXPECT_EQ(seats[0].name, QStringLiteral("Kari"));
  EXPECT_EQ(seats[1].botType, QStringLiteral("clever"));
  EXPECT_TRUE(seats[2].open);
}

TEST_F(NearbyTablesTest, TheOrderIsStableAndNewTablesAreAppended) {
  show({table('b', "B"), table('c', "C")});
  show({table('a', "A"), table('b', "B"), table('c', "Renamed")});
  ASSERT_EQ(nearby.present(), 3);
  EXPECT_EQ(at(0).name, QStringLiteral("B"));
  EXPECT_EQ(at(1).name, QStringLiteral("Renamed"));
  EXPECT_EQ(at(2).name, QStringLiteral("A"));
}

TEST_F(NearbyTablesTest, ATableThatEndsFadesInItsPlaceAndThenDisappears) {
  show({table('a', "A"), table('b', "B")});
  show({table('b', "B")});
  EXPECT_EQ(nearby.present(), 1);
  ASSERT_EQ(nearby.rowCount(), 2);
  EXPECT_TRUE(at(0).gone);
  EXPECT_EQ(at(0).action, NearbyTables::NoAction);
  ASSERT_TRUE(waitUntil([&] { return nearby.rowCount() == 1; }));
  EXPECT_EQ(at(0).name, QStringLiteral("B"));
}

TEST_F(NearbyTablesTest, ATableThatReturnsWhileItFadesStays) {
  show({table('a', "A")});
  show({});
  show({table('a', "A")});
  EXPECT_FALSE(at(0).gone);
  show({table('a', "A"), table('b', "B")});
  show({table('a', "A")});
  ASSERT_TRUE(waitUntil([&] { return nearby.rowCount() == 1; }));
  EXPECT_EQ(at(0).name, QStringLiteral("A"));
}

TEST_F(NearbyTablesTest, OnesOwnHeldSeatIsTakenBackInsteadOfJoining) {
  auto one = table('a', "A");
  one.seats[2] = seat(Who::held, "Maren");
  show({one});
  nearby.showOwnSeat({.tableId = one.table_id, .held = true});
  EXPECT_EQ(at(0).action, NearbyTables::TakeMySeat);
  EXPECT_EQ(at(0).state, QStringLiteral("A bot holds your seat"));
  nearby.showOwnSeat({});
  EXPECT_EQ(at(0).action, NearbyTables::Join);
}

TEST_F(NearbyTablesTest, OnesOwnTableIsNeitherJoinedNorWatched) {
  auto full = table('a', "A");
  for (SeatSummary& one : full.seats)
    one = seat(Who::person, "Somebody");
  full.watching_allowed = true;
  show({full});
  nearby.showOwnSeat({.tableId = full.table_id});
  EXPECT_EQ(at(0).action, NearbyTables::TakeMySeat);
  EXPECT_FALSE(at(0).watchable);
  EXPECT_EQ(at(0).state, QStringLiteral("You sit there"));
}

TEST_F(NearbyTablesTest, AFullTableAndOneOfAnotherVersionOfferNothing) {
  auto full = table('a', "A");
  for (SeatSummary& one : full.seats)
    one = seat(Who::person, "Somebody");
  auto unknown = table('b', "B");
  unknown.kind = "whist";
  show({full, unknown});
  EXPECT_EQ(at(0).action, NearbyTables::NoAction);
  EXPECT_EQ(at(0).state, QStringLiteral("All seats are taken"));
  EXPECT_EQ(at(1).action, NearbyTables::NoAction);
  EXPECT_FALSE(at(1).trouble.isEmpty());

  protocol = 2;
  show({table('a', "A")});
  EXPECT_EQ(at(0).trouble, QStringLiteral("Uses a newer Cardroom. Update to join."));
  EXPECT_EQ(at(0).action, NearbyTables::NoAction);
}

TEST_F(NearbyTablesTest, AFullTableCanBeWatchedIfAllowedAndAnotherOneTooMayBe) {
  auto full = table('a', "A");
  for (SeatSummary& one : full.seats)
    one = seat(Who::person, "Somebody");
  full.watching_allowed = true;
  auto free = table('b', "B");
  free.watching_allowed = true;
  show({full, free, table('c', "C")});
  EXPECT_EQ(at(0).action, NearbyTables::Watch);
  EXPECT_EQ(at(1).action, NearbyTables::Join);
  EXPECT_TRUE(at(1).watchable);
  EXPECT_FALSE(at(2).watchable);
  nearby.showOwnSeat({.tableId = free.table_id, .held = true});
  EXPECT_FALSE(at(1).watchable) << "we have a seat there";
}

TEST_F(NearbyTablesTest, TablesThatAServerDoesNotAnnounceAreOneRow) {
  show({table('a', "A")}, 2);
  ASSERT_EQ(nearby.rowCount(), 2);
  EXPECT_EQ(at(1).name, QStringLiteral("2 more tables"));
  EXPECT_EQ(at(1).host, QStringLiteral("Kari's laptop"));
  EXPECT_EQ(at(1).action, NearbyTables::Look);
  EXPECT_EQ(at(1).trouble, QString{});
  EXPECT_FALSE(at(1).watchable);
  show({table('a', "A")}, 3);
  EXPECT_EQ(at(1).name, QStringLiteral("3 more tables"));
  show({table('a', "A")});
  EXPECT_TRUE(at(1).gone);
}

TEST_F(NearbyTablesTest, TheListOfOneServerAndTheAnnouncementsDoNotRepeatATable) {
  show({table('a', "A")});
  lobby::v1::TableList list;
  for (const char id : {'a', 'z'}) {
    auto& one = *list.add_tables();
    one.set_table_id(std::string(16, id));
    one.mutable_settings()->set_name("Far away");
    one.mutable_settings()->set_kind("lucky-thirteen");
    one.add_seats();
  }
  nearby.showListed(rowsOf(list, {"club.example", 7313}, "The club"));
  ASSERT_EQ(nearby.present(), 2);
  EXPECT_EQ(at(1).host, QStringLiteral("The club"));
  EXPECT_EQ(nearby.row(1)->address.host, "club.example");
  EXPECT_EQ(nearby.row(2), nullptr);
  EXPECT_EQ(nearby.row(-1), nullptr);
  nearby.showListed({});
  EXPECT_EQ(nearby.present(), 1);
}

TEST_F(NearbyTablesTest, SaysWhenNoServerIsFound) {
  int said = 0;
  QObject::connect(&nearby, &NearbyTables::lonelyChanged, [&] { ++said; });
  nearby.show({}, true);
  nearby.show({}, true);
  EXPECT_TRUE(nearby.lonely());
  EXPECT_EQ(said, 1);
  EXPECT_TRUE(nearby.lastHeard().isEmpty());
  nearby.heard();
  EXPECT_EQ(nearby.lastHeard(), QStringLiteral("Last one heard just now."));
}

}  // namespace
}  // namespace cardroom::window
