#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <string>

#include "client/core/game_fetch.h"
#include "common/base/expected.h"

namespace cardroom::client {

/// The number of games that a profile keeps; the oldest is deleted first.
inline constexpr std::size_t kGamesKeptMax = 2'000;

/// The records of the games that a person has played or watched, as files in a directory of the profile. Only the owner
/// may read them. May be used by several programs.
class GameStore {
 public:
  explicit GameStore(std::filesystem::path directory) : directory_{std::move(directory)} {}

  const std::filesystem::path& directory() const { return directory_; }

  /// Writes the game's file; a game that is there already stays as it is. The files' names sort by `now`.
  /// The error is one line.
  Expected<void, std::string> keep(const KeptGame& game, std::chrono::system_clock::time_point now) const;

 private:
  std::filesystem::path directory_;
};

}  // namespace cardroom::client
