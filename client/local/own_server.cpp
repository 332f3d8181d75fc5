#include "client/local/own_server.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <signal.h>
#include <spawn.h>
#include <sstream>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/system/interfaces.h"

namespace cardroom::client {
namespace {

namespace fs = std::filesystem;

fs::path under(const char* variable, const char* under_home) {
  const char* given = std::getenv(variable);
  if (given != nullptr && *given == '/') return fs::path{given} / "cardroom";
  const char* home = std::getenv("HOME");
  return home != nullptr ? fs::path{home} / under_home / "cardroom" : fs::path{};
}

/// The server's own log.
fs::path log_file() {
  return under("XDG_STATE_HOME", ".local/state") / "server.log";
}

/// Reads `port`, `key` and `pid` from words of the form key=value, in any order.
std::optional<OwnServer> read_server(std::istream& words) {
  OwnServer server;
  for (std::string word; words >> word;) {
    const auto equals = word.find('=');
    if (equals == std::string::npos) continue;
    const std::string value = word.substr(equals + 1);
    if (word.starts_with("port=")) std::from_chars(value.data(), value.data() + value.size(), server.port);
    if (word.starts_with("pid=")) std::from_chars(value.data(), value.data() + value.size(), server.pid);
    if (word.starts_with("key=")) server.key = fingerprint_from_hex(value);
  }
  return server.key && server.port != 0 ? std::optional{server} : std::nullopt;
}

/// The server puts its name before the lines to the person. The name is dropped, because the person has not started it.
constexpr std::string_view kItsName = "cardroom-server: ";

/// The lines that a server of ours has written to its log since it was started; none is empty.
std::vector<std::string> lines_of(const ServerProgram& program) {
  std::ifstream in{program.log};
  in.seekg(program.log_begins);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);)
    if (!line.empty()) lines.push_back(line);
  return lines;
}

std::vector<std::string> arguments_for(const fs::path& program, const ServerOptions& options) {
  std::vector<std::string> arguments{program.string(), "--end-with-parent"};
  if (options.data_dir) arguments.insert(arguments.end(), {"--data-dir", options.data_dir->string()});
  if (options.property_file)
    arguments.insert(arguments.end(),
                     {"--local-only", "--port", "0", "--property-file", to_one_word(*options.property_file)});
  return arguments;
}

}  // namespace

Expected<ServerProgram, std::string> start_server(const ServerOptions& options) {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path() / "cardroom-server";
  if (!fs::exists(program, error)) return Unexpected<std::string>{"there is no cardroom-server beside this program"};
  ServerProgram started{.log = log_file()};
  fs::create_directories(started.log.parent_path(), error);
  started.log_begins =
      static_cast<std::int64_t>(fs::exists(started.log, error) ? fs::file_size(started.log, error) : 0);

  std::array<int, 2> in{};
  std::array<int, 2> out{};
  if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0)
    return Unexpected<std::string>{std::strerror(errno)};
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
  ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, started.log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
  // The server inherits no other file: libraries and our own parent may have left some open without close-on-exec. A
  // server that outlives us would keep a terminal, a port or a pipe of another program.
  ::posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  // A session of its own, so that Control-C in our terminal does not reach the server.
  posix_spawnattr_t attributes;
  ::posix_spawnattr_init(&attributes);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);

  std::vector<std::string> arguments = arguments_for(program, options);
  std::vector<char*> argv;
  for (std::string& argument : arguments)
    argv.push_back(argument.data());
  argv.push_back(nullptr);
  const int failed = ::posix_spawn(&started.pid, program.c_str(), &actions, &attributes, argv.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  ::posix_spawnattr_destroy(&attributes);
  ::close(in[0]);
  ::close(out[1]);
  started.input = in[1];
  started.output = out[0];
  if (failed == 0) return started;
  ::close(started.input);
  ::close(started.output);
  return Unexpected<std::string>{std::strerror(failed)};
}

void end_server(const ServerProgram& program) {
  // With SIGTERM it would tell clients that it may be started again.
  if (program.pid > 0) ::kill(program.pid, SIGINT);
}

std::optional<OwnServer> read_first_line(const ServerProgram& program, const std::string& line) {
  std::istringstream words{line};
  auto server = read_server(words);
  if (!server) return std::nullopt;
  server->started_by_us = true;
  server->addresses = own_addresses();
  for (const std::string& said : lines_of(program))
    if (said.starts_with(kItsName)) server->warnings.push_back(said.substr(kItsName.size()));
  return server;
}

std::string why_not_ready(const ServerProgram& program, const std::string& said) {
  ::kill(program.pid, SIGTERM);
  ::waitpid(program.pid, nullptr, 0);
  auto lines = lines_of(program);
  if (said.starts_with(kItsName)) lines.push_back(said);
  if (lines.empty()) return "it ended without a word";
  const std::string& last = lines.back();
  return last.starts_with(kItsName) ? last.substr(kItsName.size()) : last;
}

std::optional<OwnServer> running_server() {
  const fs::path file = under("XDG_DATA_HOME", ".local/share") / "server.run";
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return std::nullopt;
  // The server locks the file while it runs.
  const bool runs = ::flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  ::close(descriptor);
  if (!runs) return std::nullopt;
  std::ifstream in{file};
  auto server = read_server(in);
  if (server) server->addresses = own_addresses();
  return server;
}

}  // namespace cardroom::client
