#include "server/table/recorded.h"

#include <chrono>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

namespace cardroom::server {
namespace {

struct Part {
  std::string name;
  std::optional<std::chrono::milliseconds> at;
  int shown = 0;  // Not recorded.

  friend auto recorded(const Part& part) {
    const auto& [name, at, shown] = part;
    return std::tie(name, at);
  }
};

struct Whole {
  std::vector<Part> parts;
  bool over = false;

  friend auto recorded(const Whole& whole) {
    const auto& [parts, over] = whole;
    return std::tie(parts, over);
  }
};

std::uint64_t digest_of(const Whole& whole) {
  StateDigest digest;
  add(digest, whole);
  return digest.value();
}

/// Whether digest and equality both take the two for the same.
bool are_same(const Whole& one, const Whole& other) {
  EXPECT_EQ(same(one, other), digest_of(one) == digest_of(other)) << "both follow from one list";
  return same(one, other);
}

TEST(Recorded, ACopyIsTheSame) {
  const Whole whole{{{"Ann", std::chrono::milliseconds{5}, 1}, {"Bob", {}, 2}}, true};
  EXPECT_TRUE(are_same(whole, Whole{whole}));
}

TEST(Recorded, EveryListedMemberCounts) {
  const Whole whole{{{"Ann", std::chrono::milliseconds{5}, 1}}, true};
  EXPECT_FALSE(are_same(whole, {{{"Bob", std::chrono::milliseconds{5}, 1}}, true}));
  EXPECT_FALSE(are_same(whole, {{{"Ann", std::chrono::milliseconds{6}, 1}}, true}));
  EXPECT_FALSE(are_same(whole, {{{"Ann", {}, 1}}, true}));
  EXPECT_FALSE(are_same(whole, {{{"Ann", std::chrono::milliseconds{5}, 1}}, false}));
  EXPECT_FALSE(are_same(whole, {{}, true}));
}

TEST(Recorded, AMemberThatIsNotListedDoesNot) {
  EXPECT_TRUE(are_same({{{"Ann", {}, 1}}, true}, {{{"Ann", {}, 2}}, true}));
}

TEST(Recorded, AnEmptyOptionalIsNotZero) {
  EXPECT_FALSE(are_same({{{"Ann", std::chrono::milliseconds{0}, 0}}, false}, {{{"Ann", {}, 0}}, false}));
}

}  // namespace
}  // namespace cardroom::server
