#pragma once

#include "client/terminal/game_text.h"
#include "common/games/pinochle/pinochle_facts.h"

namespace cardroom::terminal {

/// Pinochle for two, in words. Its moves are typed as what they are: an amount, a suit, a card, twelve cards.
class PinochleText : public GameText {
 public:
  const GameFacts& facts() const override { return pinochle::kFacts; }
  std::span<const Variant> variants() const override;

  void tell(std::span<const table::v1::GameEvent> events, std::size_t from, const Cast& cast, const Style& style,
            Lines& lines) const override;
  void describe(const table::v1::GameView& view, const Cast& cast, const Style& style, Lines& lines) const override;
  Lines before_move(const Asking& asking, const Style& style) const override;
  std::string hand(const table::v1::GameView& view, const Style& style) const override;
  /// Of a first bid only the pass; of twelve cards to keep those that are marked.
  std::vector<std::string> moves(const Asking& asking, const Style& style) const override;
  Lines list_moves(const Asking& asking, const Style& style) const override;
  table::v1::GameMove move(const Asking& asking, std::size_t i) const override;
  std::string move_words(const Asking& asking, const table::v1::GameMove& move, const Style& style) const override;
  /// "120", "pass", "hearts", "kc"; "as kh", "-as", "keep" (see pinochle_keeping.h).
  TypedMove find_move(const Asking& asking, std::string_view typed, const Style& style) const override;
  std::string_view how_to_move() const override;
  std::string_view broken_rule(std::uint32_t rule) const override;
  std::string hint(const table::v1::GameHint& hint, const Asking& asking, const Style& style) const override;
  void rules(Lines& lines) const override;
};

}  // namespace cardroom::terminal
