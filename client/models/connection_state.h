#pragma once

#include <QObject>
#include <QString>
#include <optional>

#include "client/core/outage.h"
#include "client/models/gadget_field.h"

namespace cardroom::window {

/// The state of the connection to the server, worded for the overlay that covers the table while the connection is
/// lost.
class ConnectionState : public QObject {
  Q_OBJECT
  CARDROOM_UNCREATABLE("Owned by Application")
  using QObject::QObject;
  CARDROOM_READ(bool, online, changed) { return m_online; }
  /// We are at a table, and the connection is lost: the overlay is shown.
  CARDROOM_READ(bool, lost, changed) { return m_outage.has_value(); }
  /// The server announced that it was shutting down; it may be restarted.
  CARDROOM_READ(bool, stopped, changed) { return m_outage && m_outage->cause == client::Outage::Cause::stopped; }
  /// Seconds until a bot takes over our seat, provided the server is still running; 0 if one already has.
  CARDROOM_READ(int, secondsUntilHeld, changed);
  /// `secondsUntilHeld` as a fraction of the 15 s, from 1 down to 0.
  CARDROOM_READ(qreal, shareUntilHeld, changed);
  /// What is known, and what that means for the table: "The server does not answer. If it still runs, your seat is
  /// kept, and a bot plays for you after 0:08." Styled.
  CARDROOM_READ(QString, text, changed);
  /// "Reconnecting … (try 3)"
  CARDROOM_READ(QString, attemptText, changed);

  /// `outage` describes the lost connection to our table; empty while connected.
  void show(bool online, const std::optional<client::Outage>& outage, int attempt);

 Q_SIGNALS:
  void changed();

 private:
  QString textOfKeptTable() const;
  QString textOfLostTable() const;
  /// "0:08"
  QString untilHeld() const;

  bool m_online = false;
  std::optional<client::Outage> m_outage;
  int m_attempt = 0;
};

}  // namespace cardroom::window
