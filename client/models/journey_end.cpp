#include <utility>

#include "client/models/application.h"
#include "client/models/journey.h"
#include "client/models/question.h"
#include "client/net/hosted_server.h"

/// Leaving a table, and closing the window.
namespace cardroom::window {
namespace {

/// How long a server of our own has to tell everybody and end.
constexpr std::chrono::milliseconds kEndingMax{4'000};

}  // namespace

void Journey::leaveThen(std::function<void()> then) {
  m_app.acknowledge();
  m_app.forgetQuestion(QStringLiteral("leave"));
  if (tableHere() == nullptr) return then();
  if (!m_visit.leaving_matters()) return sendLeave(std::move(then));
  // Over the result of a game that has ended meanwhile there is nothing to ask: it has its own way to leave.
  m_app.ask([this] { return m_visit.leaving_matters() ? leaveQuestion() : QVariantMap{}; },
            [this, then = std::move(then)](const QString& answer) mutable {
              if (answer == QLatin1StringView{"leave"}) sendLeave(std::move(then));
            });
}

QVariantMap Journey::leaveQuestion() const {
  const QVariantList choices{choice("leave", Application::tr("Leave")), choice("cancel", Application::tr("Stay"))};
  if (m_visit.leaving_matters())
    return questionOf("leave", Application::tr("Leave in the middle of the game?"),
                      othersHere() > 0 ? Application::tr("A bot plays on for you, and your seat is given up.")
                                       : Application::tr("Nobody else is here, so the game ends with that."),
                      choices);
  return questionOf("leave", Application::tr("Leave the table?"),
                    tableHere()->update.has_seat()
                        ? Application::tr("Your seat is given up.")
                        : Application::tr("You can come back as long as the table is there."),
                    choices);
}

void Journey::sendLeave(std::function<void()> then) {
  if (!m_visit.online()) {  // The server cannot be told; if it runs, a bot keeps the seat for us.
    goHome();
    return then();
  }
  if (hosting() && atOwnServer()) m_leftBehind = othersHere();
  // It stays in sight until the server has answered: an empty table is nothing to look at.
  m_afterLeaving = [this, then = std::move(then)] {
    forgetTable();
    then();
  };
  m_leavingMax.start(client::kLeavingMax);
  tell(client::visit::Leave{});
}

void Journey::hasLeft() {
  m_leavingMax.stop();
  if (const auto then = std::exchange(m_afterLeaving, nullptr)) then();
}

void Journey::leaveTable() {
  if (tableHere() == nullptr) return goHome();  // On the way to one, perhaps.
  leaveThen([this, closes = m_closesWithFile] { closes ? close() : goHome(); });
}

void Journey::askToLeave() {
  if (tableHere() == nullptr || m_visit.leaving_matters() || !m_visit.online()) return leaveTable();
  m_app.acknowledge();
  m_app.forgetQuestion(QStringLiteral("leave"));
  // A game may begin while it is asked.
  m_app.ask([this] { return tableHere() != nullptr && m_visit.online() ? leaveQuestion() : QVariantMap{}; },
            [this](const QString& answer) {
              if (answer == QLatin1StringView{"leave"})
                sendLeave([this, closes = m_closesWithFile] { closes ? close() : goHome(); });
            });
}

void Journey::closeTable() {
  if (!hosting() || !atOwnServer()) return leaveTable();
  if (othersHere() == 0) return endServerThen([] {});
  const auto asked = [this] {
    if (!hosting() || othersHere() == 0) return QVariantMap{};
    return questionOf("close", Application::tr("Close the table for everybody?"),
                      Application::tr("%Ln other people are here. They will be told.", nullptr, othersHere()),
                      {choice("end", Application::tr("Close the table")), choice("cancel", Application::tr("Go on"))});
  };
  m_app.ask(asked, [this](const QString& answer) {
    if (answer == QLatin1StringView{"end"}) endServerThen([] {});
  });
}

void Journey::endServerThen(std::function<void()> then) {
  m_afterServerEnds = std::move(then);
  m_server->end();
  m_endingMax.start(kEndingMax);
}

void Journey::tryNow() {
  m_client.step(client::TryNow{});
}

void Journey::close() {
  m_closing = true;
  m_client.step(client::Stop{});
  Q_EMIT m_app.closing();
}

bool Journey::mayClose() {
  if (m_closing || (atFile() && !hosting())) return true;
  m_app.forgetQuestion(QStringLiteral("close"));
  m_app.forgetQuestion(QStringLiteral("leave"));
  return hosting() && (atOwnServer() || m_leftBehind > 0) ? closeOwnServer() : closeElsewhere();
}

bool Journey::closeOwnServer() {
  const bool keeps = m_launch.keepServer || (tableHere() != nullptr && m_app.setup()->keepOpen() && m_hosts);
  if (keeps) {
    m_server->outlive();
    m_client.step(client::Stop{});
    return true;
  }
  if (othersAtOwnServer() > 0) {
    askBeforeClosing();
    return false;
  }
  endServerThen([this] { close(); });
  return false;
}

bool Journey::closeElsewhere() {
  if (tableHere() == nullptr || !m_visit.online()) return true;
  const auto matters = [this] { return m_visit.leaving_matters() && othersHere() > 0; };
  if (!matters()) {
    sendLeave([this] { close(); });
    return false;
  }
  const auto asked = [matters] {
    if (!matters()) return QVariantMap{};
    return questionOf(
        "leave", Application::tr("Leave for good?"),
        Application::tr("The game is still on. A bot can keep your seat as long as the table is there, or "
                        "it is given up."),
        {choice("leave", Application::tr("Give the seat up")), choice("keep", Application::tr("Keep my seat")),
         choice("cancel", Application::tr("Stay"))});
  };
  m_app.ask(asked, [this](const QString& answer) {
    if (answer == QLatin1StringView{"keep"}) close();
    if (answer == QLatin1StringView{"leave"}) sendLeave([this] { close(); });
  });
  return false;
}

void Journey::askBeforeClosing() {
  const auto asked = [this] {
    if (!hosting() || othersAtOwnServer() == 0) return QVariantMap{};
    return questionOf("close", Application::tr("Others are at your table"),
                      Application::tr("%Ln other people are here. Their table can go on without you; a bot keeps your "
                                      "seat. Or it ends, and they are told.",
                                      nullptr, othersAtOwnServer()),
                      {choice("keep", Application::tr("Keep it running")),
                       choice("end", Application::tr("End it for all")), choice("cancel", Application::tr("Stay"))});
  };
  m_app.ask(asked, [this](const QString& answer) {
    if (answer == QLatin1StringView{"keep"}) {
      m_server->outlive();
      close();
    }
    if (answer == QLatin1StringView{"end"}) endServerThen([this] { close(); });
  });
}

}  // namespace cardroom::window
