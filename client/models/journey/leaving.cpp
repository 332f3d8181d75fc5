#include "client/models/journey/leaving.h"

#include <utility>

#include "client/models/application.h"
#include "client/models/journey/journey.h"
#include "client/models/journey/questions.h"
#include "client/models/journey/table_shown.h"

namespace cardroom::window {

Leaving::Leaving(Application& app, Journey& journey, Whereabouts& here, TableShown& table, bool keepsServer)
    : m_app{app}, m_journey{journey}, m_here{here}, m_table{table}, m_keepsServer{keepsServer} {
  m_leavingMax.setSingleShot(true);
  m_leavingMax.callOnTimeout([this] { hasLeft(); });
}

void Leaving::leaveThen(Then then) {
  m_app.acknowledge();
  m_app.forgetQuestion(QStringLiteral("leave"));
  if (m_here.table() == nullptr) return then();
  if (!m_here.visit.leaving_matters()) return sendLeave(std::move(then));
  // Over the result of a game that has ended meanwhile there is nothing to ask: it has its own way to leave.
  const auto asked = [this] {
    return m_here.visit.leaving_matters() ? leaveGameQuestion(m_here.othersHere()) : Question{};
  };
  m_app.ask(asked, [this, then = std::move(then)](const QString& answer) mutable {
    if (answer == QLatin1StringView{"leave"}) sendLeave(std::move(then));
  });
}

void Leaving::sendLeave(Then then) {
  if (!m_here.visit.online()) {  // The server cannot be told; if it runs, a bot keeps the seat for us.
    m_journey.goHome();
    return then();
  }
  if (m_here.mayEndServer()) m_here.own.leftBehind = m_here.othersHere();
  // It stays in sight until the server has answered: an empty table is nothing to look at.
  m_afterLeaving = [this, then = std::move(then)] {
    m_table.forget();
    then();
  };
  m_leavingMax.start(client::kLeavingMax);
  m_journey.tell(client::visit::Leave{});
}

void Leaving::hasLeft() {
  m_leavingMax.stop();
  if (const auto then = std::exchange(m_afterLeaving, nullptr)) then();
}

void Leaving::goHomeOrClose(bool closes) {
  closes ? close() : m_journey.goHome();
}

void Leaving::leaveTable() {
  if (m_here.table() == nullptr) return m_journey.goHome();  // On the way to one, perhaps.
  leaveThen([this, closes = m_here.file.closesWindow()] { goHomeOrClose(closes); });
}

void Leaving::askToLeave() {
  if (m_here.table() == nullptr || m_here.visit.leaving_matters() || !m_here.visit.online()) return leaveTable();
  m_app.acknowledge();
  m_app.forgetQuestion(QStringLiteral("leave"));
  const auto asked = [this] {
    if (m_here.table() == nullptr || !m_here.visit.online()) return Question{};
    // A game may begin while it is asked.
    return m_here.visit.leaving_matters() ? leaveGameQuestion(m_here.othersHere())
                                          : leaveTableQuestion(m_here.table()->update.has_seat());
  };
  m_app.ask(asked, [this](const QString& answer) {
    if (answer == QLatin1StringView{"leave"})
      sendLeave([this, closes = m_here.file.closesWindow()] { goHomeOrClose(closes); });
  });
}

void Leaving::closeTable() {
  if (!m_here.mayEndServer()) return leaveTable();
  if (m_here.othersHere() == 0) return endServerThen([] {});
  const auto asked = [this] {
    return m_here.own.isOurs() && m_here.othersHere() > 0 ? closeTableQuestion(m_here.othersHere()) : Question{};
  };
  m_app.ask(asked, [this](const QString& answer) {
    if (answer == QLatin1StringView{"end"}) endServerThen([] {});
  });
}

void Leaving::endServerThen(Then then) {
  m_here.own.endThen([this, then = std::move(then)] {
    m_journey.goHome();
    then();
  });
}

void Leaving::close() {
  m_closing = true;
  m_here.client.step(client::Stop{});
  Q_EMIT m_app.closing();
}

bool Leaving::mayClose() {
  if (m_closing || (m_here.atFile() && !m_here.own.isOurs())) return true;
  m_app.forgetQuestion(QStringLiteral("close"));
  m_app.forgetQuestion(QStringLiteral("leave"));
  return m_here.own.isOurs() && (m_here.atOwnServer() || m_here.own.leftBehind > 0) ? closeOwnServer()
                                                                                    : closeElsewhere();
}

bool Leaving::closeOwnServer() {
  if (m_keepsServer || (m_here.table() != nullptr && m_app.setup()->invitation()->keepOpen() && m_here.hosts)) {
    m_here.own.outlive();
    m_here.client.step(client::Stop{});
    return true;
  }
  m_here.othersAtOwnServer() > 0 ? askBeforeClosing() : endServerThen([this] { close(); });
  return false;
}

bool Leaving::closeElsewhere() {
  if (m_here.table() == nullptr || !m_here.visit.online()) return true;
  const auto matters = [this] { return m_here.visit.leaving_matters() && m_here.othersHere() > 0; };
  if (!matters()) {
    sendLeave([this] { close(); });
    return false;
  }
  m_app.ask([matters] { return matters() ? closeWindowQuestion() : Question{}; },
            [this](const QString& answer) {
              if (answer == QLatin1StringView{"keep"}) close();
              if (answer == QLatin1StringView{"leave"}) sendLeave([this] { close(); });
            });
  return false;
}

void Leaving::askBeforeClosing() {
  const auto asked = [this] {
    const int others = m_here.othersAtOwnServer();
    return m_here.own.isOurs() && others > 0 ? closeServerQuestion(others) : Question{};
  };
  m_app.ask(asked, [this](const QString& answer) {
    if (answer == QLatin1StringView{"keep"}) {
      m_here.own.outlive();
      close();
    }
    if (answer == QLatin1StringView{"end"}) endServerThen([this] { close(); });
  });
}

}  // namespace cardroom::window
