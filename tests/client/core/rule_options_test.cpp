#include "client/core/rule_options.h"

#include <gtest/gtest.h>

/// The rule options of every kind, by name.
namespace cardroom::client {
namespace {

TEST(RuleOptions, AreReadByTheirNames) {
  table::v1::GameRules rules;
  EXPECT_EQ(option_of(rules, "target"), std::nullopt) << "of no kind";
  rules.mutable_pasur()->set_target(31);
  rules.mutable_pasur()->set_clubs_rule(games::pasur::v1::CLUBS_RULE_MOST);
  EXPECT_EQ(option_of(rules, "target"), 31);
  EXPECT_EQ(option_of(rules, "clubs_rule"), 2);
  EXPECT_EQ(option_of(rules, "sur"), std::nullopt) << "left open";
  EXPECT_EQ(option_of(rules, "cutthroat"), std::nullopt) << "of another kind";
  rules.mutable_pinochle()->set_cutthroat(false);
  EXPECT_EQ(option_of(rules, "cutthroat"), 0);
}

TEST(RuleOptions, AreSetByTheirNames) {
  table::v1::GameRules rules = open_rules("pasur");
  EXPECT_TRUE(set_option(rules, "target", 31));
  EXPECT_TRUE(set_option(rules, "clubs_rule", games::pasur::v1::CLUBS_RULE_MOST));
  EXPECT_FALSE(set_option(rules, "cutthroat", 1));
  EXPECT_EQ(rules.pasur().target(), 31);
  EXPECT_EQ(rules.pasur().clubs_rule(), games::pasur::v1::CLUBS_RULE_MOST);
  EXPECT_FALSE(rules.pasur().has_sur());
  rules = open_rules("pinochle");
  EXPECT_TRUE(set_option(rules, "cutthroat", 1));
  EXPECT_TRUE(rules.pinochle().cutthroat());
}

TEST(RuleOptions, ListTheNumbersOfAKind) {
  EXPECT_EQ(number_options("pasur"), (std::vector<std::string>{"clubs_needed", "clubs_points", "ten_diamonds",
                                                               "two_clubs", "ace", "jack", "sur", "target"}));
  EXPECT_TRUE(number_options("pinochle").empty());
  EXPECT_TRUE(number_options("whist").empty());
}

TEST(RuleOptions, AreOpenAtFirst) {
  EXPECT_TRUE(open_rules("lucky-thirteen").has_lucky_thirteen());
  EXPECT_EQ(open_rules("whist").game_case(), table::v1::GameRules::GAME_NOT_SET);
  table::v1::GameRules none;
  EXPECT_FALSE(set_option(none, "target", 31));
}

}  // namespace
}  // namespace cardroom::client
