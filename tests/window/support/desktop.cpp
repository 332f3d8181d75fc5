#include "tests/window/support/desktop.h"

#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <sched.h>
#include <sstream>
#include <stdexcept>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

namespace cardroom::driven {
namespace {

/// Every new window gets the focus.
constexpr const char* kRulesBegin = R"(<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew><followMouse>no</followMouse></focus>
  <theme><keepBorder>no</keepBorder></theme>
  <desktops><number>1</number></desktops>
  <keyboard><keybind key="A-F4"><action name="Close"/></keybind></keyboard>
  <mouse>
    <context name="Client">
      <mousebind button="Left" action="Press"><action name="Focus"/><action name="Raise"/></mousebind>
    </context>
  </mouse>
)";

constexpr const char* kBareRules = R"(  <applications>
    <application class="*">
      <decor>no</decor>
      <position force="yes"><x>0</x><y>0</y></position>
    </application>
  </applications>
)";

std::string rules_of(Desktop::Windows windows) {
  const std::string panel = "  <margins><bottom>" + std::to_string(Desktop::kPanelHeight) + "</bottom></margins>\n";
  return kRulesBegin + (windows == Desktop::Windows::bare ? kBareRules : panel) + "</openbox_config>\n";
}

/// Runs the program so that it exits with this test, however the test ends: even a killed test leaves no display
/// behind.
std::vector<std::string> ending_with_us(const std::string& name, std::vector<std::string> arguments) {
  std::vector<std::string> words{found_on_path("setpriv"), "--pdeathsig", "TERM", found_on_path(name)};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return words;
}

std::string first_line_of(ChildProcess& program, const std::string& what) {
  const auto line = program.next_line();
  if (!line) throw std::runtime_error{what + " does not start:\n" + program.said()};
  return *line;
}

void end(std::unique_ptr<ChildProcess>& program) {
  if (!program) return;
  // The program is asked to exit first, so that it removes its lock files.
  program->signal(SIGTERM);
  (void)program->ended();
  program.reset();
}

std::string text_of(int number) {
  return std::to_string(number);
}

}  // namespace

std::string found_on_path(const std::string& name) {
  const char* path = std::getenv("PATH");
  std::istringstream directories{path != nullptr ? path : "/usr/bin:/bin"};
  for (std::string directory; std::getline(directories, directory, ':');) {
    const std::string file = directory + "/" + name;
    if (::access(file.c_str(), X_OK) == 0) return file;
  }
  return {};
}

User::~User() {
  // The server holds the lock while it runs, so the process id in the file is still the server's.
  const std::filesystem::path run_file = path("data/cardroom/server.run");
  const int held = ::open(run_file.c_str(), O_RDONLY | O_CLOEXEC);
  if (held < 0) return;
  const bool runs = ::flock(held, LOCK_SH | LOCK_NB) != 0;
  ::close(held);
  std::ifstream lines{run_file};
  for (std::string line; runs && std::getline(lines, line);) {
    if (line.starts_with("pid=")) ::kill(std::stoi(line.substr(4)), SIGTERM);
  }
}

ChildProcess::Environment User::environment() const {
  const std::string home = directory_.path().string();
  return {{"HOME", home},
          {"XDG_CONFIG_HOME", home + "/config"},
          {"XDG_DATA_HOME", home + "/data"},
          {"XDG_STATE_HOME", home + "/state"},
          {"XDG_CACHE_HOME", home + "/cache"}};
}

std::string Desktop::missing() {
  std::string names;
  for (const char* name : {"Xvfb", "openbox", "dbus-daemon", "xdotool", "xprop", "setpriv"}) {
    if (found_on_path(name).empty()) names += names.empty() ? name : std::string{", "} + name;
  }
  return names.empty() ? "" : "no desktop to test on without: " + names;
}

Desktop::Desktop(int width, int height, Windows windows)
    : network_{::open("/proc/thread-self/ns/net", O_RDONLY | O_CLOEXEC)} {
  const std::string size = text_of(width) + "x" + text_of(height) + "x24";
  display_ =
      std::make_unique<ChildProcess>(ending_with_us("Xvfb", {"-displayfd", "1", "-screen", "0", size, "-nolisten",
                                                             "tcp", "-noreset", "-fbdir", directory_.path().string()}));
  display_name_ = ":" + first_line_of(*display_, "Xvfb");
  bus_ = std::make_unique<ChildProcess>(
      ending_with_us("dbus-daemon", {"--session", "--nofork", "--nopidfile", "--print-address=1"}), environment());
  bus_address_ = first_line_of(*bus_, "dbus-daemon");
  const std::filesystem::path rules = directory_.path() / "openbox.xml";
  std::ofstream{rules} << rules_of(windows);
  window_manager_ = std::make_unique<ChildProcess>(
      ending_with_us("openbox", {"--sm-disable", "--config-file", rules.string()}), environment());
}

Desktop::~Desktop() {
  end(window_manager_);
  end(bus_);
  end(display_);
  if (network_ >= 0) ::close(network_);
}

ChildProcess::Environment Desktop::environment() const {
  const std::string home = directory_.path().string();
  return {{"DISPLAY", display_name_},
          {"WAYLAND_DISPLAY", ""},
          {"XDG_RUNTIME_DIR", home},
          {"XDG_CONFIG_HOME", home},
          {"HOME", home},
          {"DBUS_SESSION_BUS_ADDRESS", bus_address_},
          {"QT_QPA_PLATFORM", "xcb"},
          {"QT_QUICK_BACKEND", "software"},
          {"QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1"},
          {"NO_AT_BRIDGE", "0"},
          {"LC_ALL", "C.UTF-8"}};
}

std::string Desktop::run(Words words) const {
  words[0] = found_on_path(words.at(0));
  std::string output;
  // The first display in each network has the same name, so a tool must run in the desktop's own network.
  std::thread there{[&] {
    if (network_ >= 0) ::setns(network_, CLONE_NEWNET);
    ChildProcess tool{words, environment()};
    tool.close_input();
    while (const auto line = tool.next_line())
      output += *line + "\n";
    if (tool.ended() != 0) output.clear();
  }};
  there.join();
  return output;
}

void Desktop::press(const std::string& keys) {
  run({"xdotool", "key", "--clearmodifiers", keys});
}

void Desktop::type(const std::string& text) {
  run({"xdotool", "type", "--clearmodifiers", "--delay", "1", text});
}

void Desktop::move_pointer(Point to) {
  run({"xdotool", "mousemove", text_of(to.x), text_of(to.y)});
}

void Desktop::click(Point at, int button) {
  run({"xdotool", "mousemove", text_of(at.x), text_of(at.y), "click", text_of(button)});
}

void Desktop::double_click(Point at) {
  run({"xdotool", "mousemove", text_of(at.x), text_of(at.y), "click", "--repeat", "2", "--delay", "60", "1"});
}

void Desktop::drag(Point from, Point to) {
  Words words{"xdotool", "mousemove", text_of(from.x), text_of(from.y), "mousedown", "1"};
  // A real mouse does not jump, and a drag starts only after the pointer has moved a few pixels.
  constexpr int kSteps = 8;
  for (int step = 1; step <= kSteps; ++step) {
    const int x = from.x + (to.x - from.x) * step / kSteps;
    const int y = from.y + (to.y - from.y) * step / kSteps;
    words.insert(words.end(), {"mousemove", "--sync", text_of(x), text_of(y)});
  }
  words.insert(words.end(), {"mouseup", "1"});
  run(words);
}

void Desktop::save_picture(const std::filesystem::path& file) const {
  std::filesystem::create_directories(file.parent_path());
  std::filesystem::copy_file(directory_.path() / "Xvfb_screen0", file,
                             std::filesystem::copy_options::overwrite_existing);
}

}  // namespace cardroom::driven
