// Goal: errors that occur before a window is opened are reported on one line, with an exit status for scripts. How: the
// real program on a virtual display.
#include <csignal>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <thread>
#include <unistd.h>

#include "tests/support/child_process.h"
#include "tests/support/open_files.h"
#include "tests/support/temporary_directory.h"

namespace cardroom {
namespace {

class WindowProgram : public ::testing::Test {
 protected:
  std::unique_ptr<ChildProcess> start(std::vector<std::string> options) {
    options.insert(options.begin(), program("cardroom"));
    const std::string home = directory.path().string();
    return std::make_unique<ChildProcess>(options, ChildProcess::Environment{{"HOME", home},
                                                                             {"XDG_CONFIG_HOME", home + "/config"},
                                                                             {"XDG_DATA_HOME", home + "/data"},
                                                                             {"XDG_STATE_HOME", home + "/state"},
                                                                             {"XDG_RUNTIME_DIR", home},
                                                                             {"QT_QPA_PLATFORM", "offscreen"},
                                                                             {"LC_ALL", "C.UTF-8"}});
  }

  std::string file(const std::string& text) {
    const auto path = directory.path() / "game.properties";
    std::ofstream{path} << text;
    return path.string();
  }

  /// Expects that no window is opened and that one line says why.
  void expect_refused(const std::vector<std::string>& options, const std::string& part) {
    const auto window = start(options);
    EXPECT_EQ(window->ended(), 2) << window->said();
    EXPECT_THAT(window->errors(), testing::HasSubstr(part));
    EXPECT_THAT(window->errors(), testing::MatchesRegex("cardroom: [^\n]+\n"));
    EXPECT_FALSE(window->next_line()) << "standard output is not empty";
  }

  /// Whether this line appears in the log of the server that the window has started. Another process writes the log and
  /// sends no notification, so the test keeps reading it until the line is there.
  bool server_logs(const std::string& part) const {
    const auto deadline = std::chrono::steady_clock::now() + kPatience;
    while (std::chrono::steady_clock::now() < deadline) {
      std::ifstream in{directory.path() / "state/cardroom/server.log"};
      const std::string text{std::istreambuf_iterator<char>{in}, {}};
      if (text.find(part) != std::string::npos) return true;
      std::this_thread::yield();
    }
    return false;
  }

  TemporaryDirectory directory;
};

TEST_F(WindowProgram, SaysItsVersion) {
  const auto window = start({"--version"});
  EXPECT_TRUE(window->line_with("cardroom "));
  EXPECT_EQ(window->ended(), 0);
}

TEST_F(WindowProgram, RefusesConflictingAndInvalidArguments) {
  expect_refused({"--play-now", "--host"}, "--play-now");
  expect_refused({"--play-now", "whist"}, "whist");
  expect_refused({"--join", "not an address!"}, "not an address!");
  expect_refused({"cardroom://club.example/?key=12"}, "nor an invitation link");
  expect_refused({"lucky-thirteen"}, "property file");
  expect_refused({"whist", "a.properties"}, "whist");
  expect_refused({"--name", std::string(25, 'x')}, "--name");
  expect_refused({"--nonsense"}, "nonsense");
}

TEST_F(WindowProgram, PlaysAGoodPropertyFileAndItsServerEndsWithIt) {
  const auto window = start({"--name", "Kari", file("seed=30008\nisAuto=false\n")});
  ASSERT_TRUE(server_logs("info hello")) << "nobody has joined the table: " << window->said();
  window->signal(SIGTERM);
  ASSERT_TRUE(window->ended());
  EXPECT_TRUE(server_logs("info ended"));
}

TEST_F(WindowProgram, AServerThatItStartsInheritsNoOpenFiles) {
  const StrayFiles stray;
  const auto window = start({"--name", "Kari", "--play-now"});
  ASSERT_TRUE(server_logs("info hello")) << "nobody has joined the table: " << window->said();
  const pid_t server = server_of(directory.path() / "data/cardroom/server.run");
  ASSERT_GT(server, 0);
  EXPECT_THAT(inherited_files(open_files(window->pid()), server), testing::IsEmpty());
  EXPECT_THAT(inherited_files(open_files(::getpid()), server), testing::IsEmpty());
  for (const auto& [number, target] : open_files(server))
    EXPECT_THAT(target, testing::Not(testing::AnyOf(testing::StartsWith("/dev/pt"), testing::StartsWith("/dev/tty"))));
}

TEST_F(WindowProgram, FindsOutWhetherThereIsADisplay) {
  EXPECT_EQ(start({"--check-display"})->ended(), 0);
}

}  // namespace
}  // namespace cardroom
