#include "tests/window/scenes/played_thrones.h"

#include "tests/support/thrones_game.h"

namespace cardroom::testing {

void PlayedThrones::deal(const std::array<std::string_view, 4>& hands, int first) {
  dealOut(thrones::deal_of(hands, Seat{static_cast<std::uint8_t>(first)}));
}

void PlayedThrones::turns(std::string_view moves) {
  constexpr std::string_view kBetween = ", ";
  while (!moves.empty()) {
    const std::size_t end = std::min(moves.find(kBetween), moves.size());
    const std::string_view one = moves.substr(0, end);
    play(thrones::move(one), one);
    moves.remove_prefix(std::min(end + kBetween.size(), moves.size()));
  }
}

void PlayedThrones::passUntilBattle() {
  do
    turns("pass");
  while (!state().board.fought());
}

}  // namespace cardroom::testing
