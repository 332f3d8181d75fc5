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

/// Windows without a display, which look the same wherever they are drawn: the software renderer, the distribution's
/// fonts without hinting, no settings of the tester's own, and a clock for animations that the test moves. One a
/// process, before anything else of Qt.
class Offscreen {
 public:
  Offscreen();
  ~Offscreen();

  static inline Offscreen* current = nullptr;  ///< Of this process.

  /// Lets this time pass for everything that moves, in small steps. QML's timers are of that kind too.
  void pass(std::chrono::milliseconds time);

  /// Until nothing moves any more in the window and every picture in it is there. Some seconds pass for what moves.
  /// Throws std::runtime_error if a picture does not come.
  void rest(QQuickWindow& window);

  /// The window when it rests. Throws std::runtime_error if it never does.
  QImage settled(QQuickWindow& window);

  /// What Qt and QML have warned of since the last call: a window without faults says nothing.
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
