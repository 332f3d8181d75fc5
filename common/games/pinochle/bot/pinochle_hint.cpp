#include <algorithm>
#include <array>

#include "common/games/pinochle/bot/pinochle_bot.h"

/// Explains moves in terms that a person can check.
namespace cardroom::pinochle {
namespace {

std::int16_t as_points(int points) {
  return static_cast<std::int16_t>(points);
}

/// The value of the two cards of a trick.
std::int16_t points_of(Card a, Card b, Suit trump) {
  return as_points(value_of(a, trump) + value_of(b, trump));
}

int meld_points(Cards cards, const Table& table) {
  return melds_of(cards, table.trump, table.rules.additional).points();
}

bool is_longest(Cards hand, Suit suit) {
  const auto length = [&](Suit one) { return (hand & cards_of(one)).size(); };
  constexpr std::array kSuits{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};
  return length(suit) == length(*std::ranges::max_element(kSuits, {}, length));
}

void explain_bid(const View& view, Hint& hint) {
  const Table& table = view.table;
  const Estimate estimate = estimate_of(view.hand, longest_suit(view.hand), table.rules.additional);
  hint.suit = estimate.suit;
  hint.points = as_points(estimate.worth());
  if (hint.move.bid != smart_bid(table.bids, estimate)) {
    hint.reason = HintReason::tried_out;
    hint.points = 0;
    hint.suit = {};
  } else if (hint.move.bid == 0) {
    hint.reason = HintReason::worth_no_more;
  } else if (table.bids.count > 0) {
    hint.reason = HintReason::raises_below;
  } else {
    hint.reason = HintReason::opens_with_melds;
    hint.points = as_points(estimate.melds);
  }
}

void explain_taking(const View& view, Hint& hint) {
  const auto& turned = view.table.turned;
  const Card taken = hint.move.card;
  const Card left = turned[0] == taken ? turned[1] : turned[0];
  const auto melds_with = [&](Card card) {
    Cards cards = view.hand;
    cards.insert(card);
    return meld_points(cards, view.table);
  };
  const int gain = melds_with(taken) - melds_with(left);
  const int value = value_of(taken, view.table.trump);
  const int more = value - value_of(left, view.table.trump);
  if (gain > 0) {
    hint.reason = HintReason::takes_meld;
    hint.points = as_points(gain);
  } else if (gain == 0 && more > 0) {
    hint.reason = HintReason::takes_dearer;
    hint.points = as_points(value);
  } else if (gain < 0 || more < 0) {
    hint.reason = HintReason::tried_out;
  } else {
    hint.reason = HintReason::takes_either;
  }
}

/// Whether this viewer can tell that the other player has no card that beats this one.
bool cannot_be_beaten(const View& view, Card card) {
  Cards unseen = Cards::whole_pack() - view.hand - view.discards;
  for (const Card played : view.table.played())
    unseen.remove(played);
  const CardSet closed = unseen.kinds() - view.table.denied_by(other(view.viewer.seat));
  return std::ranges::none_of(closed, [&](Card theirs) { return beats(theirs, card, view.table.trump); });
}

/// A lost trick: an ace, a ten or the nine of trump would be too much to give away.
bool gives_little(Card card, Suit trump) {
  constexpr int kKing = 4;
  return value_of(card, trump) <= kKing;
}

/// A lead that costs little: a jack or a nine, and no trump, which could win a trick later.
bool is_cheap_lead(Card card, Suit trump) {
  constexpr int kJack = 2;
  return suit_of(card) != trump && value_of(card, trump) <= kJack;
}

void explain_play(const View& view, Hint& hint) {
  const Table& table = view.table;
  const Card card = hint.move.card;
  const CardSet legal = Game::legal_moves(view).cards.kinds();
  const bool is_cheapest = value_of(card, table.trump) == value_of(cheapest_of(legal, table.trump), table.trump);
  if (legal.size() == 1) {
    hint.reason = HintReason::only_card;
  } else if (table.is_led() && beats(card, table.led(), table.trump)) {
    hint.reason = HintReason::wins_trick;
    hint.points = points_of(card, table.led(), table.trump);
  } else if (table.is_led() && (is_cheapest || gives_little(card, table.trump))) {
    hint.reason = HintReason::gives_least;
    hint.points = as_points(value_of(card, table.trump));
  } else if (!table.is_led() && cannot_be_beaten(view, card)) {
    hint.reason = HintReason::cannot_be_beaten;
  } else {
    const bool cheap = !table.is_led() && (is_cheapest || is_cheap_lead(card, table.trump));
    hint.reason = cheap ? HintReason::draws_dearer : HintReason::tried_out;
  }
}

}  // namespace

Hint Game::explain(const View& view, const Move& move) {
  Hint hint{.move = move};
  switch (view.table.phase) {
    case Phase::bidding: explain_bid(view, hint); break;
    case Phase::trump:
      hint.suit = hint.move.trump;
      hint.reason = is_longest(view.hand, hint.suit) ? HintReason::longest_suit : HintReason::tried_out;
      hint.points = as_points(melds_of(view.hand, hint.suit, view.table.rules.additional).points());
      break;
    case Phase::turned: explain_taking(view, hint); break;
    case Phase::keeping:
      hint.reason = HintReason::keeps_best;
      hint.points = as_points(meld_points(hint.move.keep, view.table));
      break;
    case Phase::tricks: explain_play(view, hint); break;
  }
  return hint;
}

}  // namespace cardroom::pinochle
