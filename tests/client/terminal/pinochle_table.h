#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "client/terminal/game_texts.h"
#include "common/games/cards_wire.h"
#include "common/games/pinochle/pinochle_wire.h"
#include "tests/client/terminal/text_of_a_kind.h"

/// A Pinochle turn, for tests of its wording and of typed moves.
namespace cardroom::terminal {

inline pinochle::Cards pinochle_cards(const std::string& written) {
  pinochle::Cards some;
  for (const int number : cards(written))
    some.insert(cards_wire::card_from_wire(number).value());
  return some;
}

/// It is Ola's turn, in seat 1.
struct PinochleTable {
  explicit PinochleTable(const std::string& hand) {
    seen.hand = pinochle_cards(hand);
    seen.table.stage = Stage::moves;
    show();
  }
  pinochle::Table& table() { return seen.table; }

  PinochleTable& with_rules(const pinochle::Rules& rules) {
    table().rules = rules;
    return show();
  }
  PinochleTable& bidding(const std::vector<std::int16_t>& bids, Seat first = {}) {
    table().first_bidder = first;
    for (const std::int16_t bid : bids)
      table().bids.add(bid);
    return show();
  }
  /// The bidding starts with the highest allowed first bid and goes up in steps of twenty.
  PinochleTable& bidding_up_to(std::int16_t highest) {
    std::int16_t bid = pinochle::kFirstBidMax;
    for (; bid < highest; bid = static_cast<std::int16_t>(bid + 2 * pinochle::kBidStep))
      table().bids.add(bid);
    table().bids.add(highest);
    return show();
  }
  PinochleTable& naming_trump() {
    table().phase = pinochle::Phase::trump;
    return show();
  }
  PinochleTable& taking(const std::string& turned, Suit trump) {
    table().rules.cutthroat = true;
    std::ranges::copy(pinochle_cards(turned), table().turned.begin());
    return in(pinochle::Phase::turned, trump);
  }
  PinochleTable& keeping(Suit trump) {
    taking("AC 9C", trump);
    table().taken = table().turned[0];
    return in(pinochle::Phase::keeping, trump);
  }
  /// If `led` is empty, he leads.
  PinochleTable& playing(const std::string& led, Suit trump) {
    for (const Card card : pinochle_cards(led))
      table().plays[table().play_count++] = card;
    return in(pinochle::Phase::tricks, trump);
  }

  Asking asking() const { return {view, moves, cast, draft}; }
  Turn turn() const { return text.moves.turn(asking(), kPlain); }
  std::vector<std::string> listed() const { return words_of(turn()); }
  Lines list() const { return turn().list; }
  /// The move that these words stand for, or the reply if they are not a move; marks are kept.
  std::string typed(const std::string& words) {
    const TypedMove found = text.moves.read(asking(), words, kPlain);
    if (found.draft) draft = *found.draft;
    return found.move ? text.moves.words(asking(), *found.move, kPlain) : found.words;
  }

  const GameText& text = kPinochleText;
  Cast cast{.names = {"Kari", "Ola"}, .own = 1, .people = {"Kari", "Ola"}, .own_seat = 1};
  pinochle::View seen{};
  table::v1::GameView view;
  table::v1::GameMoves moves;
  table::v1::GameMove draft;

 private:
  PinochleTable& in(pinochle::Phase phase, Suit trump) {
    table().phase = phase;
    table().trump = trump;
    return show();
  }
  PinochleTable& show() {
    view.Clear();
    moves.Clear();
    pinochle::Wire::write(seen, view);
    pinochle::Wire::write(pinochle::moves_of(seen.table, seen.hand), moves);
    return *this;
  }
};

}  // namespace cardroom::terminal
