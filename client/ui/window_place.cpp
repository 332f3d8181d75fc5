#include "client/ui/window_place.h"

#include <QEvent>
#include <QGuiApplication>
#include <QScreen>
#include <algorithm>
#include <chrono>

namespace cardroom::window {
namespace {

constexpr QSize kUsual{1280, 800};
constexpr QSize kSmallest{800, 600};

/// The frame of the desktop with the tallest title bar; the actual one is unknown until the window has been shown.
constexpr QMargins kFrameGuess{4, 37, 4, 4};

constexpr std::chrono::milliseconds kUntilSettled{150};

constexpr const char* kPlace = "place";
constexpr const char* kState = "state";
constexpr const char* kFrame = "frame";

qint64 areaOf(const QRect& rect) {
  return rect.isEmpty() ? 0 : qint64{rect.width()} * rect.height();
}

QSize usualIn(const QRect& room) {
  return kUsual.expandedTo(room.size() * 2 / 3);
}

QRect inTheMiddle(const QRect& room, QSize size) {
  return {{room.left() + (room.width() - size.width()) / 2, room.top() + (room.height() - size.height()) / 2}, size};
}

/// Moves `place` only as far as necessary to lie within `room`.
QRect movedInto(const QRect& room, QRect place) {
  place.moveLeft(std::clamp(place.left(), room.left(), room.left() + room.width() - place.width()));
  place.moveTop(std::clamp(place.top(), room.top(), room.top() + room.height() - place.height()));
  return place;
}

/// The primary screen first, as in Qt's list.
QList<QRect> workAreas() {
  QList<QRect> areas;
  for (const QScreen* screen : QGuiApplication::screens())
    areas.append(screen->availableGeometry());
  return areas;
}

QRect rectOf(const QMargins& margins) {
  return QRect{margins.left(), margins.top(), margins.right(), margins.bottom()};
}

}  // namespace

Fitted fitted(const QRect& wanted, const QList<QRect>& workAreas, const QMargins& frame) {
  if (workAreas.isEmpty()) return {.place = wanted.isEmpty() ? QRect{{}, kUsual} : wanted, .smallest = kSmallest};
  const auto shared = [&](const QRect& area) { return areaOf(area.intersected(wanted)); };
  const QRect area = *std::ranges::max_element(workAreas, {}, shared);  // The first one, if several are equal.
  const QRect room = area.marginsRemoved(frame);
  const QSize smallest = kSmallest.boundedTo(room.size());
  const QSize size = (wanted.isEmpty() ? usualIn(room) : wanted.size()).expandedTo(smallest).boundedTo(room.size());
  const bool known = shared(area) > 0;
  return {.place = known ? movedInto(room, {wanted.topLeft(), size}) : inTheMiddle(room, size), .smallest = smallest};
}

WindowPlace::WindowPlace(const QString& file, QObject* parent) : QObject{parent}, m_frame{kFrameGuess} {
  m_settled.setSingleShot(true);
  m_settled.setInterval(kUntilSettled);
  connect(&m_settled, &QTimer::timeout, this, &WindowPlace::remember);
  if (!file.isEmpty()) {
    m_file = std::make_unique<QSettings>(file, QSettings::IniFormat);
    m_place = m_file->value(kPlace).toRect();
    const QRect kept = m_file->value(kFrame).toRect();
    constexpr int kThickest = 100;
    const QMargins frame{kept.x(), kept.y(), kept.width(), kept.height()};
    const auto possible = [](int side) { return side >= 0 && side <= kThickest; };
    if (m_file->contains(kFrame) && possible(frame.left()) && possible(frame.top()) && possible(frame.right()) &&
        possible(frame.bottom()))
      m_frame = frame;
  }
  m_first = fitted(m_place, workAreas(), m_frame);
}

void WindowPlace::show(QWindow& window) {
  m_window = &window;
  window.setMinimumSize(m_first.smallest);
  window.setGeometry(m_first.place);
  window.installEventFilter(this);
  connect(qGuiApp, &QGuiApplication::screenAdded, this, &WindowPlace::follow);
  connect(qGuiApp, &QGuiApplication::screenRemoved, this, &WindowPlace::fit, Qt::QueuedConnection);
  for (QScreen* screen : QGuiApplication::screens())
    follow(screen);

  const QString state = m_file ? m_file->value(kState).toString() : QString{};
  if (state == QLatin1StringView{"maximized"})
    window.showMaximized();
  else if (state == QLatin1StringView{"fullscreen"})
    window.showFullScreen();
  else
    window.showNormal();
}

void WindowPlace::follow(QScreen* screen) {
  connect(screen, &QScreen::availableGeometryChanged, this, &WindowPlace::fit, Qt::QueuedConnection);
}

bool WindowPlace::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::Expose:
      if (m_frame != m_window->frameMargins() && m_window->visibility() == QWindow::Windowed)
        QMetaObject::invokeMethod(this, &WindowPlace::fit, Qt::QueuedConnection);
      break;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::WindowStateChange: m_settled.start(); break;
    case QEvent::Close: remember(); break;
    default: break;
  }
  return QObject::eventFilter(watched, event);
}

void WindowPlace::fit() {
  if (m_window == nullptr || m_window->visibility() != QWindow::Windowed) return;
  m_frame = m_window->frameMargins();
  const Fitted now = fitted(m_window->geometry(), workAreas(), m_frame);
  m_window->setMinimumSize(now.smallest);
  if (now.place != m_window->geometry()) m_window->setGeometry(now.place);
  m_settled.start();
}

void WindowPlace::remember() {
  if (m_window == nullptr || !m_window->isVisible()) return;
  const QWindow::Visibility how = m_window->visibility();
  if (how == QWindow::Windowed) m_place = m_window->geometry();
  if (!m_file) return;
  m_file->setValue(kPlace, m_place);
  m_file->setValue(kFrame, rectOf(m_frame));
  if (how == QWindow::Minimized) return;
  m_file->setValue(kState, how == QWindow::Maximized    ? QStringLiteral("maximized")
                           : how == QWindow::FullScreen ? QStringLiteral("fullscreen")
                                                        : QStringLiteral("windowed"));
}

}  // namespace cardroom::window
