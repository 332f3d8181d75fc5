#pragma once

#include "client/terminal/game_text.h"

namespace cardroom::terminal {

/// Lucky Thirteen, in words.
class LuckyThirteenText : public GameText {
 public:
  std::string_view kind() const override { return "lucky-thirteen"; }
  std::string_view title() const override { return "Lucky Thirteen"; }
  std::uint32_t rules_version() const override { return 1; }
  std::uint32_t seats() const override { return 4; }

  void tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast, const Style& style,
            Lines& lines) const override;
  void describe(const table::v1::GameView& view, const Cast& cast, const Style& style, Lines& lines) const override;
  std::string before_move(const table::v1::GameView& view, const Style& style) const override;
  std::string hand(const table::v1::GameView& view, const Style& style) const override;
  std::vector<std::string> moves(const table::v1::GameMoves& moves, const Style& style) const override;
  table::v1::GameMove move(const table::v1::GameMoves& moves, std::size_t i) const override;
  std::optional<std::size_t> find_move(const table::v1::GameMoves& moves, std::string_view typed) const override;
  std::string hint(const table::v1::GameHint& hint, const Style& style) const override;
  void rules(Lines& lines) const override;
};

}  // namespace cardroom::terminal
