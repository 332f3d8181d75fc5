#pragma once

#include <span>
#include <string>
#include <vector>

#include "common/game/contract.h"

namespace cardroom {

/// A game that was played to its end, for its log and its transcript. Borrows: whoever played it keeps the lists.
template <class Game>
struct PlayedGame {
  std::span<const typename EventLog<typename Game::Event>::Entry> events;  ///< Of the whole game.
  std::span<const typename Game::State> deals;  ///< As each of its deals ended; the last is the end of the game.
  /// By seat: the hands in the order in which a property file's game held them, in kinds whose log shows that order.
  std::span<const std::vector<Card>> hands{};
  std::string seed{};                  ///< A number.
  std::vector<std::string> players{};  ///< By seat: as the property file has them, or player types.
  bool animate = false;                ///< As the property file has it, in kinds that ask for it.

  const typename Game::State& ended() const { return deals.back(); }
};

}  // namespace cardroom
