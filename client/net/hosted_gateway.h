#pragma once

#include <QObject>

#include "client/local/own_gateway.h"
#include "client/net/hosted_program.h"

namespace cardroom::window {

/// A gateway for browsers that this program starts, one at a time. GUI thread.
class HostedGateway : public QObject {
  Q_OBJECT

 public:
  explicit HostedGateway(QObject* parent = nullptr);

  /// Starts one that ends when that server does. ready() or failed() is emitted later, never from within this call.
  /// Preconditions: not running(); the server has a key and a process id.
  void start(const client::OwnServer& server, bool encrypted);
  /// True from start() until it has ended.
  bool running() const { return m_program.running() != nullptr; }
  /// Ends it; ended() follows.
  void end();

 Q_SIGNALS:
  void ready(const cardroom::client::OwnGateway& gateway);
  /// The gateway did not start. The reason is in the gateway's words, in English.
  void failed(const QString& why);
  /// The gateway exited after it had been ready.
  void ended();

 private:
  HostedProgram<client::GatewayProgram, client::OwnGateway> m_program;
};

}  // namespace cardroom::window
