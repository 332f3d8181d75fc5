// Goal: Pinochle works between real processes: whole games in both modes, between two terminals and between a terminal
// and each type of bot; a bid winner who falls short of the bid; and property files with a person in the human seat.
// How: as in terminal_test.cpp.
#include <algorithm>
#include <array>
#include <deque>
#include <fstream>
#include <future>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <sstream>
#include <utility>

#include "tests/end_to_end/terminals.h"

namespace cardroom::end_to_end {
namespace {

std::set<std::string> cards_in(const std::string& line) {
  static const std::regex kCard{R"((?:[AKQJ9]|10)[SHDC])"};
  return {std::sregex_token_iterator{line.begin(), line.end(), kCard}, std::sregex_token_iterator{}};
}

/// Marks one card of each kind until there are twelve; further cards are refused.
std::string twelve_cards_marked() {
  std::string lines;
  for (const char* suit : {"s", "h", "d", "c"})
    for (const char* rank : {"a", "10", "k", "q", "j", "9"})
      lines += std::string{rank} + suit + "\n";
  return lines + "keep\n";
}

bool is_result(const std::string& line) {
  return std::ranges::any_of(std::array{" win with ", " wins with ", "A draw, "},
                             [&](const char* words) { return line.find(words) != std::string::npos; });
}

/// A player who reads everything that a terminal prints and plays the first move, except that they bid `first_bid` if
/// they bid first, raise once, and once try a card that the rules for tricks forbid.
struct PinochleReader {
  PinochleReader(std::unique_ptr<ChildProcess> of, std::string called, std::string bid)
      : terminal{std::move(of)}, name{std::move(called)}, first_bid{std::move(bid)} {}

  /// Reads and plays to the end of the game.
  bool read() {
    const auto look = [&](const std::string& line) {
      text += line + " ";
      answer(line);
      return is_result(line);
    };
    return terminal->line(look, 100s).has_value();
  }

  void answer(const std::string& line) {
    if (line.starts_with("Your turn.")) followed = line.find("was led") != std::string::npos;
    if (line.starts_with("Your turn. Keep twelve")) terminal->write(twelve_cards_marked());
    if (line.starts_with("Your hand: ")) hand = cards_in(line);
    if (line.find("Press Enter to") != std::string::npos) terminal->write("\n");
    if (line.starts_with("or type what you bid")) terminal->write(first_bid + "\n");
    static const std::regex kListed{R"((\d)  (.*))"};
    std::smatch listed;
    if (!std::regex_match(line, listed, kListed)) return;
    const std::string what = listed[2];
    if (what.starts_with("bid ")) {
      if (what == "bid 20, 10 more") terminal->write("2\n");
      if (what.ends_with("20 more") && what != "bid 30, 20 more") terminal->write("p\n");
    } else if (what.starts_with("spades")) {
      terminal->write("h\n");
    } else if (listed[1] == "1" && what != "pass") {
      play(line);
    }
  }

  /// If some cards are illegal, a line of the output lists the legal ones.
  void play(const std::string& line) {
    const std::set<std::string> legal = cards_in(line);
    const auto forbidden = std::ranges::find_if(hand, [&](const auto& card) { return !legal.contains(card); });
    if (followed && legal.size() < 6 && forbidden != hand.end() && !std::exchange(tried, true))
      terminal->write(*forbidden + "\n");
    terminal->write("1\n");
  }

  std::unique_ptr<ChildProcess> terminal;
  std::string name;
  std::string first_bid;
  std::string text{};  ///< All output, without line breaks, which depend on the width.
  std::set<std::string> hand{};
  bool followed = false;  ///< A card was led.
  bool tried = false;
};

/// The scores that a player is shown at the end, by seat.
std::string pinochle_scores(ChildProcess& player) {
  player.write("scores\n");
  const std::string line = player.line_with("This game: ").value_or("");
  static const std::regex kScore{R"re(\w+ (\d+) and \w+ (\d+)\.)re"};
  std::smatch found;
  return std::regex_search(line, found, kScore) ? found[1].str() + " " + found[2].str() : line;
}

/// The totals on the last score sheet in the output, by seat: as printed, as the sum of its lines, and whether a bid
/// was made.
struct Reckoned {
  int sum = 0;
  int lines = 0;
  bool made = true;
};
std::vector<Reckoned> reckoning(const PinochleReader& reader) {
  static const std::regex kLine{R"re((\w[\w ]*?) {2,}(\d+)(: made|: not made)?)re"};
  const std::string text = reader.text.substr(std::min(reader.text.find("The reckoning:"), reader.text.size()));
  std::vector<Reckoned> seats;
  Reckoned now;
  for (std::sregex_iterator line{text.begin(), text.end(), kLine}, none; line != none; ++line) {
    const std::string what = (*line)[1];
    const int points = std::stoi((*line)[2]);
    if (what == "bid") {
      seats.back().made = (*line)[3] == ": made";
    } else if (what == "together") {
      EXPECT_EQ(points, now.lines) << reader.text;
      now.sum = points;
      seats.push_back(std::exchange(now, {}));
    } else {
      now.lines += points;
    }
  }
  return seats;
}

void read_all(const std::vector<std::unique_ptr<PinochleReader>>& readers) {
  std::vector<std::future<bool>> over;
  for (const auto& reader : readers)
    over.push_back(std::async(std::launch::async, [&] { return reader->read(); }));
  for (std::size_t i = 0; i < readers.size(); ++i)
    EXPECT_TRUE(over[i].get()) << readers[i]->name << ":\n" << readers[i]->terminal->said();
}

/// Opens Ann's table; the other seat is open for Bo or held by a bot.
std::vector<std::unique_ptr<PinochleReader>> sit_down(RunningServer& server, const std::string& other, bool cutthroat,
                                                      const std::string& first_bid) {
  const auto home = server.path("home");
  std::filesystem::create_directory(home);
  std::vector<std::unique_ptr<PinochleReader>> readers;
  const auto add = [&](const std::string& name, const std::vector<std::string>& options, const std::string& typed) {
    readers.push_back(std::make_unique<PinochleReader>(terminal(home, name, options), name, first_bid));
    readers.back()->terminal->write(typed);
    const std::string table =
        std::string{"You are at Ann's table: Pinochle"} + (cutthroat ? ", cut-throat. You have" : ". You have");
    ASSERT_TRUE(readers.back()->terminal->line_with(table)) << readers.back()->terminal->said();
  };
  add("Ann", {"--server", std::to_string(server.port()), "--host", "pinochle"},
      std::string{"\n"} + (cutthroat ? "cut" : "none") + "\n" + other + "\nnone\n\n\n");
  if (other == "open") add("Bo", {"--join", "127.0.0.1:" + std::to_string(server.port())}, "");
  return readers;
}

struct PinochleCompany {
  const char* other;
  bool cutthroat;
};

class PinochleGame : public ::testing::TestWithParam<PinochleCompany> {};

TEST_P(PinochleGame, IsPlayedWholeAtTerminals) {
  RunningServer server;
  const auto readers = sit_down(server, GetParam().other, GetParam().cutthroat, "10");
  read_all(readers);
  const std::string told = pinochle_scores(*readers[0]->terminal);
  for (const auto& reader : readers) {
    EXPECT_EQ(pinochle_scores(*reader->terminal), told) << reader->terminal->said();
    reader->terminal->write("fair\n");
    EXPECT_TRUE(reader->terminal->line_with("4  Checked: nobody can have chosen")) << reader->terminal->said();
    const auto seats = reckoning(*reader);
    ASSERT_EQ(seats.size(), 2U) << reader->text;
    const auto score = [](const Reckoned& seat) { return std::to_string(seat.made ? seat.sum : 0); };
    EXPECT_EQ(score(seats[0]) + " " + score(seats[1]), told) << reader->text;
    static const std::regex kRule{
        R"(You have a higher (spade|heart|diamond|club) and must play it\.|You must play a trump\.)"};
    EXPECT_EQ(reader->tried, std::regex_search(reader->text, kRule)) << reader->text;
    EXPECT_EQ(reader->text.find("has chosen twelve cards") != std::string::npos, GetParam().cutthroat) << reader->text;
  }
}

INSTANTIATE_TEST_SUITE_P(Company, PinochleGame,
                         ::testing::Values(PinochleCompany{"open", false}, PinochleCompany{"open", true},
                                           PinochleCompany{"bot random 0", false},
                                           PinochleCompany{"bot random 0", true}, PinochleCompany{"bot basic 0", false},
                                           PinochleCompany{"bot basic 0", true}, PinochleCompany{"bot clever 0", false},
                                           PinochleCompany{"bot clever 0", true}),
                         [](const auto& company) {
                           std::string name = company.param.other;
                           std::erase_if(name, [](char c) { return c == ' ' || c == '0'; });
                           return name + (company.param.cutthroat ? "CutThroat" : "");
                         });

TEST(Pinochle, ABidWinnerWhoMissesTheBidScoresNothingAndLoses) {
  RunningServer server;
  const auto readers = sit_down(server, "open", false, "2000");
  read_all(readers);
  const bool ann_bids = readers[0]->text.find("You bid 2000.") != std::string::npos;
  const PinochleReader& bidder = *readers[ann_bids ? 0 : 1];
  const PinochleReader& other = *readers[ann_bids ? 1 : 0];
  EXPECT_NE(bidder.text.find("2000: not made, no points, and the game is lost"), std::string::npos) << bidder.text;
  EXPECT_NE(bidder.text.find(other.name + " wins with "), std::string::npos) << bidder.text;
  EXPECT_NE(other.text.find("You win with "), std::string::npos) << other.text;
  const std::string points = pinochle_scores(*bidder.terminal);
  EXPECT_TRUE(ann_bids ? points.starts_with("0 ") : points.ends_with(" 0")) << points;
}

// --- Property files ------------------------------------------------------------------------------------------------

/// The person's moves in seat 1, as typed, and all plays: "0 KD".
struct Simulated {
  std::deque<std::string> own;
  std::vector<std::string> plays;
  std::string scores;
};

std::string with_tens(const std::string& card) {
  return std::regex_replace(card, std::regex{"T"}, "10");
}

Simulated simulate(const std::string& file) {
  ChildProcess simulator{{program("cardroom-sim"), "pinochle", file, "--log", "/dev/null", "--transcript", "-"}};
  Simulated result;
  static const std::regex kBid{R"re("event":"bid","seat":1,"amount":(\w+))re"};
  static const std::regex kTake{R"re("event":"take","seat":1,"card":"(\w\w)")re"};
  static const std::regex kKeep{R"re("event":"keep","seat":1,"cards":\[(.*)\])re"};
  static const std::regex kPlay{R"re("event":"play","seat":(\d),"card":"(\w\w)")re"};
  static const std::regex kEnd{R"re("event":"end","scores":\[(\d+),(\d+)\])re"};
  while (const auto line = simulator.next_line()) {
    std::smatch found;
    if (std::regex_search(*line, found, kBid)) {
      result.own.push_back(found[1] == "null" ? "pass" : found[1].str());
    } else if (std::regex_search(*line, found, kTake)) {
      result.own.push_back("take " + with_tens(found[1]));
    } else if (std::regex_search(*line, found, kKeep)) {
      result.own.push_back("keep " + with_tens(std::regex_replace(found[1].str(), std::regex{"[\",]+"}, " ")));
    } else if (std::regex_search(*line, found, kPlay)) {
      result.plays.push_back(found[1].str() + " " + with_tens(found[2]));
      if (found[1] == "1") result.own.push_back(with_tens(found[2]));
    } else if (std::regex_search(*line, found, kEnd)) {
      result.scores = found[1].str() + " " + found[2].str();
    }
  }
  return result;
}

std::vector<std::string> plays_in(const std::string& text) {
  static const std::regex kPlay{R"re((\w+) (?:leads?|plays?) ((?:[AKQJ9]|10)[SHDC])\.)re"};
  std::vector<std::string> plays;
  for (std::sregex_iterator play{text.begin(), text.end(), kPlay}, none; play != none; ++play)
    plays.push_back(((*play)[1] == "You" ? "1 " : "0 ") + (*play)[2].str());
  return plays;
}

class PinochleFile : public ::testing::TestWithParam<bool> {};

TEST_P(PinochleFile, WithAPersonIsTheGameThatTheSimulatorPlays) {
  TemporaryDirectory home;
  const std::string lines = std::string{"mode.cutthroat="} + (GetParam() ? "true" : "false") +
                            "\nmelds.additional=true\nplayers.bid_first=human\nplayers.trump=D\nthinkingTime=0\n";
  // Neither a player of this type nor a person who makes the same moves draws from the classic random source.
  Simulated simulated = simulate(home.file("simulated.properties", lines + "players.1=basic\n"));
  ASSERT_EQ(simulated.plays.size(), 24U);
  const auto cy = terminal(home.path(), "Cy", {"pinochle", home.file("played.properties", lines)});
  std::string text;
  const auto look = [&](const std::string& line) {
    text += line + " ";
    if (line.find("Press Enter to") != std::string::npos) cy->write("\n");
    if (line.starts_with("Your turn.") && !simulated.own.empty()) {
      cy->write(simulated.own.front() + "\n");
      simulated.own.pop_front();
    }
    return is_result(line);
  };
  EXPECT_TRUE(cy->line(look, 100s)) << cy->said();
  EXPECT_EQ(plays_in(text), simulated.plays) << text;
  EXPECT_EQ(pinochle_scores(*cy), simulated.scores) << text;
}

INSTANTIATE_TEST_SUITE_P(Mode, PinochleFile, ::testing::Bool(),
                         [](const auto& mode) { return mode.param ? "CutThroat" : "Usual"; });

std::string published(const std::string& name) {
  return std::string{CARDROOM_SOURCE_DIR} + "/tests/data/pinochle/" + name;
}

TEST(Pinochle, AFileWhoseScriptsPlayTheWholeGameAsksForNoMove) {
  TemporaryDirectory home;
  const auto cy = terminal(home.path(), "Cy", {"pinochle", published("test1.properties")});
  EXPECT_TRUE(cy->line_with("You have won the bidding with 140.")) << cy->said();
  EXPECT_TRUE(play_until(*cy, "The last trick is played.")) << cy->said();
  EXPECT_EQ(cy->said().find("Your turn."), std::string::npos) << cy->said();
  EXPECT_EQ(pinochle_scores(*cy), "268 0") << cy->said();
}

TEST(Pinochle, AScriptThatHasRunOutHandsTheSeatToThePerson) {
  TemporaryDirectory home;
  const auto cy = terminal(home.path(), "Cy", {"pinochle", published("test5.properties")});
  EXPECT_TRUE(play_until(*cy, "Your script keeps JS, 10H 9H, QD, AC AC 10C KC KC QC JC 9C.")) << cy->said();
  EXPECT_TRUE(play_until(*cy, "The last trick is played.")) << cy->said();
}

TEST(Pinochle, ABadPropertyFileIsRefusedInOneLine) {
  TemporaryDirectory home;
  const std::string file = home.file("bad.properties", "mode.cutthroat=true\nplayers.1.final_cards=9C\n");
  const auto cy = terminal(home.path(), "Cy", {"pinochle", file});
  EXPECT_TRUE(cy->line_with(file + ":2: players.1.final_cards = 9C")) << cy->said();
  EXPECT_EQ(cy->ended(), 2) << cy->said();
}

}  // namespace
}  // namespace cardroom::end_to_end
