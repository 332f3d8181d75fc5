#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "client/core/outage.h"

namespace cardroom::window {

/// How the line to the server is, in words for the overlay that covers the table while it is lost.
class ConnectionState : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by Application")
  Q_PROPERTY(bool online READ online NOTIFY changed FINAL)
  /// We are at a table, and the line is down: the overlay is shown.
  Q_PROPERTY(bool lost READ lost NOTIFY changed FINAL)
  /// The server said that it stops; it may come back, but its tables do not.
  Q_PROPERTY(bool stopped READ stopped NOTIFY changed FINAL)
  /// Until a bot holds our seat if the server runs, in seconds; 0: it does by now.
  Q_PROPERTY(int secondsUntilHeld READ secondsUntilHeld NOTIFY changed FINAL)
  /// The same as a share of the 15 s, 1 to 0.
  Q_PROPERTY(qreal shareUntilHeld READ shareUntilHeld NOTIFY changed FINAL)
  /// What is known, and what that means for the table: "The server does not answer. If it still runs, your seat is
  /// kept, and a bot plays for you after 0:08." Styled.
  Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
  /// "Trying again, for the third time …"
  Q_PROPERTY(QString attemptText READ attemptText NOTIFY changed FINAL)

 public:
  using QObject::QObject;
  bool online() const { return m_online; }
  bool lost() const { return m_outage.has_value(); }
  bool stopped() const { return m_outage && m_outage->cause == client::Outage::Cause::stopped; }
  int secondsUntilHeld() const;
  qreal shareUntilHeld() const;
  QString text() const;
  QString attemptText() const;

  /// `outage`: of the line to the table where we are; empty if it is up.
  void show(bool online, const std::optional<client::Outage>& outage, int attempt);

 Q_SIGNALS:
  void changed();

 private:
  bool m_online = false;
  std::optional<client::Outage> m_outage;
  int m_attempt = 0;
};

}  // namespace cardroom::window
