#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "common/classic/classic_random.h"
#include "common/classic/classic_settings.h"
#include "common/classic/property_keys.h"
#include "common/games/pasur/pasur.h"

/// Pasur from a property file: its keys, and the deals and the `random` players of the original program, card for card.
namespace cardroom::pasur {

/// The settings of a property file.
struct Settings : ClassicSettings {
  Rules rules{};
};

/// Drives a property file's game: makes the deals, moves the cards of each handout to the top of the pack, and makes
/// the moves of `random` players. The order of calls: deal() in Stage::deal; then, for each move, decided() or another
/// player's choice, prepare(), Game::apply().
class Classic {
 public:
  using Settings = pasur::Settings;

  /// The keys of a property file, in the order of the table in the rules.
  static const std::vector<PropertyKey<Settings>>& keys();

  explicit Classic(const Settings& settings);

  /// Precondition: Stage::deal. A jack that would go to the first pool stays in the pack.
  Deal deal();

  /// The move of the seat to act, if a `random` player, who draws from the classic source, sits there.
  std::optional<Move> decided(Seat) const { return decided_; }

  /// Announces that this move will be applied next, and moves the cards of the next handout, if one follows, to the top
  /// of the pack. Precondition: the move is legal.
  void prepare(State& state, Seat seat, const Move& move);

  /// There are no scripts.
  const std::optional<ScriptFault>& fault() const { return fault_; }

 private:
  Card take_random(bool no_jack = false);
  /// Draws a random card for the seat to act, if its player is `random`, and determines what it captures.
  void decide();

  Settings settings_;
  ClassicRandom random_;
  State after_;             ///< The game once every announced move has been applied.
  std::vector<Card> pack_;  ///< Cards not dealt yet, in the order of the original pack.
  std::optional<Move> decided_;
  std::optional<ScriptFault> fault_;
};

}  // namespace cardroom::pasur
