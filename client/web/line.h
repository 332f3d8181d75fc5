#pragma once

#include <QByteArray>
#include <QHostAddress>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <chrono>

class QTcpSocket;
class QWebSocket;

namespace cardroom::web {

/// The longest message of a page, in bytes. Its longest is the profile that it keeps for us, a few KiB.
constexpr qsizetype kMessageMax = 64 * 1024;

/// A browser that reads slowly may be this many bytes of messages behind. If there are more, we hang up; the browser
/// comes back and is told everything anew, which is about 25 KiB.
constexpr qint64 kUnsentMax = qint64{1024} * 1024;

/// A browser that says nothing for this long, not even an answer to a ping, counts as gone: its phone may be asleep.
constexpr std::chrono::seconds kSilenceMax{45};
/// We send something at least this often, so that no router forgets the connection, and a page notices when it is lost.
constexpr std::chrono::seconds kPingEvery{15};

/// The messages between a browser and us, each a JSON text in UTF-8. One thread.
class Line : public QObject {
  Q_OBJECT

 public:
  explicit Line(QHostAddress peer, QObject* parent = nullptr) : QObject{parent}, m_peer{std::move(peer)} {}

  const QHostAddress& peer() const { return m_peer; }
  virtual void send(const QByteArray& text) = 0;
  /// closed() follows, but never from within this call.
  virtual void hangUp() = 0;

 Q_SIGNALS:
  void received(const QByteArray& text);
  /// The last signal.
  void closed();

 private:
  QHostAddress m_peer;
};

/// The usual line: a web socket.
class SocketLine : public Line {
  Q_OBJECT

 public:
  /// Takes over the socket.
  explicit SocketLine(QWebSocket& socket, QObject* parent = nullptr);

  void send(const QByteArray& text) override;
  void hangUp() override;

 private:
  QWebSocket* m_socket;
  QTimer m_ping{this};
  QTimer m_silence{this};
};

/// The line of a browser for which web sockets fail: messages to it are lines of the answer to one GET that never
/// ends, messages from it are the bodies of POSTs.
class StreamLine : public Line {
  Q_OBJECT

 public:
  /// Takes over the connection, on which a GET has been read. `key`: names this line in POSTs; unguessable, because it
  /// is the browser's own secret.
  StreamLine(QTcpSocket& connection, QByteArray key, QObject* parent = nullptr);

  const QByteArray& key() const { return m_key; }
  void send(const QByteArray& text) override;
  void hangUp() override;
  /// Handles the body of a POST: messages, one per line.
  void receive(const QByteArray& body);

 private:
  void write(const QByteArray& line);

  QTcpSocket* m_connection;
  QByteArray m_key;
  QTimer m_ping{this};
};

}  // namespace cardroom::web
