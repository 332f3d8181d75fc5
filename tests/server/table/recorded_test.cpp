#include "server/table/recorded.h"

#include <chrono>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <vector>

#include "server/table/recorded_members.h"

namespace cardroom::server {
namespace {

struct Part {
  int shown = 0;
  std::string name;
  std::optional<std::chrono::milliseconds> at;

  CARDROOM_RECORDED(Part, (shown), name, at)
};

struct Whole {
  std::vector<Part> parts;
  bool over = false;

  CARDROOM_RECORDED(Whole, (), parts, over)
};

std::uint64_t digest_of(const Whole& whole) {
  StateDigest digest;
  add(digest, whole);
  return digest.value();
}

/// Whether the two are equal by digest and by comparison, which must agree.
bool are_same(const Whole& one, const Whole& other) {
  EXPECT_EQ(same(one, other), digest_of(one) == digest_of(other)) << "both follow from one list";
  return same(one, other);
}

TEST(Recorded, ACopyIsEqual) {
  const Whole whole{{{1, "Ann", std::chrono::milliseconds{5}}, {2, "Bob", {}}}, true};
  EXPECT_TRUE(are_same(whole, Whole{whole}));
}

TEST(Recorded, EveryListedMemberIsCompared) {
  const Whole whole{{{1, "Ann", std::chrono::milliseconds{5}}}, true};
  EXPECT_FALSE(are_same(whole, {{{1, "Bob", std::chrono::milliseconds{5}}}, true}));
  EXPECT_FALSE(are_same(whole, {{{1, "Ann", std::chrono::milliseconds{6}}}, true}));
  EXPECT_FALSE(are_same(whole, {{{1, "Ann", {}}}, true}));
  EXPECT_FALSE(are_same(whole, {{{1, "Ann", std::chrono::milliseconds{5}}}, false}));
  EXPECT_FALSE(are_same(whole, {{}, true}));
}

struct WithOneMore {
  std::vector<Part> parts;
  bool over = false;
  int more = 0;

  CARDROOM_RECORDED(WithOneMore, (), parts, over, more)
};

struct OtherPart {
  std::string name;

  CARDROOM_RECORDED(OtherPart, (), name)
};

struct WithOtherParts {
  std::vector<OtherPart> parts;
  bool over = false;

  CARDROOM_RECORDED(WithOtherParts, (), parts, over)
};

TEST(Recorded, TheFormOfADigestNamesAllMembersInAllTypes) {
  EXPECT_EQ(digest_form<Whole>(), digest_form<Whole>());
  EXPECT_NE(digest_form<Whole>(), digest_form<WithOneMore>());
  EXPECT_NE(digest_form<Whole>(), digest_form<WithOtherParts>());
  EXPECT_TRUE(same(WithOneMore{}, WithOneMore{}));
  EXPECT_TRUE(same(WithOtherParts{}, WithOtherParts{}));
}

TEST(Recorded, AnUnlistedMemberIsNotCompared) {
  EXPECT_TRUE(are_same({{{1, "Ann", {}}}, true}, {{{2, "Ann", {}}}, true}));
}

TEST(Recorded, AnEmptyOptionalIsNotZero) {
  EXPECT_FALSE(are_same({{{0, "Ann", std::chrono::milliseconds{0}}}, false}, {{{0, "Ann", {}}}, false}));
}

}  // namespace
}  // namespace cardroom::server
