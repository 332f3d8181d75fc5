// Goal: Game of Thrones works between real processes: four people at terminals play a whole game, and a property file
// with a person in its human seat gives the same game as cardroom-sim. How: as in terminal_test.cpp.
#include <array>
#include <deque>
#include <fstream>
#include <future>
#include <gtest/gtest.h>
#include <regex>
#include <sstream>

#include "tests/end_to_end/terminals.h"

namespace cardroom::end_to_end {
namespace {

/// The points that a player is shown at the end: first their own team's, then the other team's.
std::pair<int, int> points(ChildProcess& player, const std::string& own_team) {
  player.write("scores\n");
  const auto line = player.line_with("This game: ");
  static const std::regex kPoints{R"re(This game: (.*) (\d+), (.*) (\d+)\.)re"};
  std::smatch found;
  if (!line || !std::regex_match(*line, found, kPoints)) return {-1, -1};
  const int first = std::stoi(found[2]);
  const int second = std::stoi(found[4]);
  return found[1] == own_team ? std::pair{first, second} : std::pair{second, first};
}

TEST(Thrones, FourPeopleAtTerminalsPlayAWholeGame) {
  RunningServer server;
  const auto home = server.path("home");
  std::filesystem::create_directory(home);
  const auto ann = terminal(home, "Ann", {"--server", std::to_string(server.port()), "--host", "thrones"});
  ann->write("\nopen\nopen\nopen\nnone\n\n\n");
  ASSERT_TRUE(ann->line_with("You are at Ann's table: Game of Thrones.")) << ann->said();
  std::vector<std::unique_ptr<ChildProcess>> others;
  for (const char* name : {"Bo", "Cy", "Di"}) {
    others.push_back(terminal(home, name, {"--join", "127.0.0.1:" + std::to_string(server.port())}));
    ASSERT_TRUE(others.back()->line_with("You are at Ann's table")) << others.back()->said();
  }
  std::vector<std::future<bool>> games;
  for (const auto& player : others)
    games.push_back(std::async(
        std::launch::async, [&player] { return play_until(*player, "The sixth battle is over.", 60s).has_value(); }));
  EXPECT_TRUE(play_until(*ann, "The sixth battle is over.", 60s)) << ann->said();
  for (std::size_t i = 0; i < others.size(); ++i)
    EXPECT_TRUE(games[i].get()) << others[i]->said();

  const auto [top, bottom] = points(*ann, "You and Cy");
  EXPECT_GE(top, 0) << ann->said();
  EXPECT_EQ(points(*others[0], "You and Di"), (std::pair{bottom, top})) << others[0]->said();
  EXPECT_EQ(points(*others[1], "You and Ann"), (std::pair{top, bottom})) << others[1]->said();
  EXPECT_EQ(points(*others[2], "You and Bo"), (std::pair{bottom, top})) << others[2]->said();
  ann->write("fair\n");
  EXPECT_TRUE(ann->line_with("4  Checked: nobody can have chosen")) << ann->said();
}

TEST(Thrones, TheOwnerChangesTheKindBetweenGamesAndASpectatorSitsDown) {
  RunningServer server;
  const auto home = server.path("home");
  std::filesystem::create_directory(home);
  const std::string address = "127.0.0.1:" + std::to_string(server.port());
  const auto ann = terminal(home, "Ann", {"--server", std::to_string(server.port()), "--host", "lucky-thirteen"});
  ann->write("\nopen\nbot basic 0\nbot basic 0\nnone\n\n\n");
  ASSERT_TRUE(ann->line_with("You are at Ann's table")) << ann->said();
  const auto per = terminal(home, "Per", {"--join", address, "--watch"});
  ASSERT_TRUE(per->line_with("Lucky Thirteen. You watch.")) << per->said();
  ASSERT_TRUE(ann->line_with("Per is watching.")) << ann->said();
  const auto bo = terminal(home, "Bo", {"--join", address});
  const auto play = [&](const std::string& end) {
    auto bo_plays = std::async(std::launch::async, [&] { return play_until(*bo, end).has_value(); });
    EXPECT_TRUE(play_until(*ann, end)) << ann->said();
    EXPECT_TRUE(bo_plays.get()) << bo->said();
  };
  play("All hands are shown.");
  ASSERT_TRUE(ann->line_with("Type again for another game")) << ann->said();
  ann->write("kind thrones\n");
  for (ChildProcess* person : {ann.get(), bo.get(), per.get()})
    ASSERT_TRUE(person->line_with("The next game is Game of Thrones.")) << person->said();
  ann->write("again\n");
  bo->write("again\n");
  ASSERT_TRUE(per->line_with("Battle 1 of 6.")) << per->said();
  per->write("take 3\n");
  ASSERT_TRUE(per->line_with("You take seat 3 when the next game begins.")) << per->said();
  play("The sixth battle is over.");
  ASSERT_TRUE(per->line_with("The sixth battle is over.")) << per->said();
  ASSERT_TRUE(per->line_with("You take seat 3 from a bot.")) << per->said();
  ann->write("again\n");
  bo->write("again\n");
  EXPECT_TRUE(per->line_with("Your hand: ")) << per->said();
}

/// The events of a game, turn by turn: "3 6H 1", "0 pass", "battle 24 6" (the top pile's attack, the other's defence).
using ThronesHistory = std::vector<std::string>;

std::string thrones_with(const std::string& first_player) {
  return "seed=30006\nwatchingTime=0\nplayers.0=" + first_player +
         "\nplayers.1=simple\nplayers.2=random\nplayers.3=simple\n";
}

/// The game as the simulator plays it.
ThronesHistory simulated_thrones(const std::string& file) {
  ChildProcess simulator{{program("cardroom-sim"), "thrones", file, "--transcript", "-"}};
  static const std::regex kPlay{R"re("event":"play","seat":(\d),"card":"(.)(.)","pile":(\d))re"};
  static const std::regex kPass{R"re("event":"pass","seat":(\d))re"};
  static const std::regex kBattle{R"re("event":"battle","attack":\[(\d+),\d+\],"defence":\[\d+,(\d+)\])re"};
  ThronesHistory history;
  while (const auto line = simulator.next_line()) {
    std::smatch found;
    if (std::regex_search(*line, found, kPlay)) {
      const std::string rank = found[2] == "T" ? "10" : found[2].str();
      history.push_back(found[1].str() + " " + rank + found[3].str() + " " + found[4].str());
    } else if (std::regex_search(*line, found, kPass)) {
      history.push_back(found[1].str() + " pass");
    } else if (std::regex_search(*line, found, kBattle)) {
      history.push_back("battle " + found[1].str() + " " + found[2].str());
    }
  }
  return history;
}

/// A person in seat 0 who makes the moves of a history, and reads the events that the terminal prints.
class Follower {
 public:
  Follower(ChildProcess& terminal, const ThronesHistory& history) : terminal_{terminal} {
    for (const std::string& turn : history)
      if (turn.starts_with("0 ")) own_.push_back(turn.substr(2));
  }

  ThronesHistory play() {
    const auto last = [this](const std::string& line) {
      read(line);
      return line.starts_with("The sixth battle is over.");
    };
    terminal_.line(last, 60s);  // The bots take their time.
    return read_;
  }

 private:
  void read(const std::string& line) {
    static const std::regex kSeat{R"re(  Seat (\d)  (\w+).*)re"};
    static const std::regex kPut{R"re((\w+) plays? (\w+) on (our|their) pile.*)re"};
    static const std::regex kPass{R"re((\w+) (pass|passes|have nothing to play|has nothing to play)\.)re"};
    static const std::regex kBattle{R"re(Battle: our attack (\d+) (beats|can't beat) (\d+),.*)re"};
    std::smatch found;
    if (line.starts_with("Your turn")) {
      move();
    } else if (std::regex_match(line, found, kSeat)) {
      names_[static_cast<std::size_t>(std::stoi(found[1])) - 1] = found[2];
    } else if (std::regex_match(line, found, kPut)) {
      read_.push_back(seat_of(found[1]) + " " + found[2].str() + (found[3] == "our" ? " 0" : " 1"));
    } else if (std::regex_match(line, found, kPass)) {
      read_.push_back(seat_of(found[1]) + " pass");
      if (line == "You have nothing to play." && !own_.empty()) own_.pop_front();
    } else if (std::regex_match(line, found, kBattle)) {
      read_.push_back("battle " + found[1].str() + " " + found[3].str());
    }
  }

  /// Types the next move as a person would: "9H", "KS ours", "p".
  void move() {
    if (own_.empty()) return;
    std::istringstream turn{own_.front()};
    own_.pop_front();
    std::string card;
    std::string pile;
    turn >> card >> pile;
    terminal_.write(card == "pass" ? "p\n" : card + (pile == "0" ? " ours\n" : " theirs\n"));
  }

  std::string seat_of(const std::string& name) const {
    for (std::size_t seat = 1; seat < names_.size(); ++seat)
      if (names_[seat] == name) return std::to_string(seat);
    return "0";
  }

  ChildProcess& terminal_;
  std::deque<std::string> own_;
  std::array<std::string, 4> names_;
  ThronesHistory read_;
};

TEST(Thrones, APropertyFileWithAPersonIsTheGameThatTheSimulatorPlays) {
  TemporaryDirectory home;
  // Neither a clever player nor a person who makes the same moves draws from the classic random source.
  const ThronesHistory expected = simulated_thrones(home.file("simulated.properties", thrones_with("smart")));
  ASSERT_EQ(expected.size(), 6U * 13U);
  const auto cy = terminal(home.path(), "Cy", {"thrones", home.file("played.properties", thrones_with("human"))});
  EXPECT_EQ((Follower{*cy, expected}.play()), expected) << cy->said();
}

TEST(Thrones, ABadPropertyFileIsRefusedInOneLine) {
  TemporaryDirectory home;
  const auto file = home.path() / "bad.properties";
  std::ofstream{file} << "players.0=human\nplayers.1=wizard\n";
  const auto cy = terminal(home.path(), "Cy", {"thrones", file.string()});
  EXPECT_TRUE(cy->line_with(file.string() + ":2: players.1 = wizard")) << cy->said();
  EXPECT_EQ(cy->ended(), 2) << cy->said();
}

}  // namespace
}  // namespace cardroom::end_to_end
