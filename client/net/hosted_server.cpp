#include "client/net/hosted_server.h"

#include <QSocketNotifier>
#include <array>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace cardroom::window {

HostedServer::HostedServer(QObject* parent) : QObject{parent} {}

HostedServer::~HostedServer() {
  forget();
}

void HostedServer::start(const client::ServerOptions& options) {
  auto started = client::start_server(options);
  if (!started) {
    const QString why = QString::fromStdString(started.error());
    QMetaObject::invokeMethod(this, [this, why] { Q_EMIT failed(why); }, Qt::QueuedConnection);
    return;
  }
  m_program = *std::move(started);
  m_firstLine.clear();
  m_isReady = false;
  m_output = std::make_unique<QSocketNotifier>(m_program.output, QSocketNotifier::Read);
  connect(m_output.get(), &QSocketNotifier::activated, this, &HostedServer::read);
}

void HostedServer::read() {
  std::array<char, client::kServerLineMax> bytes{};
  const ssize_t count = ::read(m_program.output, bytes.data(), bytes.size());
  const bool atEnd = count <= 0;
  if (m_isReady) {
    if (!atEnd) return;  // Its later output is not needed.
    ::waitpid(m_program.pid, nullptr, 0);
    forget();
    Q_EMIT ended();
    return;
  }
  if (!atEnd) m_firstLine.append(bytes.data(), static_cast<std::size_t>(count));
  const auto lineEnd = m_firstLine.find('\n');
  if (!atEnd && lineEnd == std::string::npos && m_firstLine.size() < client::kServerLineMax) return;
  const std::string line = m_firstLine.substr(0, lineEnd);
  const auto server = client::read_first_line(m_program, line);
  if (atEnd || !server) {
    const QString why = QString::fromStdString(client::why_not_ready(m_program, line));
    forget();
    Q_EMIT failed(why);
    return;
  }
  m_isReady = true;
  Q_EMIT ready(*server);
}

void HostedServer::outlive() {
  if (m_program.input < 0) return;
  // An error means that it has ended; ended() follows.
  [[maybe_unused]] const auto written =
      ::write(m_program.input, client::kOutliveLine.data(), client::kOutliveLine.size());
}

void HostedServer::end() {
  client::end_server(m_program);
}

void HostedServer::forget() {
  if (m_output) {
    m_output->setEnabled(false);
    m_output.release()->deleteLater();  // Not from within its own signal.
  }
  for (int* descriptor : {&m_program.input, &m_program.output})
    if (*descriptor >= 0) ::close(std::exchange(*descriptor, -1));
  m_program.pid = 0;
}

}  // namespace cardroom::window
