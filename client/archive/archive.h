#pragma once

#include <cstddef>
#include <deque>
#include <set>
#include <string>
#include <vector>

#include "client/archive/past_game.h"
#include "client/local/game_store.h"

namespace cardroom::client {

/// The games of a store whose outlines have been read. The outlines are read a few files at a time, the newest first,
/// so that a window does not have to wait for thousands of files.
class Archive {
 public:
  explicit Archive(GameStore store) : store_{std::move(store)} {}

  /// Lists the files again. Games whose files are gone are dropped; files that have not been read yet wait for read().
  void look();

  /// Reads up to that many of the waiting files. Files that are not records, or are of a later format, are skipped.
  /// Returns whether any are still waiting.
  bool read(std::size_t most);

  /// The games that have been read, the newest first.
  const std::vector<PastGame>& games() const { return games_; }

  /// Deletes the game with that file. Does nothing if there is no such game. The error is one line.
  Expected<void, std::string> remove(const std::filesystem::path& file);

 private:
  GameStore store_;
  std::vector<PastGame> games_;
  std::deque<StoredGame> waiting_;              ///< The newest first.
  std::set<std::filesystem::path> unreadable_;  ///< Skipped before.
};

/// The game in that file, from its outline (common/record/record_outline.h says what is not checked); empty if the file
/// has no outline.
std::optional<PastGame> read_past_game(const StoredGame& stored);

}  // namespace cardroom::client
