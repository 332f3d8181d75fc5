#include "common/games/pasur/bot/pasur_bot.h"

#include <compare>
#include <optional>

#include "common/games/pasur/bot/best_capture.h"

namespace cardroom::pasur {
namespace {

constexpr Card kTenOfDiamonds = make_card(10, Suit::diamonds);
constexpr Card kTwoOfClubs = make_card(2, Suit::clubs);

int classic_worth(Card card) {
  const int special = card == kTenOfDiamonds ? 30 : card == kTwoOfClubs ? 20 : rank_of(card) == 1 ? 10 : 0;
  return special + (kClubs.contains(card) ? 1 : 0);
}

/// The order in which `basic` prefers captures.
struct Worth {
  bool sur = false;
  int points = 0;
  int clubs = 0;
  int cards = 0;
  auto operator<=>(const Worth&) const = default;
};

Worth worth_of(const Rules& rules, CardSet cards, bool sur) {
  return {sur, card_points(rules, cards), static_cast<int>((cards & kClubs).size()), static_cast<int>(cards.size())};
}

/// The cards that a capture picks up, and what they are worth together with the capturing card.
struct Capture {
  Worth worth;
  CardSet picks;
};

/// A pool as `basic` sees it: what each card would pick up.
class Pool {
 public:
  Pool(const Rules& rules, std::span<const Card> cards, bool surs_count)
      : rules_{rules}, cards_{cards}, surs_count_{surs_count}, best_{cards, [&](Card card) { return packed(card); }} {
    for (const Card card : cards)
      all_.insert(card);
  }

  /// The best capture with a card; empty if it picks nothing up.
  std::optional<Capture> best(Card card) const {
    const CardSet picks = best_picks(card);
    if (picks.empty()) return std::nullopt;
    CardSet gained = picks;
    gained.insert(card);
    const bool sur = surs_count_ && picks == all_ && rank_of(card) != kJack;
    return Capture{worth_of(rules_, gained, sur), picks};
  }

 private:
  /// Points, clubs and cards packed into one number, most significant first. A set that makes ten has at most ten
  /// cards.
  int packed(Card card) const {
    return card_points(rules_, CardSet{card}) * 256 + (kClubs.contains(card) ? 16 : 0) + 1;
  }

  CardSet best_picks(Card card) const {
    if (is_number(card)) {
      // A set that clears the pool is the whole pool: if its sum is right, it is better than all others.
      if (surs_count_ && may_pick_up(card, all_, all_)) return all_;
      return best_.set(kElevenPoints - rank_of(card));
    }
    CardSet best;
    Worth most;
    for_each_capture(card, cards_, [&](CardSet picks) {
      const Worth worth = worth_of(rules_, picks, false);
      if (best.empty() || worth > most) {
        best = picks;
        most = worth;
      }
      return true;
    });
    return best;
  }

  const Rules& rules_;
  std::span<const Card> cards_;
  bool surs_count_;
  BestCaptures best_;
  CardSet all_;
};

/// Whether the play after `more` further plays could score a sur.
bool surs_count_after(const Table& table, int more) {
  return table.plays + more < kPlays - table.seats * kHandout;
}

CardSet unseen_by(const View& view) {
  CardSet unseen = CardSet::whole_pack() - view.hand;
  for (const CardSet won : view.table.won)
    unseen = unseen - won;
  for (const Card card : view.table.pool_cards())
    unseen.remove(card);
  return unseen;
}

/// The best capture that an unseen card could make once this one has been laid down; empty if there is none.
std::optional<Worth> offered_by(const View& view, Card laid, CardSet unseen) {
  std::array<Card, kPackSize> cards = view.table.pool;
  cards[view.table.pool_size] = laid;
  const Pool pool{view.table.rules, std::span{cards}.first(view.table.pool_size + std::size_t{1}),
                  surs_count_after(view.table, 1)};
  std::optional<Worth> most;
  for (const Card card : unseen) {
    const auto capture = pool.best(card);
    if (capture && (!most || capture->worth > *most)) most = capture->worth;
  }
  return most;
}

/// The hand in listed order.
std::span<const Card> listed(CardSet hand, std::array<Card, kHandout>& cards) {
  std::size_t size = 0;
  for (const Card card : hand)
    cards[size++] = card;
  const auto filled = std::span{cards}.first(size);
  std::ranges::sort(filled, {}, list_place);
  return filled;
}

}  // namespace

CardSet classic_capture(Card card, std::span<const Card> pool) {
  if (is_number(card)) {
    const int missing = kElevenPoints - rank_of(card);
    if ((sums_of(pool) >> missing & 1) == 0) return {};
    return BestCaptures{pool, classic_worth, missing}.set(missing);
  }
  CardSet last;
  for_each_capture(card, pool, [&](CardSet picks) {
    last = picks;
    return (picks & kClubs).empty();
  });
  return last;
}

Move choose_random(const View& view, BotDice& dice) {
  const Card card = view.hand[dice.uniform(view.hand.size())];
  return {card, classic_capture(card, view.table.pool_cards())};
}

Move choose_basic(const View& view) {
  std::array<Card, kHandout> cards{};
  const auto hand = listed(view.hand, cards);
  const Pool pool{view.table.rules, view.table.pool_cards(), surs_count_after(view.table, 0)};
  std::optional<Capture> best;
  Move move{};
  for (const Card card : hand) {
    const auto capture = pool.best(card);
    if (!capture || (best && capture->worth <= best->worth)) continue;
    best = capture;
    move = {card, capture->picks};
  }
  if (best) return move;
  const CardSet unseen = unseen_by(view);
  std::optional<std::optional<Worth>> least;
  for (const Card card : hand) {
    const auto offered = offered_by(view, card, unseen);
    if (least && offered >= *least) continue;  // Offering no capture (an empty value) compares lowest.
    least = offered;
    move = {card, CardSet{}};
  }
  return move;
}

Move Game::choose(BotType type, const View& view, Budget budget, BotDice& dice) {
  switch (type) {
    case BotType::random: return choose_random(view, dice);
    case BotType::basic: return choose_basic(view);
    case BotType::clever: return choose_clever(view, dice, budget);
    case BotType::expert: return choose_expert(view, dice, budget);
  }
  return choose_random(view, dice);
}

Budget Game::usual_budget(BotType type) {
  switch (type) {
    case BotType::random:
    case BotType::basic: break;
    case BotType::clever: return kCleverBudget;
    case BotType::expert: return kExpertBudget;
  }
  return {};
}

}  // namespace cardroom::pasur
