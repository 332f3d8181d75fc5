// Typed lines and events, on terminals, pipes and files that the test provides.
#include "client/terminal/console/console.h"

#include <array>
#include <boost/asio/io_context.hpp>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <gmock/gmock.h>
#include <poll.h>
#include <vector>

#include "tests/client/terminal/console/own_terminal.h"
#include "tests/support/run_until.h"
#include "tests/support/screen.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::terminal {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

/// A console whose events are recorded.
struct Reading {
  Reading(int input, int output)
      : console{io, input, output,
                Console::Events{.typed = [this](const std::string& line) { lines.push_back(line); },
                                .ended = [this] { ended = true; }}} {
    console.start();
  }
  ~Reading() { console.end(std::chrono::milliseconds{0}); }

  bool until(const std::function<bool()>& so) { return run_until(io, so); }

  boost::asio::io_context io;
  std::vector<std::string> lines;
  bool ended = false;
  Console console;
};

/// A console on a terminal, with or without sequences that move the cursor.
class ConsoleOnATerminal : public OwnTerminal {
 protected:
  void start(const char* kind) {
    ::setenv("TERM", kind, 1);
    reading.emplace(slave, slave);
    ASSERT_FALSE(shows_typing());
  }
  void type(std::string_view keys) { ASSERT_EQ(::write(master, keys.data(), keys.size()), std::ssize(keys)); }
  /// Waits until the screen satisfies the condition. Returns false on timeout.
  bool shows(const std::function<bool()>& wanted) {
    const auto deadline = std::chrono::steady_clock::now() + kPatience;
    while (!wanted() && std::chrono::steady_clock::now() < deadline) {
      reading->io.restart();
      reading->io.poll();
      pollfd waiting{master, POLLIN, 0};
      std::array<char, 4096> bytes{};
      if (::poll(&waiting, 1, 1) <= 0) continue;
      const ssize_t size = ::read(master, bytes.data(), bytes.size());
      if (size > 0) screen.write({bytes.data(), static_cast<std::size_t>(size)});
    }
    return wanted();
  }
  bool shows(const std::string& text) {
    return shows([&] { return screen.text() == text; });
  }

  std::optional<Reading> reading;
  Screen screen;
};

TEST_F(ConsoleOnATerminal, NewsNeverInterruptsTheTypedLine) {
  start("xterm");
  reading->console.print("Welcome.");
  ASSERT_TRUE(shows("Welcome.\n\n")) << screen.text();
  type("say hel");
  ASSERT_TRUE(shows("Welcome.\nsay hel\n")) << screen.text();
  reading->console.print("Bo says: boo\nand more");
  ASSERT_TRUE(shows("Welcome.\nBo says: boo\nand more\nsay hel\n")) << screen.text();
  type("lo\n");
  ASSERT_TRUE(shows("Welcome.\nBo says: boo\nand more\nsay hello\n\n")) << screen.text();
  EXPECT_THAT(reading->lines, ElementsAre("say hello"));
}

TEST_F(ConsoleOnATerminal, NewsWaitsForTheEndOfTheLineIfTheCursorCannotMove) {
  start("dumb");
  reading->console.print("Welcome.");
  type("say hel");
  ASSERT_TRUE(shows("Welcome.\nsay hel\n")) << screen.text();
  reading->console.print("Bo says: boo");
  type("lo");
  ASSERT_TRUE(shows("Welcome.\nsay hello\n")) << screen.text();
  type("\n");
  ASSERT_TRUE(shows("Welcome.\nsay hello\nBo says: boo\n\n")) << screen.text();
  type("x");
  ASSERT_TRUE(shows("Welcome.\nsay hello\nBo says: boo\nx\n")) << screen.text();
  reading->console.print("Bo says: bah");
  type("\x7f");
  ASSERT_TRUE(shows("Welcome.\nsay hello\nBo says: boo\nBo says: bah\n\n")) << screen.text();
  EXPECT_EQ(screen.unknown(), "");
}

TEST_F(ConsoleOnATerminal, APasswordIsNeitherShownNorKept) {
  for (const char* kind : {"xterm", "dumb"}) {
    SCOPED_TRACE(kind);
    screen = Screen{};
    start(kind);
    type("play\n");
    ASSERT_TRUE(shows("play\n\n")) << screen.text();
    reading->console.print("The password?");
    reading->console.hide_typing(true);
    type("sesame");
    reading->console.print("Bo says: boo");
    type("!\n");
    ASSERT_TRUE(reading->until([&] { return reading->lines.size() == 2; }));
    reading->console.hide_typing(false);
    ASSERT_TRUE(shows("play\nThe password?\nBo says: boo\n\n\n")) << screen.text();
    EXPECT_EQ(reading->lines[1], "sesame!");
    type("\x1b[A\n");
    ASSERT_TRUE(shows("play\nThe password?\nBo says: boo\n\nplay\n\n")) << screen.text();
    reading.reset();
  }
}

TEST_F(ConsoleOnATerminal, ALineThatWasTypedIsEditedInPersianAndChinese) {
  start("xterm");
  type("say سلام");
  ASSERT_TRUE(shows("say سلام\n")) << screen.text();
  type("\x1b[D\x1b[D\x1b[D\x1b[D\x1b[D 你\n");
  ASSERT_TRUE(shows("say 你 سلام\n\n")) << screen.text();
  EXPECT_THAT(reading->lines, ElementsAre("say 你 سلام"));
}

TEST_F(ConsoleOnATerminal, TheLineIsRedrawnInAnotherWidth) {
  winsize size{.ws_row = 24, .ws_col = 20, .ws_xpixel = 0, .ws_ypixel = 0};
  ASSERT_EQ(::ioctl(slave, TIOCSWINSZ, &size), 0);
  screen = Screen{20};
  start("xterm");
  type("say what needs two rows");
  ASSERT_TRUE(shows("say what needs two r\nows\n")) << screen.text();
  size.ws_col = 40;
  ASSERT_EQ(::ioctl(slave, TIOCSWINSZ, &size), 0);
  screen = Screen{40};
  screen.write("say what needs two rows");  // As on a terminal that reflows its rows.
  reading->console.resized();
  reading->console.print("News");
  ASSERT_TRUE(shows("News\nsay what needs two rows\n")) << screen.text();
}

TEST_F(ConsoleOnATerminal, TheTerminalIsLeftAsItWasFound) {
  const termios before = modes();
  const int flags = ::fcntl(slave, F_GETFL);
  start("xterm");
  type("say hel");
  ASSERT_TRUE(shows("say hel\n"));
  EXPECT_EQ(::fcntl(slave, F_GETFL), flags);
  reading->console.give_back();
  EXPECT_EQ(modes().c_lflag, before.c_lflag);
  reading->console.take();
  EXPECT_FALSE(shows_typing());
  ASSERT_TRUE(shows("say hel\nsay hel\n")) << screen.text();
  reading->console.end(kPatience);
  EXPECT_EQ(modes().c_lflag, before.c_lflag);
  EXPECT_EQ(::fcntl(slave, F_GETFL), flags);
}

TEST_F(ConsoleOnATerminal, StoppedOutputBlocksNothingElse) {
  start("xterm");
  ASSERT_EQ(::tcflow(slave, TCOOFF), 0);
  reading->console.print("Bo says: boo");
  type("play\n");
  ASSERT_TRUE(reading->until([&] { return reading->lines.size() == 1; })) << "what is typed arrives";
  EXPECT_FALSE(reading->ended);
  ASSERT_EQ(::tcflow(slave, TCOON), 0);
  ASSERT_TRUE(shows("Bo says: boo\nplay\n\n")) << screen.text();
}

TEST_F(ConsoleOnATerminal, ItsEndIsTheEndOfTheInput) {
  start("xterm");
  ::close(std::exchange(master, ::open("/dev/null", O_RDWR | O_CLOEXEC)));
  EXPECT_TRUE(reading->until([&] { return reading->ended; }));
}

class ConsoleOnAPipe : public ::testing::Test {
 protected:
  ConsoleOnAPipe() {
    ::signal(SIGPIPE, SIG_IGN);
    EXPECT_EQ(::pipe2(in.data(), O_CLOEXEC), 0);
    EXPECT_EQ(::pipe2(out.data(), O_CLOEXEC), 0);
  }
  ~ConsoleOnAPipe() override {
    for (const int file : {in[0], in[1], out[0], out[1]})
      if (file >= 0) ::close(file);
  }

  std::array<int, 2> in{-1, -1};
  std::array<int, 2> out{-1, -1};
};

TEST_F(ConsoleOnAPipe, LinesAreReadUnchangedAndNewsIsWrittenAtOnce) {
  Reading reading{in[0], out[1]};
  ASSERT_EQ(::write(in[1], "one\ntw", 6), 6);
  ASSERT_TRUE(reading.until([&] { return reading.lines.size() == 1; }));
  reading.console.print("News");
  std::array<char, 16> bytes{};
  EXPECT_EQ(::read(out[0], bytes.data(), bytes.size()), 5);
  EXPECT_STREQ(bytes.data(), "News\n");
  ASSERT_EQ(::write(in[1], "o\nrest", 6), 6);
  ::close(std::exchange(in[1], -1));
  ASSERT_TRUE(reading.until([&] { return reading.ended; }));
  EXPECT_THAT(reading.lines, ElementsAre("one", "two", "rest"));
  EXPECT_EQ(::fcntl(in[0], F_GETFL) & O_NONBLOCK, 0);
  EXPECT_EQ(::fcntl(out[1], F_GETFL) & O_NONBLOCK, 0);
}

TEST_F(ConsoleOnAPipe, AClosedOutputIsTheEnd) {
  Reading reading{in[0], out[1]};
  ::close(std::exchange(out[0], -1));
  reading.console.print("News");
  EXPECT_TRUE(reading.until([&] { return reading.ended; }));
}

TEST_F(ConsoleOnAPipe, AFileIsReadToItsEndAndDevNullEndsAtOnce) {
  TemporaryDirectory directory;
  const auto path = directory.path() / "lines";
  std::ofstream{path} << "one\ntwo\n";
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  {
    Reading reading{file, out[1]};
    ASSERT_TRUE(reading.until([&] { return reading.ended; }));
    EXPECT_THAT(reading.lines, ElementsAre("one", "two"));
  }
  ::close(file);
  const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
  {
    Reading reading{nothing, nothing};
    EXPECT_TRUE(reading.until([&] { return reading.ended; }));
  }
  ::close(nothing);
}

}  // namespace
}  // namespace cardroom::terminal

/// Memory that terminfo never frees.
extern "C" const char*
__lsan_default_suppressions() {  // NOLINT(bugprone-reserved-identifier, readability-identifier-naming)
  return "leak:libtinfo.so\n";
}
