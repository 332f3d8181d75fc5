#pragma once

#include <array>
#include <cstdint>

#include "common/cards/bot_dice.h"
#include "common/games/pinochle/pinochle.h"

/// The tricks with both hands open: what a bot plays on in the worlds that it imagines. A State could do it too, in
/// several times the time.
namespace cardroom::pinochle {

/// Tricks that are searched to their end; before, both play by a rule. With four an answer may take 2 ms.
inline constexpr std::uint32_t kExactTricks = 3;

/// What a trump makes of the cards.
struct TrumpTable {
  explicit TrumpTable(Suit suit);
  /// Thread-safe.
  static const TrumpTable& of(Suit suit);

  Suit trump;
  std::array<std::int8_t, kPackSize> values{};  ///< By card; what value_of() says.
  std::array<std::int8_t, kPackSize> places{};  ///< By card: its place among all of them, the cheapest first.
  std::array<CardSet, kPackSize> beaten_by{};   ///< By card: the kinds that win the trick from it.
};

class Duel {
 public:
  /// Precondition: Phase::tricks, and some cards are left.
  explicit Duel(const State& world);

  Seat turn() const { return turn_; }
  /// Precondition: a card that whose turn it is may play.
  void play(Card card);
  /// Both play on to the end: leads are the cheapest card or, one time in four, any card; answers the cheapest that is
  /// allowed; the last tricks are played as well as can be. How many points more than the other player a seat won.
  int finish(Seat seat, BotDice dice);

 private:
  CardSet allowed(CardSet hand, Card led) const { return may_follow(hand, led, table_.trump); }
  Card cheapest(CardSet cards) const;
  int trick(Card led, Card followed) const { return table_.values[led] + table_.values[followed]; }
  /// How far the leader gets ahead from here if both play as well as can be, if that lies between the bounds.
  /// Alpha-beta.
  int solved(Cards leader, Cards follower, int at_least, int at_most) const;
  /// The same with that lead; what is known to be below `at_least` may be any number below.
  int solved_lead(Card led, Cards leader, Cards follower, int at_least, int at_most) const;

  const TrumpTable& table_;
  std::array<Cards, kSeats> hands_;
  Seat turn_;
  bool is_led_;
  Card led_;
  std::array<int, kSeats> won_{};  ///< By seat: points.
};

}  // namespace cardroom::pinochle
