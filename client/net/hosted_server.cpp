#include "client/net/hosted_server.h"

#include <QSocketNotifier>
#include <utility>

namespace cardroom::window {

HostedServer::HostedServer(QObject* parent) : QObject{parent} {}

HostedServer::~HostedServer() {
  forget();
}

void HostedServer::start(const client::ServerOptions& options) {
  auto started = client::ServerProgram::start(options);
  if (!started) {
    const QString why = QString::fromStdString(started.error());
    QMetaObject::invokeMethod(this, [this, why] { Q_EMIT failed(why); }, Qt::QueuedConnection);
    return;
  }
  m_program = *std::move(started);
  m_output = std::make_unique<QSocketNotifier>(m_program->output(), QSocketNotifier::Read);
  connect(m_output.get(), &QSocketNotifier::activated, this, &HostedServer::read);
}

void HostedServer::read() {
  using client::ServerProgram;
  const ServerProgram::News news = m_program->read();
  if (const auto* server = std::get_if<client::OwnServer>(&news)) {
    Q_EMIT ready(*server);
  } else if (const auto* failure = std::get_if<ServerProgram::Failed>(&news)) {
    forget();
    Q_EMIT failed(QString::fromStdString(failure->why));
  } else if (std::holds_alternative<ServerProgram::Ended>(news)) {
    forget();
    Q_EMIT ended();
  }
}

void HostedServer::outlive() {
  if (m_program) m_program->outlive();
}

void HostedServer::letGo() {
  if (m_program) m_program->let_go();
}

void HostedServer::end() {
  if (m_program) m_program->end();
}

void HostedServer::forget() {
  if (m_output) {
    m_output->setEnabled(false);
    m_output.release()->deleteLater();  // Must not be deleted from within its own signal.
  }
  m_program.reset();
}

}  // namespace cardroom::window
