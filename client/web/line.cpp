#include "client/web/line.h"

#include <QTcpSocket>
#include <QWebSocket>
#include <utility>

namespace cardroom::web {

SocketLine::SocketLine(QWebSocket& socket, QObject* parent) : Line{socket.peerAddress(), parent}, m_socket{&socket} {
  m_socket->setParent(this);
  m_socket->setMaxAllowedIncomingMessageSize(kMessageMax);
  m_socket->setMaxAllowedIncomingFrameSize(kMessageMax);
  connect(m_socket, &QWebSocket::textMessageReceived, this, [this](const QString& text) {
    m_silence.start();
    Q_EMIT received(text.toUtf8());
  });
  connect(m_socket, &QWebSocket::pong, this, [this] { m_silence.start(); });
  connect(m_socket, &QWebSocket::disconnected, this, &Line::closed, Qt::QueuedConnection);
  connect(&m_ping, &QTimer::timeout, this, [this] {
    m_socket->ping();
    m_socket->sendTextMessage({});  // A page's script does not see pings.
  });
  connect(&m_silence, &QTimer::timeout, this, &SocketLine::hangUp);
  m_ping.start(kPingEvery);
  m_silence.start(kSilenceMax);
}

void SocketLine::send(const QByteArray& text) {
  m_socket->sendTextMessage(QString::fromUtf8(text));
  if (m_socket->bytesToWrite() > kUnsentMax) hangUp();
}

void SocketLine::hangUp() {
  m_socket->abort();
}

StreamLine::StreamLine(QTcpSocket& connection, QByteArray key, QObject* parent)
    : Line{connection.peerAddress(), parent}, m_connection{&connection}, m_key{std::move(key)} {
  m_connection->setParent(this);
  connect(m_connection, &QTcpSocket::disconnected, this, &Line::closed, Qt::QueuedConnection);
  // Anything else that arrives on this connection is not a request.
  connect(m_connection, &QTcpSocket::readyRead, this, [this] { m_connection->skip(m_connection->bytesAvailable()); });
  m_ping.callOnTimeout([this] { write("\n"); });
  m_ping.start(kPingEvery);
}

void StreamLine::send(const QByteArray& text) {
  write(text + '\n');
  if (m_connection->bytesToWrite() > kUnsentMax) hangUp();
}

void StreamLine::write(const QByteArray& line) {
  m_connection->write(QByteArray::number(line.size(), 16) + "\r\n" + line + "\r\n");
}

void StreamLine::hangUp() {
  m_connection->abort();
}

void StreamLine::receive(const QByteArray& body) {
  const QPointer<StreamLine> here{this};
  for (const QByteArray& line : body.split('\n')) {
    if (!line.isEmpty()) Q_EMIT received(line);
    if (here == nullptr) return;
  }
}

}  // namespace cardroom::web
