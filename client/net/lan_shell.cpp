#include "client/net/lan_shell.h"

#include <QNetworkDatagram>
#include <QNetworkProxy>
#include <netinet/in.h>
#include <sys/socket.h>
#include <variant>

#include "client/local/interfaces.h"
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
    // One more byte than is allowed, so that what is too long is seen to be.
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
                   [&](const LanCore::Ask& ask) { askEverybody(ask.datagram); },
                   // Queued, so that the user is never called from within its own call.
                   [&](LanCore::ListChanged) {
                     QMetaObject::invokeMethod(this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection);
                   },
                   [&](LanCore::WakeAt wake) { m_alarm.setTo(wake.at); },
               },
               output);
  }
}

void LanShell::askEverybody(const std::string& question) {
  const QByteArray bytes = QByteArray::fromStdString(question);
  const int socket = static_cast<int>(m_own.socketDescriptor());
  if (socket < 0) return;
  const int on = 1;
  ::setsockopt(socket, SOL_SOCKET, SO_BROADCAST, &on, sizeof on);
  std::set<int> present;
  for (const client::Interface& interface : client::interfaces()) {
    present.insert(interface.index);
    if (!m_joined.contains(interface.index)) join(interface.index);
    const ip_mreqn way{.imr_multiaddr = {}, .imr_address = {}, .imr_ifindex = interface.index};
    ::setsockopt(socket, IPPROTO_IP, IP_MULTICAST_IF, &way, sizeof way);
    m_own.writeDatagram(bytes, QHostAddress{QString::fromLatin1(lan::kGroup)}, lan::kPort);
    if (interface.broadcast) m_own.writeDatagram(bytes, QHostAddress{*interface.broadcast}, lan::kPort);
  }
  // The kernel drops a membership with its interface; one that comes back is joined again.
  std::erase_if(m_joined, [&](int index) { return !present.contains(index); });
}

void LanShell::join(int interfaceIndex) {
  const in_addr group{htonl(QHostAddress{QString::fromLatin1(lan::kGroup)}.toIPv4Address())};
  const ip_mreqn membership{.imr_multiaddr = group, .imr_address = {}, .imr_ifindex = interfaceIndex};
  const int failed = ::setsockopt(static_cast<int>(m_shared.socketDescriptor()), IPPROTO_IP, IP_ADD_MEMBERSHIP,
                                  &membership, sizeof membership);
  if (failed == 0) m_joined.insert(interfaceIndex);
}

}  // namespace cardroom::window
