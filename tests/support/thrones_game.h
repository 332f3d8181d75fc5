#pragma once

#include <array>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "common/games/thrones/thrones.h"
#include "tests/support/cards_text.h"
#include "tests/support/game_text.h"

namespace cardroom::thrones {

/// A deal in which each seat gets these cards and only as many others as the deal requires, in the order of a fresh
/// pack.
Deal deal_of(const std::array<std::string_view, kSeats>& hands, Seat first = {});

/// The first position of that deal.
State dealt(const std::array<std::string_view, kSeats>& hands, Seat first = {});

/// A move as written in tests: "6H on 1", "pass".
Move move(std::string_view written);

/// Plays the moves in turn, "6H on 1, 9H on 0, pass"; throws std::invalid_argument if one is refused.
void play(State& state, std::string_view moves);

/// A pile with these cards: "6H 3C 5D".
Pile pile(std::string_view written);

/// All cards in the game, wherever they are, in any order.
std::vector<Card> every_card(const State& state);

/// The deal that leads to `world`, which a viewer cannot tell apart from the last position of this game.
inline Deal deal_in(const State& world, const State&, const Deal&) {
  return {world.board.first, world.pack};
}

/// One line for failure messages.
std::string text_of(const Event& event);

void PrintTo(const Values& values, std::ostream* out);
void PrintTo(const Pile& pile, std::ostream* out);
void PrintTo(const Battle& battle, std::ostream* out);
void PrintTo(const Move& move, std::ostream* out);
void PrintTo(const Moves& moves, std::ostream* out);
void PrintTo(const Board& board, std::ostream* out);
void PrintTo(const View& view, std::ostream* out);
void PrintTo(const State& state, std::ostream* out);

}  // namespace cardroom::thrones
