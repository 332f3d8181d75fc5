#include "client/archive/archive.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "common/record/record_outline.h"

namespace cardroom::client {
namespace {

namespace fs = std::filesystem;

/// The order of GameStore::games(): the files' names begin with the time.
constexpr auto kNewestFirst = [](const fs::path& one, const fs::path& other) {
  return one.filename().native() > other.filename().native();
};

}  // namespace

void Archive::look() {
  const std::vector<StoredGame> stored = store_.games();
  std::set<fs::path> there;
  for (const StoredGame& one : stored)
    there.insert(one.file);
  std::erase_if(games_, [&](const PastGame& game) { return !there.contains(game.file); });
  std::set<fs::path> known = unreadable_;
  for (const PastGame& game : games_)
    known.insert(game.file);
  waiting_.clear();
  std::ranges::copy_if(stored, std::back_inserter(waiting_),
                       [&](const StoredGame& one) { return !known.contains(one.file); });
}

bool Archive::read(std::size_t most) {
  for (; most > 0 && !waiting_.empty(); --most) {
    const StoredGame stored = std::move(waiting_.front());
    waiting_.pop_front();
    auto game = read_past_game(stored);
    if (!game) {
      unreadable_.insert(stored.file);
      continue;
    }
    const auto place = std::ranges::lower_bound(games_, game->file, kNewestFirst, &PastGame::file);
    games_.insert(place, *std::move(game));
  }
  return !waiting_.empty();
}

Expected<void, std::string> Archive::remove(const fs::path& file) {
  const auto found = std::ranges::find(games_, file, &PastGame::file);
  if (found == games_.end()) return {};
  const auto removed = store_.remove({.file = file});
  if (removed) games_.erase(found);
  return removed;
}

std::optional<PastGame> read_past_game(const StoredGame& stored) {
  const auto ends = read_ends_of_game(stored.file, kOutlineBytes);
  if (!ends) return std::nullopt;
  const auto outline = read_outline(ends->begin, ends->end);
  if (!outline || outline->header.seats.empty()) return std::nullopt;
  const GameRecord& header = outline->header;
  PastGame game{.file = stored.file,
                .kind = header.kind,
                .table = header.table,
                .when = stored.kept_at,
                .winners = outline->result.winners};
  if (header.ended > header.began) game.length = std::chrono::milliseconds{header.ended - header.began};
  for (std::size_t i = 0; i < header.seats.size(); ++i) {
    game.players.push_back({.name = header.seats[i].name, .bot = header.seats[i].bot});
    game.scores.push_back(outline->result.scores[i]);
  }
  if (stored.seat < game.players.size()) game.seat = stored.seat;
  return game;
}

}  // namespace cardroom::client
