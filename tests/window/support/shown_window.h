#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "tests/window/support/desktop.h"

namespace cardroom::driven {

/// What a test looks for on the screen. Empty parts are not looked at.
struct Match {
  std::string role = {};                     ///< As AT-SPI names it: "push button", "check box", "notification".
  std::string name = {};                     ///< A regular expression that matches somewhere in the item's name.
  std::string description = {};              ///< The same for its description.
  std::vector<std::string> states = {};      ///< All of these: "focused", "selected", "checked", "sensitive".
  std::vector<std::string> not_states = {};  ///< None of these.
};

/// Something on the screen, as a screen reader is told of it.
struct Item {
  int id = 0;     ///< For acting on it.
  int depth = 0;  ///< In the tree; the window is 1.
  std::string role;
  std::string name;
  std::string description;
  std::string text;  ///< What stands in it, if it is a field.
  std::vector<std::string> states;
  std::vector<std::string> actions;
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  Point middle() const { return {x + width / 2, y + height / 2}; }
  bool is(const std::string& state) const;
};

/// cardroom's window on a desktop, used as people use it: seen and pressed through what it tells screen readers,
/// clicked and typed into through the display. What is looked for has `kPatience` to come.
class ShownWindow {
 public:
  /// Why windows cannot be read here; empty: they can.
  static std::string missing();

  /// Starts the program. Throws std::runtime_error if it cannot be started.
  ShownWindow(Desktop& desktop, const User& user, const std::vector<std::string>& options = {},
              const ChildProcess::Environment& environment = {});
  ~ShownWindow();

  /// Waits for it. Throws std::runtime_error, with what is on the screen instead, if it does not come.
  Item see(const Match& match);
  /// The same, and that it stays where it is: what is still on its way would be missed by a click.
  Item see_at_rest(const Match& match);
  /// Waits until nothing of this kind is on the screen.
  void see_no_more(const Match& match);
  /// All of this kind that are on the screen now.
  std::vector<Item> all(const Match& match);
  /// Everything on the screen now, parents first.
  std::vector<Item> tree();

  /// A click in the middle of it, when it is there and at rest.
  void click(const Match& match);
  void double_click(const Match& match);
  /// Does what a person does to it through a screen reader.
  void act(const Match& match, const std::string& action = "Press");
  /// Writes into the field that has the focus, and makes sure that it stands there: what was in it goes.
  void write(const std::string& text);
  /// Keys go to the window that has the focus: this one, unless it was taken away.
  void key(const std::string& keys) { desktop_->press(keys); }

  /// The sentences that a screen reader was told so far, in order.
  std::vector<std::string> told();
  /// Waits for a sentence in which the regular expression matches, after those that an earlier call found.
  std::string hear(const std::string& expression);

  /// Asks it to close, as a click on the cross of its frame does. It may ask something first.
  void close();

  ChildProcess& program() { return *program_; }
  /// When its process was started.
  std::chrono::steady_clock::time_point started() const { return started_; }
  Desktop& desktop() { return *desktop_; }
  /// The window's number, for tools of the desktop.
  std::string window_id();
  /// Of the window's frame.
  std::string title();
  /// A property of the window, as xprop prints it; empty: it has none.
  std::string property(const std::string& name);
  /// Waits until a property of the window ("_NET_WM_STATE"), as xprop prints it, has this part, or has it no more.
  void see_property(const std::string& name, const std::string& part, bool there);

 private:
  nlohmann::json ask(const nlohmann::json& request);
  Item wait_for(const Match& match, bool at_rest);

  Desktop* desktop_;
  std::unique_ptr<ChildProcess> reader_;
  std::unique_ptr<ChildProcess> program_;
  std::chrono::steady_clock::time_point started_;
  std::size_t heard_ = 0;  ///< Sentences up to the one that hear() found last.
};

}  // namespace cardroom::driven
