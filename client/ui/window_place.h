#pragma once

#include <QList>
#include <QMargins>
#include <QObject>
#include <QRect>
#include <QSettings>
#include <QTimer>
#include <QWindow>
#include <memory>

class QScreen;

namespace cardroom::window {

/// The place of a window, without the frame of the desktop, and its smallest size: both in device-independent
/// pixels.
struct Fitted {
  QRect place;
  QSize smallest;
  bool operator==(const Fitted&) const = default;
};

/// A place on the present screens. Including its frame it is entirely in one work area (a screen without its panels):
/// the one that it shares most with, or the first one if it shares nothing, for example because a screen was removed.
/// It is never larger than that, and smaller than 800 by 600 only if there is no room for more.
///
/// `wanted`: the previous place; null: none, so it is in the middle of the first work area, 1280 by 800 or, on large
/// screens, two thirds of them. `workAreas`: may be empty, then there is no limit.
///
/// The window manager is not left to choose: some put a window that is too large where its lower edge is out of
/// reach. Starting maximized would lose the desktop's own settings. If desktops place all windows themselves, as with
/// Wayland, only size and state are decided here.
Fitted fitted(const QRect& wanted, const QList<QRect>& workAreas, const QMargins& frame);

/// Shows a window in its place of the last run, and saves its place in a file: size, position, and whether it was
/// maximized or full screen. One file per window. GUI thread.
class WindowPlace : public QObject {
  Q_OBJECT

 public:
  /// `file` is written once the window has been shown; with an empty one nothing is saved.
  explicit WindowPlace(const QString& file, QObject* parent = nullptr);

  /// The place in which to create the window, so that it does not change its size when it is shown.
  Fitted first() const { return m_first; }
  /// Shows the window for the first time, and follows its place from now on.
  void show(QWindow& window);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void follow(QScreen* screen);
  void fit();
  void remember();

  std::unique_ptr<QSettings> m_file;
  QRect m_place;     ///< While it is neither maximized nor full screen; null: unknown.
  QMargins m_frame;  ///< The desktop's frame around it.
  Fitted m_first;
  QWindow* m_window = nullptr;
  QTimer m_settled;  ///< A desktop reports size and state one after the other; only lasting values are saved.
};

}  // namespace cardroom::window
