#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <sys/types.h>
#include <vector>

namespace cardroom {

/// The open files of a process by descriptor, as /proc names them: "socket:[123]", "/dev/pts/4".
std::map<int, std::string> open_files(pid_t process);

/// The open files, except for the standard streams, that `process` has inherited. `from`: the open files of the process
/// that started it.
std::vector<std::string> inherited_files(const std::map<int, std::string>& from, pid_t process);

/// The process that a server's run file names; 0 if there is none.
pid_t server_of(const std::filesystem::path& run_file);

/// Open files without close-on-exec, of the kinds that a library or a parent process may leave behind: a terminal, a
/// UDP socket, a pipe. Programs started while this object exists inherit them, unless the code that starts them
/// prevents it.
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
