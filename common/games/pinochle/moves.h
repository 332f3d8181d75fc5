#pragma once

#include <cstdint>

#include "common/cards/card.h"
#include "common/game/contract.h"
#include "common/games/pinochle/cards.h"
#include "common/games/pinochle/table.h"
#include "common/games/pinochle/tricks.h"

/// A player's possible moves and the rules that restrict them, given the public part of a game and the player's hand.
namespace cardroom::pinochle {

/// A move in one phase. Members that the phase does not use keep their defaults.
struct Move {
  Phase phase{};
  std::int16_t bid = 0;  ///< The total, not the raise; 0: a pass.
  Suit trump{};
  Card card{};  ///< The card taken from the turned-up ones, or played.
  Cards keep{};
  bool operator==(const Move&) const = default;

  static constexpr Move pass() { return {}; }
  static constexpr Move bids(std::int16_t amount) { return {.bid = amount}; }
  static constexpr Move names(Suit trump) { return {.phase = Phase::trump, .trump = trump}; }
  static constexpr Move takes(Card card) { return {.phase = Phase::turned, .card = card}; }
  static constexpr Move keeps(Cards cards) { return {.phase = Phase::keeping, .keep = cards}; }
  static constexpr Move plays(Card card) { return {.phase = Phase::tricks, .card = card}; }
};

/// A rule that a move can break; Refusal::rule with Reason::broke_rule. Also an enum on the wire: numbers never change.
enum class BrokeRule : std::uint8_t {
  other_phase = 1,    ///< The current phase calls for a different kind of move.
  first_bid = 2,      ///< The first bid is a multiple of 10, from 10 to 2000.
  raise = 3,          ///< Later bids are 10 or 20 more.
  past_bid_max = 4,   ///< No bid is above 4000.
  not_turned_up = 5,  ///< The card taken must be one of the two face-up cards.
  keep_twelve = 6,    ///< Twelve cards must be kept.
  must_beat = 7,      ///< The hand has a stronger card of the suit that was led.
  must_trump = 8,     ///< It has no such card, but it has a trump.
};

/// In this order: in the bidding, the pass, then bids in ascending order; for the trump, spades, hearts, diamonds,
/// clubs; otherwise, cards in the order of a fresh pack. Of two sets of cards to keep, the one with more
/// copies of the first card in which they differ comes first.
struct Moves {
  Phase phase{};
  bool is_asked = false;  ///< If false, there are no moves.
  bool is_first_bid = false;
  std::int16_t bid = 0;  ///< The highest bid so far.
  Cards cards{};         ///< To take, to keep twelve of, or to play (then one of each kind).
  std::uint32_t size() const;
  Move operator[](std::uint32_t i) const;
  bool contains(const Move& move) const;
  bool operator==(const Moves&) const = default;
};

/// The legal moves of a seat. `hand`: that seat's. Precondition: the seat is to act.
Moves moves_of(const Table& table, Cards hand);

/// The kinds that the seat to act may play. `hand`: that seat's. Precondition: Phase::tricks.
inline CardSet playable(const Table& table, Cards hand) {
  return table.is_led() ? may_follow(hand.kinds(), table.led(), table.trump) : hand.kinds();
}

/// Why a move of the seat to act is refused; empty if it is legal. `hand`: that seat's.
Verdict refusal_of(const Table& table, Cards hand, const Move& move);
inline Verdict verdict_on(const Table& table, Cards hand, const Move& move) {
  // A fast path for most moves in a simulation; refusal_of() gives the same result.
  if (move.phase == Phase::tricks && table.phase == Phase::tricks && playable(table, hand).contains(move.card)) {
    return accepted;
  }
  return refusal_of(table, hand, move);
}

}  // namespace cardroom::pinochle
