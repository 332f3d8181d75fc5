#pragma once

#include <string>

#include "client/terminal/game_texts.h"
#include "common/games/pasur/pasur_wire.h"
#include "tests/client/terminal/text_of_a_kind.h"
#include "tests/support/cards_text.h"

/// A Pasur turn, for tests of its wording and of typed moves.
namespace cardroom::terminal {

/// It is Ola's turn, in seat 1 of three, with these cards in his hand.
struct PasurTable {
  explicit PasurTable(const std::string& pool, const std::string& hand = "") {
    seen.hand = testing::card_set(hand);
    pasur::Table& table = seen.table;
    table.seats = 3;
    table.number = 1;
    table.stage = Stage::moves;
    for (const Card one : testing::cards(pool))
      table.pool[table.pool_size++] = one;
    legal = {.hand = seen.hand, .pool = testing::card_set(pool)};
    show();
  }
  void come_to_the_last_deal() {
    seen.table.plays = pasur::kPlays - 12;
    show();
  }
  void show() {
    view.Clear();
    moves.Clear();
    pasur::Wire::write(seen, view);
    pasur::Wire::write(legal, moves);
  }
  Asking asking() const { return {view, moves, cast}; }
  Turn turn() const { return text.moves.turn(asking(), kPlain); }
  std::vector<std::string> listed() const { return words_of(turn()); }
  Lines list() const { return turn().list; }
  /// The move that these words stand for, or the reply if they are not a move.
  std::string typed(const std::string& words) const { return terminal::typed(text, asking(), words); }

  const GameText& text = kPasurText;
  Cast cast{.names = {"Kari", "Ola", "Nora"}, .own = 1, .people = {"Kari", "Ola", "Nora"}, .own_seat = 1};
  pasur::View seen{};
  pasur::Moves legal{};
  table::v1::GameView view;
  table::v1::GameMoves moves;
};

}  // namespace cardroom::terminal
