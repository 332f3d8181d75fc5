#include "tests/client/net/relay.h"

#include <utility>

namespace cardroom::window {

Relay::Relay(std::uint16_t serverPort) : m_serverPort{serverPort} {
  m_listener.listen(QHostAddress::LocalHost);
  connect(&m_listener, &QTcpServer::newConnection, this, [this] {
    QTcpSocket* client = m_listener.nextPendingConnection();
    if (!m_whole) {
      client->abort();
      client->deleteLater();
      return;
    }
    auto* server = new QTcpSocket{client};
    m_sockets << client;
    connect(client, &QTcpSocket::readyRead, server, [=] { server->write(client->readAll()); });
    connect(server, &QTcpSocket::readyRead, client, [=] { client->write(server->readAll()); });
    connect(server, &QTcpSocket::disconnected, client, &QTcpSocket::disconnectFromHost);
    connect(client, &QTcpSocket::disconnected, this, [this, client] {
      if (m_sockets.removeOne(client)) client->deleteLater();
    });
    server->connectToHost(QHostAddress::LocalHost, m_serverPort);
  });
}

void Relay::cut() {
  m_whole = false;
  for (QTcpSocket* client : std::exchange(m_sockets, {})) {
    client->abort();
    client->deleteLater();
  }
}

}  // namespace cardroom::window
