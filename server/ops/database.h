#pragma once

#include <filesystem>
#include <iosfwd>

/// Maintenance of a server's database, whether or not a server is using it. Each function writes to `out` what it found
/// or did, and to `errors`, in one line, why it failed. It returns the program's exit status.
namespace cardroom::server {

/// Replays every table of the database in this data directory as a server does when it starts; changes nothing. Prints
/// a line for each table that a server could not continue, then a summary. Returns 0 if all is well, 1 if something is
/// damaged, 2 if there is no database that this program can read.
int check_database(const std::filesystem::path& directory, std::ostream& out, std::ostream& errors);

/// Writes a consistent copy of the database in this data directory to a file that must not exist yet, and that only
/// this user can access. Returns 0, or 1 on failure.
int back_up_database(const std::filesystem::path& directory, const std::filesystem::path& file, std::ostream& out,
                     std::ostream& errors);

}  // namespace cardroom::server
