#pragma once

#include <QQuickItem>
#include <QStringList>
#include <QTimer>

#include "client/models/gadget_field.h"

namespace cardroom::window {

/// The window's live region: screen readers receive its sentences in order, and the focus does not move. An invisible
/// item with a ring of notifications as children. It sends at most one sentence every 30 ms and reuses a child as late
/// as possible, because screen readers fetch the name late (tested with Orca 43).
class Announcer : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT

 public:
  explicit Announcer(QQuickItem* parent = nullptr);

  /// The most recent sentences, oldest first; repeat() announces the newest of them again.
  CARDROOM_READ(QStringList, history, historyChanged) { return m_history; }
  Q_INVOKABLE void say(const QString& sentence);
  /// Announces the last few sentences again.
  Q_INVOKABLE void repeat();

 Q_SIGNALS:
  void historyChanged();

 protected:
  void componentComplete() override;

 private:
  void send(const QString& sentence);
  void sendNext();

  QStringList m_waiting;
  QStringList m_history;
  QTimer m_pause;
  QList<QQuickItem*> m_ring;
  int m_next = 0;
};

}  // namespace cardroom::window
