#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/window/support/shown_window.h"

namespace cardroom::driven {

inline const Match kPlayNow{.role = "push button", .name = "^Play Lucky Thirteen now$"};
/// A card in the hand that can be played.
inline const Match kPlayable{.role = "push button", .description = "can be played$", .states = {"sensitive"}};
/// The same, with the keyboard focus.
inline const Match kFocused{.role = "push button", .description = "can be played$", .states = {"focused"}};
inline const Match kSelected{.role = "push button", .description = "selected"};
/// The button that names the move to be made.
inline const Match kDiscard{.role = "push button", .name = "^Discard ", .states = {"sensitive"}};
inline const Match kAgain{.role = "push button", .name = "^Play again$"};

/// A person at a desktop with cardroom's window. A wait that times out throws std::runtime_error.
class Player {
 public:
  /// Starts the window, and gives it the person's name when it asks. `user`: the owner of the files; by default a new
  /// user.
  Player(Desktop& desktop, const std::string& name, const std::vector<std::string>& options = {},
         const ChildProcess::Environment& environment = {},
         std::shared_ptr<const User> user = std::make_shared<const User>());

  /// Starts the window again with the files that it left behind.
  void start(const std::vector<std::string>& options = {}, const ChildProcess::Environment& environment = {});
  /// Asks the window to close, as the desktop does; the window may show a question first.
  void close();

  ShownWindow& window() { return *window_; }
  Desktop& desktop() { return *desktop_; }
  const std::shared_ptr<const User>& user() const { return user_; }

  /// Waits for the person's turn. Returns the first legal card in the hand.
  Item my_turn();
  /// Two clicks: on the card, and on the button that names the move.
  void play_by_mouse();
  void play_by_double_click();
  /// Drags the card to the person's own discards.
  void play_by_drag();
  /// Presses Space and Return: the hand has the focus when the turn begins.
  void play_by_keys();
  /// Uses accessibility actions, as a screen reader does, without mouse or keyboard.
  void play_by_press();

  /// Presses Tab until this item has the focus, about forty times at most.
  void tab_to(const Match& match);

  /// Plays the four turns of a game of Lucky Thirteen; `play` is called with the round, counted from 1.
  void play_game(const std::function<void(int)>& play);

 private:
  Desktop* desktop_;
  std::shared_ptr<const User> user_;
  std::unique_ptr<ShownWindow> window_;
};

}  // namespace cardroom::driven
