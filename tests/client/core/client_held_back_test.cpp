// Updates that arrive together: if a game ends in one of them, its end is still shown.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/core/client_core.h"
#include "tests/client/core/client_bench.h"

namespace cardroom::client {
namespace {

using namespace std::chrono_literals;
using ::testing::SizeIs;

/// Appends a frame: an update of this game, by default with a view and one event.
void add_update(std::string& bytes, std::uint64_t version, std::uint32_t game, bool view = true) {
  session::v1::ServerMessage message;
  auto& update = *message.mutable_table_update();
  update.set_table_id("table");
  update.set_version(version);
  update.set_game_number(game);
  if (view) {
    update.mutable_view();
    update.add_events();
  }
  append_frame(bytes, message.SerializeAsString());
}

TEST(ClientTable, ShowsEachOfTwoGamesThatArriveTogether) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 0);
  std::string bytes;
  add_update(bytes, 2, 1);
  add_update(bytes, 3, 2);
  add_update(bytes, 4, 2);
  bench.forget();
  bench.step(BytesReceived{bench.opened.back().connection, bytes});
  ASSERT_THAT(bench.all<TableChanged>(), SizeIs(1));
  EXPECT_EQ(bench.core.table()->update.version(), 2U) << "the game that has ended can still be read";
  EXPECT_EQ(bench.wake_at, bench.now);
  bench.wait(0ms);
  ASSERT_THAT(bench.all<TableChanged>(), SizeIs(2));
  EXPECT_TRUE(bench.all<TableChanged>()[1].other_game);
  EXPECT_EQ(bench.core.table()->update.version(), 4U);
}

TEST(ClientTable, HandlesHeldBackMessagesBeforeLaterOnes) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 0);
  std::string bytes;
  add_update(bytes, 2, 1);
  add_update(bytes, 3, 2);
  bench.step(BytesReceived{bench.opened.back().connection, bytes});
  bench.forget();
  bench.update(4, 1, 1, 2);
  ASSERT_THAT(bench.all<TableChanged>(), SizeIs(1));
  EXPECT_EQ(bench.core.table()->events.size(), 2U);
}

TEST(ClientTable, HandlesHeldBackMessagesBeforeTheEndOfTheConnection) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 0);
  std::string bytes;
  add_update(bytes, 2, 1);
  add_update(bytes, 3, 2);
  session::v1::ServerMessage goodbye;
  goodbye.mutable_goodbye()->set_reason(session::v1::GOODBYE_REASON_CLOSED);
  append_frame(bytes, goodbye.SerializeAsString());
  bench.step(BytesReceived{bench.opened.back().connection, bytes});
  bench.cut();
  EXPECT_EQ(bench.core.table()->update.version(), 3U);
  EXPECT_EQ(bench.core.status().goodbye, session::v1::GOODBYE_REASON_CLOSED);
}

TEST(ClientTable, ShowsTheLastViewBeforeTheTableIsGone) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 0);
  std::string bytes;
  add_update(bytes, 2, 1);
  session::v1::ServerMessage left;
  left.mutable_left_table()->set_table_id("table");
  append_frame(bytes, left.SerializeAsString());
  bench.step(BytesReceived{bench.opened.back().connection, bytes});
  EXPECT_NE(bench.core.table(), nullptr);
  EXPECT_THAT(bench.all<TableLeft>(), SizeIs(0));
  bench.wait(0ms);
  EXPECT_EQ(bench.core.table(), nullptr);
  EXPECT_THAT(bench.all<TableLeft>(), SizeIs(1));
}

TEST(ClientTable, ShowsTheEndOfTheGameBeforeAnotherKind) {
  ClientBench bench;
  bench.arrive();
  bench.update(1, 0, 0);
  std::string bytes;
  add_update(bytes, 2, 1);
  add_update(bytes, 3, 1, /*view=*/false);
  bench.forget();
  bench.step(BytesReceived{bench.opened.back().connection, bytes});
  ASSERT_THAT(bench.all<TableChanged>(), SizeIs(1));
  EXPECT_EQ(bench.core.table()->update.version(), 2U);
  bench.wait(0ms);
  EXPECT_EQ(bench.core.table()->update.version(), 3U);
}

}  // namespace
}  // namespace cardroom::client
