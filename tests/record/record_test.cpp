// Records are made, read and checked: those of random games of every kind, with moves made in every possible way.
#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <iterator>
#include <nlohmann/json.hpp>

#include "common/classic/game_log.h"
#include "common/record/record_file.h"
#include "tests/record/sealed_lines.h"
#include "tests/support/random_record.h"
#include "tests/support/seeds.h"

namespace cardroom {
namespace {

using ::testing::HasSubstr;
using testing::line_with;
using testing::lines_of;
using testing::random_record;
using testing::RecordedKind;
using testing::sealed;
using ::testing::StartsWith;
using testing::test_signer;

std::string made(const GameRecord& record) {
  const auto file = make_record(record, test_signer());
  EXPECT_TRUE(file) << file.error().one_line();
  return file.value_or("");
}

/// One variant of a kind.
class EachKind : public ::testing::TestWithParam<RecordedKind> {};

INSTANTIATE_TEST_SUITE_P(Records, EachKind, ::testing::ValuesIn(testing::recorded_kinds()),
                         [](const auto& variant) { return variant.param.name; });

// Records that earlier versions have written: add some when the format or the rules of a game get a new version.
TEST(EarlierRecords, AreAcceptedForEver) {
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator{CARDROOM_SOURCE_DIR "/tests/data/records"}) {
    SCOPED_TRACE(entry.path());
    std::ifstream file{entry.path(), std::ios::binary};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    const auto checked = check_record(text);
    EXPECT_TRUE(checked) << checked.error().one_line();
    ++files;
  }
  EXPECT_GE(files, 5);
}

TEST_P(EachKind, WhatIsMadeIsReadAndFair) {
  for (const std::uint64_t seed : testing::seeds(30)) {
    SCOPED_TRACE("CARDROOM_SEED=" + std::to_string(seed));
    const auto game = random_record(GetParam().kind, seed, GetParam().seats, GetParam().rules);
    const std::string file = made(game.record);
    const auto checked = check_record(file);
    ASSERT_TRUE(checked) << checked.error().one_line();
    EXPECT_EQ(checked->result.scores, game.deals.back()->scores());
    EXPECT_EQ(checked->result.winners, game.deals.back()->winners());
    const auto read = read_record(file);
    ASSERT_TRUE(read) << read.error().one_line();
    EXPECT_EQ(read->result.scores, checked->result.scores);
    // A file made from what was read is the same: nothing is lost, and the bytes depend on nothing else.
    const auto again = make_record(
        read->record, {.key = read->seal.key, .sign = [&](const std::string&) { return read->seal.signature; }});
    ASSERT_TRUE(again) << again.error().one_line();
    EXPECT_EQ(*again, file);
  }
}

TEST_P(EachKind, TheLogIsThatOfTheTable) {
  const auto game = random_record(GetParam().kind, 7, GetParam().seats, GetParam().rules);
  std::vector<std::string> players;
  for (const RecordedPlayer& player : game.record.seats) {
    constexpr const char* kNames[] = {"random", "basic", "clever", "expert"};
    players.emplace_back(player.bot ? kNames[static_cast<std::size_t>(*player.bot)] : "human");
  }
  EXPECT_EQ(log_of_record(game.record), game_log(GetParam().kind, game.deals, players));
}

/// A record with everything that a record can contain: several deals in Pasur, a burned attempt, a replaced player, and
/// moves made by bots and by the clock.
std::string with_everything(const RecordedKind& kind) {
  for (std::uint64_t seed = 1;; ++seed) {
    const auto game = random_record(kind.kind, seed, kind.seats, kind.rules);
    const std::string file = made(game.record);
    if (kind.kind == "pasur" && game.record.deals.size() < 2) continue;
    if (file.find(R"("record":"burned")") == file.npos || file.find(R"("record":"seat")") == file.npos) continue;
    if (file.find(R"("by":"bot")") == file.npos || file.find(R"("by":"clock")") == file.npos) continue;
    return file;
  }
}

TEST_P(EachKind, EveryChangedByteIsRefused) {
  const std::string file = with_everything(GetParam());
  ASSERT_TRUE(check_record(file));
  std::string changed = file;
  for (std::size_t place = 0; place < file.size(); ++place) {
    changed[place] = static_cast<char>(file[place] ^ (1 << place % 7));
    const auto refused = check_record(changed);
    ASSERT_FALSE(refused) << "byte " << place;
    ASSERT_EQ(refused.error().one_line().find('\n'), std::string::npos);
    changed[place] = file[place];
  }
}

TEST_P(EachKind, WhatIsCutOffOrAddedIsRefused) {
  const std::string file = with_everything(GetParam());
  for (std::size_t size = 0; size < file.size(); size += 1 + size % 3)
    ASSERT_FALSE(check_record(file.substr(0, size))) << size;
  for (const char* more : {"\n", " ", "{}\n", "x"})
    EXPECT_FALSE(check_record(file + more)) << more;
  EXPECT_FALSE(check_record(file + file));
}

GameRecord one_game() {
  return random_record("lucky-thirteen", 3).record;
}

TEST(Record, SomethingElseIsNotARecord) {
  for (const std::string text : {"", "\n", "{}\n", "{\"event\":\"game\"}\n", "\xEF\xBB\xBF"}) {
    const auto refused = check_record(text);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().kind, RecordFault::Kind::not_a_record);
  }
  const auto refused = check_record(std::string(kRecordBytesMax + 1, ' '));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().kind, RecordFault::Kind::not_a_record);
}

/// The fault found in a record after `found` has been replaced by `put` in its first line, and its seal renewed.
RecordFault fault_with(const std::string& found, const std::string& put) {
  auto lines = lines_of(made(one_game()));
  const auto place = lines[0].find(found);
  EXPECT_NE(place, std::string::npos) << found;
  lines[0].replace(place, found.size(), put);
  const auto refused = check_record(sealed(lines));
  EXPECT_FALSE(refused);
  return refused ? RecordFault{} : refused.error();
}

TEST(Record, WhatIsNewerIsRefusedAsThat) {
  RecordFault fault = fault_with("\"format\":1,", "\"format\":2,\"new\":true,");
  EXPECT_EQ(fault.kind, RecordFault::Kind::newer);
  EXPECT_EQ(fault.one_line(), "line 1: format 2 is newer than this program, which reads up to 1");
  fault = fault_with("\"rules_version\":1", "\"rules_version\":9");
  EXPECT_EQ(fault.kind, RecordFault::Kind::newer);
  EXPECT_THAT(fault.one_line(), StartsWith("line 1: version 9 of the rules is newer"));
  fault = fault_with("lucky-thirteen", "whist");
  EXPECT_EQ(fault.kind, RecordFault::Kind::newer);
  EXPECT_EQ(fault.one_line(), "line 1: this program does not know the game \"whist\"");
  EXPECT_EQ(fault_with("\"format\":1,", "\"format\":0,").kind, RecordFault::Kind::wrong);
  EXPECT_EQ(fault_with("\"rules_version\":1", "\"rules_version\":0").kind, RecordFault::Kind::wrong);
}

TEST(Record, AHostileLineTakesNeitherLongNorTheStack) {
  for (const std::string& rules : {std::string(1'000'000, '['), "{\"a\":" + std::string(1'000, '[') + "]",
                                   "{\"a\":\"" + std::string(1'000'000, 'a') + "\"}"}) {
    EXPECT_EQ(fault_with("\"rules\":{}", "\"rules\":" + rules).one_line(), "line 1: it is too long, or too deep");
  }
  // Brackets in a name do not count.
  EXPECT_THAT(fault_with("\"rules\":{}", R"("rules":{"\"[[[[[[[[[[[[[":1})").one_line(), HasSubstr("rules: "));
}

TEST(Record, TheSignatureOfAnotherRecordIsRefused) {
  const std::string file = made(one_game());
  const auto checked = check_record(file);
  ASSERT_TRUE(checked);
  // The signature is by the right key, but for another record.
  auto lines = lines_of(file);
  const auto other = lines_of(made(random_record("thrones", 1).record));
  const auto own = lines.back().substr(lines.back().find("\"signature\""));
  const auto others = other.back().substr(other.back().find("\"signature\""));
  lines.back().replace(lines.back().find(own), own.size(), others);
  std::string changed;
  for (const std::string& line : lines)
    changed += line + "\n";
  const auto refused = check_record(changed);
  ASSERT_FALSE(refused);
  EXPECT_THAT(refused.error().one_line(), HasSubstr("the signature is not by this key"));
  EXPECT_EQ(refused.error().line, lines.size());
  // It can still be read: read_record() is for records that have been checked before.
  EXPECT_TRUE(read_record(changed));
}

TEST(Record, WhatClientsPinIsTheSumOfTheKey) {
  const auto checked = check_record(made(one_game()));
  ASSERT_TRUE(checked);
  EXPECT_EQ(fingerprint_of(checked->seal), sha256(std::as_bytes(std::span{checked->seal.key})));
}

using Change = void (*)(GameRecord&);

/// The fault that make_record() reports after this change to a record. Expects that nothing is signed.
std::string not_made(Change change) {
  GameRecord record = one_game();
  change(record);
  const auto file = make_record(record, {.sign = [](const std::string&) -> std::string {
                                  ADD_FAILURE() << "signed";
                                  return {};
                                }});
  return file ? "made" : file.error().one_line();
}

TEST(Record, WhatWouldBeRefusedIsNotMade) {
  EXPECT_EQ(not_made([](GameRecord& record) { record.kind = "whist"; }),
            "line 1: this program does not know the game \"whist\"");
  EXPECT_EQ(not_made([](GameRecord& record) { record.seats.pop_back(); }),
            "line 1: the game is not played with 3 seats");
  EXPECT_EQ(not_made([](GameRecord& record) { record.ended = record.began - 1; }),
            "line 1: the game ended before it began");
  EXPECT_THAT(not_made([](GameRecord& record) { record.seats[0].name = "\x1b[2J"; }),
              HasSubstr("name is not one line"));
  EXPECT_THAT(not_made([](GameRecord& record) { record.table = "\xff"; }), HasSubstr("table is not one line"));
  EXPECT_THAT(not_made([](GameRecord& record) { record.deals[0].moves.pop_back(); }),
              HasSubstr("the game is not over"));
  EXPECT_THAT(not_made([](GameRecord& record) { record.deals.clear(); }), HasSubstr("the game is not over"));
  EXPECT_THAT(not_made([](GameRecord& record) { record.deals.push_back(record.deals[0]); }), HasSubstr("deal"));
  EXPECT_THAT(not_made([](GameRecord& record) { record.deals[0].moves[3].seat = Seat{0}; }), HasSubstr("in seat 0"));
  EXPECT_THAT(not_made([](GameRecord& record) { record.deals[0].moves[3].move = {}; }),
              HasSubstr("the move is against the rules"));
  EXPECT_THAT(not_made([](GameRecord& record) { record.deals[0].commitment = {}; }),
              HasSubstr("the commitment is 0000"));
  EXPECT_THAT(not_made([](GameRecord& record) { record.deals[0].moves[4].ms = 0; }), HasSubstr("before the move"));
  EXPECT_THAT(not_made([](GameRecord& record) { record.deals[0].changes.push_back({.moves = 99}); }),
              HasSubstr("not in its place"));
}

}  // namespace
}  // namespace cardroom
