#include "client/local/own_server.h"

#include <cerrno>
#include <charconv>
#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <sys/file.h>
#include <utility>

#include "client/local/user_folders.h"
#include "common/system/descriptor.h"
#include "common/system/interfaces.h"

namespace cardroom::client {
namespace {

namespace fs = std::filesystem;

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

/// Written to a server's input, this line makes it outlive the client.
constexpr std::string_view kOutliveLine = "outlive\n";

/// This line revokes kOutliveLine.
constexpr std::string_view kFollowLine = "follow\n";

std::vector<std::string> arguments_for(const ServerOptions& options) {
  // All browsers come from the gateway on this machine, and what one of them does must not be held against the others.
  std::vector<std::string> arguments{"--end-with-parent", "--next-port", "--trusted-addresses", "127.0.0.1"};
  if (options.data_dir) arguments.insert(arguments.end(), {"--data-dir", options.data_dir->string()});
  if (options.port) arguments.insert(arguments.end(), {"--port", std::to_string(*options.port)});
  const auto plays = [&](std::string_view option, const auto& words) {
    if (words)
      arguments.insert(arguments.end(), {"--local-only", "--port", "0", std::string{option}, to_one_word(*words)});
  };
  plays("--property-file", options.property_file);
  plays("--lesson", options.lesson);
  plays("--position", options.position);
  arguments.insert(arguments.end(), options.more.begin(), options.more.end());
  return arguments;
}

}  // namespace

Expected<ServerProgram, std::string> ServerProgram::start(const ServerOptions& options) {
  auto started = StartedProgram::start({.name = "cardroom-server",
                                        .program = options.program,
                                        .arguments = arguments_for(options),
                                        .log = options.log.empty() ? log_of("server") : options.log});
  if (!started) return Unexpected<std::string>{started.error()};
  return ServerProgram{*std::move(started)};
}

ServerProgram::News ServerProgram::read() {
  StartedProgram::News news = program_.read();
  if (auto* failed = std::get_if<StartedProgram::Failed>(&news)) return *std::move(failed);
  if (std::holds_alternative<StartedProgram::Ended>(news)) return Ended{};
  auto* ready = std::get_if<StartedProgram::Ready>(&news);
  if (ready == nullptr) return {};
  std::istringstream words{ready->words};
  auto server = read_server(words);
  if (!server) return Failed{"it does not say where it listens"};
  server->started_by_us = true;
  server->addresses = own_addresses();
  server->warnings = std::move(ready->remarks);
  return *server;
}

void ServerProgram::outlive() {
  program_.say(kOutliveLine);
}

void ServerProgram::let_go() {
  program_.say(kFollowLine);
  program_.close_input();
}

void ServerProgram::end() {
  // On SIGTERM, the server would tell its clients that it may be restarted.
  program_.send_signal(SIGINT);
}

std::optional<OwnServer> running_server() {
  const fs::path file = user_folder("XDG_DATA_HOME", ".local/share") / "server.run";
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
