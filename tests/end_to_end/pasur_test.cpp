// Goal: Pasur works between real processes: whole games at two, three and four terminals with bots in the other seats;
// a sur and its cancellation, which appear on every screen at once; and a property file with a person in its human
// seat. How: as in terminal_test.cpp.
#include <algorithm>
#include <array>
#include <deque>
#include <fstream>
#include <future>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <utility>

#include "tests/end_to_end/terminals.h"

namespace cardroom::end_to_end {
namespace {

/// A player who reads everything that a terminal prints, plays the first move offered, and once tries a move that the
/// rules forbid.
struct PasurReader {
  explicit PasurReader(std::unique_ptr<ChildProcess> of, std::string called)
      : terminal{std::move(of)}, name{std::move(called)} {}

  bool read_until(const std::string& end) {
    const auto look = [&](const std::string& line) {
      text += line + " ";
      static const std::regex kFirst{R"re(1  (\w+) (takes|joins the pool).*)re"};
      std::smatch found;
      if (std::regex_match(line, found, kFirst)) {
        if (found[2] == "takes" && !std::exchange(tried, true)) terminal->write(found[1].str() + " down\n");
        terminal->write("1\n");
      }
      if (line.find("Press Enter to") != std::string::npos) terminal->write("\n");
      return line.find(end) != std::string::npos;
    };
    return terminal->line(look, 100s).has_value();
  }

  std::unique_ptr<ChildProcess> terminal;
  std::string name;
  std::string text{};  ///< All output, without line breaks, which depend on the width.
  bool tried = false;
};

void read_all(const std::vector<std::unique_ptr<PasurReader>>& readers, const std::string& end) {
  std::vector<std::future<bool>> over;
  for (const auto& reader : readers)
    over.push_back(std::async(std::launch::async, [&] { return reader->read_until(end); }));
  for (std::size_t i = 0; i < readers.size(); ++i)
    EXPECT_TRUE(over[i].get()) << readers[i]->name << ":\n" << readers[i]->terminal->said();
}

/// A sur as the output reports it, with names instead of "you".
struct Sur {
  std::string what;                   ///< "Ann sur", "Ann cancels Bo".
  std::map<std::string, int> before;  ///< The last totals read before it, by name.
  std::map<std::string, int> after;
  /// Ignores `before`: the player whose turn it is reads the totals more often, so it may differ between readers.
  bool operator==(const Sur& other) const { return what == other.what && after == other.after; }
};

std::vector<Sur> surs_in(const PasurReader& reader) {
  static const std::regex kTold{
      R"re((?:(\w+) plays? \w+ and takes? [\w ]+\. (?:(A sur!)|(?:That cancels (?:(your) sur|the sur of (\w+)) with \w+\.))? ?)?((?:\w+ \d+(?: with \d+ surs?)?, )+\w+ \d+(?: with \d+ surs?)?)\.)re"};
  static const std::regex kTotal{R"re((\w+) (\d+)(?: with \d+ surs?)?)re"};
  const auto named = [&](const std::string& name) { return name == "You" || name == "your" ? reader.name : name; };
  std::vector<Sur> surs;
  std::map<std::string, int> totals;
  for (std::sregex_iterator told{reader.text.begin(), reader.text.end(), kTold}, none; told != none; ++told) {
    const std::string row = (*told)[5];
    const auto before = totals;
    for (std::sregex_iterator total{row.begin(), row.end(), kTotal}; total != none; ++total)
      totals[named((*total)[1])] = std::stoi((*total)[2]);
    if ((*told)[2].matched) surs.push_back({named((*told)[1]) + " sur", before, totals});
    const std::string loser = (*told)[3].matched ? reader.name : (*told)[4].str();
    if (!loser.empty()) surs.push_back({named((*told)[1]) + " cancels " + loser, before, totals});
  }
  return surs;
}

/// The scores that a player is shown at the end, by seat.
std::vector<int> pasur_scores(ChildProcess& player) {
  player.write("scores\n");
  const std::string line = player.line_with("This game: ").value_or("");
  static const std::regex kScore{R"re(\w+ (\d+)(?:,| and|\.))re"};
  std::vector<int> result;
  for (std::sregex_iterator score{line.begin(), line.end(), kScore}, none; score != none; ++score)
    result.push_back(std::stoi((*score)[1]));
  return result;
}

struct PasurCompany {
  int people;
  int seats;
};

class PasurGame : public ::testing::TestWithParam<PasurCompany> {};

TEST_P(PasurGame, IsPlayedWholeAtTerminals) {
  const auto [people, seats] = GetParam();
  RunningServer server;
  const auto home = server.path("home");
  std::filesystem::create_directory(home);
  std::vector<std::unique_ptr<PasurReader>> readers;
  const auto sit_down = [&](const std::string& name, const std::vector<std::string>& options,
                            const std::string& typed) {
    readers.push_back(std::make_unique<PasurReader>(terminal(home, name, options), name));
    readers.back()->terminal->write(typed);
    ASSERT_TRUE(readers.back()->terminal->line_with("You are at Ann's table: Pasur."))
        << readers.back()->terminal->said();
  };
  std::string answers = "\n" + std::to_string(seats) + "\n\n";
  for (int seat = 1; seat < seats; ++seat)
    answers += seat < people ? "open\n" : "bot basic 0\n";
  sit_down("Ann", {"--server", std::to_string(server.port()), "--host", "pasur"}, answers + "none\n\n\n");
  const std::array names{"Bo", "Cy", "Di"};
  for (int guest = 1; guest < people; ++guest)
    sit_down(names.at(static_cast<std::size_t>(guest - 1)), {"--join", "127.0.0.1:" + std::to_string(server.port())},
             "");
  read_all(readers, " win");

  const std::vector<int> told = pasur_scores(*readers[0]->terminal);
  EXPECT_EQ(static_cast<int>(told.size()), seats) << readers[0]->terminal->said();
  EXPECT_GE(*std::ranges::max_element(told), 62);
  for (std::size_t i = 1; i < readers.size(); ++i)
    EXPECT_EQ(pasur_scores(*readers[i]->terminal), told) << readers[i]->terminal->said();
  for (const auto& reader : readers) {
    // Checks the last of several deals, for which the client must know the earlier ones.
    reader->terminal->write("fair\n");
    EXPECT_TRUE(reader->terminal->line_with("4  Checked: nobody can have chosen")) << reader->terminal->said();
    EXPECT_TRUE(!reader->tried || reader->text.find("A card that can take something must") != std::string::npos)
        << reader->terminal->said();
    EXPECT_EQ(surs_in(*reader), surs_in(*readers[0])) << reader->name;
  }
}

INSTANTIATE_TEST_SUITE_P(PeopleAndSeats, PasurGame,
                         ::testing::Values(PasurCompany{1, 2}, PasurCompany{2, 2}, PasurCompany{2, 3},
                                           PasurCompany{3, 4}, PasurCompany{4, 4}),
                         [](const auto& company) {
                           return std::to_string(company.param.people) + "Of" + std::to_string(company.param.seats);
                         });

/// Two people and a bot that makes no random choices, so the same moves give the same game.
constexpr const char* kCancelledSur = "Seed=9\nPlayer0=human\nPlayer1=human\nPlayer2=basic\n";

TEST(Pasur, ASurAndItsCancellationChangeTheTotalOnEveryScreen) {
  TemporaryDirectory home;
  RunningServer server{
      {"--local-only", "--property-file", "pasur=" + home.file("cancelled.properties", kCancelledSur)}};
  std::vector<std::unique_ptr<PasurReader>> readers;
  for (const std::string name : {"Per", "Ann", "Bo"}) {
    std::vector<std::string> options{"--join", "127.0.0.1:" + std::to_string(server.port())};
    if (name == "Per") options.emplace_back("--watch");
    readers.push_back(std::make_unique<PasurReader>(terminal(home.path(), name, options), name));
    ASSERT_TRUE(readers.back()->terminal->line_with("You are at")) << readers.back()->terminal->said();
  }
  read_all(readers, "Round 1 is over.");
  const std::vector<Sur> watched = surs_in(*readers[0]);
  EXPECT_EQ(surs_in(*readers[1]), watched);
  EXPECT_EQ(surs_in(*readers[2]), watched);
  bool cancelled = false;
  for (const Sur& sur : watched) {
    const auto at = sur.what.find(" cancels ");
    const std::string whose =
        at == std::string::npos ? sur.what.substr(0, sur.what.find(' ')) : sur.what.substr(at + 9);
    if (at == std::string::npos) {
      EXPECT_GE(sur.after.at(whose), (sur.before.contains(whose) ? sur.before.at(whose) : 0) + 5) << sur.what;
    } else {
      cancelled = true;
      EXPECT_EQ(sur.after.at(whose), sur.before.at(whose) - 5) << sur.what;
    }
  }
  EXPECT_TRUE(cancelled) << readers[0]->text;
}

/// The plays of a game: "0 JS x 9S 8C" or "0 KD".
using PasurHistory = std::vector<std::string>;

std::string pasur_with(const std::string& first_player) {
  return "Seed=30006\nPlayer0=" + first_player + "\nPlayer1=pasur.RandomPlayer\n";
}

PasurHistory simulated_pasur(const std::string& file) {
  ChildProcess simulator{{program("cardroom-sim"), "pasur", file, "--log", "/dev/null", "--transcript", "-"}};
  static const std::regex kPlay{R"re("event":"play","seat":(\d),"card":"(\w\w)","picks":\[(.*)\])re"};
  PasurHistory history;
  while (const auto line = simulator.next_line()) {
    std::smatch found;
    if (!std::regex_search(*line, found, kPlay)) continue;
    std::string play = found[1].str() + " " + found[2].str();
    if (found[3].length() > 0) play += " x " + std::regex_replace(found[3].str(), std::regex{"[\",]+"}, " ");
    history.push_back(std::regex_replace(std::regex_replace(play, std::regex{" +"}, " "), std::regex{" $"}, ""));
  }
  return history;
}

TEST(Pasur, APropertyFileWithAPersonIsTheGameThatTheSimulatorPlays) {
  TemporaryDirectory home;
  // Neither a player of this type nor a person who makes the same moves draws from the classic random source.
  PasurHistory expected = simulated_pasur(home.file("simulated.properties", pasur_with("basic")));
  ASSERT_GT(expected.size(), 96U);
  expected.resize(96);
  std::deque<std::string> own;
  for (const std::string& play : expected)
    if (play.starts_with("0 ")) own.push_back(play.substr(2));
  const auto cy = terminal(home.path(), "Cy", {"pasur", home.file("played.properties", pasur_with("human"))});
  std::string text;
  const auto look = [&](const std::string& line) {
    text += line + " ";
    if (line.starts_with("Your turn") && !own.empty()) {
      const auto cards = own.front().find(" x ");
      cy->write(cards == std::string::npos ? own.front() + "\n"
                                           : own.front().substr(0, cards) + own.front().substr(cards + 2) + "\n");
      own.pop_front();
    }
    if (line.find("Press Enter to") != std::string::npos) cy->write("\n");
    return line == "Round 2 is over.";  // The bot takes its time; further rounds would test nothing new.
  };
  EXPECT_TRUE(cy->line(look, 100s)) << cy->said();
  static const std::regex kPlay{R"re((\w+) (?:plays? (\w+) and takes? ([\w ]+)|plays? (\w+))\.)re"};
  PasurHistory played;
  for (std::sregex_iterator play{text.begin(), text.end(), kPlay}, none; play != none; ++play) {
    std::string words = ((*play)[1] == "You" ? "0 " : "1 ") + ((*play)[4].matched ? (*play)[4] : (*play)[2]).str();
    if ((*play)[3].matched) words += " x " + (*play)[3].str();
    played.push_back(std::regex_replace(words, std::regex{"10"}, "T"));
  }
  EXPECT_EQ(played, expected) << cy->said();
}

TEST(Pasur, ABadPropertyFileIsRefusedInOneLine) {
  TemporaryDirectory home;
  const auto file = home.path() / "bad.properties";
  std::ofstream{file} << "Player0=human\nPlayer1=wizard\n";
  const auto cy = terminal(home.path(), "Cy", {"pasur", file.string()});
  EXPECT_TRUE(cy->line_with(file.string() + ":2: Player1 = wizard")) << cy->said();
  EXPECT_EQ(cy->ended(), 2) << cy->said();
}

}  // namespace
}  // namespace cardroom::end_to_end
