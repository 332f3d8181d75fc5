#pragma once

#include <QObject>
#include <memory>
#include <optional>

#include "client/local/own_server.h"

class QSocketNotifier;

namespace cardroom::window {

/// A server of our own, whose news come as signals. GUI thread.
class HostedServer : public QObject {
  Q_OBJECT

 public:
  explicit HostedServer(QObject* parent = nullptr);
  ~HostedServer() override;

  /// Starts the program in our own folder; ready() or failed() follows, never from within this call. Precondition: not
  /// running().
  void start(const client::ServerOptions& options);
  /// From start() to its end.
  bool running() const { return m_program.has_value(); }
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

  std::optional<client::ServerProgram> m_program;
  std::unique_ptr<QSocketNotifier> m_output;
};

}  // namespace cardroom::window
