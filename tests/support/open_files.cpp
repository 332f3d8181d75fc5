#include "tests/support/open_files.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <sys/socket.h>
#include <unistd.h>

namespace cardroom {

std::map<int, std::string> open_files(pid_t process) {
  std::map<int, std::string> files;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator{"/proc/" + std::to_string(process) + "/fd", error}) {
    const auto target = std::filesystem::read_symlink(entry.path(), error);
    if (!error) files[std::atoi(entry.path().filename().c_str())] = target.string();
  }
  return files;
}

std::vector<std::string> inherited_files(const std::map<int, std::string>& from, pid_t process) {
  std::vector<std::string> inherited;
  const auto files = open_files(process);
  // The program may have a second descriptor for a standard stream.
  const auto is_standard = [&](const std::string& target) {
    return std::any_of(files.begin(), files.upper_bound(STDERR_FILENO),
                       [&](const auto& file) { return file.second == target; });
  };
  for (const auto& [number, target] : files) {
    // Anonymous inodes have no distinct names: "anon_inode:[eventpoll]".
    if (is_standard(target) || target.starts_with("anon_inode:")) continue;
    if (std::ranges::any_of(from, [&](const auto& file) { return file.second == target; }))
      inherited.push_back(std::to_string(number) + " " + target);
  }
  return inherited;
}

pid_t server_of(const std::filesystem::path& run_file) {
  std::ifstream in{run_file};
  for (std::string line; std::getline(in, line);)
    if (line.starts_with("pid=")) return std::atoi(line.c_str() + 4);
  return 0;
}

StrayFiles::StrayFiles() {
  std::array<int, 2> ends{};
  if (::pipe(ends.data()) == 0) files_.assign(ends.begin(), ends.end());
  files_.push_back(::posix_openpt(O_RDWR | O_NOCTTY));
  files_.push_back(::socket(AF_INET, SOCK_DGRAM, 0));
}

StrayFiles::~StrayFiles() {
  for (const int file : files_)
    ::close(file);
}

}  // namespace cardroom
