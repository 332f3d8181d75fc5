#include "tests/window/support/offscreen.h"

#include <QCursor>
#include <QDateTime>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlIncubationController>
#include <QQuickItem>
#include <QQuickWindow>
#include <QStyleHints>
#include <QTimer>
#include <QtQuickTest/quicktest.h>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <stdexcept>
#include <utility>

#include "tests/support/patience.h"

namespace cardroom::testing {
namespace {

/// The distribution's fonts, with each glyph drawn from its outline alone.
constexpr const char* kFonts = R"(<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <cachedir>/var/cache/fontconfig</cachedir>
  <match target="pattern">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
)";

/// While only pauses and timers are active, Qt runs them in real time; this animation prevents that, because it never
/// ends.
constexpr const char* kSomethingThatMoves = R"(import QtQuick
QtObject {
    id: root
    property real share: 0
    property Animation turning: NumberAnimation {
        target: root
        property: "share"
        to: 1
        duration: 1000
        loops: Animation.Infinite
        running: true
    }
})";

constexpr std::chrono::milliseconds kStep{50};
// Avoids the moments at which an endless animation changes (the dots: every 400 ms).
constexpr std::chrono::milliseconds kUntilAllRests{2600};

/// A time zone, in TZ format, in which it is now past eight in the evening: the greeting depends on the time of day.
QByteArray where_it_is_evening() {
  constexpr int kEvening = 20;
  const int west = (QDateTime::currentDateTimeUtc().time().hour() - kEvening + 36) % 24 - 12;
  return "EVE" + QByteArray::number(west);
}

/// Whether a picture is still being loaded.
bool is_loading(const QQuickItem& item) {
  constexpr int kLoading = 2;  // Image.Loading
  if (item.inherits("QQuickImageBase") && item.property("status").toInt() == kLoading) return true;
  const auto children = item.childItems();
  return std::ranges::any_of(children, [](const QQuickItem* child) { return is_loading(*child); });
}

/// Ends a real-time wait by waking the event loop.
class Patience {
 public:
  Patience() {
    QObject::connect(&timer_, &QTimer::timeout, [this] { over_ = true; });
    timer_.start(kPatience);
  }

  bool is_over() const { return over_; }

 private:
  bool over_ = false;
  QTimer timer_;
};

/// Animations are paused while the test waits for pictures, so that the picture does not depend on the loading time.
void wait_for_pictures(const QQuickWindow& window, const Patience& patience) {
  while (is_loading(*window.contentItem())) {
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (patience.is_over()) throw std::runtime_error{"a picture in the window does not arrive"};
  }
}

/// A list creates the rows just outside its view between frames, in real time.
void wait_for_rows(const QQuickWindow& window, const Patience& patience) {
  while (window.incubationController()->incubatingObjectCount() > 0) {
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (patience.is_over()) throw std::runtime_error{"a row of a list in the window is not finished"};
  }
}

/// Text and rows are laid out for the next frame, which comes in real time.
void wait_for_layout(const QQuickWindow& window) {
  if (!QQuickTest::qWaitForPolish(&window, std::chrono::milliseconds{kPatience}.count()))
    throw std::runtime_error{"the layout of the window does not finish"};
}

QStringList& heard_complaints() {
  static QStringList complaints;
  return complaints;
}

void hear(QtMsgType type, const QMessageLogContext& context, const QString& text) {
  const QString line = qFormatLogMessage(type, context, text);
  std::fprintf(stderr, "%s\n", qUtf8Printable(line));
  if (type != QtDebugMsg && type != QtInfoMsg) heard_complaints() << line;
}

}  // namespace

class Offscreen::Clock : public QAnimationDriver {
 public:
  void pass(std::chrono::milliseconds time) {
    m_now += time.count();
    advanceAnimation();
  }
  qint64 elapsed() const override { return m_now; }
  void advance() override {}

 private:
  qint64 m_now = 0;
};

Offscreen::Offscreen() {
  const std::filesystem::path fonts = m_home.path() / "fonts.conf";
  std::ofstream{fonts} << kFonts;
  const QByteArray home = m_home.path().c_str();
  for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"})
    qputenv(name, home);
  std::filesystem::permissions(m_home.path(), std::filesystem::perms::owner_all);
  qputenv("XDG_RUNTIME_DIR", home);
  qputenv("FONTCONFIG_FILE", fonts.c_str());
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
  qputenv("LC_ALL", "C.UTF-8");
  qputenv("TZ", where_it_is_evening());
  for (const char* name : {"LANGUAGE", "QT_SCALE_FACTOR", "QT_FONT_DPI", "DBUS_SESSION_BUS_ADDRESS"})
    qunsetenv(name);
  m_application = std::make_unique<QGuiApplication>(m_count, m_arguments);
  m_clock = std::make_unique<Clock>();
  m_clock->install();
  // A pointer outside all items; in the corner, its default position, it would make a button show its tooltip after a
  // moment.
  QCursor::setPos(QPoint{100'000, 100'000});
  QGuiApplication::styleHints()->setCursorFlashTime(0);  // A text cursor that does not blink.
  qInstallMessageHandler(hear);
  m_engine = std::make_unique<QQmlEngine>();
  QQmlComponent component{m_engine.get()};
  component.setData(kSomethingThatMoves, {});
  m_something_that_moves.reset(component.create());
}

Offscreen::~Offscreen() {
  qInstallMessageHandler(nullptr);
  m_clock->uninstall();
}

QStringList Offscreen::complaints() {
  return std::exchange(heard_complaints(), {});
}

void Offscreen::pass(std::chrono::milliseconds time) {
  for (auto passed = kStep; passed <= time; passed += kStep) {
    m_clock->pass(kStep);
    QCoreApplication::processEvents();
    // Without a running event loop, deferred deletions would never happen.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
}

void Offscreen::rest(QQuickWindow& window) {
  const Patience patience;
  wait_for_layout(window);
  for (auto passed = kStep; passed <= kUntilAllRests; passed += kStep) {
    wait_for_rows(window, patience);
    wait_for_pictures(window, patience);
    pass(kStep);
  }
  wait_for_rows(window, patience);
  wait_for_layout(window);
  wait_for_pictures(window, patience);
}

QImage Offscreen::settled(QQuickWindow& window) {
  rest(window);
  const Patience patience;
  QImage before;
  QImage now;
  do {
    wait_for_pictures(window, patience);
    before = std::exchange(now, window.grabWindow());
    QCoreApplication::processEvents();
    if (patience.is_over()) throw std::runtime_error{"the window does not come to rest"};
  } while (now != before);
  return now;
}

}  // namespace cardroom::testing
