#include "client/local/game_store.h"

#include <algorithm>
#include <system_error>
#include <vector>

#include "client/local/new_file.h"
#include "common/protocol/hex.h"

namespace cardroom::client {
namespace {

namespace fs = std::filesystem;

constexpr const char* kEnding = ".cardroom";

/// Digits enough for all times, so that names sort by time.
constexpr std::size_t kTimeDigits = 12;

}  // namespace

Expected<void, std::string> GameStore::keep(const KeptGame& game, std::chrono::system_clock::time_point now) const {
  std::error_code error;
  fs::create_directories(directory_, error);
  if (error) return Unexpected<std::string>{directory_.string() + ": " + error.message()};
  fs::permissions(directory_, fs::perms::owner_all, error);
  const std::string of_game = "-" + bytes_to_hex(game.table_id) + "-" + std::to_string(game.number) + kEnding;
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator{directory_, error}) {
    std::string name = entry.path().filename().string();
    if (name.ends_with(of_game)) return {};
    if (name.ends_with(kEnding)) names.push_back(std::move(name));
  }
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now.time_since_epoch()).count();
  std::string time = std::to_string(std::max<std::int64_t>(seconds, 0));
  time.insert(0, kTimeDigits - std::min(time.size(), kTimeDigits), '0');
  // Whatever dies, a file that has a game's name is whole.
  const fs::path part = directory_ / (of_game + ".part");
  fs::remove(part, error);
  if (const auto written = write_new_file(part, game.file); !written)
    return Unexpected<std::string>{directory_.string() + ": " + written.error()};
  fs::permissions(part, fs::perms::owner_read | fs::perms::owner_write, error);
  fs::rename(part, directory_ / (time + of_game), error);
  if (error) return Unexpected<std::string>{directory_.string() + ": " + error.message()};
  if (names.size() < kGamesKeptMax) return {};
  std::ranges::sort(names);
  for (std::size_t i = 0; i + kGamesKeptMax <= names.size(); ++i)
    fs::remove(directory_ / names[i], error);
  return {};
}

}  // namespace cardroom::client
