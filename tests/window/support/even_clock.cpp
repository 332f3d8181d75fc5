#include "tests/window/support/even_clock.h"

#include <algorithm>

namespace cardroom::testing {
namespace {

constexpr int kFrame = 16;           // ms, like Qt's own clock.
constexpr qint64 kLongestStep = 50;  // ms

}  // namespace

EvenClock::EvenClock() {
  install();
}

EvenClock::~EvenClock() {
  uninstall();
}

qint64 EvenClock::elapsed() const {
  return m_since_start;
}

void EvenClock::advance() {
  m_since_start += std::min(m_since_last.restart(), kLongestStep);
  advanceAnimation();
}

void EvenClock::start() {
  m_since_start = 0;
  m_since_last.start();
  m_frames.start(kFrame, Qt::PreciseTimer, this);
  QAnimationDriver::start();
}

void EvenClock::stop() {
  m_frames.stop();
  QAnimationDriver::stop();
}

void EvenClock::timerEvent(QTimerEvent* /*event*/) {
  advance();
}

}  // namespace cardroom::testing
