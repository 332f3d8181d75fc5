#pragma once

#include <functional>

#include "tests/window/support/player.h"

namespace cardroom::driven {

/// A bid that the person can make when asked to bid.
inline const Match kBid{.role = "push button", .name = "^Bid [0-9]+$", .states = {"sensitive"}};
inline const Match kPassBid{.role = "push button", .name = "^Pass$", .states = {"sensitive"}};
inline const Match kSpades{.role = "radio button", .name = "^Spades"};
inline const Match kNameSpades{.role = "push button", .name = "^Spades are trump$", .states = {"sensitive"}};
/// The first of the two turned-up cards.
inline const Match kTurned{.role = "push button", .description = "^1 of 2, can be taken$"};
inline const Match kTake{.role = "push button", .name = "^Take ", .states = {"sensitive"}};
/// A card that can be marked as one of the twelve to keep.
inline const Match kToKeep{.role = "push button", .description = "can be marked$"};
/// The last card to arrive in the hand.
inline const Match kLastToKeep{.role = "push button", .description = "^24 of 24, can be marked$"};
inline const Match kKeepThese{.role = "push button", .name = "^Keep these 12$", .states = {"sensitive"}};
/// Ends a pause: after the trump is named, the turned-up cards are taken, or both melds are shown.
inline const Match kSeenEnough{
    .role = "push button", .name = "^(Go on|Lead the first trick)$", .states = {"sensitive"}};
inline const Match kPlayToTrick{.role = "push button", .name = "^Play ", .states = {"sensitive"}};

/// How a person at a window plays Pinochle: bids once and then passes, names spades, takes the first turned-up card,
/// keeps the first twelve cards, and plays the first legal card.
struct PinochleHands {
  std::function<void()> bid;
  std::function<void()> pass;
  std::function<void()> name;
  std::function<void()> take;
  std::function<void()> keep;
  std::function<void()> go_on;
  std::function<void(const Item&)> play;
};

/// The result must not outlive the window.
PinochleHands pinochle_by_mouse(ShownWindow& window);
PinochleHands pinochle_by_keys(ShownWindow& window);
/// Uses accessibility actions, as a screen reader does.
PinochleHands pinochle_by_press(ShownWindow& window);

/// Plays to the end of the game. Returns the announcement of the winner.
std::string play_pinochle(ShownWindow& window, const PinochleHands& hands);

}  // namespace cardroom::driven
