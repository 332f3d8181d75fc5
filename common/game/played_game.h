#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "common/game/contract.h"

namespace cardroom {

/// A finished game, as needed for its log and its transcript; or a game in progress, whose log ends where it stands.
/// Borrows the lists from their owner.
template <class Game>
struct PlayedGame {
  std::span<const typename EventLog<typename Game::Event>::Entry> events;  ///< The events of the whole game.
  std::span<const typename Game::State>
      deals;  ///< The state at the end of each deal; the last is the end of the game, or now.
  /// By seat: the hands in the order kept by a property file's game, for kinds whose log shows it.
  std::span<const std::vector<Card>> hands{};
  std::string seed{};                  ///< A decimal number; "fair" for deals at a table.
  std::vector<std::string> players{};  ///< By seat: as named in the property file, or the player types.
  bool animate = false;                ///< As in the property file, for kinds that have this key.

  const typename Game::State& ended() const { return deals.back(); }
};

/// A line of a transcript: a JSON object that describes an event, or several events together.
struct TranscriptLine {
  std::size_t event{};  ///< The index of the event, or of the last one.
  std::string text{};
};

}  // namespace cardroom
