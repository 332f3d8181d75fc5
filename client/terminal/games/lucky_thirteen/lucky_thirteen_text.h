#pragma once

#include "client/terminal/game_text.h"
#include "common/games/lucky_thirteen/lucky_thirteen_facts.h"

namespace cardroom::terminal {

/// Lucky Thirteen, in words.
class LuckyThirteenText : public GameText {
 public:
  const GameFacts& facts() const override { return lucky_thirteen::kFacts; }

  void tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast, const Style& style,
            Lines& lines) const override;
  void describe(const table::v1::GameView& view, const Cast& cast, const Style& style, Lines& lines) const override;
  Lines before_move(const Asking& asking, const Style& style) const override;
  std::string hand(const table::v1::GameView& view, const Style& style) const override;
  std::vector<std::string> moves(const Asking& asking, const Style& style) const override;
  table::v1::GameMove move(const Asking& asking, std::size_t i) const override;
  TypedMove find_move(const Asking& asking, std::string_view typed, const Style& style) const override;
  std::string_view how_to_move() const override;
  /// The game has no rules that a move could break: a card is in the hand or not.
  std::string_view broken_rule(std::uint32_t) const override { return {}; }
  std::string hint(const table::v1::GameHint& hint, const Asking& asking, const Style& style) const override;
  void rules(Lines& lines) const override;
};

}  // namespace cardroom::terminal
