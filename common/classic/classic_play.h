#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "common/base/check.h"
#include "common/base/expected.h"
#include "common/cards/bot_dice.h"
#include "common/classic/classic_settings.h"
#include "common/classic/properties.h"
#include "common/classic/property_keys.h"
#include "common/game/contract.h"
#include "common/game/played_game.h"

/// Whole games from property files, without a network.
namespace cardroom {

/// A parsed property file, with the information needed to report errors in its scripts.
template <class Kind>
struct ClassicFile {
  Properties properties;
  typename Kind::Classic::Settings settings{};
  std::vector<PropertyWarning> warnings{};
};

/// Error: the first invalid value, in the order of Classic::keys().
template <class Kind>
Expected<ClassicFile<Kind>, PropertyError> read_classic_file(Properties properties, Humans humans) {
  ClassicFile<Kind> file{.properties = std::move(properties)};
  typename Kind::Classic::Settings start{};
  start.humans = humans;
  auto settings = read_keys(file.properties, Kind::Classic::keys(), std::move(start), file.warnings);
  if (!settings) return Unexpected<PropertyError>{settings.error()};
  file.settings = std::move(*settings);
  return file;
}

/// The same, from a file's bytes. Also fails where parse_properties() does.
template <class Kind>
Expected<ClassicFile<Kind>, PropertyError> read_classic_file(std::string_view bytes, Humans humans) {
  auto properties = parse_properties(bytes);
  if (!properties) return Unexpected<PropertyError>{properties.error()};
  return read_classic_file<Kind>(std::move(*properties), humans);
}

/// A finished game.
template <class Kind>
struct ClassicGame {
  EventLog<typename Kind::Game::Event> log{};
  std::vector<typename Kind::Game::State> deals{};  ///< The state after each deal; the last is the end of the game.
  std::vector<std::vector<Card>> hands{};           ///< See PlayedGame.
};

/// The data for the log and the transcript. Borrows from the game.
template <class Kind>
PlayedGame<typename Kind::Game> as_played(const ClassicFile<Kind>& file, const ClassicGame<Kind>& game) {
  return {.events = game.log.entries,
          .deals = game.deals,
          .hands = game.hands,
          .seed = std::to_string(file.settings.seed),
          .players = file.settings.player_names,
          .animate = file.settings.animate.value_or(false)};
}

/// Plays a file's game to its end; a person's seat, if there is one, always makes its first legal move. Error: the
/// script that breaks a rule.
template <class Kind>
Expected<ClassicGame<Kind>, PropertyError> play_classic(const ClassicFile<Kind>& file) {
  using Game = typename Kind::Game;
  const auto& players = file.settings.players;
  // The bots that do not draw from the classic source have dice of their own, each starting from the same seed.
  std::vector<BotDice> dice(players.size(), BotDice{static_cast<std::uint64_t>(std::int64_t{file.settings.seed})});

  typename Kind::Classic classic{file.settings};
  ClassicGame<Kind> game;
  auto state = Game::begin(file.settings.rules, static_cast<std::uint8_t>(players.size()));
  while (!classic.fault() && Game::stage(state) != Stage::over) {
    if (Game::stage(state) == Stage::deal) {
      check(!Game::deal(state, classic.deal(), game.log), "a classic deal is valid");
      continue;
    }
    Seat seat{};
    while (!Game::to_act(state).contains(seat))
      ++seat.index;
    auto move = classic.decided(seat);
    if (!move && players[seat.index]) {
      const auto view = Game::view(state, Viewer{Viewer::Kind::seat, seat});
      move = Game::choose(*players[seat.index], view, Game::usual_budget(*players[seat.index]), dice[seat.index]);
    }
    if (!move) move = Game::legal_moves(state, seat)[0];
    classic.prepare(state, seat, *move);
    check(!Game::apply(state, seat, *move, game.log), "scripts and bots make legal moves");
    if (Game::stage(state) != Stage::moves) game.deals.push_back(state);
  }
  if (const auto& fault = classic.fault()) {
    return Unexpected<PropertyError>{error_of(file.properties, fault->key, "", fault->what)};
  }
  if constexpr (requires { classic.hands_in_order(); }) game.hands = classic.hands_in_order();
  return game;
}

}  // namespace cardroom
