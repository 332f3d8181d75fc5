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

/// A browser with our page, as far as the gateway can tell: says hello, keeps what it is told, and makes requests.
class FakePage {
 public:
  /// Connects to the gateway on this port of this machine. `table`: the id in its link, in hexadecimal digits.
  FakePage(quint16 port, QString profile = {}, QString table = {}, QString language = QStringLiteral("en"));

  void call(const QString& object, const QString& function, const QJsonArray& arguments = {});
  void send(const QByteArray& text);
  void hangUp() { m_socket.abort(); }

  /// The value at a path such as "app.table.turn.yours".
  QJsonValue at(const QString& path) const;
  bool is(const QString& path) const { return at(path).toBool(); }
  QString text(const QString& path) const { return at(path).toString(); }
  /// "Playing"; empty before the first message.
  QString phase() const { return text(QStringLiteral("app.table.phase")); }
  /// The codes of the cards in the person's own hand.
  QStringList hand() const;
  /// What the person's next action depends on; it changes when something has happened at the table.
  QString situation() const;
  /// Takes one step in the person's turn or a pause: presses the button if it is ready; otherwise selects a card or, if
  /// none can be selected, asks for a hint. Repeats a step in the same situation only after a while. Returns true if
  /// the button was pressed.
  bool play();
  /// Whether the outcome of the last button press has arrived.
  bool isSettled() const { return !m_asked.endsWith(QLatin1Char{'!'}); }
  /// Called after each message.
  void setHeard(std::function<void()> heard) { m_heard = std::move(heard); }

  bool isThere() const { return m_there; }
  const QString& kept() const { return m_kept; }
  /// All messages so far.
  const std::vector<QString>& messages() const { return m_messages; }
  void forgetMessages() { m_messages.clear(); }
  /// The passing messages that the person has been shown.
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
  /// The situation of the last step, with "!" if the button was pressed, else "?"; empty once it has changed.
  QString m_asked;
  QElapsedTimer m_askedAt;
  std::function<void()> m_heard = [] {};
};

}  // namespace cardroom::web
