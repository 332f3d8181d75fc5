#include "client/models/journey/file_server.h"

#include <utility>

namespace cardroom::window {

FileServer::FileServer() {
  connect(&m_started, &HostedServer::ready, this, [this](const client::OwnServer& server) {
    if (m_ending) return;
    m_wanted.reset();
    m_server = server;
    Q_EMIT ready(server);
  });
  connect(&m_started, &HostedServer::failed, this, [this](const QString& why) {
    if (m_ending) return ended();
    Q_EMIT failed(why);
  });
  connect(&m_started, &HostedServer::ended, this, &FileServer::ended);
}

void FileServer::play(PropertyFileWords file, bool closesWindow) {
  end();
  m_wanted = std::move(file);
  m_closesWindow = closesWindow;
  if (!m_started.running()) m_started.start({.property_file = m_wanted});
}

void FileServer::end() {
  m_wanted.reset();
  m_server.reset();
  m_closesWindow = false;
  if (m_started.running() && !std::exchange(m_ending, true)) m_started.end();
}

void FileServer::ended() {
  const auto server = std::exchange(m_server, std::nullopt);
  if (std::exchange(m_ending, false)) {
    if (m_wanted) m_started.start({.property_file = m_wanted});
  } else if (server) {
    Q_EMIT lost(*server);
  }
}

}  // namespace cardroom::window
