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
  /// For tests that only read text: no picture is drawn, and the window has its final size from the start. This halves
  /// the running time.
  bool blank = false;
  Script names = Script::latin;  ///< Of all people and places.
};

/// Opens the real window on a scene that was made in the look's language. The window belongs to the engine, which must
/// be destroyed before the scene. Throws std::runtime_error if the window does not load.
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
  /// Presses the item with this accessible name. Throws std::runtime_error if there is none.
  void press(const QString& name);
  /// Drags the item with this accessible name from its middle by this distance, without releasing it.
  void drag(const QString& name, QPoint by);

  /// Resizes the window and waits until it is at rest.
  void resize(QSize size);
  /// Waits until nothing moves and every picture has arrived.
  void rest();
  /// A picture of the window at rest.
  QImage picture();
  /// Whether an item has this accessible name, once nothing moves.
  bool shows(const QString& name);
  /// The focused item's accessible name and, after a colon, its description if it has one.
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
