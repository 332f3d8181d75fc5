#include "client/models/journey/travel.h"

#include <QLocale>
#include <utility>

#include "client/models/application.h"
#include "client/models/journey/question.h"
#include "client/models/journey/table_shown.h"
#include "client/models/words.h"
#include "client/translations/direction.h"
#include "common/base/overloaded.h"

namespace cardroom::window {

namespace visit = client::visit;

namespace {

/// The default name of this person's table. If the person's name is written in the opposite direction to our
/// text, the table has just that name: inside the phrase it would look wrong, and a table name may not contain
/// direction marks.
QString tableNameOf(const QString& person) {
  if (person.isRightToLeft() != (QLocale{}.textDirection() == Qt::RightToLeft)) return person;
  return Application::tr("%1’s table", "a name that is sent, so nothing but letters; %1 is a person").arg(person);
}

}  // namespace

Travel::Travel(Application& app, Whereabouts& here, TableShown& table)
    : m_app{app}, m_here{here}, m_table{table}, m_leaving{app, *this, here, table} {}

void Travel::go(const client::Invitation& where, visit::Aim aim, const QString& name) {
  if (!std::holds_alternative<visit::TakeOnlySeat>(aim)) {
    m_here.endFile();
    m_app.table()->lesson()->clear();
  }
  tell(visit::Pursue{std::move(aim)});
  if (!m_here.visit.aims_to<visit::GiveUpSeat>())
    m_app.ways()->showUnderWay(name.isEmpty() ? m_here.wordsForWay(where)
                                              : Application::tr("Joining %1 …", "a table").arg(isolated(name)));
  const client::ClientCore& core = m_here.core();
  if (m_here.visit.online() && core.server() == where.address && (!where.key || where.key == core.server_key()))
    return tell(visit::Proceed{});
  m_moving = true;
  m_here.client.step(m_here.wayTo(where));
  m_moving = false;
}

visit::Create Travel::named(lobby::v1::CreateTableRequest request) const {
  request.set_name(tableNameOf(m_app.personName()).toStdString());
  return {std::move(request)};
}

void Travel::tell(visit::Input input) {
  for (const visit::Output& output : m_here.visit.step(std::move(input)))
    perform(output);
}

void Travel::perform(const visit::Output& output) {
  std::visit(Overloaded{
                 [this](const client::Ask& request) { m_here.client.step(request); },
                 [this](const visit::Question& question) { ask(question); },
                 [this](const visit::TablesListed&) { listed(); },
                 [this](const visit::SeatInTheWay&) { m_leaving.sendLeave([this] { tell(visit::Proceed{}); }); },
                 [this](const visit::SeatKept&) {
                   Q_EMIT m_app.told(Application::tr("Your seat was waiting here. Leave it to start another table."),
                                     QStringLiteral("info"));
                 },
                 [this](const visit::NothingToDo&) { goHome(); },
                 [this](const visit::Arrived&) { m_table.enter(); },
                 [this](const visit::Left& left) {
                   // If the server had forgotten us first, that is announced like the loss of any table.
                   if (!left.forgotten) m_leaving.hasLeft();
                 },
                 [this](const visit::Failed& failure) { failed(failure); },
             },
             output);
}

void Travel::ask(const visit::Question& question) {
  const bool password = question.kind == visit::Question::Kind::password;
  const auto asked = [this, password, again = question.again] {
    if (!m_here.visit.on_the_way()) return Question{};
    return password ? passwordQuestion(again) : watchQuestion();
  };
  m_app.dialogs()->ask(asked, [this, password](const QString& answer) {
    if (password && !answer.isEmpty()) return tell(visit::Password{answer.toStdString()});
    if (!password && answer == QLatin1StringView{"watch"}) return tell(visit::WatchInstead{});
    goHome();
  });
}

void Travel::listed() {
  if (m_here.listed()) return;
  const client::ClientCore& core = m_here.core();
  const std::string& server = core.session()->server_name();
  if (m_here.visit.tables().tables().empty()) {
    const QString text = Application::tr(
        "%1 has no table at the moment. You can host one there, and others can join it.", "a server's name");
    return fail(
        Application::tr("No tables there"), text.arg(isolated(shown(server))), Application::tr("Host a table there"),
        [this, where = client::Invitation{core.server(), {}, core.server_key()}] { m_app.ways()->hostAt(where); });
  }
  // The person chooses a table; tables of a server that is not announced on this network are shown in the same list.
  m_app.nearby()->showListed(rowsOf(m_here.visit.tables(), core.server(), server));
  m_app.ways()->showUnderWay({});
  m_app.show(Application::NearbyPage);
}

void Travel::failed(const visit::Failed& failure) {
  using Why = visit::Failed::Why;
  switch (failure.why) {
    case Why::seat_gone:
      return fail(Application::tr("Your seat is gone"),
                  Application::tr("The table was closed, or somebody else has the seat."));
    case Why::join_refused: return fail(Application::tr("You cannot join"), wordsFor(failure.refused));
    case Why::leave_refused: return m_leaving.hasLeft();
    case Why::list_refused:
    case Why::more_of_list_refused:
    case Why::create_refused: return fail(Application::tr("The server refused"), wordsFor(failure.refused));
  }
}

void Travel::goHome() {
  tell(visit::Forget{});
  m_here.endFile();
  m_table.forget();
  m_app.table()->lesson()->clear();
  m_app.ways()->showUnderWay({});
  m_here.goneHome();
}

void Travel::fail(const QString& title, const QString& text, const QString& remedyText, std::function<void()> remedy) {
  goHome();
  m_app.dialogs()->showTrouble(title, text, remedyText, std::move(remedy));
  Q_EMIT m_app.announced(Application::tr("%1. %2", "what has gone wrong, and what to do").arg(title, text));
}

}  // namespace cardroom::window
