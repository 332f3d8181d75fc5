#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "common/games/lucky_thirteen/lucky_thirteen.h"
#include "tests/support/cards_text.h"
#include "tests/support/game_text.h"

namespace cardroom::lucky_thirteen {

/// A deal that begins with these cards in dealing order; the rest follow in the order of a fresh pack.
Deal deal_of(std::string_view first_cards);

/// A finished game as a test describes it: the open cards, and each seat's final hand.
struct Ending {
  std::string_view open;
  std::array<std::string_view, kSeats> hands;
};

/// The finished game: everybody was dealt those cards and discarded every card they drew.
State ended(const Ending& ending);

/// All cards in the game, wherever they are, in any order.
std::vector<Card> every_card(const State& state);

/// The deal that leads to `world`, which a viewer cannot tell apart from the last position of this game.
inline Deal deal_in(const State& world, const State&, const Deal&) {
  return {world.pack};
}

/// One line for failure messages.
std::string text_of(const Event& event);

void PrintTo(const Move& move, std::ostream* out);
void PrintTo(const Moves& moves, std::ostream* out);
void PrintTo(const View& view, std::ostream* out);
void PrintTo(const Result& result, std::ostream* out);
void PrintTo(const Thirteen& thirteen, std::ostream* out);
void PrintTo(const State& state, std::ostream* out);

}  // namespace cardroom::lucky_thirteen
