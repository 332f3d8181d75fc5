#include <array>
#include <gtest/gtest.h>

#include "common/games/pasur/scoring.h"
#include "tests/support/cards_text.h"

namespace cardroom::pasur {
namespace {

using testing::card_set;

TEST(PasurPoints, AreOfCardsClubsAndSurs) {
  const Rules rules;
  const auto points = [&](std::string_view cards, std::uint8_t surs = 0) {
    return deal_points(rules, {card_set(cards), CardSet{}, CardSet{}, CardSet{}}, {surs, 0, 0, 0})[0];
  };
  EXPECT_EQ(points(""), 0);
  EXPECT_EQ(points("TD"), 3);
  EXPECT_EQ(points("2C"), 2);
  EXPECT_EQ(points("AS"), 1);
  EXPECT_EQ(points("JD"), 1);
  EXPECT_EQ(points("KC QC 9C 8C 7C 6C"), 0) << "six clubs";
  EXPECT_EQ(points("KC QC 9C 8C 7C 6C 5C"), 7) << "seven clubs";
  EXPECT_EQ(points("KC QC 9C 8C 7C 6C 5C 4C"), 7) << "eight are worth no more";
  EXPECT_EQ(points("KS", 2), 10);
  EXPECT_EQ(points("AC 2C 3C 4C 5C 6C 7C TD", 1), 7 + 1 + 2 + 3 + 5);
}

TEST(PasurPoints, ForClubsNeedSevenClubs) {
  const auto points = deal_points({}, {card_set("3C 4C 5C 6C 7C"), card_set("8C 9C TC QC"), card_set("KC"), {}}, {});
  EXPECT_EQ(points, (std::array<std::int16_t, 4>{}));
}

TEST(PasurPoints, FollowTheOptions) {
  Rules rules;
  rules.clubs_points = 13;
  rules.sur = 10;
  EXPECT_EQ(deal_points(rules, {card_set("KC QC 9C 8C 7C 6C 5C"), {}, {}, {}}, {1, 0, 0, 0})[0], 23);
  rules.clubs_rule = ClubsRule::most;
  EXPECT_EQ(deal_points(rules, {card_set("KC"), {}, {}, {}}, {})[0], 13) << "more than any other player";
  EXPECT_EQ(deal_points(rules, {card_set("KC"), card_set("QC"), {}, {}}, {})[0], 0) << "shared";
}

TEST(PasurRules, MustAllowAWinner) {
  Rules rules;
  rules.ace = rules.jack = rules.ten_diamonds = rules.two_clubs = 0;
  EXPECT_FALSE(valid(rules)) << "no total could ever reach the target";
  rules.jack = 1;
  EXPECT_TRUE(valid(rules));
  rules.target = 0;
  EXPECT_FALSE(valid(rules));
}

}  // namespace
}  // namespace cardroom::pasur
