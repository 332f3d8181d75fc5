#pragma once

#include <array>
#include <cstdint>

#include "common/cards/bot_dice.h"
#include "common/games/thrones/board.h"
#include "common/games/thrones/pile.h"

/// The rest of one play with all hands face up, as simulated by `clever`.
namespace cardroom::thrones {

/// The value of a card to a player who keeps it, or may keep it, for later plays. In tenths of a point of the final
/// lead, since a point for one team is a point less for the other.
using Worth = std::int32_t;
inline constexpr Worth kOnePoint = 10;

/// Found by regression over games that `clever` played against itself: almost linear in the rank, much the same in all
/// suits, and barely declining until the last plays.
constexpr Worth worth_of_effect(Card effect, std::uint8_t plays_to_come) {
  constexpr std::array<Worth, kPlays> kPercent{0, 55, 75, 100, 100, 100};
  const Worth in_full = 8 + 6 * strength(effect) - (suit_of(effect) == Suit::diamonds ? 5 : 0);
  return in_full * kPercent[plays_to_come] / 100;
}
/// All hearts have to be played in the end, so only the difference between two of them matters.
constexpr Worth worth_of_heart(Card heart) {
  return 11 * strength(heart) + (strength(heart) == 10 ? 20 : 0);
}

/// The plain rule: play the effect that improves the current battle most, or the weakest of several that do; pass if
/// none does. Precondition: both piles have their heart.
Move plain_move(CardSet effects, Team team, const std::array<Pile, kPiles>& piles);

struct Skirmish {
  std::array<CardSet, kSeats> effects{};  ///< The cards of each seat, without hearts.
  std::array<Pile, kPiles> piles{};
  std::array<Worth, kPiles> spent{};  ///< The worth of the cards that each team has played in this skirmish.
  Worth charge{};                     ///< What every effect costs in addition to its worth.
  Seat turn{};
  std::uint8_t turns_left{};  ///< Turns left in this play.
  std::uint8_t plays_to_come{};

  /// The seat to act plays an effect or passes, or puts its heart on its team's pile. Precondition: turns_left > 0.
  void take_turn(const Move& move);
  /// Everybody follows the plain rule until the battle, except that a player who could act later sometimes waits.
  /// Returns how much more this team gains than the other, minus how much more it spent. Precondition: both
  /// piles have their heart.
  Worth finish(Team team, BotDice dice);
};

}  // namespace cardroom::thrones
