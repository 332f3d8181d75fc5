// The rules on the set-up page: which options are shown, and how a change is asked for.
#include "tests/client/models/at_the_set_up.h"

namespace cardroom::window {
namespace {

class SetupRulesTest : public AtTheSetUp {
 protected:
  SetupRulesTest() {
    table.update.mutable_settings()->set_kind("pasur");
    auto& pasur = *table.update.mutable_settings()->mutable_rules()->mutable_pasur();
    pasur.set_clubs_rule(games::pasur::v1::CLUBS_RULE_NEEDED);
    pasur.set_clubs_needed(7);
    pasur.set_clubs_points(7);
    pasur.set_target(62);
    show();
  }

  QVariant of(const char* option, RuleList::Role role) const {
    for (int row = 0; row < setup.rules()->count(); ++row) {
      const QModelIndex index = setup.rules()->index(row);
      if (index.data(RuleList::OptionRole).toString() == QLatin1StringView{option}) return index.data(role);
    }
    return {};
  }

  const games::pasur::v1::Rules& wanted(std::size_t ask) const {
    return asked.at(ask).message.change_settings().rules().pasur();
  }

  void answer(bool granted) {
    client::Answered answer{asked.back().tag, {}};
    if (granted) answer.answer.mutable_done();
    if (!granted) answer.answer.mutable_refused()->set_reason(session::v1::REFUSAL_REASON_BAD_OPTION);
    EXPECT_TRUE(setup.answered(answer));
  }

  QAbstractItemModelTester rules{setup.rules(), QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(SetupRulesTest, TheOptionsOfAKindAreShownWithWhatTheyAre) {
  EXPECT_EQ(of("target", RuleList::TitleRole).toString(), QStringLiteral("Points to win"));
  EXPECT_EQ(of("target", RuleList::LookRole).toInt(), RuleList::Choice);
  EXPECT_EQ(of("target", RuleList::ValueTextRole).toString(), QStringLiteral("62"));
  EXPECT_EQ(of("clubs_rule", RuleList::ValueTextRole).toString(), QStringLiteral("Enough of them"));
  EXPECT_EQ(of("clubs_needed", RuleList::LookRole).toInt(), RuleList::Number);
  EXPECT_EQ(of("clubs_needed", RuleList::MostRole).toInt(), 13);
  EXPECT_TRUE(of("clubs_points", RuleList::RareRole).toBool());
  EXPECT_TRUE(setup.rules()->anyRare());
  table.update.mutable_settings()->mutable_rules()->mutable_pasur()->set_target(50);
  show();
  EXPECT_EQ(of("target", RuleList::ValueTextRole).toString(), QStringLiteral("50")) << "somebody has said so elsewhere";
  table.update.mutable_settings()->set_kind("thrones");
  table.update.mutable_settings()->mutable_rules()->mutable_thrones();
  show();
  EXPECT_EQ(setup.rules()->count(), 0);
}

TEST_F(SetupRulesTest, WhatMeansNothingIsNotShown) {
  auto& pasur = *table.update.mutable_settings()->mutable_rules()->mutable_pasur();
  pasur.set_clubs_rule(games::pasur::v1::CLUBS_RULE_MOST);
  show();
  EXPECT_EQ(of("clubs_rule", RuleList::ValueTextRole).toString(), QStringLiteral("Most of them"));
  EXPECT_FALSE(of("clubs_needed", RuleList::ValueRole).isValid());
}

TEST_F(SetupRulesTest, AChangeKeepsTheOtherOptionsAndGoesOnFromTheOneBefore) {
  setup.setRule(QStringLiteral("clubs_needed"), 7);
  setup.setRule(QStringLiteral("nonsense"), 7);
  EXPECT_TRUE(asked.empty());
  setup.setRule(QStringLiteral("clubs_needed"), 8);
  setup.setRule(QStringLiteral("clubs_needed"), 9);
  setup.setRule(QStringLiteral("target"), 124);
  ASSERT_EQ(asked.size(), 3U);
  EXPECT_EQ(wanted(0).clubs_needed(), 8);
  EXPECT_EQ(wanted(0).target(), 62);
  EXPECT_EQ(wanted(2).clubs_needed(), 9) << "nothing was answered yet";
  EXPECT_EQ(wanted(2).target(), 124);
  EXPECT_EQ(of("target", RuleList::ValueRole).toInt(), 124) << "as if it were so already";
}

TEST_F(SetupRulesTest, WhatTheServerSaysHolds) {
  setup.setRule(QStringLiteral("target"), 124);
  answer(false);
  EXPECT_EQ(of("target", RuleList::ValueRole).toInt(), 62);
  EXPECT_FALSE(told.isEmpty());
  setup.setRule(QStringLiteral("target"), 31);
  show();
  EXPECT_EQ(of("target", RuleList::ValueRole).toInt(), 31) << "an update of before the answer";
  answer(true);
  table.update.mutable_settings()->mutable_rules()->mutable_pasur()->set_target(31);
  show();
  table.update.mutable_settings()->mutable_rules()->mutable_pasur()->set_target(93);
  show();
  EXPECT_EQ(of("target", RuleList::ValueRole).toInt(), 93);
}

TEST_F(SetupRulesTest, OnlyTheOwnerChangesThemAndOnlyBetweenGames) {
  table.update.set_phase(table::v1::PHASE_PLAYING);
  show();
  setup.setRule(QStringLiteral("target"), 124);
  table.update.set_phase(table::v1::PHASE_GATHERING);
  sit(0, "Maren", false);
  show();
  setup.setRule(QStringLiteral("target"), 124);
  EXPECT_TRUE(asked.empty());
}

}  // namespace
}  // namespace cardroom::window
