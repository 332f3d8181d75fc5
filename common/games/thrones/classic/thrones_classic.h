#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "common/classic/classic_random.h"
#include "common/classic/classic_settings.h"
#include "common/classic/property_keys.h"
#include "common/games/thrones/thrones.h"

/// Game of Thrones from a property file: its keys, and the deal and the `random` and `basic` players of the original
/// program, card for card. In that program a hand is in the order of a fresh pack, like a CardSet.
namespace cardroom::thrones {

/// The settings of a property file.
struct Settings : ClassicSettings {
  Rules rules{};
};

/// Drives a property file's game: makes the deal, and makes the moves of the players who draw from the classic source.
/// The order of calls: deal(); then, for each move until the game is over, decided() or another player's choice,
/// prepare(), Game::apply().
class Classic {
 public:
  using Settings = thrones::Settings;

  /// The keys of a property file, in the order of the table in the rules.
  static const std::vector<PropertyKey<Settings>>& keys();

  explicit Classic(const Settings& settings);

  /// Precondition: Stage::deal.
  Deal deal();

  /// The move of the seat to act, if a `random` or `basic` player sits there: both draw from the classic source. Empty:
  /// another player chooses.
  std::optional<Move> decided(Seat) const { return decided_; }

  /// Announces that this move will be applied next. Precondition: the move is legal.
  void prepare(const State& state, Seat seat, const Move& move);

  /// There are no scripts that could break a rule.
  const std::optional<ScriptFault>& fault() const { return fault_; }

 private:
  /// Makes the random draws for the seat to act.
  void decide(const State& state);

  Settings settings_;
  ClassicRandom random_;
  std::optional<Move> decided_;
  std::optional<ScriptFault> fault_;
};

}  // namespace cardroom::thrones
