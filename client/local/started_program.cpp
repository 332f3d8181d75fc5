#include "client/local/started_program.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

#include "client/local/user_folders.h"

namespace cardroom::client {
namespace {

namespace fs = std::filesystem;

/// The maximum length in bytes of a program's first line.
constexpr std::size_t kFirstLineMax = 4096;

}  // namespace

fs::path log_of(const std::string& name) {
  return user_folder("XDG_STATE_HOME", ".local/state") / (name + ".log");
}

Expected<StartedProgram, std::string> StartedProgram::start(const Start& start) {
  std::error_code error;
  const fs::path beside = fs::read_symlink("/proc/self/exe", error).parent_path() / start.name;
  const fs::path program = start.program.empty() ? beside : start.program;
  if (!fs::exists(program, error)) {
    return Unexpected<std::string>{start.program.empty() ? "there is no " + start.name + " beside this program"
                                                         : "there is no " + program.string()};
  }
  StartedProgram started;
  started.name_ = start.name;
  started.log_ = start.log;
  fs::create_directories(started.log_.parent_path(), error);
  if (fs::exists(started.log_, error))
    started.log_begins_ = static_cast<std::int64_t>(fs::file_size(started.log_, error));

  std::array<int, 2> in{};
  std::array<int, 2> out{};
  if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0)
    return Unexpected<std::string>{std::strerror(errno)};
  const Descriptor its_input{in[0]};
  const Descriptor its_output{out[1]};
  started.input_ = Descriptor{in[1]};
  started.output_ = Descriptor{out[0]};
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, its_input.get(), STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, its_output.get(), STDOUT_FILENO);
  ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, started.log_.c_str(), O_WRONLY | O_CREAT | O_APPEND,
                                     0600);
  // The program inherits no other descriptors: libraries or our own parent may have left some open without
  // close-on-exec, and a program that outlives us would hold another program's terminal, port or pipe open.
  ::posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  // A session of its own, so that Control-C in our terminal does not reach it.
  posix_spawnattr_t attributes;
  ::posix_spawnattr_init(&attributes);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);

  std::vector<std::string> arguments{program.string()};
  arguments.insert(arguments.end(), start.arguments.begin(), start.arguments.end());
  std::vector<char*> argv;
  for (std::string& argument : arguments)
    argv.push_back(argument.data());
  argv.push_back(nullptr);
  const int failed = ::posix_spawn(&started.pid_, program.c_str(), &actions, &attributes, argv.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  ::posix_spawnattr_destroy(&attributes);
  if (failed != 0) return Unexpected<std::string>{std::strerror(failed)};
  return started;
}

StartedProgram::News StartedProgram::read() {
  std::array<char, kFirstLineMax> bytes{};
  const ssize_t count = ::read(output_.get(), bytes.data(), bytes.size());
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return {};
  const bool at_end = count <= 0;
  if (is_ready_) {
    if (!at_end) return {};  // Its later output is not needed.
    ::waitpid(std::exchange(pid_, 0), nullptr, 0);
    return Ended{};
  }
  if (!at_end) first_line_.append(bytes.data(), static_cast<std::size_t>(count));
  const auto line_end = first_line_.find('\n');
  if (!at_end && line_end == std::string::npos && first_line_.size() < kFirstLineMax) return {};
  const std::string line = first_line_.substr(0, line_end);
  const std::string listening = name_ + " listening ";
  if (at_end || !line.starts_with(listening)) return Failed{why_not_ready(line)};
  is_ready_ = true;
  Ready ready{line.substr(listening.size()), {}};
  // A program prefixes its messages with its name, which is removed here because the person did not start it.
  const std::string its_name = name_ + ": ";
  for (const std::string& said : log_lines())
    if (said.starts_with(its_name)) ready.remarks.push_back(said.substr(its_name.size()));
  return ready;
}

void StartedProgram::say(std::string_view text) {
  // A write error means that the program has exited; Ended follows.
  [[maybe_unused]] const auto written = ::write(input_.get(), text.data(), text.size());
}

void StartedProgram::send_signal(int signal) {
  if (pid_ > 0) ::kill(pid_, signal);
}

/// The non-empty lines that the program has logged since it was started.
std::vector<std::string> StartedProgram::log_lines() const {
  std::ifstream in{log_};
  in.seekg(log_begins_);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);)
    if (!line.empty()) lines.push_back(line);
  return lines;
}

/// Stops the program and waits until it has exited. Returns why it is not ready, from its first line or its log.
std::string StartedProgram::why_not_ready(const std::string& said) {
  send_signal(SIGTERM);
  ::waitpid(std::exchange(pid_, 0), nullptr, 0);
  const std::string its_name = name_ + ": ";
  auto lines = log_lines();
  if (said.starts_with(its_name)) lines.push_back(said);
  if (lines.empty()) return "it ended without a word";
  const std::string& last = lines.back();
  return last.starts_with(its_name) ? last.substr(its_name.size()) : last;
}

}  // namespace cardroom::client
