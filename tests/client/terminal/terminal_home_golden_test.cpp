// The text that appears before there is a table, compared with text files.
#include <gtest/gtest.h>

#include "tests/client/terminal/at_the_den.h"
#include "tests/support/golden.h"

namespace cardroom::terminal {
namespace {

using cardroom::testing::expect_golden;

TEST(TerminalGolden, AHostIsAskedAndShowsTheInvitation) {
  TerminalStage stage;
  stage.start();
  for (const char* typed : {"host", "whist", "lucky thirteen", "", "basic 2", "Ola", "open", "", "20", "secret", "no"})
    stage.type(typed);
  stage.step(ServerReady{OwnServer{7314, TerminalStage::key(1), true, {"192.168.1.7", "10.0.0.7"}}});
  stage.connect();
  ASSERT_TRUE(stage.requests.back().has_create_table());
  stage.transcript += "[it asks for a table]\n" + stage.requests.back().create_table().ShortDebugString() + "\n";
  session::v1::ServerMessage joined;
  joined.mutable_joined_table();
  stage.answer(joined);
  CannedTable table{std::uint8_t{0}};
  stage.from_server(table.message());
  stage.type("quit");
  stage.type("perhaps");
  stage.type("yes");
  stage.answer_done();
  EXPECT_EQ(stage.count<EndServer>(), 0);
  EXPECT_EQ(stage.count<Quit>(), 1);
  expect_golden("terminal/host.txt", stage.transcript);
}

TEST(TerminalGolden, HomeShowsTheServersNear) {
  TerminalStage stage;
  stage.start();
  client::LanServer den{{"den", 7313, 1, 1, 1, TerminalStage::key(1), {std::byte{1}}}, "192.168.1.7"};
  client::LanServer club{{"club", 7400, 1, 1, 0, TerminalStage::key(2), {std::byte{2}}}, "192.168.1.9"};
  using Who = lan::SeatSummary::Who;
  den.announcement.tables = {{.table_id = std::string(16, 't'),
                              .name = "Kitchen table",
                              .kind = "lucky-thirteen",
                              .seats = {{Who::person, "Jonas", {}, false}, {Who::bot, "", {}, false}, {}, {}},
                              .owner = "Jonas",
                              .has_password = true}};
  den.announcement.more_tables = 2;
  stage.step(LanChanged{{}, true});
  stage.step(LanChanged{{den}, false});
  stage.type("");
  stage.step(LanChanged{{club, den}, false});
  club.announcement.open_tables = 3;
  stage.step(LanChanged{{club, den}, false});
  stage.step(LanChanged{{club}, false});
  stage.type("");
  stage.type("1");
  stage.type("2");
  EXPECT_EQ(stage.opened.back(), (client::Address{"192.168.1.9", 7400}));
  stage.connect();
  session::v1::ServerMessage list;
  for (const char* name : {"Kari's table", "Friday"}) {
    CannedTable table{std::nullopt};
    auto& summary = *list.mutable_table_list()->add_tables();
    *summary.mutable_settings() = table.update.settings();
    summary.mutable_settings()->set_name(name);
    *summary.mutable_seats() = table.update.seats();
    summary.set_table_id(name);
    summary.set_phase(table::v1::PHASE_GATHERING);
  }
  list.mutable_table_list()->mutable_tables(1)->mutable_seats(1)->clear_occupant();
  list.mutable_table_list()->mutable_tables(1)->mutable_settings()->set_has_password(true);
  stage.answer(list);
  stage.type("3");
  stage.type("2");
  stage.refuse(session::v1::REFUSAL_REASON_WRONG_PASSWORD);
  stage.type("secret");
  EXPECT_EQ(stage.requests.back().join_table().password(), "secret");
  stage.refuse(session::v1::REFUSAL_REASON_TABLE_FULL);
  stage.type("yes");
  EXPECT_TRUE(stage.requests.back().join_table().watch());
  expect_golden("terminal/home.txt", stage.transcript);
}

TEST(TerminalGolden, HomeListsTheTablesToGoOnWith) {
  using std::chrono::days;
  const auto seat = [](char id, client::KeptTable table) {
    return client::KeptSeat{{"192.168.1.7", 7313}, false, std::string(16, id), std::move(table)};
  };
  const client::Day today = TerminalStage::kToday;
  const client::KeptTable evening{.kind = "pasur",
                                  .name = "Cafe",
                                  .people = {},
                                  .bots = {3},
                                  .scores = {0, 0},
                                  .playing = true,
                                  .seen = today - days{9},
                                  .since = std::chrono::hours{21} + std::chrono::minutes{40}};
  client::KeptTable afternoon = evening;
  afternoon.since = std::chrono::hours{14} + std::chrono::minutes{5};
  TerminalStage stage{{},
                      {},
                      "Kari",
                      {seat('t', {.kind = "thrones",
                                  .name = "Winterfell",
                                  .people = {{.name = "Henrik"}},
                                  .bots = {3, 2},
                                  .seat = 1,
                                  .scores = {19, 27, 19, 27},
                                  .playing = true,
                                  .seen = today - days{2}}),
                       seat('k', {.kind = "pinochle",
                                  .name = "Cafe",
                                  .people = {{.name = "Selma"}},
                                  .bots = {},
                                  .scores = {},
                                  .seen = today - days{1}}),
                       seat('p', {.kind = "pasur",
                                  .name = "Sunday",
                                  .people = {{.name = "Selma"}, {.name = "Jonas"}},
                                  .bots = {},
                                  .scores = {41, 38, 22},
                                  .playing = true,
                                  .seen = today - days{9}}),
                       seat('l', {.kind = "lucky-thirteen",
                                  .name = "Kitchen",
                                  .people = {},
                                  .bots = {3, 3, 1},
                                  .scores = {0, 0, 0, 0},
                                  .playing = true,
                                  .seen = today - days{28}}),
                       seat('m', afternoon),
                       seat('n', evening),
                       {{"127.0.0.1", 7313}, true, std::string(16, 'o')},
                       {{"10.0.0.7", 7313}, false, std::string(16, 'x')}}};
  stage.start();
  client::LanServer den{{"den", 7313, 1, 1, 1, TerminalStage::key(1), {std::byte{1}}}, "192.168.1.7"};
  using Who = lan::SeatSummary::Who;
  den.announcement.tables = {{.table_id = std::string(16, 'p'),
                              .name = "Sunday",
                              .kind = "pasur",
                              .seats = {{Who::held, "Kari", {}, false}, {Who::person, "Selma", {}, false}},
                              .owner = "Selma"}};
  stage.step(LanChanged{{den}, false});
  stage.type("help");
  stage.step(LanChanged{{}, false});  // Selma leaves, but the numbers that were shown keep their meaning.
  stage.type("go 9");
  stage.type("go 2");
  EXPECT_EQ(stage.opened.back(), (client::Address{"192.168.1.7", 7313}));
  stage.connect(true, {}, 1, /*keeps_tables=*/true);
  EXPECT_EQ(stage.requests.back().join_table().table_id(), std::string(16, 't'));
  stage.refuse(session::v1::REFUSAL_REASON_NO_SUCH_TABLE);
  stage.type("home");
  stage.type("back");
  stage.connect(true, {}, 1, /*keeps_tables=*/true);
  EXPECT_EQ(stage.requests.back().join_table().table_id(), std::string(16, 'k'));
  expect_golden("terminal/go_on.txt", stage.transcript);
}

TEST(TerminalGolden, TablesToGoOnWithAreForgotten) {
  const client::Address den{"192.168.1.7", 7313};
  const auto table = [](const std::string& name) {
    return client::KeptTable{.kind = "pasur",
                             .name = name,
                             .people = {{.name = "Selma"}},
                             .bots = {},
                             .scores = {41, 38},
                             .playing = true,
                             .seen = TerminalStage::kToday};
  };
  TerminalStage stage{{},
                      {},
                      "Kari",
                      {{den, false, std::string(16, 's'), table("Sunday")},
                       {den, false, std::string(16, 'f'), table("Friday")},
                       {{"127.0.0.1", 7313}, true, std::string(16, 'o')},
                       {{"10.0.0.7", 7313}, false, std::string(16, 'x')}}};
  stage.start();
  for (const char* typed : {"forget", "forget 9", "forget 1", "no", "forget 1", "yes"})
    stage.type(typed);
  EXPECT_EQ(stage.opened.back(), den);
  stage.connect(true, std::string(16, 's'), 1, /*keeps_tables=*/true);
  CannedTable seat{std::uint8_t{0}};
  seat.update.set_table_id(std::string(16, 's'));
  stage.from_server(seat.message());
  ASSERT_TRUE(stage.requests.back().has_leave_table());
  EXPECT_FALSE(stage.requests.back().leave_table().keep_seat());
  stage.answer_done();
  stage.type("forget 2");  // A table on our own server, which is not started for this.
  stage.type("yes");
  EXPECT_EQ(stage.opened.size(), 1U);
  EXPECT_EQ(stage.count<StartServer>(), 0);
  stage.type("forget 1");  // The server no longer keeps that seat.
  stage.type("yes");
  stage.connect(true, {}, 1, /*keeps_tables=*/true);
  EXPECT_EQ(stage.requests.size(), 1U);
  stage.type("forget 1");
  stage.type("yes");
  for (int attempt = 0; attempt < client::kFirstAttemptsMax; ++attempt) {
    stage.refuse_connection();
    stage.wait(std::chrono::seconds{5});
  }
  stage.type("forget 1");
  EXPECT_TRUE(stage.client.profile().seats.empty());
  expect_golden("terminal/forgotten.txt", stage.transcript);
}

TEST(TerminalGolden, AChangedKeyIsAWarningInWordsAndAQuestion) {
  TerminalStage stage{join_den()};
  stage.start();
  stage.connect();
  stage.type("home");
  stage.type("join den.local");
  stage.connect(false, {}, 2);
  stage.type("well");
  stage.type("no");
  stage.type("join den.local");
  stage.connect(false, {}, 2);
  stage.type("yes");
  stage.connect(false, {}, 2);
  EXPECT_TRUE(stage.requests.back().has_list_tables());
  expect_golden("terminal/changed_key.txt", stage.transcript);
}

TEST(TerminalGolden, TheNameIsAskedAtTheFirstStart) {
  TerminalStage stage{{.kind = Launch::Kind::play_now, .target = {}, .proposed_name = "kari"}, {}, ""};
  stage.start();
  stage.type("a name that is far too long to be one");
  stage.type("");
  EXPECT_EQ(stage.client.profile().name, "kari");
  stage.step(ServerFailed{"cardroom-server was not found beside this program"});
  expect_golden("terminal/first_start.txt", stage.transcript);
}

}  // namespace
}  // namespace cardroom::terminal
