#include "client/net/hosted_gateway.h"

namespace cardroom::window {

HostedGateway::HostedGateway(QObject* parent)
    : QObject{parent},
      m_program{*this,
                {.ready = [this](const client::OwnGateway& gateway) { Q_EMIT ready(gateway); },
                 .failed = [this](const QString& why) { Q_EMIT failed(why); },
                 .ended = [this] { Q_EMIT ended(); }}} {}

void HostedGateway::start(const client::OwnServer& server, bool encrypted) {
  m_program.take(client::GatewayProgram::start(server, encrypted));
}

void HostedGateway::end() {
  if (auto* program = m_program.running()) program->end();
}

}  // namespace cardroom::window
