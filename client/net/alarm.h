#pragma once

#include <QObject>
#include <QSocketNotifier>

#include "client/core/client_io.h"

namespace cardroom::window {

/// Milliseconds since the machine was started, also those in which it slept: a laptop that wakes up finds that its time
/// is over, and not that nothing has happened.
client::Instant now();

/// Rings once, at a time of that clock; if the machine slept over it, as soon as it wakes up. Thread of its owner.
class Alarm : public QObject {
  Q_OBJECT

 public:
  explicit Alarm(QObject* parent = nullptr);
  ~Alarm() override;

  /// A newer time replaces the one before; one that has passed is now.
  void setTo(client::Instant at);

 Q_SIGNALS:
  void rang();

 private:
  int m_timer;  ///< A descriptor.
  QSocketNotifier m_notifier;
};

}  // namespace cardroom::window
