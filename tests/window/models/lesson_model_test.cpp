#include <gtest/gtest.h>

#include "client/games/lessons.h"
#include "client/models/kinds.h"
#include "common/games/list.h"
#include "tests/window/models/heard_table.h"
#include "tests/window/scenes/played_lesson.h"

namespace cardroom::testing {
namespace {

using window::Kind;

/// A guided first game in the window.
template <class OfKind>
class Learning : public ::testing::Test {
 protected:
  Learning() {
    heard.table.lesson()->begin(id, 0);
    QObject::connect(heard.table.lesson(), &window::LessonModel::reached,
                     [this](const QString&, int step, bool finished) {
                       reached = step;
                       ended = finished;
                     });
    show();
  }

  void show() {
    const client::TableChanged change = played.show(client::Instant{60'000});
    heard.table.tableChanged(&played.table(), change, client::Instant{60'000});
  }

  void goOnIfAsked() {
    while (!heard.asked.empty() && heard.asked.back().message.has_go_on() &&
           heard.table.phase() == window::TablePhase::Paused) {
      heard.accept();
      played.endPause();
      show();
    }
  }

  static bool isHere(const window::TableController& table, QString card) {
    const bool elsewhere = card.startsWith(QLatin1Char{'*'});
    if (elsewhere) card.remove(0, 1);
    for (const window::TableCard& one : table.game()->cards()->cards())
      if (one.card == card && (!elsewhere || one.zone != s("hand"))) return true;
    return false;
  }

  const std::string kind{OfKind::Game::kFacts.id};
  const QString id = QString::fromStdString(kind);
  const client::Lesson& lesson = *client::find_lesson(kind);
  HeardTable heard;
  PlayedLesson<OfKind> played{0};
  int reached = -1;
  bool ended = false;
};

template <class List>
struct TestTypes;
template <class... Kinds>
struct TestTypes<KindList<Kinds...>> {
  using Type = ::testing::Types<Kinds...>;
};
TYPED_TEST_SUITE(Learning, TestTypes<AllKinds>::Type);

TYPED_TEST(Learning, HasASentenceForEveryStep) {
  EXPECT_EQ(window::findKind(this->id)->lesson.size(), this->lesson.steps.size());
}

/// Every step shows what it describes, refuses any other move, and is completed by the primary button.
TYPED_TEST(Learning, IsPlayedThroughWithThePrimaryButton) {
  window::LessonModel& coach = *this->heard.table.lesson();
  window::TurnModel& turn = *this->heard.table.turn();
  for (std::size_t i = 0; i < this->lesson.steps.size(); ++i) {
    const client::LessonStep& step = this->lesson.steps[i];
    const auto where = ::testing::Message() << this->kind << ", step " << i + 1;
    ASSERT_TRUE(coach.shown()) << where;
    ASSERT_EQ(coach.number(), static_cast<int>(i) + 1) << where;
    EXPECT_EQ(this->reached, i == 0 ? this->reached : static_cast<int>(i)) << where;
    EXPECT_FALSE(coach.sentence().isEmpty()) << where;
    EXPECT_FALSE(coach.sentence().contains(QLatin1Char{'%'})) << where << coach.sentence().toStdString();
    if (this->heard.table.phase() == window::TablePhase::Playing) {
      for (const QString& card : coach.lit()) {
        EXPECT_TRUE(this->isHere(this->heard.table, card)) << where << ": " << card.toStdString();
      }
    }
    const std::size_t asked = this->heard.asked.size();
    if (!step.asks) {
      EXPECT_EQ(turn.primaryText(), coach.last() ? s("Play a first real game") : s("Next"));
      EXPECT_TRUE(turn.primaryReady());
      if (!coach.last()) turn.primary();
      if (this->heard.table.phase() == window::TablePhase::Paused) this->goOnIfAsked();
      if (this->heard.asked.size() != asked) continue;
      EXPECT_EQ(this->heard.asked.size(), asked) << where << ": a step that only shows sends nothing";
      continue;
    }
    EXPECT_FALSE(coach.task().isEmpty()) << where;
    for (const window::TableCard& card : this->heard.table.game()->cards()->cards()) {
      if (card.zone != s("hand") || card.card == QString::fromStdString(step.card)) continue;
      this->heard.table.choice()->play(card.key);
      this->heard.table.choice()->select(card.key);
    }
    EXPECT_EQ(this->heard.asked.size(), asked) << where << ": another card was played";
    EXPECT_TRUE(this->heard.table.choice()->selected().isEmpty()) << where << ": another card was selected";
    if (turn.primaryText().isEmpty() || !turn.primaryReady())
      this->heard.table.choice()->actByKey(s("S"));  // A suit is chosen first.
    ASSERT_TRUE(turn.primaryReady()) << where;
    turn.primary();
    ASSERT_EQ(this->heard.asked.size(), asked + 1) << where;
    EXPECT_EQ(this->heard.asked.back().message.move().move().SerializeAsString(), step.asked->SerializeAsString());
    EXPECT_FALSE(coach.shown()) << where << ": the others answer first";
    this->heard.accept();
    this->played.makeMove();
    this->show();
    this->goOnIfAsked();
  }
  EXPECT_TRUE(this->ended);
}

/// Each reason not to play a card is about a card that the person holds at that step, and not about the right one.
TYPED_TEST(Learning, GivesReasonsForCardsInTheHand) {
  const Kind& known = *window::findKind(this->id);
  for (std::size_t i = 0; i < this->lesson.steps.size(); ++i) {
    for (const window::LessonReason& reason : known.lesson[i].why) {
      if (reason.card == nullptr) continue;
      EXPECT_TRUE(this->lesson.steps[i].asks);
      EXPECT_NE(this->lesson.steps[i].card, reason.card);
      EXPECT_NE(std::string{reason.text}.find("%1"), std::string::npos);
      PlayedLesson<TypeParam> then{this->lesson.steps[i].made};
      HeardTable there;
      const client::TableChanged change = then.show(client::Instant{60'000});
      there.table.tableChanged(&then.table(), change, client::Instant{60'000});
      EXPECT_TRUE(this->isHere(there.table, s(reason.card))) << this->kind << ", step " << i + 1;
    }
  }
}

class LearningLuckyThirteen : public Learning<lucky_thirteen::Kind> {
 protected:
  void comeToTheDiscard() {
    heard.table.lesson()->next();
    heard.table.lesson()->next();
    heard.announced.clear();
    heard.toasts.clear();
  }
};

TEST_F(LearningLuckyThirteen, SaysWhatToDoAndWhy) {
  comeToTheDiscard();
  heard.table.lesson()->back();
  heard.announced.clear();
  heard.table.lesson()->next();
  EXPECT_EQ(heard.table.lesson()->task(), s("Click K♣"));
  EXPECT_EQ(heard.table.lesson()->keys(), s("or press 3, then Enter"));
  EXPECT_EQ(heard.table.lesson()->sum(), s("8 + 5 = 13"));
  EXPECT_EQ(heard.table.turn()->primaryText(), s("Discard K♣"));
  EXPECT_EQ(
      heard.announced,
      (QStringList{
          s("Step 3 of 6."),
          s("Eight of spades and five of spades already make 13, so keep eight of spades and discard king of clubs."),
          s("Press 3 for the king of clubs, then Enter.")}));
}

TEST_F(LearningLuckyThirteen, SaysWhyAnotherCardDoesNotHelp) {
  comeToTheDiscard();
  heard.table.choice()->select(s("8S"));
  ASSERT_EQ(heard.toasts.size(), 1);
  EXPECT_EQ(heard.toasts[0], s("8♠ makes 13 with 5♠, so keep it."));
  EXPECT_EQ(heard.announced, QStringList{s("Eight of spades makes 13 with five of spades, so keep it.")})
      << "cards are spoken by their names";
  heard.table.choice()->playAt(s("4D"), s("discards"));
  EXPECT_TRUE(heard.asked.empty()) << "a drop of another card was sent";
}

TEST_F(LearningLuckyThirteen, CanBeDoneByAnyHand) {
  comeToTheDiscard();
  heard.table.choice()->select(s("KC"));
  EXPECT_EQ(heard.table.choice()->selected(), s("KC"));
  heard.table.choice()->clearSelection();
  heard.table.choice()->playAt(s("KC"), s("discards"));
  EXPECT_EQ(heard.asked.size(), 1U);
}

TEST_F(LearningLuckyThirteen, GivesNoHintsAndLooksKind) {
  EXPECT_FALSE(heard.table.turn()->canHint());
  EXPECT_EQ(heard.seat(1).secondLine, s("Plays kindly"));
}

}  // namespace
}  // namespace cardroom::testing
