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
    : m_app{app}, m_here{here}, m_table{table}, m_leaving{app, *this, here, table} {
  followServers();
}

void Travel::followServers() {
  const auto connect = [](OwnHost& host, auto signal, auto slot) { QObject::connect(&host, signal, &host, slot); };
  connect(m_here.own, &OwnHost::ready, [this](const client::OwnServer& server) {
    withdrawServerEnded();
    if (m_here.hosting.must_keep_again() || m_here.launch.keep_server) m_here.own.keep();
    if (m_here.visit.has_aim()) return goToOwnServer();  // The person may have changed their mind.
    if (m_here.hosting.client_awaits_restart()) m_here.client.step(client::ServerRestarted{address_of(server)});
  });
  connect(m_here.own, &OwnHost::failed, [this](const QString& why) {
    withdrawServerEnded();
    fail(Application::tr("No server could be started"), why);
  });
  connect(m_here.own, &OwnHost::lost, [this](const client::OwnServer& server) {
    const bool here = m_here.isAt(server);
    if (const auto port = m_here.hosting.died(now())) {
      tellServerEnded();
      m_here.own.startAgain(*port);
    } else if (here) {
      m_here.client.step(client::ServerEnded{});
    }
  });
  connect(m_here.file, &OwnHost::ready, [this](const client::OwnServer& server) {
    QStringList remarks;
    for (const std::string& warning : server.warnings)
      remarks << shown(warning);
    m_app.ways()->showRemarks(remarks);
    go({address_of(server), {}, {}}, visit::TakeOnlySeat{}, Application::tr("your table"));
  });
  connect(m_here.file, &OwnHost::failed, [this](const QString& why) {
    fail(m_app.table()->lesson()->on() ? Application::tr("The first hand can’t be dealt")
                                       : Application::tr("This file can’t be played"),
         why);
  });
  connect(m_here.file, &OwnHost::lost, [this](const client::OwnServer& server) {
    const bool here = m_here.isAt(server);
    m_here.filed.use(std::nullopt);
    if (here)
      fail(Application::tr("The table is gone"),
           m_app.table()->lesson()->on()
               ? Application::tr("Its server has ended. Begin the first hand again: it goes on at the same step.")
               : Application::tr("The server that plays the file has ended. Open the file again to go on."));
  });
}

void Travel::tellServerEnded() {
  m_serverEnded = Application::tr("The server on this machine has ended. It is being started again.");
  Q_EMIT m_app.told(m_serverEnded, QStringLiteral("info"));
}

void Travel::withdrawServerEnded() {
  if (!m_serverEnded.isEmpty()) Q_EMIT m_app.withdrawn(std::exchange(m_serverEnded, {}));
}

void Travel::go(const client::Invitation& where, visit::Aim aim, const QString& name) {
  if (!std::holds_alternative<visit::TakeOnlySeat>(aim)) {
    m_here.endFile();
    m_app.table()->lesson()->clear();
  }
  tell(visit::Pursue{std::move(aim)});
  if (!m_here.visit.aims_to<visit::GiveUpSeat>())
    m_app.ways()->showUnderWay(
        name.isEmpty()
            ? Application::tr("Going to %1 …", "an address").arg(QString::fromStdString(to_text(where.address)))
            : Application::tr("Joining %1 …", "a table").arg(isolated(name)));
  const client::ClientCore& core = m_here.core();
  if (m_here.visit.online() && core.server() == where.address && (!where.key || where.key == core.server_key()))
    return tell(visit::Proceed{});
  m_here.own.lookAt(where.address);
  // A server on this machine has given us its key directly.
  client::GoTo to{where.address, where.key};
  for (const client::Hosting* hosting : {&m_here.hosting, &m_here.filed}) {
    if (!hosting->is_at(where.address)) continue;
    to.own_server = hosting->server()->key.has_value();
    if (!to.key) to.key = hosting->server()->key;
    break;
  }
  m_moving = true;
  m_here.client.step(std::move(to));
  m_moving = false;
}

void Travel::makeTable(lobby::v1::CreateTableRequest request) {
  request.set_name(tableNameOf(m_app.personName()).toStdString());
  useOwnServer(visit::Create{std::move(request)});
}

void Travel::useOwnServer(visit::Aim aim) {
  tell(visit::Pursue{std::move(aim)});
  useOwnServer();
}

void Travel::useOwnServer() {
  m_here.own.find(m_here.launch.server_port) ? goToOwnServer()
                                             : m_app.ways()->showUnderWay(Application::tr("Starting a server …"));
}

void Travel::goToOwnServer() {
  go({address_of(*m_here.hosting.server()), {}, {}}, m_here.visit.aim(), Application::tr("your table"));
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
                   // Otherwise this is announced like the loss of any table.
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
  const client::ClientCore& core = m_here.core();
  const std::string& server = core.session()->server_name();
  if (m_here.visit.tables().tables().empty())
    return fail(Application::tr("No tables there"),
                Application::tr("%1 has no table at the moment. Its host can make one.", "a server's name")
                    .arg(isolated(shown(server))));
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
  m_here.client.step(client::Stop{});
  m_app.ways()->showUnderWay({});
  m_app.leaveTablePages();
}

void Travel::fail(const QString& title, const QString& text) {
  goHome();
  m_app.dialogs()->showTrouble(title, text);
  Q_EMIT m_app.announced(Application::tr("%1. %2", "what has gone wrong, and what to do").arg(title, text));
}

}  // namespace cardroom::window
