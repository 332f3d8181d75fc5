#pragma once

#include <QObject>
#include <optional>

#include "client/net/hosted_server.h"

namespace cardroom::window {

/// The server that plays a property file: for this machine only, with one table. One at a time: a new one is started
/// when the one before it has ended. GUI thread.
class FileServer : public QObject {
  Q_OBJECT

 public:
  FileServer();

  /// Starts one; ready() or failed() follows. `closesWindow`: the window was opened for this file alone.
  void play(PropertyFileWords file, bool closesWindow);
  /// Ends it, and says nothing more of it.
  void end();
  /// It plays; null: nothing is played.
  const client::OwnServer* server() const { return m_server ? &*m_server : nullptr; }
  bool closesWindow() const { return m_closesWindow; }

 Q_SIGNALS:
  void ready(const cardroom::client::OwnServer& server);
  void failed(const QString& why);
  /// It has ended, and we did not end it.
  void lost(const cardroom::client::OwnServer& server);

 private:
  void ended();

  HostedServer m_started;
  std::optional<PropertyFileWords> m_wanted;  ///< To be played as soon as its server is ready.
  std::optional<client::OwnServer> m_server;
  bool m_ending = false;
  bool m_closesWindow = false;
};

}  // namespace cardroom::window
