#include "tests/support/pinochle_game.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "common/base/overloaded.h"

namespace cardroom::pinochle {
namespace {

std::string seat_text(Seat seat) {
  return "seat " + std::to_string(seat.index);
}

std::string suit_text(Suit suit) {
  return {text::kSuits[static_cast<std::size_t>(suit)]};
}

std::string bid_text(std::int16_t bid) {
  return bid == 0 ? "pass" : std::to_string(bid);
}

std::string move_text(const Move& move) {
  switch (move.phase) {
    case Phase::bidding: return bid_text(move.bid);
    case Phase::trump: return suit_text(move.trump);
    case Phase::turned: return "take " + card_text(move.card);
    case Phase::keeping: return "keep " + testing::text_of(move.keep);
    case Phase::tricks: break;
  }
  return card_text(move.card);
}

std::string melds_text(Melds melds) {
  std::string text;
  for (std::size_t row = 0; row < kMelds.size(); ++row) {
    if (melds.has(row)) text += (text.empty() ? "" : " ") + std::string{kMelds[row].id};
  }
  return text + (melds.other_suit == Suit{} ? "" : " in " + suit_text(melds.other_suit));
}

Seat asked(const State& state) {
  return state.table.to_act().contains(Seat{0}) ? Seat{0} : Seat{1};
}

}  // namespace

Deal deal_of(const Wanted& wanted) {
  Cards left = Cards::whole_pack();
  std::array<std::vector<Card>, kSeats> hands;
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    hands[seat] = testing::cards(wanted.hands[seat]);
    left = left - hand(wanted.hands[seat]);
  }
  const auto stock = testing::cards(wanted.stock);
  left = left - hand(wanted.stock);
  const auto next = [&] {
    const Card card = *left.begin();
    left.remove(card);
    return card;
  };
  for (auto& cards : hands) {
    while (cards.size() < kHand)
      cards.push_back(next());
  }
  Deal deal{.first_bidder = wanted.first_bidder};
  std::size_t size = 0;
  for (std::size_t i = 0; i < kHand; i += 3) {
    for (const auto& cards : hands) {
      for (std::size_t j = i; j < i + 3; ++j)
        deal.pack.at(size++) = cards.at(j);
    }
  }
  for (const Card card : stock)
    deal.pack.at(size++) = card;
  while (!left.empty())
    deal.pack.at(size++) = next();
  return deal;
}

State dealt(const Wanted& wanted, const Rules& rules) {
  State state = Game::begin(rules, kSeats);
  NoEvents none;
  if (Game::deal(state, deal_of(wanted), none)) throw std::invalid_argument{"not a valid deal"};
  return state;
}

Cards hand(std::string_view written) {
  Cards cards;
  for (const Card card : testing::cards(written))
    cards.insert(card);
  return cards;
}

Move move(std::string_view written) {
  if (written == "pass") return Move::pass();
  if (written.starts_with("take ")) return Move::takes(testing::card(written.substr(5)));
  if (written.starts_with("keep ")) return Move::keeps(hand(written.substr(5)));
  if (written.size() == 1 && text::kSuits.find(written) != std::string_view::npos) {
    return Move::names(static_cast<Suit>(text::kSuits.find(written)));
  }
  if (written.size() == 2 && parse_card(written)) return Move::plays(testing::card(written));
  std::int16_t bid = 0;
  std::from_chars(written.data(), written.data() + written.size(), bid);
  return Move::bids(bid);
}

void play(State& state, std::string_view moves) {
  for (std::size_t at = 0; at < moves.size();) {
    const std::size_t end = std::min(moves.find(", ", at), moves.size());
    const std::string_view one = moves.substr(at, end - at);
    NoEvents none;
    if (Game::apply(state, asked(state), move(one), none)) {
      throw std::invalid_argument{"refused: " + std::string{one}};
    }
    at = end + 2;
  }
}

Verdict verdict(const State& state, std::string_view written) {
  State copy = state;
  NoEvents none;
  return Game::apply(copy, asked(state), move(written), none);
}

std::vector<Card> every_card(const State& state) {
  if (state.table.stage == Stage::deal) return {};
  std::vector<Card> all;
  const auto add = [&](const auto& cards) { all.insert(all.end(), cards.begin(), cards.end()); };
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    add(state.hands[seat]);
    add(state.discards[seat]);
  }
  add(state.table.played());
  if (state.table.has_turned() && !state.table.has_taken()) add(state.table.turned);
  State copy = state;
  add(Game::undealt(copy));
  return all;
}

std::string text_of(const Event& event) {
  return std::visit(
      Overloaded{
          [](const Began& e) { return "a game begins, " + seat_text(e.first_bidder) + " bids first"; },
          [](const Dealt& e) {
            return seat_text(e.seat) + " gets " + (e.cards.empty() ? "twelve cards" : testing::text_of(e.cards));
          },
          [](const MadeBid& e) { return seat_text(e.seat) + " bids " + bid_text(e.bid); },
          [](const WonBidding& e) { return seat_text(e.seat) + " has won the bidding with " + std::to_string(e.bid); },
          [](const NamedTrump& e) { return seat_text(e.seat) + " names " + suit_text(e.trump); },
          [](const TurnedUp& e) { return "turned up are " + testing::text_of(e.cards); },
          [](const Took& e) { return seat_text(e.seat) + " takes " + card_text(e.card); },
          [](const Drew& e) {
            return seat_text(e.seat) + " draws " + (e.cards.empty() ? "eleven cards" : testing::text_of(e.cards));
          },
          [](const Kept& e) {
            return seat_text(e.seat) + " keeps " + (e.cards.empty() ? "twelve cards" : testing::text_of(e.cards));
          },
          [](const Melded& e) { return seat_text(e.seat) + " melds " + melds_text(e.melds); },
          [](const Played& e) { return seat_text(e.seat) + " plays " + card_text(e.card); },
          [](const WonTrick& e) { return seat_text(e.seat) + " wins " + std::to_string(e.points); },
      },
      event);
}

void PrintTo(const Cards& cards, std::ostream* out) {
  *out << '{' << testing::text_of(cards) << '}';
}

void PrintTo(const Melds& melds, std::ostream* out) {
  *out << melds_text(melds);
}

void PrintTo(const Move& move, std::ostream* out) {
  *out << move_text(move);
}

void PrintTo(const Moves& moves, std::ostream* out) {
  *out << moves.size() << " moves, in phase " << static_cast<int>(moves.phase) << " after " << moves.bid << " with {"
       << testing::text_of(moves.cards) << '}';
}

void PrintTo(const Table& table, std::ostream* out) {
  PrintTo(table.stage, out);
  *out << ", phase " << static_cast<int>(table.phase) << ", bids";
  table.bids.for_each([&](std::int16_t bid) { *out << ' ' << bid; });
  *out << ", turn " << int{table.turn.index} << ", trump " << suit_text(table.trump) << ", turned {"
       << testing::text_of(table.turned) << "}, taken " << card_text(table.taken) << ", melds";
  for (std::size_t seat = 0; seat < kSeats; ++seat)
    *out << " {" << melds_text(table.melds[seat]) << "} " << table.trick_points[seat];
  *out << ", played {" << testing::text_of(table.played()) << '}';
}

void PrintTo(const View& view, std::ostream* out) {
  PrintTo(view.viewer, out);
  *out << " with {" << testing::text_of(view.hand) << "} of {" << testing::text_of(view.dealt) << "} without {"
       << testing::text_of(view.discards) << "}: ";
  PrintTo(view.table, out);
}

void PrintTo(const State& state, std::ostream* out) {
  for (std::size_t seat = 0; seat < kSeats; ++seat)
    *out << '{' << testing::text_of(state.hands[seat]) << "} {" << testing::text_of(state.discards[seat]) << "} ";
  PrintTo(state.table, out);
}

}  // namespace cardroom::pinochle
