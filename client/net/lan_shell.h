#pragma once

#include <QObject>
#include <QUdpSocket>

#include "client/core/lan_core.h"
#include "client/net/alarm.h"
#include "common/system/lan_group.h"

namespace cardroom::window {

/// Listens for servers on every interface during its lifetime, and passes datagrams between the sockets and the
/// LanCore. Uses two sockets, so that several windows can run on one machine: announcements arrive on the shared port,
/// and queries are sent from a port that only this window uses, because only one of the programs listening on a shared
/// port would receive the answer. An unusable network is treated as one without servers, not as an error. GUI thread.
class LanShell : public QObject {
  Q_OBJECT

 public:
  explicit LanShell(QObject* parent = nullptr);

  std::vector<client::LanServer> servers() const { return m_core.servers(); }
  /// No server has been found for five seconds: time to suggest what to check.
  bool lonely() const { return m_core.lonely(); }

 Q_SIGNALS:
  /// servers() or lonely() has changed.
  void changed();
  /// A datagram from a server has been received.
  void heard();

 private:
  void receive(QUdpSocket& socket);
  void perform(const std::vector<client::LanCore::Output>& outputs);

  client::LanCore m_core;
  QUdpSocket m_shared;
  QUdpSocket m_own;
  Alarm m_alarm{this};
  LanGroup m_group{lan::kGroup, lan::kPort};
};

}  // namespace cardroom::window
