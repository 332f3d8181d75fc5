#pragma once

#include <QImage>
#include <QQmlApplicationEngine>
#include <QString>
#include <memory>

#include "tests/window/scenes/scenes.h"

class QQuickWindow;

namespace cardroom::testing {

/// How the window is set up for a picture.
struct Look {
  const char* suffix = "";  ///< Appended to the picture's name.
  QSize size = {};
  bool light = false;
  const char* language = "en";
  /// For tests that only read words: no picture is drawn, and the window has its size from the start. Together this
  /// saves half the time.
  bool blank = false;
  bool persianNames = false;  ///< For all people and places.
};

/// Opens the real window on a scene that was made in the look's language. The window belongs to the engine, which must
/// end before the scene. Throws std::runtime_error if the window does not load.
QQuickWindow& show_scene(Scene& scene, const Look& look, QQmlApplicationEngine& engine);

/// A scene in the real window, without a display.
class ShownScene {
 public:
  /// Throws std::runtime_error if the window does not load.
  ShownScene(const QString& scene, const Look& look);
  ~ShownScene();

  /// Presses a key once nothing moves.
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  /// Types letters one by one.
  void type(const QString& text);
  /// The item with this name for screen readers. Throws std::runtime_error if there is none.
  void press(const QString& name);
  /// Drags an item from its middle by this distance without releasing it.
  void drag(const QString& name, QPoint by);

  /// Changes the size and waits until the window is at rest.
  void resize(QSize size);
  /// Waits until nothing moves and every picture has arrived.
  void rest();
  /// The window at rest.
  QImage picture();
  /// Whether an item has this name for screen readers, once nothing moves.
  bool shows(const QString& name);
  /// The focused item's name for screen readers and, after a colon, its description if it has one.
  QString focused();

  /// The number of objects that the window consists of.
  qsizetype objects() const;

  /// Changes the language, as the settings do.
  void speak(const QString& language);

  window::Application& application() { return m_scene->application(); }
  QQuickWindow& window() { return *m_window; }

 private:
  QRect place_of(const QString& name) const;

  std::unique_ptr<Scene> m_scene;
  QQmlApplicationEngine m_engine;
  QQuickWindow* m_window = nullptr;
};

}  // namespace cardroom::testing
