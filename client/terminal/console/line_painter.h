#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cardroom::terminal {

/// Draws the line that is being typed at the bottom of a terminal, takes it off again, and knows how far it reaches.
/// Everything that it says is to be written at once and in order, with nothing between that it was not asked for.
///
/// Where the line only grows or shrinks at its end nothing else is drawn again, so that a screen reader or a Braille
/// line hears the key and no more.
class LinePainter {
 public:
  /// `moves`: the terminal understands the usual sequences (ECMA-48). Otherwise it only knows to go back a column.
  explicit LinePainter(bool moves) : moves_{moves} {}

  void set_columns(std::size_t columns) { columns_ = columns == 0 ? kUsualColumns : columns; }

  /// Something of a line stands on the screen.
  bool begun() const { return !text_.empty(); }
  /// Whether take_off() can.
  bool moves() const { return moves_; }

  /// From what stands there to this text, with the cursor behind so many of its characters.
  std::string show(std::wstring_view text, std::size_t cursor);
  /// Back to the empty line where it began. Precondition: moves(), or nothing is begun.
  std::string take_off();
  /// It stays there; what is written next comes below it.
  std::string leave();
  /// The screen is another program's by now; we begin anew where the cursor is.
  void forget();

 private:
  static constexpr std::size_t kUsualColumns = 80;

  struct Place {
    std::size_t row = 0;
    std::size_t column = 0;
  };

  Place place(std::wstring_view text) const;
  std::string anew(std::wstring_view text, std::size_t cursor) const;
  /// Empty: it takes more than that.
  std::string small_change(std::wstring_view text, std::size_t cursor) const;

  bool moves_;
  std::size_t columns_ = kUsualColumns;
  std::wstring text_;
  std::size_t cursor_ = 0;
};

}  // namespace cardroom::terminal
