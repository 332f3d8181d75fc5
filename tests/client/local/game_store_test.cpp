#include "client/local/game_store.h"

#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <set>
#include <sys/stat.h>

#include "tests/support/temporary_directory.h"

namespace cardroom::client {
namespace {

namespace fs = std::filesystem;
using std::chrono::system_clock;
using namespace std::chrono_literals;

class GameStoreTest : public ::testing::Test {
 protected:
  static KeptGame game(std::uint32_t number, std::string file = "lines") {
    return {.table_id = std::string(16, '\x01'), .number = number, .seat = {}, .file = std::move(file)};
  }
  std::vector<std::string> texts() const {
    std::set<fs::path> files;
    for (const auto& entry : fs::directory_iterator{store.directory()})
      files.insert(entry.path());
    std::vector<std::string> all;
    for (const fs::path& file : files) {
      std::ifstream in{file, std::ios::binary};
      all.emplace_back(std::istreambuf_iterator<char>{in}, std::istreambuf_iterator<char>{});
    }
    return all;
  }

  TemporaryDirectory temporary;
  GameStore store{temporary.path() / "main.games"};
};

TEST_F(GameStoreTest, KeepsGamesInTheOrderOfTheirTimes) {
  ASSERT_TRUE(store.keep(game(2, "second"), system_clock::time_point{20s}));
  ASSERT_TRUE(store.keep(game(1, "first"), system_clock::time_point{3s}));
  EXPECT_EQ(texts(), (std::vector<std::string>{"first", "second"}));
}

TEST_F(GameStoreTest, KeepsAGameOnce) {
  ASSERT_TRUE(store.keep(game(1, "first"), system_clock::time_point{3s}));
  ASSERT_TRUE(store.keep(game(1, "again"), system_clock::time_point{5s}));
  EXPECT_EQ(texts(), std::vector<std::string>{"first"});
}

TEST_F(GameStoreTest, ListsTheNewestFirstWithThePersonsSeat) {
  KeptGame played = game(1);
  played.seat = 3;
  ASSERT_TRUE(store.keep(played, system_clock::time_point{3s}));
  ASSERT_TRUE(store.keep(game(12), system_clock::time_point{20s}));
  std::ofstream{store.directory() / "notes.txt"} << "not a game";
  std::ofstream{store.directory() / "1-x.cardroom"} << "not a game of the store";
  std::ofstream{store.directory() / ("999999999999-" + std::string(32, '1') + "-1.cardroom")} << "of no time";
  const auto games = store.games();
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].kept_at, system_clock::time_point{20s});
  EXPECT_EQ(games[0].seat, std::nullopt);
  EXPECT_EQ(games[1].kept_at, system_clock::time_point{3s});
  EXPECT_EQ(games[1].seat, 3U);
  EXPECT_EQ(read_game_file(games[1].file).value(), "lines");
  ASSERT_TRUE(store.keep(played, system_clock::time_point{40s})) << "it is there already";
  ASSERT_TRUE(store.remove(games[1]));
  EXPECT_EQ(store.games().size(), 1U);
  EXPECT_FALSE(read_game_file(games[1].file));
}

TEST_F(GameStoreTest, DropsTheOldest) {
  constexpr std::uint32_t kMax = 20;
  const GameStore small{store.directory(), kMax};
  for (std::uint32_t i = 1; i <= kMax + 1; ++i)
    ASSERT_TRUE(small.keep(game(i, std::to_string(i)), system_clock::time_point{std::chrono::seconds{i}}));
  const auto all = texts();
  ASSERT_EQ(all.size(), kMax);
  EXPECT_EQ(all.front(), "2");
}

TEST_F(GameStoreTest, IsForItsOwnerOnly) {
  ASSERT_TRUE(store.keep(game(1), system_clock::time_point{3s}));
  struct stat status{};
  ASSERT_EQ(::stat(store.directory().c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0700U);
  ASSERT_EQ(::stat(fs::directory_iterator { store.directory() } -> path().c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777U, 0600U);
}

TEST_F(GameStoreTest, SaysWhatIsWrong) {
  std::ofstream{store.directory()} << "a file in the place of the directory";
  const auto kept = store.keep(game(1), system_clock::time_point{3s});
  ASSERT_FALSE(kept);
  EXPECT_NE(kept.error().find("main.games"), std::string::npos) << kept.error();
}

}  // namespace
}  // namespace cardroom::client
