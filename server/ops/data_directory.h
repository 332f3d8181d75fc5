#pragma once

#include <filesystem>
#include <string>

namespace cardroom::server {

/// Why a server must not keep its key and its tables in this directory, in one line; empty if it may, or if the
/// directory does not exist yet. Whoever can write to it could replace the files in it, so it must belong to the user
/// who runs the server or to root, and nobody else may have write permission. Its parent directories are the
/// administrator's responsibility.
std::string why_others_can_write(const std::filesystem::path& directory);

}  // namespace cardroom::server
