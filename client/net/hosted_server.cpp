#include "client/net/hosted_server.h"

namespace cardroom::window {

HostedServer::HostedServer(QObject* parent)
    : QObject{parent},
      m_program{*this,
                {.ready = [this](const client::OwnServer& server) { Q_EMIT ready(server); },
                 .failed = [this](const QString& why) { Q_EMIT failed(why); },
                 .ended = [this] { Q_EMIT ended(); }}} {}

void HostedServer::start(const client::ServerOptions& options) {
  m_program.take(client::ServerProgram::start(options));
}

void HostedServer::outlive() {
  if (auto* program = m_program.running()) program->outlive();
}

void HostedServer::letGo() {
  if (auto* program = m_program.running()) program->let_go();
}

void HostedServer::end() {
  if (auto* program = m_program.running()) program->end();
}

}  // namespace cardroom::window
