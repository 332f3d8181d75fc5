#include "tests/simulation/true_pinochle.h"

#include <algorithm>
#include <numeric>
#include <string_view>

#include "tests/simulation/true_cards.h"
#include "tests/support/open_deal.h"

namespace cardroom::simulation {
namespace {

namespace game = games::pinochle::v1;
using Cards = TrueCards;

constexpr std::size_t kHand = 12;
constexpr std::size_t kStock = 24;  ///< The place in the pack where the stock begins.

/// Cards are numbered 0..51: spades, hearts, diamonds, clubs, each in the order ace, king, queen, jack, ten, nine,
/// followed by seven unused numbers.
std::uint8_t suit(std::uint8_t card) {
  return card / 13;
}
/// Ace, ten, king, queen, jack, nine: 5 to 0.
int strength(std::uint8_t card) {
  constexpr std::array kStrengths{5, 3, 2, 1, 4, 0};
  return kStrengths.at(card % 13U);
}

std::uint8_t card_of(int suit, char rank) {
  return static_cast<std::uint8_t>(suit * 13 + static_cast<int>(std::string_view{"AKQJT9"}.find(rank)));
}

/// Both lists are sorted; copies count.
bool has_all(const Cards& cards, const Cards& part) {
  return std::ranges::includes(cards, part);
}
Cards without(const Cards& cards, const Cards& part) {
  Cards rest;
  std::ranges::set_difference(cards, part, std::back_inserter(rest));
  return rest;
}

}  // namespace

void TruePinochle::any_rules(table::v1::GameRules& rules, testing::Dice& dice) {
  auto& options = *rules.mutable_pinochle();
  if (!dice.one_in(4)) options.set_cutthroat(!dice.one_in(4));
  if (dice.one_in(3)) options.set_additional_melds(dice.one_in(2));
}

void TruePinochle::leave_own_out(table::v1::GameView& view) {
  view.mutable_pinochle()->clear_hand();
  view.mutable_pinochle()->clear_dealt();
  view.mutable_pinochle()->clear_discards();
}

TruePinochle::TruePinochle(const TrueDeal& deal) : rules_{deal.rules.pinochle()} {
  testing::OpenStream stream{deal.key};
  first_bidder_ = stream.uniform(2);
  for (int copy = 0; copy < 2; ++copy) {
    for (int suit = 0; suit < 4; ++suit) {
      for (const char rank : {'A', 'K', 'Q', 'J', 'T', '9'})
        pack_.push_back(card_of(suit, rank));
    }
  }
  stream.shuffle(pack_);
  Moment& first = moments_.emplace_back();
  for (std::size_t i = 0; i < kStock; ++i)
    first.hands.at(i / 3 % 2).push_back(pack_[i]);
  tell().mutable_began()->set_first_bidder(first_bidder_);
  for (std::uint32_t seat = 0; seat < 2; ++seat) {
    dealt_.at(seat) = first.hands.at(seat) = sorted(first.hands.at(seat));
    game::Dealt& dealt = *tell().mutable_dealt();
    dealt.set_seat(seat);
    put(dealt_.at(seat), *dealt.mutable_cards());
  }
  first.turn = first_bidder_;
  first.events = events_.size();
}

std::uint32_t TruePinochle::value(const Moment& at, std::uint8_t card) {
  constexpr std::array<std::uint32_t, 6> kValues{0, 2, 3, 4, 10, 11};
  if (strength(card) == 0 && suit(card) == at.trump) return 10;
  return kValues.at(static_cast<std::size_t>(strength(card)));
}

bool TruePinochle::take(std::uint32_t seat, const table::v1::GameMove& move) {
  Moment next = now();
  const game::Move& made = move.pinochle();
  const auto card = [](const game::CardChoice& choice) { return static_cast<std::uint8_t>(choice.card() - 1); };
  bool legal = false;
  switch (next.phase) {
    case game::PHASE_BIDDING: legal = made.has_bid() && bid(next, seat, made.bid().amount()); break;
    case game::PHASE_TRUMP: legal = made.has_trump() && name(next, made.trump().suit() - 1); break;
    case game::PHASE_TURNED: legal = made.has_take() && take_turned(next, seat, card(made.take())); break;
    case game::PHASE_KEEPING: {
      Cards cards;
      for (const int one : made.keep().cards())
        cards.push_back(static_cast<std::uint8_t>(one - 1));
      legal = made.has_keep() && keep(next, seat, sorted(cards));
      break;
    }
    default: legal = made.has_play() && play(next, seat, card(made.play())); break;
  }
  if (!legal) return false;
  next.events = events_.size();
  moments_.push_back(std::move(next));
  return true;
}

bool TruePinochle::bid(Moment& next, std::uint32_t seat, std::uint32_t amount) {
  const std::uint32_t raise = amount - highest(next);
  const bool first = next.bids.empty() && amount % 10 == 0 && amount <= 2000;
  const bool later = !next.bids.empty() && (raise == 10 || raise == 20) && amount <= 4000;
  if (amount != 0 && !first && !later) return false;
  game::MadeBid& made = *tell().mutable_made_bid();
  made.set_seat(seat);
  made.set_amount(amount);
  next.turn = 1 - seat;
  if (amount != 0) {
    next.bids.push_back(amount);
    return true;
  }
  next.winner = next.turn;
  next.phase = game::PHASE_TRUMP;
  game::WonBidding& won = *tell().mutable_won_bidding();
  won.set_seat(next.winner);
  won.set_amount(highest(next));
  return true;
}

bool TruePinochle::name(Moment& next, int suit) {
  if (suit < 0 || suit > 3) return false;
  next.trump = static_cast<std::uint8_t>(suit);
  game::NamedTrump& named = *tell().mutable_named_trump();
  named.set_seat(next.winner);
  named.set_suit(static_cast<game::Suit>(suit + 1));
  if (!rules_.cutthroat()) {
    show_melds(next);
    return true;
  }
  next.phase = game::PHASE_TURNED;
  put(turned(), *tell().mutable_turned_up()->mutable_cards());
  return true;
}

bool TruePinochle::take_turned(Moment& next, std::uint32_t seat, std::uint8_t card) {
  const std::uint8_t first = turned()[0];
  const std::uint8_t second = turned()[1];
  if (card != first && card != second) return false;
  next.phase = game::PHASE_KEEPING;
  next.taken = card;
  const std::array<std::uint32_t, 2> order{seat, 1 - seat};
  const std::array<std::uint8_t, 2> cards{card, card == first ? second : first};
  for (std::size_t i = 0; i < 2; ++i) {
    game::Took& took = *tell().mutable_took();
    took.set_seat(order.at(i));
    took.set_card(on_the_wire(cards.at(i)));
  }
  for (std::size_t i = 0; i < 2; ++i) {
    Cards drawn;
    for (std::size_t place = kStock + 2 + i; place < pack_.size(); place += 2)
      drawn.push_back(pack_[place]);
    Cards& hand = next.hands.at(order.at(i));
    hand.insert(hand.end(), drawn.begin(), drawn.end());
    hand.push_back(cards.at(i));
    hand = sorted(hand);
    game::Drew& drew = *tell().mutable_drew();
    drew.set_seat(order.at(i));
    put(sorted(drawn), *drew.mutable_cards());
  }
  return true;
}

bool TruePinochle::keep(Moment& next, std::uint32_t seat, Cards cards) {
  if (cards.size() != kHand || !has_all(next.hands.at(seat), cards)) return false;
  next.discards.at(seat) = without(next.hands.at(seat), cards);
  next.hands.at(seat) = cards;
  next.kept.at(seat) = true;
  game::Kept& kept = *tell().mutable_kept();
  kept.set_seat(seat);
  put(cards, *kept.mutable_cards());
  if (next.kept[0] && next.kept[1]) show_melds(next);
  return true;
}

void TruePinochle::show_melds(Moment& next) {
  next.phase = game::PHASE_TRICKS;
  next.turn = next.winner;
  for (std::uint32_t seat = 0; seat < 2; ++seat) {
    next.melds.at(seat) = melds_of(next.hands.at(seat), next.trump);
    game::Melded& melded = *tell().mutable_melded();
    melded.set_seat(seat);
    melded.set_trump(static_cast<game::Suit>(next.trump + 1));
    for (const Meld& meld : next.melds.at(seat)) {
      game::ShownMeld& shown = *melded.add_melds();
      shown.set_meld(meld.meld);
      shown.set_points(meld.points);
      put(meld.cards, *shown.mutable_cards());
    }
  }
}

std::vector<TruePinochle::Meld> TruePinochle::melds_of(const Cards& hand, std::uint8_t trump) const {
  Cards left = hand;
  std::vector<Meld> melds;
  const auto look_for = [&](game::Meld meld, std::uint32_t points, const Cards& cards) {
    if (!has_all(left, cards)) return false;
    left = without(left, cards);
    melds.push_back({meld, points, cards});
    return true;
  };
  const auto of_suit = [](int suit, std::string_view ranks) {
    Cards cards;
    for (const char rank : ranks)
      cards.push_back(card_of(suit, rank));
    return sorted(cards);
  };
  const auto of_every_suit = [](std::string_view ranks) {
    Cards cards;
    for (int suit = 0; suit < 4; ++suit) {
      for (const char rank : ranks)
        cards.push_back(card_of(suit, rank));
    }
    return sorted(cards);
  };
  const std::uint8_t queen = card_of(0, 'Q');
  const std::uint8_t jack = card_of(2, 'J');
  const bool all = rules_.additional_melds();
  if (all) {
    look_for(game::MELD_DOUBLE_RUN, 1500, of_suit(trump, "TTJJQQKKAA"));
    look_for(game::MELD_JACKS_ABOUND, 400, of_every_suit("JJ"));
    look_for(game::MELD_DOUBLE_PINOCHLE, 300, {queen, queen, jack, jack});
    look_for(game::MELD_RUN_ROYAL_MARRIAGE, 230, of_suit(trump, "TJQQKKA"));
  }
  look_for(game::MELD_RUN_KING, 190, of_suit(trump, "TJQKKA"));
  look_for(game::MELD_RUN_QUEEN, 190, of_suit(trump, "TJQQKA"));
  look_for(game::MELD_RUN, 150, of_suit(trump, "TJQKA"));
  if (all) look_for(game::MELD_ACES_AROUND, 100, of_every_suit("A"));
  look_for(game::MELD_ROYAL_MARRIAGE, 40, of_suit(trump, "KQ"));
  if (!all) return melds;
  look_for(game::MELD_PINOCHLE, 40, {queen, jack});
  for (int suit = 0; suit < 4; ++suit) {
    if (suit != trump && look_for(game::MELD_COMMON_MARRIAGE, 20, of_suit(suit, "KQ"))) break;
  }
  look_for(game::MELD_DIX, 10, of_suit(trump, "9"));
  return melds;
}

TrueCards TruePinochle::playable(const Moment& at, std::uint32_t seat) {
  const Cards& hand = at.hands.at(seat);
  if (at.plays.size() % 2 == 0) return each_once(hand);
  const std::uint8_t led = at.plays.back();
  Cards higher;
  Cards trumps;
  for (const std::uint8_t card : hand) {
    if (suit(card) == suit(led) && strength(card) > strength(led)) higher.push_back(card);
    if (suit(card) == at.trump) trumps.push_back(card);
  }
  if (!higher.empty()) return each_once(higher);
  const bool must_trump = suit(led) != at.trump && !trumps.empty();
  return each_once(must_trump ? trumps : hand);
}

bool TruePinochle::play(Moment& next, std::uint32_t seat, std::uint8_t card) {
  const Cards allowed = playable(next, seat);
  if (std::ranges::find(allowed, card) == allowed.end()) return false;
  next.hands.at(seat) = without(next.hands.at(seat), {card});
  game::Played& played = *tell().mutable_played();
  played.set_seat(seat);
  played.set_card(on_the_wire(card));
  next.plays.push_back(card);
  next.turn = 1 - seat;
  if (next.plays.size() % 2 != 0) return true;
  const std::uint8_t led = next.plays.at(next.plays.size() - 2);
  const bool higher = suit(card) == suit(led) && strength(card) > strength(led);
  const bool trumped = suit(card) == next.trump && suit(led) != next.trump;
  const std::uint32_t winner = higher || trumped ? seat : 1 - seat;
  const std::uint32_t points = value(next, led) + value(next, card);
  next.tricks.at(winner).push_back(static_cast<std::uint32_t>(next.plays.size() / 2 - 1));
  next.trick_points.at(winner) += points;
  next.turn = winner;
  if (next.plays.size() == 2 * kHand) next.stage = game::STAGE_OVER;
  game::WonTrick& won = *tell().mutable_won_trick();
  won.set_seat(winner);
  won.set_points(points);
  return true;
}

}  // namespace cardroom::simulation
