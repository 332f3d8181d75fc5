#include "server/net/accept_core.h"

#include <gtest/gtest.h>

namespace cardroom::server {
namespace {

TEST(AcceptCore, CountsHandshakesByAddress) {
  AcceptCore core{{.sockets = 10, .handshakes = 10, .handshakes_per_address = 2}};
  EXPECT_TRUE(core.admit("10.0.0.1"));
  EXPECT_TRUE(core.admit("10.0.0.1"));
  EXPECT_FALSE(core.admit("10.0.0.1"));
  EXPECT_TRUE(core.admit("10.0.0.2"));
  core.handshake_over("10.0.0.1");
  EXPECT_TRUE(core.admit("10.0.0.1"));
}

TEST(AcceptCore, CountsHandshakesOfAllTogether) {
  AcceptCore core{{.sockets = 10, .handshakes = 2, .handshakes_per_address = 2}};
  EXPECT_TRUE(core.admit("10.0.0.1"));
  EXPECT_TRUE(core.admit("10.0.0.2"));
  EXPECT_FALSE(core.admit("10.0.0.3"));
  core.handshake_over("10.0.0.2");
  EXPECT_TRUE(core.admit("10.0.0.3"));
}

TEST(AcceptCore, CountsSocketsUntilTheyAreClosed) {
  AcceptCore core{{.sockets = 2, .handshakes = 2, .handshakes_per_address = 2}};
  for (int i = 0; i < 2; ++i) {
    EXPECT_TRUE(core.admit("10.0.0.1"));
    core.handshake_over("10.0.0.1");
  }
  EXPECT_FALSE(core.admit("10.0.0.1"));
  core.closed();
  EXPECT_TRUE(core.admit("10.0.0.1"));
}

}  // namespace
}  // namespace cardroom::server
