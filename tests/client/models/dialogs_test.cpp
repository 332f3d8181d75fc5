// Prompts and error messages: which one is shown, and what an answer does.
#include "client/models/dialogs.h"

#include <gtest/gtest.h>

namespace cardroom::window {
namespace {

const QString kLeave = QStringLiteral("leave");
const QString kKey = QStringLiteral("key");

class DialogsTest : public ::testing::Test {
 protected:
  DialogsTest() {
    QObject::connect(&dialogs, &Dialogs::questionChanged, [this] { ++changes; });
  }

  void ask(const QString& what) {
    dialogs.ask([what] { return Question{.what = what}; }, [this](const QString& answer) { answers << answer; });
  }

  Dialogs dialogs;
  QStringList answers;
  int changes = 0;
};

TEST_F(DialogsTest, TheNewestQuestionIsShownAndThenTheOneBeforeIt) {
  ask(kLeave);
  ask(kKey);
  EXPECT_EQ(dialogs.question().what, kKey);
  dialogs.answer(QStringLiteral("trust"));
  EXPECT_EQ(dialogs.question().what, kLeave);
  dialogs.answer(QStringLiteral("cancel"));
  EXPECT_TRUE(dialogs.question().what.isEmpty());
  dialogs.answer(QStringLiteral("late"));
  EXPECT_EQ(answers, (QStringList{QStringLiteral("trust"), QStringLiteral("cancel")}));
}

TEST_F(DialogsTest, AQuestionIsForgottenByWhatItIs) {
  ask(kLeave);
  ask(kKey);
  dialogs.forget(kLeave);
  EXPECT_EQ(dialogs.question().what, kKey);
  dialogs.forget(kKey);
  EXPECT_TRUE(dialogs.question().what.isEmpty());
  EXPECT_TRUE(answers.isEmpty());
}

TEST_F(DialogsTest, AQuestionFollowsWhatItIsAboutUntilThatIsGone) {
  QString text = QStringLiteral("two");
  dialogs.ask([&] { return Question{.what = text.isEmpty() ? QString{} : kLeave, .text = text}; },
              [](const QString&) {});
  changes = 0;
  dialogs.follow();
  EXPECT_EQ(changes, 0) << "it is the same question";
  text = QStringLiteral("one");
  dialogs.follow();
  EXPECT_EQ(dialogs.question().text, text);
  text.clear();
  dialogs.follow();
  EXPECT_TRUE(dialogs.question().what.isEmpty());
  EXPECT_EQ(changes, 2);
}

TEST_F(DialogsTest, WithNothingToAskThereIsNoQuestion) {
  ask({});
  EXPECT_EQ(changes, 0);
}

TEST_F(DialogsTest, TheSecondaryButtonOfATroubleWorksOnce) {
  int done = 0;
  dialogs.showTrouble(QStringLiteral("Gone"), {}, QStringLiteral("Take it back"), [&] { ++done; });
  EXPECT_EQ(dialogs.trouble().secondary, QStringLiteral("Take it back"));
  dialogs.secondary();
  dialogs.secondary();
  EXPECT_EQ(done, 1);
  EXPECT_TRUE(dialogs.trouble().title.isEmpty());
}

TEST_F(DialogsTest, AnAcknowledgedTroubleDoesNothingMore) {
  int done = 0;
  dialogs.showTrouble(QStringLiteral("Gone"), {}, QStringLiteral("Take it back"), [&] { ++done; });
  dialogs.acknowledge();
  dialogs.secondary();
  EXPECT_EQ(done, 0);
}

}  // namespace
}  // namespace cardroom::window
