#include "client/archive/past_game.h"

#include <algorithm>

#include "client/games/games.h"

namespace cardroom::client {
namespace {

/// How many teams the kind has; 0: everybody plays alone.
std::size_t teams_in(const std::string& kind) {
  const auto known = games();
  const auto found = std::ranges::find_if(known, [&](const GameFacts* facts) { return facts->id == kind; });
  return found == known.end() ? 0 : (*found)->teams;
}

}  // namespace

bool PastGame::with_people() const {
  for (std::uint32_t i = 0; i < players.size(); ++i)
    if (i != seat && !players[i].bot) return true;
  return false;
}

bool are_partners(const std::string& kind, std::uint32_t seat, std::uint32_t other) {
  const std::size_t teams = teams_in(kind);
  return teams > 0 && seat % teams == other % teams;
}

Ending ending_of(const PastGame& game) {
  const std::size_t teams = teams_in(game.kind);
  const std::size_t sides = teams == 0 ? game.players.size() : std::min(teams, game.players.size());
  std::size_t own = 0;
  if (game.seat) {
    own = *game.seat % sides;
  } else {
    while (own + 1 < sides && !game.won(static_cast<std::uint32_t>(own)))
      ++own;
  }
  const int points = game.scores[own];
  const bool won = game.won(static_cast<std::uint32_t>(own));
  std::size_t better = 0;
  std::size_t worse = 0;
  std::optional<int> other;
  for (std::size_t side = 0; side < sides; ++side) {
    if (side == own) continue;
    const int theirs = game.scores[side];
    // Winners are not always those with the most points.
    const bool they_won = game.won(static_cast<std::uint32_t>(side));
    if (they_won || theirs > points) {
      ++better;
    } else if (theirs < points) {
      ++worse;
    }
    if (sides == 2 || (they_won && !won)) other = std::max(other.value_or(theirs), theirs);
  }
  Ending ending{.points = points, .other = other};
  if (!game.seat) {
    ending.outcome = Outcome::watched;
  } else if (won) {
    ending.outcome = Outcome::won;
  } else if (worse > 0 && better <= 2) {
    ending.outcome = better == 1 ? Outcome::second : Outcome::third;
  } else {
    ending.outcome = Outcome::lost;
  }
  return ending;
}

}  // namespace cardroom::client
