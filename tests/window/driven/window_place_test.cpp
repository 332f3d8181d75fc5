// Goal: the window, with all its controls, fits on every screen and reopens at its previous position. How: the real
// window on separate desktops with frames and a panel.
#include <cstdio>
#include <gtest/gtest.h>
#include <memory>
#include <string>

#include "tests/window/support/player.h"
#include "tests/window/support/window_test.h"

namespace cardroom::driven {
namespace {

struct Edges {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;
  bool operator==(const Edges&) const = default;
};

void PrintTo(const Edges& edges, std::ostream* out) {
  *out << edges.left << ',' << edges.top << " to " << edges.right << ',' << edges.bottom;
}

Edges edges_of(const Item& item) {
  return {item.x, item.y, item.x + item.width, item.y + item.height};
}

bool lies_in(const Edges& inner, const Edges& outer) {
  return inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right &&
         inner.bottom <= outer.bottom;
}

const Match kWindow{.role = "frame"};

struct Display {
  int width = 0;
  int height = 0;

  Edges work_area() const { return {0, 0, width, height - Desktop::kPanelHeight}; }
};

void PrintTo(const Display& display, std::ostream* out) {
  *out << display.width << 'x' << display.height;
}

/// The window including its frame.
Edges framed(ShownWindow& window) {
  window.see_property("_NET_FRAME_EXTENTS", "= ", true);
  Edges frame;
  const std::string told = window.property("_NET_FRAME_EXTENTS");
  EXPECT_EQ(std::sscanf(told.c_str(), "_NET_FRAME_EXTENTS(CARDINAL) = %d, %d, %d, %d", &frame.left, &frame.right,
                        &frame.top, &frame.bottom),
            4)
      << told;
  const Edges inner = edges_of(window.see_at_rest(kWindow));
  return {inner.left - frame.left, inner.top - frame.top, inner.right + frame.right, inner.bottom + frame.bottom};
}

std::unique_ptr<Desktop> desktop_of(const Display& display) {
  return std::make_unique<Desktop>(display.width, display.height, Desktop::Windows::framed);
}

class FirstWindow : public WindowTest, public ::testing::WithParamInterface<Display> {};

TEST_P(FirstWindow, FitsOnTheScreenWithAllItsControls) {
  const auto desktop = desktop_of(GetParam());
  Player kari{*desktop, "Kari"};
  const Edges area = GetParam().work_area();
  EXPECT_TRUE(lies_in(framed(kari.window()), area)) << ::testing::PrintToString(framed(kari.window()));

  kari.window().click(kPlayNow);
  kari.my_turn();
  kari.window().click(kPlayable);
  const Edges inner = edges_of(kari.window().see(kWindow));
  const Edges discard = edges_of(kari.window().see_at_rest(kDiscard));
  EXPECT_TRUE(lies_in(discard, inner)) << ::testing::PrintToString(discard);
  const auto hand = kari.window().all({.role = "push button", .description = "^[0-9] of 3"});
  EXPECT_EQ(hand.size(), 3U);
  for (const Item& card : hand)
    EXPECT_TRUE(lies_in(edges_of(card), inner)) << card.name << ' ' << ::testing::PrintToString(edges_of(card));
  EXPECT_TRUE(lies_in(framed(kari.window()), area)) << "at the table";
}

INSTANTIATE_TEST_SUITE_P(On, FirstWindow,
                         ::testing::Values(Display{1280, 800}, Display{1366, 768}, Display{1920, 1080}),
                         [](const auto& display) {
                           return std::to_string(display.param.width) + "x" + std::to_string(display.param.height);
                         });

class KnownWindow : public WindowTest {
 protected:
  /// Closes the window and restarts it, by default on the same desktop.
  void start_again(Desktop* on = nullptr) {
    kari->close();
    ASSERT_TRUE(kari->window().program().ended());
    window = std::make_unique<ShownWindow>(on != nullptr ? *on : *desktop, *kari->user());
  }

  void SetUp() override {
    WindowTest::SetUp();
    if (IsSkipped()) return;
    desktop = desktop_of({1920, 1080});
    kari = std::make_unique<Player>(*desktop, "Kari");
    kari->window().see(kPlayNow);
    framed(kari->window());
    kari->desktop().run({"xdotool", "windowsize", "--sync", kari->window().window_id(), "1000", "700"});
    kari->desktop().run({"xdotool", "windowmove", "--sync", kari->window().window_id(), "600", "150"});
    before = framed(kari->window());
    ASSERT_EQ(before.right - before.left, 1002);
  }

  std::unique_ptr<Desktop> desktop;
  std::unique_ptr<Player> kari;
  std::unique_ptr<ShownWindow> window;  ///< The second window.
  Edges before;
};

TEST_F(KnownWindow, OpensInItsPreviousPlace) {
  start_again();
  EXPECT_EQ(framed(*window), before);
}

TEST_F(KnownWindow, FillsTheScreenAgainAndReturnsToItsPreviousPlace) {
  kari->window().key("F11");
  kari->window().see_property("_NET_WM_STATE", "_NET_WM_STATE_FULLSCREEN", true);
  start_again();
  window->see_property("_NET_WM_STATE", "_NET_WM_STATE_FULLSCREEN", true);
  EXPECT_EQ(edges_of(window->see_at_rest(kWindow)), (Edges{0, 0, 1920, 1080}));
  window->key("F11");
  window->see_property("_NET_WM_STATE", "_NET_WM_STATE_FULLSCREEN", false);
  EXPECT_EQ(framed(*window), before);
}

TEST_F(KnownWindow, FitsIntoASmallerScreen) {
  const Display small{1280, 800};
  const auto other = desktop_of(small);
  start_again(other.get());
  const Edges now = framed(*window);
  EXPECT_TRUE(lies_in(now, small.work_area())) << ::testing::PrintToString(now);
  EXPECT_EQ(now.right - now.left, before.right - before.left);
}

}  // namespace
}  // namespace cardroom::driven
