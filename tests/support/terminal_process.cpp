#include "tests/support/terminal_process.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace cardroom {
namespace {

using Clock = std::chrono::steady_clock;

int milliseconds_until(Clock::time_point deadline) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
  return static_cast<int>(std::max<long long>(left, 0));
}

}  // namespace

TerminalProcess::TerminalProcess(std::vector<std::string> arguments, const ChildProcess::Environment& environment,
                                 unsigned short columns)
    : master_{::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)}, screen_{columns} {
  std::array<char, 64> name{};
  if (master_ < 0 || ::grantpt(master_) != 0 || ::unlockpt(master_) != 0 ||
      ::ptsname_r(master_, name.data(), name.size()) != 0)
    throw std::runtime_error{"no terminal can be created here"};
  slave_ = ::open(name.data(), O_RDWR | O_NOCTTY | O_CLOEXEC);
  resize(columns);
  // Starts a new session with the input as its controlling terminal.
  arguments.insert(arguments.begin(), {"/usr/bin/setsid", "--ctty"});
  pid_ = start_program(std::move(arguments), environment, slave_, slave_, slave_);
}

TerminalProcess::~TerminalProcess() {
  if (!status_) {
    ::kill(-pid_, SIGKILL);
    ::kill(pid_, SIGKILL);
    end_status(pid_);
  }
  ::close(slave_);
  ::close(master_);
}

void TerminalProcess::type(std::string_view keys) {
  while (!keys.empty()) {
    const ssize_t written = ::write(master_, keys.data(), keys.size());
    if (written <= 0) return;
    keys.remove_prefix(static_cast<std::size_t>(written));
  }
}

void TerminalProcess::signal(int number) {
  if (!status_) ::kill(pid_, number);
}

void TerminalProcess::resize(unsigned short columns) {
  const winsize size{.ws_row = 24, .ws_col = columns, .ws_xpixel = 0, .ws_ypixel = 0};
  ::ioctl(master_, TIOCSWINSZ, &size);
  screen_.set_columns(columns);
}

bool TerminalProcess::read_some(Clock::time_point deadline) {
  pollfd waiting{master_, POLLIN, 0};
  if (::poll(&waiting, 1, milliseconds_until(deadline)) <= 0) return false;
  std::array<char, 4096> bytes{};
  const ssize_t size = ::read(master_, bytes.data(), bytes.size());
  if (size <= 0) return false;
  const std::string_view came{bytes.data(), static_cast<std::size_t>(size)};
  everything_ += came;
  screen_.write(came);
  return true;
}

bool TerminalProcess::shows(const std::function<bool(const Screen&)>& wanted, Milliseconds within) {
  const auto deadline = Clock::now() + within;
  while (!wanted(screen_))
    if (!read_some(deadline)) return false;
  matched_ = everything_.size();
  return true;
}

bool TerminalProcess::says(std::string_view part, Milliseconds within) {
  const auto deadline = Clock::now() + within;
  for (;;) {
    const auto found = everything_.find(part, matched_);
    if (found != std::string::npos) {
      matched_ = found + part.size();
      return true;
    }
    if (!read_some(deadline)) return false;
  }
}

std::optional<int> TerminalProcess::ended(Milliseconds within) {
  const auto deadline = Clock::now() + within;
  const int end = static_cast<int>(::syscall(SYS_pidfd_open, pid_, 0));
  while (!status_) {
    std::array<pollfd, 2> waiting{{{end, POLLIN, 0}, {master_, POLLIN, 0}}};
    if (::poll(waiting.data(), waiting.size(), milliseconds_until(deadline)) <= 0) break;
    if (waiting[1].revents != 0 && read_some(deadline)) continue;
    if (waiting[0].revents != 0) status_ = end_status(pid_);
  }
  ::close(end);
  return status_;
}

termios TerminalProcess::modes() const {
  termios modes{};
  ::tcgetattr(slave_, &modes);
  return modes;
}

}  // namespace cardroom
