#include "client/terminal/dialog.h"

#include <gtest/gtest.h>

namespace cardroom::terminal {
namespace {

class DialogTest : public ::testing::Test {
 protected:
  /// What was printed since the last call, and whether typing is hidden.
  std::string printed() {
    std::string text;
    for (const Output& output : dialog.take()) {
      if (const auto* print = std::get_if<Print>(&output)) text += print->text + "\n";
      if (const auto* hide = std::get_if<HideTyping>(&output)) hidden = hide->on;
    }
    return text;
  }

  Dialog dialog;
  bool hidden = false;
};

TEST_F(DialogTest, PrintsNoEmptyLinesAndBreaksLongOnes) {
  dialog.print(Lines{"one", "", std::string(60, 'x') + " " + std::string(60, 'y')});
  EXPECT_EQ(printed(), "one\n" + std::string(60, 'x') + "\n" + std::string(60, 'y') + "\n");
}

TEST_F(DialogTest, GivesOneLineToAQuestion) {
  std::string answer;
  EXPECT_FALSE(dialog.answer("early"));
  dialog.ask("Your name?", [&](const std::string& line) { answer = line; });
  EXPECT_TRUE(dialog.asks());
  EXPECT_EQ(printed(), "Your name?\n");
  EXPECT_TRUE(dialog.answer("Kari"));
  EXPECT_EQ(answer, "Kari");
  EXPECT_FALSE(dialog.asks());
  EXPECT_FALSE(dialog.answer("late"));
}

TEST_F(DialogTest, AsksAgainInsideAnAnswer) {
  dialog.ask("First?", [&](const std::string&) { dialog.ask("Second?", [](const std::string&) {}); });
  dialog.answer("");
  EXPECT_TRUE(dialog.asks());
  EXPECT_EQ(printed(), "First?\nSecond?\n");
}

TEST_F(DialogTest, HidesASecretUntilItIsTyped) {
  dialog.ask_secretly("Password?", [](const std::string&) {});
  printed();
  EXPECT_TRUE(hidden);
  dialog.answer("sesame");
  printed();
  EXPECT_FALSE(hidden);
}

TEST_F(DialogTest, ShowsTypingWhenItEndsAtASecret) {
  dialog.ask_secretly("Password?", [](const std::string&) {});
  dialog.end();
  printed();
  EXPECT_FALSE(hidden);
  EXPECT_FALSE(dialog.asks());
}

TEST_F(DialogTest, RepeatsAQuestionUntilItIsYesOrNo) {
  for (const auto& [line, yes] : {std::pair{"YES", true}, {"y", true}, {"no", false}, {"N", false}}) {
    std::optional<bool> answer;
    dialog.ask_yes_or_no("Sure?", [&](bool given) { answer = given; });
    dialog.answer("perhaps");
    EXPECT_EQ(printed(), "Sure?\nPlease type yes or no.\nSure?\n");
    EXPECT_EQ(answer, std::nullopt);
    dialog.answer(line);
    EXPECT_EQ(answer, yes) << line;
  }
}

TEST_F(DialogTest, TakesAQuestionBackWhenItsReasonIsGone) {
  bool playing = true;
  int settled = 0;
  const Dialog::Reason reason{[&] { return playing; }, [&] { ++settled; }};
  dialog.ask_yes_or_no("Leave the game?", [](bool) { ADD_FAILURE(); }, reason);
  dialog.answer("perhaps");  // The repeated prompt has the same reason.
  dialog.drop_settled_question();
  EXPECT_TRUE(dialog.asks());
  printed();
  playing = false;
  dialog.drop_settled_question();
  dialog.drop_settled_question();
  EXPECT_EQ(printed(), "There is nothing to answer any more.\n");
  EXPECT_EQ(settled, 1);
  EXPECT_FALSE(dialog.asks());
}

TEST_F(DialogTest, DoesNotGiveAReasonToTheNextQuestion) {
  dialog.ask_yes_or_no("Leave the game?", [](bool) {}, Dialog::Reason{[] { return false; }});
  dialog.ask("Your name?", [](const std::string&) {});
  dialog.drop_settled_question();
  EXPECT_TRUE(dialog.asks());
}

}  // namespace
}  // namespace cardroom::terminal
