#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "client/archive/past_game.h"
#include "common/game/bot_type.h"

/// Figures about the games of a kind that a person has played, derived from the list of games alone. Games that the
/// person only watched do not count. Contains no wording. Thread-safe: pure functions.
namespace cardroom::client {

/// How many games were won, of how many played.
struct Tally {
  std::size_t won = 0;
  std::size_t played = 0;
  bool operator==(const Tally&) const = default;
};

/// The games with another person, whatever the seats.
struct WithPerson {
  std::string name{};
  Tally tally{};
  bool operator==(const WithPerson&) const = default;
};

/// A point on the curves, for a game and those before it: kCurveGames in all, or fewer if there are not that many yet.
struct CurvePoint {
  std::chrono::system_clock::time_point when{};
  Tally tally{};
  int points = 0;  ///< The person's points in these games.
  bool operator==(const CurvePoint&) const = default;
};

struct Statistics {
  std::size_t games = 0;
  std::size_t won = 0;
  std::chrono::system_clock::time_point since{};  ///< The time of the oldest game.
  std::int64_t points = 0;                        ///< The person's points in all games.
  std::int64_t points_of_won = 0;                 ///< The person's points in the games that were won.
  /// The game with the most points, the newest of several; empty if there are no games.
  std::optional<PastGame> best{};
  std::size_t streak = 0;          ///< How many games in a row were won, up to the newest.
  std::size_t longest_streak = 0;  ///< The longest such row so far.
  /// The games against at least one bot of that type, in the order of kBotTypes. A partner in a team does not count.
  std::array<Tally, kBotTypes.size()> bots{};
  std::vector<WithPerson> people{};  ///< The most frequent first; equally frequent ones by name.
  std::vector<CurvePoint> curve{};   ///< The oldest first, from the fifth game on.
};

/// How many games a point on the curves covers.
inline constexpr std::size_t kCurveGames = 10;
/// The curves begin with this game, numbered from 1.
inline constexpr std::size_t kCurveBegins = 5;

/// `games`: of all kinds, the newest first.
Statistics statistics_of(std::span<const PastGame> games, std::string_view kind);

/// The number of games of that kind that the person has played.
std::size_t played(std::span<const PastGame> games, std::string_view kind);

}  // namespace cardroom::client
