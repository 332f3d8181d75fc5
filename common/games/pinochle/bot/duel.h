#pragma once

#include <array>
#include <cstdint>

#include "common/cards/bot_dice.h"
#include "common/games/pinochle/pinochle.h"

/// The tricks with both hands face up, as a bot plays them out in its sampled worlds. A State could do the same, but
/// would take several times as long.
namespace cardroom::pinochle {

/// The number of final tricks that are searched exactly instead of being played by a rule. With four, a decision may
/// take 2 ms.
inline constexpr std::uint32_t kExactTricks = 3;

/// Lookup tables for one trump suit.
struct TrumpTable {
  explicit TrumpTable(Suit suit);
  /// Thread-safe.
  static const TrumpTable& of(Suit suit);

  Suit trump;
  std::array<std::int8_t, kPackSize> values{};  ///< By card: value_of().
  std::array<std::int8_t, kPackSize> places{};  ///< By card: its position among all cards, cheapest first.
  std::array<CardSet, kPackSize> beaten_by{};   ///< By card: the kinds that beat it in a trick.
};

class Duel {
 public:
  /// Precondition: Phase::tricks, and some cards are left.
  explicit Duel(const State& world);
  /// The same position, with these cards in the hands.
  Duel(const Table& table, const std::array<Cards, kSeats>& hands);
  /// Before the first trick.
  Duel(Suit trump, const std::array<Cards, kSeats>& hands, Seat leader);

  Seat turn() const { return turn_; }
  /// Precondition: the player whose turn it is may play the card.
  void play(Card card);
  /// Plays out both hands: each leads the cheapest card or, one time in four, any card, and follows with the cheapest
  /// legal card; the last tricks are played perfectly. Returns how many more points the seat won than the other player.
  /// `exact`: the number of last tricks.
  int finish(Seat seat, BotDice dice, std::uint32_t exact = kExactTricks);

 private:
  CardSet allowed(CardSet hand, Card led) const { return may_follow(hand, led, table_.trump); }
  Card cheapest(CardSet cards) const;
  int trick(Card led, Card followed) const { return table_.values[led] + table_.values[followed]; }
  /// The net points that the leader gains from here with perfect play by both, if they lie between the bounds.
  /// Alpha-beta.
  int solved(Cards leader, Cards follower, int at_least, int at_most) const;
  /// The same if the leader plays this card; a result that does not exceed `at_least` is only an upper bound.
  int solved_lead(Card led, Cards leader, Cards follower, int at_least, int at_most) const;

  const TrumpTable& table_;
  std::array<Cards, kSeats> hands_;
  Seat turn_;
  bool is_led_;
  Card led_;
  std::array<int, kSeats> won_{};  ///< By seat: points won.
};

}  // namespace cardroom::pinochle
