#include "client/core/kept_tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <utility>

/// The tables that a client offers to resume: which ones, in which order, and how they are described.
namespace cardroom::client {
namespace {

using std::chrono::days;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using Who = lan::SeatSummary::Who;

constexpr Day kToday = std::chrono::year{2026} / 11 / 26;

struct KeptTables : ::testing::Test {
  /// Seats at the tables a, b ..., newest first; those at a were seen today, those at b yesterday, and so on.
  void keep(int tables) {
    for (int i = 0; i < tables; ++i) {
      KeptTable table{.kind = "pasur", .name = "Table", .people = {{.name = "Selma"}}, .bots = {}, .scores = {}};
      table.seen = kToday - days{i};
      profile.seats.push_back({{"10.0.0.7", 7313}, false, std::string(16, static_cast<char>('a' + i)), table});
    }
  }
  /// A server at that address announces that table, where Selma sits and a seat is kept for Kari.
  lan::TableSummary& announce(char id, const std::string& host = "10.0.0.7", std::uint16_t port = 7313) {
    LanServer server;
    server.address = host;
    server.announcement.port = port;
    lan::TableSummary table;
    table.table_id = std::string(16, id);
    table.seats = {{Who::held, "Kari", {}, false}, {Who::person, "Selma", {}, false}, {Who::bot, "", {}, false}};
    server.announcement.tables = {std::move(table)};
    near.push_back(std::move(server));
    return near.back().announcement.tables[0];
  }
  std::vector<WaitingTable> waiting() const { return waiting_tables(profile, here ? &*here : nullptr, near, kToday); }
  /// The ids of the tables, in order.
  std::string order() const {
    std::string ids;
    for (const WaitingTable& table : waiting())
      ids += table.seat.table_id.front();
    return ids;
  }

  Profile profile{.name = "Kari", .keys = {}, .tokens = {}, .seats = {}};
  std::vector<LanServer> near;
  std::optional<Table> here;
};

TEST_F(KeptTables, AreOfferedNewestFirst) {
  keep(3);
  EXPECT_EQ(order(), "abc");
}

TEST_F(KeptTables, WhereSomebodyIsComeFirst) {
  keep(3);
  announce('c');
  EXPECT_EQ(order(), "cab");
  EXPECT_THAT(waiting()[0].there, ElementsAre("Selma"));
  EXPECT_TRUE(waiting()[0].held);
  EXPECT_THAT(waiting()[1].there, IsEmpty());
  EXPECT_FALSE(waiting()[1].held);
}

TEST_F(KeptTables, WhereTheClientIsComesBeforeAll) {
  keep(3);
  announce('c');
  here.emplace();
  here->update.set_table_id(std::string(16, 'b'));
  EXPECT_EQ(order(), "bca");
  EXPECT_TRUE(waiting()[0].here);
}

TEST_F(KeptTables, AreNotLitForAnEmptyTable) {
  keep(2);
  lan::TableSummary& table = announce('b');
  table.seats[1].who = Who::held;
  EXPECT_EQ(order(), "ab");
  EXPECT_TRUE(waiting()[1].held);
}

TEST_F(KeptTables, AreNotLitForSomebodyWhoHasLeft) {
  keep(2);
  announce('b').seats[1].who = Who::away;
  EXPECT_EQ(order(), "ab");
  EXPECT_THAT(waiting()[1].there, IsEmpty());
}

TEST_F(KeptTables, AreRecognisedByTheKeyOfTheirServer) {
  keep(2);
  profile.seats[1].own = true;
  profile.seats[1].server = {"127.0.0.1", 7313};
  profile.keys[profile.seats[1].server].fill(std::byte{0xAB});
  announce('b', "10.0.0.9");
  EXPECT_EQ(order(), "ab");
  near[0].announcement.key.fill(std::byte{0xAB});
  EXPECT_EQ(order(), "ba");
}

TEST_F(KeptTables, AreRecognisedOnlyAtTheirServer) {
  keep(2);
  announce('b', "10.0.0.9");
  EXPECT_EQ(order(), "ab");
  near.clear();
  announce('b', "10.0.0.7", 7400);
  EXPECT_EQ(order(), "ab");
}

TEST_F(KeptTables, OfOnesOwnServerAreRecognisedOnAnyPort) {
  keep(2);
  profile.seats[1].own = true;
  profile.seats[1].server = {"127.0.0.1", 7313};
  announce('b', "127.0.0.1", 7400);
  EXPECT_EQ(order(), "ba");
}

TEST_F(KeptTables, AreOfferedForThirtyDays) {
  keep(32);
  EXPECT_THAT(waiting(), SizeIs(31));
  announce(static_cast<char>('a' + 31));
  EXPECT_THAT(waiting(), SizeIs(32)) << "others have gone on there";
}

TEST_F(KeptTables, AreOfferedEvenIfNothingIsKnownOfThem) {
  keep(1);
  profile.seats[0].table.reset();
  EXPECT_EQ(order(), "a");
}

TEST(ToldDays, AreTheLastOneSeenAndAtTheEndTheLastOneKept) {
  const auto told = [](int age) {
    return told_day({.kind = {}, .name = {}, .people = {}, .bots = {}, .scores = {}, .seen = kToday - days{age}},
                    kToday);
  };
  EXPECT_EQ(told(0), (ToldDay{kToday, false}));
  EXPECT_EQ(told(24), (ToldDay{kToday - days{24}, false}));
  EXPECT_EQ(told(25), (ToldDay{kToday + days{5}, true}));
  EXPECT_EQ(told(30), (ToldDay{kToday, true}));
  EXPECT_EQ(told(-3), (ToldDay{kToday, false})) << "the clock was set back";
}

TEST(ToldScores, BeginWithThePersonsOwn) {
  KeptTable table{.kind = {}, .name = {}, .people = {}, .bots = {}, .seat = 1, .scores = {38, 41, 22}};
  EXPECT_THAT(told_scores(table, {}), ElementsAre(41, 22, 38));
  table.scores = {0, 0, 0};
  EXPECT_THAT(told_scores(table, {}), IsEmpty()) << "nothing to tell yet";
  table.scores.clear();
  EXPECT_THAT(told_scores(table, {}), IsEmpty());
}

TEST(ToldScores, OfTeamsAreOneNumberEach) {
  const std::vector<std::vector<std::uint32_t>> teams{{0, 2}, {1, 3}};
  KeptTable table{.kind = {}, .name = {}, .people = {}, .bots = {}, .seat = 3, .scores = {19, 27, 19, 27}};
  EXPECT_THAT(told_scores(table, teams), ElementsAre(27, 19));
  table.seat = 0;
  EXPECT_THAT(told_scores(table, teams), ElementsAre(19, 27));
}

}  // namespace
}  // namespace cardroom::client
