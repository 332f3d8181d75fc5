#pragma once

#include <QObject>
#include <QUdpSocket>

#include "client/core/lan_core.h"
#include "client/net/alarm.h"
#include "common/system/lan_group.h"

namespace cardroom::window {

/// Listens for servers on every interface during its lifetime, and moves datagrams between the sockets and the LanCore.
/// It works for several windows on one machine, with two sockets: one on the shared port, where announcements arrive,
/// and one on a port of its own, from which it asks, because only one of the programs listening on a shared port would
/// receive the answer. An unusable network counts as a network without servers, not as an error. GUI thread.
class LanShell : public QObject {
  Q_OBJECT

 public:
  explicit LanShell(QObject* parent = nullptr);

  std::vector<client::LanServer> servers() const { return m_core.servers(); }
  /// No server has been found for five seconds: time to say what to check.
  bool lonely() const { return m_core.lonely(); }

 Q_SIGNALS:
  /// servers() or lonely() has changed.
  void changed();
  /// A server has been heard.
  void heard();

 private:
  void receive(QUdpSocket& socket);
  void perform(const std::vector<client::LanCore::Output>& outputs);

  client::LanCore m_core;
  QUdpSocket m_shared;
  QUdpSocket m_own;
  Alarm m_alarm;
  LanGroup m_group{lan::kGroup, lan::kPort};
};

}  // namespace cardroom::window
