#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "common/classic/classic_card.h"
#include "common/classic/classic_random.h"
#include "common/classic/classic_settings.h"
#include "common/classic/property_keys.h"
#include "common/games/lucky_thirteen/lucky_thirteen.h"

/// Lucky Thirteen from a property file: its keys, and the deal, the scripts and the `random` players of the original
/// program, card for card. Hands have an order only here.
namespace cardroom::lucky_thirteen {

/// One turn of a script: "3C-2C" draws 3C and discards 2C; "3C" leaves the discard to the player type.
struct ScriptedTurn {
  Card draw{};
  std::optional<Card> discard;
  bool operator==(const ScriptedTurn&) const = default;
};

/// The settings of a property file.
struct Settings : ClassicSettings {
  Rules rules{};
  bool is_auto = false;  ///< Whether the scripts are played.
  std::vector<Card> public_cards{};
  std::array<std::vector<Card>, kSeats> private_cards{};
  std::array<std::vector<ScriptedTurn>, kSeats> scripts{};
  CardSet named{};  ///< All public and private cards above.
};

/// Drives a property file's game: makes the deal, puts the card that will be drawn next on top of the pile, and makes
/// the moves that the file determines. The order of calls: deal(); then, for each move until the game is over,
/// decided() or another player's choice, prepare(), Game::apply().
class Classic {
 public:
  using Settings = lucky_thirteen::Settings;

  /// The keys of a property file, in the order of the table in the rules.
  static const std::vector<PropertyKey<Settings>>& keys();

  explicit Classic(const Settings& settings);

  /// Precondition: Stage::deal.
  Deal deal();

  /// The move of the seat to act, if the file determines it: by a script, or by a `random` player, who draws from the
  /// classic source. Empty: another player chooses.
  std::optional<Move> decided(Seat) const { return decided_; }

  /// Announces that this move will be applied next, and puts the next seat's card on top of the pile. Precondition: the
  /// move is legal.
  void prepare(State& state, Seat seat, const Move& move);

  /// The first turn in which a script broke a rule; that script ends there, and its seat continues without it.
  const std::optional<ScriptFault>& fault() const { return fault_; }

 private:
  Card take(std::size_t place);
  Card take_random();
  /// The seat draws; returns the card, which is now in its hand.
  Card begin_turn(Seat seat);
  Card draw(Seat seat, const ScriptedTurn* turn);
  void decide(Seat seat, const ScriptedTurn* turn);
  void end_script(Seat seat, std::string what, bool is_fault);

  Settings settings_;
  ClassicRandom random_;
  std::vector<Card> pile_;                         ///< Cards neither dealt nor drawn, in the order of a fresh pack.
  std::array<std::vector<Card>, kSeats> hands_{};  ///< In hand order: sorted once, later cards at the end.
  std::array<std::size_t, kSeats> turns_begun_{};
  SeatSet chosen_by_person_;  ///< Seats whose hands no longer depend on the file alone.
  std::optional<Move> decided_;
  std::optional<ScriptFault> fault_;
};

}  // namespace cardroom::lucky_thirteen
