#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "client/core/game_fetch.h"
#include "common/base/expected.h"

namespace cardroom::client {

/// The directory is next to the profile, and has its name with this suffix.
inline constexpr const char* kGamesEnding = ".games";

/// The number of games that a profile keeps; beyond it, the oldest is deleted.
inline constexpr std::size_t kGamesKeptMax = 2'000;

/// A game in the store, as its file's name describes it.
struct StoredGame {
  std::filesystem::path file{};
  std::chrono::system_clock::time_point kept_at{};
  std::optional<std::uint32_t> seat{};  ///< The person's seat; empty if the person watched.
};

/// The records of the games that a person has played or watched, as files in a directory of the profile. Only the owner
/// can read them. Several programs may use the same directory.
class GameStore {
 public:
  /// `max`: how many games are kept.
  explicit GameStore(std::filesystem::path directory, std::size_t max = kGamesKeptMax)
      : directory_{std::move(directory)}, max_{max} {}

  const std::filesystem::path& directory() const { return directory_; }

  /// Writes the game's file, unless the store has this game already. Returns the file. The error is one line.
  Expected<std::filesystem::path, std::string> keep(const KeptGame& game,
                                                    std::chrono::system_clock::time_point now) const;

  /// The newest first, without files that are not the store's; empty if the directory cannot be read.
  std::vector<StoredGame> games() const;

  /// Deletes the game's file. The error is one line.
  Expected<void, std::string> remove(const StoredGame& game) const;

 private:
  std::filesystem::path directory_;
  std::size_t max_;
};

/// The first and the last bytes of a file.
struct FileEnds {
  std::string begin;
  std::string end;
};
/// The first and the last `most` bytes of a game's file, or all of it, so that a list need not read whole files. The
/// error is one line.
Expected<FileEnds, std::string> read_ends_of_game(const std::filesystem::path& file, std::size_t most);

/// The content of a game's file, from the store or from elsewhere; at most kGameBytesMax. The error is one line.
Expected<std::string, std::string> read_game_file(const std::filesystem::path& file);

}  // namespace cardroom::client
