#include "common/games/pinochle/bot/belief.h"

#include <array>

#include "common/base/check.h"
#include "common/games/pinochle/worth.h"

namespace cardroom::pinochle {
namespace {

/// A card that was not kept may be worth almost this much more (trick_worth()) than one that was.
constexpr std::uint32_t kLenience = 8;
/// Attempts to fill a hand sensibly, and then in any way. As in sample_world(), a few are nearly always enough.
constexpr int kSensibleTries = 50;
constexpr int kAnyTries = 100'000;

/// Cards in the order of their numbers, the highest first; of equal ones, the first inserted comes first.
class Ordered {
 public:
  void insert(Card card, int number) {
    std::size_t i = size_++;
    for (; i > 0 && numbers_[i - 1] < number; --i) {
      cards_[i] = cards_[i - 1];
      numbers_[i] = numbers_[i - 1];
    }
    cards_[i] = card;
    numbers_[i] = number;
  }
  std::size_t size() const { return size_; }
  Card operator[](std::size_t i) const { return cards_[i]; }

 private:
  std::array<Card, kCards> cards_{};
  std::array<int, kCards> numbers_{};
  std::size_t size_ = 0;
};

}  // namespace

Belief::Belief(const View& view)
    : trump_{view.table.trump},
      rules_{view.table.rules},
      melds_{view.table.melds[other(view.viewer.seat).index]},
      size_{view.table.hand_size(other(view.viewer.seat))},
      played_{view.table.played_by(other(view.viewer.seat))} {
  Cards unseen = Cards::whole_pack() - view.hand - view.discards;
  for (const Card card : view.table.played())
    unseen.remove(card);
  const Cards melded = cards_of_melds(melds_, trump_);
  for (const Card card : melded.kinds()) {
    for (int left = melded.count(card) - played_.count(card); left > 0; --left)
      needed_.insert(card);
  }
  possible_ = (unseen - needed_) & (kKinds - view.table.denied_by(other(view.viewer.seat)));
}

Cards Belief::sample(BotDice& dice) const {
  Cards hand;
  for (int tries = 0; tries < kAnyTries; ++tries) {
    if (fill(hand, dice, rules_.cutthroat && tries < kSensibleTries)) return hand;
  }
  check(false, "a view comes from a position that can occur");
  return hand;
}

/// Adds cards in a random order, except a card that makes another meld, as it would still do after more are added.
bool Belief::fill(Cards& hand, BotDice& dice, bool is_sensible) const {
  constexpr std::uint32_t kAnyNumber = 1U << 30;
  Ordered order;
  for (const Card card : possible_) {
    const auto number = static_cast<int>(dice.uniform(is_sensible ? kLenience : kAnyNumber));
    order.insert(card, number + (is_sensible ? trick_worth(card, trump_) : 0));
  }
  hand = needed_;
  std::size_t size = hand.size();
  for (std::size_t i = 0; i < order.size() && size < size_; ++i) {
    Cards more = hand;
    more.insert(order[i]);
    if (!agrees(more)) continue;
    hand = more;
    ++size;
  }
  return size == size_;
}

bool Belief::agrees(Cards hand) const {
  return melds_of(played_ + hand, trump_, rules_.additional) == melds_;
}

}  // namespace cardroom::pinochle
