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

/// Where a window is to stand, without the frame that the desktop draws round it, and how small it may become: both in
/// device-independent pixels.
struct Fitted {
  QRect place;
  QSize smallest;
  bool operator==(const Fitted&) const = default;
};

/// A place on the screens that there are now. With its frame it lies wholly in one work area (what a screen has without
/// its panels): the one that it shares most with, and the first one if it shares nothing, as where a screen has gone.
/// It never is larger than that, and smaller than 800 by 600 only where there is no room for more.
///
/// `wanted`: where it stood before; null: nowhere yet, then it is in the middle of the first work area, 1280 by 800 and
/// on large screens two thirds of them. `workAreas`: may be empty, then nothing limits it.
///
/// The window manager is not asked for a place: some put a window that is too large where its lower edge is out of
/// reach. Starting maximized would lose the desktop's own wishes. Where desktops place all windows themselves, as with
/// Wayland, only size and state are left to decide.
Fitted fitted(const QRect& wanted, const QList<QRect>& workAreas, const QMargins& frame);

/// Shows a window where it stood in the last run, and remembers in a file where that is: size, place, and whether it
/// was maximized or filled the screen. One file a window. GUI thread.
class WindowPlace : public QObject {
  Q_OBJECT

 public:
  /// `file` is made when the window has been shown; an empty one keeps nothing.
  explicit WindowPlace(const QString& file, QObject* parent = nullptr);

  /// Where to make the window, so that it does not change its size when it is shown.
  Fitted first() const { return m_first; }
  /// Shows the window, which is not shown yet, and follows it from now on.
  void show(QWindow& window);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void follow(QScreen* screen);
  void fit();
  void remember();

  std::unique_ptr<QSettings> m_file;
  QRect m_place;     ///< While it is neither maximized nor full screen; null: not known.
  QMargins m_frame;  ///< That the desktop drew round it.
  Fitted m_first;
  QWindow* m_window = nullptr;
  QTimer m_settled;  ///< A desktop tells size and state one after the other; what is remembered is what stays.
};

}  // namespace cardroom::window
