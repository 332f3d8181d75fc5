#pragma once

#include <array>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "common/games/pasur/pasur.h"
#include "tests/support/alike_deal.h"
#include "tests/support/cards_text.h"
#include "tests/support/game_text.h"

namespace cardroom::pasur {

/// Cards that must be in certain positions of a deal; all others follow in the order of a fresh pack.
struct Wanted {
  std::vector<std::string_view> hands{};  ///< In the first handout, starting seat first: at most four cards each.
  std::string_view pool{};                ///< At most four cards.
  std::string_view deck{};                ///< The cards that are dealt next.
};

/// A deal for this many seats. Jacks are put in the pool only if requested.
Deal deal_of(const Wanted& wanted, std::uint8_t seats);

/// The first position of a game with that deal.
State dealt(const Wanted& wanted, std::uint8_t seats = 2, const Rules& rules = {});

/// A move as written in tests: "7S", "7S x 4H", "7S x 2H 2C".
Move move(std::string_view written);

/// Plays the moves in turn, "7S x 4H, KD"; throws std::invalid_argument if one is refused.
void play(State& state, std::string_view moves);

/// Plays on until the deal has had this many plays: each seat plays its first card in the order of a fresh pack and
/// captures by classic_capture().
void play_until(State& state, int plays);

/// All cards in the game, wherever they are, in any order.
std::vector<Card> every_card(const State& state);

/// The deal that leads to `world`, which a viewer cannot tell apart from the last position of this game.
inline Deal deal_in(const State& world, const State& end, const Deal& deal) {
  return testing::with_closed_cards_of<Game>(world, end, deal);
}

/// One line for failure messages.
std::string text_of(const Event& event);

void PrintTo(const Move& move, std::ostream* out);
void PrintTo(const Moves& moves, std::ostream* out);
void PrintTo(const Table& table, std::ostream* out);
void PrintTo(const View& view, std::ostream* out);
void PrintTo(const State& state, std::ostream* out);

}  // namespace cardroom::pasur
