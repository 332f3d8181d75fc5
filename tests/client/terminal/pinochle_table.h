#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "client/terminal/games/pinochle_text.h"
#include "tests/client/terminal/text_of_a_kind.h"

/// A turn of Pinochle, for what is said and understood in it.
namespace cardroom::terminal {

/// Ola, in seat 1, is asked.
struct PinochleTable {
  explicit PinochleTable(const std::string& hand) {
    *game().mutable_hand() = cards(hand);
    game().set_stage(games::pinochle::v1::STAGE_MOVES);
    game().set_phase(games::pinochle::v1::PHASE_BIDDING);
    game().add_seats();
    game().add_seats();
  }
  games::pinochle::v1::View& game() { return *view.mutable_pinochle(); }

  PinochleTable& bidding(const std::vector<std::uint32_t>& bids, std::uint32_t least, std::uint32_t most) {
    game().mutable_bids()->Assign(bids.begin(), bids.end());
    moves.mutable_pinochle()->mutable_bid()->set_least(least);
    moves.mutable_pinochle()->mutable_bid()->set_most(most);
    return *this;
  }
  PinochleTable& in(games::pinochle::v1::Phase phase,
                    games::pinochle::v1::Suit trump = games::pinochle::v1::SUIT_UNSPECIFIED) {
    game().set_phase(phase);
    if (trump != games::pinochle::v1::SUIT_UNSPECIFIED) game().set_trump(trump);
    return *this;
  }
  PinochleTable& naming_trump() {
    moves.mutable_pinochle()->mutable_trump();
    return in(games::pinochle::v1::PHASE_TRUMP);
  }
  PinochleTable& taking(const std::string& turned, games::pinochle::v1::Suit trump) {
    *game().mutable_turned() = cards(turned);
    *moves.mutable_pinochle()->mutable_take()->mutable_cards() = cards(turned);
    return in(games::pinochle::v1::PHASE_TURNED, trump);
  }
  PinochleTable& keeping(games::pinochle::v1::Suit trump) {
    *moves.mutable_pinochle()->mutable_keep()->mutable_cards() = game().hand();
    return in(games::pinochle::v1::PHASE_KEEPING, trump);
  }
  PinochleTable& playing(const std::string& led, const std::string& legal, games::pinochle::v1::Suit trump) {
    *game().mutable_plays() = cards(led);
    *moves.mutable_pinochle()->mutable_play()->mutable_cards() = cards(legal);
    return in(games::pinochle::v1::PHASE_TRICKS, trump);
  }

  Asking asking() const { return {view, moves, cast, draft}; }
  std::vector<std::string> listed() const { return text.moves(asking(), kPlain); }
  Lines list() const { return text.list_moves(asking(), kPlain); }
  /// The move that those words play, or what is said to them; marks stay.
  std::string typed(const std::string& words) {
    const TypedMove found = text.find_move(asking(), words, kPlain);
    if (found.draft) draft = *found.draft;
    return found.move ? text.move_words(asking(), *found.move, kPlain) : found.words;
  }

  PinochleText text;
  Cast cast{.names = {"Kari", "Ola"}, .own = 1, .people = {"Kari", "Ola"}, .own_seat = 1};
  table::v1::GameView view;
  table::v1::GameMoves moves;
  table::v1::GameMove draft;
};

}  // namespace cardroom::terminal
