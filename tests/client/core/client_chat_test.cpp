#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/client/core/client_bench.h"

/// The table chat that the client stores.
namespace cardroom::client {
namespace {

using namespace std::chrono_literals;
using ::testing::ElementsAre;
using ::testing::SizeIs;

std::string lines(std::uint64_t first, std::uint64_t last, bool said_before = false,
                  const std::string& table_id = "table") {
  session::v1::ServerMessage message;
  auto& said = *message.mutable_chat_lines();
  said.set_table_id(table_id);
  said.set_said_before(said_before);
  for (std::uint64_t number = first; number <= last; ++number)
    said.add_lines()->set_number(number);
  std::string frame;
  append_frame(frame, message.SerializeAsString());
  return frame;
}

struct ClientChat : ::testing::Test {
  void SetUp() override {
    bench.arrive();
    bench.update(1, 0, 0);
  }
  void receive(const std::string& bytes) { bench.step(BytesReceived{bench.opened.back().connection, bytes}); }
  std::vector<std::uint64_t> numbers() const {
    std::vector<std::uint64_t> all;
    for (const auto& line : bench.core.chat())
      all.push_back(line.number());
    return all;
  }
  ClientBench bench;
};

TEST_F(ClientChat, KeepsEveryLineOnce) {
  receive(lines(1, 2));
  receive(lines(2, 3));
  EXPECT_THAT(numbers(), ElementsAre(1, 2, 3));
  const auto changes = bench.all<ChatChanged>();
  ASSERT_THAT(changes, SizeIs(2));
  EXPECT_EQ(changes[0].new_lines, 2U);
  EXPECT_EQ(changes[1].new_lines, 1U);
  receive(lines(3, 3));
  EXPECT_THAT(bench.all<ChatChanged>(), SizeIs(2)) << "nothing is new";
}

TEST_F(ClientChat, SeveralMessagesAtOnceAreOneNotice) {
  receive(lines(1, 2) + lines(3, 3));
  const auto changes = bench.all<ChatChanged>();
  ASSERT_THAT(changes, SizeIs(1));
  EXPECT_EQ(changes[0].new_lines, 3U);
  EXPECT_FALSE(changes[0].said_before);
}

TEST_F(ClientChat, SeparatesNewLinesFromEarlierOnes) {
  receive(lines(1, 2, true) + lines(3, 3) + lines(4, 4));
  ASSERT_THAT(bench.all<ChatChanged>(), SizeIs(1));
  EXPECT_EQ(bench.all<ChatChanged>()[0].new_lines, 2U);
  EXPECT_TRUE(bench.all<ChatChanged>()[0].said_before);
  EXPECT_THAT(numbers(), ElementsAre(1, 2)) << "the last lines are the ones that the notice is about";
  bench.wait(0ms);
  ASSERT_THAT(bench.all<ChatChanged>(), SizeIs(2));
  EXPECT_EQ(bench.all<ChatChanged>()[1].new_lines, 2U);
  EXPECT_FALSE(bench.all<ChatChanged>()[1].said_before);
}

TEST_F(ClientChat, ReportsEarlierLinesAndTheLinesOfAnOutage) {
  receive(lines(5, 7, true));
  EXPECT_TRUE(bench.all<ChatChanged>().at(0).said_before);
  bench.cut();
  bench.wait(1s);
  bench.forget();
  bench.connect();
  EXPECT_EQ(bench.sent.at(0).hello().seen().last_chat_line(), 7U);
  bench.welcome(true, 0, "table");
  receive(lines(8, 8, true));
  EXPECT_THAT(numbers(), ElementsAre(5, 6, 7, 8));
}

TEST_F(ClientChat, BelongsToOneTable) {
  receive(lines(1, 2));
  receive(lines(3, 3, false, "other"));
  EXPECT_THAT(numbers(), ElementsAre(1, 2));
  bench.update(1, 0, 0, 1, "other");
  EXPECT_TRUE(bench.core.chat().empty());
}

TEST_F(ClientChat, EndsWithTheTableAndItsNotice) {
  session::v1::ServerMessage left;
  left.mutable_left_table()->set_table_id("table");
  std::string bytes = lines(1, 2);
  append_frame(bytes, left.SerializeAsString());
  receive(bytes);
  EXPECT_TRUE(bench.core.chat().empty());
  EXPECT_THAT(bench.all<ChatChanged>(), SizeIs(0));
}

TEST_F(ClientChat, KeepsTheLastLinesOnly) {
  receive(lines(1, kChatLinesKept + 50));
  EXPECT_EQ(bench.core.chat().size(), kChatLinesKept);
  EXPECT_EQ(bench.core.chat().back().number(), kChatLinesKept + 50);
  EXPECT_LE(bench.all<ChatChanged>().at(0).new_lines, kChatLinesKept);
}

}  // namespace
}  // namespace cardroom::client
