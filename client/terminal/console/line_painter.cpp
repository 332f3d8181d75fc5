#include "client/terminal/console/line_painter.h"

#include <algorithm>
#include <cwchar>

#include "client/terminal/console/key_decoder.h"
#include "client/terminal/console/utf8_locale.h"

namespace cardroom::terminal {
namespace {

std::size_t width_of(wchar_t character) {
  return static_cast<std::size_t>(std::max(::wcwidth(character), 0));
}

std::size_t width_of(std::wstring_view text) {
  std::size_t columns = 0;
  for (const wchar_t one : text)
    columns += width_of(one);
  return columns;
}

/// Whether each character occupies columns of its own; an accent shares those of the preceding character.
bool apart(std::wstring_view text) {
  return std::ranges::none_of(text, [](wchar_t one) { return width_of(one) == 0; });
}

std::string move(std::size_t by, char where) {
  return by == 0 ? "" : "\x1b[" + std::to_string(by) + where;
}

std::string times(std::size_t count, std::string_view what) {
  std::string all;
  for (; count > 0; --count)
    all += what;
  return all;
}

}  // namespace

/// The cursor position just after the text.
LinePainter::Place LinePainter::place(std::wstring_view text) const {
  Place at;
  for (const wchar_t one : text) {
    const std::size_t width = width_of(one);
    if (at.column + width > columns_) at = {at.row + 1, 0};
    at.column += width;
  }
  return at.column >= columns_ ? Place{at.row + 1, 0} : at;
}

std::string LinePainter::anew(std::wstring_view text, std::size_t cursor) const {
  std::string bytes = utf8(text);
  const Place end = place(text);
  const Place wanted = place(text.substr(0, cursor));
  if (!moves_) return bytes + times(width_of(text.substr(cursor)), "\b");
  // A terminal that has filled a row moves to the next one only when another character is written.
  if (end.row > 0 && end.column == 0) bytes += " \r";
  if (cursor == text.size()) return bytes;
  return bytes + move(end.row - wanted.row, 'A') + "\r" + move(wanted.column, 'C');
}

std::string LinePainter::small_change(std::wstring_view text, std::size_t cursor) const {
  if (cursor_ != text_.size() || cursor != text.size()) return {};
  if (text.starts_with(text_)) {
    const std::wstring_view more = text.substr(text_.size());
    if (!apart(more)) return {};
    const Place end = place(text);
    return utf8(more) + (moves_ && end.row > 0 && end.column == 0 ? " \r" : "");
  }
  const std::wstring_view less = std::wstring_view{text_}.substr(std::min(text.size(), text_.size()));
  if (!std::wstring_view{text_}.starts_with(text) || !apart(less)) return {};
  if (moves_ && place(text).row != place(text_).row) return {};
  const std::size_t columns = width_of(less);
  return times(columns, "\b") + times(columns, " ") + times(columns, "\b");
}

std::string LinePainter::show(std::wstring_view text, std::size_t cursor) {
  const Utf8Locale here;
  if (text == text_ && cursor == cursor_) return {};
  std::string bytes = small_change(text, cursor);
  if (bytes.empty()) {
    if (moves_) bytes = take_off();
    if (!moves_ && begun()) bytes = "\n";
    bytes += anew(text, cursor);
  }
  text_ = text;
  cursor_ = cursor;
  return bytes;
}

std::string LinePainter::take_off() {
  if (!begun()) return {};
  const Utf8Locale here;
  const Place at = place(std::wstring_view{text_}.substr(0, cursor_));
  forget();
  return "\r" + move(at.row, 'A') + "\x1b[J";
}

std::string LinePainter::leave() {
  const Utf8Locale here;
  const Place end = place(text_);
  const Place at = place(std::wstring_view{text_}.substr(0, cursor_));
  forget();
  // The cursor is already on a new row.
  if (moves_ && end.row > 0 && end.column == 0 && at.row == end.row) return {};
  return (moves_ ? move(end.row - at.row, 'B') : "") + "\n";
}

void LinePainter::forget() {
  text_.clear();
  cursor_ = 0;
}

}  // namespace cardroom::terminal
