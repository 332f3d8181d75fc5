// The desktop settings, over a private bus on which the test plays the portal.

#include "client/net/desktop_wishes.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QFile>
#include <gtest/gtest.h>
#include <map>
#include <memory>

#include "tests/client/net/net_stage.h"
#include "tests/client/net/portal.h"

namespace cardroom::window {
namespace {

class DesktopWishesTest : public ::testing::Test {
 protected:
  void SetUp() override {
    // The settings come over a bus; a system set up only to test the window may have no bus daemon.
    if (!QFile::exists(QStringLiteral("/usr/bin/dbus-daemon"))) GTEST_SKIP() << "dbus-daemon is not installed";
    bus = std::make_unique<ChildProcess>(
        std::vector<std::string>{"/usr/bin/dbus-daemon", "--session", "--nofork", "--print-address"});
    const auto address = bus->next_line();
    ASSERT_TRUE(address) << bus->said();
    // Qt looks up the session bus once per process, when the first test uses it.
    qputenv("DBUS_SESSION_BUS_ADDRESS", QByteArray::fromStdString(*address));
    portal = std::make_unique<Portal>(QString::fromStdString(*address));
    QObject::connect(&wishes, &DesktopWishes::darkWished, [this](bool wished) { dark = wished; });
    QObject::connect(&wishes, &DesktopWishes::reducedMotionWished, [this](bool wished) { reduced = wished; });
  }

  std::unique_ptr<ChildProcess> bus;
  std::unique_ptr<Portal> portal;
  DesktopWishes wishes;
  std::optional<bool> dark;
  std::optional<bool> reduced;
};

TEST_F(DesktopWishesTest, AreReadAndFollowed) {
  portal->settings[{"org.freedesktop.appearance", "color-scheme"}] = QVariant::fromValue(2U);
  portal->settings[{"org.gnome.desktop.interface", "enable-animations"}] = QVariant::fromValue(false);
  wishes.ask();
  ASSERT_TRUE(waitUntil([&] { return dark.has_value() && reduced.has_value(); }));
  EXPECT_FALSE(*dark);
  EXPECT_TRUE(*reduced);

  portal->change("org.freedesktop.appearance", "color-scheme", QVariant::fromValue(1U));
  EXPECT_TRUE(waitUntil([&] { return dark == true; }));
  portal->change("org.freedesktop.appearance", "reduced-motion", QVariant::fromValue(0U));
  EXPECT_TRUE(waitUntil([&] { return reduced == false; }));
  portal->change("org.freedesktop.appearance", "color-scheme", QVariant::fromValue(0U));
  portal->change("org.gnome.desktop.interface", "enable-animations", QVariant::fromValue(false));
  EXPECT_TRUE(waitUntil([&] { return reduced == true; }));
  EXPECT_EQ(dark, true) << "no preference is not a wish";
}

}  // namespace
}  // namespace cardroom::window
