#pragma once

#include <QQuickItem>
#include <QStringList>
#include <QTimer>

#include "client/models/gadget_field.h"

namespace cardroom::window {

/// The live region of the window: screen readers get its sentences in order, without a change of focus. An invisible
/// item with a ring of notifications as children; a sentence is sent at most every 30 ms and no child is used again
/// soon, because readers fetch the name late (tried with Orca 43).
class Announcer : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT

 public:
  explicit Announcer(QQuickItem* parent = nullptr);

  /// The last sentences, oldest first; repeat() announces the newest of them again.
  CARDROOM_READ(QStringList, history, historyChanged) { return m_history; }
  Q_INVOKABLE void say(const QString& sentence);
  /// Announces the last few sentences once more.
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
