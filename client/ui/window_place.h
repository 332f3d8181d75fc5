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

/// A window's place, without the desktop's frame, and its smallest size: both in device-independent pixels.
struct Fitted {
  QRect place;
  QSize smallest;
  bool operator==(const Fitted&) const = default;
};

/// A place on the current screens. Including its frame, it lies entirely within one work area (a screen without its
/// panels): the one it overlaps most, or the first if it overlaps none, for example because a screen was removed. It is
/// never larger than that area, and smaller than 800 by 600 only if there is no room for more.
///
/// `wanted`: the previous place; null: none, so the window is centred in the first work area, at 1280 by 800 or, on
/// large screens, two thirds of the area. `workAreas`: if empty, there is no limit.
///
/// The window manager is not left to choose, because some place a window that is too large with its lower edge out of
/// reach, and starting maximized would lose the desktop's own settings. Where the desktop places all windows itself, as
/// with Wayland, only size and state are decided here.
Fitted fitted(const QRect& wanted, const QList<QRect>& workAreas, const QMargins& frame);

/// Shows a window where it was in the last run, and saves its place in a file: size, position, and whether it was
/// maximized or full screen. One file per window. GUI thread.
class WindowPlace : public QObject {
  Q_OBJECT

 public:
  /// `file` is written once the window has been shown; if it is empty, nothing is saved.
  explicit WindowPlace(const QString& file, QObject* parent = nullptr);

  /// The place in which to create the window, so that its size does not change when it is shown.
  Fitted first() const { return m_first; }
  /// Shows the window for the first time and tracks its place from then on.
  void show(QWindow& window);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void follow(QScreen* screen);
  void fit();
  void remember();

  std::unique_ptr<QSettings> m_file;
  QRect m_place;     ///< The place while it is neither maximized nor full screen; null: unknown.
  QMargins m_frame;  ///< The desktop's frame around the window.
  Fitted m_first;
  QWindow* m_window = nullptr;
  QTimer m_settled;  ///< A desktop reports size and state separately; only values that last are saved.
};

}  // namespace cardroom::window
