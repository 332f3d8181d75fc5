#include "tests/support/screen.h"

#include <algorithm>
#include <clocale>
#include <cstdint>
#include <cwchar>
#include <locale.h>

namespace cardroom {
namespace {

int width_of(std::string_view character) {
  static const locale_t utf8 = ::newlocale(LC_CTYPE_MASK, "C.UTF-8", locale_t{});
  const locale_t before = ::uselocale(utf8);
  wchar_t wide = 0;
  std::mbstate_t state{};
  const std::size_t size = std::mbrtowc(&wide, character.data(), character.size(), &state);
  const int width = size == character.size() ? ::wcwidth(wide) : -1;
  ::uselocale(before);
  return width;
}

std::size_t size_by_first(char first) {
  const auto byte = static_cast<std::uint8_t>(first);
  return byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1;
}

}  // namespace

void Screen::write(std::string_view bytes) {
  pending_ += bytes;
  while (!pending_.empty()) {
    std::size_t size = size_by_first(pending_[0]);
    if (pending_[0] == '\x1b') {
      const auto end = pending_.size() < 2 || pending_[1] != '['
                           ? (pending_.size() < 2 ? std::string::npos : 1)
                           : static_cast<std::size_t>(std::find_if(
                                                          pending_.begin() + 2, pending_.end(),
                                                          [](char c) { return c >= 0x40 && c <= 0x7E; }) -
                                                      pending_.begin());
      if (end == std::string::npos || end >= pending_.size()) return;
      if (end > 1) sequence(std::string_view{pending_}.substr(2, end - 2), pending_[end]);
      if (end == 1) unknown_ += pending_.substr(0, 2);
      size = end + 1;
    } else if (size > pending_.size()) {
      return;
    } else {
      put(std::string_view{pending_}.substr(0, size));
    }
    pending_.erase(0, size);
  }
}

void Screen::put(std::string_view character) {
  if (character == "\r" || character == "\n" || character == "\b") {
    full_ = false;
    if (character == "\r") column_ = 0;
    if (character == "\b" && column_ > 0) --column_;
    if (character == "\n" && ++row_ == cells_.size()) cells_.emplace_back();
    return;
  }
  if (character == "\a") return;
  const int width = width_of(character);
  if (width < 0) {
    unknown_ += character;
    return;
  }
  if (width == 0) {
    auto& line = cells_[row_];
    const std::size_t last = full_ ? column_ : column_ - std::min<std::size_t>(column_, 1);
    if (last < line.size()) line[last] += character;
    return;
  }
  if (full_ || column_ + static_cast<std::size_t>(width) > columns_) {
    full_ = false;
    column_ = 0;
    if (++row_ == cells_.size()) cells_.emplace_back();
  }
  auto& line = cells_[row_];
  if (line.size() < column_ + static_cast<std::size_t>(width))
    line.resize(column_ + static_cast<std::size_t>(width), " ");
  line[column_] = character;
  if (width == 2) line[column_ + 1].clear();
  column_ += static_cast<std::size_t>(width);
  if (column_ >= columns_) {
    column_ = columns_ - 1;
    full_ = true;
  }
}

void Screen::sequence(std::string_view parameters, char what) {
  const std::size_t number =
      parameters.empty() ? 1 : static_cast<std::size_t>(std::atoi(std::string{parameters}.c_str()));
  if (what == 'm') return;
  full_ = false;
  auto& line = cells_[row_];
  switch (what) {
    case 'A': row_ -= std::min(row_, number); return;
    case 'B': row_ = std::min(cells_.size() - 1, row_ + number); return;
    case 'C': column_ = std::min(columns_ - 1, column_ + number); return;
    case 'D': column_ -= std::min(column_, number); return;
    case 'K': line.resize(std::min(line.size(), column_)); return;
    case 'J':
      line.resize(std::min(line.size(), column_));
      cells_.resize(row_ + 1);
      return;
    default: unknown_ += std::string{parameters} + what;
  }
}

std::string Screen::row(std::size_t number) const {
  std::string text;
  if (number < cells_.size())
    for (const std::string& cell : cells_[number])
      text += cell;
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

std::string Screen::text() const {
  std::string all;
  for (std::size_t i = 0; i < cells_.size(); ++i)
    all += row(i) + "\n";
  return all;
}

}  // namespace cardroom
