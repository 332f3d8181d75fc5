#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tests/support/child_process.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::driven {

/// A point on a display, in its pixels.
struct Point {
  int x = 0;
  int y = 0;
};

/// The files of a test user: initially empty, and separate from the tester's own. Two programs with the same files are
/// two windows of one user.
class User {
 public:
  User() = default;
  /// Stops the server that the user's window has left running for others, if there is one.
  ~User();
  User(const User&) = delete;
  User& operator=(const User&) = delete;

  ChildProcess::Environment environment() const;
  std::filesystem::path path(const std::string& file) const { return directory_.path() / file; }

 private:
  TemporaryDirectory directory_;
};

/// An empty desktop: a virtual display (Xvfb), a window manager, and a session bus through which assistive technology
/// reads windows. All of it lives as long as the object.
class Desktop {
 public:
  using Words = std::vector<std::string>;

  /// The required programs that are missing here, so that a test can be skipped; empty if there are none.
  static std::string missing();

  /// What surrounds the windows.
  enum class Windows : std::uint8_t {
    bare,    ///< Nothing: every window starts in the display's corner.
    framed,  ///< A frame with a title, placed where the window asks, and a panel at the display's lower edge.
  };
  static constexpr int kPanelHeight = 32;

  /// Throws std::runtime_error if a part of it does not start.
  explicit Desktop(int width = 1280, int height = 800, Windows windows = Windows::bare);
  ~Desktop();

  /// The environment that makes a program appear on this desktop. Windows use the software renderer.
  ChildProcess::Environment environment() const;

  /// Presses a key or a combination, by X's names: "Return", "ctrl+q", "F11".
  void press(const std::string& keys);
  void type(const std::string& text);
  void move_pointer(Point to);
  void click(Point at, int button = 1);
  void double_click(Point at);
  void drag(Point from, Point to);

  /// The output of a desktop tool (xdotool, xprop). Empty if it fails.
  std::string run(Words words) const;

  /// Saves the current contents of the display in X's window dump format (xwd), to analyse a failure.
  void save_picture(const std::filesystem::path& file) const;

 private:
  int network_;  ///< The network namespace of the thread that created it; -1 if unknown.
  TemporaryDirectory directory_;
  std::unique_ptr<ChildProcess> display_;
  std::unique_ptr<ChildProcess> bus_;
  std::unique_ptr<ChildProcess> window_manager_;
  std::string display_name_;
  std::string bus_address_;
};

/// The path at which the shell would find a program; empty if it would find none.
std::string found_on_path(const std::string& name);

}  // namespace cardroom::driven
