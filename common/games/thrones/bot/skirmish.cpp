#include "common/games/thrones/bot/skirmish.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace cardroom::thrones {
namespace {

constexpr int kStrongest = 10;

/// A player waits one time in this many: if everybody always responded at once, every early card would look wasted.
constexpr std::uint32_t kWaitsOnceIn = 4;

constexpr CardSet with_strength(int least, int most) {
  CardSet cards;
  for (const Card card : kAllCards) {
    if (strength(card) >= least && strength(card) <= most) cards.insert(card);
  }
  return cards;
}
constexpr CardSet cards_of(Suit suit) {
  CardSet cards;
  for (const Card card : kAllCards) {
    if (suit_of(card) == suit) cards.insert(card);
  }
  return cards;
}

constexpr auto kAtLeast = [] {
  std::array<CardSet, kStrongest + 1> sets{};
  for (int i = 0; i <= kStrongest; ++i)
    sets[static_cast<std::size_t>(i)] = with_strength(i, kStrongest);
  return sets;
}();
constexpr auto kExactly = [] {
  std::array<CardSet, kStrongest + 1> sets{};
  for (int i = 0; i <= kStrongest; ++i)
    sets[static_cast<std::size_t>(i)] = with_strength(i, i);
  return sets;
}();
constexpr CardSet kClubs = cards_of(Suit::clubs);
constexpr CardSet kSpades = cards_of(Suit::spades);

/// The weakest of these cards, all of one suit, that changes a pile by at least this much; kNoCard if none does.
Card weakest(CardSet cards, int change, const Pile& pile) {
  CardSet enough;
  if (change <= kStrongest) enough = kAtLeast[static_cast<std::size_t>(std::max(change, 0))];
  const std::uint8_t below = strength(pile.top());
  if (2 * below >= change) enough = enough | kExactly[below];
  const std::uint64_t bits = (cards & enough).bits();
  // The weakest card of a suit is the last in the order of the pack.
  return bits == 0 ? kNoCard : static_cast<Card>(63 - std::countl_zero(bits));
}

/// Keeps the best of the moves offered to improve a battle.
struct Best {
  Move move = Move::pass();
  int stake = 0;
  void offer(Card card, std::uint8_t pile, int its_stake) {
    if (card == kNoCard) return;
    const bool cheaper = its_stake == stake && strength(card) < strength(move.card);
    if (its_stake <= stake && !cheaper) return;
    move = {card, pile};
    stake = its_stake;
  }
};

}  // namespace

Move plain_move(CardSet effects, Team team, const std::array<Pile, kPiles>& piles) {
  const auto other = static_cast<Team>(1 - team);
  const Pile& own = piles[team];
  const Pile& theirs = piles[other];
  const int attack_lacks = theirs.values().defence + 1 - own.values().attack;
  const int defence_lacks = theirs.values().attack - own.values().defence;
  const bool may_reduce = theirs.size() > 1;
  const bool reduces_attack = theirs.changed() == Attribute::attack;
  Best best;
  if (attack_lacks > 0) {
    const int stake = theirs.character();
    best.offer(weakest(effects & kClubs, attack_lacks, own), team, stake);
    // Even against a defence of 0, an attack of 0 does not succeed.
    if (may_reduce && !reduces_attack && own.values().attack > 0)
      best.offer(weakest(effects & kDiamonds, attack_lacks, theirs), other, stake);
  }
  if (defence_lacks > 0) {
    const int stake = own.character();
    best.offer(weakest(effects & kSpades, defence_lacks, own), team, stake);
    if (may_reduce && reduces_attack) best.offer(weakest(effects & kDiamonds, defence_lacks, theirs), other, stake);
  }
  return best.move;
}

void Skirmish::take_turn(const Move& move) {
  if (!move.passes()) {
    const Team team = team_of(turn);
    if (is_heart(move.card)) {
      piles[team] = Pile{move.card};
      spent[team] += worth_of_heart(move.card);
    } else {
      effects[turn.index].remove(move.card);
      piles[move.pile].put(move.card);
      spent[team] += worth_of_effect(move.card, plays_to_come) + charge;
    }
  }
  turn.index = static_cast<std::uint8_t>((turn.index + 1) % kSeats);
  --turns_left;
}

Worth Skirmish::finish(Team team, BotDice dice) {
  while (turns_left > 0) {
    const bool waits = turns_left > 1 && dice.uniform(kWaitsOnceIn) == 0;
    take_turn(waits ? Move::pass() : plain_move(effects[turn.index], team_of(turn), piles));
  }
  const Battle battle = battle_of(piles[0], piles[1]);
  const std::size_t other = 1U - team;
  return kOnePoint * (battle.gains[team] - battle.gains[other]) - (spent[team] - spent[other]);
}

}  // namespace cardroom::thrones
