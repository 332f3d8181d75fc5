// What a spectator types and reads, and what others read about spectators.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/terminal/at_own_table.h"

namespace cardroom::terminal {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

TEST(TerminalWatching, AsksForNothingThatOnlyPlayersHave) {
  TerminalStage stage{{.kind = Launch::Kind::join, .target = client::Invitation{{"den"}, {}, {}}, .watch = true}};
  CannedTable table{std::nullopt};
  stage.start();
  stage.connect();
  stage.answer_done();
  table.update.set_phase(table::v1::PHASE_PAUSED);
  table.update.set_pause_left_ms(6'000);
  stage.from_server(table.message());
  stage.requests.clear();
  for (const char* typed : {"again", "take", "take 9", "go", "1", "7d"})
    stage.type(typed);
  EXPECT_THAT(stage.requests, SizeIs(0));
  EXPECT_THAT(stage.transcript, Not(HasSubstr("Press Enter")));
  stage.type("take 3");
  EXPECT_EQ(stage.requests.back().take_seat().seat(), 2U);
}

TEST(TerminalWatching, EndsAPauseWhereOnlyBotsPlay) {
  TerminalStage stage{{.kind = Launch::Kind::join, .target = client::Invitation{{"den"}, {}, {}}, .watch = true}};
  CannedTable table{std::nullopt};
  stage.start();
  stage.connect();
  stage.answer_done();
  table.update.mutable_seats(0)->mutable_bot();
  table.update.mutable_seats(1)->mutable_bot();
  table.update.mutable_pace()->set_speed_percent(100);
  table.update.set_phase(table::v1::PHASE_PAUSED);
  table.update.set_pause_left_ms(5'000);
  stage.from_server(table.message());
  EXPECT_THAT(stage.transcript, HasSubstr("A pause to read, 5 seconds. Press Enter to go on."));
  stage.type("");
  EXPECT_TRUE(stage.requests.back().has_go_on());
}

TEST(TerminalWatching, SetsThePaceWhereOnlyBotsPlay) {
  const std::pair<const char*, const char*> typings[]{
      {"play", "set_pace { paused: false }"},
      {"pause", "set_pace { paused: true }"},
      {"speed 400", "set_pace { speed_percent: 400 }"},
      {"step", "set_pace { paused: true step: true }"},
  };
  for (const auto& [line, request] : typings) {
    TerminalStage stage{{.kind = Launch::Kind::join, .target = client::Invitation{{"den"}, {}, {}}, .watch = true}};
    CannedTable table{std::nullopt};
    stage.start();
    stage.connect();
    stage.answer_done();
    stage.from_server(table.message());
    stage.requests.clear();
    for (const char* wrong : {"speed", "speed 24", "speed 401", "speed fast", "speed 100 200"})
      stage.type(wrong);
    EXPECT_THAT(stage.requests, SizeIs(0));
    stage.type(line);
    ASSERT_THAT(stage.requests, SizeIs(1)) << line;
    stage.requests[0].clear_request_id();
    EXPECT_EQ(stage.requests[0].ShortDebugString(), request);
  }
}

TEST(TerminalWatching, ASpectatorIsRemovedByName) {
  AtOwnTable at;
  session::v1::ServerMessage message;
  message.mutable_watchers()->set_table_id(at.table.update.table_id());
  message.mutable_watchers()->add_names("Per");
  at.stage.from_server(message);
  EXPECT_THAT(at.stage.transcript, HasSubstr("Per is watching."));
  at.stage.type("remove Per");
  EXPECT_EQ(at.stage.requests.back().remove_player().name(), "Per");
}

TEST(TerminalWatching, ASpectatorWhoTakesASeatIsToldOnce) {
  AtOwnTable at;
  const auto watch = [&](const std::vector<std::string>& names) {
    session::v1::ServerMessage message;
    message.mutable_watchers()->set_table_id(at.table.update.table_id());
    for (const std::string& name : names)
      message.mutable_watchers()->add_names(name);
    at.stage.from_server(message);
  };
  watch({"Per", "Lise"});
  at.table.update.mutable_seats(2)->mutable_person()->set_name("Per");
  at.stage.from_server(at.table.message());
  at.stage.transcript.clear();
  watch({});
  EXPECT_EQ(at.stage.transcript, "Lise is no longer watching.\n");
}

}  // namespace
}  // namespace cardroom::terminal
