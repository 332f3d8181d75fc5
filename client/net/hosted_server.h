#pragma once

#include <QObject>
#include <memory>

#include "client/local/own_server.h"

class QSocketNotifier;

namespace cardroom::window {

/// A cardroom-server of our own: a process that ends with us, even if we are killed, unless it was told to outlive us.
/// GUI thread. Writing to a server that has ended must not kill us: main ignores SIGPIPE.
class HostedServer : public QObject {
  Q_OBJECT

 public:
  explicit HostedServer(QObject* parent = nullptr);
  ~HostedServer() override;

  /// Starts the program in our own folder; ready() or failed() follows, never from within this call. Precondition: not
  /// running().
  void start(const client::ServerOptions& options);
  /// From start() to its end.
  bool running() const { return m_program.pid > 0; }
  void outlive();
  /// Ends it, even if it was to outlive us; it tells all clients. ended() follows.
  void end();

 Q_SIGNALS:
  void ready(const cardroom::client::OwnServer& server);
  /// It did not start; in the server's words, English.
  void failed(const QString& why);
  /// It has ended, after it was ready.
  void ended();

 private:
  void read();
  void forget();

  client::ServerProgram m_program;
  std::unique_ptr<QSocketNotifier> m_output;
  std::string m_firstLine;
  bool m_isReady = false;
};

}  // namespace cardroom::window
