#include "common/games/pinochle/bot/duel.h"

#include <algorithm>

#include "common/games/pinochle/bot/pinochle_bot.h"

namespace cardroom::pinochle {
namespace {

/// More than all tricks together are worth.
constexpr int kFar = 1'000;

}  // namespace

TrumpTable::TrumpTable(Suit suit) : trump{suit} {
  for (const Card card : kKinds) {
    values[card] = static_cast<std::int8_t>(value_of(card, suit));
    beaten_by[card] = kStronger[card] | (suit_of(card) == suit ? CardSet{} : cards_of(suit));
  }
  std::int8_t place = 0;
  for (CardSet left = kKinds; !left.empty(); ++place) {
    const Card next = cheapest_of(left, suit);
    places[next] = place;
    left.remove(next);
  }
}

const TrumpTable& TrumpTable::of(Suit suit) {
  static const std::array all{TrumpTable{Suit::spades}, TrumpTable{Suit::hearts}, TrumpTable{Suit::diamonds},
                              TrumpTable{Suit::clubs}};
  return all[static_cast<std::size_t>(suit)];
}

Duel::Duel(const State& world) : Duel{world.table, world.hands} {}

Duel::Duel(const Table& table, const std::array<Cards, kSeats>& hands)
    : table_{TrumpTable::of(table.trump)},
      hands_{hands},
      turn_{table.turn},
      is_led_{table.is_led()},
      led_{is_led_ ? table.led() : Card{}} {}

Duel::Duel(Suit trump, const std::array<Cards, kSeats>& hands, Seat leader)
    : table_{TrumpTable::of(trump)}, hands_{hands}, turn_{leader}, is_led_{false}, led_{} {}

void Duel::play(Card card) {
  hands_[turn_.index].remove(card);
  if (!is_led_) {
    led_ = card;
    turn_ = other(turn_);
  } else {
    if (!table_.beaten_by[led_].contains(card)) turn_ = other(turn_);
    won_[turn_.index] += trick(led_, card);
  }
  is_led_ = !is_led_;
}

int Duel::finish(Seat seat, BotDice dice, std::uint32_t exact) {
  constexpr std::uint32_t kAnyLeadOnceIn = 4;
  if (is_led_) play(cheapest(allowed(hands_[turn_.index].kinds(), led_)));
  while (hands_[turn_.index].size() > exact) {
    const CardSet hand = hands_[turn_.index].kinds();
    play(dice.uniform(kAnyLeadOnceIn) == 0 ? hand[dice.uniform(hand.size())] : cheapest(hand));
    play(cheapest(allowed(hands_[turn_.index].kinds(), led_)));
  }
  const int ahead = solved(hands_[turn_.index], hands_[other(turn_).index], -kFar, kFar);
  return won_[seat.index] - won_[other(seat).index] + (seat == turn_ ? ahead : -ahead);
}

Card Duel::cheapest(CardSet cards) const {
  Card best = cards.first();
  for (const Card card : cards) {
    if (table_.places[card] < table_.places[best]) best = card;
  }
  return best;
}

int Duel::solved(Cards leader, Cards follower, int at_least, int at_most) const {
  if (leader.empty()) return 0;
  int best = -kFar;
  const auto try_lead = [&](Card led) {
    best = std::max(best, solved_lead(led, leader, follower, std::max(at_least, best), at_most));
    return best < at_most;
  };
  // Cards that cannot be beaten come first: one of them is often best, and then the rest needs less search.
  CardSet beaten;
  for (const Card led : leader.kinds()) {
    if (!(table_.beaten_by[led] & follower.kinds()).empty()) {
      beaten.insert(led);
    } else if (!try_lead(led)) {
      return best;
    }
  }
  for (const Card led : beaten) {
    if (!try_lead(led)) break;
  }
  return best;
}

int Duel::solved_lead(Card led, Cards leader, Cards follower, int at_least, int at_most) const {
  leader.remove(led);
  int worst = kFar;
  for (const Card card : allowed(follower.kinds(), led)) {
    Cards rest = follower;
    rest.remove(card);
    const int points = trick(led, card);
    const int most = std::min(at_most, worst);
    const int value = table_.beaten_by[led].contains(card)
                          ? -points - solved(rest, leader, -most - points, -at_least - points)
                          : points + solved(leader, rest, at_least - points, most - points);
    worst = std::min(worst, value);
    if (worst <= at_least) break;
  }
  return worst;
}

}  // namespace cardroom::pinochle
