#pragma once

#include <cstdlib>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

namespace cardroom::terminal {

/// A test with a terminal of its own, which is not its controlling terminal.
struct OwnTerminal : ::testing::Test {
  OwnTerminal() {
    master = ::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (master < 0 || ::grantpt(master) != 0 || ::unlockpt(master) != 0) return;
    slave = ::open(::ptsname(master), O_RDWR | O_NOCTTY | O_CLOEXEC);
  }
  ~OwnTerminal() override {
    ::close(slave);
    ::close(master);
  }
  void SetUp() override {
    // Some containers have no /dev/pts.
    if (slave < 0) GTEST_SKIP() << "no terminal can be created here";
  }
  termios modes() const {
    termios now{};
    EXPECT_EQ(::tcgetattr(slave, &now), 0);
    return now;
  }
  bool shows_typing() const { return (modes().c_lflag & ECHO) != 0; }

  int master = -1;
  int slave = -1;
};

}  // namespace cardroom::terminal
