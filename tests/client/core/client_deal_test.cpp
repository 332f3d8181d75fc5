// How a client takes part in deals: its part delays no request, and is sent only once the profile has the deal.

#include <gtest/gtest.h>

#include "tests/client/core/client_bench.h"

namespace cardroom::client {
namespace {

Fairness fairness() {
  return {.entropy = [](std::span<std::byte> bytes) { std::ranges::fill(bytes, std::byte{7}); }, .make_match = {}};
}

class ClientDeal : public ::testing::Test {
 protected:
  static session::v1::ServerMessage committed(std::uint64_t deal, char commitment = 'C') {
    session::v1::ServerMessage message;
    auto& out = *message.mutable_deal_committed();
    out.mutable_id()->set_table_id(kTable);
    out.mutable_id()->set_deal(deal);
    out.set_commitment(std::string(32, commitment));
    return message;
  }
  void sit() {
    bench.arrive();
    session::v1::ServerMessage message;
    message.mutable_table_update()->set_table_id(kTable);
    message.mutable_table_update()->set_version(1);
    message.mutable_table_update()->set_seat(0);
    bench.tell(message);
    bench.sent.clear();
    bench.said.clear();
  }

  static inline const std::string kTable = std::string(16, 't');
  ClientBench bench{{.name = "Kari", .keys = {}, .tokens = {}, .seats = {}}, fairness()};
};

TEST_F(ClientDeal, ItsPartHasNoNumberAndKeepsNoRequestWaiting) {
  sit();
  bench.tell(committed(1));
  bench.ask(5);
  ASSERT_EQ(bench.sent.size(), 2U);
  EXPECT_TRUE(bench.sent[0].has_commit_part());
  EXPECT_EQ(bench.sent[0].request_id(), 0U);
  EXPECT_TRUE(bench.sent[1].has_go_on());
  EXPECT_EQ(bench.sent[1].request_id(), 1U);
}

TEST_F(ClientDeal, IsKeptBeforeThePartIsSent) {
  sit();
  bench.tell(committed(3));
  const auto position = [this](auto is) { return std::ranges::find_if(bench.said, is) - bench.said.begin(); };
  const auto saved = position([](const Output& output) { return std::holds_alternative<SaveProfile>(output); });
  const auto sent = position([](const Output& output) { return std::holds_alternative<SendBytes>(output); });
  EXPECT_LT(saved, sent);
  EXPECT_LT(sent, std::ssize(bench.said));
  ASSERT_EQ(bench.core.profile().deals.size(), 1U);
  EXPECT_EQ(bench.core.profile().deals.front(), (KeptDeal{kTable, 3, 0, std::string(32, 'C')}));
}

TEST_F(ClientDeal, AnIdThatAnEarlierProcessHasSeenRaisesTheAlarm) {
  sit();
  bench.tell(committed(3));
  ClientBench again{bench.core.profile(), fairness()};
  again.arrive();
  again.tell(committed(2));
  ASSERT_NE(again.core.deal(), nullptr);
  EXPECT_EQ(again.core.deal()->result, DealResult::wrong);
  EXPECT_EQ(again.core.profile().deals.front().deal, 3U) << "the greatest is kept";
}

TEST_F(ClientDeal, WhatCannotBeAnIdIsNotKept) {
  sit();
  auto message = committed(1);
  message.mutable_deal_committed()->mutable_id()->set_table_id("short");
  bench.tell(message);
  bench.tell(committed(2, 'D'));
  message = committed(3);
  message.mutable_deal_committed()->set_commitment(std::string(1'000, 'C'));
  bench.tell(message);
  ASSERT_EQ(bench.core.profile().deals.size(), 1U);
  EXPECT_EQ(bench.core.profile().deals.front().deal, 2U);
}

}  // namespace
}  // namespace cardroom::client
