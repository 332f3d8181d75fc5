// What a person at home reads of the servers near.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/terminal/terminal_stage.h"

namespace cardroom::terminal {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

client::LanServer server(const std::string& name, int number, const std::string& address) {
  client::LanServer one{.announcement = {.name = name,
                                         .port = 7313,
                                         .protocol_min = 1,
                                         .protocol_max = 1,
                                         .open_tables = 1,
                                         .key = TerminalStage::key(number)},
                        .address = address};
  one.announcement.server_id.fill(static_cast<std::byte>(number));
  return one;
}

lan::TableSummary table(char id, const std::string& name) {
  return {.table_id = std::string(16, id), .name = name, .kind = "lucky-thirteen", .seats = {{}, {}}, .owner = {}};
}

struct NearYou : ::testing::Test {
  NearYou() {
    den.announcement.tables = {table('a', "Kitchen table")};
    stage.start();
    stage.transcript.clear();
  }
  void heard(std::vector<client::LanServer> servers, bool lonely = false) {
    stage.step(LanChanged{std::move(servers), lonely});
  }
  /// All that was said since the last time.
  std::string said() { return std::exchange(stage.transcript, {}); }

  TerminalStage stage;
  client::LanServer den = server("den", 1, "192.168.1.7");
};

TEST_F(NearYou, WhoComesBackIsToldAsWhoComesAndTakesBackThatNobodyWasFound) {
  heard({}, true);
  EXPECT_THAT(said(), HasSubstr("Nobody was found near you yet."));
  for (int i = 0; i < 2; ++i) {
    heard({den});
    EXPECT_EQ(
        said(),
        "Near you: 1  den, 192.168.1.7:7313: 1 open table\n       Kitchen table: Lucky Thirteen. 2 seats open.\n");
    stage.type("help");
    EXPECT_THAT(said(), Not(::testing::AnyOf(HasSubstr("Nobody"), HasSubstr("Looking"))));
    heard({});
    EXPECT_EQ(said(), "den has gone.\n");
    heard({}, true);
    EXPECT_THAT(said(), HasSubstr("Nobody was found near you yet."));
    stage.type("help");
    EXPECT_THAT(said(), HasSubstr("Nobody was found near you so far."));
  }
}

TEST_F(NearYou, ASecondTableIsToldAndTheFirstNotAgain) {
  heard({den});
  said();
  den.announcement.tables.push_back(table('b', "Attic table"));
  den.announcement.open_tables = 2;
  heard({den});
  EXPECT_EQ(said(),
            "Near you: 1  den, 192.168.1.7:7313: 2 open tables\n       Attic table: Lucky Thirteen. 2 seats open.\n");
  den.announcement.tables[0].seats[0] = {lan::SeatSummary::Who::person, "Jonas", {}, false};
  heard({den});
  EXPECT_EQ(said(), "") << "a seat is no news";
  den.announcement.more_tables = 3;
  heard({den});
  EXPECT_THAT(said(), HasSubstr("and 3 more tables"));
}

TEST_F(NearYou, OnesOwnServerIsNoNewsButCanBeFound) {
  stage.step(
      ServerReady{OwnServer{.port = 7313, .key = TerminalStage::key(1), .started_by_us = true, .addresses = {}}});
  said();
  den.address = "127.0.0.1";
  heard({den});
  EXPECT_EQ(said(), "");
  stage.type("help");
  EXPECT_THAT(said(), HasSubstr("Looking for servers near you ...\nYour own server:\n  1  den, 127.0.0.1:7313"));
  heard({den, server("club", 2, "192.168.1.9")});
  EXPECT_EQ(said(), "Near you: 2  club, 192.168.1.9:7313: 1 open table\n");
  heard({server("club", 2, "192.168.1.9")});
  EXPECT_EQ(said(), "") << "nor is its end";
}

TEST_F(NearYou, AServerOfOursThatIsOnItsWayIsNoNews) {
  stage.type("play");
  said();
  den.address = "127.0.0.1";
  heard({den});
  EXPECT_EQ(said(), "");
}

TEST_F(NearYou, WhoComesHomeIsToldWhoIsThereNow) {
  heard({den});
  stage.type("1");
  stage.connect();
  stage.type("home");
  said();
  stage.type("help");
  EXPECT_THAT(said(), HasSubstr("Looking for servers near you ...")) << "nobody has been heard yet";
  heard({den});
  EXPECT_THAT(said(), HasSubstr("Near you: 1  den"));
}

TEST_F(NearYou, AServerIsJoinedByItsNumberWithTheWordOrWithout) {
  for (const char* typed : {"1", "join 1"}) {
    heard({den});
    said();
    stage.type(typed);
    EXPECT_THAT(said(), HasSubstr("Going to " + to_text(client::Address{den.address, den.announcement.port})));
    stage.connect();
    stage.type("home");
  }
}

TEST_F(NearYou, AWrongPasswordIsCalledWrong) {
  den.announcement.tables[0].has_password = true;
  heard({den});
  stage.type("1");
  stage.connect();
  session::v1::ServerMessage list;
  list.mutable_table_list()->add_tables()->set_table_id("table");
  stage.answer(list);
  said();
  stage.refuse(session::v1::REFUSAL_REASON_WRONG_PASSWORD);
  EXPECT_EQ(said(), "This table wants its password. An empty line goes back.\n");
  stage.type("sesam");
  stage.refuse(session::v1::REFUSAL_REASON_WRONG_PASSWORD);
  EXPECT_THAT(said(), HasSubstr("That is not the password."));
  stage.type("");
  stage.answer(list);
  stage.type("1");
  stage.refuse(session::v1::REFUSAL_REASON_WRONG_PASSWORD);
  EXPECT_THAT(said(), HasSubstr("This table wants its password.")) << "it has not been tried";
}

}  // namespace
}  // namespace cardroom::terminal
