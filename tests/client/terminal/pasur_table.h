#pragma once

#include <string>
#include <vector>

#include "client/terminal/games/pasur_text.h"
#include "tests/client/terminal/text_of_a_kind.h"

/// A turn of Pasur, for what is said and understood in it.
namespace cardroom::terminal {

/// Ola, in seat 1 of three, is asked.
struct PasurTable {
  explicit PasurTable(const std::string& pool) {
    *view.mutable_pasur()->mutable_pool() = cards(pool);
    view.mutable_pasur()->set_handout(1);
    view.mutable_pasur()->set_handouts(4);
    auto& rules = *view.mutable_pasur()->mutable_rules();
    rules.set_ten_diamonds(3);
    rules.set_two_clubs(2);
    rules.set_ace(1);
    rules.set_jack(1);
  }
  PasurTable& may_play(const std::string& card, const std::vector<std::string>& captures) {
    auto& of_card = *moves.mutable_pasur()->add_cards();
    of_card.set_card(parse_card(card).value());
    for (const std::string& capture : captures)
      *of_card.add_captures()->mutable_cards() = cards(capture);
    return *this;
  }
  Asking asking() const { return {view, moves, cast}; }
  std::vector<std::string> listed() const { return text.moves(asking(), kPlain); }
  Lines list() const { return text.list_moves(asking(), kPlain); }
  /// The move that those words play, or what is said to them.
  std::string typed(const std::string& words) const { return terminal::typed(text, asking(), words); }

  PasurText text;
  Cast cast{.names = {"Kari", "Ola", "Nora"}, .own = 1, .people = {"Kari", "Ola", "Nora"}, .own_seat = 1};
  table::v1::GameView view;
  table::v1::GameMoves moves;
};

}  // namespace cardroom::terminal
