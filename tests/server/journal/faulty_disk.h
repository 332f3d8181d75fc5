#pragma once

#include <cstdint>

namespace cardroom::server {

/// A SQLite VFS on the real file system, with faults that a test switches on. One per process.
///
/// It tracks what a power failure could lose: whatever was written, truncated, created or deleted since the last sync.
/// Any part of that may be lost, sector by sector; syncing a new journal also syncs its directory.
class FaultyDisk {
 public:
  /// The name for DatabaseOptions::vfs.
  static const char* name();

  /// If true, every write from now on fails as if the disk were full; if false, writes succeed again. Thread-safe.
  static void set_full(bool full);

  /// From now on, writes to a database itself (not to its log) wait until they are released, as on a very slow disk.
  /// Thread-safe.
  static void hold_database();
  /// Waits until a write is held.
  static void wait_for_held_write();
  static void release_database();
  /// If true, from now on a write to a database by any thread but the committing one waits until the log has been
  /// written to, as if commits were always faster than checkpoints; if false, it no longer waits. Thread-safe.
  static void outpace_checkpoints(bool outpaced);

  /// Makes the power fail at the operation (a write, sync, truncation or deletion) with this number, counted from 1
  /// from now on; 0: never. After that, every operation fails. Thread-safe.
  static void crash_at(std::uint64_t operation);
  /// Thread-safe.
  static bool crashed();
  /// Restores the power, with file contents that a disk could hold after the failure, chosen by the seed. Precondition:
  /// every file is closed.
  static void power_up(std::uint64_t seed);
  /// Forgets all files, for a test that starts with different ones.
  static void forget_files();
};

}  // namespace cardroom::server
