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
#include <utility>

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

/// Reads `port`, `key` and `pid` from key=value pairs, in any order.
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

/// The maximum length in bytes of a server's first line, which contains a port and a key.
constexpr std::size_t kServerLineMax = 4096;

/// Written to a server's input, this line makes it outlive the client.
constexpr std::string_view kOutliveLine = "outlive\n";

/// This line revokes kOutliveLine.
constexpr std::string_view kFollowLine = "follow\n";

/// The server prefixes its messages with its name, which is removed here because the person did not start the server.
constexpr std::string_view kItsName = "cardroom-server: ";

std::vector<std::string> arguments_for(const fs::path& program, const ServerOptions& options) {
  std::vector<std::string> arguments{program.string(), "--end-with-parent", "--next-port"};
  if (options.data_dir) arguments.insert(arguments.end(), {"--data-dir", options.data_dir->string()});
  if (options.port) arguments.insert(arguments.end(), {"--port", std::to_string(*options.port)});
  if (options.property_file)
    arguments.insert(arguments.end(),
                     {"--local-only", "--port", "0", "--property-file", to_one_word(*options.property_file)});
  if (options.lesson)
    arguments.insert(arguments.end(), {"--local-only", "--port", "0", "--lesson", to_one_word(*options.lesson)});
  arguments.insert(arguments.end(), options.more.begin(), options.more.end());
  return arguments;
}

}  // namespace

Expected<ServerProgram, std::string> ServerProgram::start(const ServerOptions& options) {
  std::error_code error;
  const fs::path beside = fs::read_symlink("/proc/self/exe", error).parent_path() / "cardroom-server";
  const fs::path program = options.program.empty() ? beside : options.program;
  if (!fs::exists(program, error)) {
    return Unexpected<std::string>{options.program.empty() ? "there is no cardroom-server beside this program"
                                                           : "there is no " + program.string()};
  }
  ServerProgram started;
  started.log_ = options.log.empty() ? log_file() : options.log;
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
  // The server inherits no other descriptors: libraries or our own parent may have left some open without
  // close-on-exec, and a server that outlives us would hold another program's terminal, port or pipe open.
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
  const int failed = ::posix_spawn(&started.pid_, program.c_str(), &actions, &attributes, argv.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  ::posix_spawnattr_destroy(&attributes);
  if (failed != 0) return Unexpected<std::string>{std::strerror(failed)};
  return started;
}

ServerProgram::News ServerProgram::read() {
  std::array<char, kServerLineMax> bytes{};
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
  if (!at_end && line_end == std::string::npos && first_line_.size() < kServerLineMax) return {};
  const std::string line = first_line_.substr(0, line_end);
  const auto server = at_end ? std::nullopt : listening(line);
  if (!server) return Failed{why_not_ready(line)};
  is_ready_ = true;
  return *server;
}

void ServerProgram::outlive() {
  // A write error means that the server has exited; Ended follows.
  [[maybe_unused]] const auto written = ::write(input_.get(), kOutliveLine.data(), kOutliveLine.size());
}

void ServerProgram::let_go() {
  [[maybe_unused]] const auto written = ::write(input_.get(), kFollowLine.data(), kFollowLine.size());
  input_ = {};
}

void ServerProgram::end() {
  // On SIGTERM, the server would tell its clients that it may be restarted.
  if (pid_ > 0) ::kill(pid_, SIGINT);
}

/// The non-empty lines that the server has logged since it was started.
std::vector<std::string> ServerProgram::log_lines() const {
  std::ifstream in{log_};
  in.seekg(log_begins_);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);)
    if (!line.empty()) lines.push_back(line);
  return lines;
}

/// Parses the first line printed by a listening server. Empty for any other line.
std::optional<OwnServer> ServerProgram::listening(const std::string& line) const {
  std::istringstream words{line};
  auto server = read_server(words);
  if (!server) return std::nullopt;
  server->started_by_us = true;
  server->addresses = own_addresses();
  for (const std::string& said : log_lines())
    if (said.starts_with(kItsName)) server->warnings.push_back(said.substr(kItsName.size()));
  return server;
}

/// Stops the server and waits until it has exited. Returns why it is not ready, from its first line or its log.
std::string ServerProgram::why_not_ready(const std::string& said) {
  ::kill(pid_, SIGTERM);
  ::waitpid(std::exchange(pid_, 0), nullptr, 0);
  auto lines = log_lines();
  if (said.starts_with(kItsName)) lines.push_back(said);
  if (lines.empty()) return "it ended without a word";
  const std::string& last = lines.back();
  return last.starts_with(kItsName) ? last.substr(kItsName.size()) : last;
}

std::optional<OwnServer> running_server() {
  const fs::path file = under("XDG_DATA_HOME", ".local/share") / "server.run";
  const Descriptor run_file{::open(file.c_str(), O_RDONLY | O_CLOEXEC)};
  // The server locks the file while it runs.
  if (run_file.get() < 0 || ::flock(run_file.get(), LOCK_SH | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return std::nullopt;
  std::ifstream in{file};
  auto server = read_server(in);
  if (server) server->addresses = own_addresses();
  return server;
}

}  // namespace cardroom::client
