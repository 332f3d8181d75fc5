#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "common/cards/card.h"
#include "common/game/contract.h"
#include "common/games/thrones/pile.h"

/// The public part of Game of Thrones: all turns so far, and everything derived from them. The same for everybody.
namespace cardroom::thrones {

inline constexpr std::uint8_t kSeats = 4;
inline constexpr std::uint8_t kPlays = 6;
inline constexpr std::uint8_t kTurnsInPlay = 12;
inline constexpr std::uint8_t kHeartTurns = 2;  ///< At the beginning of each play.
inline constexpr std::uint8_t kTurns = kPlays * kTurnsInPlay;
inline constexpr std::uint8_t kHeartsDealt = 3;   ///< To each seat.
inline constexpr std::uint8_t kEffectsDealt = 9;  ///< To each seat.

constexpr Team team_of(Seat seat) {
  return seat.index % kPiles;
}

/// A card for a pile, or a pass.
struct Move {
  Card card{};          ///< kNoCard for a pass.
  std::uint8_t pile{};  ///< 0 for a pass.
  static constexpr Move pass() { return {kNoCard, 0}; }
  constexpr bool passes() const { return card == kNoCard; }
  bool operator==(const Move&) const = default;
};

/// A card on a pile, and the seat that put it there.
struct Placed {
  Seat seat{};
  Card card{};
  bool operator==(const Placed&) const = default;
};

/// Without padding. In Stage::deal everything is empty.
struct Board {
  std::array<Move, kTurns> turns{};  ///< Oldest first, twelve per play; see seat_of().
  /// The piles of the play in progress; after a battle they stay until the next heart is played.
  std::array<Pile, kPiles> piles{};
  std::array<std::int16_t, kPiles> scores{};  ///< By team.
  std::uint8_t turn_count = 0;
  Seat first{};  ///< The seat that began the first play.
  Seat turn{};   ///< The seat that is to act, in Stage::moves.
  Stage stage = Stage::deal;
  bool operator==(const Board&) const = default;

  /// The number of plays that have ended, which is also the index of the one in progress; kPlays in Stage::over.
  constexpr std::uint8_t play() const { return turn_count / kTurnsInPlay; }
  /// The number of completed turns, out of twelve, in the play in progress.
  constexpr std::uint8_t turns_in_play() const { return turn_count % kTurnsInPlay; }
  constexpr bool heart_turn() const { return turns_in_play() < kHeartTurns; }
  /// Whether the piles have fought and are still in place: no turn of the next play has been taken, or the game is
  /// over.
  constexpr bool fought() const { return turn_count > 0 && turns_in_play() == 0; }

  /// The seat that begins a play (numbered from 0): the next one clockwise from the previous starter. In the last play
  /// that player has no hearts left, so the seat after that begins.
  constexpr Seat starter(std::uint8_t play_number) const {
    constexpr std::array<std::uint8_t, kPlays> kAfterFirst{0, 1, 2, 3, 0, 2};
    return {static_cast<std::uint8_t>((first.index + kAfterFirst[play_number]) % kSeats)};
  }
  /// The seat that takes a turn, past or future. Precondition: turn_number < kTurns.
  constexpr Seat seat_of(std::uint8_t turn_number) const {
    const std::uint8_t start = starter(turn_number / kTurnsInPlay).index;
    return {static_cast<std::uint8_t>((start + turn_number % kTurnsInPlay) % kSeats)};
  }

  /// Records the next turn and its consequences: the pile changes; after twelve turns the battle is scored.
  /// Precondition: Stage::moves, and the move is legal.
  void add(const Move& move);

  /// The last battle. Precondition: fought().
  Battle battle() const { return battle_of(piles[0], piles[1]); }

  /// The cards played by one seat, and by all seats together.
  CardSet played_by(Seat seat) const;
  CardSet played() const;
  /// The number of cards left in a hand, which everybody can work out.
  std::uint8_t hearts_left(Seat seat) const;
  std::uint8_t effects_left(Seat seat) const;
  std::uint8_t hand_size(Seat seat) const { return static_cast<std::uint8_t>(hearts_left(seat) + effects_left(seat)); }
  /// The cards of a pile in `piles`, from the bottom up.
  std::vector<Placed> cards_of(std::size_t pile) const;
};

}  // namespace cardroom::thrones
