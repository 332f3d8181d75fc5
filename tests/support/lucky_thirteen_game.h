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

/// A deal that begins with these cards, in the order in which they are handed out; the rest follows as in a fresh pack.
Deal deal_of(std::string_view first_cards);

/// What a test says of a game: the open cards, and each seat's cards at the end.
struct Ending {
  std::string_view open;
  std::array<std::string_view, kSeats> hands;
};

/// A finished game that ended so: everybody was dealt those cards and threw away what it drew.
State ended(const Ending& ending);

/// Every card in the game wherever it is, in any order.
std::vector<Card> every_card(const State& state);

/// The deal of a world that a viewer cannot tell from this one at its end.
inline Deal deal_in(const State& world, const State&, const Deal&) {
  return {world.pack};
}

/// One line, as a person would say it.
std::string text_of(const Event& event);

void PrintTo(const Move& move, std::ostream* out);
void PrintTo(const Moves& moves, std::ostream* out);
void PrintTo(const View& view, std::ostream* out);
void PrintTo(const Result& result, std::ostream* out);
void PrintTo(const Thirteen& thirteen, std::ostream* out);
void PrintTo(const State& state, std::ostream* out);

}  // namespace cardroom::lucky_thirteen
