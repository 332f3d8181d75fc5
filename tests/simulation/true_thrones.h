#pragma once

#include <array>
#include <cstdint>

#include "common/games/thrones/thrones_facts.h"
#include "tests/simulation/true_game.h"

namespace cardroom::simulation {

class TrueThrones : public TrueGame {
 public:
  static constexpr const GameFacts& kFacts = thrones::kFacts;
  static constexpr std::uint32_t kOneIn = 3;

  explicit TrueThrones(const TrueDeal& deal);
  static void leave_own_out(table::v1::GameView& view) { view.mutable_thrones()->clear_hand(); }

  bool over() const override;
  std::optional<std::size_t> asked_since(std::uint32_t seat, std::size_t moves) const override;
  std::optional<std::size_t> moves_in(const table::v1::GameView& view) const override;
  std::set<std::uint8_t> known(std::optional<std::uint32_t> seat, std::size_t moves) const override;
  table::v1::GameView view(std::optional<std::uint32_t> seat, std::size_t moves) const override;
  std::vector<table::v1::GameEvent> events(std::optional<std::uint32_t> seat, std::size_t moves) const override;
  table::v1::GameMoves legal_moves(std::uint32_t seat, std::size_t moves) const override;
  bool pauses(std::size_t moves) const override;
  bool is_hint(const table::v1::Hint& hint) const override;
  void leave_results_out(table::v1::GameEvent&) const override {}

 private:
  using Cards = std::vector<std::uint8_t>;

  /// One of the twelve turns of a play.
  struct Turn {
    std::optional<std::uint8_t> card;  ///< Empty: passed.
    std::uint8_t pile = 0;
    bool had_nothing = false;  ///< The seat had no legal move and was not asked.
  };
  struct Value {
    std::uint32_t attack = 0;
    std::uint32_t defence = 0;
  };

  bool take(std::uint32_t seat, const table::v1::GameMove& move) override;
  std::uint8_t seat_of(std::size_t turn) const;
  Cards hand(std::uint32_t seat, std::size_t turns) const;
  bool allowed(std::size_t turn, std::uint8_t card, std::uint8_t pile) const;
  /// The pile after this many turns, in the play to which the last of them belongs.
  Cards pile(std::uint8_t pile, std::size_t turns) const;
  static Value value(const Cards& pile);
  games::thrones::v1::Battle battle(std::size_t turns) const;
  std::array<std::uint32_t, 2> scores(std::size_t turns) const;

  std::array<Cards, 4> dealt_;
  std::array<std::uint8_t, 6> first_{};  ///< The seat that begins each play.
  std::vector<Turn> turns_;
  std::vector<std::size_t> turns_after_{0};  ///< By number of moves: the number of turns.
};

}  // namespace cardroom::simulation
