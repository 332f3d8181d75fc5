#include "client/net/hosted_gateway.h"

#include <QSocketNotifier>
#include <utility>

namespace cardroom::window {

HostedGateway::HostedGateway(QObject* parent) : QObject{parent} {}

HostedGateway::~HostedGateway() {
  forget();
}

void HostedGateway::start(const client::OwnServer& server, bool encrypted) {
  auto started = client::GatewayProgram::start(server, encrypted);
  if (!started) {
    const QString why = QString::fromStdString(started.error());
    QMetaObject::invokeMethod(this, [this, why] { Q_EMIT failed(why); }, Qt::QueuedConnection);
    return;
  }
  m_program = *std::move(started);
  m_output = std::make_unique<QSocketNotifier>(m_program->output(), QSocketNotifier::Read);
  connect(m_output.get(), &QSocketNotifier::activated, this, &HostedGateway::read);
}

void HostedGateway::read() {
  using client::GatewayProgram;
  const GatewayProgram::News news = m_program->read();
  if (const auto* gateway = std::get_if<client::OwnGateway>(&news)) {
    Q_EMIT ready(*gateway);
  } else if (const auto* failure = std::get_if<GatewayProgram::Failed>(&news)) {
    const QString why = QString::fromStdString(failure->why);
    forget();
    Q_EMIT failed(why);
  } else if (std::holds_alternative<GatewayProgram::Ended>(news)) {
    forget();
    Q_EMIT ended();
  }
}

void HostedGateway::end() {
  if (m_program) m_program->end();
}

void HostedGateway::forget() {
  if (m_output) {
    m_output->setEnabled(false);
    m_output.release()->deleteLater();  // Must not be deleted from within its own signal.
  }
  m_program.reset();
}

}  // namespace cardroom::window
