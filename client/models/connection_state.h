#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace cardroom::window {

/// How the line to the server is, in words for the overlay that covers the table while it is lost.
class ConnectionState : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Owned by Application")
  Q_PROPERTY(bool online READ online NOTIFY changed FINAL)
  /// We are at a table, and the line is down: the overlay is shown.
  Q_PROPERTY(bool lost READ lost NOTIFY changed FINAL)
  /// The server said that it is stopped; it may come back, but its tables do not.
  Q_PROPERTY(bool stopped READ stopped NOTIFY changed FINAL)
  /// Until a bot holds our seat, in seconds; 0: it does by now.
  Q_PROPERTY(int secondsUntilHeld READ secondsUntilHeld NOTIFY changed FINAL)
  /// The same as a share of the 15 s, 1 to 0.
  Q_PROPERTY(qreal shareUntilHeld READ shareUntilHeld NOTIFY changed FINAL)
  /// Without a seat in this game there is nothing to hold. "Your seat is safe. If this takes longer than 0:08, a bot
  /// plays for you until you are back." Styled.
  Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
  /// "Trying again, for the third time …"
  Q_PROPERTY(QString attemptText READ attemptText NOTIFY changed FINAL)

 public:
  using QObject::QObject;
  bool online() const { return m_online; }
  bool lost() const { return m_lost; }
  bool stopped() const { return m_stopped; }
  int secondsUntilHeld() const { return m_secondsUntilHeld; }
  qreal shareUntilHeld() const { return m_shareUntilHeld; }
  QString text() const;
  QString attemptText() const;

  void show(bool online, bool lost, int secondsUntilHeld, qreal shareUntilHeld, int attempt, bool stopped = false,
            bool seated = true);

 Q_SIGNALS:
  void changed();

 private:
  bool m_online = false;
  bool m_lost = false;
  bool m_stopped = false;
  bool m_seated = true;
  int m_secondsUntilHeld = 0;
  qreal m_shareUntilHeld = 1;
  int m_attempt = 0;
};

}  // namespace cardroom::window
