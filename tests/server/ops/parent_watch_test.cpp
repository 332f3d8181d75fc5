#include "server/ops/parent_watch.h"

#include <array>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <string_view>
#include <unistd.h>

#include "tests/support/run_until.h"

namespace cardroom::server {
namespace {

class ParentWatchTest : public testing::Test {
 protected:
  ParentWatchTest() { EXPECT_EQ(::pipe(pipe_.data()), 0); }

  void say(std::string_view text) {
    EXPECT_EQ(::write(pipe_[1], text.data(), text.size()), static_cast<ssize_t>(text.size()));
  }
  void die() { ::close(pipe_[1]); }

  std::array<int, 2> pipe_{};
  boost::asio::io_context io_;
};

TEST_F(ParentWatchTest, NoticesTheEndOfTheParent) {
  bool ended = false;
  ParentWatch watch{io_, pipe_[0], [&] { ended = true; }};
  say("whatever\n");
  die();
  EXPECT_TRUE(run_until(io_, [&] { return ended; }));
}

TEST_F(ParentWatchTest, IgnoresTheEndOfTheParentOnceItIsToldToOutliveIt) {
  bool ended = false;
  ParentWatch watch{io_, pipe_[0], [&] { ended = true; }};
  say("out");
  say("live\n");
  die();
  io_.run();  // Returns because there is nothing left to wait for.
  EXPECT_FALSE(ended);
}

TEST_F(ParentWatchTest, FollowsTheParentAgainIfItIsToldTo) {
  bool ended = false;
  ParentWatch watch{io_, pipe_[0], [&] { ended = true; }};
  say("outlive\nfollow\n");
  die();
  EXPECT_TRUE(run_until(io_, [&] { return ended; }));
}

TEST_F(ParentWatchTest, IgnoresOtherLines) {
  bool ended = false;
  ParentWatch watch{io_, pipe_[0], [&] { ended = true; }};
  say(std::string(300, 'x') + "outlive\noutlive");  // The last line has no newline.
  die();
  EXPECT_TRUE(run_until(io_, [&] { return ended; }));
}

TEST_F(ParentWatchTest, LeavesFlagsOfASharedFileAlone) {
  bool ended = false;
  ParentWatch watch{io_, pipe_[0], [&] { ended = true; }};
  die();
  EXPECT_TRUE(run_until(io_, [&] { return ended; }));
  EXPECT_EQ(::fcntl(pipe_[0], F_GETFL) & O_NONBLOCK, 0);
}

}  // namespace
}  // namespace cardroom::server
