#include "client/models/journey/own_host.h"

#include <utility>

#include "common/system/interfaces.h"

namespace cardroom::window {
namespace {

/// How long a server of our own has to tell everybody and end.
constexpr std::chrono::milliseconds kEndingMax{4'000};

}  // namespace

client::Address addressOf(const client::OwnServer& server) {
  return {"127.0.0.1", server.port};
}

OwnHost::OwnHost(std::uint16_t port, bool keeps) : m_port{port}, m_keeps{keeps} {
  connect(&m_started, &HostedServer::ready, this, [this](const client::OwnServer& server) {
    m_server = server;
    m_outlives = false;
    if (m_keeps) outlive();
    Q_EMIT ready();
  });
  connect(&m_started, &HostedServer::failed, this, &OwnHost::failed);
  connect(&m_started, &HostedServer::ended, this, &OwnHost::ended);
  m_endingMax.setSingleShot(true);
  connect(&m_endingMax, &QTimer::timeout, this, &OwnHost::ended);
}

bool OwnHost::find() {
  // One that was there may have ended since, or been started by another program of ours.
  if (!isOurs()) {
    m_server = m_port == 0 ? client::running_server()
                           : client::OwnServer{.port = m_port, .key = {}, .addresses = own_addresses()};
  }
  if (!m_server && !m_started.running()) m_started.start({});
  return m_server.has_value();
}

void OwnHost::lookAt(const client::Address& address) {
  if (isOurs()) return;
  // Its file says its key, and the addresses that others can type.
  if (auto running = client::running_server(); running && addressOf(*running) == address) m_server = std::move(running);
}

void OwnHost::outlive() {
  if (!std::exchange(m_outlives, true)) m_started.outlive();
}

void OwnHost::endThen(std::function<void()> then) {
  m_afterEnd = std::move(then);
  m_started.end();
  m_endingMax.start(kEndingMax);
}

void OwnHost::ended() {
  m_endingMax.stop();
  const auto server = std::exchange(m_server, std::nullopt);
  m_outlives = false;
  leftBehind = 0;
  if (const auto then = std::exchange(m_afterEnd, nullptr)) return then();
  if (server) Q_EMIT lost(*server);
}

}  // namespace cardroom::window
