#include "client/net/client_shell.h"

#include <QNetworkProxy>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTimer>
#include <memory>
#include <openssl/x509.h>
#include <optional>
#include <utility>

#include "client/local/calendar.h"
#include "client/local/fairness.h"
#include "common/protocol/transport.h"

namespace cardroom::window {
namespace {

/// How long a closed connection may take to send its last bytes and receive the peer's goodbye.
constexpr std::chrono::seconds kLingerMax{2};

QSslConfiguration tlsConfiguration() {
  QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
  configuration.setProtocol(QSsl::TlsV1_3OrLater);
  // The servers' certificates are not issued by an authority; the client compares the key instead.
  configuration.setPeerVerifyMode(QSslSocket::VerifyNone);
  configuration.setCaCertificates({});
  configuration.setAllowedNextProtocols({QByteArray{kAlpn.data(), static_cast<qsizetype>(kAlpn.size())}});
  return configuration;
}

std::optional<KeyFingerprint> keyOf(const QSslCertificate& certificate) {
  const QByteArray der = certificate.toDer();
  const auto* bytes = reinterpret_cast<const unsigned char*>(der.constData());
  const std::unique_ptr<X509, decltype(&X509_free)> read{d2i_X509(nullptr, &bytes, der.size()), &X509_free};
  if (!read || X509_get0_pubkey(read.get()) == nullptr) return std::nullopt;
  return fingerprint_of(*read);
}

}  // namespace

ClientShell::ClientShell(std::unique_ptr<client::ProfileKeeper> profile, std::optional<client::GameStore> games,
                         client::Software software, QObject* parent)
    : QObject{parent},
      m_profile{std::move(profile)},
      m_games{std::move(games)},
      m_core{m_profile->profile(), std::move(software), client::calendar_now, client::fairness()} {
  connect(&m_alarm, &Alarm::rang, this, [this] { step(client::Woken{}); });
}

ClientShell::ClientShell(client::ProfileStore profile, client::Software software, QObject* parent)
    : ClientShell{std::make_unique<client::ProfileStore>(std::move(profile)), std::nullopt, std::move(software),
                  parent} {
  m_games.emplace(static_cast<const client::ProfileStore&>(*m_profile).file_beside(client::kGamesEnding));
}

ClientShell::~ClientShell() {
  dropSocket(true);
}

void ClientShell::step(client::Input input) {
  for (client::Output& output : m_core.step(now(), std::move(input)))
    m_work.push_back(std::move(output));
  work();
}

void ClientShell::work() {
  // Outputs that result from an output are performed after all earlier ones, so that bytes keep their order.
  if (std::exchange(m_working, true)) return;
  while (!m_work.empty()) {
    client::Output next = std::move(m_work.front());
    m_work.pop_front();
    std::visit([this](auto& output) { this->perform(output); }, next);
  }
  m_working = false;
}

void ClientShell::perform(client::OpenConnection& open) {
  dropSocket(true);
  m_connection = open.connection;
  m_socket = new QSslSocket{this};
  QSslSocket* const socket = m_socket;
  socket->setProxy(QNetworkProxy::NoProxy);
  socket->setSslConfiguration(tlsConfiguration());
  connect(socket, &QSslSocket::connected, socket,
          [socket] { socket->setSocketOption(QAbstractSocket::LowDelayOption, 1); });
  connect(socket, &QSslSocket::encrypted, this, &ClientShell::shaken);
  connect(socket, &QSslSocket::readyRead, this, [this] {
    if (m_socket == nullptr || !m_socket->isEncrypted()) return;
    step(client::BytesReceived{m_connection, m_socket->readAll().toStdString()});
  });
  connect(socket, &QSslSocket::errorOccurred, this, [this](QAbstractSocket::SocketError error) {
    closed(m_socket->errorString(), error == QAbstractSocket::ConnectionRefusedError);
  });
  connect(socket, &QSslSocket::disconnected, this, [this] { closed({}); });
  socket->connectToHostEncrypted(QString::fromStdString(open.address.host), open.address.port);
}

void ClientShell::shaken() {
  const bool ours = m_socket->sslConfiguration().nextNegotiatedProtocol() ==
                    QByteArray::fromRawData(kAlpn.data(), static_cast<qsizetype>(kAlpn.size()));
  const auto key = keyOf(m_socket->peerCertificate());
  if (!ours || !key) return closed(QStringLiteral("no card room there"));
  step(client::Connected{m_connection, *key});
}

void ClientShell::closed(const QString& why, bool refused) {
  if (m_socket == nullptr) return;
  const client::ConnectionId connection = m_connection;
  dropSocket(false);
  step(client::ConnectionClosed{connection, why.toStdString(), refused});
}

void ClientShell::dropSocket(bool politely) {
  QSslSocket* const socket = std::exchange(m_socket, nullptr);
  if (socket == nullptr) return;
  socket->disconnect(this);
  // The socket closes itself, even after this object has been destroyed.
  socket->setParent(nullptr);
  if (!politely || !socket->isEncrypted()) {
    socket->abort();
    socket->deleteLater();
    return;
  }
  connect(socket, &QSslSocket::disconnected, socket, &QObject::deleteLater);
  QTimer::singleShot(kLingerMax, socket, &QObject::deleteLater);
  socket->disconnectFromHost();
}

void ClientShell::perform(client::SendBytes& send) {
  if (m_socket != nullptr && send.connection == m_connection)
    m_socket->write(send.bytes.data(), static_cast<qint64>(send.bytes.size()));
}

void ClientShell::perform(client::CloseConnection& close) {
  if (close.connection == m_connection) dropSocket(true);
}

void ClientShell::perform(client::WakeAt& wake) {
  m_alarm.setTo(wake.at);
}

void ClientShell::perform(client::SaveProfile&) {
  if (const auto saved = m_profile->save(m_core.profile()); !saved && !std::exchange(m_saveFailed, true))
    Q_EMIT profileNotSaved(QString::fromStdString(saved.error()));
}

void ClientShell::perform(client::GameKept& kept) {
  if (!m_games) return Q_EMIT noticed(client::Output{std::move(kept)});
  const auto saved = m_games->keep(kept.game, std::chrono::system_clock::now());
  if (saved) Q_EMIT gameKept(kept.game.table_id, kept.game.number, QString::fromStdString(saved->string()));
  if (!saved && !std::exchange(m_keepFailed, true)) Q_EMIT gameNotSaved(QString::fromStdString(saved.error()));
}

template <class Notice>
void ClientShell::perform(Notice& notice) {
  Q_EMIT noticed(client::Output{std::move(notice)});
}

}  // namespace cardroom::window
