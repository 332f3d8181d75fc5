#pragma once

#include <QObject>

#include "client/local/own_server.h"
#include "client/net/hosted_program.h"

namespace cardroom::window {

/// A server started by this program. Reports the server's state through signals. GUI thread.
class HostedServer : public QObject {
  Q_OBJECT

 public:
  explicit HostedServer(QObject* parent = nullptr);

  /// Starts the server program from our own folder; ready() or failed() is emitted later, never from within this call.
  /// Precondition: not running().
  void start(const client::ServerOptions& options);
  /// True from start() until the server has ended.
  bool running() const { return m_program.running() != nullptr; }
  void outlive();
  /// Lets the server shut down as soon as nobody is connected, even if it was told to outlive us. Then ended() follows.
  void letGo();
  /// Shuts the server down for good, even if it was told to outlive us; it notifies all clients. ended() follows.
  void end();

 Q_SIGNALS:
  void ready(const cardroom::client::OwnServer& server);
  /// The server did not start. The reason is in the server's words, in English.
  void failed(const QString& why);
  /// The server exited after it had been ready.
  void ended();

 private:
  HostedProgram<client::ServerProgram, client::OwnServer> m_program;
};

}  // namespace cardroom::window
