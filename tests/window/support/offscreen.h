#pragma once

#include <QAnimationDriver>
#include <QGuiApplication>
#include <QImage>
#include <QStringList>
#include <chrono>
#include <memory>

#include "tests/support/temporary_directory.h"

class QQmlEngine;
class QQuickWindow;

namespace cardroom::testing {

/// Windows without a display, which look the same on every machine: the software renderer, the distribution's fonts
/// without hinting, none of the tester's settings, and an animation clock that the test drives. One per process,
/// created before any other Qt object.
class Offscreen {
 public:
  Offscreen();
  ~Offscreen();

  static inline Offscreen* current = nullptr;  ///< The instance of this process.

  /// Advances all animations, including QML's timers, by this duration, in small steps.
  void pass(std::chrono::milliseconds time);

  /// Waits until nothing in the window moves and every picture in it has arrived. Animations advance by a few seconds.
  /// Throws std::runtime_error if a picture does not arrive.
  void rest(QQuickWindow& window);

  /// A picture of the window at rest. Throws std::runtime_error if it never comes to rest.
  QImage settled(QQuickWindow& window);

  /// Qt and QML warnings since the last call: a window without faults causes none.
  static QStringList complaints();

 private:
  class Clock;
  TemporaryDirectory m_home;
  int m_count = 1;
  char m_name[9] = "cardroom";
  char* m_arguments[2] = {m_name, nullptr};
  std::unique_ptr<QGuiApplication> m_application;
  std::unique_ptr<Clock> m_clock;
  std::unique_ptr<QQmlEngine> m_engine;
  std::unique_ptr<QObject> m_something_that_moves;
};

}  // namespace cardroom::testing
