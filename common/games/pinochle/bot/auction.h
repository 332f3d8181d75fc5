#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "common/cards/bot_dice.h"
#include "common/games/pinochle/bot/appraisal.h"
#include "common/games/pinochle/pinochle.h"

/// Bidding, naming the trump and taking a turned-up card, all decided before a player has learnt any of the other's
/// cards: by dealing the unseen cards at random, many times, and playing each deal out for every trump and namer.
namespace cardroom::pinochle {

/// One of those deals. The viewer's own cards are the same in all of them.
struct Chance {
  Cards others{};                         ///< The other player's first twelve cards.
  std::array<Card, kCards / 2> stock{};   ///< In dealing order.
  std::optional<std::int16_t> opening{};  ///< The other player's first bid, if its way of bidding determines it.
  std::int16_t limit = 0;                 ///< The other player bids up to this.
  std::int16_t step = 0;                  ///< ... and raises by this.
  Suit others_trump{};                    ///< What the other player names after winning the bidding.
};

class Auction {
 public:
  /// Precondition: the viewer is to act, before the draw. `games`: the number of deals.
  Auction(const View& view, std::uint32_t games, BotDice& dice);

  /// The best bids, and those in `also`.
  std::vector<Valued<Move>> bids(std::span<const Move> also) const;
  std::vector<Valued<Move>> trumps() const;
  std::vector<Valued<Move>> turned() const;

 private:
  /// What may follow if the player bids on up to a limit, and then names a trump if the other one has passed.
  struct Plan {
    std::int16_t bid = 0;
    std::int16_t limit = 0;
    Suit trump{};
  };
  /// A deal played out for each trump that the viewer may name, and for the other player's.
  struct Played {
    std::int16_t limit = 0;
    std::int16_t step = 0;
    std::array<Totals, 4> named{};
    Totals others_named{};
  };

  Chance draw_chance(BotDice& dice) const;
  int disagreement(const Chance& chance, BotDice& dice) const;
  Chance likely_chance(BotDice& dice) const;
  Totals played_out(const Chance& chance, bool is_namer, Suit trump, BotDice dice) const;
  Totals played_out(const Chance& chance, bool is_namer, Suit trump, Card taken, BotDice dice) const;
  Outcome outcome(const Played& game, const Plan& plan) const;
  Plan best_plan(std::int16_t bid) const;

  const View& view_;
  const Table& table_;
  std::int16_t others_bid_;  ///< The other player's highest; 0 if there is none.
  std::vector<Chance> chances_;
  std::vector<BotDice> dice_;  ///< By deal.
  std::vector<Played> games_;  ///< By deal; empty if one of the cards that are turned up is to be taken.
};

}  // namespace cardroom::pinochle
