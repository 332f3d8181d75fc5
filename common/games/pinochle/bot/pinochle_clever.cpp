#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <tuple>

#include "common/games/pinochle/bot/duel.h"
#include "common/games/pinochle/bot/pinochle_bot.h"
#include "common/games/pinochle/worth.h"

/// `clever`: bids and names trump by smart bidding. In the tricks it samples worlds consistent with the melds and with
/// the cards with which the other player followed, plays on after each card that it may play (see duel.h), and chooses
/// the card that wins most on average. In cut-throat it keeps the twelve cards with the highest sum of melds and worth
/// in the tricks.
namespace cardroom::pinochle {
namespace {

constexpr std::uint32_t kWorldsMax = 120;

/// The first of these cards with the highest number. Precondition: `cards` is not empty.
Card first_best(CardSet cards, const std::array<int, kPackSize>& numbers) {
  Card best{};
  int most = std::numeric_limits<int>::min();
  for (const Card card : cards) {
    if (numbers[card] <= most) continue;
    most = numbers[card];
    best = card;
  }
  return best;
}

Card play_in_worlds(const View& view, Budget budget, BotDice& dice) {
  const CardSet legal = Game::legal_moves(view).cards.kinds();
  if (legal.size() == 1) return legal.first();
  std::array<int, kPackSize> sums{};
  for (std::uint32_t worlds = std::clamp(budget.work / legal.size(), 1U, kWorldsMax); worlds > 0; --worlds) {
    const Duel world{Game::sample_world(view, dice)};
    const BotDice same{dice.uniform(UINT32_MAX)};  // The same random choices for every card that is tried.
    for (const Card card : legal) {
      Duel duel = world;
      duel.play(card);
      sums[card] += duel.finish(view.viewer.seat, same);
    }
  }
  return first_best(legal, sums);
}

/// Chooses twelve of the 24 cards.
class Keeping {
 public:
  explicit Keeping(const View& view)
      : all_{view.hand}, trump_{view.table.trump}, additional_{view.table.rules.additional} {
    for (const Card card : kKinds)
      worths_[card] = trick_worth(card, trump_);
  }

  /// Starts with the best choice of zero, one or two melds, filled up with the remaining cards of the highest worth,
  /// and then exchanges single cards as long as that helps.
  Cards best() {
    try_cards(filled({}));
    for (std::size_t a = 0; a < kMelds.size(); ++a) {
      for (std::size_t b = a; b < kMelds.size(); ++b)
        try_melds(a, b);
    }
    while (exchange_one()) {
    }
    return best_;
  }

 private:
  int worth(Cards cards) const {
    int worth = melds_of(cards, trump_, additional_).points();
    for (const Card card : cards.kinds())
      worth += worths_[card] * cards.count(card);
    return worth;
  }

  bool try_cards(Cards cards) {
    const int here = worth(cards);
    if (here <= most_) return false;
    most_ = here;
    best_ = cards;
    return true;
  }

  void try_melds(std::size_t a, std::size_t b) {
    constexpr std::array kSuits{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};
    for (const Suit suit : kSuits) {
      Cards cards = cards_of_meld(a, trump_, suit);
      if (!all_.contains(cards)) continue;
      const Cards more = cards_of_meld(b, trump_, suit);
      if (b != a && (all_ - cards).contains(more)) cards = cards + more;
      if (cards.size() <= kHand) try_cards(filled(cards));
    }
  }

  Cards filled(Cards cards) const {
    Cards left = all_ - cards;
    while (cards.size() < kHand) {
      const Card next = first_best(left.kinds(), worths_);
      left.remove(next);
      cards.insert(next);
    }
    return cards;
  }

  bool exchange_one() {
    const Cards from = best_;
    bool better = false;
    for (const Card out : from.kinds()) {
      for (const Card in : (all_ - from).kinds()) {
        Cards cards = from;
        cards.remove(out);
        cards.insert(in);
        better = try_cards(cards) || better;
      }
    }
    return better;
  }

  Cards all_;
  Suit trump_;
  bool additional_;
  std::array<int, kPackSize> worths_{};
  Cards best_{};
  int most_ = -1;
};

/// The turned-up card that makes the melds worth more; if they are equal, the one worth more in a trick, then a trump.
Card better_turned(const View& view) {
  const Table& table = view.table;
  return std::ranges::max(table.turned, {}, [&](Card card) {
    Cards hand = view.hand;
    hand.insert(card);
    return std::tuple{melds_of(hand, table.trump, table.rules.additional).points(), value_of(card, table.trump),
                      suit_of(card) == table.trump};
  });
}

}  // namespace

Move choose_clever(const View& view, BotDice& dice, Budget budget) {
  switch (view.table.phase) {
    case Phase::bidding:
    case Phase::trump: break;
    case Phase::turned: return Move::takes(better_turned(view));
    case Phase::keeping: return Move::keeps(Keeping{view}.best());
    case Phase::tricks: return Move::plays(play_in_worlds(view, budget, dice));
  }
  return choose_basic(view);
}

}  // namespace cardroom::pinochle
