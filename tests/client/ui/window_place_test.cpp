// Goal: the window is always entirely on a screen, whichever screens exist now and wherever the window was before. How:
// the function that positions it, with simulated screens; and saved positions, with invisible windows.
#include "client/ui/window_place.h"

#include <QGuiApplication>
#include <QScreen>
#include <algorithm>
#include <gtest/gtest.h>
#include <ostream>
#include <random>

#include "tests/support/seeds.h"
#include "tests/support/temporary_directory.h"

namespace cardroom::window {
namespace {

constexpr QMargins kFrame{2, 28, 2, 2};
constexpr int kPanel = 32;

/// A work area: the screen minus a panel at its lower edge.
QRect screen(int width, int height, int x = 0) {
  return {x, 0, width, height - kPanel};
}

QRect framed(const Fitted& fitted) {
  return fitted.place.marginsAdded(kFrame);
}

TEST(FirstPlace, IsInTheMiddleAndHasRoomForItsFrame) {
  for (const QRect& area : {screen(1280, 800), screen(1366, 768), screen(1024, 640)}) {
    const Fitted first = fitted({}, {area}, kFrame);
    EXPECT_TRUE(area.contains(framed(first)));
    EXPECT_EQ(framed(first).height(), area.height()) << "all of it, if there is less than the window wants";
    EXPECT_EQ(first.place.width(), std::min(1280, area.width() - 4));
    EXPECT_EQ(first.smallest, QSize(800, 600).boundedTo(first.place.size()));
  }
  const Fitted usual = fitted({}, {screen(1920, 1080)}, kFrame);
  EXPECT_EQ(usual.place.size(), QSize(1280, 800));
  EXPECT_LE((framed(usual).center() - screen(1920, 1080).center()).manhattanLength(), 2);
}

TEST(FirstPlace, GrowsWithALargeScreen) {
  EXPECT_GT(fitted({}, {screen(3840, 2160)}, kFrame).place.width(), 2400);
}

TEST(FirstPlace, IsSmallerThanTheSmallestPageOnASmallerScreen) {
  const Fitted first = fitted({}, {screen(800, 600)}, kFrame);
  EXPECT_EQ(framed(first), screen(800, 600));
  EXPECT_EQ(first.smallest, first.place.size()) << "or the desktop would enlarge it again";
}

TEST(KnownPlace, IsKeptIfItIsEntirelyVisible) {
  const QRect before{300, 120, 1000, 700};
  EXPECT_EQ(fitted(before, {screen(1920, 1080)}, kFrame).place, before);
  const QRect on_second{2100, 90, 1280, 800};
  EXPECT_EQ(fitted(on_second, {screen(1920, 1080), screen(1920, 1080, 1920)}, kFrame).place, on_second);
  const QRect on_left{-1700, 90, 1280, 800};
  EXPECT_EQ(fitted(on_left, {screen(1920, 1080), screen(1920, 1080, -1920)}, kFrame).place, on_left);
}

TEST(KnownPlace, MovesToAnExistingScreenWithItsSize) {
  const Fitted now = fitted({2100, 90, 1000, 700}, {screen(1920, 1080)}, kFrame);
  EXPECT_EQ(now.place.size(), QSize(1000, 700));
  EXPECT_TRUE(screen(1920, 1080).contains(framed(now)));
}

TEST(KnownPlace, ShrinksToASmallerScreen) {
  EXPECT_EQ(framed(fitted({0, 0, 1920, 1000}, {screen(1366, 768)}, kFrame)), screen(1366, 768));
}

TEST(AnyPlace, IsEntirelyInOneWorkAreaAndStaysThere) {
  for (const std::uint64_t seed : testing::seeds(2000)) {
    std::mt19937_64 dice{seed};
    const auto between = [&](int low, int high) { return std::uniform_int_distribution{low, high}(dice); };
    QList<QRect> areas;
    for (int count = between(1, 3); count > 0; --count)
      areas << QRect{between(-4000, 4000), between(-2000, 2000), between(400, 4000), between(300, 2400)};
    const QRect wanted{between(-6000, 6000), between(-4000, 4000), between(-10, 5000), between(-10, 3000)};
    const QMargins frame{between(0, 10), between(0, 60), between(0, 10), between(0, 10)};
    const Fitted now = fitted(wanted, areas, frame);
    EXPECT_TRUE(
        std::ranges::any_of(areas, [&](const QRect& area) { return area.contains(now.place.marginsAdded(frame)); }))
        << "CARDROOM_SEED=" << seed;
    EXPECT_EQ(fitted(now.place, areas, frame), now) << "CARDROOM_SEED=" << seed;
  }
}

TEST(AnyPlace, IsAsRequestedWithoutAnyScreen) {
  EXPECT_EQ(fitted({1, 2, 900, 700}, {}, kFrame).place, QRect(1, 2, 900, 700));
  EXPECT_EQ(fitted({}, {}, kFrame).place.size(), QSize(1280, 800));
}

class KeptPlace : public ::testing::Test {
 protected:
  /// A run of the program: `during` changes the window, which is then closed.
  template <class During>
  void run(During during) {
    WindowPlace place{file};
    QWindow window;
    window.resize(place.first().place.size());
    place.show(window);
    QCoreApplication::processEvents();
    during(window);
    QCoreApplication::processEvents();
    window.close();
  }

  TemporaryDirectory directory;
  const QString file = QString::fromStdString((directory.path() / "main.window").string());
};

TEST_F(KeptPlace, IsRestoredAtTheNextStart) {
  const QRect available = QGuiApplication::primaryScreen()->availableGeometry();
  QRect place;
  run([&](QWindow& window) {
    // As wide as possible: this screen is hardly wider than the smallest page.
    place = available.marginsRemoved(window.frameMargins()).adjusted(0, 38, 0, -7);
    window.setGeometry(place);
  });
  run([&](QWindow& window) { EXPECT_EQ(window.geometry(), place); });
}

TEST_F(KeptPlace, RemembersMaximizedAndFullScreenAndTheNormalPlace) {
  QRect before;
  run([&](QWindow& window) {
    before = window.geometry();
    window.showMaximized();
  });
  run([&](QWindow& window) {
    EXPECT_EQ(window.visibility(), QWindow::Maximized);
    window.showFullScreen();
  });
  run([&](QWindow& window) {
    EXPECT_EQ(window.visibility(), QWindow::FullScreen);
    window.showNormal();
    window.setGeometry(before);
  });
  run([&](QWindow& window) {
    EXPECT_EQ(window.visibility(), QWindow::Windowed);
    EXPECT_EQ(window.geometry(), before);
  });
}

}  // namespace
}  // namespace cardroom::window
