#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cardroom {

/// A simple terminal emulator that shows what a person would see, for programs that write lines and edit one of them.
/// It grows as needed and never scrolls.
class Screen {
 public:
  explicit Screen(std::size_t columns = 80) : columns_{columns} {}

  /// Accepts UTF-8 and control sequences, which may be split anywhere.
  void write(std::string_view bytes);
  /// Sets the width of all rows that begin after this call.
  void set_columns(std::size_t columns) { columns_ = columns; }

  /// The text of a row, without trailing blanks.
  std::string row(std::size_t number) const;
  std::size_t rows() const { return cells_.size(); }
  /// All rows, each ending in a newline.
  std::string text() const;
  std::size_t cursor_row() const { return row_; }
  std::size_t cursor_column() const { return column_; }
  /// Control sequences that the emulator did not recognise.
  const std::string& unknown() const { return unknown_; }

 private:
  void put(std::string_view character);
  void sequence(std::string_view parameters, char what);

  std::size_t columns_;
  std::vector<std::vector<std::string>> cells_{1};  ///< The second cell of a wide character is "\0".
  std::size_t row_ = 0;
  std::size_t column_ = 0;
  bool full_ = false;  ///< The row's last column is taken; the next character goes to the next row.
  std::string pending_;
  std::string unknown_;
};

}  // namespace cardroom
