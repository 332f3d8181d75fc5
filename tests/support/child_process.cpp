#include "tests/support/child_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <stdexcept>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cardroom {
namespace {

using Clock = std::chrono::steady_clock;

std::array<int, 2> make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error{"no pipe"};
  return ends;
}

int milliseconds_until(Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  return static_cast<int>(std::max<long long>(left, 0));
}

/// For posix_spawn; valid as long as `texts` exists.
std::vector<char*> pointers(std::vector<std::string>& texts) {
  std::vector<char*> result;
  for (std::string& text : texts)
    result.push_back(text.data());
  result.push_back(nullptr);
  return result;
}

std::vector<std::string> environment_with(const ChildProcess::Environment& changes) {
  std::vector<std::string> result;
  for (const auto& [name, value] : changes)
    result.push_back(name + "=" + value);
  for (char** variable = environ; *variable != nullptr; ++variable) {
    const std::string_view own{*variable};
    if (std::ranges::none_of(changes, [&](const auto& change) { return own.starts_with(change.first + "="); }))
      result.emplace_back(own);
  }
  return result;
}

}  // namespace

pid_t start_program(std::vector<std::string> arguments, const ChildProcess::Environment& environment, int input,
                    int output, int errors) {
  // Writing to a program that has exited should cause an error here instead of killing the test. The program itself
  // receives the signal as usual.
  std::signal(SIGPIPE, SIG_IGN);
  posix_spawnattr_t attributes{};
  ::posix_spawnattr_init(&attributes);
  sigset_t as_ever{};
  ::sigemptyset(&as_ever);
  ::sigaddset(&as_ever, SIGPIPE);
  ::posix_spawnattr_setsigdefault(&attributes, &as_ever);
  ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);

  posix_spawn_file_actions_t actions{};
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO);
  auto variables = environment_with(environment);
  pid_t pid = -1;
  const int error = ::posix_spawn(&pid, arguments.at(0).c_str(), &actions, &attributes, pointers(arguments).data(),
                                  pointers(variables).data());
  ::posix_spawn_file_actions_destroy(&actions);
  ::posix_spawnattr_destroy(&attributes);
  if (error != 0) throw std::runtime_error{"cannot start " + arguments[0]};
  return pid;
}

int end_status(pid_t pid) {
  int status = 0;
  ::waitpid(pid, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

ChildProcess::ChildProcess(std::vector<std::string> arguments, const Environment& environment) {
  const auto to_child = make_pipe();
  const auto from_child = make_pipe();
  errors_ = ::memfd_create("errors", MFD_CLOEXEC);
  input_ = to_child[1];
  output_ = from_child[0];
  pid_ = start_program(std::move(arguments), environment, to_child[0], from_child[1], errors_);
  ::close(to_child[0]);
  ::close(from_child[1]);
}

ChildProcess::~ChildProcess() {
  close_input();
  if (!status_) {
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
  }
  ::close(output_);
  ::close(errors_);
}

void ChildProcess::write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(input_, text.data(), text.size());
    if (written < 0) {
      if (errno == EINTR) continue;
      return;
    }
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

void ChildProcess::close_input() {
  if (input_ >= 0) ::close(std::exchange(input_, -1));
}

void ChildProcess::signal(int number) {
  if (!status_) ::kill(pid_, number);
}

/// Returns false if nothing more arrives before the deadline.
bool ChildProcess::read_some(Clock::time_point deadline) {
  pollfd waiting{output_, POLLIN, 0};
  if (::poll(&waiting, 1, milliseconds_until(deadline)) <= 0) return false;
  std::array<char, 4096> bytes{};
  const ssize_t size = ::read(output_, bytes.data(), bytes.size());
  if (size <= 0) return false;
  partial_.append(bytes.data(), static_cast<std::size_t>(size));
  everything_.append(bytes.data(), static_cast<std::size_t>(size));
  for (auto end = partial_.find('\n'); end != std::string::npos; end = partial_.find('\n')) {
    lines_.push_back(partial_.substr(0, end));
    partial_.erase(0, end + 1);
  }
  return true;
}

std::optional<std::string> ChildProcess::line(const Wanted& wanted, Milliseconds within) {
  const auto deadline = Clock::now() + within;
  for (;;) {
    while (!lines_.empty()) {
      std::string next = std::move(lines_.front());
      lines_.pop_front();
      if (wanted(next)) return next;
    }
    if (!read_some(deadline)) return std::nullopt;
  }
}

std::optional<std::string> ChildProcess::line_with(std::string_view part, Milliseconds within) {
  return line([part](const std::string& text) { return text.find(part) != std::string::npos; }, within);
}

std::optional<int> ChildProcess::ended(Milliseconds within) {
  if (status_) return status_;
  // This descriptor becomes readable when the program exits, so no polling is needed.
  const int descriptor = static_cast<int>(::syscall(SYS_pidfd_open, pid_, 0));
  pollfd waiting{descriptor, POLLIN, 0};
  const int ready = ::poll(&waiting, 1, static_cast<int>(within.count()));
  ::close(descriptor);
  if (ready <= 0) return std::nullopt;
  status_ = end_status(pid_);
  return status_;
}

std::string ChildProcess::errors() const {
  std::string text;
  std::array<char, 4096> bytes{};
  // Read by offset, because the program keeps appending.
  for (ssize_t size = 1; size > 0; text.append(bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(size, 0))))
    size = ::pread(errors_, bytes.data(), bytes.size(), static_cast<off_t>(text.size()));
  return text;
}

std::string ChildProcess::said() const {
  return "--- output\n" + everything_ + "--- errors\n" + errors();
}

std::string program(std::string_view name) {
  return std::string{CARDROOM_BUILD_DIR} + "/bin/" + std::string{name};
}

}  // namespace cardroom
