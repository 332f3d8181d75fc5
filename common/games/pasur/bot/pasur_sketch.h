#pragma once

#include <array>
#include <cstdint>

#include "common/games/pasur/pasur.h"

/// The parts of a game of Pasur that playouts need, and a player for them that judges each of its cards by what it
/// brings and by what it leaves to the next player. The player knows only what its seat can know.
namespace cardroom::pasur {

/// A state without the order of the pool and without the deck: five times as fast as a State.
struct Sketch {
  std::array<CardSet, kSeatsMax> hands{};
  std::array<CardSet, kSeatsMax> won{};
  CardSet pool{};
  std::uint8_t plays = 0;
  std::uint8_t sur_count = 0;
  Seat sur_holder{};
  Seat last_picker{};
};

Sketch sketch_of(const State& state);

/// What does not change during a decision: the rules, and the worths that follow from them. All worths are hundredths
/// of a point.
class Judge {
 public:
  explicit Judge(const Table& table);

  Seat turn(const Sketch& sketch) const { return Seat{static_cast<std::uint8_t>((starter_ + sketch.plays) % seats_)}; }
  /// Precondition: the move is legal for the seat whose turn it is.
  void play(Sketch& sketch, const Move& move) const;
  /// A move for the seat whose turn it is.
  Move choose(const Sketch& sketch, BotDice& dice) const;
  /// The expected lead of a seat over the mean of the others at the end of the deal. Precondition: a handout is over.
  /// After the last play, the last picker gets the cards in the pool.
  int lead(Sketch sketch, Seat seat) const;
  /// The number of plays in the deal when the current handout is over.
  int handout_end(const Sketch& sketch) const;

 private:
  /// The worth of captures to one seat in one position.
  struct Prices {
    int club = 0;  ///< In addition to the card's own points.
    int sur = 0;   ///< 0 if surs can no longer be scored.
  };

  int price(Card card, const Prices& prices) const;
  int price(CardSet cards, const Prices& prices) const;
  Prices prices(const Sketch& sketch, Seat seat, int more_plays) const;
  int clubs_left(const Sketch& sketch) const;
  /// The expected worth of the best capture from this pool for a player with `cards` random cards of `unseen`.
  int offer(CardSet pool, CardSet unseen, int cards, const Prices& prices) const;

  Rules rules_;
  int seats_;
  int starter_;
  std::array<int, kPackSize> points_{};  ///< By card.
  /// By a seat's clubs and the clubs that nobody has yet: its chance to get the points for clubs, times these points.
  std::array<std::array<int, 14>, 14> clubs_{};
};

}  // namespace cardroom::pasur
