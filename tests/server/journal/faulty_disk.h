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

  /// From now on, writes to a database itself (not to its log) wait until they are released, like on a very slow disk.
  /// Thread-safe.
  static void hold_database();
  /// Waits until a write is held.
  static void wait_for_held_write();
  static void release_database();
  /// From now on, or no longer, a write to a database by another thread than the one that commits waits until the log
  /// has been written to, as if commits were always faster than checkpoints. Thread-safe.
  static void outpace_checkpoints(bool outpaced);

  /// The power fails at this write, sync, truncation or deletion from now on, counted from 1; 0: never. After that
  /// every operation fails. Thread-safe.
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
