#include "server/table/table_records.h"

#include <gtest/gtest.h>

#include "cardroom/journal/v1/journal.pb.h"
#include "common/games/digest.h"
#include "server/limits.h"
#include "tests/server/table/table_bench.h"

/// Which records of a table have snapshots, and how they are replayed.
namespace cardroom::server::testing {
namespace {

using Replay = TableRecords::Replay;

struct TableRecordsTest : TableBench {
  TableRecordsTest() { rules = {.deals = 2, .turns = 1}; }
  void TearDown() override {}  // These tests keep the records themselves.

  /// Steps the table and writes the record.
  void take(TableInput input) {
    core.complete(now, input);
    auto result = core.step(now, input);
    if (!result.changed) return;
    AppendRecord append = records_of_table.next(core, now, input, result, WallTime{5});
    if (append.starts_over) kept.records.clear();
    kept.table = kId;
    kept.epoch = append.epoch;
    kept.records.push_back(append.record);
    all.push_back(std::move(append));
    for (const TableOutput& output : result.outputs) {
      if (std::holds_alternative<DrawEntropy>(output)) {
        EntropyDrawn drawn;
        drawn.secret[0] = std::byte{42};
        take(drawn);
        return;
      }
    }
  }
  void begin() {
    Created created;
    created.settings = settings;
    created.seats = {std::nullopt, std::nullopt};
    created.owner = Request{session(1), 1, Join{"Ann", std::nullopt, false}};
    take(created);
    take(Request{session(2), 1, Join{"Bob", std::nullopt, false}});
  }
  /// Each person moves once; the last move of a deal begins the next one.
  void play_a_round() {
    for (const int who : {1, 2})
      take(Request{session(who), ++request,
                   play(core.state().decisions.of(Seat{static_cast<std::uint8_t>(who - 1)}).number)});
  }

  static journal::v1::Record read(const std::string& bytes) {
    journal::v1::Record record;
    EXPECT_TRUE(record.ParseFromString(bytes));
    return record;
  }
  journal::v1::Record at(std::size_t index) const { return read(kept.records.at(index)); }
  /// The numbers of the records with a snapshot.
  std::vector<std::uint64_t> snapshots() const {
    std::vector<std::uint64_t> numbers;
    for (const AppendRecord& append : all) {
      if (read(append.record).has_snapshot()) numbers.push_back(append.sequence);
    }
    return numbers;
  }
  /// Changes the record with this index.
  template <class Change>
  void change(std::size_t index, Change change) {
    journal::v1::Record copy = at(index);
    change(copy);
    kept.records.at(index) = copy.SerializeAsString();
  }
  std::size_t last_with_snapshot() const {
    for (std::size_t i = kept.records.size(); i-- > 0;) {
      if (at(i).has_snapshot()) return i;
    }
    ADD_FAILURE() << "there is no snapshot";
    return 0;
  }

  /// The error that a replay reports; empty if it leads to the table as it is.
  std::string replayed(Replay how = Replay::latest) {
    TableCore other{kId, make()};
    TableRecords records_again{kId};
    const auto time = records_again.replay(kept, how, other);
    if (!time) return time.error();
    if (*time != now) return "another time";
    if (!same(other.state(), core.state())) return "another table";
    if (records_again.maker() != session(1)) return "another maker";
    if (records_again.written_at() != WallTime{5}) return "written at another time";
    return {};
  }

  TableRecords records_of_table{kId};
  KeptTable kept;
  std::vector<AppendRecord> all;
};

TEST_F(TableRecordsTest, EveryDealBeginsWithASnapshot) {
  begin();
  play_a_round();
  EXPECT_EQ(snapshots(), (std::vector<std::uint64_t>{2, 5}));
  EXPECT_EQ(replayed(), "");
  EXPECT_EQ(replayed(Replay::all), "");
}

TEST_F(TableRecordsTest, OnlyTheFirstDealOfAGameStartsOver) {
  begin();
  play_a_round();
  std::vector<std::uint64_t> starts;
  for (const AppendRecord& append : all) {
    if (append.starts_over) starts.push_back(append.sequence);
  }
  EXPECT_EQ(starts, (std::vector<std::uint64_t>{2})) << "later, only this build could read the match";
  EXPECT_EQ(at(0).sequence(), 2U);
  EXPECT_TRUE(at(0).snapshot().build().empty());
  EXPECT_FALSE(at(last_with_snapshot()).snapshot().build().empty());
}

TEST_F(TableRecordsTest, AReplayBeginsAtTheLastSnapshot) {
  begin();
  play_a_round();
  now += 1s;
  take(ConnectionLost{session(2), 0ms});
  change(1, [](auto& record) { record.set_digest(0); });
  EXPECT_EQ(replayed(), "") << "records before it are not read";
  EXPECT_EQ(replayed(Replay::all), "record 3 leads to another table") << "but a check reads them";
}

TEST_F(TableRecordsTest, AnotherBuildReplaysTheWholeGame) {
  begin();
  play_a_round();
  const std::size_t deal = last_with_snapshot();
  // The snapshot is from another build, and this build could not read its state either.
  change(deal, [](auto& record) {
    record.mutable_snapshot()->set_build("another");
    record.mutable_snapshot()->set_state("such a build reads this");
    record.mutable_snapshot()->set_checksum(digest_of(std::as_bytes(std::span{record.snapshot().state()})));
  });
  EXPECT_EQ(replayed(), "");
  EXPECT_EQ(replayed(Replay::all), "");
}

TEST_F(TableRecordsTest, ADamagedSnapshotIsNotRead) {
  begin();
  play_a_round();
  const auto damage = [](auto& record) { record.mutable_snapshot()->mutable_state()->back() ^= 1; };
  change(last_with_snapshot(), damage);
  EXPECT_EQ(replayed(), "") << "the game is replayed from its beginning";
  EXPECT_EQ(replayed(Replay::all), "record 5 has a damaged snapshot");
  change(0, damage);
  EXPECT_EQ(replayed(), "record 2 has a snapshot that cannot be read");
}

TEST_F(TableRecordsTest, ASnapshotOfAnotherTableIsFound) {
  begin();
  const journal::v1::Record first = at(0);
  play_a_round();
  const std::size_t deal = last_with_snapshot();
  change(deal, [&](auto& record) { *record.mutable_snapshot() = first.snapshot(); });
  EXPECT_EQ(replayed(), "record 5 leads to another table");
  EXPECT_EQ(replayed(Replay::all), "record 5 has a snapshot of another table");
}

TEST_F(TableRecordsTest, AMissingRecordIsFound) {
  begin();
  play_a_round();
  kept.records.erase(kept.records.begin());
  EXPECT_EQ(replayed(Replay::all), "record 1 is missing") << "nothing to begin with";
  EXPECT_EQ(replayed(), "") << "a snapshot suffices";
  take(ConnectionLost{session(2), 0ms});
  take(ConnectionBack{session(2), std::nullopt});
  EXPECT_EQ(replayed(), "");
  kept.records.erase(kept.records.end() - 2);
  EXPECT_EQ(replayed(), "record 7 is missing");
}

TEST_F(TableRecordsTest, ATableWithoutDealsHasSnapshotsAsWell) {
  Created created;
  created.settings = settings;
  created.seats = {std::nullopt, std::nullopt};
  created.owner = Request{session(1), 1, Join{"Ann", std::nullopt, false}};
  take(created);
  for (std::uint64_t i = 0; i < kRecordsBetweenSnapshots; ++i) {
    take(ConnectionLost{session(1), 0ms});
    take(ConnectionBack{session(1), std::nullopt});
  }
  EXPECT_EQ(snapshots(), (std::vector<std::uint64_t>{kRecordsBetweenSnapshots, 2 * kRecordsBetweenSnapshots}));
  EXPECT_LE(kept.records.size(), 2U);
  EXPECT_EQ(replayed(), "");
}

TEST_F(TableRecordsTest, AnswersAreKnownAfterASnapshot) {
  begin();
  play_a_round();
  TableCore other{kId, make()};
  TableRecords again{kId};
  ASSERT_TRUE(again.replay(kept, Replay::latest, other));
  const auto answers = again.answers();
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0].session, session(1));
  EXPECT_EQ(answers[0].request_id, 2U);
  EXPECT_FALSE(answers[0].joined);
  EXPECT_EQ(answers[1].session, session(2));
  EXPECT_EQ(answers[1].request_id, 3U);
}

TEST_F(TableRecordsTest, UnfairGamesHaveNoSnapshots) {
  rules.fair = false;
  begin();
  EXPECT_EQ(core.state().play.phase(), wire::PHASE_PLAYING);
  EXPECT_EQ(snapshots(), std::vector<std::uint64_t>{});
}

}  // namespace
}  // namespace cardroom::server::testing
