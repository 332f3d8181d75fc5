#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <optional>

#include "client/core/address.h"
#include "client/net/hosted_server.h"

namespace cardroom::window {

/// Where other programs of this machine reach that server.
client::Address addressOf(const client::OwnServer& server);

/// The server of this user, on this machine, where tables of our own are made: one that runs already, or one that we
/// start. GUI thread.
class OwnHost : public QObject {
  Q_OBJECT

 public:
  /// `port`: of a server on this machine to use; 0: the one of this user that runs, or one that we start. `keeps`: one
  /// that we start outlives us.
  OwnHost(std::uint16_t port, bool keeps);

  /// As far as we know, it runs; null: none does.
  const client::OwnServer* server() const { return m_server ? &*m_server : nullptr; }
  bool isAt(const client::Address& address) const { return m_server && addressOf(*m_server) == address; }
  /// It was started by us, so it is ours to end.
  bool isOurs() const { return m_server && m_server->started_by_us; }
  /// Another program may have ended it, and another one may run.
  bool mayBeAnother() const { return m_server && !isOurs() && m_port == 0; }

  /// Finds one that runs. False: none does, and one is started; ready() or failed() follows, never from within.
  bool find();
  /// A server that is reached at this address may be the one of this user.
  void lookAt(const client::Address& address);
  /// From now on it does not end with us, however we end.
  void outlive();
  /// Ends the one that we have started. lost() does not follow. Where it does not end, `then` is called after a while.
  void endThen(std::function<void()> then);
  bool ending() const { return m_afterEnd != nullptr; }

  /// Other people at the table there when we left it.
  int leftBehind = 0;

 Q_SIGNALS:
  void ready();
  /// It did not start; in words of the server, English.
  void failed(const QString& why);
  /// The one that we have started has ended, and we did not end it.
  void lost(const cardroom::client::OwnServer& server);

 private:
  void ended();

  std::uint16_t m_port;
  bool m_keeps;
  HostedServer m_started;
  std::optional<client::OwnServer> m_server;
  bool m_outlives = false;
  std::function<void()> m_afterEnd;
  QTimer m_endingMax;
};

}  // namespace cardroom::window
