#pragma once

#include <QHash>
#include <QTcpServer>
#include <QTcpSocket>

namespace cardroom::window {

/// A relay to a server: it listens on its own port and passes bytes both ways, and a test can cut its connections.
class Relay : public QObject {
  Q_OBJECT

 public:
  explicit Relay(std::uint16_t serverPort);
  ~Relay() override { cut(); }
  std::uint16_t port() const { return m_listener.serverPort(); }
  /// Cuts every connection, and refuses new ones until mend().
  void cut();
  void mend() { m_whole = true; }

 private:
  std::uint16_t m_serverPort;
  bool m_whole = true;
  QTcpServer m_listener;
  QList<QTcpSocket*> m_sockets;
};

}  // namespace cardroom::window
