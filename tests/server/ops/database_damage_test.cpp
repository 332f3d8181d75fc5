// Goal: damage to a database never leads to a wrong table: either --check and a server report it, or the tables are as
// they were. How: one bit of an intact database is flipped, at each of many places in turn, or its end is cut off.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "common/games/registry.h"
#include "server/table/table_host.h"
#include "tests/server/ops/database_of_a_server.h"

namespace cardroom::server::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;

struct DamagedDatabase : DatabaseOfAServer {
  /// The digest of the state that each table is restored to.
  static std::map<TableId, std::uint64_t> states(const std::filesystem::path& in) {
    std::map<TableId, std::uint64_t> digests;
    for (const KeptTable& kept : records(in)) {
      TableHost table{kept.table,
                      [](const std::string& kind, const wire::GameRules& rules, std::uint8_t seats) {
                        return std::move(*find_game_kind(kind)->make_match(rules, seats));
                      },
                      [](std::span<std::byte> bytes) { std::ranges::fill(bytes, std::byte{}); },
                      [](const SessionId&) { return false; },
                      /*write_record=*/{},
                      [] { return WallTime{}; }};
      HostOutputs ignored;
      EXPECT_TRUE(table.restore(Instant{}, kept, ignored));
      digests[kept.table] = table.core().digest();
    }
    return digests;
  }
  static std::vector<KeptTable> records(const std::filesystem::path& in) {
    return tables_of(JournalDatabase{in / kJournalFile, {.read_only = true}}.read_all());
  }
  /// A directory that has only this database.
  std::filesystem::path with(const std::string& database, const std::string& wal = {}) const {
    const auto elsewhere = directory.path() / "elsewhere";
    std::filesystem::remove_all(elsewhere);
    std::filesystem::create_directory(elsewhere);
    std::ofstream{elsewhere / kJournalFile} << database;
    if (!wal.empty()) std::ofstream{elsewhere / (std::string{kJournalFile} + "-wal")} << wal;
    return elsewhere;
  }
  /// Expects that the damage is reported, in one line about the file or as damaged tables.
  void expect_named(int status) const {
    EXPECT_NE(status, 0) << out.str();
    if (!errors.str().empty()) {
      EXPECT_THAT(errors.str(), MatchesRegex("cardroom-server: [^\n]+\n"));
    } else {
      EXPECT_THAT(out.str(), HasSubstr(" damaged: "));
    }
  }
  static std::string flipped(std::string bytes, std::size_t offset) {
    bytes[offset] = static_cast<char>(bytes[offset] ^ (1 << (offset % 8)));
    return bytes;
  }
};

TEST_F(DamagedDatabase, WithAFlippedBitIsReportedOrLeadsToTheSameTables) {
  played();
  const std::string intact = text_of(file());
  const auto before = states(data);
  constexpr std::size_t kPlaces = 250;
  std::size_t reported = 0;
  for (std::size_t place = 0; place < kPlaces; ++place) {
    const std::size_t offset = place * intact.size() / kPlaces;
    SCOPED_TRACE(offset);
    const auto elsewhere = with(flipped(intact, offset));
    if (const int status = check(elsewhere); status != 0) {
      ++reported;
      expect_named(status);
    } else {
      EXPECT_EQ(states(elsewhere), before) << out.str();
    }
  }
  EXPECT_GT(reported, kPlaces / 4) << "most of the file is records";
}

/// SQLite reads a log only up to the first frame whose checksum is wrong, so what remains is the state at some commit.
TEST_F(DamagedDatabase, WithAFlippedBitInItsLogLosesTheNewestCommitsAlone) {
  played();
  std::filesystem::remove(file());
  std::map<TableId, JournalDatabase::Row> last;
  JournalDatabase writer{file(), {}};
  for (const AppendRecord& append : world->records) {
    writer.begin();
    JournalDatabase::Row& row = last[append.table];
    row = writer.append({append.table, append.epoch, append.sequence, append.record}, row);
    writer.commit();
  }
  const std::string database = text_of(file());
  const std::string wal = text_of(file().string() + "-wal");
  ASSERT_FALSE(wal.empty());
  const auto before = records(with(database, wal));
  ASSERT_EQ(before.size(), 2U);
  constexpr std::size_t kPlaces = 40;
  std::size_t shorter = 0;
  for (std::size_t place = 1; place < kPlaces; ++place) {
    const std::size_t offset = place * wal.size() / kPlaces;
    SCOPED_TRACE(offset);
    const auto elsewhere = with(database, flipped(wal, offset));
    EXPECT_EQ(check(elsewhere), 0) << out.str() << errors.str();
    for (const KeptTable& kept : records(elsewhere)) {
      const auto was = std::ranges::find(before, kept.table, &KeptTable::table);
      ASSERT_NE(was, before.end());
      ASSERT_LE(kept.records.size(), was->records.size());
      EXPECT_TRUE(std::equal(kept.records.begin(), kept.records.end(), was->records.begin()));
      shorter += kept.records.size() < was->records.size() ? 1U : 0U;
    }
  }
  EXPECT_GT(shorter, kPlaces / 2);
}

TEST_F(DamagedDatabase, ThatWasCutOffIsReportedWhereverItEnds) {
  played();
  const std::string intact = text_of(file());
  constexpr std::size_t kPlaces = 40;
  for (std::size_t place = 0; place < kPlaces; ++place) {
    SCOPED_TRACE(place);
    const auto elsewhere = with(intact.substr(0, place * intact.size() / kPlaces));
    expect_named(check(elsewhere));
  }
}

}  // namespace
}  // namespace cardroom::server::testing
