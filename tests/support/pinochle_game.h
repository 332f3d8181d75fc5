#pragma once

#include <array>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "common/games/pinochle/pinochle.h"
#include "tests/support/cards_text.h"
#include "tests/support/game_text.h"

namespace cardroom::pinochle {

inline constexpr Rules kCutthroat{.cutthroat = true};

inline View view_of(const State& state, Seat seat) {
  return Game::view(state, {Viewer::Kind::seat, seat});
}

inline Verdict broke(BrokeRule rule) {
  return Refusal{Reason::broke_rule, static_cast<std::uint8_t>(rule)};
}

/// The suit with this letter: S, H, D or C.
inline Suit suit_named(char letter) {
  return static_cast<Suit>(text::kSuits.find(letter));
}

/// Cards that must be in certain positions of a deal; all others follow in the order of a fresh pack.
struct Wanted {
  std::array<std::string_view, kSeats> hands{};  ///< By seat: at most twelve cards each.
  std::string_view stock{};                      ///< The first cards of the stock.
  Seat first_bidder{};
};
Deal deal_of(const Wanted& wanted);

/// The first position of a game with that deal.
State dealt(const Wanted& wanted, const Rules& rules = {});

/// A hand as written in tests: "KC KC 9S".
Cards hand(std::string_view written);

/// A move as written in tests: "pass", "120" (a bid), "C" (the trump), "take KC", "keep KC KC ...", "KC" (played).
Move move(std::string_view written);

/// Plays the moves in turn, "20, pass, C, KC"; when both seats have a decision, seat 0 moves first. Throws
/// std::invalid_argument if a move is refused.
void play(State& state, std::string_view moves);

/// The position after these moves.
inline State after(State state, std::string_view moves) {
  play(state, moves);
  return state;
}

/// Why the seat that has the decision may not make this move; empty if it may.
Verdict verdict(const State& state, std::string_view written);

/// All cards in the game, wherever they are, in any order.
std::vector<Card> every_card(const State& state);

/// The rules to use for random games.
inline std::vector<Rules> tried_rules(const Rules&) {
  return {Rules{}, Rules{.cutthroat = true}, Rules{.additional = false}};
}

/// The deal that leads to `world`, which a viewer cannot tell apart from the last position of this game.
inline Deal deal_in(const State& world, const State&, const Deal&) {
  return {world.table.first_bidder, world.pack};
}

/// The same move in the game that leads to `world`, where the player may keep different cards, because other viewers
/// are not shown them.
inline Move move_in(const State& world, Seat seat, const Move& move) {
  if (move.phase != Phase::keeping) return move;
  return Move::keeps(world.hands[seat.index] + world.table.played_by(seat));
}

/// One line for failure messages.
std::string text_of(const Event& event);

void PrintTo(const Cards& cards, std::ostream* out);
void PrintTo(const Melds& melds, std::ostream* out);
void PrintTo(const Move& move, std::ostream* out);
void PrintTo(const Moves& moves, std::ostream* out);
void PrintTo(const Table& table, std::ostream* out);
void PrintTo(const View& view, std::ostream* out);
void PrintTo(const State& state, std::ostream* out);

}  // namespace cardroom::pinochle
