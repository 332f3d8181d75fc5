#include "client/terminal/server_process.h"

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/streambuf.hpp>
#include <charconv>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <iterator>
#include <signal.h>
#include <spawn.h>
#include <sstream>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

#include "client/terminal/own_addresses.h"

namespace cardroom::terminal {
namespace {

namespace asio = boost::asio;
namespace fs = std::filesystem;
using boost::system::error_code;

/// Longest first line of a server, in bytes: it has a port and a key.
constexpr std::size_t kFirstLineMax = 4096;

fs::path under(const char* variable, const char* under_home) {
  const char* given = std::getenv(variable);
  if (given != nullptr && *given == '/') return fs::path{given} / "cardroom";
  const char* home = std::getenv("HOME");
  return home != nullptr ? fs::path{home} / under_home / "cardroom" : fs::path{};
}

/// The server's own log, where somebody looks who wants to know what went wrong.
fs::path log_file() {
  return under("XDG_STATE_HOME", ".local/state") / "server.log";
}

/// Reads `port`, `key` and `pid` out of words of the form key=value, wherever they stand.
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

/// The last line that was written to the file after `from`.
std::string last_line(const fs::path& file, std::streamoff from) {
  std::ifstream in{file};
  in.seekg(from);
  std::string last;
  for (std::string line; std::getline(in, line);)
    if (!line.empty()) last = line;
  return last;
}

}  // namespace

class ServerProcess::Shell : public std::enable_shared_from_this<Shell> {
 public:
  Shell(asio::io_context& io, Events events) : output_{io}, events_{std::move(events)} {}

  void start(const ServerOptions& options) {
    const std::string problem = spawn(options);
    if (problem.empty()) return read_first_line();
    asio::post(output_.get_executor(), [self = shared_from_this(), problem] {
      if (self->events_.failed) self->events_.failed(problem);
    });
  }

  void outlive() {
    constexpr std::string_view kLine = "outlive\n";
    if (input_ >= 0 && ::write(input_, kLine.data(), kLine.size()) < 0)
      input_ = -1;  // It has ended; we will hear of it.
  }

  void end() {
    if (pid_ > 0) ::kill(pid_, SIGTERM);
  }

  void forget() {
    events_ = {};
    output_.close();
    if (input_ >= 0) ::close(input_);
    input_ = -1;
  }

 private:
  /// Empty, or what went wrong.
  std::string spawn(const ServerOptions& options) {
    error_code ignored;
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path() / "cardroom-server";
    if (!fs::exists(program, error)) return "there is no cardroom-server beside this program";
    log_ = log_file();
    fs::create_directories(log_.parent_path(), error);
    log_begins_ = static_cast<std::streamoff>(fs::exists(log_, error) ? fs::file_size(log_, error) : 0);

    std::array<int, 2> in{};
    std::array<int, 2> out{};
    if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0) return std::strerror(errno);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
    ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, log_.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600);
    // A session of its own: what is typed in our terminal, Control-C too, is not for the server.
    posix_spawnattr_t attributes;
    ::posix_spawnattr_init(&attributes);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);

    std::vector<std::string> arguments{program.string(), "--end-with-parent"};
    if (options.data_dir) arguments.insert(arguments.end(), {"--data-dir", options.data_dir->string()});
    if (!options.property_file.empty())
      arguments.insert(arguments.end(), {"--local-only", "--port", "0", "--property-file", options.property_file});
    std::vector<char*> argv;
    for (std::string& argument : arguments)
      argv.push_back(argument.data());
    argv.push_back(nullptr);
    const int failed = ::posix_spawn(&pid_, program.c_str(), &actions, &attributes, argv.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    ::posix_spawnattr_destroy(&attributes);
    ::close(in[0]);
    ::close(out[1]);
    input_ = in[1];
    output_.assign(out[0], ignored);
    return failed == 0 ? std::string{} : std::strerror(failed);
  }

  void read_first_line() {
    asio::async_read_until(output_, first_line_, '\n', [self = shared_from_this()](error_code error, std::size_t) {
      if (error) return self->not_ready();
      std::istream words{&self->first_line_};
      auto server = read_server(words);
      if (!server) return self->not_ready();
      server->started_by_us = true;
      server->addresses = own_addresses();
      if (self->events_.ready) self->events_.ready(*server);
      self->wait_for_end();
    });
  }

  void not_ready() {
    end();
    if (pid_ > 0) ::waitpid(pid_, nullptr, 0);
    pid_ = 0;
    const std::string said = last_line(log_, log_begins_);
    if (events_.failed) events_.failed(said.empty() ? "it ended without a word" : said);
  }

  /// It says nothing more: the end of its output is its end.
  void wait_for_end() {
    output_.async_read_some(asio::buffer(rest_), [self = shared_from_this()](error_code error, std::size_t) {
      if (!error) return self->wait_for_end();
      if (error == asio::error::operation_aborted) return;
      ::waitpid(self->pid_, nullptr, 0);
      self->pid_ = 0;
      if (self->events_.ended) self->events_.ended();
    });
  }

  asio::posix::stream_descriptor output_;
  asio::streambuf first_line_{kFirstLineMax};
  std::array<char, 256> rest_{};
  Events events_;
  pid_t pid_ = 0;
  int input_ = -1;  ///< The server sees its end when we are gone.
  fs::path log_;
  std::streamoff log_begins_ = 0;
};

ServerProcess::ServerProcess(asio::io_context& io, const ServerOptions& options, Events events)
    : shell_{std::make_shared<Shell>(io, std::move(events))} {
  shell_->start(options);
}

ServerProcess::~ServerProcess() {
  shell_->forget();
}

void ServerProcess::outlive() {
  shell_->outlive();
}

void ServerProcess::end() {
  shell_->end();
}

std::optional<OwnServer> running_server() {
  const fs::path file = under("XDG_DATA_HOME", ".local/share") / "server.run";
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return std::nullopt;
  // The server holds the file while it runs.
  const bool runs = ::flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  ::close(descriptor);
  if (!runs) return std::nullopt;
  std::ifstream in{file};
  auto server = read_server(in);
  if (server) server->addresses = own_addresses();
  return server;
}

}  // namespace cardroom::terminal
