#include "client/games/games.h"

#include <string>

#include "client/games/list.h"

namespace cardroom::client {

std::span<const GameFacts* const> games() {
  return kGames;
}

std::vector<session::v1::Kind> kinds_for_hello() {
  std::vector<session::v1::Kind> all;
  for (const GameFacts* game : games()) {
    auto& kind = all.emplace_back();
    kind.set_id(std::string{game->id});
    kind.set_rules_version(game->rules_version);
    kind.set_min_seats(game->seats_min);
    kind.set_max_seats(game->seats_max);
  }
  return all;
}

std::vector<std::vector<std::uint32_t>> teams_of(const GameFacts& game) {
  std::vector<std::vector<std::uint32_t>> teams(game.teams);
  for (std::uint32_t seat = 0; game.teams > 0 && seat < game.seats_max; ++seat)
    teams[seat % game.teams].push_back(seat);
  return teams;
}

}  // namespace cardroom::client
