#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <sys/types.h>
#include <vector>

namespace cardroom {

/// What a process has open, by number, as /proc says: "socket:[123]", "/dev/pts/4".
std::map<int, std::string> open_files(pid_t process);

/// Which open files of a program are among those that whoever started it had; its input, output and errors are not
/// meant.
std::vector<std::string> inherited_files(const std::map<int, std::string>& from, pid_t process);

/// The process that a server's run file names; 0 without one.
pid_t server_of(const std::filesystem::path& run_file);

/// Files that nobody closes on exec, as some library opens them, or whoever has started us: a terminal, a UDP socket, a
/// pipe. Programs that are started meanwhile get them, unless who starts them takes care.
class StrayFiles {
 public:
  StrayFiles();
  ~StrayFiles();
  StrayFiles(const StrayFiles&) = delete;
  StrayFiles& operator=(const StrayFiles&) = delete;

 private:
  std::vector<int> files_;
};

}  // namespace cardroom
