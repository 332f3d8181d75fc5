#pragma once

#include <QObject>
#include <QSocketNotifier>

#include "client/core/client_io.h"

namespace cardroom::window {

/// Milliseconds since the machine was booted, including the time it slept, so that a laptop that wakes up notices how
/// much time has passed.
client::Instant now();

/// Goes off once, at a time on the clock of now(); if the machine is asleep then, as soon as it wakes up. Owner's
/// thread.
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
