#include "client/terminal/console/line_painter.h"

#include <gtest/gtest.h>

#include "client/terminal/console/key_decoder.h"
#include "common/cards/bot_dice.h"
#include "tests/support/screen.h"

namespace cardroom::terminal {
namespace {

/// A random string of narrow, wide and combining characters.
std::wstring any_text(BotDice& dice, std::uint32_t most) {
  static constexpr std::wstring_view kCharacters = L"abc xyzå你好س‌لاé́♥";
  std::wstring text;
  for (std::uint32_t i = dice.uniform(most + 1); i > 0; --i)
    text.push_back(kCharacters[dice.uniform(static_cast<std::uint32_t>(kCharacters.size()))]);
  // A line does not begin with a combining character.
  while (!text.empty() && (text[0] == L'\u200c' || text[0] == L'\u0301'))
    text.erase(0, 1);
  return text;
}

/// What an empty screen shows after this has been written to it.
std::string alone(std::wstring_view text, std::size_t columns) {
  Screen screen{columns};
  screen.write(utf8(text));
  return screen.text();
}

TEST(LinePainter, ShowsAnyLineWithTheCursorWhereItBelongsInAnyWidth) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    SCOPED_TRACE(seed);
    BotDice dice{seed};
    const std::size_t columns = 4 + dice.uniform(30);
    Screen screen{columns};
    LinePainter painter{true};
    painter.set_columns(columns);
    for (int i = 0; i < 20; ++i) {
      const std::wstring text = any_text(dice, 60);
      const std::size_t cursor =
          dice.uniform(3) == 0 ? dice.uniform(static_cast<std::uint32_t>(text.size() + 1)) : text.size();
      screen.write(painter.show(text, cursor));
      std::string expected = alone(text, columns);
      // The row of the next character already exists.
      if (screen.rows() > 1 && screen.row(screen.rows() - 1).empty() && !expected.ends_with("\n\n")) expected += "\n";
      ASSERT_EQ(screen.text(), expected) << utf8(text);
      ASSERT_EQ(screen.unknown(), "");
      if (cursor > 0 && cursor < text.size()) {
        // The cursor is in the same place as after writing only the text before it.
        Screen before{columns};
        before.write(utf8(std::wstring_view{text}.substr(0, cursor)));
        const bool fills = before.cursor_column() + 1 == columns && screen.cursor_row() == before.cursor_row() + 1;
        if (!fills) {
          ASSERT_EQ(screen.cursor_row(), before.cursor_row());
          ASSERT_EQ(screen.cursor_column(), before.cursor_column());
        }
      }
    }
    screen.write(painter.take_off());
    ASSERT_EQ(screen.text(), "\n");
  }
}

TEST(LinePainter, NewsIsWrittenAboveTheLine) {
  Screen screen{20};
  LinePainter painter{true};
  painter.set_columns(20);
  const std::wstring line = L"say a long line that takes three rows of it";
  screen.write(painter.show(line, 5));
  screen.write(painter.take_off());
  screen.write("Bo says: boo\r\n");
  screen.write(painter.show(line, 5));
  EXPECT_EQ(screen.row(0), "Bo says: boo");
  EXPECT_EQ(screen.row(1), "say a long line that");
  EXPECT_EQ(screen.row(3), " it");
  EXPECT_EQ(screen.cursor_row(), 1U);
  EXPECT_EQ(screen.cursor_column(), 5U);
  screen.write(painter.leave() + "\r");
  EXPECT_EQ(screen.cursor_row(), 4U) << "what is written next comes below";
}

TEST(LinePainter, WritesOnlyTheKeyWhenTheLineGrowsAtItsEnd) {
  LinePainter painter{true};
  painter.show(L"pla", 3);
  EXPECT_EQ(painter.show(L"play", 4), "y");
  EXPECT_EQ(painter.show(L"play", 4), "");
  EXPECT_EQ(painter.show(L"pla", 3), "\b \b");
}

TEST(LinePainter, WithoutMovesRedrawsTheLineBelowAfterAChangeInTheMiddle) {
  Screen screen;
  LinePainter painter{false};
  screen.write(painter.show(L"plat", 4));
  screen.write(painter.show(L"pla", 3));
  screen.write(painter.show(L"play", 4));
  EXPECT_EQ(screen.text(), "play\n");
  const std::string again = painter.show(L"display", 3);
  EXPECT_EQ(again, "\ndisplay\b\b\b\b");
  EXPECT_EQ(again.find('\x1b'), std::string::npos);
}

}  // namespace
}  // namespace cardroom::terminal
