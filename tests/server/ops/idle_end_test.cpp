#include "server/ops/idle_end.h"

#include <gtest/gtest.h>

namespace cardroom::server {
namespace {

constexpr ServerStatus kUnused{};
constexpr ServerStatus kConnected{.connections = 1};
constexpr ServerStatus kWithATable{.tables = 1};

TEST(IdleEnd, IsDueWhenNobodyHasUsedTheServerForTenMinutes) {
  IdleEnd end;
  EXPECT_FALSE(end.is_due(Instant{5min}, kUnused));
  EXPECT_FALSE(end.is_due(Instant{15min} - Instant{1}, kUnused));
  EXPECT_TRUE(end.is_due(Instant{15min}, kUnused));
}

TEST(IdleEnd, WaitsAgainAfterAConnectionOrATable) {
  for (const ServerStatus& used : {kConnected, kWithATable}) {
    IdleEnd end;
    EXPECT_FALSE(end.is_due(Instant{0}, kUnused));
    EXPECT_FALSE(end.is_due(Instant{12min}, used));
    EXPECT_FALSE(end.is_due(Instant{13min}, kUnused));
    EXPECT_FALSE(end.is_due(Instant{22min}, kUnused));
    EXPECT_TRUE(end.is_due(Instant{23min}, kUnused));
  }
}

}  // namespace
}  // namespace cardroom::server
