#pragma once

#include <QDBusVariant>
#include <QObject>
#include <QString>

namespace cardroom::window {

/// The person's desktop preferences: dark or light, and reduced motion. Read from the desktop portal over D-Bus,
/// asynchronously; without a portal, no signal is ever emitted. GUI thread.
class DesktopWishes : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  /// Reads the settings and starts listening for changes.
  void ask();

 Q_SIGNALS:
  /// Emitted only if the person has a preference.
  void darkWished(bool dark);
  void reducedMotionWished(bool reduced);

 private Q_SLOTS:
  void settingChanged(const QString& space, const QString& key, const QDBusVariant& value);

 private:
  void read(const QString& space, const QString& key);
  void show(const QString& space, const QString& key, const QVariant& value);
};

}  // namespace cardroom::window
