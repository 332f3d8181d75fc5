#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cardroom {

/// A simple terminal emulator: what a person sees of the bytes that were written to a terminal, for programs that write
/// lines and edit one of them. It grows as needed and never scrolls.
class Screen {
 public:
  explicit Screen(std::size_t columns = 80) : columns_{columns} {}

  /// UTF-8 and control sequences, split anywhere.
  void write(std::string_view bytes);
  /// The width for all rows that begin from now on.
  void set_columns(std::size_t columns) { columns_ = columns; }

  /// Without trailing blanks.
  std::string row(std::size_t number) const;
  std::size_t rows() const { return cells_.size(); }
  /// All rows, each with a line end.
  std::string text() const;
  std::size_t cursor_row() const { return row_; }
  std::size_t cursor_column() const { return column_; }
  /// Sequences that the emulator does not know.
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
