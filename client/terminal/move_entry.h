#pragma once

#include <optional>
#include <string>

#include "cardroom/lobby/v1/lobby.pb.h"
#include "client/terminal/game_text.h"

namespace cardroom::terminal {

/// Parses the person's moves: by number, in words, over several lines, or as the last hint advises.
class MoveEntry {
 public:
  explicit MoveEntry(const Style& style) : style_{style} {}

  /// The decision that the person has to make. `cast` and `update` must outlive it. Precondition: the game is known.
  Asking asking(const table::v1::TableUpdate& update, const Cast& cast) const;
  /// What is shown to the person choosing a move. Empty if it is not their turn, or the game is not known.
  Turn turn(const table::v1::TableUpdate& update) const;
  /// The legal moves, numbered; `all`: including those that a long list omits.
  Lines moves(const table::v1::TableUpdate& update, bool all = false) const;

  /// The meaning of a typed line. Has neither `move` nor `words` if the line is not a move at all.
  TypedMove read(const table::v1::TableUpdate& update, const std::string& typed);

  /// A hint in words, remembered for advised(). Empty if it is for another decision.
  std::string hint(const table::v1::TableUpdate& update, const table::v1::Hint& hint);
  /// The move that a hint for this decision advised, if there was one.
  const table::v1::GameMove* advised(const table::v1::TableUpdate& update) const;

  /// Called when the person moves to another table.
  void forget();

 private:
  /// Valid only while that decision is open.
  struct MoveForDecision {
    std::uint64_t decision = 0;
    table::v1::GameMove move{};
  };
  Style style_;
  MoveForDecision draft_;  ///< The draft of a move typed over several lines.
  std::optional<MoveForDecision> advised_;
};

}  // namespace cardroom::terminal
