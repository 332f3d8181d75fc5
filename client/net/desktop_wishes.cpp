#include "client/net/desktop_wishes.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace cardroom::window {
namespace {

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");

const QString kAppearance = QStringLiteral("org.freedesktop.appearance");
const QString kColorScheme = QStringLiteral("color-scheme");      // 0: no preference, 1: dark, 2: light.
const QString kReducedMotion = QStringLiteral("reduced-motion");  // 1: reduced. Newer portals only.
const QString kGnome = QStringLiteral("org.gnome.desktop.interface");
const QString kAnimations = QStringLiteral("enable-animations");  // Used by older desktops.

/// Portals wrap a value in one or two variants.
QVariant unwrapped(QVariant value) {
  while (value.canConvert<QDBusVariant>())
    value = value.value<QDBusVariant>().variant();
  return value;
}

}  // namespace

void DesktopWishes::ask() {
  qDBusRegisterMetaType<QDBusVariant>();
  QDBusConnection bus = QDBusConnection::sessionBus();
  if (!bus.isConnected()) return;
  bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
              SLOT(settingChanged(QString, QString, QDBusVariant)));
  read(kAppearance, kColorScheme);
  read(kGnome, kAnimations);
  read(kAppearance, kReducedMotion);
}

void DesktopWishes::read(const QString& space, const QString& key) {
  QDBusMessage call = QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
  call << space << key;
  auto* watcher = new QDBusPendingCallWatcher{QDBusConnection::sessionBus().asyncCall(call), this};
  connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, space, key, watcher] {
    const QDBusPendingReply<QVariant> reply = *watcher;
    if (reply.isValid()) show(space, key, reply.value());
    watcher->deleteLater();
  });
}

void DesktopWishes::settingChanged(const QString& space, const QString& key, const QDBusVariant& value) {
  show(space, key, value.variant());
}

void DesktopWishes::show(const QString& space, const QString& key, const QVariant& value) {
  const QVariant plain = unwrapped(value);
  if (space == kAppearance && key == kColorScheme && plain.toUInt() != 0) Q_EMIT darkWished(plain.toUInt() == 1);
  if (space == kAppearance && key == kReducedMotion) Q_EMIT reducedMotionWished(plain.toUInt() == 1);
  if (space == kGnome && key == kAnimations) Q_EMIT reducedMotionWished(!plain.toBool());
}

}  // namespace cardroom::window
