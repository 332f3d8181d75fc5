#include "client/terminal/console/tty_modes.h"

#include <memory>

#include "tests/client/terminal/console/own_terminal.h"

namespace cardroom::terminal {
namespace {

using Mode = TtyModes::Mode;
using TtyModesTest = OwnTerminal;

TEST_F(TtyModesTest, HidesTypedTextAndShowsItAgain) {
  TtyModes tty{slave};
  EXPECT_TRUE(shows_typing());
  tty.set(Mode::hidden);
  EXPECT_FALSE(shows_typing());
  EXPECT_NE(modes().c_lflag & ICANON, 0U);
  tty.set(Mode::as_found);
  EXPECT_TRUE(shows_typing());
}

TEST_F(TtyModesTest, DeliversKeysWhileALineIsEditedExceptThoseThatStopPrograms) {
  TtyModes tty{slave};
  tty.set(Mode::editing);
  EXPECT_EQ(modes().c_lflag & (ICANON | ECHO | ISIG), static_cast<tcflag_t>(ISIG));
  EXPECT_EQ(modes().c_oflag & OPOST, static_cast<tcflag_t>(OPOST)) << "output is processed as in any other program";
}

TEST_F(TtyModesTest, IsLeftAsItWasHoweverTheProgramEnds) {
  for (const Mode mode : {Mode::hidden, Mode::editing}) {
    const termios before = modes();
    auto tty = std::make_unique<TtyModes>(slave);
    tty->set(mode);
    tty.reset();
    EXPECT_EQ(modes().c_lflag, before.c_lflag);
    EXPECT_EQ(modes().c_iflag, before.c_iflag);
    EXPECT_EQ(modes().c_cc[VMIN], before.c_cc[VMIN]);
  }
}

TEST_F(TtyModesTest, KeepsTheChangesOfAnotherProgram) {
  TtyModes tty{slave};
  tty.set(Mode::editing);
  tty.give_back();
  termios other = modes();
  other.c_cc[VERASE] = 'x';
  ASSERT_EQ(::tcsetattr(slave, TCSANOW, &other), 0);
  tty.set(Mode::editing);
  EXPECT_FALSE(shows_typing());
  tty.give_back();
  EXPECT_EQ(modes().c_cc[VERASE], 'x');
  EXPECT_TRUE(shows_typing());
}

TEST_F(TtyModesTest, IsTakenAgainAfterAShellHasChangedIt) {
  const termios before = modes();
  TtyModes tty{slave};
  tty.set(Mode::editing);
  ASSERT_EQ(::tcsetattr(slave, TCSANOW, &before), 0);
  tty.set(Mode::editing);
  EXPECT_FALSE(shows_typing());
}

TEST(TtyModes, IgnoreAFileThatIsNotATerminal) {
  const int file = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  TtyModes tty{file};
  tty.set(Mode::hidden);
  tty.set(Mode::editing);
  EXPECT_FALSE(tty.is_terminal());
  EXPECT_TRUE(tty.in_foreground());
  ::close(file);
}

}  // namespace
}  // namespace cardroom::terminal
