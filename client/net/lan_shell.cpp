#include "client/net/lan_shell.h"

#include <QNetworkDatagram>
#include <QNetworkProxy>
#include <variant>

#include "common/base/overloaded.h"

namespace cardroom::window {

using client::LanCore;

LanShell::LanShell(QObject* parent) : QObject{parent} {
  for (QUdpSocket* socket : {&m_shared, &m_own}) {
    socket->setProxy(QNetworkProxy::NoProxy);
    connect(socket, &QUdpSocket::readyRead, this, [this, socket] { receive(*socket); });
  }
  m_shared.bind(QHostAddress::AnyIPv4, lan::kPort, QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint);
  m_own.bind(QHostAddress::AnyIPv4, 0);
  connect(&m_alarm, &Alarm::rang, this, [this] { perform(m_core.woken(now())); });
  perform(m_core.start(now()));
}

void LanShell::receive(QUdpSocket& socket) {
  while (socket.hasPendingDatagrams()) {
    // One byte more than allowed, to detect oversized datagrams.
    const QNetworkDatagram datagram = socket.receiveDatagram(lan::kDatagramBytesMax + 1);
    if (!datagram.isValid()) continue;
    bool isV4 = false;
    const QHostAddress sender{datagram.senderAddress().toIPv4Address(&isV4)};
    if (!isV4) continue;
    const QByteArray bytes = datagram.data();
    const auto outputs = m_core.heard(now(), {bytes.constData(), static_cast<std::size_t>(bytes.size())},
                                      sender.toString().toStdString());
    if (!outputs.empty()) Q_EMIT heard();
    perform(outputs);
  }
}

void LanShell::perform(const std::vector<LanCore::Output>& outputs) {
  for (const auto& output : outputs) {
    std::visit(Overloaded{
                   [&](const LanCore::Ask& ask) {
                     m_group.send(static_cast<int>(m_shared.socketDescriptor()),
                                  static_cast<int>(m_own.socketDescriptor()), ask.datagram);
                   },
                   // Queued, so that a caller's slot never runs during the caller's own call.
                   [&](LanCore::ListChanged) {
                     QMetaObject::invokeMethod(this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
                   },
                   [&](LanCore::WakeAt wake) { m_alarm.setTo(wake.at); },
               },
               output);
  }
}

}  // namespace cardroom::window
