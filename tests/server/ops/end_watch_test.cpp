#include "server/ops/end_watch.h"

#include <chrono>
#include <csignal>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace cardroom::server {
namespace {

using namespace std::chrono_literals;

struct EndWatchTest : ::testing::Test {
  void raise_and_wait(int signal) {
    const std::size_t before = reasons.size();
    ASSERT_EQ(::raise(signal), 0);
    io.restart();
    while (reasons.size() == before && io.run_one_for(10s) > 0) {
    }
  }

  boost::asio::io_context io;
  std::vector<std::string> reasons;
  std::vector<bool> for_good;
  EndWatch watch{io, [this](const std::string& why, ShutDown how) {
                   reasons.push_back(why);
                   for_good.push_back(how.for_good);
                 }};
};

TEST_F(EndWatchTest, ASignalFromTheTerminalIsFinalAndOneFromAServiceIsNot) {
  raise_and_wait(SIGINT);
  raise_and_wait(SIGTERM);
  EXPECT_EQ(reasons, (std::vector<std::string>{"SIGINT", "SIGTERM"}));
  EXPECT_EQ(for_good, (std::vector{true, false}));
}

TEST_F(EndWatchTest, ASecondSignalCountsAfterStop) {
  raise_and_wait(SIGTERM);
  watch.stop();
  raise_and_wait(SIGTERM);
  EXPECT_EQ(reasons.size(), 2U);
}

}  // namespace
}  // namespace cardroom::server
