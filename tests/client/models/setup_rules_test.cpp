// The rules on the set-up page: which options are shown, and how a change is requested.
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

  /// This option's row; its id is empty if the option is not shown.
  RuleRow of(const char* option) const {
    for (const RuleRow& row : setup.options()->rules()->rows())
      if (row.option == QLatin1StringView{option}) return row;
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

  QAbstractItemModelTester rules{setup.options()->rules(), QAbstractItemModelTester::FailureReportingMode::Fatal};
};

TEST_F(SetupRulesTest, TheOptionsOfAKindAreShownWithTheirValues) {
  EXPECT_EQ(of("target").title, QStringLiteral("Points to win"));
  EXPECT_EQ(of("target").look, RuleList::Choice);
  EXPECT_EQ(of("target").valueText(), QStringLiteral("62"));
  EXPECT_EQ(of("clubs_rule").valueText(), QStringLiteral("Anyone with 7 or more"));
  EXPECT_EQ(of("clubs_needed").look, RuleList::Number);
  EXPECT_EQ(of("clubs_needed").most, 13);
  EXPECT_TRUE(of("clubs_points").rare);
  EXPECT_TRUE(setup.options()->rules()->anyRare());
  table.update.mutable_settings()->mutable_rules()->mutable_pasur()->set_target(50);
  table.update.mutable_settings()->mutable_rules()->mutable_pasur()->set_clubs_needed(9);
  show();
  EXPECT_EQ(of("clubs_rule").valueText(), QStringLiteral("Anyone with 9 or more"));
  EXPECT_EQ(of("target").valueText(), QStringLiteral("50")) << "another client has set it";
  table.update.mutable_settings()->set_kind("thrones");
  table.update.mutable_settings()->mutable_rules()->mutable_thrones();
  show();
  EXPECT_EQ(setup.options()->rules()->count(), 0);
}

TEST_F(SetupRulesTest, AnOptionWithoutEffectIsNotShown) {
  auto& pasur = *table.update.mutable_settings()->mutable_rules()->mutable_pasur();
  pasur.set_clubs_rule(games::pasur::v1::CLUBS_RULE_MOST);
  show();
  EXPECT_EQ(of("clubs_rule").valueText(), QStringLiteral("Whoever has most"));
  EXPECT_TRUE(of("clubs_needed").option.isEmpty());
}

TEST_F(SetupRulesTest, AChangeKeepsTheOtherOptionsAndFollowsThePreviousChange) {
  setup.options()->setRule(QStringLiteral("clubs_needed"), 7);
  setup.options()->setRule(QStringLiteral("nonsense"), 7);
  EXPECT_TRUE(asked.empty());
  setup.options()->setRule(QStringLiteral("clubs_needed"), 8);
  setup.options()->setRule(QStringLiteral("clubs_needed"), 9);
  setup.options()->setRule(QStringLiteral("target"), 124);
  ASSERT_EQ(asked.size(), 3U);
  EXPECT_EQ(wanted(0).clubs_needed(), 8);
  EXPECT_EQ(wanted(0).target(), 62);
  EXPECT_EQ(wanted(2).clubs_needed(), 9) << "nothing has been answered yet";
  EXPECT_EQ(wanted(2).target(), 124);
  EXPECT_EQ(of("target").value, 124) << "as if it had been done already";
}

TEST_F(SetupRulesTest, TheServersValuesPrevail) {
  setup.options()->setRule(QStringLiteral("target"), 124);
  answer(false);
  EXPECT_EQ(of("target").value, 62);
  EXPECT_FALSE(told.isEmpty());
  setup.options()->setRule(QStringLiteral("target"), 31);
  show();
  EXPECT_EQ(of("target").value, 31) << "an update from before the answer";
  answer(true);
  table.update.mutable_settings()->mutable_rules()->mutable_pasur()->set_target(31);
  show();
  table.update.mutable_settings()->mutable_rules()->mutable_pasur()->set_target(93);
  show();
  EXPECT_EQ(of("target").value, 93);
}

TEST_F(SetupRulesTest, OnlyTheOwnerChangesThemBetweenGames) {
  table.update.set_phase(table::v1::PHASE_PLAYING);
  show();
  setup.options()->setRule(QStringLiteral("target"), 124);
  table.update.set_phase(table::v1::PHASE_GATHERING);
  sit(0, "Maren", false);
  show();
  setup.options()->setRule(QStringLiteral("target"), 124);
  EXPECT_TRUE(asked.empty());
}

}  // namespace
}  // namespace cardroom::window
