// Goal: a server that a terminal client has started for itself runs exactly as long as it is needed, however the client
// exits. How: real programs, signals, and the run file that shows whether a server is running.
#include <csignal>
#include <fstream>
#include <gtest/gtest.h>
#include <memory>
#include <thread>

#include "tests/end_to_end/running_server.h"

namespace cardroom::end_to_end {
namespace {

/// A user without a profile and without a server.
class TerminalsServer : public ::testing::Test {
 protected:
  ~TerminalsServer() override {
    // Kills a server that was told to continue without its terminal.
    if (const int pid = of_server("pid"); pid > 0) ::kill(pid, SIGKILL);
  }

  std::unique_ptr<ChildProcess> start(std::vector<std::string> options) {
    options.insert(options.begin(), program("cardroom-term"));
    const std::string home = directory.path().string();
    return std::make_unique<ChildProcess>(options, ChildProcess::Environment{{"XDG_CONFIG_HOME", home + "/config"},
                                                                             {"XDG_DATA_HOME", home + "/data"},
                                                                             {"XDG_STATE_HOME", home + "/state"},
                                                                             {"LC_ALL", "C"}});
  }

  /// The value in the run file; -1 if there is none.
  int of_server(const std::string& key) const {
    std::ifstream in{directory.path() / "data/cardroom/server.run"};
    for (std::string line; std::getline(in, line);)
      if (line.starts_with(key + "=")) return number_of(line, key);
    return -1;
  }

  /// Waits until the server with that process id is gone and no other is running. The server is not a child of this
  /// process, so its exit is not reported here.
  bool has_ended(int server) const {
    const auto deadline = std::chrono::steady_clock::now() + kPatience;
    while (of_server("pid") == server && std::chrono::steady_clock::now() < deadline)
      std::this_thread::yield();
    return of_server("pid") == -1;
  }

  /// Kari opens her table to the network; Ola, whose client is returned, waits there for seat 2.
  std::unique_ptr<ChildProcess> invite_ola(ChildProcess& kari) {
    EXPECT_TRUE(kari.line_with("You are at Kari's table")) << kari.said();
    kari.write("invite\nyes\n");
    EXPECT_TRUE(kari.line_with("This table is open to your network now.")) << kari.said();
    auto ola = start({"--name", "Ola", "--join", "127.0.0.1:" + std::to_string(of_server("port"))});
    EXPECT_TRUE(ola->line_with("You have seat 2 from the next game on")) << ola->said();
    EXPECT_TRUE(kari.line_with("Ola takes seat 2 when the next game begins.")) << kari.said();
    return ola;
  }

  static std::string property_file(const std::string& name) {
    return std::string{CARDROOM_SOURCE_DIR} + "/tests/data/lucky_thirteen/" + name;
  }

  TemporaryDirectory directory;
};

TEST_F(TerminalsServer, OfAFileWithoutAHumanSeatIsWatched) {
  const auto kari = start({"--name", "Kari", "lucky-thirteen", property_file("test3.properties")});
  ASSERT_TRUE(kari->line_with("You watch.")) << kari->said();
  ASSERT_TRUE(kari->line_with("The table is paused. Type play, or step for one move.")) << kari->said();
  kari->write("speed 400\nplay\n");
  ASSERT_TRUE(kari->line_with("Hugo has 6S 7H: 6 + 7 = 13 with both private cards")) << kari->said();
  kari->write("quit\n");
  EXPECT_EQ(kari->ended(), 0) << kari->said();
}

TEST_F(TerminalsServer, ReportsOdditiesInAFileAndRefusesAFileOfAnotherGame) {
  const std::string odd = (directory.path() / "odd.properties").string();
  std::ofstream{odd} << "seed = 30008\nthinkingTim = 1\n";
  const auto kari = start({"--name", "Kari", "lucky-thirteen", odd});
  EXPECT_TRUE(kari->line_with(odd + ":2: unknown key")) << kari->said();
  EXPECT_TRUE(kari->line_with("Your turn.")) << kari->said();
  kari->write("quit\nyes\n");
  EXPECT_EQ(kari->ended(), 0) << kari->said();

  const std::string other = (directory.path() / "pasur.properties").string();
  std::ofstream{other} << "Animate = true\nPlayer0 = pasur.SmartPlayer\n";
  const auto ola = start({"--name", "Ola", "lucky-thirteen", other});
  EXPECT_TRUE(ola->line_with(other + ": this is a file of Pasur (pasur), not of Lucky Thirteen")) << ola->said();
  EXPECT_EQ(ola->ended(), 2) << ola->said();
}

TEST_F(TerminalsServer, EndsWithTheTerminalHoweverThatEndsIfItIsNotUsed) {
  for (const int signal : {SIGKILL, SIGTERM}) {
    const auto kari = start({"--name", "Kari", "--play-now"});
    ASSERT_TRUE(kari->line_with("Your turn.")) << kari->said();
    const int server = of_server("pid");
    ASSERT_GT(server, 0);
    kari->signal(signal);
    ASSERT_TRUE(kari->ended());
    EXPECT_TRUE(has_ended(server));
  }
}

TEST_F(TerminalsServer, EndsForEverybodyIfItsHostSaysSo) {
  const auto kari = start({"--name", "Kari", "--play-now"});
  const auto ola = invite_ola(*kari);
  ASSERT_FALSE(HasFailure());

  const int server = of_server("pid");
  ASSERT_GT(server, 0);
  kari->write("quit\n");
  ASSERT_TRUE(kari->line_with("1 other person is here. Shall your server go on without you?")) << kari->said();
  kari->write("no\n");
  EXPECT_EQ(kari->ended(), 0) << kari->said();
  EXPECT_TRUE(ola->line_with("The host has closed the server.")) << ola->said();
  EXPECT_TRUE(has_ended(server));
}

TEST_F(TerminalsServer, StaysForAFriendWhoWaitsAndIsReused) {
  auto kari = start({"--name", "Kari", "--play-now"});
  const auto ola = invite_ola(*kari);
  ASSERT_FALSE(HasFailure());

  const int server = of_server("pid");
  kari->signal(SIGKILL);
  ASSERT_TRUE(ola->line_with("The connection to Kari is lost.")) << ola->said();
  ASSERT_TRUE(ola->line_with("A bot plays for Kari now.")) << ola->said();

  kari = start({"--play-now"});
  ASSERT_TRUE(kari->line_with("You have seat 1.")) << kari->said();
  ASSERT_TRUE(kari->line_with("Your hand:")) << kari->said();
  EXPECT_EQ(of_server("pid"), server) << "the running server is used";
  ASSERT_TRUE(ola->line_with("Kari is back.")) << ola->said();
  ola->write("quit\n");
  EXPECT_EQ(ola->ended(), 0) << ola->said();
}

}  // namespace
}  // namespace cardroom::end_to_end
