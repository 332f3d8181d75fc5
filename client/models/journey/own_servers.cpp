#include "client/models/journey/own_servers.h"

#include <utility>

#include "client/models/application.h"
#include "client/models/journey/own_whereabouts.h"
#include "client/models/journey/travel.h"
#include "client/models/words.h"

namespace cardroom::window {

namespace visit = client::visit;

OwnServers::OwnServers(Application& app, OwnWhereabouts& here, Travel& travel)
    : m_app{app}, m_here{here}, m_travel{travel} {
  const auto connect = [](OwnHost& host, auto signal, auto slot) { QObject::connect(&host, signal, &host, slot); };
  connect(m_here.own, &OwnHost::ready, [this](const client::OwnServer& server) {
    withdrawServerEnded();
    if (m_here.hosting.must_keep_again() || m_here.launch.keep_server) m_here.own.keep();
    if (m_here.visit.has_aim()) return go();  // The person may have changed their mind.
    if (m_here.hosting.client_awaits_restart()) m_here.client.step(client::ServerRestarted{address_of(server)});
  });
  connect(m_here.own, &OwnHost::failed, [this](const QString& why) {
    withdrawServerEnded();
    m_travel.fail(Application::tr("No server could be started"), why);
  });
  connect(m_here.own, &OwnHost::lost, [this](const client::OwnServer& server) {
    const bool wasHere = m_here.isAt(server);
    if (const auto port = m_here.hosting.died(now())) {
      tellServerEnded();
      m_here.own.startAgain(*port);
    } else if (wasHere) {
      m_here.client.step(client::ServerEnded{});
    }
  });
  connect(m_here.file, &OwnHost::ready, [this](const client::OwnServer& server) {
    QStringList remarks;
    for (const std::string& warning : server.warnings)
      remarks << shown(warning);
    m_app.ways()->showRemarks(remarks);
    m_travel.go({address_of(server), {}, {}}, visit::TakeOnlySeat{}, Application::tr("your table"));
  });
  connect(m_here.file, &OwnHost::failed, [this](const QString& why) {
    m_travel.fail(m_app.table()->lesson()->on() ? Application::tr("The first hand can’t be dealt")
                                                : Application::tr("This file can’t be played"),
                  why);
  });
  connect(m_here.file, &OwnHost::lost, [this](const client::OwnServer& server) {
    const bool wasHere = m_here.isAt(server);
    m_here.filed.use(std::nullopt);
    if (wasHere) m_travel.fail(Application::tr("The table is gone"), wordsForEndOfFile());
  });
}

QString OwnServers::wordsForEndOfFile() const {
  if (m_app.table()->lesson()->on())
    return Application::tr("Its server has ended. Begin the first hand again: it goes on at the same step.");
  if (m_app.replay()->aside())
    return Application::tr("Its server has ended. You’re back in the replay, and can play on from there again.");
  return Application::tr("The server that plays the file has ended. Open the file again to go on.");
}

void OwnServers::tellServerEnded() {
  m_serverEnded = Application::tr("The server on this machine has ended. It is being started again.");
  Q_EMIT m_app.told(m_serverEnded, QStringLiteral("info"));
}

void OwnServers::withdrawServerEnded() {
  if (!m_serverEnded.isEmpty()) Q_EMIT m_app.withdrawn(std::exchange(m_serverEnded, {}));
}

void OwnServers::use(visit::Aim aim) {
  m_travel.tell(visit::Pursue{std::move(aim)});
  use();
}

void OwnServers::use() {
  m_here.own.find(m_here.launch.server_port) ? go()
                                             : m_app.ways()->showUnderWay(Application::tr("Starting a server …"));
}

void OwnServers::go() {
  m_travel.go({address_of(*m_here.hosting.server()), {}, {}}, m_here.visit.aim(), Application::tr("your table"));
}

}  // namespace cardroom::window
