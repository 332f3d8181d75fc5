#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tests/support/child_process.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::driven {

/// On a display, in its pixels.
struct Point {
  int x = 0;
  int y = 0;
};

/// The files of a user of this test: nothing is there yet, and nothing of the tester's own is touched. Two programs
/// with the same one are two windows of one user.
class User {
 public:
  User() = default;
  /// Ends the server that the user's window has left running for others, if there is one.
  ~User();
  User(const User&) = delete;
  User& operator=(const User&) = delete;

  ChildProcess::Environment environment() const;
  std::filesystem::path path(const std::string& file) const { return directory_.path() / file; }

 private:
  TemporaryDirectory directory_;
};

/// A desktop with nothing on it: a display without a screen (Xvfb), a window manager, and a session bus by which
/// assistive programs read windows. All of it ends with the object.
class Desktop {
 public:
  using Words = std::vector<std::string>;

  /// The programs that a desktop is made of and that are not here, for a test that is skipped; empty: none.
  static std::string missing();

  /// What surrounds windows.
  enum class Windows : std::uint8_t {
    bare,    ///< Nothing: every one stands in the display's corner from its first pixel.
    framed,  ///< A frame with a title, where the window wants to be, and a panel at the display's lower edge.
  };
  static constexpr int kPanelHeight = 32;

  /// Throws std::runtime_error if a part of it does not start.
  explicit Desktop(int width = 1280, int height = 800, Windows windows = Windows::bare);
  ~Desktop();

  /// What a program needs to appear on this desktop. Windows draw with the software renderer.
  ChildProcess::Environment environment() const;

  /// A key or keys together, by X's names: "Return", "ctrl+q", "F11".
  void press(const std::string& keys);
  void type(const std::string& text);
  void move_pointer(Point to);
  void click(Point at, int button = 1);
  void double_click(Point at);
  void drag(Point from, Point to);

  /// A tool of the desktop (xdotool, xprop), by name: what it prints. Empty if it fails.
  std::string run(Words words) const;

  /// What is on the display now, in X's window dump format (xwd), for a person who looks into a failure.
  void save_picture(const std::filesystem::path& file) const;

 private:
  int network_;  ///< The network namespace of the thread that made it; -1: not known.
  TemporaryDirectory directory_;
  std::unique_ptr<ChildProcess> display_;
  std::unique_ptr<ChildProcess> bus_;
  std::unique_ptr<ChildProcess> window_manager_;
  std::string display_name_;
  std::string bus_address_;
};

/// Where a program is, by the path on which the shell would find it; empty: nowhere.
std::string found_on_path(const std::string& name);

}  // namespace cardroom::driven
