#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "common/cards/bot_dice.h"

namespace cardroom {

/// A player by a simple rule, as some people play, with which the bots are compared. cardroom-sim offers it beside the
/// bots; nobody meets it at a table.
template <class Game>
struct Baseline {
  std::string_view name;  ///< Unlike the name of any bot type.
  typename Game::Move (*choose)(const typename Game::View& view, BotDice& dice);
};

/// The maximum number of baselines of a game; cardroom-sim checks it.
inline constexpr std::size_t kBaselinesMax = 4;

/// Those of a game: its `baselines()`, or none if it has no such function.
template <class Game>
std::span<const Baseline<Game>> baselines_of() {
  if constexpr (requires { Game::baselines(); }) {
    return Game::baselines();
  } else {
    return {};
  }
}

}  // namespace cardroom
