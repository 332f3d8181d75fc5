#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cardroom::terminal {

/// Draws and erases the line being typed at the bottom of a terminal, and keeps track of its extent. All returned
/// output must be written at once and in order, with no other output in between.
///
/// If the line only grows or shrinks at its end, nothing else is redrawn, so that a screen reader or a Braille display
/// announces only the change.
class LinePainter {
 public:
  /// `moves`: whether the terminal supports the standard sequences (ECMA-48); otherwise the cursor can only move back,
  /// one column at a time.
  explicit LinePainter(bool moves) : moves_{moves} {}

  void set_columns(std::size_t columns) { columns_ = columns == 0 ? kUsualColumns : columns; }

  /// Whether part of a line is on the screen.
  bool begun() const { return !text_.empty(); }
  /// Whether take_off() is possible.
  bool moves() const { return moves_; }

  /// Replaces the line with this text, and puts the cursor after that many of its characters.
  std::string show(std::wstring_view text, std::size_t cursor);
  /// Erases the line and returns to its start. Precondition: moves(), or no line has begun.
  std::string take_off();
  /// Leaves the line on the screen; the next output goes below it.
  std::string leave();
  /// Another program has used the screen: the line now begins at the cursor.
  void forget();

 private:
  static constexpr std::size_t kUsualColumns = 80;

  struct Place {
    std::size_t row = 0;
    std::size_t column = 0;
  };

  Place place(std::wstring_view text) const;
  std::string anew(std::wstring_view text, std::size_t cursor) const;
  /// Empty if the change is not limited to the end.
  std::string small_change(std::wstring_view text, std::size_t cursor) const;

  bool moves_;
  std::size_t columns_ = kUsualColumns;
  std::wstring text_;
  std::size_t cursor_ = 0;
};

}  // namespace cardroom::terminal
