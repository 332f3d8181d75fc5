#include "client/terminal/console/line_editor.h"

#include <gtest/gtest.h>
#include <vector>

#include "client/terminal/console/key_decoder.h"
#include "common/cards/bot_dice.h"

namespace cardroom::terminal {
namespace {

using namespace std::string_literals;

class LineEditorTest : public ::testing::Test {
 protected:
  void SetUp() override {
    // Some containers have no /dev/pts.
    if (!editor) GTEST_SKIP() << "no terminal can be created here";
  }

  /// The lines that these keystrokes produce; the end of input is "<end>".
  std::vector<std::string> type(std::string_view keys) {
    editor->push(keys);
    std::vector<std::string> lines;
    while (const auto event = editor->next())
      lines.push_back(event->kind == LineEditor::Event::Kind::line ? utf8(event->line) : "<end>");
    return lines;
  }
  std::string begun() const { return utf8(editor->text()); }

  std::unique_ptr<LineEditor> editor = LineEditor::make();
};

using Lines = std::vector<std::string>;

TEST_F(LineEditorTest, LinesEndWithEnterAndComeOneByOne) {
  EXPECT_EQ(type("play\n"), Lines{"play"});
  EXPECT_EQ(type("one\rtwo\nth"), (Lines{"one", "two"}));
  EXPECT_EQ(begun(), "th");
  EXPECT_EQ(type("ree\n\n"), (Lines{"three", ""}));
}

TEST_F(LineEditorTest, KnowsTheUsualKeys) {
  EXPECT_EQ(type("plat\x7fy\n"), Lines{"play"});
  EXPECT_EQ(type("lay\x1b[D\x1b[D\x1b[Dp\n"), Lines{"play"});
  EXPECT_EQ(type("lay\x1b[Hp\x1b[F!\n"), Lines{"play!"});
  EXPECT_EQ(type("lay\x01p\x05!\n"), Lines{"play!"});
  EXPECT_EQ(type("lay\x1bOHp\x1bOF!\n"), Lines{"play!"});
  EXPECT_EQ(type("pplay\x1b[1~\x1b[3~\n"), Lines{"play"});
  EXPECT_EQ(type("say one two\x17three\n"), Lines{"say one three"});
  EXPECT_EQ(type("say two\x1b[1;5Done \n"), Lines{"say one two"});
  EXPECT_EQ(type("nonsense\x15play\n"), Lines{"play"});
}

TEST_F(LineEditorTest, EveryScriptCanBeTypedAndDeletedByTheCharacter) {
  EXPECT_EQ(type("Åse Øæå\n"), Lines{"Åse Øæå"});
  EXPECT_EQ(type("سلام می‌خواهم\n"), Lines{"سلام می‌خواهم"});
  EXPECT_EQ(type("你好吗\x7f\n"), Lines{"你好"});
  EXPECT_EQ(type("♥🂡\x1b[D♠\n"), Lines{"♥♠🂡"});
}

TEST_F(LineEditorTest, KeysComeInPieces) {
  Lines lines;
  for (const char c : "سلا\x1b[Dم\x1b[1;5C你\n"s) {
    const auto more = type({&c, 1});
    lines.insert(lines.end(), more.begin(), more.end());
  }
  EXPECT_EQ(lines, Lines{"سلما你"});
}

TEST_F(LineEditorTest, KeepsAHistoryAndTheUnfinishedLine) {
  type("first\nsecond\n  \n");
  EXPECT_EQ(type("begun\x1b[A\x1b[A\x1b[B\x1b[B!\n"), Lines{"begun!"});
  EXPECT_EQ(type("\x1b[A\x1b[A\n"), Lines{"second"}) << "blank lines are not remembered";
  EXPECT_EQ(type("\x10 more\n"), Lines{"second more"});
  type("say hello\nplay\n");
  EXPECT_EQ(type("say\x1bp\n"), Lines{"say hello"}) << "the last line that begins like this";
}

TEST_F(LineEditorTest, ASecretIsKeptNowhere) {
  type("play\n");
  editor->set_secret(true);
  EXPECT_EQ(type("sesame\x15sesame\n"), Lines{"sesame"});
  EXPECT_EQ(type("\x1b[A\n"), Lines{""}) << "nothing else is offered where a secret is asked for";
  editor->set_secret(false);
  EXPECT_EQ(type("\x1b[A\n"), Lines{"play"});
  EXPECT_EQ(type("\x19\n"), Lines{""}) << "nor does Ctrl-Y bring it back";
}

TEST_F(LineEditorTest, ControlDEndsTheInputInAnEmptyLine) {
  EXPECT_EQ(type("\x04"), Lines{"<end>"});
  EXPECT_EQ(type("abc\x01\x04\n"), Lines{"bc"});
}

TEST_F(LineEditorTest, LimitsTheLengthOfALine) {
  const std::string many(3 * LineEditor::kLineMax, 'x');
  EXPECT_EQ(type(many + "\n").at(0).size(), LineEditor::kLineMax);
}

TEST_F(LineEditorTest, SurvivesAnyBytes) {
  // Keys that wait for a second key or take over the screen in other programs.
  EXPECT_EQ(type("a\x12\x16\x18\x1c\x1d\x1e\x1f\x0c\x11\x13\x03\x1a\x07"s + "b\n"), Lines{"ab"});
  EXPECT_EQ(type("a\x1b[200~b\x1b[201~\x1b[Z\x1b[99;99Rc\x1b\x1b[5~\n"), Lines{"abc"});
  EXPECT_EQ(type("a\xff\xc3(\xf0\x9f\x98z\xe2\x82\n"), Lines{"a(z"});
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    SCOPED_TRACE(seed);
    BotDice dice{seed};
    std::string keys;
    for (int i = 0; i < 200; ++i)
      keys.push_back(static_cast<char>(dice.uniform(2) == 0 ? dice.uniform(256) : dice.uniform(32)));
    type(keys);
    EXPECT_LE(editor->cursor(), editor->text().size());
    type("\x1b[3~");  // Completes any unfinished escape sequence.
    editor->clear();
    ASSERT_EQ(type("play\n"), Lines{"play"});
  }
}

}  // namespace
}  // namespace cardroom::terminal
