// Games are found while a person types, whatever keyboard layout the letters come from.
#include "client/archive/game_search.h"

#include <gtest/gtest.h>

#include "tests/client/archive/past_games.h"

namespace cardroom::client {
namespace {

using testing::bot;
using testing::past_game;
using testing::person;

class GameSearchTest : public ::testing::Test {
 protected:
  GameSearchTest() {
    games.push_back(past_game(4, "pasur", {63, 58}, {person("Åse Köhler")}));
    games.push_back(past_game(3, "pinochle", {1, 2}, {person("سلما")}));
    games.push_back(past_game(2, "pasur", {63, 58}, {bot(BotType::clever)}));
    games.push_back(past_game(1, "pasur", {1, 2}, {person("ANN-Marie")}));
    games[2].table = "Café corner 7";
  }
  std::vector<std::string> found(const GameFilter& filter) {
    std::vector<std::string> files;
    for (const PastGame* game : search.find(games, filter))
      files.push_back(game->file.string());
    return files;
  }
  std::vector<std::string> found(const char* text) { return found(GameFilter{.text = text}); }
  using Files = std::vector<std::string>;

  std::vector<PastGame> games;
  std::string day = "Tuesday ۱۷ November";
  GameSearch search{[this](const PastGame& game) {
    return (game.kind == "pasur" ? "Pasur " : "Pinochle ") + (game.file == "game3" ? day : std::string{"Monday"});
  }};
};

TEST_F(GameSearchTest, FindsNamesTablesTitlesAndDates) {
  EXPECT_EQ(found("ann"), Files{"game1"});
  EXPECT_EQ(found("corner"), Files{"game2"});
  EXPECT_EQ(found("pinochle"), Files{"game3"});
  EXPECT_EQ(found("november"), Files{"game3"});
  EXPECT_EQ(found("bot"), Files{"game2"});
  EXPECT_EQ(found("maren"), Files{}) << "the person's own name is in all";
  EXPECT_EQ(found("nobody"), Files{});
}

TEST_F(GameSearchTest, FindsWordsFromTheirBeginningAsOneTypes) {
  for (const char* text : {"k", "kö", "köhl", "köhler"})
    EXPECT_EQ(found(text).front(), "game4") << text;
  EXPECT_EQ(found("öhler"), Files{});
  EXPECT_EQ(found("marie"), Files{"game1"}) << "after a hyphen";
}

TEST_F(GameSearchTest, WantsEveryWord) {
  EXPECT_EQ(found("pas ann"), Files{"game1"});
  EXPECT_EQ(found("ann  pas "), Files{"game1"});
  EXPECT_EQ(found("pin ann"), Files{});
  EXPECT_EQ(found("  "), (Files{"game4", "game3", "game2", "game1"})) << "in the order of the list";
}

TEST_F(GameSearchTest, KnowsNoCasesMarksAndKeyboards) {
  EXPECT_EQ(found("ASE KOHLER"), Files{"game4"});
  EXPECT_EQ(found("cafe"), Files{"game2"});
  EXPECT_EQ(found("17"), Files{"game3"}) << "digits of any script";
  EXPECT_EQ(found("٧"), Files{"game2"});
  EXPECT_EQ(folded("علی كتاب"), folded("علي کتاب"));
  EXPECT_EQ(folded("کارت‌ها"), folded("کارتها")) << "the non-joiner";
  EXPECT_EQ(folded("Ａ"), "a");
  EXPECT_EQ(folded("Straße"), "strasse");
}

TEST_F(GameSearchTest, Filters) {
  EXPECT_EQ(found({.kind = "pasur"}), (Files{"game4", "game2", "game1"}));
  EXPECT_EQ(found({.won = true}), (Files{"game4", "game2"}));
  EXPECT_EQ(found({.people = true}), (Files{"game4", "game3", "game1"}));
  EXPECT_EQ(found({.kind = "pasur", .won = true, .people = true, .text = "k"}), Files{"game4"});
}

TEST_F(GameSearchTest, HearsOfOtherWords) {
  EXPECT_EQ(found("tirsdag"), Files{});
  day = "tirsdag";
  EXPECT_EQ(found("tirsdag"), Files{});
  search.clear();
  EXPECT_EQ(found("tirsdag"), Files{"game3"});
}

}  // namespace
}  // namespace cardroom::client
