// The outline of a record agrees with the whole record, for games of every kind, and is read from its file's two ends.
#include "common/record/record_outline.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <utility>

#include "common/record/record_file.h"
#include "tests/record/sealed_lines.h"
#include "tests/support/random_record.h"
#include "tests/support/seeds.h"

namespace cardroom {
namespace {

using testing::lines_of;
using testing::random_record;
using testing::RecordedKind;

std::string file_of(const RecordedKind& kind, std::uint64_t seed) {
  return make_record(random_record(kind.kind, seed, kind.seats, kind.rules).record, testing::test_signer()).value();
}

/// Reads only as much of the file as the list of past games does.
Expected<RecordOutline, RecordFault> outline_of(std::string_view file) {
  const std::size_t size = std::min(file.size(), kOutlineBytes);
  return read_outline(file.substr(0, size), file.substr(file.size() - size));
}

class EachOutline : public ::testing::TestWithParam<RecordedKind> {};

INSTANTIATE_TEST_SUITE_P(Records, EachOutline, ::testing::ValuesIn(testing::recorded_kinds()),
                         [](const auto& variant) { return variant.param.name; });

TEST_P(EachOutline, SaysWhatTheRecordSays) {
  for (const std::uint64_t seed : testing::seeds(30)) {
    SCOPED_TRACE("CARDROOM_SEED=" + std::to_string(seed));
    const std::string file = file_of(GetParam(), seed);
    const auto read = read_record(file);
    const auto outline = outline_of(file);
    ASSERT_TRUE(read) << read.error().one_line();
    ASSERT_TRUE(outline) << outline.error().one_line();
    EXPECT_EQ(outline->result.scores, read->result.scores);
    EXPECT_EQ(outline->result.winners, read->result.winners);
    const GameRecord& header = outline->header;
    EXPECT_EQ(header.program, read->record.program);
    EXPECT_EQ(header.server, read->record.server);
    EXPECT_EQ(header.table, read->record.table);
    EXPECT_EQ(header.table_id, read->record.table_id);
    EXPECT_EQ(header.game, read->record.game);
    EXPECT_EQ(header.kind, read->record.kind);
    EXPECT_EQ(header.rules_version, read->record.rules_version);
    EXPECT_EQ(header.seats, read->record.seats);
    EXPECT_EQ(header.practice, read->record.practice);
    EXPECT_EQ(header.began, read->record.began);
    EXPECT_EQ(header.ended, read->record.ended);
  }
}

TEST_P(EachOutline, IsRefusedIfALineOfItIsCutOrChanged) {
  const std::string file = file_of(GetParam(), 5);
  const auto lines = lines_of(file);
  EXPECT_FALSE(outline_of(file.substr(0, file.size() - 1)));
  EXPECT_FALSE(outline_of(file.substr(0, file.size() - lines.back().size() - 1))) << "without a seal";
  EXPECT_FALSE(outline_of(lines.front() + "\n"));
  EXPECT_FALSE(outline_of(lines.front() + "\n" + lines.back() + "\n")) << "without a result";
  EXPECT_FALSE(outline_of(file + "\n"));
  std::string changed = file;
  const auto put = [&](std::size_t place) {
    changed[place] = '\x01';
    const bool refused = !outline_of(changed);
    changed[place] = file[place];
    return refused;
  };
  const std::size_t last = file.rfind("{\"event\":\"end\"");
  for (std::size_t place = 0; place < file.size(); ++place) {
    if (place >= lines.front().size() && place < last) continue;
    ASSERT_TRUE(put(place)) << "byte " << place;
  }
}

TEST_P(EachOutline, NeedsNothingBetweenTheEnds) {
  const std::string file = file_of(GetParam(), 5);
  const auto lines = lines_of(file);
  const std::string ends = lines.front() + "\n\n" + lines[lines.size() - 2] + "\n" + lines.back() + "\n";
  EXPECT_TRUE(outline_of(ends));
  EXPECT_FALSE(read_record(ends));
}

TEST(RecordOutline, TellsWhyThereIsNone) {
  const std::string file = file_of({.kind = "lucky-thirteen"}, 3);
  const auto fault_of = [](const std::string& text) {
    const auto outline = outline_of(text);
    EXPECT_FALSE(outline);
    return outline ? RecordFault{} : outline.error();
  };
  for (const char* text : {"", "\n", "{}\n", "game"})
    EXPECT_EQ(fault_of(text).kind, RecordFault::Kind::not_a_record);
  std::string newer = file;
  newer.replace(newer.find("\"format\":1,"), 11, "\"format\":2,");
  EXPECT_EQ(fault_of(newer).kind, RecordFault::Kind::newer);
  // A kind that is not known here has an outline like any other.
  std::string other = file;
  other.replace(other.find("lucky-thirteen"), 14, "whist");
  ASSERT_TRUE(outline_of(other));
  EXPECT_EQ(outline_of(other)->header.kind, "whist");
}

TEST(RecordOutline, TakesTheLongestLinesAndNoLonger) {
  const auto lines = lines_of(file_of({.kind = "lucky-thirteen"}, 3));
  const auto with_rules = [&](std::size_t letters) {
    std::string first = lines.front();
    first.replace(first.find("\"rules\":{}"), 10, R"("rules":{"a":")" + std::string(letters, 'a') + R"("})");
    return std::pair{first.size(), first + "\n" + lines[lines.size() - 2] + "\n" + lines.back() + "\n"};
  };
  const std::size_t around = with_rules(0).first;
  constexpr std::size_t kLongest = std::size_t{16} << 10;
  EXPECT_TRUE(outline_of(with_rules(kLongest - around).second));
  EXPECT_FALSE(outline_of(with_rules(kLongest - around + 1).second));
  EXPECT_FALSE(outline_of(with_rules(2 * kOutlineBytes).second)) << "the line does not end in the bytes that are read";
}

}  // namespace
}  // namespace cardroom
