#include "common/games/pasur/bot/pasur_sketch.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <span>

#include "common/games/pasur/bot/card_worths.h"

namespace cardroom::pasur {
namespace {

constexpr int kClubsInPack = 13;
/// What picking up any card is worth in addition to its other values, in hundredths of a point.
constexpr int kAnyCard = 5;
/// What a jack is worth in the hand, in hundredths of a point: it usually takes more when it is played later.
constexpr int kJackInHand = 270;
/// A card laid down costs this share of its worth, in percent.
constexpr int kLaidDown = 10;
/// The next player's expected capture costs this share of its worth, in percent: some of it would be lost anyway, or is
/// won back later.
constexpr int kOffered = 70;
/// The same for the pool that is left to the first player of the next handout.
constexpr int kLeftOver = 60;
/// Larger than any sum of ranks.
constexpr int kNoSum = 1000;

constexpr auto kOfRank = [] {
  std::array<CardSet, kKing + 1> sets{};
  for (std::uint8_t rank = 1; rank <= kKing; ++rank)
    sets[rank] = cards_of_rank(rank);
  return sets;
}();

/// The sum of all cards; kNoSum if there are picture cards among them.
int sum_of(CardSet cards) {
  int sum = 0;
  for (const Card card : cards)
    sum += is_number(card) ? rank_of(card) : kNoSum;
  return std::min(sum, kNoSum);
}

/// For every sum up to ten, the most valuable set of number cards that makes it: a knapsack (Bellman 1957), as in
/// best_capture.h, but it may find any one of several equal sets.
struct Knapsack {
  static constexpr int kNone = -1;
  std::array<int, kElevenPoints> worth{};
  std::array<CardSet, kElevenPoints> set{};
  int all = 0;  ///< The worth of all number cards together.

  Knapsack(CardSet pool, auto&& price) {
    worth.fill(kNone);
    worth[0] = 0;
    for (const Card card : pool& kNumbers) {
      const std::size_t rank = rank_of(card);
      const int more = price(card);
      all += more;
      for (std::size_t sum = worth.size() - 1; sum >= rank; --sum) {
        if (worth[sum - rank] == kNone || worth[sum - rank] + more <= worth[sum]) continue;
        worth[sum] = worth[sum - rank] + more;
        set[sum] = set[sum - rank] | CardSet{card};
      }
    }
  }
};

/// What every card of a rank would bring.
struct Offer {
  int worth = 0;
  int cards = 0;  ///< How many unseen cards have this rank.
};

/// The expected best of the offers for a hand of `in_hand` random cards of `unseen`. Exact except for rounding: the
/// chance that a hand has none of m cards is C(unseen - m, in_hand) / C(unseen, in_hand).
int expected_best(std::span<Offer> offers, int unseen, int in_hand) {
  constexpr int kCertain = 1 << 14;
  std::ranges::sort(offers, std::ranges::greater{}, &Offer::worth);  // The order of equals does not matter.
  std::int64_t expected = 0;
  int chance = kCertain;  // The chance that the hand has none of the cards so far.
  int before = 0;
  for (const Offer& offer : offers) {
    const int better = chance;
    for (int i = 0; i < offer.cards; ++i, ++before)
      chance = unseen - before > in_hand ? chance * (unseen - before - in_hand) / (unseen - before) : 0;
    expected += std::int64_t{offer.worth} * (better - chance);
  }
  return static_cast<int>(expected / kCertain);
}

}  // namespace

Sketch sketch_of(const State& state) {
  const Table& table = state.table;
  return {.hands = state.hands,
          .won = table.won,
          .pool = state.pool,
          .plays = table.plays,
          .sur_count = table.sur_count,
          .sur_holder = table.sur_holder,
          .last_picker = table.last_picker};
}

Judge::Judge(const Table& table) : rules_{table.rules}, seats_{table.seats}, starter_{table.starter().index} {
  for (Card card = 0; card < kPackSize; ++card)
    points_[card] = card_points(rules_, CardSet{card}) * 100;
  // The clubs are won one, two or three at a time, all equally likely, and by every seat equally often.
  constexpr int kCertain = 1'000'000;
  constexpr int kAtOnce = 3;
  const int needed = rules_.clubs_rule == ClubsRule::needed ? rules_.clubs_needed : kClubsInPack / seats_ + 1;
  std::array<std::array<int, kClubsInPack + 1>, kClubsInPack + 1> chance{};  // By clubs and clubs left.
  for (std::size_t left = 0; left <= kClubsInPack; ++left) {
    for (std::size_t own = 0; own + left <= kClubsInPack; ++own) {
      int sum = 0;
      for (std::size_t i = 1; i <= kAtOnce && left > 0; ++i) {
        const std::size_t won = std::min(i, left);
        sum += chance[own + won][left - won] + (seats_ - 1) * chance[own][left - won];
      }
      chance[own][left] = static_cast<int>(own) >= needed ? kCertain : sum / (kAtOnce * seats_);
      clubs_[own][left] = static_cast<int>(std::int64_t{chance[own][left]} * rules_.clubs_points * 100 / kCertain);
    }
  }
}

void Judge::play(Sketch& sketch, const Move& move) const {
  const Seat seat = turn(sketch);
  const bool surs = sketch.plays < kPlays - seats_ * kHandout;
  sketch.hands[seat.index].remove(move.card);
  ++sketch.plays;
  if (move.picks.empty()) {
    sketch.pool.insert(move.card);
    return;
  }
  sketch.pool = sketch.pool - move.picks;
  sketch.won[seat.index] = sketch.won[seat.index] | move.picks | CardSet{move.card};
  sketch.last_picker = seat;
  if (!surs || !sketch.pool.empty() || rank_of(move.card) == kJack) return;
  if (sketch.sur_count > 0 && sketch.sur_holder != seat) {
    --sketch.sur_count;
  } else {
    sketch.sur_holder = seat;
    ++sketch.sur_count;
  }
}

int Judge::handout_end(const Sketch& sketch) const {
  const int plays = seats_ * kHandout;
  return (sketch.plays / plays + 1) * plays;
}

int Judge::clubs_left(const Sketch& sketch) const {
  int left = kClubsInPack;
  for (const CardSet won : sketch.won)
    left -= clubs_in(won);
  return left;
}

int Judge::price(Card card, const Prices& prices) const {
  return points_[card] + (kClubs.contains(card) ? prices.club : 0) + kAnyCard;
}

int Judge::price(CardSet cards, const Prices& prices) const {
  int sum = 0;
  for (const Card card : cards)
    sum += price(card, prices);
  return sum;
}

Judge::Prices Judge::prices(const Sketch& sketch, Seat seat, int more_plays) const {
  Prices prices;
  if (sketch.plays + more_plays < kPlays - seats_ * kHandout) {
    const bool cancels = sketch.sur_count > 0 && sketch.sur_holder != seat;
    prices.sur = rules_.sur * 100 / (cancels ? seats_ - 1 : 1);
  }
  const auto left = static_cast<std::size_t>(clubs_left(sketch));
  if (left == 0) return prices;
  int lost = 0;  // By the others, whose chances get smaller.
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats_); ++i) {
    const auto clubs = static_cast<std::size_t>(clubs_in(sketch.won[i]));
    if (i == seat.index) prices.club += clubs_[clubs + 1][left - 1] - clubs_[clubs][left];
    if (i != seat.index) lost += clubs_[clubs][left] - clubs_[clubs][left - 1];
  }
  prices.club += lost / (seats_ - 1);
  return prices;
}

int Judge::offer(CardSet pool, CardSet unseen, int cards, const Prices& prices) const {
  if (pool.empty()) return 0;
  std::array<Offer, kKing> offers{};
  std::size_t size = 0;
  const auto add = [&](std::uint8_t rank, int worth) {
    const int count = static_cast<int>((unseen & kOfRank[rank]).size());
    // The capturing card counts too; one in four is a club.
    const int own = points_[make_card(rank, Suit::spades)] + prices.club / 4 + kAnyCard;
    if (count > 0) offers[size++] = {worth + own, count};
  };
  const Knapsack sets{pool, [&](Card card) { return price(card, prices); }};
  const int sum = prices.sur > 0 ? sum_of(pool) : kNoSum;
  for (std::uint8_t rank = 1; rank < kJack; ++rank) {
    const int worth = sets.worth[static_cast<std::size_t>(kElevenPoints - rank)];
    if (worth != Knapsack::kNone) add(rank, worth + (sum + rank == kElevenPoints ? prices.sur : 0));
  }
  if (!(pool & (kNumbers | kJacks)).empty()) add(kJack, sets.all + price(pool & kJacks, prices));
  for (const std::uint8_t rank : {kQueen, kKing}) {
    const CardSet there = pool & kOfRank[rank];
    if (there.empty()) continue;
    const int club = (there & kClubs).empty() ? 0 : prices.club;
    add(rank, kAnyCard + club + (pool.size() == 1 ? prices.sur : 0));
  }
  return expected_best(std::span{offers}.first(size), static_cast<int>(unseen.size()), cards);
}

Move Judge::choose(const Sketch& sketch, BotDice& dice) const {
  const Seat seat = turn(sketch);
  const Seat next{static_cast<std::uint8_t>((seat.index + 1) % seats_)};
  const CardSet hand = sketch.hands[seat.index];
  CardSet unseen = CardSet::whole_pack() - hand - sketch.pool;
  for (const CardSet won : sketch.won)
    unseen = unseen - won;
  const Prices own = prices(sketch, seat, 0);
  const Prices theirs = prices(sketch, next, 1);
  const int next_hand = kHandout - (sketch.plays + 1) % (kHandout * seats_) / seats_;
  const Knapsack sets{sketch.pool, [&](Card card) { return price(card, own); }};
  const int sum = sum_of(sketch.pool);

  Move best{};
  int most = std::numeric_limits<int>::min();
  const auto consider = [&](Card card, CardSet picks) {
    const CardSet pool = picks.empty() ? sketch.pool | CardSet{card} : sketch.pool - picks;
    const bool jack = rank_of(card) == kJack;
    int worth = jack ? -kJackInHand : 0;
    worth += picks.empty() ? -price(card, own) * kLaidDown / 100 : price(picks, own) + price(card, own);
    if (pool.empty() && !jack) worth += own.sur;
    worth -= offer(pool, unseen, next_hand, theirs) * kOffered / 100 / (seats_ - 1);
    worth = worth * 8 + static_cast<int>(dice.uniform(8));  // Breaks ties at random.
    if (worth <= most) return;
    most = worth;
    best = {card, picks};
  };
  for (const Card card : hand) {
    const int rank = rank_of(card);
    if (rank == kJack) {
      consider(card, sketch.pool & (kNumbers | kJacks));
    } else if (!is_number(card)) {
      const CardSet there = sketch.pool & kOfRank[static_cast<std::size_t>(rank)];
      const CardSet clubs = there & kClubs;
      consider(card, there.empty() ? there : CardSet{(clubs.empty() ? there : clubs).first()});
    } else {
      const bool clears = sum + rank == kElevenPoints;
      consider(card, clears ? sketch.pool : sets.set[static_cast<std::size_t>(kElevenPoints - rank)]);
    }
  }
  return best;
}

int Judge::lead(Sketch sketch, Seat seat) const {
  const bool over = sketch.plays == kPlays;
  const Seat starter{static_cast<std::uint8_t>(starter_)};
  int next_offer = 0;
  if (over) {
    sketch.won[sketch.last_picker.index] = sketch.won[sketch.last_picker.index] | sketch.pool;
  } else {
    CardSet unseen = CardSet::whole_pack() - sketch.pool;
    for (const CardSet won : sketch.won)
      unseen = unseen - won;
    next_offer = offer(sketch.pool, unseen, kHandout, prices(sketch, starter, 0)) * kLeftOver / 100;
  }
  std::array<std::uint8_t, kSeatsMax> surs{};
  surs[sketch.sur_holder.index] = sketch.sur_count;
  const auto points = over ? deal_points(rules_, sketch.won, surs) : std::array<std::int16_t, kSeatsMax>{};
  const auto left = static_cast<std::size_t>(clubs_left(sketch));
  int own = 0;
  int others = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats_); ++i) {
    int worth = points[i] * 100;
    if (!over) {
      worth = (card_points(rules_, sketch.won[i]) + surs[i] * rules_.sur) * 100;
      worth += clubs_[static_cast<std::size_t>(clubs_in(sketch.won[i]))][left] + (starter.index == i ? next_offer : 0);
    }
    (i == seat.index ? own : others) += worth;
  }
  return own - others / (seats_ - 1);
}

}  // namespace cardroom::pasur
