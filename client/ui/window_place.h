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

/// A window's geometry, without the desktop's frame, and its minimum size, both in device-independent pixels.
struct Fitted {
  QRect place;
  QSize smallest;
  bool operator==(const Fitted&) const = default;
};

/// Fits a window to the current screens. Including its frame, it then lies entirely within one work area (a screen
/// without its panels): the one that `wanted` overlaps most, or the first if it overlaps none, for example because a
/// screen was removed. It is never larger than that area, and smaller than 800 by 600 only if there is no room for
/// more.
///
/// `wanted`: the previous geometry; if null, the window is centred in the first work area, at 1280 by 800 or, on large
/// screens, two thirds of the area. `workAreas`: if empty, there is no limit.
///
/// This is not left to the window manager, because some place an oversized window with its lower edge out of reach, and
/// starting maximized would lose the desktop's own settings. Where the desktop positions all windows itself, as on
/// Wayland, only size and state are decided here.
Fitted fitted(const QRect& wanted, const QList<QRect>& workAreas, const QMargins& frame);

/// Shows a window where it was in the previous run, and saves its size, its position, and whether it was maximized or
/// full screen in a file. One file per window. GUI thread.
class WindowPlace : public QObject {
  Q_OBJECT

 public:
  /// `file` is written once the window has been shown; if it is empty, nothing is saved.
  explicit WindowPlace(const QString& file, QObject* parent = nullptr);

  /// The geometry with which to create the window, so that its size does not change when it is shown.
  Fitted first() const { return m_first; }
  /// Shows the window for the first time and tracks its geometry from then on.
  void show(QWindow& window);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void follow(QScreen* screen);
  void fit();
  void remember();

  std::unique_ptr<QSettings> m_file;
  QRect m_place;     ///< The geometry while the window is neither maximized nor full screen; null: unknown.
  QMargins m_frame;  ///< The desktop's frame around the window.
  Fitted m_first;
  QWindow* m_window = nullptr;
  QTimer m_settled;  ///< Desktops report size and state separately; they are saved once they have settled.
};

}  // namespace cardroom::window
