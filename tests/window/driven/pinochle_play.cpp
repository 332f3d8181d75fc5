#include "tests/window/driven/pinochle_play.h"

#include <string>
#include <vector>

#include "tests/window/driven/keys_of_hand.h"

namespace cardroom::driven {
namespace {

constexpr int kKept = 12;

Match kept(int count) {
  return {.name = "^" + std::to_string(count) + " of 12 kept\\."};
}

/// Uses the positions that the cards have before any is marked: marking a card moves others, and a click might then hit
/// the wrong card.
void mark_twelve(ShownWindow& window, const std::function<void(const Item&)>& mark) {
  const std::vector<Item> cards = [&] {
    window.see_at_rest(kLastToKeep);
    return window.all(kToKeep);
  }();
  for (int count = 1; count <= kKept; ++count) {
    mark(cards.at(static_cast<std::size_t>(count - 1)));
    window.see(kept(count));
  }
}

/// Presses Enter until the pause is over for this person: the first time may only end a movement.
void go_on(ShownWindow& window) {
  window.see(kSeenEnough);
  while (!window.all(kSeenEnough).empty())
    window.key("Return");
}

}  // namespace

PinochleHands pinochle_by_mouse(ShownWindow& window) {
  return {.bid = [&window] { window.click(kBid); },
          .pass = [&window] { window.click(kPassBid); },
          .name =
              [&window] {
                window.click(kSpades);
                window.click(kNameSpades);
              },
          .take =
              [&window] {
                window.click(kTurned);
                window.click(kTake);
              },
          .keep =
              [&window] {
                mark_twelve(window, [&window](const Item& card) { window.desktop().click(card.middle()); });
                window.click(kKeepThese);
              },
          .go_on = [&window] { window.click(kSeenEnough); },
          .play =
              [&window](const Item&) {
                const Item card = window.see_at_rest(kPlayable);
                // The next card may cover all but the leading edge of this one.
                window.desktop().click({card.x + card.width / 8, card.y + card.height / 2});
                window.see(kSelected);
                window.click(kPlayToTrick);
              }};
}

PinochleHands pinochle_by_keys(ShownWindow& window) {
  return {.bid =
              [&window] {
                window.see(kBid);
                window.key("1");
              },
          .pass =
              [&window] {
                window.see(kPassBid);
                window.key("p");
              },
          .name =
              [&window] {
                window.see(kSpades);
                window.key("s");
                window.see(kNameSpades);
                window.key("Return");
              },
          .take =
              [&window] {
                window.see(kTurned);
                window.key("1");
                window.see(kTake);
                window.key("Return");
              },
          .keep =
              [&window] {
                window.see({.role = "push button", .description = "can be marked$", .states = {"focused"}});
                mark_twelve(window, [&window](const Item&) {
                  window.key("space");
                  window.key("Right");
                });
                window.see(kKeepThese);
                window.key("Return");
              },
          .go_on = [&window] { go_on(window); },
          .play =
              [&window](const Item& card) {
                const int place = std::stoi(card.description);
                select_by_keys(window, place);
                window.see({.description = "^" + std::to_string(place) + " of .*selected"});
                window.key("Return");
              }};
}

PinochleHands pinochle_by_press(ShownWindow& window) {
  return {.bid = [&window] { window.act(kBid); },
          .pass = [&window] { window.act(kPassBid); },
          .name =
              [&window] {
                window.act(kSpades);
                window.act(kNameSpades);
              },
          .take =
              [&window] {
                window.act(kTurned);
                window.act(kTake);
              },
          .keep =
              [&window] {
                mark_twelve(window, [&window](const Item&) { window.act(kToKeep); });
                window.act(kKeepThese);
              },
          .go_on = [&window] { go_on(window); },
          .play =
              [&window](const Item&) {
                window.act(kPlayable);
                window.see(kSelected);
                window.act(kPlayToTrick);
              }};
}

std::string play_pinochle(ShownWindow& window, const PinochleHands& hands) {
  for (bool has_bid = false;;) {
    const std::string told = window.hear("^(Your turn|Hands are shown|Go on: press|Lead the first trick: press)");
    const auto says = [&told](const char* what) { return told.find(what) != std::string::npos; };
    if (says("Hands are shown")) return window.go_to_result();
    if (says(": press Enter")) {
      hands.go_on();
      continue;
    }
    if (says("pass.") || says("or pass")) {
      if (has_bid || says("You can only pass")) {
        hands.pass();
      } else {
        hands.bid();
      }
      has_bid = true;
      window.hear("^You (bid|pass)");
    } else if (says("Pick trump.")) {
      hands.name();
      window.hear("^You picked spades");
    } else if (says("Take one")) {
      hands.take();
      window.hear("^You take ");
    } else if (says("Keep 12")) {
      hands.keep();
      window.hear("^You have kept");
    } else {
      hands.play(window.see(kPlayable));
      window.hear("^You (lead|play) ");
    }
  }
}

}  // namespace cardroom::driven
