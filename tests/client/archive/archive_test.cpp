// The games of a store are read from the ends of their files, a few at a time.
#include "client/archive/archive.h"

#include <chrono>
#include <fstream>
#include <gtest/gtest.h>
#include <iostream>

#include "common/record/record_file.h"
#include "tests/support/random_record.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::client {
namespace {

namespace fs = std::filesystem;
using std::chrono::system_clock;
using namespace std::chrono_literals;
using testing::random_record;

std::string file_of(const GameRecord& record) {
  return make_record(record, testing::test_signer()).value();
}

class ArchiveTest : public ::testing::Test {
 protected:
  /// Keeps a game with this time, in seconds since 1970.
  void keep(int time, std::string file, std::optional<std::uint32_t> seat = 0) {
    const KeptGame game{.table_id = std::string(16, '\x01'),
                        .number = static_cast<std::uint32_t>(time),
                        .seat = seat,
                        .file = std::move(file)};
    ASSERT_TRUE(store.keep(game, system_clock::time_point{std::chrono::seconds{time}}));
  }
  std::vector<int> times() const {
    std::vector<int> all;
    for (const PastGame& game : archive.games())
      all.push_back(static_cast<int>(game.when.time_since_epoch() / 1s));
    return all;
  }
  using Times = std::vector<int>;

  TemporaryDirectory temporary;
  GameStore store{temporary.path() / "main.games"};
  Archive archive{store};
  std::string thirteen = file_of(random_record("lucky-thirteen", 3).record);
};

TEST_F(ArchiveTest, HasWhatIsInTheRecord) {
  const GameRecord record = random_record("pasur", 5, 3).record;
  const std::string file = file_of(record);
  keep(10, file, 1);
  archive.look();
  EXPECT_FALSE(archive.read(10));
  ASSERT_EQ(archive.games().size(), 1U);
  const PastGame& game = archive.games().front();
  EXPECT_EQ(game.kind, "pasur");
  EXPECT_EQ(game.table, record.table);
  EXPECT_EQ(game.when, system_clock::time_point{10s});
  EXPECT_EQ(static_cast<std::uint64_t>(game.length.count()), record.ended - record.began);
  EXPECT_EQ(game.seat, 1U);
  const auto read = read_record(file);
  EXPECT_EQ(game.winners, read->result.winners);
  ASSERT_EQ(game.players.size(), 3U);
  ASSERT_EQ(game.scores.size(), 3U);
  for (std::size_t seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(game.players[seat].name, record.seats[seat].name);
    EXPECT_EQ(game.players[seat].bot, record.seats[seat].bot);
    EXPECT_EQ(game.scores[seat], read->result.scores[seat]);
  }
}

TEST_F(ArchiveTest, ReadsTheNewestFirstAFewAtATime) {
  for (const int time : {3, 1, 2})
    keep(time, thirteen);
  archive.look();
  EXPECT_EQ(times(), Times{});
  EXPECT_TRUE(archive.read(2));
  EXPECT_EQ(times(), (Times{3, 2}));
  keep(4, thirteen);
  archive.look();
  EXPECT_TRUE(archive.read(1));
  EXPECT_EQ(times(), (Times{4, 3, 2}));
  EXPECT_FALSE(archive.read(1));
  EXPECT_EQ(times(), (Times{4, 3, 2, 1}));
  EXPECT_FALSE(archive.read(1));
}

TEST_F(ArchiveTest, LeavesOutWhatItCannotRead) {
  keep(3, thirteen);
  keep(2, "not a record");
  keep(1, "");
  keep(4, thirteen.substr(0, thirteen.size() / 2));
  archive.look();
  EXPECT_FALSE(archive.read(10));
  EXPECT_EQ(times(), Times{3});
}

TEST_F(ArchiveTest, TakesASeatThatIsNotInTheRecordForWatching) {
  keep(1, thirteen, 4);
  keep(2, thirteen, std::nullopt);
  archive.look();
  archive.read(10);
  ASSERT_EQ(archive.games().size(), 2U);
  for (const PastGame& game : archive.games())
    EXPECT_EQ(game.seat, std::nullopt);
}

TEST_F(ArchiveTest, NoticesWhatIsGone) {
  for (const int time : {1, 2, 3})
    keep(time, thirteen);
  archive.look();
  archive.read(10);
  const fs::path second = archive.games()[1].file;
  ASSERT_TRUE(archive.remove(second));
  EXPECT_EQ(times(), (Times{3, 1}));
  EXPECT_FALSE(fs::exists(second));
  EXPECT_TRUE(archive.remove(second)) << "there is none";
  fs::remove(archive.games()[0].file);
  archive.look();
  EXPECT_EQ(times(), Times{1});
}

TEST_F(ArchiveTest, DeletesNothingButItsGames) {
  const fs::path other = temporary.path() / "other";
  std::ofstream{other} << "text";
  EXPECT_TRUE(archive.remove(other));
  EXPECT_TRUE(fs::exists(other));
}

TEST_F(ArchiveTest, ReadsThousandsQuickly) {
  keep(1, file_of(random_record("pasur", 5, 4).record));
  const fs::path one = store.games().front().file;
  for (std::size_t i = 2; i <= kGamesKeptMax; ++i) {
    const std::string time = "00" + std::to_string(1'000'000'000 + i);
    fs::copy_file(one, store.directory() / (time + one.filename().string().substr(time.size())));
  }
  const auto begin = std::chrono::steady_clock::now();
  archive.look();
  EXPECT_FALSE(archive.read(kGamesKeptMax));
  const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - begin);
  EXPECT_EQ(archive.games().size(), kGamesKeptMax);
  RecordProperty("milliseconds", static_cast<int>(took.count()));
  std::cout << "2,000 games of " << fs::file_size(one) << " bytes in " << took.count() << " ms\n";
  // A limit far above the usual time, for slow machines and sanitizers.
  EXPECT_LT(took, 10s);
}

}  // namespace
}  // namespace cardroom::client
