#include "tests/server/journal/faulty_disk.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <sqlite3.h>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "tests/support/dice.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::server {
namespace {

constexpr const char* kName = "faulty-disk";

/// A disk writes each sector entirely or not at all.
constexpr std::size_t kSector = 512;

std::atomic<bool> disk_is_full{false};

sqlite3_vfs& real() {
  static sqlite3_vfs& vfs = *sqlite3_vfs_find(nullptr);
  return vfs;
}

// --- What a power failure leaves ---------------------------------------------------------------------------------

/// A write, or a truncation to `offset`.
struct Change {
  std::optional<std::string> bytes;
  std::size_t offset = 0;
};

void apply(std::string& content, const Change& change) {
  if (!change.bytes) return content.resize(change.offset);
  if (content.size() < change.offset + change.bytes->size()) content.resize(change.offset + change.bytes->size());
  content.replace(change.offset, change.bytes->size(), *change.bytes);
}

/// The file with a given name.
struct Kept {
  std::string synced;
  std::vector<Change> changes;  ///< Changes since the last sync.
  bool named = true;            ///< The last synced state of the directory contains this file.
  bool deleted = false;
  bool syncs_directory = false;    ///< At its next sync, as SQLite does for a new journal.
  std::unique_ptr<Kept> previous;  ///< The file that had the name before, until the directory is synced.
};

/// All files that SQLite has opened, and the moment of the crash.
class Disk {
 public:
  void crash_at(std::uint64_t operation) {
    const std::lock_guard lock{mutex_};
    crash_after_ = operation;
  }
  bool crashed() {
    const std::lock_guard lock{mutex_};
    return crashed_;
  }
  void forget_files() {
    const std::lock_guard lock{mutex_};
    files_.clear();
    crashed_ = false;
    crash_after_ = 0;
  }

  /// Returns whether the file may be opened. `fresh`: it did not exist.
  bool open(const std::string& path, bool fresh, bool is_journal) {
    const std::lock_guard lock{mutex_};
    if (crashed_) return false;
    const auto known = files_.find(path);
    if (known != files_.end() && !known->second.deleted) return true;
    Kept file;
    file.synced = fresh ? std::string{} : text_of(path);
    file.named = !file.synced.empty();
    file.syncs_directory = fresh && is_journal;
    if (known != files_.end()) file.previous = std::make_unique<Kept>(std::move(known->second));
    files_[path] = std::move(file);
    return true;
  }
  bool change(const std::string& path, Change change) {
    const std::lock_guard lock{mutex_};
    if (crashed_) return false;
    files_[path].changes.push_back(std::move(change));
    return operate();  // At the crash itself, the change may or may not reach the disk.
  }
  bool sync(const std::string& path) {
    const std::lock_guard lock{mutex_};
    if (crashed_ || !operate()) return false;
    Kept& file = files_[path];
    for (const Change& change : std::exchange(file.changes, {}))
      apply(file.synced, change);
    if (std::exchange(file.syncs_directory, false)) sync_directory();
    return true;
  }
  bool remove(const std::string& path, bool sync_too) {
    const std::lock_guard lock{mutex_};
    if (crashed_) return false;
    const auto file = files_.find(path);
    if (file != files_.end()) file->second.deleted = true;
    if (!operate()) return false;
    if (sync_too) sync_directory();
    return true;
  }

  void power_up(testing::Dice dice) {
    const std::lock_guard lock{mutex_};
    crashed_ = false;
    crash_after_ = 0;
    // What was not synced is lost completely, not at all, or in part.
    const std::uint32_t luck = dice.uniform(4);
    const auto survives = [&] { return luck == 0 ? false : luck == 1 ? true : dice.one_in(2); };
    std::map<std::string, Kept> files;
    for (auto& [path, kept] : files_) {
      const auto content = after_crash(kept, survives);
      std::filesystem::remove(path + "-shm");
      std::filesystem::remove(path);
      if (!content) continue;
      std::ofstream{path, std::ios::binary} << *content;
      files[path].synced = *content;
    }
    files_ = std::move(files);
  }

 private:
  bool operate() {
    if (crash_after_ == 0 || --crash_after_ > 0) return true;
    crashed_ = true;
    return false;
  }
  void sync_directory() {
    std::erase_if(files_, [](const auto& file) { return file.second.deleted; });
    for (auto& [path, file] : files_) {
      file.named = true;
      file.previous.reset();
    }
  }
  /// The file's contents; empty if it does not exist.
  static std::optional<std::string> after_crash(const Kept& file, const auto& survives) {
    const bool was_created = file.named || survives();
    if (!was_created) return file.previous ? after_crash(*file.previous, survives) : std::nullopt;
    if (file.deleted && survives()) return std::nullopt;
    std::string content = file.synced;
    for (const Change& change : file.changes) {
      if (!change.bytes) {
        if (survives()) apply(content, change);
        continue;
      }
      for (std::size_t from = 0; from < change.bytes->size();) {
        const std::size_t end = std::min(change.bytes->size(), from + kSector - (change.offset + from) % kSector);
        if (survives()) apply(content, {change.bytes->substr(from, end - from), change.offset + from});
        from = end;
      }
    }
    return content;
  }

  std::mutex mutex_;
  std::map<std::string, Kept> files_;
  std::uint64_t crash_after_ = 0;  ///< Operations left until the crash; 0: never.
  bool crashed_ = false;
};

Disk& disk() {
  static Disk the_disk;
  return the_disk;
}

// --- A slow disk --------------------------------------------------------------------------------------------------

/// Where writes to databases wait.
class Barrier {
 public:
  void close(bool closed) { change(closed_, closed); }
  void outpace(bool outpaced) { change(outpaced_, outpaced); }
  void log_written() {
    {
      const std::lock_guard lock{mutex_};
      committer_ = std::this_thread::get_id();
      ++log_writes_;
    }
    changed_.notify_all();
  }
  void pass() {
    std::unique_lock lock{mutex_};
    ++waiting_;
    changed_.notify_all();
    changed_.wait(lock, [this, before = log_writes_] {
      const bool is_outpaced = outpaced_ && std::this_thread::get_id() != committer_ && log_writes_ == before;
      return !closed_ && !is_outpaced;
    });
    --waiting_;
  }
  void wait_for_one() {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [this] { return waiting_ > 0; });
  }

 private:
  void change(bool& what, bool value) {
    {
      const std::lock_guard lock{mutex_};
      what = value;
    }
    changed_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  bool closed_ = false;
  bool outpaced_ = false;
  std::thread::id committer_;
  std::uint64_t log_writes_ = 0;
  int waiting_ = 0;
};

Barrier& barrier() {
  static Barrier the_barrier;
  return the_barrier;
}

// --- The VFS -----------------------------------------------------------------------------------------------------

/// What SQLite allocates for each open file: our part, then the real VFS's file object.
struct File {
  sqlite3_file base;
  sqlite3_file* inner;
  std::string* path;  ///< Null for a temporary file, whose contents do not matter.
  bool is_database;
  bool is_log;
};

File& ours(sqlite3_file* file) {
  return *reinterpret_cast<File*>(file);
}

sqlite3_file* inner(sqlite3_file* file) {
  return ours(file).inner;
}

/// Forwards a method to the real file.
template <auto method, class... Arguments>
int forward(sqlite3_file* file, Arguments... arguments) {
  return (inner(file)->pMethods->*method)(inner(file), arguments...);
}

int close(sqlite3_file* file) {
  delete std::exchange(ours(file).path, nullptr);
  return inner(file)->pMethods->xClose(inner(file));
}

int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 offset) {
  if (disk_is_full) return SQLITE_FULL;
  if (ours(file).is_database) barrier().pass();
  if (ours(file).is_log) barrier().log_written();
  const std::string text{static_cast<const char*>(bytes), static_cast<std::size_t>(size)};
  if (ours(file).path != nullptr && !disk().change(*ours(file).path, {text, static_cast<std::size_t>(offset)})) {
    return SQLITE_IOERR_WRITE;
  }
  return inner(file)->pMethods->xWrite(inner(file), bytes, size, offset);
}

int truncate(sqlite3_file* file, sqlite3_int64 size) {
  if (ours(file).path != nullptr && !disk().change(*ours(file).path, {std::nullopt, static_cast<std::size_t>(size)})) {
    return SQLITE_IOERR_TRUNCATE;
  }
  return inner(file)->pMethods->xTruncate(inner(file), size);
}

/// The real file need not be synced: power failures are only simulated.
int sync(sqlite3_file* file, int) {
  return ours(file).path == nullptr || disk().sync(*ours(file).path) ? SQLITE_OK : SQLITE_IOERR_FSYNC;
}

void shared_barrier(sqlite3_file* file) {
  inner(file)->pMethods->xShmBarrier(inner(file));
}

using Methods = sqlite3_io_methods;
const Methods kMethods{
    .iVersion = 2,
    .xClose = close,
    .xRead = forward<&Methods::xRead, void*, int, sqlite3_int64>,
    .xWrite = write,
    .xTruncate = truncate,
    .xSync = sync,
    .xFileSize = forward<&Methods::xFileSize, sqlite3_int64*>,
    .xLock = forward<&Methods::xLock, int>,
    .xUnlock = forward<&Methods::xUnlock, int>,
    .xCheckReservedLock = forward<&Methods::xCheckReservedLock, int*>,
    .xFileControl = forward<&Methods::xFileControl, int, void*>,
    .xSectorSize = forward<&Methods::xSectorSize>,
    .xDeviceCharacteristics = forward<&Methods::xDeviceCharacteristics>,
    .xShmMap = forward<&Methods::xShmMap, int, int, int, void volatile**>,
    .xShmLock = forward<&Methods::xShmLock, int, int, int>,
    .xShmBarrier = shared_barrier,
    .xShmUnmap = forward<&Methods::xShmUnmap, int>,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

int open(sqlite3_vfs*, sqlite3_filename path, sqlite3_file* file, int flags, int* flags_out) {
  ours(file).inner = reinterpret_cast<sqlite3_file*>(&ours(file) + 1);
  ours(file).base.pMethods = nullptr;
  ours(file).path = nullptr;
  ours(file).is_database = (flags & SQLITE_OPEN_MAIN_DB) != 0;
  ours(file).is_log = (flags & SQLITE_OPEN_WAL) != 0;
  constexpr int kJournals = SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL;
  const bool lasts = path != nullptr && (flags & (SQLITE_OPEN_MAIN_DB | kJournals)) != 0;
  const bool fresh = lasts && !std::filesystem::exists(path);
  if (lasts && !disk().open(path, fresh, (flags & kJournals) != 0)) return SQLITE_CANTOPEN;
  const int result = real().xOpen(&real(), path, inner(file), flags, flags_out);
  if (inner(file)->pMethods == nullptr) return result;
  ours(file).base.pMethods = &kMethods;
  if (lasts) ours(file).path = new std::string{path};
  return result;
}

int remove(sqlite3_vfs*, const char* path, int sync_directory) {
  if (!disk().remove(path, sync_directory != 0)) return SQLITE_IOERR_DELETE;
  return real().xDelete(&real(), path, 0);
}

}  // namespace

const char* FaultyDisk::name() {
  static sqlite3_vfs vfs = [] {
    sqlite3_vfs faulty = real();
    faulty.szOsFile += static_cast<int>(sizeof(File));
    faulty.zName = kName;
    faulty.xOpen = open;
    faulty.xDelete = remove;
    return faulty;
  }();
  static const int kRegistered = sqlite3_vfs_register(&vfs, /*makeDflt=*/0);
  (void)kRegistered;
  return kName;
}

void FaultyDisk::set_full(bool full) {
  disk_is_full = full;
}

void FaultyDisk::hold_database() {
  barrier().close(true);
}

void FaultyDisk::wait_for_held_write() {
  barrier().wait_for_one();
}

void FaultyDisk::release_database() {
  barrier().close(false);
}

void FaultyDisk::outpace_checkpoints(bool outpaced) {
  barrier().outpace(outpaced);
}

void FaultyDisk::crash_at(std::uint64_t operation) {
  disk().crash_at(operation);
}

bool FaultyDisk::crashed() {
  return disk().crashed();
}

void FaultyDisk::power_up(std::uint64_t seed) {
  disk().power_up(testing::Dice{seed});
}

void FaultyDisk::forget_files() {
  disk().forget_files();
}

}  // namespace cardroom::server
