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

/// Figures about the games of a kind that a person has played, counted from the list of games alone. Games that the
/// person only watched do not count. Contains no wording. Thread-safe: pure functions.
namespace cardroom::client {

/// Won of played.
struct Tally {
  std::size_t won = 0;
  std::size_t played = 0;
  bool operator==(const Tally&) const = default;
};

/// With another person, in whichever seats.
struct WithPerson {
  std::string name{};
  Tally tally{};
  bool operator==(const WithPerson&) const = default;
};

/// A point of the curves: a game, and the ten that end with it, or fewer if there are not that many yet.
struct CurvePoint {
  std::chrono::system_clock::time_point when{};
  Tally tally{};
  int points = 0;  ///< The person's in these games.
  bool operator==(const CurvePoint&) const = default;
};

struct Statistics {
  std::size_t games = 0;
  std::size_t won = 0;
  std::chrono::system_clock::time_point since{};  ///< Of the oldest game.
  std::int64_t points = 0;                        ///< The person's in all games.
  std::int64_t points_of_won = 0;                 ///< And in those that were won.
  /// The most points; of several such games the newest. Empty without games.
  std::optional<PastGame> best{};
  std::size_t streak = 0;          ///< The number of games won since the last one that was not.
  std::size_t longest_streak = 0;  ///< In a row.
  /// Against at least one bot of that type, by kBotTypes; a partner in a team is not played against.
  std::array<Tally, kBotTypes.size()> bots{};
  std::vector<WithPerson> people{};  ///< The most frequent first, then by name.
  std::vector<CurvePoint> curve{};   ///< The oldest first, from the fifth game on.
};

/// How many games a point of the curves counts.
inline constexpr std::size_t kCurveGames = 10;
/// The curves begin with this game, counted from 1.
inline constexpr std::size_t kCurveBegins = 5;

/// `games`: of all kinds, the newest first.
Statistics statistics_of(std::span<const PastGame> games, std::string_view kind);

/// The number of games of that kind that the person has played.
std::size_t played(std::span<const PastGame> games, std::string_view kind);

}  // namespace cardroom::client
