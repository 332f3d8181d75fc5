#include <utility>

#include "client/models/application.h"
#include "client/models/journey.h"
#include "client/models/question.h"
#include "client/net/hosted_server.h"

/// Leaving a table, and closing the window.
namespace cardroom::window {
namespace {

/// How long the server has to answer that we leave before we go without its answer.
constexpr std::chrono::milliseconds kLeavingMax{2'000};

/// How long a server of our own has to tell everybody and end.
constexpr std::chrono::milliseconds kEndingMax{4'000};

bool midGame(const table::v1::TableUpdate& update) {
  return update.phase() != table::v1::PHASE_GATHERING;
}

}  // namespace

void Journey::leaveThen(std::function<void()> then) {
  m_app.acknowledge();
  m_app.forgetQuestion(QStringLiteral("leave"));
  const client::Table* table = tableHere();
  if (table == nullptr) return then();
  const bool matters = table->update.has_seat() && midGame(table->update) && online();
  if (!matters) return sendLeave(std::move(then));
  m_app.ask(questionOf("leave", Application::tr("Leave in the middle of the game?"),
                       othersHere() > 0 ? Application::tr("A bot plays on for you, and your seat is given up.")
                                        : Application::tr("Nobody else is here, so the game ends with that."),
                       {choice("leave", Application::tr("Leave")), choice("cancel", Application::tr("Stay"))}),
            [this, then = std::move(then)](const QString& answer) mutable {
              if (answer == QLatin1StringView{"leave"}) sendLeave(std::move(then));
            });
}

void Journey::sendLeave(std::function<void()> then) {
  if (!online()) {  // The server cannot be told; a bot keeps the seat for us.
    goHome();
    return then();
  }
  if (hosting() && atOwnServer()) m_leftBehind = othersHere();
  m_leaving = true;
  forgetTable();
  m_afterLeaving = std::move(then);
  m_leavingMax.start(kLeavingMax);
  session::v1::ClientMessage message;
  message.mutable_leave_table();
  request(LeaveRequest, std::move(message));
}

void Journey::leaveTable() {
  if (tableHere() == nullptr) return goHome();  // On the way to one, perhaps.
  leaveThen([this, closes = m_closesWithFile] { closes ? close() : goHome(); });
}

void Journey::askToLeave() {
  const client::Table* table = tableHere();
  const bool asksAnyway = table != nullptr && table->update.has_seat() && midGame(table->update);
  if (table == nullptr || asksAnyway || !online()) return leaveTable();
  m_app.acknowledge();
  m_app.forgetQuestion(QStringLiteral("leave"));
  m_app.ask(questionOf("leave", Application::tr("Leave the table?"),
                       table->update.has_seat() ? Application::tr("Your seat is given up.")
                                                : Application::tr("You can come back as long as the table is there."),
                       {choice("leave", Application::tr("Leave")), choice("cancel", Application::tr("Stay"))}),
            [this](const QString& answer) {
              if (answer == QLatin1StringView{"leave"}) leaveTable();
            });
}

void Journey::closeTable() {
  if (!hosting() || !atOwnServer()) return leaveTable();
  if (othersHere() == 0) return endServerThen([] {});
  m_app.ask(questionOf("close", Application::tr("Close the table for everybody?"),
                       Application::tr("%Ln other people are here. They will be told.", nullptr, othersHere()),
                       {choice("end", Application::tr("Close the table")), choice("cancel", Application::tr("Go on"))}),
            [this](const QString& answer) {
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
  if (const int others = othersAtOwnServer(); others > 0) {
    askBeforeClosing(others);
    return false;
  }
  endServerThen([this] { close(); });
  return false;
}

bool Journey::closeElsewhere() {
  const client::Table* table = tableHere();
  if (table == nullptr || !online()) return true;
  if (othersHere() == 0 || !table->update.has_seat() || !midGame(table->update)) {
    sendLeave([this] { close(); });
    return false;
  }
  m_app.ask(questionOf("leave", Application::tr("Leave for good?"),
                       Application::tr("The game is still on. A bot can keep your seat until you are back, or it is "
                                       "given up."),
                       {choice("leave", Application::tr("Give the seat up")),
                        choice("keep", Application::tr("Keep my seat")), choice("cancel", Application::tr("Stay"))}),
            [this](const QString& answer) {
              if (answer == QLatin1StringView{"keep"}) close();
              if (answer == QLatin1StringView{"leave"}) sendLeave([this] { close(); });
            });
  return false;
}

void Journey::askBeforeClosing(int others) {
  m_app.ask(questionOf("close", Application::tr("Others are at your table"),
                       Application::tr("%Ln other people are here. Their table can go on without you; a bot keeps your "
                                       "seat. Or it ends, and they are told.",
                                       nullptr, others),
                       {choice("keep", Application::tr("Keep it running")),
                        choice("end", Application::tr("End it for all")), choice("cancel", Application::tr("Stay"))}),
            [this](const QString& answer) {
              if (answer == QLatin1StringView{"keep"}) {
                m_server->outlive();
                close();
              }
              if (answer == QLatin1StringView{"end"}) endServerThen([this] { close(); });
            });
}

}  // namespace cardroom::window
