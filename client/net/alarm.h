#pragma once

#include <QObject>
#include <QSocketNotifier>

#include "client/core/client_io.h"

namespace cardroom::window {

/// Milliseconds since boot, including time spent asleep, so that a laptop notices on waking how much time has passed.
client::Instant now();

/// A one-shot alarm on the clock of now(). If the machine is asleep at that time, the alarm goes off as soon as it
/// wakes up. Use on the owner's thread.
class Alarm : public QObject {
  Q_OBJECT

 public:
  explicit Alarm(QObject* parent = nullptr);
  ~Alarm() override;

  /// Replaces the previous time; a time in the past means now.
  void setTo(client::Instant at);

 Q_SIGNALS:
  void rang();

 private:
  int m_timer;  ///< A file descriptor.
  QSocketNotifier m_notifier;
};

}  // namespace cardroom::window
