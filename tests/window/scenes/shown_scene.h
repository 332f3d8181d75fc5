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
  const char* suffix = "";  ///< Of the picture's name.
  QSize size = {};
  bool light = false;
  const char* language = "en";
  /// For who looks at words alone: nothing is drawn in any picture, and the window has its size from the first moment,
  /// which together saves half the time.
  bool blank = false;
  bool persianNames = false;  ///< Of all people and places.
};

/// Opens the real window on a scene that was made in the look's language. It belongs to the engine, which must end
/// before the scene. Throws std::runtime_error if the window does not load.
QQuickWindow& show_scene(Scene& scene, const Look& look, QQmlApplicationEngine& engine);

/// A scene in the real window, without a display.
class ShownScene {
 public:
  /// Throws std::runtime_error if the window does not load.
  ShownScene(const QString& scene, const Look& look);
  ~ShownScene();

  /// A key, as a person presses it, when nothing moves.
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
  /// Letters, one after the other.
  void type(const QString& text);
  /// The item that tells screen readers this name. Throws std::runtime_error without one.
  void press(const QString& name);
  /// Takes hold of it in its middle, moves it by so much, and does not let go.
  void drag(const QString& name, QPoint by);

  /// Another size, in which it comes to rest.
  void resize(QSize size);
  /// Until nothing moves and every picture is there.
  void rest();
  /// When it has come to rest.
  QImage picture();
  /// Whether something tells screen readers this name, when nothing moves.
  bool shows(const QString& name);
  /// What the item that has the keyboard tells: its name and, after a colon, its description if it has one.
  QString focused();

  /// How many things the window is made of.
  qsizetype objects() const;

  /// Another language from now on, as the settings change it.
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
