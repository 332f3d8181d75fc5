// Nearby servers, as a person sees and joins them from Home.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/terminal/near_servers.h"

namespace cardroom::terminal {
namespace {

using ::testing::HasSubstr;

struct NearYou : ::testing::Test {
  NearYou() {
    den.announcement.tables = {near_table('a', "Kitchen table")};
    stage.start();
    stage.transcript.clear();
  }
  void heard(std::vector<client::LanServer> servers, bool lonely = false) {
    stage.step(LanChanged{std::move(servers), lonely});
  }
  /// Everything that was printed since the last call.
  std::string said() { return std::exchange(stage.transcript, {}); }

  TerminalStage stage;
  client::LanServer den = near_server("den", 1, "192.168.1.7");
};

TEST_F(NearYou, OwnServerIsNotNewsButCanBeFound) {
  stage.step(
      ServerReady{OwnServer{.port = 7313, .key = TerminalStage::key(1), .started_by_us = true, .addresses = {}}});
  said();
  den.address = "127.0.0.1";
  heard({den});
  EXPECT_EQ(said(), "");
  stage.type("help");
  EXPECT_THAT(said(), HasSubstr("Looking for servers near you ...\nYour own server:\n  1  den, 127.0.0.1:7313"));
  heard({den, near_server("club", 2, "192.168.1.9")});
  EXPECT_EQ(said(), "Near you: 2  club, 192.168.1.9:7313: 1 open table\n");
  heard({near_server("club", 2, "192.168.1.9")});
  EXPECT_EQ(said(), "") << "its end is not news either";
}

TEST_F(NearYou, OwnServerIsNotNewsWhileItStarts) {
  stage.type("play");
  said();
  den.address = "127.0.0.1";
  heard({den});
  EXPECT_EQ(said(), "");
}

TEST_F(NearYou, APersonWhoReturnsHomeIsToldThePresentServers) {
  heard({den});
  stage.type("1");
  stage.connect();
  stage.type("home");
  said();
  stage.type("help");
  EXPECT_THAT(said(), HasSubstr("Looking for servers near you ...")) << "nothing has been heard yet";
  heard({den});
  EXPECT_THAT(said(), HasSubstr("Near you: 1  den"));
}

TEST_F(NearYou, AServerIsJoinedByItsNumberWithOrWithoutTheWord) {
  for (const char* typed : {"1", "join 1"}) {
    heard({den});
    said();
    stage.type(typed);
    EXPECT_THAT(said(), HasSubstr("Going to " + to_text(client::Address{den.address, den.announcement.port})));
    stage.connect();
    stage.type("home");
  }
}

TEST_F(NearYou, OnlyAPasswordThatWasTriedIsCalledWrong) {
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
