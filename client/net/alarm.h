#pragma once

#include <QObject>
#include <QSocketNotifier>

#include "client/core/client_io.h"

namespace cardroom::window {

/// Milliseconds since the machine was started, including the time in which it slept, so that a laptop that wakes up
/// notices how much time has passed.
client::Instant now();

/// Rings once, at a time of that clock; if the machine is asleep then, as soon as it wakes up. Owner's thread.
class Alarm : public QObject {
  Q_OBJECT

 public:
  explicit Alarm(QObject* parent = nullptr);
  ~Alarm() override;

  /// A newer time replaces the previous one; a time in the past means now.
  void setTo(client::Instant at);

 Q_SIGNALS:
  void rang();

 private:
  int m_timer;  ///< A descriptor.
  QSocketNotifier m_notifier;
};

}  // namespace cardroom::window
