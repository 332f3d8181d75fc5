#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "common/game/contract.h"

/// A finished game, as a list of games shows it. Contains no wording. Thread-safe.
namespace cardroom::client {

/// The player in a seat when the game began.
struct PastPlayer {
  std::string name{};            ///< As the table showed it: text that somebody else has chosen.
  std::optional<BotType> bot{};  ///< Empty: a person.
  bool operator==(const PastPlayer&) const = default;
};

struct PastGame {
  std::filesystem::path file{};                  ///< Of its record.
  std::string kind{};                            ///< "pasur"; it may be one that this version does not know.
  std::string table{};                           ///< The table's name.
  std::chrono::system_clock::time_point when{};  ///< The end, by this machine's clock.
  std::chrono::milliseconds length{};            ///< From the first deal to the end, by the server's clock.
  std::vector<PastPlayer> players{};             ///< By seat; not empty.
  std::vector<int> scores{};                     ///< By seat, as many as players.
  SeatSet winners{};
  /// The person's seat, less than the number of players; empty if the person watched.
  std::optional<std::uint32_t> seat{};

  bool operator==(const PastGame&) const = default;
  bool won(std::uint32_t of_seat) const { return winners.contains(Seat{static_cast<std::uint8_t>(of_seat)}); }
  /// Whether the person was among the winners. False for a game that the person watched.
  bool won() const { return seat && won(*seat); }
  /// Whether a person other than this one played.
  bool with_people() const;
};

/// How a game ended for the person.
enum class Outcome : std::uint8_t {
  watched,
  won,
  second,  ///< Exactly one side was better, and at least one was worse.
  third,   ///< Exactly two sides were better, and at least one was worse.
  lost,
};

/// How a game ended, as one line says it: "Won, 268 to 141", "Second, 58 to 63", "Won with 100".
struct Ending {
  Outcome outcome{};
  /// The points of the person's side or, in a game that the person watched, of the first winner's.
  int points = 0;
  /// The points to compare with: those of the other side if there are two; with more sides, those of the winners if the
  /// person did not win. Otherwise empty.
  std::optional<int> other{};
  bool operator==(const Ending&) const = default;
};

/// Whether these seats are in the same team of that kind.
bool are_partners(const std::string& kind, std::uint32_t seat, std::uint32_t other);

/// A side is a player or, in a kind with teams, a team; its points are those of its first seat.
Ending ending_of(const PastGame& game);

}  // namespace cardroom::client
