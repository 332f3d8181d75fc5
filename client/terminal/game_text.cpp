#include "client/terminal/game_text.h"

#include <array>

#include "client/terminal/games/lucky_thirteen_text.h"

namespace cardroom::terminal {

std::string Cast::subject(std::uint32_t seat) const {
  if (is_you(seat)) return "You";
  return seat < names.size() ? names[seat] : "Somebody";
}

std::string Cast::does(std::uint32_t seat, std::string_view you, std::string_view others) const {
  return subject(seat) + " " + std::string{is_you(seat) ? you : others};
}

std::span<const GameText* const> game_texts() {
  static const LuckyThirteenText lucky_thirteen;
  static const std::array<const GameText*, 1> texts{&lucky_thirteen};
  return texts;
}

const GameText* find_game_text(std::string_view kind) {
  for (const GameText* text : game_texts())
    if (text->kind() == kind) return text;
  return nullptr;
}

}  // namespace cardroom::terminal
