#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <optional>

#include "client/local/hosting.h"
#include "client/net/hosted_server.h"

namespace cardroom::window {

/// A server on this machine that the window finds or starts, one at a time: the host of our own tables, or the one that
/// plays a property file. GUI thread.
class OwnHost : public QObject {
  Q_OBJECT

 public:
  /// `hosting` is kept informed of the server, and outlives this object.
  explicit OwnHost(client::Hosting& hosting);

  /// Looks for a running server of this user (`port` 0), or takes the one at that port. False: none runs, and one is
  /// started; ready() or failed() follows, never from within this call.
  bool find(std::uint16_t port);
  /// The server at this address, where we go, may be the one of this user.
  void lookAt(const client::Address& address);
  /// Starts one that plays the file, after the previous one has ended; ready() or failed() follows.
  void play(PropertyFileWords file);
  /// From now on the server outlives the window, however the window ends.
  void keep();
  /// The same as soon as others are at the table.
  void keepForOthers();
  /// Ends it without any further signal.
  void end();
  /// Ends the one that we have started; lost() does not follow. If it does not end, `then` is called after a timeout.
  void endThen(std::function<void()> then);
  bool ending() const { return m_afterEnd != nullptr; }

 Q_SIGNALS:
  void ready(const cardroom::client::OwnServer& server);
  /// It did not start; `why` is the server's text, in English.
  void failed(const QString& why);
  /// The one that we have started has ended, and we did not end it.
  void lost(const cardroom::client::OwnServer& server);

 private:
  void ended();

  client::Hosting& m_hosting;
  HostedServer m_started;
  bool m_silent = false;                        ///< end() was called, and it has not ended yet.
  std::optional<client::ServerOptions> m_next;  ///< To be started when the previous one has ended.
  std::function<void()> m_afterEnd;
  QTimer m_endingMax;
};

}  // namespace cardroom::window
