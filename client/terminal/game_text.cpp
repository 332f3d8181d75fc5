#include "client/terminal/game_text.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "client/terminal/games/lucky_thirteen_text.h"
#include "client/terminal/games/thrones_text.h"

namespace cardroom::terminal {

std::string Cast::subject(std::uint32_t seat) const {
  if (is_you(seat)) return "You";
  return seat < names.size() ? names[seat] : "Somebody";
}

std::string Cast::does(std::uint32_t seat, std::string_view you, std::string_view others) const {
  return subject(seat) + " " + std::string{is_you(seat) ? you : others};
}

std::string Cast::together(std::span<const std::uint32_t> seats) const {
  std::vector<std::string> words;
  for (const std::uint32_t seat : seats)
    words.insert(is_you(seat) ? words.begin() : words.end(), subject(seat));
  return listed(words);
}

Lines GameText::list_moves(const Asking& asking, const Style& style) const {
  Lines lines;
  for (const std::string& move : moves(asking, style))
    lines.push_back(std::to_string(lines.size() + 1) + "  " + move);
  return lines;
}

std::span<const GameText* const> game_texts() {
  static const LuckyThirteenText lucky_thirteen;
  static const ThronesText thrones;
  static const std::array<const GameText*, 2> texts{&lucky_thirteen, &thrones};
  return texts;
}

const GameText* find_game_text(std::string_view kind) {
  for (const GameText* text : game_texts())
    if (text->kind() == kind) return text;
  return nullptr;
}

const GameText* meant_game(std::string_view typed) {
  // Only ASCII letters are in the names of games; a blank and a dash are the same in them.
  const auto plain = [](std::string_view text) {
    std::string small{text};
    std::ranges::transform(small, small.begin(),
                           [](unsigned char c) { return c == '-' ? ' ' : static_cast<char>(std::tolower(c)); });
    return small;
  };
  const std::string wanted = plain(typed);
  if (wanted.empty()) return nullptr;
  for (const GameText* text : game_texts())
    if (plain(text->kind()).starts_with(wanted) || plain(text->title()).starts_with(wanted)) return text;
  return nullptr;
}

std::string game_choices() {
  std::string choices;
  for (const GameText* text : game_texts())
    choices += (choices.empty() ? "" : " or ") + std::string{text->kind()};
  return choices;
}

std::string title_of(const std::string& kind) {
  const GameText* text = find_game_text(kind);
  return text ? std::string{text->title()} : shown(kind);
}

}  // namespace cardroom::terminal
