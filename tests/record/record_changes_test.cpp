// A dishonest server can give a changed record the right sum and a valid signature. Changes to what follows from
// the deals and the moves are refused all the same; only values that the signature alone vouches for can be changed.
#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>

#include "common/record/record_file.h"
#include "tests/record/sealed_lines.h"
#include "tests/support/random_record.h"

namespace cardroom {
namespace {

using Json = nlohmann::ordered_json;
using testing::lines_of;
using testing::random_record;
using testing::RecordedKind;
using testing::sealed;
using testing::test_signer;

/// Whether nothing else in the record determines this value of a line ("game/seats/0/name"). That includes the options
/// of the rules: one of them may have had no effect on this game.
bool vouched_for_by_signature(const std::string& value) {
  static const std::regex kFree{
      "game/(rules/.*|program|server|table|number|practice|began|ended|seats/[0-9]/(name|player))|"
      "burned/(parts/[0-9]/(seat|commitment)|missing/[0-9])|deal/ms|seat/(ms|seat|name|player)|move/(ms|by)"};
  return std::regex_match(value, kFree);
}

/// The kind of a line: "game", "deal" and so on; "move" for the event of a move.
std::string kind_of(const Json& line) {
  if (line.contains("record")) return line["record"];
  return line.contains("by") ? "move" : "event";
}

/// Other values of the same type.
std::vector<Json> others(const Json& value) {
  if (value.is_boolean()) return {!value.get<bool>()};
  if (value.is_number()) return {value.get<std::int64_t>() + 1, value.get<std::int64_t>() - 1, 1e3, "1"};
  if (value.is_null()) return {0, 1};
  const std::string text = value;
  std::string last = text;
  std::string first = text;
  const bool is_ascii = std::ranges::all_of(text, [](char letter) { return letter > 0; });
  if (!text.empty() && is_ascii) {
    last.back() = last.back() == 'S' ? 'H' : last.back() == 'a' ? 'b' : last.back() == '1' ? '2' : 'a';
    first.front() = first.front() == 'K' ? 'Q' : first.front() == '1' ? '2' : '1';
  }
  return {last, first, text + "0", "", nullptr};
}

class Changes : public ::testing::TestWithParam<RecordedKind> {
 protected:
  void SetUp() override {
    for (std::uint64_t seed = 1; file_.empty(); ++seed) {
      const auto game = random_record(GetParam().kind, seed, GetParam().seats, GetParam().rules);
      std::string file = make_record(game.record, test_signer()).value();
      if (file.find(R"("record":"burned")") == file.npos || file.find(R"("record":"seat")") == file.npos) continue;
      if (GetParam().kind == "pasur" && game.record.deals.size() < 2) continue;
      file_ = std::move(file);
    }
    lines_ = lines_of(file_);
  }

  /// The next line to be changed. Skips most lines in the middle of a long game, which are like the earlier ones.
  std::size_t after(std::size_t line) const {
    return line + (line < 20 || line + 20 > lines_.size() || lines_[line].find("record") != std::string::npos ? 1 : 15);
  }

  static bool accepts(const std::vector<std::string>& lines) { return check_record(sealed(lines)).has_value(); }

  std::string file_;
  std::vector<std::string> lines_;
};

INSTANTIATE_TEST_SUITE_P(Records, Changes, ::testing::ValuesIn(testing::recorded_kinds()),
                         [](const auto& variant) { return variant.param.name; });

TEST_P(Changes, EveryValueThatFollowsFromOthersIsChecked) {
  ASSERT_TRUE(accepts(lines_));
  std::set<std::string> accepted;
  for (std::size_t i = 0; i + 1 < lines_.size(); i = after(i)) {
    const Json line = Json::parse(lines_[i]);
    auto changed = lines_;
    const Json values = line.flatten();
    // The cards of a pack are all checked in the same way, so only some of them are changed.
    const std::size_t step = values.size() > 40 ? 7 : 1;
    std::size_t number = 0;
    for (const auto& [path, value] : values.items()) {
      if (number++ % step != 0) continue;
      if (value.is_array() || value.is_object()) continue;  // Empty.
      for (const Json& other : others(value)) {
        Json edited = line;
        edited[Json::json_pointer{path}] = other;
        changed[i] = edited.dump();
        if (changed[i] == lines_[i] || !accepts(changed)) continue;
        accepted.insert(kind_of(line) + path);
        EXPECT_TRUE(vouched_for_by_signature(kind_of(line) + path)) << lines_[i] << " became " << changed[i];
      }
    }
  }
  // These values can indeed be changed, which shows that the test changes something.
  EXPECT_TRUE(accepted.contains("game/server"));
  EXPECT_TRUE(accepted.contains("game/seats/0/name"));
  EXPECT_TRUE(accepted.contains("move/ms"));
}

TEST_P(Changes, ALineHasItsMembersAndNoOthers) {
  for (std::size_t i = 0; i + 1 < lines_.size(); i = after(i)) {
    const Json line = Json::parse(lines_[i]);
    auto changed = lines_;
    const auto refuses = [&](std::string text) {
      changed[i] = std::move(text);
      EXPECT_FALSE(accepts(changed)) << lines_[i] << " became " << changed[i];
    };
    for (const auto& [name, value] : line.items()) {
      Json without = line;
      without.erase(name);
      refuses(without.dump());
      refuses("{\"" + name + "\":" + value.dump() + "," + lines_[i].substr(1));  // Given twice.
    }
    refuses(lines_[i].substr(0, lines_[i].size() - 1) + ",\"more\":1}");
    refuses("{ " + lines_[i].substr(1));
    refuses(lines_[i] + " ");
    refuses(lines_[i] + "\r");
    refuses("[" + lines_[i] + "]");
    refuses("");
  }
}

TEST_P(Changes, LinesAreThereOnceAndInOrder) {
  for (std::size_t i = 0; i + 1 < lines_.size(); i = after(i)) {
    auto changed = lines_;
    changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(i));
    // Without a change of players, the record is that of another evening, so it may be accepted.
    const std::string kind = kind_of(Json::parse(lines_[i]));
    if (kind != "seat") {
      EXPECT_FALSE(accepts(changed)) << "without " << lines_[i];
    }
    changed = lines_;
    changed.insert(changed.begin() + static_cast<std::ptrdiff_t>(i), lines_[i]);
    EXPECT_FALSE(accepts(changed)) << "twice: " << lines_[i];
    if (i + 2 == lines_.size()) continue;
    changed = lines_;
    std::swap(changed[i], changed[i + 1]);
    if (lines_[i] == lines_[i + 1]) continue;
    const bool moves_a_change = kind == "seat" || kind_of(Json::parse(lines_[i + 1])) == "seat";
    if (!moves_a_change) {
      EXPECT_FALSE(accepts(changed)) << "swapped with the next: " << lines_[i];
    }
  }
}

TEST_P(Changes, AnotherDealDoesNotFit) {
  // The secret and the commitment match each other, but give other cards.
  auto record = read_record(file_)->record;
  RecordedDeal& deal = record.deals[0];
  deal.secret[0] ^= std::byte{1};
  deal.commitment = server_commitment(record.deal_id(deal), deal.secret);
  for (RecordedPart& part : deal.parts)
    part.commitment = entropy_commitment(record.deal_id(deal), deal.commitment, part.seat.index, part.entropy);
  auto lines = lines_;
  for (std::string& line : lines) {
    if (line.find(R"({"record":"deal")") != 0) continue;
    Json json = Json::parse(line);
    json["secret"] = to_hex(deal.secret);
    json["commitment"] = to_hex(deal.commitment);
    for (std::size_t i = 0; i < deal.parts.size(); ++i)
      json["parts"][i]["commitment"] = to_hex(deal.parts[i].commitment);
    line = json.dump();
    break;
  }
  const auto refused = check_record(sealed(lines));
  ASSERT_FALSE(refused);
  // The refusal names the first line that differs: the pack.
  EXPECT_EQ(lines[refused.error().line - 1].substr(0, 17), R"({"record":"pack",)");
}

}  // namespace
}  // namespace cardroom
