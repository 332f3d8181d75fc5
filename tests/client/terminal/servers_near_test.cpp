#include "client/terminal/servers_near.h"

#include <gtest/gtest.h>

#include "tests/client/terminal/near_servers.h"

namespace cardroom::terminal {
namespace {

class ServersNearTest : public ::testing::Test {
 protected:
  ServersNearTest() { den.announcement.tables = {near_table('a', "Kitchen table")}; }

  Lines heard(const std::vector<client::LanServer>& servers, bool lonely = false, bool listens = true) {
    return near.changed(servers, lonely, listens, [this](const auto& one) { return one.address == own; });
  }
  Lines all() const {
    return near.all([this](const auto& one) { return one.address == own; });
  }

  ServersNear near;
  std::string own = "127.0.0.1";  ///< The address of our own server.
  client::LanServer den = near_server("den", 1, "192.168.1.7");
  client::LanServer club = near_server("club", 2, "192.168.1.9");
  const Lines den_is_news{"Near you: 1  den, 192.168.1.7:7313: 1 open table",
                          "       Kitchen table: Lucky Thirteen. 2 seats open."};
};

TEST_F(ServersNearTest, TellsAServerOnceUntilItHasGone) {
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(heard({den}), den_is_news);
    EXPECT_EQ(heard({den}), Lines{});
    EXPECT_EQ(heard({}), Lines{"den has gone."});
  }
}

TEST_F(ServersNearTest, TellsASecondTableWithoutTheFirst) {
  heard({den});
  den.announcement.tables.push_back(near_table('b', "Attic table"));
  den.announcement.open_tables = 2;
  EXPECT_EQ(heard({den}), (Lines{"Near you: 1  den, 192.168.1.7:7313: 2 open tables",
                                 "       Attic table: Lucky Thirteen. 2 seats open."}));
  den.announcement.tables[0].seats[0] = {lan::SeatSummary::Who::person, "Jonas", {}, false};
  EXPECT_EQ(heard({den}), Lines{}) << "a seat is not news";
  den.announcement.more_tables = 3;
  EXPECT_EQ(heard({den}).back(), "       and 3 more tables");
  den.announcement.open_tables = 0;
  EXPECT_EQ(heard({den}).at(0), "Near you: 1  den, 192.168.1.7:7313: 0 open tables") << "a full server is news";
}

TEST_F(ServersNearTest, TellsOnceThatNobodyWasFound) {
  EXPECT_TRUE(heard({}, true).at(0).starts_with("Nobody was found near you yet."));
  EXPECT_EQ(heard({}, true), Lines{});
  EXPECT_EQ(all(), Lines{"Nobody was found near you so far."});
  heard({den});
  EXPECT_EQ(all().at(0), "Servers near you, by number:");
  heard({});
  EXPECT_FALSE(heard({}, true).empty()) << "once a server has been found, it is news again";
}

TEST_F(ServersNearTest, KeepsNumbersWhileTheProgramRuns) {
  heard({den, club});
  EXPECT_EQ(near.at(2)->announcement.name, "club");
  heard({club});
  EXPECT_EQ(near.at(1), nullptr);
  EXPECT_EQ(near.at(2)->announcement.name, "club");
  EXPECT_EQ(near.at(0), nullptr);
  EXPECT_EQ(near.at(3), nullptr);
  heard({club, den});
  EXPECT_EQ(near.at(1)->announcement.name, "den");
}

TEST_F(ServersNearTest, OwnServerIsNotNewsButIsListed) {
  den.address = own;
  EXPECT_EQ(heard({den}), Lines{});
  EXPECT_EQ(all(),
            (Lines{"Looking for servers near you ...", "Your own server:", "  1  den, 127.0.0.1:7313: 1 open table",
                   "       Kitchen table: Lucky Thirteen. 2 seats open."}));
  EXPECT_TRUE(heard({den}, true).at(0).starts_with("Nobody was found near you yet.")) << "our own does not count";
  EXPECT_EQ(heard({}), Lines{});
}

TEST_F(ServersNearTest, TellsEverythingAgainAfterAnAbsence) {
  heard({den});
  near.forget_what_was_told();
  EXPECT_EQ(all(), Lines{"Looking for servers near you ..."}) << "nothing has been heard since";
  EXPECT_EQ(heard({den}, false, false), Lines{});
  near.forget_what_was_told();
  EXPECT_EQ(heard({den}), den_is_news);
}

TEST_F(ServersNearTest, TellsAServerThatWasRenamed) {
  heard({den});
  den.announcement.name = "attic";
  EXPECT_EQ(heard({den}).at(0), "Near you: 1  attic, 192.168.1.7:7313: 1 open table");
}

}  // namespace
}  // namespace cardroom::terminal
