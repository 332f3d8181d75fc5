#pragma once

#include <QAnimationDriver>
#include <QBasicTimer>
#include <QElapsedTimer>

namespace cardroom::testing {

/// Real time for animations, but never more than 50 ms between two frames: even if the machine stalls for a moment, a
/// test that looks every 50 ms misses no motion. Install it once the application exists. GUI thread.
class EvenClock : public QAnimationDriver {
 public:
  EvenClock();
  ~EvenClock() override;

  qint64 elapsed() const override;
  void advance() override;

 protected:
  void start() override;
  void stop() override;
  void timerEvent(QTimerEvent* event) override;

 private:
  QBasicTimer m_frames;
  QElapsedTimer m_since_last;
  qint64 m_since_start = 0;  // In ms.
};

}  // namespace cardroom::testing
