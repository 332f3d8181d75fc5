#include "tests/end_to_end/process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <sstream>
#include <stdexcept>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace cardroom::end_to_end {
namespace {

using Clock = std::chrono::steady_clock;

std::array<int, 2> make_pipe() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::runtime_error{"no pipe"};
  return ends;
}

int milliseconds_until(Clock::time_point deadline) {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - Clock::now()).count();
  return static_cast<int>(std::max<long long>(left, 0));
}

}  // namespace

Process::Process(std::vector<std::string> arguments, const std::filesystem::path& log, const Environment& environment)
    : log_{log} {
  const auto to_child = make_pipe();
  const auto from_child = make_pipe();
  const int errors = ::open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  std::vector<char*> argv;
  for (std::string& argument : arguments)
    argv.push_back(argument.data());
  argv.push_back(nullptr);
  pid_ = ::fork();
  if (pid_ < 0) throw std::runtime_error{"cannot fork"};
  if (pid_ == 0) {
    ::dup2(to_child[0], STDIN_FILENO);
    ::dup2(from_child[1], STDOUT_FILENO);
    ::dup2(errors, STDERR_FILENO);
    for (const auto& [name, value] : environment)
      ::setenv(name.c_str(), value.c_str(), 1);
    ::execvp(argv[0], argv.data());
    ::_exit(127);
  }
  ::close(to_child[0]);
  ::close(from_child[1]);
  ::close(errors);
  input_ = to_child[1];
  output_ = from_child[0];
  // Writing to a program that has ended is an error, not our end.
  std::signal(SIGPIPE, SIG_IGN);
}

Process::~Process() {
  close_input();
  if (!status_) {
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
  }
  ::close(output_);
}

void Process::write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(input_, text.data(), text.size());
    if (written < 0) {
      if (errno == EINTR) continue;
      return;
    }
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

void Process::close_input() {
  if (input_ >= 0) ::close(std::exchange(input_, -1));
}

void Process::signal(int number) {
  if (!status_) ::kill(pid_, number);
}

/// False: nothing more comes before the deadline.
bool Process::read_some(Clock::time_point deadline) {
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

std::optional<std::string> Process::line(const Wanted& wanted, std::chrono::milliseconds within) {
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

std::optional<std::string> Process::line_with(std::string_view part, std::chrono::milliseconds within) {
  return line([part](const std::string& text) { return text.find(part) != std::string::npos; }, within);
}

std::optional<int> Process::ended(std::chrono::milliseconds within) {
  if (status_) return status_;
  // A descriptor that becomes readable at the end: no polling.
  const int descriptor = static_cast<int>(::syscall(SYS_pidfd_open, pid_, 0));
  pollfd waiting{descriptor, POLLIN, 0};
  const int ready = ::poll(&waiting, 1, static_cast<int>(within.count()));
  ::close(descriptor);
  if (ready <= 0) return std::nullopt;
  int status = 0;
  ::waitpid(pid_, &status, 0);
  status_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return status_;
}

std::string Process::said() const {
  std::ostringstream text;
  text << "--- output\n" << everything_ << "--- errors\n" << std::ifstream{log_}.rdbuf();
  return text.str();
}

std::string program(std::string_view name) {
  return std::string{CARDROOM_BUILD_DIR} + "/bin/" + std::string{name};
}

std::string value_of(const std::string& line, std::string_view key) {
  std::istringstream words{line};
  for (std::string word; words >> word;) {
    if (word.rfind(std::string{key} + "=", 0) == 0) return word.substr(key.size() + 1);
  }
  return {};
}

int number_of(const std::string& line, std::string_view key) {
  return std::atoi(value_of(line, key).c_str());
}

}  // namespace cardroom::end_to_end
