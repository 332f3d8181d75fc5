#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "common/cards/card.h"

/// The values of a pile and the battle of two piles: the arithmetic of Game of Thrones, without the rules for turns.
/// Pure, so that a client may ask "what if" about cards that its player sees.
namespace cardroom::thrones {

inline constexpr std::size_t kPiles = 2;

/// A team and its pile have the same number: seats 0 and 2 are team 0, seats 1 and 3 team 1.
using Team = std::uint8_t;

/// Denotes the absence of a card.
inline constexpr Card kNoCard = 0xFF;

/// The hearts of this game, and all of its cards. It has no aces.
inline constexpr CardSet kHearts =
    CardSet::of_bits(((std::uint64_t{1} << 12) - 1) << make_card(13, Suit::hearts));  // King to 2.
inline constexpr CardSet kAllCards =
    CardSet::whole_pack() - CardSet{make_card(1, Suit::spades), make_card(1, Suit::hearts),
                                    make_card(1, Suit::diamonds), make_card(1, Suit::clubs)};
inline constexpr CardSet kDiamonds = CardSet::of_bits(kHearts.bits() << 13);

/// A character; every other card is an effect.
constexpr bool is_heart(Card card) {
  return kHearts.contains(card);
}

namespace detail {
inline constexpr auto kRanks = [] {
  std::array<std::uint8_t, kPackSize> ranks{};
  for (Card card = 0; card < kPackSize; ++card)
    ranks[card] = std::min<std::uint8_t>(rank_of(card), 10);
  return ranks;
}();
}  // namespace detail

/// 2 to 10; picture cards have rank 10. Precondition: a card of this game.
constexpr std::uint8_t strength(Card card) {
  return detail::kRanks[card];
}

/// What an effect changes.
enum class Attribute : std::uint8_t { attack, defence };

/// Never below zero.
struct Values {
  std::int16_t attack{};
  std::int16_t defence{};
  bool operator==(const Values&) const = default;
};

/// The effect of one card on a pile.
struct Effect {
  Attribute attribute{};
  std::int16_t change{};  ///< Signed: positive for a club or a spade, negative for a diamond.
  bool doubled{};         ///< Whether its rank equals that of the card below it.
  Values after{};  ///< The values of the whole pile; never below 0, so a diamond may take away less than its value.
  bool operator==(const Effect&) const = default;
};

/// What later cards and the battle need to know about a heart and the effects on it. Without padding. Empty before its
/// heart is played.
class Pile {
 public:
  constexpr Pile() = default;
  /// Precondition: a heart.
  explicit constexpr Pile(Card heart)
      : values_{strength(heart), strength(heart)}, heart_{heart}, top_{heart}, size_{1} {}

  constexpr bool empty() const { return size_ == 0; }
  constexpr std::uint8_t size() const { return size_; }
  constexpr Values values() const { return {values_[0], values_[1]}; }
  /// kNoCard if the pile is empty.
  constexpr Card heart() const { return heart_; }
  constexpr Card top() const { return top_; }
  /// 0 if the pile is empty.
  constexpr std::uint8_t character() const { return empty() ? std::uint8_t{0} : strength(heart_); }

  /// The attribute that the top card changed. Precondition: there is an effect on the heart.
  constexpr Attribute changed() const { return changed_; }

  /// Whether the rules allow this effect on the pile: no diamond directly on the heart. Precondition: not a heart.
  constexpr bool takes(Card effect) const { return size_ > 1 || (size_ == 1 && suit_of(effect) != Suit::diamonds); }

  /// The effect that the card would have. Precondition: takes(effect).
  constexpr Effect effect_of(Card effect) const {
    Pile with = *this;
    with.put(effect);
    return {.attribute = with.changed_,
            .change = with.change(effect, top_),
            .doubled = strength(effect) == strength(top_),
            .after = with.values()};
  }

  /// Precondition: takes(effect).
  constexpr void put(Card effect) {
    const Card below = top_;
    // A club changes the attack, a spade the defence, a diamond whatever the card below it changed.
    constexpr std::array kChanges{Attribute::defence, Attribute::defence, Attribute::attack, Attribute::attack};
    const auto suit = suit_of(effect);
    changed_ = suit == Suit::diamonds ? changed_ : kChanges[static_cast<std::size_t>(suit)];
    std::int16_t& value = values_[static_cast<std::size_t>(changed_)];
    value = static_cast<std::int16_t>(std::max(0, value + change(effect, below)));
    top_ = effect;
    ++size_;
  }

  bool operator==(const Pile&) const = default;

 private:
  static constexpr std::int16_t change(Card effect, Card below) {
    const int value = strength(effect) << (strength(effect) == strength(below) ? 1 : 0);
    return static_cast<std::int16_t>(suit_of(effect) == Suit::diamonds ? -value : value);
  }

  std::array<std::int16_t, 2> values_{};  ///< By attribute.
  Card heart_ = kNoCard;
  Card top_ = kNoCard;
  Attribute changed_{};  ///< By the top card, if it is an effect.
  std::uint8_t size_ = 0;
};

/// The pile of these cards, given from the bottom up. Precondition: empty, or a heart followed by legal effects.
constexpr Pile pile_of(std::span<const Card> cards) {
  if (cards.empty()) return {};
  Pile pile{cards.front()};
  for (const Card effect : cards.subspan(1))
    pile.put(effect);
  return pile;
}

/// The battle of two piles. Each character attacks the other.
struct Battle {
  std::array<Values, kPiles> values{};        ///< By pile.
  std::array<std::uint8_t, kPiles> stakes{};  ///< By attacking pile: the rank of the character that it attacks.
  std::array<bool, kPiles> succeeds{};  ///< By attacking pile: whether its attack is higher than the other's defence.
  std::array<std::int16_t, kPiles> gains{};  ///< By team: the stakes that it wins.
  bool operator==(const Battle&) const = default;
};

/// The outcome of the battle if it took place now. Precondition: both piles have their heart.
constexpr Battle battle_of(const Pile& pile_0, const Pile& pile_1) {
  const std::array piles{pile_0, pile_1};
  Battle battle;
  for (std::size_t attacker = 0; attacker < kPiles; ++attacker) {
    const std::size_t defender = 1 - attacker;
    battle.values[attacker] = piles[attacker].values();
    battle.stakes[attacker] = piles[defender].character();
    battle.succeeds[attacker] = piles[attacker].values().attack > piles[defender].values().defence;
    // The stake of a failed attack goes to the defending team.
    battle.gains[battle.succeeds[attacker] ? attacker : defender] += battle.stakes[attacker];
  }
  return battle;
}

}  // namespace cardroom::thrones
