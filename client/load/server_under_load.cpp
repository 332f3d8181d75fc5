#include "client/load/server_under_load.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <signal.h>
#include <stdexcept>
#include <utility>

#include "client/load/run_until.h"

namespace cardroom::load {
namespace {

namespace fs = std::filesystem;

/// Enough to generate a key, read a journal of thousands of tables, and listen.
constexpr std::chrono::seconds kReadyWithin{60};

/// Enough for a stopped server to say goodbye to everybody and finish its records.
constexpr std::chrono::seconds kEndWithin{20};

fs::path make_folder() {
  std::string name = (fs::temp_directory_path() / "cardroom-load-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error{"no temporary folder " + name};
  return name;
}

}  // namespace

ServerUnderLoad::ServerUnderLoad(boost::asio::io_context& io, fs::path program, std::vector<std::string> options)
    : io_{io}, more_{std::move(options)}, folder_{make_folder()} {
  options_.data_dir = folder_ / "server";
  options_.log = folder_ / "server.log";
  options_.program = std::move(program);
}

ServerUnderLoad::~ServerUnderLoad() {
  process_.reset();
  if (stage_ == Stage::ready) ::kill(server_.pid, SIGKILL);
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

void ServerUnderLoad::start() {
  const std::uint16_t port = server_.port;
  options_.port = port;
  options_.more = {"--local-only"};
  options_.more.insert(options_.more.end(), more_.begin(), more_.end());
  stage_ = Stage::starting;
  process_ = std::make_unique<terminal::ServerProcess>(
      io_, options_,
      terminal::ServerProcess::Events{.ready =
                                          [this](const client::OwnServer& server) {
                                            server_ = server;
                                            stage_ = Stage::ready;
                                          },
                                      .failed =
                                          [this](const std::string& why) {
                                            why_ = why;
                                            stage_ = Stage::gone;
                                          },
                                      .ended = [this] { stage_ = Stage::gone; }});
  if (!run_until(io_, [this] { return stage_ != Stage::starting; }, kReadyWithin)) why_ = "it does not listen";
  if (stage_ != Stage::ready) throw std::runtime_error{"the server: " + why_};
  if (port != 0 && server_.port != port)
    throw std::runtime_error{"the server is on port " + std::to_string(server_.port) + " instead of " +
                             std::to_string(port)};
}

void ServerUnderLoad::end(int signal) {
  if (stage_ != Stage::ready) return;
  before_.processor += cost_of(server_.pid).processor;
  ::kill(server_.pid, signal);
  if (!run_until(io_, [this] { return stage_ == Stage::gone; }, kEndWithin))
    throw std::runtime_error{"the server does not end"};
}

ProcessCost ServerUnderLoad::cost() const {
  ProcessCost cost = stage_ == Stage::ready ? cost_of(server_.pid) : ProcessCost{};
  cost.processor += before_.processor;
  return cost;
}

std::uintmax_t ServerUnderLoad::log_bytes() const {
  std::error_code error;
  const auto size = fs::file_size(options_.log, error);
  return error ? 0 : size;
}

}  // namespace cardroom::load
