#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "tests/window/support/desktop.h"

namespace cardroom::driven {

/// What a test looks for on the screen. Empty parts match anything.
struct Match {
  std::string role = {};                     ///< In AT-SPI's terms: "push button", "check box", "notification".
  std::string name = {};                     ///< A regular expression that matches part of the item's name.
  std::string description = {};              ///< The same for its description.
  std::vector<std::string> states = {};      ///< Must have all of these: "focused", "selected", "checked", "sensitive".
  std::vector<std::string> not_states = {};  ///< Must have none of these.
};

/// An item on the screen, as reported to a screen reader.
struct Item {
  int id = 0;     ///< Identifies the item for actions on it.
  int depth = 0;  ///< In the tree; the window has depth 1.
  std::string role;
  std::string name;
  std::string description;
  std::string text;  ///< The contents, if the item is a field.
  std::vector<std::string> states;
  std::vector<std::string> actions;
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;

  Point middle() const { return {x + width / 2, y + height / 2}; }
  bool is(const std::string& state) const;
};

/// cardroom's window on a desktop, used as people use it: read and pressed through the accessibility interface, clicked
/// and typed into through the display. It waits up to `kPatience` for items to appear.
class ShownWindow {
 public:
  /// The reason why windows cannot be read here; empty if they can.
  static std::string missing();

  /// Starts the program. Throws std::runtime_error if it cannot be started.
  ShownWindow(Desktop& desktop, const User& user, const std::vector<std::string>& options = {},
              const ChildProcess::Environment& environment = {});
  ~ShownWindow();

  /// Waits for an item. Throws std::runtime_error with the contents of the screen if it does not appear.
  Item see(const Match& match);
  /// The same, and waits until it no longer moves: a click would miss a moving item.
  Item see_at_rest(const Match& match);
  /// Waits until no matching item is on the screen.
  void see_no_more(const Match& match);
  /// All matching items on the screen now.
  std::vector<Item> all(const Match& match);
  /// All items on the screen now, parents first.
  std::vector<Item> tree();

  /// Clicks the middle of the item once it has appeared and is at rest.
  void click(const Match& match);
  void double_click(const Match& match);
  /// Performs one of the item's actions, as a screen reader does.
  void act(const Match& match, const std::string& action = "Press");
  /// Replaces the text of the focused field, and waits until the field has the new text.
  void write(const std::string& text);
  /// Keys go to the focused window: this one, unless it has lost the focus.
  void key(const std::string& keys) { desktop_->press(keys); }

  /// All sentences sent to screen readers so far, in order.
  std::vector<std::string> told();
  /// Waits for a sentence that matches the regular expression, after those found by earlier calls.
  std::string hear(const std::string& expression);

  /// Waits until the hands are counted at the end of a game, and goes on to the result. Returns the sentence that names
  /// the winner.
  std::string go_to_result();

  /// Asks the window to close, as a click on its close button does. It may show a question first.
  void close();

  ChildProcess& program() { return *program_; }
  /// The time at which the window's process was started.
  std::chrono::steady_clock::time_point started() const { return started_; }
  Desktop& desktop() { return *desktop_; }
  /// The window's id, for desktop tools.
  std::string window_id();
  /// The title of the window.
  std::string title();
  /// A property of the window, as xprop prints it; empty if it has none.
  std::string property(const std::string& name);
  /// Waits until a property of the window ("_NET_WM_STATE"), as xprop prints it, contains this part, or no longer
  /// contains it if `there` is false.
  void see_property(const std::string& name, const std::string& part, bool there);

 private:
  nlohmann::json ask(const nlohmann::json& request);
  Item wait_for(const Match& match, bool at_rest);

  Desktop* desktop_;
  std::unique_ptr<ChildProcess> reader_;
  std::unique_ptr<ChildProcess> program_;
  std::chrono::steady_clock::time_point started_;
  std::size_t heard_ = 0;  ///< The number of sentences up to the one that hear() found last.
};

}  // namespace cardroom::driven
