#pragma once

#include <cstdint>
#include <vector>

namespace cardroom::server {

/// What a sweep has covered.
struct CrashSweep {
  std::uint64_t runs = 0;
  std::uint64_t reported = 0;        ///< Records that the journal reported durable, in all runs.
  std::uint64_t never_reported = 0;  ///< Records found after a crash though not reported durable.
  std::uint64_t lost = 0;            ///< Records that were appended but not found.
  std::uint64_t crashes_again = 0;   ///< Crashes while the database was reopened after a crash.
  std::uint64_t begun_anew = 0;      ///< Number of times that an entire log was moved into its database.
};

/// For each seed, which decides what the disk keeps: runs a journal script on a disk whose power fails at the first
/// write or sync, then at the second, and so on until the script completes. After each failure the journal must reopen
/// with a prefix of every table's records that includes all those reported durable, and continue.
CrashSweep sweep_crashes(const std::vector<std::uint64_t>& seeds);

/// The same while a journal with records is opened the way a server opens it, reserving the write-ahead log. Sweeps
/// once after the journal was closed, and once after a power failure, so that the log is in use.
CrashSweep sweep_openings(const std::vector<std::uint64_t>& seeds);

}  // namespace cardroom::server
