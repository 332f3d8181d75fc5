#include "client/models/journey/own_host.h"

#include <utility>

#include "common/system/interfaces.h"

namespace cardroom::window {
namespace {

/// How long our own server may take to notify everybody and exit.
constexpr std::chrono::milliseconds kEndingMax{4'000};

/// How long our own server may take to exit once nobody is connected.
constexpr std::chrono::milliseconds kDesertedMax{1'000};

}  // namespace

OwnHost::OwnHost(client::Hosting& hosting) : m_hosting{hosting} {
  connect(&m_started, &HostedServer::ready, this, [this](const client::OwnServer& server) {
    if (m_silent) return;
    m_looks = {};
    m_hosting.use(server);
    Q_EMIT ready(server);
  });
  connect(&m_started, &HostedServer::failed, this, [this](const QString& why) {
    if (m_silent) return ended();
    m_whyNot = why;
    awaitAnothers();
  });
  connect(&m_started, &HostedServer::ended, this, &OwnHost::ended);
  m_endingMax.setSingleShot(true);
  connect(&m_endingMax, &QTimer::timeout, this, &OwnHost::ended);
  m_lookAgain.setSingleShot(true);
  connect(&m_lookAgain, &QTimer::timeout, this, &OwnHost::lookForAnothers);
}

bool OwnHost::find(std::uint16_t port) {
  m_lookAgain.stop();
  m_looks = {};
  // The server found earlier may have exited, or another program of this user may have started one.
  if (!m_hosting.ours())
    m_hosting.use(port == 0 ? client::running_server()
                            : client::OwnServer{.port = port, .key = {}, .addresses = own_addresses()});
  if (!m_hosting.server() && !m_started.running()) m_started.start({});
  return m_hosting.server().has_value();
}

void OwnHost::startAgain(std::uint16_t port) {
  m_looks.begin();
  m_started.start({.port = port});
}

void OwnHost::awaitAnothers() {
  if (const auto wait = m_looks.next()) return m_lookAgain.start(*wait);
  Q_EMIT failed(m_whyNot);
}

void OwnHost::lookForAnothers() {
  auto running = client::running_server();
  if (!running) return awaitAnothers();
  m_looks = {};
  m_hosting.use(running);
  Q_EMIT ready(*running);
}

void OwnHost::lookForLost() {
  if (!m_hosting.may_have_died() || m_started.running()) return;
  const client::OwnServer lostOne = *m_hosting.server();
  const auto running = client::running_server();
  if (!running) {
    Q_EMIT lost(lostOne);
  } else if (running->port != lostOne.port) {
    m_hosting.restarted_by_another(*running);
    Q_EMIT ready(*running);
  }
}

void OwnHost::lookAt(const client::Address& address) {
  if (m_hosting.ours()) return;
  // running_server() knows the server's key, and the addresses that others can type.
  if (auto running = client::running_server(); running && client::address_of(*running) == address)
    m_hosting.use(std::move(running));
}

void OwnHost::play(client::ServerOptions options) {
  end();
  m_started.running() ? void(m_next = std::move(options)) : m_started.start(options);
}

void OwnHost::keep() {
  if (m_hosting.keep()) m_started.outlive();
}

void OwnHost::keepForOthers() {
  if (m_hosting.keep_for_others()) m_started.outlive();
}

void OwnHost::end() {
  m_next.reset();
  m_lookAgain.stop();
  m_looks = {};
  m_hosting.use(std::nullopt);
  if (m_started.running() && !std::exchange(m_silent, true)) m_started.end();
}

void OwnHost::endThen(std::function<void()> then) {
  m_afterEnd = std::move(then);
  m_started.end();
  m_endingMax.start(kEndingMax);
}

void OwnHost::letGoThen(std::function<void()> then) {
  m_afterEnd = std::move(then);
  m_started.letGo();
  m_endingMax.start(kDesertedMax);
}

void OwnHost::ended() {
  m_endingMax.stop();
  if (!m_afterEnd && !m_silent) {
    if (const auto server = m_hosting.server()) Q_EMIT lost(*server);
    return;
  }
  m_hosting.use(std::nullopt);
  if (const auto then = std::exchange(m_afterEnd, nullptr)) return then();
  m_silent = false;
  if (const auto next = std::exchange(m_next, std::nullopt)) {
    m_started.start(*next);
  }
}

}  // namespace cardroom::window
