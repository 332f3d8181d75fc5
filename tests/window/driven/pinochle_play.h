#pragma once

#include <functional>

#include "tests/window/support/player.h"

namespace cardroom::driven {

/// The highest offer that is made to somebody who is asked for a bid.
inline const Match kBid{.role = "push button", .name = "^Bid [0-9]+$", .states = {"sensitive"}};
inline const Match kPassBid{.role = "push button", .name = "^Pass$", .states = {"sensitive"}};
inline const Match kSpades{.role = "radio button", .name = "^Spades"};
inline const Match kNameSpades{.role = "push button", .name = "^Spades are trump$", .states = {"sensitive"}};
/// One of the two cards that are turned up.
inline const Match kTurned{.role = "push button", .description = "^1 of 2, can be taken$"};
inline const Match kTake{.role = "push button", .name = "^Take ", .states = {"sensitive"}};
/// A card that may be among the twelve that are kept.
inline const Match kToKeep{.role = "push button", .description = "can be marked$"};
/// It is the last one to come.
inline const Match kLastToKeep{.role = "push button", .description = "^24 of 24, can be marked$"};
inline const Match kKeepThese{.role = "push button", .name = "^Keep these 12$", .states = {"sensitive"}};
/// Both melds lie open.
inline const Match kLeadFirst{.role = "push button", .name = "^Lead the first trick$", .states = {"sensitive"}};
inline const Match kPlayToTrick{.role = "push button", .name = "^Play ", .states = {"sensitive"}};

/// How somebody at a window plays Pinochle: bids once and passes then, names spades, takes the first card that is
/// turned up, keeps the first twelve, and plays the first card that may be played.
struct PinochleHands {
  std::function<void()> bid;
  std::function<void()> pass;
  std::function<void()> name;
  std::function<void()> take;
  std::function<void()> keep;
  std::function<void()> lead_first;
  std::function<void(const Item&)> play;
};

/// They last as long as the window.
PinochleHands pinochle_by_mouse(ShownWindow& window);
PinochleHands pinochle_by_keys(ShownWindow& window);
/// As through a screen reader.
PinochleHands pinochle_by_press(ShownWindow& window);

/// Plays to the end of the game. Returns what was told then: who has won it.
std::string play_pinochle(ShownWindow& window, const PinochleHands& hands);

}  // namespace cardroom::driven
