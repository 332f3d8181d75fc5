#include "tests/support/child_process.h"

#include <algorithm>
#include <array>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace cardroom {
namespace {

constexpr int kPatienceMs = 20'000;

std::vector<char*> pointers(const std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (const auto& text : texts)
    result.push_back(const_cast<char*>(text.c_str()));
  result.push_back(nullptr);
  return result;
}

/// The next piece; empty at the end, or when patience is.
std::string read_some(int descriptor) {
  pollfd ready{.fd = descriptor, .events = POLLIN, .revents = 0};
  if (::poll(&ready, 1, kPatienceMs) <= 0) {
    ADD_FAILURE() << "the program says nothing";
    return {};
  }
  std::array<char, 4096> bytes{};
  const ssize_t size = ::read(descriptor, bytes.data(), bytes.size());
  return {bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0))};
}

std::string read_all(int descriptor) {
  std::string all;
  for (std::string piece = read_some(descriptor); !piece.empty(); piece = read_some(descriptor))
    all += piece;
  return all;
}

}  // namespace

ChildProcess::ChildProcess(const std::vector<std::string>& command, const std::vector<std::string>& environment) {
  std::array<std::array<int, 2>, 3> pipes{};
  for (auto& each : pipes)
    EXPECT_EQ(::pipe2(each.data(), O_CLOEXEC), 0);
  posix_spawn_file_actions_t actions{};
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, pipes[0][0], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, pipes[1][1], STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, pipes[2][1], STDERR_FILENO);
  const auto arguments = pointers(command);
  const auto variables = pointers(environment);
  const int error = ::posix_spawn(&id_, command.front().c_str(), &actions, nullptr, arguments.data(),
                                  environment.empty() ? environ : variables.data());
  EXPECT_EQ(error, 0) << "cannot start " << command.front();
  posix_spawn_file_actions_destroy(&actions);
  ::close(pipes[0][0]);
  ::close(pipes[1][1]);
  ::close(pipes[2][1]);
  input_ = pipes[0][1];
  output_ = pipes[1][0];
  errors_ = pipes[2][0];
}

ChildProcess::~ChildProcess() {
  if (!status_) {
    signal(SIGKILL);
    wait();
  }
  end_input();
  ::close(output_);
  ::close(errors_);
}

std::optional<std::string> ChildProcess::read_line() {
  while (true) {
    const auto end = read_.find('\n');
    if (end != std::string::npos) {
      std::string line = read_.substr(0, end);
      read_.erase(0, end + 1);
      return line;
    }
    const std::string more = read_some(output_);
    if (more.empty()) return std::nullopt;
    read_ += more;
  }
}

std::string ChildProcess::rest_of_output() {
  return std::exchange(read_, {}) + read_all(output_);
}

std::string ChildProcess::rest_of_errors() {
  return read_all(errors_);
}

void ChildProcess::write(const std::string& text) {
  EXPECT_EQ(::write(input_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
}

void ChildProcess::end_input() {
  if (input_ >= 0) ::close(std::exchange(input_, -1));
}

void ChildProcess::signal(int number) {
  ::kill(id_, number);
}

int ChildProcess::wait() {
  if (!status_) {
    int status = 0;
    EXPECT_EQ(::waitpid(id_, &status, 0), id_);
    status_ = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  }
  return *status_;
}

}  // namespace cardroom
