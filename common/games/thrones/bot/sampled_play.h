#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "common/bots/tree.h"
#include "common/games/thrones/bot/skirmish.h"
#include "common/games/thrones/thrones.h"

/// The worlds that `expert` searches: the rest of one play, with the unseen cards dealt at random.
namespace cardroom::thrones {

/// The numbers of moves in the tree. Cards of the same suit and strength have the same number, since they are
/// equivalent in play; in each suit, the strongest comes first.
inline constexpr std::uint8_t kKindsOfSuit = 9;
inline constexpr std::uint8_t kEffectKinds =
    3 * kKindsOfSuit;  ///< Spades, diamonds, clubs, each where it helps: from 0.
inline constexpr bots::MoveNumber kPassNumber = kEffectKinds;
inline constexpr bots::MoveNumber kFirstHeart = kPassNumber + 1;
inline constexpr bots::MoveNumber kFirstHarmful = kFirstHeart + kKindsOfSuit;  ///< The effects on the other pile.
static_assert(kFirstHarmful + kEffectKinds <= 64);

bots::MoveNumber number_of(const Move& move, Team team);

/// Fulfils bots::SearchWorld. Side 0 is team 0; results are in the unit of Worth.
class SampledPlay {
 public:
  SampledPlay(const Skirmish& skirmish, const std::array<CardSet, kSeats>& hearts)
      : skirmish_{skirmish}, hearts_{hearts} {}

  bool over() const { return skirmish_.turns_left == 0; }
  std::size_t side() const { return team_of(skirmish_.turn); }
  /// The hearts, or a pass and all effects that help the team of the seat to act.
  bots::MoveBits moves() const;
  /// The first heart, or the move by the plain rule.
  bots::MoveNumber guess() const;
  /// The seat to act makes the move; then seats without effects pass.
  void make(bots::MoveNumber number);
  /// Plays hearts at random, then follows the plain rule until the battle: see Skirmish::finish.
  std::int32_t finish(BotDice& dice);

 private:
  bool heart_turn() const { return skirmish_.turns_left > kTurnsInPlay - kHeartTurns; }
  Move move_of(bots::MoveNumber number) const;

  Skirmish skirmish_;
  std::array<CardSet, kSeats> hearts_;  ///< By seat; empty for seats that will not play one before the battle.
};

/// Deals the cards that a view does not show. Precondition: the viewer is to act.
class PlaySampler {
 public:
  explicit PlaySampler(const View& view);

  /// A world consistent with the view; all such worlds are equally likely.
  SampledPlay deal(BotDice& dice);

 private:
  /// Unseen cards. Those before `left` have not been dealt in this world.
  struct Unseen {
    std::array<Card, kCards> cards{};
    std::size_t count = 0;
    std::size_t left = 0;
    void deal(std::uint8_t to_deal, CardSet& hand, BotDice& dice);
  };

  Skirmish known_{};
  std::array<CardSet, kSeats> known_hearts_{};
  std::array<std::uint8_t, kSeats> effects_to_deal_{};  ///< By seat.
  std::array<std::uint8_t, kSeats> hearts_to_deal_{};   ///< By seat; only for the one that answers the viewer's heart.
  Unseen effects_{};
  Unseen hearts_{};
};

}  // namespace cardroom::thrones
