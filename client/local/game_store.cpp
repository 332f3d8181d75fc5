#include "client/local/game_store.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>

#include "client/local/new_file.h"
#include "common/protocol/hex.h"

namespace cardroom::client {
namespace {

namespace fs = std::filesystem;
using std::chrono::system_clock;

constexpr std::string_view kEnding = ".cardroom";
constexpr std::string_view kSeat = "-seat";

/// Enough digits for any time, so that names sort by time.
constexpr std::size_t kTimeDigits = 12;
/// The latest time that a file's name can have: a little less than the latest that the system's clock can hold.
constexpr std::uint64_t kTimeMax = 9'000'000'000;
/// The table's id in hexadecimal.
constexpr std::size_t kTableDigits = 32;

std::optional<std::uint64_t> number(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

/// The name of a game's file without its time, seat and ending.
std::string name_of(const KeptGame& game) {
  return "-" + bytes_to_hex(game.table_id) + "-" + std::to_string(game.number);
}

/// The parts of a file's name: the time, then the table and the number, then the seat, if there is one.
struct Name {
  std::chrono::seconds time{};
  std::string_view game{};  ///< As name_of().
  std::optional<std::uint32_t> seat{};
};
std::optional<Name> read_name(std::string_view name) {
  if (!name.ends_with(kEnding) || name.size() < kTimeDigits + kTableDigits) return std::nullopt;
  name.remove_suffix(kEnding.size());
  const auto time = number(name.substr(0, kTimeDigits));
  Name read{.game = name.substr(kTimeDigits)};
  if (const auto at = read.game.find(kSeat); at != std::string_view::npos) {
    const auto seat = number(read.game.substr(at + kSeat.size()));
    if (!seat) return std::nullopt;
    read.seat = static_cast<std::uint32_t>(*seat);
    read.game = read.game.substr(0, at);
  }
  if (!time || *time > kTimeMax || !read.game.starts_with('-')) return std::nullopt;
  read.time = std::chrono::seconds{*time};
  return read;
}

Unexpected<std::string> failed(const fs::path& path, const std::error_code& error) {
  return Unexpected<std::string>{path.string() + ": " + error.message()};
}

}  // namespace

Expected<fs::path, std::string> GameStore::keep(const KeptGame& game, system_clock::time_point now) const {
  std::error_code error;
  fs::create_directories(directory_, error);
  if (error) return failed(directory_, error);
  fs::permissions(directory_, fs::perms::owner_all, error);
  const std::string name = name_of(game);
  const auto stored = games();
  const auto is_there = [&](const StoredGame& one) { return read_name(one.file.filename().string())->game == name; };
  if (const auto known = std::ranges::find_if(stored, is_there); known != stored.end()) return known->file;
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now.time_since_epoch()).count();
  std::string time = std::to_string(std::max<std::int64_t>(seconds, 0));
  time.insert(0, kTimeDigits - std::min(time.size(), kTimeDigits), '0');
  const std::string seat = game.seat ? std::string{kSeat} + std::to_string(*game.seat) : std::string{};
  // Whatever crashes meanwhile, a file that has a game's name is complete.
  const fs::path part = directory_ / (name + ".part");
  fs::remove(part, error);
  if (const auto written = write_new_file(part, game.file); !written)
    return Unexpected<std::string>{directory_.string() + ": " + written.error()};
  fs::permissions(part, fs::perms::owner_read | fs::perms::owner_write, error);
  fs::path file = directory_ / (time + name + seat + std::string{kEnding});
  fs::rename(part, file, error);
  if (error) return failed(directory_, error);
  for (std::size_t i = max_ - 1; i < stored.size(); ++i)
    fs::remove(stored[i].file, error);
  return file;
}

std::vector<StoredGame> GameStore::games() const {
  std::vector<StoredGame> games;
  std::error_code error;
  for (fs::directory_iterator entry{directory_, error}, end; !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (const auto read = read_name(name))
      games.push_back({.file = entry->path(), .kept_at = system_clock::time_point{read->time}, .seat = read->seat});
  }
  std::ranges::sort(games, std::ranges::greater{}, [](const StoredGame& game) { return game.file.filename(); });
  return games;
}

Expected<void, std::string> GameStore::remove(const StoredGame& game) const {
  std::error_code error;
  fs::remove(game.file, error);
  if (error) return failed(game.file, error);
  return {};
}

Expected<FileEnds, std::string> read_ends_of_game(const fs::path& file, std::size_t most) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  if (error) return failed(file, error);
  const std::size_t taken = std::min<std::uintmax_t>(size, most);
  std::ifstream in{file, std::ios::binary};
  FileEnds ends{.begin = std::string(taken, '\0'), .end = std::string(taken, '\0')};
  in.read(ends.begin.data(), static_cast<std::streamsize>(taken));
  in.seekg(static_cast<std::streamoff>(size - taken));
  in.read(ends.end.data(), static_cast<std::streamsize>(taken));
  if (!in) return Unexpected<std::string>{file.string() + ": it cannot be read"};
  return ends;
}

Expected<std::string, std::string> read_game_file(const fs::path& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  if (error) return failed(file, error);
  if (size > kGameBytesMax) return Unexpected<std::string>{file.string() + ": it is too large to be a game"};
  std::ifstream in{file, std::ios::binary};
  std::string text{std::istreambuf_iterator<char>{in}, {}};
  if (!in && text.size() != size) return Unexpected<std::string>{file.string() + ": it cannot be read"};
  return text;
}

}  // namespace cardroom::client
