#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <optional>

#include "client/local/hosting.h"
#include "client/net/hosted_server.h"

namespace cardroom::window {

/// The server on this machine that the window has found or started, one at a time: the host of our own tables, or one
/// that plays a property file. GUI thread.
class OwnHost : public QObject {
  Q_OBJECT

 public:
  /// `hosting` is kept up to date with the server, and must outlive this object.
  explicit OwnHost(client::Hosting& hosting);

  /// Looks for this user's running server (`port` 0), or uses the one on that port. Returns false if none is running:
  /// then one is started, and ready() or failed() follows, never from within this call.
  bool find(std::uint16_t port);
  /// Restarts a server that has died, on its old port, unless another program of this user is faster; ready() or
  /// failed() follows.
  void startAgain(std::uint16_t port);
  /// Called when the connection's status has changed. If we have lost a server that another program started, finds out
  /// what has become of it: lost() follows if it has died, ready() if it has already been restarted on another port.
  void lookForLost();
  /// Called when we go to this address: finds out whether the server there is this user's own.
  void lookAt(const client::Address& address);
  /// Starts a server for one table, with these options, once the previous server has exited; ready() or failed()
  /// follows.
  void play(client::ServerOptions options);
  /// Lets the server outlive the window from now on, even if the window crashes.
  void keep();
  /// Like keep(), but takes effect only once others are at the table.
  void keepForOthers();
  /// Shuts down the server; none of the signals below is emitted.
  void end();
  /// Shuts down the server that we started; lost() is not emitted. Calls `then` when it has exited, or after a timeout.
  void endThen(std::function<void()> then);
  /// Lets the server that we started shut down as soon as nobody is connected; lost() is not emitted. Calls `then` when
  /// it has exited, or soon if others are still there.
  void letGoThen(std::function<void()> then);
  bool ending() const { return m_afterEnd != nullptr; }

 Q_SIGNALS:
  void ready(const cardroom::client::OwnServer& server);
  /// The server did not start; `why` is the server's message, in English.
  void failed(const QString& why);
  /// The server has exited unexpectedly. Hosting still refers to it.
  void lost(const cardroom::client::OwnServer& server);

 private:
  void ended();
  /// Our restart has failed: waits for the server that another program may have restarted.
  void awaitAnothers();
  /// Uses that server if it is ready.
  void lookForAnothers();

  client::Hosting& m_hosting;
  HostedServer m_started;
  bool m_silent = false;                        ///< end() was called, and the server has not exited yet.
  std::optional<client::ServerOptions> m_next;  ///< To be started when the previous server has exited.
  std::function<void()> m_afterEnd;
  QTimer m_endingMax{this};
  client::RestartLooks m_looks;
  QTimer m_lookAgain{this};
  QString m_whyNot;  ///< Why our restart has failed.
};

}  // namespace cardroom::window
