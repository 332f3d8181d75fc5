#include "client/terminal/game_text.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "client/terminal/games/lucky_thirteen_text.h"
#include "client/terminal/games/pasur_text.h"
#include "client/terminal/games/thrones_text.h"

namespace cardroom::terminal {
namespace {

std::string no_such_game() {
  return "There is no such game. Type " + game_choices() + ".";
}

}  // namespace

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
  static const PasurText pasur;
  static const std::array<const GameText*, 3> texts{&lucky_thirteen, &thrones, &pasur};
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

std::string SeatNumbers::words() const {
  return one_only() ? std::to_string(usual) : std::to_string(least) + " to " + std::to_string(most);
}

MeantGame meant_game_and_seats(std::string_view typed) {
  const auto blank = typed.find_last_of(' ');
  const std::string_view number = blank == std::string_view::npos ? std::string_view{} : typed.substr(blank + 1);
  if (number.size() != 1 || number.front() < '1' || number.front() > '9') {
    const GameText* game = meant_game(typed);
    return game ? MeantGame{.game = game} : MeantGame{.wrong = no_such_game()};
  }
  const auto seats = static_cast<std::uint32_t>(number.front() - '0');
  const GameText* game = meant_game(typed.substr(0, typed.find_last_not_of(' ', blank) + 1));
  if (!game) return {.wrong = no_such_game()};
  if (!game->seats().contains(seats))
    return {.wrong = std::string{game->title()} + " is for " + game->seats().words() + " players."};
  return {.game = game, .seats = seats};
}

std::string game_choices() {
  const auto texts = game_texts();
  std::string choices;
  for (const GameText* text : texts) {
    if (!choices.empty()) choices += text == texts.back() ? " or " : ", ";
    choices += text->kind();
  }
  return choices;
}

std::string title_of(const std::string& kind) {
  const GameText* text = find_game_text(kind);
  return text ? std::string{text->title()} : shown(kind);
}

}  // namespace cardroom::terminal
