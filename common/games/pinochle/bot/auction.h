#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "common/cards/bot_dice.h"
#include "common/games/pinochle/bot/appraisal.h"
#include "common/games/pinochle/pinochle.h"

/// Bidding, naming the trump and taking a turned-up card, before a player has learnt any of the other's cards: decided
/// by dealing the unseen cards at random, many times, and playing each deal out for each trump that may be named.
///
/// The other player is one of several characters: most bid smartly, like `clever`; some bid what hands of their kind
/// usually make (worth.h), or a little more; and a few bid up to any number between 60 and 150, whatever their hand.
/// Deals in which that player would not have made its bids are replaced by others, so that its hand fits its bids.
///
/// A bid is as good as the best plan that begins with it: to raise up to some limit, and then to name some trump. The
/// bid winner's risk of falling short of the bid is part of each outcome.
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

  /// The pass, some bids, and those in `also`. Precondition: Phase::bidding.
  std::vector<Valued<Move>> bids(std::span<const Move> also) const;
  /// Precondition: Phase::trump.
  std::vector<Valued<Move>> trumps() const;
  /// Precondition: Phase::turned.
  std::vector<Valued<Move>> turned() const;

 private:
  /// A plan to bid, to raise by 10 up to a limit, and to name a trump if the other player passes. A bid of 0: a pass.
  struct Plan {
    std::int16_t bid = 0;
    std::int16_t limit = 0;
    Suit trump{};
  };
  /// A deal played out for each trump that the viewer may name, and for the one that the other player would name.
  struct Played {
    std::int16_t limit = 0;
    std::int16_t step = 0;
    std::array<Totals, 4> named{};
    Totals others_named{};
  };

  Chance draw_chance(BotDice& dice) const;
  void add_character(Chance& chance, BotDice& dice) const;
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
  std::vector<Played> games_;  ///< By deal; empty if the viewer is to take a turned-up card.
};

}  // namespace cardroom::pinochle
