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
