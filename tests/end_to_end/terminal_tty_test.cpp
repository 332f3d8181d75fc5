// Goal: cardroom-term works in a real terminal the way people use one: it can be stopped and continued, its output can
// be suspended, and it leaves the terminal in its original state. How: a shell or the program itself runs in a
// pseudo-terminal, and the test sends the keystrokes.
#include <csignal>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/end_to_end/terminals.h"
#include "tests/support/open_files.h"
#include "tests/support/terminal_process.h"

namespace cardroom::end_to_end {
namespace {

/// A user with a terminal, and one table for two on a server.
class InATerminal : public ::testing::Test {
 protected:
  ChildProcess::Environment environment() const { return home_environment(home.path()); }
  std::vector<std::string> words(const std::string& name, const std::vector<std::string>& options) const {
    std::vector<std::string> all{program("cardroom-term"), "--ascii", "--no-colour", "--name", name};
    all.insert(all.end(), options.begin(), options.end());
    return all;
  }
  std::unique_ptr<TerminalProcess> start(const std::string& name, const std::vector<std::string>& options,
                                         const std::string& kind = "xterm") const {
    auto with = environment();
    with.emplace_back("TERM", kind);
    return std::make_unique<TerminalProcess>(words(name, options), with);
  }
  /// The options for a table for two, which waits for the second person.
  std::vector<std::string> at(const RunningServer& server) const {
    return {"--server", std::to_string(server.port()), "--host", "lucky-thirteen"};
  }
  static constexpr const char* kTableForTwo = "\nopen\nbot basic 0\nbot basic 0\nnone\n\n\n";

  std::unique_ptr<ChildProcess> bo_joins(const RunningServer& server) const {
    return terminal(home.path(), "Bo", {"--join", "127.0.0.1:" + std::to_string(server.port())});
  }

  TemporaryDirectory home;
};

/// A predicate: the screen's last two rows are these.
std::function<bool(const Screen&)> ends_with(const std::string& above, const std::string& last) {
  return [above, last](const Screen& screen) {
    return screen.rows() > 1 && screen.row(screen.rows() - 1) == last && screen.row(screen.rows() - 2) == above;
  };
}

bool same_modes(const termios& a, const termios& b) {
  return a.c_iflag == b.c_iflag && a.c_oflag == b.c_oflag && a.c_cflag == b.c_cflag && a.c_lflag == b.c_lflag &&
         std::equal(std::begin(a.c_cc), std::end(a.c_cc), std::begin(b.c_cc));
}

TEST_F(InATerminal, LeavesItInItsOriginalStateHoweverItEnds) {
  for (const int how : {0, SIGTERM, SIGINT, SIGHUP, SIGQUIT}) {
    SCOPED_TRACE(how);
    const auto ann = start("Ann", {});
    ASSERT_TRUE(ann->says("Looking for servers near you")) << ann->said();
    EXPECT_EQ(ann->modes().c_lflag & ECHO, 0U) << "a line is being edited";
    EXPECT_EQ(::fcntl(ann->file(), F_GETFL) & O_NONBLOCK, 0);
    ann->type("nothing y");
    ASSERT_TRUE(ann->says("nothing y")) << ann->said();
    termios before = ann->modes();
    before.c_lflag |= ECHO | ICANON | IEXTEN;
    how == 0 ? ann->type("\x15quit\n") : ann->signal(how);
    ASSERT_TRUE(ann->ended()) << ann->said();
    EXPECT_TRUE(same_modes(ann->modes(), before));
    EXPECT_EQ(::fcntl(ann->file(), F_GETFL) & O_NONBLOCK, 0);
  }
}

TEST_F(InATerminal, EventsNeverInterruptTheTypedLine) {
  for (const std::string kind : {"xterm", "dumb"}) {
    SCOPED_TRACE(kind);
    RunningServer server;
    const auto ann = start("Ann", at(server), kind);
    ann->type(kTableForTwo);
    ASSERT_TRUE(ann->says("You are at Ann's table")) << ann->said();
    const auto bo = bo_joins(server);
    ASSERT_TRUE(bo->line_with("You have seat 2.")) << bo->said();
    ASSERT_TRUE(ann->says("Bo takes seat 2")) << ann->said();
    ann->type("say Who is th");
    ASSERT_TRUE(ann->shows([](const Screen& screen) { return screen.row(screen.rows() - 1) == "say Who is th"; }));
    bo->write("say Nobody at all.\n");
    ASSERT_TRUE(bo->line_with("You say: Nobody at all.")) << bo->said();
    if (kind == "xterm") {
      ASSERT_TRUE(ann->shows(ends_with("Bo says: Nobody at all.", "say Who is th"))) << ann->screen().text();
    }
    ann->type("ere?\n");
    ASSERT_TRUE(bo->line_with("Ann says: Who is there?")) << bo->said();
    ASSERT_TRUE(ann->shows([](const Screen& screen) {
      return screen.text().find("\nBo says: Nobody at all.\n") != std::string::npos;
    })) << ann->screen().text();
    EXPECT_EQ(ann->screen().text().find("Who is thBo"), std::string::npos) << ann->screen().text();
    // The line is recalled from the history.
    ann->type("\x1b[A\n");
    ASSERT_TRUE(bo->line_with("Ann says: Who is there?")) << bo->said();
    ann->type("quit\n");
    EXPECT_EQ(ann->ended(), 0) << ann->said();
  }
}

TEST_F(InATerminal, StoppedOutputStopsNeitherTheProgramNorItsNetwork) {
  RunningServer server;
  const auto ann = start("Ann", at(server));
  ann->type(kTableForTwo);
  ASSERT_TRUE(ann->says("You are at Ann's table")) << ann->said();
  const auto bo = bo_joins(server);
  ASSERT_TRUE(bo->line_with("You have seat 2.")) << bo->said();
  ann->type("\x13");
  for (int i = 0; i < 3; ++i) {
    const std::string text = "This is number " + std::to_string(i) + ".";
    ann->type("say " + text + "\n");
    ASSERT_TRUE(bo->line_with("Ann says: " + text)) << bo->said();
    bo->write("say And mine, " + std::to_string(i) + ".\n");
    ASSERT_TRUE(bo->line_with("You say: And mine, " + std::to_string(i))) << bo->said();
  }
  ann->type("\x11");
  for (int i = 0; i < 3; ++i)
    ASSERT_TRUE(ann->says("Bo says: And mine, " + std::to_string(i))) << ann->said();
  // Quitting while output is suspended does not block for ever.
  ann->type("\x13leave\nyes\nquit\n");
  EXPECT_EQ(ann->ended(), 0) << ann->said();
  EXPECT_TRUE(bo->line_with("You own the table now.")) << bo->said();
}

TEST_F(InATerminal, IsStoppedAndResumedAndTheShellReadsAfterIt) {
  RunningServer server;
  auto with = environment();
  with.insert(with.end(), {{"TERM", "xterm"}, {"PS1", "$ "}, {"HISTFILE", ""}});
  TerminalProcess shell{{"/bin/bash", "--norc", "--noprofile", "--noediting", "-i"}, with};
  std::string command;
  for (const std::string& word : words("Ann", at(server)))
    command += word + " ";
  shell.type(command + "\n");
  ASSERT_TRUE(shell.says("Press Enter to accept the value in brackets.")) << shell.said();
  shell.type(kTableForTwo);
  ASSERT_TRUE(shell.says("You are at Ann's table")) << shell.said();
  const auto bo = bo_joins(server);
  ASSERT_TRUE(bo->line_with("You have seat 2.")) << bo->said();
  ASSERT_TRUE(shell.says("Bo takes seat 2")) << shell.said();

  shell.type("say hel");
  ASSERT_TRUE(shell.says("say hel")) << shell.said();
  shell.type("\x1a");
  ASSERT_TRUE(shell.says("Stopped")) << shell.said();
  EXPECT_NE(shell.modes().c_lflag & ECHO, 0U) << "the shell has its terminal back";
  ASSERT_TRUE(bo->line_with("The connection to Ann is lost")) << bo->said();
  shell.type("fg\n");
  ASSERT_TRUE(shell.says("Connected again.")) << shell.said();
  ASSERT_TRUE(bo->line_with("Ann is back.")) << bo->said();
  shell.type("lo there\n");
  ASSERT_TRUE(bo->line_with("Ann says: hello there")) << bo->said();

  // In the background, the program stays in the game, and leaves keyboard input to the shell.
  shell.type("\x1a");
  ASSERT_TRUE(shell.says("Stopped")) << shell.said();
  shell.type("bg\n");
  bo->write("say Are you away?\n");
  ASSERT_TRUE(shell.says("Bo says: Are you away?")) << shell.said();
  shell.type("echo the shell $((40 + 2))\n");
  ASSERT_TRUE(shell.says("the shell 42")) << shell.said();
  shell.type("fg\n");
  ASSERT_TRUE(shell.says("cardroom-term")) << shell.said();
  shell.type("say Back\n");
  ASSERT_TRUE(bo->line_with("Ann says: Back")) << bo->said();

  shell.type("quit\n");
  ASSERT_TRUE(bo->line_with("Ann has left for now.")) << bo->said();
  ASSERT_TRUE(shell.says("$ ")) << shell.said();
  EXPECT_EQ(::fcntl(shell.file(), F_GETFL) & O_NONBLOCK, 0);
  shell.type("cat; echo the status $?\nread by cat\n\x04");
  ASSERT_TRUE(shell.says("the status 0")) << shell.said();
  EXPECT_EQ(shell.said().find("temporarily unavailable"), std::string::npos) << shell.said();
}

TEST_F(InATerminal, AServerThatItStartsInheritsNoOpenFiles) {
  const StrayFiles stray;
  const auto ann = start("Ann", {});
  // On Home, the program listens for nearby servers.
  ASSERT_TRUE(ann->says("Looking for servers near you")) << ann->said();
  const auto anns = open_files(ann->pid());
  ann->type("play\n");
  ASSERT_TRUE(ann->says("Your turn.")) << ann->said();
  const pid_t server = server_of(home.path() / "data/cardroom/server.run");
  ASSERT_GT(server, 0);
  EXPECT_THAT(inherited_files(anns, server), ::testing::IsEmpty());
  EXPECT_THAT(inherited_files(open_files(::getpid()), server), ::testing::IsEmpty());
  for (const auto& [number, target] : open_files(server))
    EXPECT_THAT(target, ::testing::Not(::testing::StartsWith("/dev/pt")));
  ann->type("quit\n");
  EXPECT_EQ(ann->ended(), 0) << ann->said();
}

TEST_F(InATerminal, APasswordIsNeitherShownNorRemembered) {
  RunningServer server;
  const auto ann = start("Ann", at(server));
  ann->type("\nopen\nbot basic 0\nbot basic 0\nnone\n");
  ASSERT_TRUE(ann->says("A password that people must know to join?")) << ann->said();
  ann->type("sesame\n");
  ASSERT_TRUE(ann->says("May people watch?")) << ann->said();
  ann->type("\x1b[A");
  ASSERT_TRUE(ann->says("none")) << "the line before it is recalled: " << ann->said();
  ann->type("\x15\n");
  ASSERT_TRUE(ann->says("You are at Ann's table")) << ann->said();
  ann->type("quit\n");
  ASSERT_TRUE(ann->ended()) << ann->said();
  EXPECT_EQ(ann->said().find("sesame"), std::string::npos) << ann->said();
}

}  // namespace
}  // namespace cardroom::end_to_end
