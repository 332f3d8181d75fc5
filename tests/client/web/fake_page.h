#pragma once

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QWebSocket>
#include <functional>
#include <utility>
#include <vector>

#include "client/models/table/table_now.h"

namespace cardroom::web {

/// A browser with our page, as far as the gateway notices: says hello, keeps what it is told, and asks for things.
class FakePage {
 public:
  /// Connects to the gateway at that port of this machine. `table`: the id in its link, in hexadecimal digits.
  FakePage(quint16 port, QString profile = {}, QString table = {}, QString language = QStringLiteral("en"));

  void call(const QString& object, const QString& function, const QJsonArray& arguments = {});
  void send(const QByteArray& text);
  void hangUp() { m_socket.abort(); }

  /// What lies at that path, as "app.table.turn.yours".
  QJsonValue at(const QString& path) const;
  bool is(const QString& path) const { return at(path).toBool(); }
  QString text(const QString& path) const { return at(path).toString(); }
  /// "Playing"; empty before the first message.
  QString phase() const { return text(QStringLiteral("app.table.phase")); }
  /// The codes of the cards in the person's own hand.
  QStringList hand() const;
  /// What the person's next action depends on; it changes when something has happened at the table.
  QString situation() const;
  /// If it is the person's turn: selects a card, or asks for a hint where it takes more than a card, and presses the
  /// button; goes on after a pause. Does nothing a second time in the same situation, unless that was long ago. Returns
  /// true if the button was pressed.
  bool play();
  /// What came of the last button that was pressed has arrived.
  bool isSettled() const { return !m_asked.endsWith(QLatin1Char{'!'}); }
  /// Called after each message.
  void setHeard(std::function<void()> heard) { m_heard = std::move(heard); }

  bool isThere() const { return m_there; }
  const QString& kept() const { return m_kept; }
  /// All messages so far.
  const std::vector<QString>& messages() const { return m_messages; }
  void forgetMessages() { m_messages.clear(); }
  /// What has been said or shown to the person in passing.
  const QStringList& told() const { return m_told; }

 private:
  void read(const QString& text);
  void apply(const QJsonObject& change);
  /// The key of a card that can be played; empty: none.
  QString playable() const;

  QWebSocket m_socket;
  QJsonObject m_tree;
  QString m_kept;
  std::vector<QString> m_messages;
  QStringList m_told;
  bool m_there = false;
  /// The situation in which a hint was asked for ("?") or a button pressed ("!"); empty when it has changed since.
  QString m_asked;
  QElapsedTimer m_askedAt;
  std::function<void()> m_heard = [] {};
};

}  // namespace cardroom::web
