#pragma once

#include "client/terminal/game_text.h"
#include "common/games/pasur/pasur_facts.h"

namespace cardroom::terminal {

/// Pasur, in words. What the code calls a deal is a round for people, and a handout is a deal.
class PasurText : public GameText {
 public:
  const GameFacts& facts() const override { return pasur::kFacts; }
  std::span<const Variant> variants() const override;

  void tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast, const Style& style,
            Lines& lines) const override;
  void describe(const table::v1::GameView& view, const Cast& cast, const Style& style, Lines& lines) const override;
  Lines before_move(const Asking& asking, const Style& style) const override;
  std::string hand(const table::v1::GameView& view, const Style& style) const override;
  /// By card; of each card all that it can pick up, and first what brings most.
  std::vector<std::string> moves(const Asking& asking, const Style& style) const override;
  Lines list_moves(const Asking& asking, const Style& style) const override;
  Lines list_all_moves(const Asking& asking, const Style& style) const override;
  table::v1::GameMove move(const Asking& asking, std::size_t i) const override;
  /// "7h" where that can only mean one thing, "7h 4c", "7h 3" for the third of all moves. Some of the
  /// cards ("7h 2h") are answered with the ways to pick up with those.
  TypedMove find_move(const Asking& asking, std::string_view typed, const Style& style) const override;
  std::string_view how_to_move() const override;
  std::string_view broken_rule(std::uint32_t rule) const override;
  std::string hint(const table::v1::GameHint& hint, const Asking& asking, const Style& style) const override;
  void rules(Lines& lines) const override;
};

}  // namespace cardroom::terminal
