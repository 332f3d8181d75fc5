#include "client/models/journey/closing.h"

#include <utility>

#include "client/models/application.h"
#include "client/models/journey/leaving.h"
#include "client/models/journey/own_whereabouts.h"
#include "client/models/journey/question.h"
#include "client/models/journey/travel.h"

namespace cardroom::window {

Closing::Closing(Application& app, Travel& travel, OwnWhereabouts& here)
    : m_app{app}, m_travel{travel}, m_leaving{travel.leaving()}, m_here{here} {}

void Closing::closeTable() {
  if (!m_here.mayEndServer()) return m_leaving.leaveTable();
  // The server keeps its tables, so this one would wait for us if we did not leave it.
  if (m_here.othersHere() == 0) return m_leaving.leaveThen([this] { letServerGoThen([] {}); });
  const auto asked = [this] {
    return m_here.hosting.ours() && m_here.othersHere() > 0 ? closeTableQuestion(m_here.othersHere()) : Question{};
  };
  m_app.dialogs()->ask(asked, [this](const QString& answer) {
    if (answer == QLatin1StringView{"end"}) m_leaving.sendLeave([this] { endServerThen([] {}); });
  });
}

void Closing::endServerThen(Leaving::Then then) {
  m_here.own.endThen([this, then = std::move(then)] {
    m_travel.goHome();
    then();
  });
}

void Closing::letServerGoThen(Leaving::Then then) {
  m_here.client.step(client::Stop{});
  m_here.own.letGoThen([this, then = std::move(then)] {
    m_travel.goHome();
    then();
  });
}

bool Closing::mayClose() {
  if (m_leaving.closing() || (m_here.filed.here() && !m_here.hosting.ours())) return true;
  m_app.dialogs()->forget(QStringLiteral("close"));
  m_app.dialogs()->forget(QStringLiteral("leave"));
  return m_here.hosting.ours() && (m_here.hosting.here() || m_here.hosting.others() > 0) ? closeOwnServer()
                                                                                         : closeKeepingSeat();
}

bool Closing::closeOwnServer() {
  if (m_here.launch.keep_server ||
      (m_here.table() != nullptr && m_app.setup()->invitation()->keepOpen() && m_here.hosts)) {
    m_here.own.keep();
    return closeKeepingSeat();
  }
  m_here.hosting.others() > 0 ? askBeforeClosing() : letServerGoThen([this] { m_leaving.close(); });
  return false;
}

bool Closing::closeKeepingSeat() {
  auto farewell = m_here.visit.farewell();
  if (!farewell) {
    m_here.client.step(client::Stop{});
    return true;
  }
  m_leaving.send(*std::move(farewell), [this] { m_leaving.close(); });
  return false;
}

void Closing::askBeforeClosing() {
  const auto asked = [this] {
    const int others = m_here.hosting.others();
    return m_here.hosting.ours() && others > 0 ? closeServerQuestion(others) : Question{};
  };
  m_app.dialogs()->ask(asked, [this](const QString& answer) {
    if (answer == QLatin1StringView{"keep"}) {
      m_here.own.keep();
      if (closeKeepingSeat()) m_leaving.close();
    }
    if (answer == QLatin1StringView{"end"}) endServerThen([this] { m_leaving.close(); });
  });
}

}  // namespace cardroom::window
