#include "server/ops/data_directory.h"

#include <sys/stat.h>
#include <unistd.h>

namespace cardroom::server {

std::string why_others_can_write(const std::filesystem::path& directory) {
  struct stat status{};
  if (::stat(directory.c_str(), &status) != 0) return {};
  if (status.st_uid != ::geteuid() && status.st_uid != 0) {
    return directory.string() + ": belongs to user " + std::to_string(status.st_uid) +
           ", but the server runs as user " + std::to_string(::geteuid());
  }
  if ((status.st_mode & (S_IWGRP | S_IWOTH)) == 0) return {};
  return directory.string() + ": others may write to it; put it right with chmod go-w";
}

}  // namespace cardroom::server
