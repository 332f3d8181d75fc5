#pragma once

#include "client/terminal/game_text.h"
#include "common/games/thrones/thrones_facts.h"

namespace cardroom::terminal {

/// Game of Thrones, in words.
class ThronesText : public GameText {
 public:
  const GameFacts& facts() const override { return thrones::kFacts; }

  void tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast, const Style& style,
            Lines& lines) const override;
  void describe(const table::v1::GameView& view, const Cast& cast, const Style& style, Lines& lines) const override;
  Lines before_move(const Asking& asking, const Style& style) const override;
  std::string hand(const table::v1::GameView& view, const Style& style) const override;
  /// By card, and of each card our own pile first; the pass is the last.
  std::vector<std::string> moves(const Asking& asking, const Style& style) const override;
  /// Both piles in one line where they fit.
  Lines list_moves(const Asking& asking, const Style& style) const override;
  table::v1::GameMove move(const Asking& asking, std::size_t i) const override;
  /// "7c ours", "kd down", "9h", "p".
  TypedMove find_move(const Asking& asking, std::string_view typed, const Style& style) const override;
  std::string_view how_to_move() const override;
  std::string_view broken_rule(std::uint32_t rule) const override;
  std::string hint(const table::v1::GameHint& hint, const Asking& asking, const Style& style) const override;
  void rules(Lines& lines) const override;
};

}  // namespace cardroom::terminal
