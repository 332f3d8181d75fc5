// Goal: cardroom-term works between real processes. How: the tests drive it through pipes, as a script or a Braille
// display does, and answer "Your turn" with the first move.
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <future>
#include <gtest/gtest.h>
#include <regex>

#include "tests/end_to_end/terminals.h"

namespace cardroom::end_to_end {
namespace {

/// A host's answers to the prompts for a new table: its name, three seats, the turn limit, a password, spectators.
constexpr const char* kTableForTwo = "\nopen\nbot basic 0\nbot basic 0\nnone\n\n\n";

TEST(Terminal, TwoOfOneUserAreTwoPersonsAndPlayAWholeGame) {
  RunningServer server;
  const auto home = server.path("home");
  std::filesystem::create_directory(home);
  const auto ann = terminal(home, "Ann", {"--server", std::to_string(server.port()), "--host", "lucky-thirteen"});
  ann->write(kTableForTwo);
  // Not "You have seat 1.", which is also printed during the prompts for a new table: by now the table must exist.
  ASSERT_TRUE(ann->line_with("You are at Ann's table")) << ann->said();
  const auto bo = terminal(home, "Bo", {"--join", "127.0.0.1:" + std::to_string(server.port())});
  ASSERT_TRUE(bo->line_with("You have seat 2.")) << bo->said();
  // Both play in parallel, without counting turns: a turn may be announced again if a connection was lost because the
  // machine is busy.
  auto bo_plays = std::async(std::launch::async, [&bo] { return play_until(*bo, "All hands are shown."); });
  EXPECT_TRUE(play_until(*ann, "All hands are shown.")) << ann->said();
  EXPECT_TRUE(bo_plays.get()) << bo->said();
  for (ChildProcess* player : {ann.get(), bo.get()})
    EXPECT_TRUE(player->line_with(" points.")) << player->said();
  // When the host leaves, the other person becomes the owner.
  ann->write("leave\nyes\nquit\n");
  EXPECT_EQ(ann->ended(), 0) << ann->said();
  EXPECT_TRUE(bo->line_with("You own the table now.")) << bo->said();
}

TEST(Terminal, AServerIsStoppedAndStartedAgainAndThenClosedByItsHost) {
  RunningServer server;
  const auto home = server.path("home");
  std::filesystem::create_directory(home);
  const auto ann = terminal(home, "Ann", {"--server", std::to_string(server.port()), "--host", "lucky-thirteen"});
  ann->write(kTableForTwo);
  ASSERT_TRUE(ann->line_with("You are at Ann's table")) << ann->said();
  server.process().signal(SIGTERM);
  ASSERT_TRUE(ann->line_with("The server has been stopped.")) << ann->said();
  ASSERT_EQ(server.process().ended(), 0);
  const auto again = server.start_server("server", server.port(), {"--local-only"});
  ASSERT_EQ(port_of(*again), server.port());
  ASSERT_TRUE(ann->line_with("The server was restarted; nothing was lost.")) << ann->said();
  ASSERT_TRUE(ann->line_with("Connected again.")) << ann->said();
  again->signal(SIGINT);
  ASSERT_TRUE(ann->line_with("The host has closed the server.")) << ann->said();
  ann->write("quit\n");
  EXPECT_EQ(ann->ended(), 0) << ann->said();
}

TEST(Terminal, KeepsTheGameThatItHasSeenAndShowsItAgain) {
  RunningServer server;
  const auto home = server.path("home");
  std::filesystem::create_directory(home);
  const auto ann = terminal(home, "Ann", {"--server", std::to_string(server.port()), "--play-now", "lucky-thirteen"});
  ASSERT_TRUE(play_until(*ann, "Type again for another game")) << ann->said();
  ann->write("leave\n");
  ASSERT_TRUE(ann->line_with("You have left the table.")) << ann->said();
  ann->write("games\n");
  ASSERT_TRUE(ann->line_with("1  Lucky Thirteen with 3 bots: ")) << ann->said();
  ann->write("watch 1\nend\n");
  ASSERT_TRUE(ann->line_with("The game is over.")) << ann->said();
  ann->write("start\nplay on\n");
  ASSERT_TRUE(ann->line_with("This is not a fair deal")) << ann->said();
  ASSERT_TRUE(play_until(*ann, "Type again for another game")) << ann->said();
  ann->write("leave\n");
  ASSERT_TRUE(ann->line_with("Back in the replay.")) << ann->said();
  ann->write("done\nquit\n");
  EXPECT_EQ(ann->ended(), 0) << ann->said();
  std::vector<std::string> verify{program("cardroom-verify")};
  for (const auto& entry : std::filesystem::directory_iterator{home / "config/cardroom/profiles/main.games"})
    verify.push_back(entry.path().string());
  ASSERT_EQ(verify.size(), 2U);
  ChildProcess verdict{verify};
  EXPECT_TRUE(verdict.line_with(": fair: Lucky Thirteen, 1 deal, Ann ")) << verdict.said() << verdict.errors();
  EXPECT_EQ(verdict.ended(), 0);
}

TEST(Terminal, ChatReachesTheOtherPersonAndAHintIsGiven) {
  RunningServer server;
  const auto home = server.path("home");
  std::filesystem::create_directory(home);
  const auto ann = terminal(home, "Ann", {"--server", std::to_string(server.port()), "--host", "lucky-thirteen"});
  ann->write(kTableForTwo);
  ASSERT_TRUE(ann->line_with("You are at Ann's table")) << ann->said();
  ann->write("say Is anybody there?\n");
  ASSERT_TRUE(ann->line_with("You say: Is anybody there?")) << ann->said();
  const auto bo = terminal(home, "Bo", {"--join", "127.0.0.1:" + std::to_string(server.port())});
  ASSERT_TRUE(bo->line_with("Ann says: Is anybody there?")) << bo->said();
  ASSERT_TRUE(ann->line_with("Your turn.")) << ann->said();
  bo->write("say one moment\n");
  ASSERT_TRUE(ann->line_with("Bo says: One moment.")) << ann->said();
  ann->write("hint\n");
  ASSERT_TRUE(ann->line_with("Hint: ")) << ann->said();
}

TEST(Terminal, AClosedHostLeavesTheTableToTheOthers) {
  TemporaryDirectory home;
  auto di = terminal(home.path(), "Di", {"--host", "lucky-thirteen", "--keep-server"});
  di->write(kTableForTwo);
  static const std::regex kPort{R"(cardroom://[^ ]*:(\d+)/)"};
  std::smatch found;
  const auto link = di->line([](const std::string& line) { return std::regex_search(line, kPort); });
  ASSERT_TRUE(link && std::regex_search(*link, found, kPort)) << di->said();
  // The server that keeps running is stopped at the end of this test.
  std::ifstream run_file{home.path() / "data/cardroom/server.run"};
  pid_t server = 0;
  for (std::string line; std::getline(run_file, line);) {
    if (line.starts_with("pid=")) server = std::atoi(line.c_str() + 4);
  }
  ASSERT_GT(server, 1);
  const std::shared_ptr<void> end_server{nullptr, [server](void*) { ::kill(server, SIGTERM); }};

  const auto bo = terminal(home.path(), "Bo", {"--join", "127.0.0.1:" + found[1].str()});
  ASSERT_TRUE(play_until(*bo, "Game 1 begins.")) << bo->said();
  di->close_input();
  di->signal(SIGHUP);
  ASSERT_TRUE(di->ended()) << di->said();
  EXPECT_TRUE(play_until(*bo, "All hands are shown.", 60s)) << bo->said();
}

TEST(Terminal, PlaysAPropertyFileWithThePersonInTheHumanSeat) {
  TemporaryDirectory home;
  const auto file = home.path() / "game.properties";
  std::ofstream{file} << "players.0=human\nseed=30008\nthinkingTime=0\ndelayTime=0\n";
  const auto cy = terminal(home.path(), "Cy", {"lucky-thirteen", file.string()});
  // The original program's deal for this seed.
  EXPECT_TRUE(cy->line_with("On the table: 6D 2S")) << cy->said();
  EXPECT_TRUE(cy->line_with("Your hand: 4H 2D")) << cy->said();
  EXPECT_TRUE(play_until(*cy, "All hands are shown.")) << cy->said();
}

TEST(Terminal, OpensEveryPublishedFileWithoutItsGame) {
  namespace fs = std::filesystem;
  for (const auto& entry : fs::recursive_directory_iterator{fs::path{CARDROOM_SOURCE_DIR} / "tests/data"}) {
    if (entry.path().extension() != ".properties") continue;
    TemporaryDirectory home;
    const auto cy = terminal(home.path(), "Cy", {entry.path().string()});
    EXPECT_TRUE(cy->line_with("You are at " + entry.path().stem().string())) << entry.path() << "\n" << cy->said();
  }
}

TEST(Terminal, RefusesConflictingOptionsAndAnUnknownGame) {
  TemporaryDirectory home;
  const auto expect_refused = [&](const std::vector<std::string>& options, const std::string& words) {
    const auto cy = terminal(home.path(), "Cy", options);
    EXPECT_EQ(cy->ended(), 2);
    EXPECT_NE(cy->errors().find(words), std::string::npos) << cy->errors();
  };
  expect_refused({"--play-now", "--host"}, "one of --play-now");
  expect_refused({"--play-now", "whist"}, "'whist': There is no such game.");
  expect_refused({"--host", "whist"}, "'whist': There is no such game.");
  expect_refused({"--host", "pasur 5"}, "Pasur is for 2 to 4 players.");
  expect_refused({"lucky-thirteen"}, "property file");
}

TEST(Terminal, SaysWhatIsWrongWithAPropertyFileInOneLine) {
  TemporaryDirectory home;
  const auto file = home.path() / "bad.properties";
  std::ofstream{file} << "players.0=human\nplayers.1=wizard\n";
  const auto cy = terminal(home.path(), "Cy", {"lucky-thirteen", file.string()});
  EXPECT_TRUE(cy->line_with(file.string() + ":2: players.1 = wizard")) << cy->said();
  EXPECT_EQ(cy->ended(), 2) << cy->said();
}

}  // namespace
}  // namespace cardroom::end_to_end
