#include "client/models/journey/leaving.h"

#include <QTimer>
#include <utility>

#include "client/models/application.h"
#include "client/models/journey/question.h"
#include "client/models/journey/table_shown.h"
#include "client/models/journey/travel.h"

namespace cardroom::window {

Leaving::Leaving(Application& app, Travel& travel, Whereabouts& here, TableShown& table)
    : m_app{app}, m_travel{travel}, m_here{here}, m_table{table}, m_leavingMax{new QTimer{&here.client}} {
  m_leavingMax->setSingleShot(true);
  m_leavingMax->callOnTimeout([this] { hasLeft(); });
}

void Leaving::leaveThen(Then then) {
  m_app.dialogs()->acknowledge();
  m_app.dialogs()->forget(QStringLiteral("leave"));
  if (m_here.table() == nullptr) return then();
  // A guided first game can be taken up again.
  if (!m_here.visit.leaving_matters() || m_app.table()->lesson()->on()) return sendLeave(std::move(then));
  // If the game has ended meanwhile, there is nothing to ask: the person can leave from the result.
  const auto asked = [this] { return m_here.visit.leaving_matters() ? gameQuestion() : Question{}; };
  askToLeaveThen(asked, std::move(then));
}

void Leaving::stepAwayThen(Then then) {
  if (!m_here.visit.may_step_away()) return leaveThen(std::move(then));
  m_app.dialogs()->forget(QStringLiteral("leave"));
  send(client::visit::StepAway{}, std::move(then));
}

void Leaving::send(client::visit::Input wish, Then then) {
  if (!m_here.visit.online()) {  // The server cannot be told; if it is running, a bot holds the seat for us.
    m_travel.goHome();
    return then();
  }
  m_here.leaves();
  // The table stays visible until the server has answered, because the page would otherwise show an empty table.
  m_afterLeaving = [this, then = std::move(then)] {
    m_table.forget();
    then();
  };
  m_leavingMax->start(client::kLeavingMax);
  m_travel.tell(std::move(wish));
}

void Leaving::hasLeft() {
  m_leavingMax->stop();
  if (const auto then = std::exchange(m_afterLeaving, nullptr)) then();
}

Leaving::Then Leaving::homeOrClosed() {
  return [this, closes = m_here.closesWindow()] { closes ? close() : m_travel.goHome(); };
}

void Leaving::askToLeaveThen(Dialogs::Asked asked, Then then) {
  m_app.dialogs()->ask(std::move(asked), [this, then = std::move(then)](const QString& answer) {
    if (answer == QLatin1StringView{"leave"}) sendLeave(then);
    if (answer == QLatin1StringView{"tonight"}) send(client::visit::StepAway{}, then);
  });
}

Question Leaving::gameQuestion() const {
  return leaveGameQuestion(client::giving_up(m_here.table()->update), m_here.visit.may_step_away());
}

void Leaving::leaveTable() {
  if (m_here.table() == nullptr) return m_travel.goHome();  // We may be on the way to one.
  leaveThen(homeOrClosed());
}

void Leaving::askToLeave() {
  const bool learning = m_app.table()->lesson()->on();
  if (m_here.table() == nullptr || learning || m_here.visit.leaving_matters() || !m_here.visit.online())
    return leaveTable();
  m_app.dialogs()->acknowledge();
  m_app.dialogs()->forget(QStringLiteral("leave"));
  const auto asked = [this] {
    if (m_here.table() == nullptr || !m_here.visit.online()) return Question{};
    // A game may begin while the question is open.
    return m_here.visit.leaving_matters() ? gameQuestion() : leaveTableQuestion(m_here.table()->update.has_seat());
  };
  askToLeaveThen(asked, homeOrClosed());
}

void Leaving::close() {
  m_closing = true;
  m_here.client.step(client::Stop{});
  Q_EMIT m_app.closing();
}

}  // namespace cardroom::window
