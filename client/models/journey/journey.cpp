#include "client/models/journey/journey.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <utility>

#include "client/games/games.h"
#include "client/local/usual_table.h"
#include "client/models/application.h"
#include "client/models/journey/questions.h"
#include "client/models/kinds.h"
#include "client/models/words.h"
#include "client/translations/direction.h"
#include "common/base/overloaded.h"
#include "common/protocol/name_text.h"

namespace cardroom::window {

namespace visit = client::visit;

namespace {

using client::Status;

const Kind& kindOf(const QString& id) {
  const Kind* kind = findKind(id);
  return kind != nullptr ? *kind : *kinds().front();
}

/// How a table of that person is called at first. A name that is written the other way would stand in the middle of the
/// sentence as in none of both; no sign that turns the direction may be in a name.
QString tableNameOf(const QString& person) {
  if (person.isRightToLeft() != (QGuiApplication::layoutDirection() == Qt::RightToLeft)) return person;
  return Application::tr("%1’s table", "a name that is sent, so nothing but letters; %1 is a person").arg(person);
}

}  // namespace

Journey::Journey(Application& app, Launch launch, client::ProfileStore profile)
    : m_app{app},
      m_launch{std::move(launch)},
      m_here{std::move(profile),
             {.name = m_launch.software.toStdString(), .kinds = client::kinds_for_hello()},
             m_launch.serverPort,
             m_launch.keepServer},
      m_seat{app, m_here, m_lan},
      m_table{app, m_here, m_seat},
      m_leaving{app, *this, m_here, m_table, m_launch.keepServer} {
  connect(&m_here.client, &ClientShell::noticed, this, &Journey::noticed);
  connect(&m_here.client, &ClientShell::profileNotSaved, this,
          [this](const QString& why) { m_app.showTrouble(Application::tr("Your profile cannot be saved"), why); });
  m_app.showName(QString::fromStdString(m_here.core().profile().name));
  const bool usable = is_name(m_launch.loginName.toStdString(), kPersonNameMax);
  m_app.proposeName(usable ? m_launch.loginName : Application::tr("Player"));

  connect(&m_here.own, &OwnHost::ready, this, [this] {
    if (m_here.visit.has_aim()) goToOwnServer();  // The person may have thought better of it.
  });
  connect(&m_here.own, &OwnHost::failed, this,
          [this](const QString& why) { fail(Application::tr("No server could be started"), why); });
  connect(&m_here.own, &OwnHost::lost, this, [this](const client::OwnServer& server) {
    if (m_here.isAt(server)) step(client::ServerEnded{});
  });
  connect(&m_here.file, &FileServer::ready, this, [this](const client::OwnServer& server) {
    QStringList remarks;
    for (const std::string& warning : server.warnings)
      remarks << shown(warning);
    m_app.showRemarks(remarks);
    go({addressOf(server), {}, {}}, visit::TakeOnlySeat{}, Application::tr("your table"));
  });
  connect(&m_here.file, &FileServer::failed, this,
          [this](const QString& why) { fail(Application::tr("This file cannot be played"), why); });
  connect(&m_here.file, &FileServer::lost, this, [this](const client::OwnServer& server) {
    if (m_here.isAt(server))
      fail(Application::tr("The table is gone"),
           Application::tr("The server that plays the file has ended. Open the file again to go on."));
  });
  connect(&m_lan, &LanShell::changed, this, [this] {
    m_app.nearby()->show(m_lan.servers(), m_lan.lonely());
    m_seat.show();
  });
  connect(&m_lan, &LanShell::heard, app.nearby(), &NearbyTables::heard);
  m_seat.show();
}

void Journey::start() {
  switch (m_launch.what) {
    case Launch::What::home: return;
    case Launch::What::playNow: return playNow(m_launch.kind);
    case Launch::What::host: return host(m_launch.kind);
    case Launch::What::join: return m_launch.target ? join(*m_launch.target) : m_app.show(Application::NearbyPage);
    case Launch::What::file: return openFile(m_launch.file, /*closesWindow=*/true);
  }
}

void Journey::playNow(const QString& kind) {
  m_leaving.leaveThen([this, kind] {
    const Kind& one = kindOf(kind);
    m_here.hosts = false;
    makeTable(client::table_with_bots(std::string{one.facts.id}, one.facts.seats_usual,
                                      static_cast<std::uint32_t>(m_app.preferences()->botPaceMs())));
  });
}

void Journey::host(const QString& kind) {
  m_leaving.leaveThen([this, kind] {
    const Kind& one = kindOf(kind);
    m_here.hosts = true;
    makeTable(client::table_for_people(std::string{one.facts.id}, one.facts.seats_usual));
  });
}

void Journey::join(const client::Invitation& where) {
  m_leaving.leaveThen([this, where] {
    m_here.hosts = false;
    if (where.table_id.empty()) return go(where, visit::Look{});
    go(where, visit::Join{where.table_id});
  });
}

void Journey::openFile(PropertyFileWords file, bool closesWindow) {
  m_leaving.leaveThen([this, file = std::move(file), closesWindow] {
    // The server of the file before says goodbye, which is no news to us.
    if (m_here.atFile()) step(client::Stop{});
    m_here.hosts = false;
    m_app.showUnderWay(
        Application::tr("Opening %1 …", "a file").arg(QFileInfo{QString::fromStdString(file.file)}.fileName()));
    m_here.file.play(file, closesWindow);
  });
}

void Journey::joinTable(TableNear table, bool watch) {
  if (table.more > 0) return join({table.address, {}, {}});
  if (const client::Table* here = m_here.table();
      here != nullptr && here->update.table_id() == table.table.table_id && here->update.has_seat())
    return takeWaitingSeat();
  m_leaving.leaveThen([this, table = std::move(table), watch] {
    m_here.hosts = false;
    go({table.address, table.table.table_id, {}}, visit::Join{table.table.table_id, watch}, shown(table.table.name));
  });
}

void Journey::takeWaitingSeat() {
  if (m_here.table() != nullptr) return m_app.showTablePage(Application::TablePage);
  if (m_seat.server()) go({*m_seat.server(), {}, {}}, visit::Resume{});
}

void Journey::forgetWaitingSeat() {
  if (m_here.table() != nullptr) return m_leaving.leaveTable();
  if (!m_seat.server()) return;
  m_seat.forget();
  go({*m_seat.server(), {}, {}}, visit::GiveUpSeat{});
}

void Journey::go(const client::Invitation& where, visit::Aim aim, const QString& name) {
  if (!std::holds_alternative<visit::TakeOnlySeat>(aim)) m_here.file.end();
  tell(visit::Pursue{std::move(aim)});
  if (!m_here.visit.aims_to<visit::GiveUpSeat>())
    m_app.showUnderWay(
        name.isEmpty()
            ? Application::tr("Going to %1 …", "an address").arg(QString::fromStdString(to_text(where.address)))
            : Application::tr("Joining %1 …", "a table").arg(isolated(name)));
  const client::ClientCore& core = m_here.core();
  if (m_here.visit.online() && core.server() == where.address && (!where.key || where.key == core.server_key()))
    return tell(visit::Proceed{});
  m_here.own.lookAt(where.address);
  // A server of this machine has told us its key itself.
  client::GoTo to{where.address, where.key};
  for (const client::OwnServer* server : {m_here.own.server(), m_here.file.server()}) {
    if (server == nullptr || addressOf(*server) != where.address) continue;
    to.own_server = server->key.has_value();
    if (!to.key) to.key = server->key;
    break;
  }
  m_moving = true;
  step(std::move(to));
  m_moving = false;
}

void Journey::makeTable(lobby::v1::CreateTableRequest request) {
  request.set_name(tableNameOf(m_app.personName()).toStdString());
  tell(visit::Pursue{visit::Create{std::move(request)}});
  useOwnServer();
}

void Journey::useOwnServer() {
  m_here.own.find() ? goToOwnServer() : m_app.showUnderWay(Application::tr("Starting a server …"));
}

void Journey::goToOwnServer() {
  go({addressOf(*m_here.own.server()), {}, {}}, m_here.visit.aim(), Application::tr("your table"));
}

void Journey::tell(visit::Input input) {
  for (const visit::Output& output : m_here.visit.step(std::move(input)))
    perform(output);
}

void Journey::perform(const visit::Output& output) {
  std::visit(Overloaded{
                 [this](const client::Ask& request) { step(request); },
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
                   if (!left.forgotten) m_leaving.hasLeft();  // Otherwise it is told as any table that is gone.
                 },
                 [this](const visit::Failed& failure) { failed(failure); },
             },
             output);
}

void Journey::ask(const visit::Question& question) {
  const bool password = question.kind == visit::Question::Kind::password;
  const auto asked = [this, password, again = question.again] {
    if (!m_here.visit.on_the_way()) return Question{};
    return password ? passwordQuestion(again) : watchQuestion();
  };
  m_app.ask(asked, [this, password](const QString& answer) {
    if (password && !answer.isEmpty()) return tell(visit::Password{answer.toStdString()});
    if (!password && answer == QLatin1StringView{"watch"}) return tell(visit::WatchInstead{});
    goHome();
  });
}

void Journey::listed() {
  const client::ClientCore& core = m_here.core();
  const std::string& server = core.session()->server_name();
  if (m_here.visit.tables().tables().empty())
    return fail(Application::tr("No tables there"),
                Application::tr("%1 has no table at the moment. Its host can make one.", "a server's name")
                    .arg(isolated(shown(server))));
  // The person chooses; the tables of a server that is not announced here stand in the same list.
  m_app.nearby()->showListed(rowsOf(m_here.visit.tables(), core.server(), server));
  m_app.showUnderWay({});
  m_app.show(Application::NearbyPage);
}

void Journey::failed(const visit::Failed& failure) {
  using Why = visit::Failed::Why;
  switch (failure.why) {
    case Why::seat_gone:
      return fail(Application::tr("Your seat is not there any more"),
                  Application::tr("The table was closed, or somebody else has the seat."));
    case Why::join_refused: return fail(Application::tr("You cannot join"), wordsFor(failure.refused));
    case Why::leave_refused: return m_leaving.hasLeft();
    case Why::list_refused:
    case Why::more_of_list_refused:
    case Why::create_refused: return fail(Application::tr("The server says no"), wordsFor(failure.refused));
  }
}

void Journey::goHome() {
  tell(visit::Forget{});
  m_here.file.end();
  m_table.forget();
  step(client::Stop{});
  m_app.showUnderWay({});
  m_app.leaveTablePages();
}

void Journey::fail(const QString& title, const QString& text) {
  goHome();
  m_app.showTrouble(title, text);
  Q_EMIT m_app.announced(Application::tr("%1. %2", "what has gone wrong, and what to do").arg(title, text));
}

void Journey::noticed(const client::Output& notice) {
  std::visit(Overloaded{
                 [this](const client::StatusChanged&) {
                   m_table.followConnection();
                   if (m_here.core().status().kind == Status::Kind::offline) offline();
                 },
                 [this](const client::Welcomed& one) {
                   // What happened meanwhile comes with the table; that it is gone, with its TableLeft.
                   if (!one.first) m_app.table()->connectionChanged(true);
                   tell(one);
                 },
                 [this](const client::KeyChanged& one) { keyChanged(one); },
                 [this](const client::Answered& one) {
                   if (!m_app.table()->answered(one) && !m_app.setup()->answered(one)) tell(one);
                 },
                 [this](const client::GivenUp& one) {
                   if (!m_app.table()->givenUp(one) && !m_app.setup()->givenUp(one)) tell(one);
                 },
                 [this](const client::TableChanged& one) { tableChanged(one); },
                 [this](const client::TableWaits&) {
                   if (const client::Table* table = m_here.table()) m_app.table()->tableWaits(*table);
                 },
                 [this](const client::WatchersChanged&) { m_table.showWatchers(); },
                 [this](const client::ChatChanged& one) { m_app.table()->chatChanged(m_here.core().chat(), one); },
                 [this](const client::TableLeft& one) { tableLeft(one); }, [](const auto&) {},  // Nothing to see.
             },
             notice);
  m_app.followQuestions();
}

void Journey::keyChanged(const client::KeyChanged& notice) {
  m_app.showUnderWay({});
  const auto asked = [this, notice] {
    return m_here.core().status().kind == Status::Kind::key_asked ? keyQuestion(notice) : Question{};
  };
  m_app.ask(asked, [this](const QString& choice) {
    choice == QLatin1StringView{"trust"} ? step(client::AcceptKey{}) : goHome();
  });
}

/// For good: nothing is tried any more.
void Journey::offline() {
  const Status status = m_here.core().status();
  if (status.why == Status::Why::stopped || status.why == Status::Why::never_asked) return;
  if (m_here.own.ending()) return;  // The rest comes with its end.
  // It was there when we looked for it, and has ended since.
  if (m_here.visit.aims_to<visit::Create>() && status.why == Status::Why::no_server && m_here.own.mayBeAnother())
    return useOwnServer();
  if (m_here.visit.aims_to<visit::GiveUpSeat>()) return goHome();
  const bool goodbye = status.why == Status::Why::said_goodbye;
  const bool superseded = goodbye && status.goodbye == session::v1::GOODBYE_REASON_SUPERSEDED;
  const bool closed =
      status.why == Status::Why::server_ended || (goodbye && status.goodbye == session::v1::GOODBYE_REASON_CLOSED);
  const QString title = superseded ? Application::tr("Your seat is open in another window")
                        : closed   ? Application::tr("The table is gone")
                                   : Application::tr("No connection");
  const client::Address where = m_here.core().server();
  fail(title, wordsFor(status));
  if (superseded)
    m_app.showTrouble(title, wordsFor(status), Application::tr("Take it back"),
                      [this, where] { go({where, {}, {}}, visit::Resume{}); });
}

void Journey::tableChanged(const client::TableChanged& change) {
  if (m_here.table() == nullptr || m_here.visit.leaving()) return;
  const bool wasPlayed = m_table.isPlayed();
  m_table.follow(change);
  tell(change);
  // A person who looks at the seats in the middle of a game is left there.
  if (!wasPlayed && m_table.isPlayed() && m_app.isOpen(Application::SetupPage))
    m_app.showTablePage(Application::TablePage);
  // From now on the server must not end with us, however we end: a window that dies leaves the table to the others.
  if (m_here.own.isOurs() && !m_here.atFile() && m_here.othersHere() > 0) m_here.own.outlive();
  m_table.showConnection();
}

void Journey::tableLeft(const client::TableLeft& notice) {
  const bool wanted = m_here.visit.leaving();
  tell(notice);
  if (wanted) return;
  if (m_moving || m_leaving.closing()) return m_table.forget();
  if (m_here.own.ending()) return;  // The rest comes with its end.
  if (!m_table.entered()) return;
  m_table.forget();
  const bool removed = notice.reason == lobby::v1::LEFT_REASON_REMOVED;
  const QString text = wordsFor(notice.reason);
  fail(removed ? Application::tr("You are no longer at the table") : Application::tr("The table is gone"),
       text.isEmpty()
           ? Application::tr("The server was started anew, and its tables are gone. Host or join another one.")
           : text);
}

}  // namespace cardroom::window
