#include "client/terminal/typing_echo.h"

#include <termios.h>
#include <utility>

namespace cardroom::terminal {
namespace {

/// False: no terminal.
bool set_echo(int file, bool on) {
  termios settings{};
  if (tcgetattr(file, &settings) != 0) return false;
  const tcflag_t hidden = (settings.c_lflag & ~static_cast<tcflag_t>(ECHO)) | ECHONL;
  const tcflag_t shown = (settings.c_lflag & ~static_cast<tcflag_t>(ECHONL)) | ECHO;
  settings.c_lflag = on ? shown : hidden;
  return tcsetattr(file, TCSANOW, &settings) == 0;
}

}  // namespace

void TypingEcho::hide() {
  hidden_ = set_echo(file_, false);
}

void TypingEcho::show() {
  if (std::exchange(hidden_, false)) set_echo(file_, true);
}

}  // namespace cardroom::terminal
