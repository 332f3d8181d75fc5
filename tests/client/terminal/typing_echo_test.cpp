#include "client/terminal/typing_echo.h"

#include <cstdlib>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <memory>
#include <termios.h>
#include <unistd.h>

/// With a terminal of the test's own.
namespace cardroom::terminal {
namespace {

struct OwnTerminal : ::testing::Test {
  OwnTerminal() {
    master = ::posix_openpt(O_RDWR | O_NOCTTY);
    if (master < 0 || ::grantpt(master) != 0 || ::unlockpt(master) != 0) return;
    slave = ::open(::ptsname(master), O_RDWR | O_NOCTTY);
  }
  ~OwnTerminal() override {
    ::close(slave);
    ::close(master);
  }
  void SetUp() override {
    if (slave < 0) GTEST_SKIP() << "no terminals can be made here";
  }
  bool shows_typing() const {
    termios settings{};
    EXPECT_EQ(::tcgetattr(slave, &settings), 0);
    return (settings.c_lflag & ECHO) != 0;
  }
  int master = -1;
  int slave = -1;
};

TEST_F(OwnTerminal, HidesWhatIsTypedAndShowsItAgain) {
  TypingEcho echo{slave};
  EXPECT_TRUE(shows_typing());
  echo.hide();
  EXPECT_FALSE(shows_typing());
  echo.show();
  EXPECT_TRUE(shows_typing());
}

TEST_F(OwnTerminal, IsLeftAsItWasHoweverTheProgramEnds) {
  auto echo = std::make_unique<TypingEcho>(slave);
  echo->hide();
  echo.reset();
  EXPECT_TRUE(shows_typing());
}

TEST(TypingEcho, OfAFileThatIsNoTerminalIsNobodysAffair) {
  const int file = ::open("/dev/null", O_RDONLY);
  TypingEcho echo{file};
  echo.hide();
  echo.show();
  ::close(file);
}

}  // namespace
}  // namespace cardroom::terminal
