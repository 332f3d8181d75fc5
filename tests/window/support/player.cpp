#include "tests/window/support/player.h"

#include <regex>
#include <utility>

namespace cardroom::driven {
namespace {

/// The target of the selected card: the person's own discards.
const Match kPlace{.role = "push button", .name = "[Dd]iscards$", .states = {"showing"}};

/// The largest number of tab stops on a page.
constexpr int kStopsMax = 40;

/// A regular expression that matches exactly this text.
std::string exactly(const std::string& text) {
  static const std::regex kSpecial{R"([.^$|()\[\]{}*+?\\])"};
  return "^" + std::regex_replace(text, kSpecial, R"(\$&)") + "$";
}

}  // namespace

Player::Player(Desktop& desktop, const std::string& name, const std::vector<std::string>& options,
               const ChildProcess::Environment& environment, std::shared_ptr<const User> user)
    : desktop_{&desktop}, user_{std::move(user)} {
  start(options, environment);
  window_->write(name);
  window_->key("Return");
  // The dialog still takes clicks while it fades out.
  window_->see_no_more({.role = "dialog"});
}

void Player::start(const std::vector<std::string>& options, const ChildProcess::Environment& environment) {
  window_ = std::make_unique<ShownWindow>(*desktop_, *user_, options, environment);
}

void Player::close() {
  window_->close();
}

Item Player::my_turn() {
  window_->hear("^Your turn");
  return window_->see(kPlayable);
}

void Player::play_by_mouse() {
  window_->click(kPlayable);
  window_->see(kSelected);
  window_->click(kDiscard);
}

void Player::play_by_double_click() {
  window_->double_click(kPlayable);
}

void Player::play_by_drag() {
  const Item card = window_->see_at_rest(kPlayable);
  window_->click(kPlayable);
  const Item place = window_->see_at_rest(kPlace);
  desktop_->drag(card.middle(), place.middle());
}

void Player::play_by_keys() {
  window_->see(kFocused);
  window_->key("space");
  window_->see(kSelected);
  window_->key("Return");
}

void Player::play_by_press() {
  window_->act(kPlayable);
  window_->see(kSelected);
  window_->act(kDiscard);
}

void Player::tab_to(const Match& match) {
  Match focused = match;
  focused.states.emplace_back("focused");
  const Match anything{.states = {"focused", "focusable"}, .not_states = {"active"}};
  for (int stop = 0; stop < kStopsMax && window_->all(focused).empty(); ++stop) {
    const auto before = window_->all(anything);
    window_->key("Tab");
    if (!before.empty())
      window_->see_no_more({.role = before[0].role, .name = exactly(before[0].name), .states = {"focused"}});
  }
  window_->see(focused);
}

void Player::play_game(const std::function<void(int)>& play) {
  for (int round = 1; round <= 4; ++round) {
    my_turn();
    play(round);
    window_->hear("^You discard");
  }
  window_->go_to_result();
}

}  // namespace cardroom::driven
