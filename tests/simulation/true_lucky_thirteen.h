#pragma once

#include "common/games/lucky_thirteen/lucky_thirteen_facts.h"
#include "tests/simulation/true_game.h"

namespace cardroom::simulation {

class TrueLuckyThirteen : public TrueGame {
 public:
  static constexpr const GameFacts& kFacts = lucky_thirteen::kFacts;
  static constexpr std::uint32_t kOneIn = 1;

  explicit TrueLuckyThirteen(const TrueDeal& deal);
  static void leave_own_out(table::v1::GameView& view);

  bool over() const override;
  std::optional<std::size_t> asked_since(std::uint32_t seat, std::size_t moves) const override;
  std::optional<std::size_t> moves_in(const table::v1::GameView& view) const override;
  std::set<std::uint8_t> known(std::optional<std::uint32_t> seat, std::size_t moves) const override;
  table::v1::GameView view(std::optional<std::uint32_t> seat, std::size_t moves) const override;
  std::vector<table::v1::GameEvent> events(std::optional<std::uint32_t> seat, std::size_t moves) const override;
  table::v1::GameMoves legal_moves(std::uint32_t seat, std::size_t moves) const override;
  bool pauses(std::size_t) const override { return false; }
  bool is_hint(const table::v1::Hint& hint) const override;
  void leave_results_out(table::v1::GameEvent& event) const override;

 private:
  bool take(std::uint32_t seat, const table::v1::GameMove& move) override;
  std::vector<std::uint8_t> hand(std::uint32_t seat, std::size_t discards) const;

  std::vector<std::uint8_t> pack_;
  std::vector<std::uint8_t> discards_;
};

}  // namespace cardroom::simulation
