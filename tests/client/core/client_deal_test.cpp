// What a ClientCore remembers about the deal.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/core/client_core.h"
#include "tests/client/core/client_bench.h"

namespace cardroom::client {
namespace {

using ::testing::SizeIs;

session::v1::ServerMessage commitment(std::uint64_t deal, const std::string& value) {
  session::v1::ServerMessage message;
  auto& committed = *message.mutable_deal_committed();
  committed.mutable_id()->set_table_id("table");
  committed.mutable_id()->set_deal(deal);
  committed.set_commitment(value);
  return message;
}

TEST(ClientDeal, KeepsTheFirstCommitmentOfADeal) {
  ClientBench bench;
  bench.arrive();
  bench.tell(commitment(3, "first"));
  bench.tell(commitment(3, "second"));
  bench.tell(commitment(2, "older"));
  EXPECT_EQ(bench.core.deal()->committed.commitment(), "first");
  EXPECT_THAT(bench.all<DealChanged>(), SizeIs(1));
  bench.tell(commitment(4, "next"));
  EXPECT_EQ(bench.core.deal()->committed.commitment(), "next");
}

TEST(ClientDeal, KeepsTheRevealedSecretOfThisDealOnly) {
  ClientBench bench;
  bench.arrive();
  bench.tell(commitment(3, "first"));
  session::v1::ServerMessage message;
  auto& revealed = *message.mutable_deal_revealed();
  *revealed.mutable_id() = bench.core.deal()->committed.id();
  revealed.mutable_id()->set_deal(2);
  bench.tell(message);
  EXPECT_FALSE(bench.core.deal()->revealed);
  revealed.mutable_id()->set_deal(3);
  bench.tell(message);
  EXPECT_TRUE(bench.core.deal()->revealed);
}

}  // namespace
}  // namespace cardroom::client
