#include "client/terminal/console/tty_modes.h"

#include <algorithm>
#include <unistd.h>

namespace cardroom::terminal {
namespace {

std::optional<termios> modes_of(int file) {
  termios modes{};
  return ::tcgetattr(file, &modes) == 0 ? std::optional{modes} : std::nullopt;
}

bool same(const termios& a, const termios& b) {
  return a.c_iflag == b.c_iflag && a.c_oflag == b.c_oflag && a.c_cflag == b.c_cflag && a.c_lflag == b.c_lflag &&
         std::ranges::equal(a.c_cc, b.c_cc);
}

termios made(termios modes, TtyModes::Mode mode) {
  if (mode == TtyModes::Mode::hidden) {
    modes.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    modes.c_lflag |= ECHONL;
  }
  if (mode == TtyModes::Mode::editing) {
    modes.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ECHONL | IEXTEN);
    modes.c_lflag |= ISIG;
    modes.c_cc[VMIN] = 1;
    modes.c_cc[VTIME] = 0;
  }
  return modes;
}

}  // namespace

bool TtyModes::is_terminal() const {
  return ::isatty(file_) != 0;
}

bool TtyModes::is_usual() const {
  const auto modes = modes_of(file_);
  return modes && (modes->c_lflag & ECHO) != 0 && (modes->c_lflag & ICANON) != 0;
}

bool TtyModes::in_foreground() const {
  const pid_t group = ::tcgetpgrp(file_);
  return group < 0 || group == ::getpgrp();
}

void TtyModes::set(Mode mode) {
  if (mode == Mode::as_found) return give_back();
  if (!is_terminal() || !in_foreground()) return;
  const auto now = modes_of(file_);
  if (!now) return;
  // If another program has changed the modes in the meantime, those are now the ones to restore.
  if (!ours_ || !same(*now, *ours_)) found_ = now;
  const termios wanted = made(*found_, mode);
  ::tcsetattr(file_, TCSANOW, &wanted);
  ours_ = modes_of(file_);
}

void TtyModes::give_back() {
  if (ours_ && found_ && in_foreground()) ::tcsetattr(file_, TCSANOW, &*found_);
  ours_.reset();
  found_.reset();
}

}  // namespace cardroom::terminal
