#include "client/ui/announcer.h"

#include <QAccessible>
#include <QQmlComponent>
#include <QQmlEngine>
#include <algorithm>
#include <memory>

namespace cardroom::window {
namespace {

/// A screen reader may fetch a notification's name some time after the event; until then, the item must not be reused.
constexpr int kRingSize = 16;

/// Orca 43 drops notifications that arrive closer together than this.
constexpr int kPauseMs = 30;

constexpr qsizetype kHistoryMax = 100;
constexpr qsizetype kRepeated = 3;

// The attached property Accessible can only be set from QML.
constexpr char kNotification[] = R"(import QtQuick
Item {
    property string sentence
    Accessible.role: Accessible.Notification
    Accessible.name: sentence
})";

}  // namespace

Announcer::Announcer(QQuickItem* parent) : QQuickItem{parent} {
  m_pause.setInterval(kPauseMs);
  m_pause.setSingleShot(true);
  m_pause.setTimerType(Qt::PreciseTimer);
  connect(&m_pause, &QTimer::timeout, this, &Announcer::sendNext);
}

void Announcer::componentComplete() {
  QQuickItem::componentComplete();
  QQmlComponent component{qmlEngine(this)};
  component.setData(kNotification, QUrl{QStringLiteral("qrc:/qt/qml/Cardroom/Ui/Announcer")});
  for (int i = 0; i < kRingSize; ++i) {
    auto* item = qobject_cast<QQuickItem*>(component.create(qmlContext(this)));
    Q_ASSERT(item != nullptr);
    item->setParent(this);
    item->setParentItem(this);
    m_ring.append(item);
  }
  sendNext();
}

void Announcer::say(const QString& sentence) {
  if (sentence.isEmpty()) return;
  m_history.append(sentence);
  if (m_history.size() > kHistoryMax) m_history.removeFirst();
  Q_EMIT historyChanged();
  send(sentence);
}

void Announcer::repeat() {
  for (const QString& sentence : m_history.mid(std::max(qsizetype{0}, m_history.size() - kRepeated)))
    send(sentence);
}

void Announcer::send(const QString& sentence) {
  m_waiting.append(sentence);
  if (!m_pause.isActive()) sendNext();
}

void Announcer::sendNext() {
  if (m_waiting.isEmpty() || m_ring.isEmpty()) return;
  QQuickItem* item = m_ring[m_next];
  m_next = (m_next + 1) % kRingSize;
  item->setProperty("sentence", m_waiting.takeFirst());
  QAccessibleEvent event{item, QAccessible::ObjectShow};
  QAccessible::updateAccessibility(&event);
  m_pause.start();
}

}  // namespace cardroom::window
