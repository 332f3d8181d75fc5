#include "client/archive/statistics.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace cardroom::client {
namespace {

bool counts(const PastGame& game, std::string_view kind) {
  return game.seat && game.kind == kind;
}

int points_of(const PastGame& game) {
  return game.scores[*game.seat];
}

void add(Tally& tally, const PastGame& game) {
  ++tally.played;
  if (game.won()) ++tally.won;
}

std::vector<CurvePoint> curve_of(std::span<const PastGame* const> oldest_first) {
  std::vector<CurvePoint> curve;
  for (std::size_t i = kCurveBegins; i <= oldest_first.size(); ++i) {
    const auto last = oldest_first.first(i).last(std::min(i, kCurveGames));
    CurvePoint& point = curve.emplace_back(CurvePoint{.when = last.back()->when});
    for (const PastGame* game : last) {
      add(point.tally, *game);
      point.points += points_of(*game);
    }
  }
  return curve;
}

}  // namespace

Statistics statistics_of(std::span<const PastGame> games, std::string_view kind) {
  std::vector<const PastGame*> oldest_first;
  for (const PastGame& game : games)
    if (counts(game, kind)) oldest_first.push_back(&game);
  std::ranges::reverse(oldest_first);
  Statistics result;
  if (oldest_first.empty()) return result;
  result.games = oldest_first.size();
  result.since = oldest_first.front()->when;
  const PastGame* best = oldest_first.front();
  std::map<std::string, Tally> people;
  for (const PastGame* game : oldest_first) {
    const int points = points_of(*game);
    result.points += points;
    if (game->won()) {
      ++result.won;
      result.points_of_won += points;
    }
    result.streak = game->won() ? result.streak + 1 : 0;
    result.longest_streak = std::max(result.longest_streak, result.streak);
    if (points >= points_of(*best)) best = game;
    std::set<BotType> bots;
    std::set<std::string> names;
    for (std::uint32_t seat = 0; seat < game->players.size(); ++seat) {
      const PastPlayer& player = game->players[seat];
      if (seat == *game->seat) continue;
      if (!player.bot) {
        names.insert(player.name);
      } else if (!are_partners(game->kind, seat, *game->seat)) {
        bots.insert(*player.bot);
      }
    }
    for (const std::string& name : names)
      add(people[name], *game);
    for (const BotType bot : bots)
      add(result.bots[static_cast<std::size_t>(bot)], *game);
  }
  result.best = *best;
  for (auto& [name, tally] : people)
    result.people.push_back({.name = name, .tally = tally});
  std::ranges::sort(result.people, [](const WithPerson& one, const WithPerson& other) {
    return one.tally.played != other.tally.played ? one.tally.played > other.tally.played : one.name < other.name;
  });
  result.curve = curve_of(oldest_first);
  return result;
}

std::size_t played(std::span<const PastGame> games, std::string_view kind) {
  return static_cast<std::size_t>(
      std::ranges::count_if(games, [&](const PastGame& game) { return counts(game, kind); }));
}

}  // namespace cardroom::client
