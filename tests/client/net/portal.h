#pragma once

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QObject>
#include <map>
#include <utility>

namespace cardroom::window {

/// A desktop's implementation of org.freedesktop.portal.Settings, on the bus at this address.
class Portal : public QObject {
  Q_OBJECT
  Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

 public:
  explicit Portal(const QString& address)
      : m_connection{QDBusConnection::connectToBus(address, QStringLiteral("portal"))} {
    m_connection.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), this,
                                QDBusConnection::ExportAllSlots | QDBusConnection::ExportAllSignals);
    m_connection.registerService(QStringLiteral("org.freedesktop.portal.Desktop"));
  }
  ~Portal() override { QDBusConnection::disconnectFromBus(QStringLiteral("portal")); }

  void change(const char* space, const char* key, const QVariant& value) {
    Q_EMIT SettingChanged(QString::fromLatin1(space), QString::fromLatin1(key), QDBusVariant{value});
  }

  std::map<std::pair<QString, QString>, QVariant> settings;

 public Q_SLOTS:
  /// Returns the value wrapped twice, as portals do.
  QDBusVariant Read(const QString& space, const QString& key, const QDBusMessage& message) {
    const auto found = settings.find({space, key});
    if (found != settings.end()) return QDBusVariant{QVariant::fromValue(QDBusVariant{found->second})};
    m_connection.send(message.createErrorReply(QStringLiteral("org.freedesktop.portal.Error.NotFound"), key));
    message.setDelayedReply(true);
    return {};
  }

 Q_SIGNALS:
  void SettingChanged(const QString& space, const QString& key, const QDBusVariant& value);

 private:
  QDBusConnection m_connection;
};

}  // namespace cardroom::window
