#include "client/models/journey.h"

#include <QGuiApplication>
#include <utility>

#include "client/local/usual_table.h"
#include "client/models/application.h"
#include "client/models/kinds.h"
#include "client/models/request_tags.h"
#include "client/models/words.h"
#include "client/net/hosted_server.h"
#include "client/translations/direction.h"
#include "common/base/overloaded.h"
#include "common/protocol/name_text.h"
#include "common/system/interfaces.h"

/// The ways to a table.
namespace cardroom::window {

namespace visit = client::visit;

namespace {

const Kind& kindOf(const QString& id) {
  const Kind* kind = findKind(id);
  return kind != nullptr ? *kind : kinds().front();
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
      m_client{std::move(profile), {.name = m_launch.software.toStdString(), .kinds = kindsForServer()}},
      m_visit{m_client.core(), client::ServerPage::none, tagOf(Asker::application, 0)} {
  connect(&m_client, &ClientShell::noticed, this, &Journey::noticed);
  connect(&m_client, &ClientShell::profileNotSaved, this,
          [this](const QString& why) { m_app.showTrouble(Application::tr("Your profile cannot be saved"), why); });
  m_app.showName(QString::fromStdString(core().profile().name));
  const bool usable = is_name(m_launch.loginName.toStdString(), kPersonNameMax);
  m_app.proposeName(usable ? m_launch.loginName : Application::tr("Player"));

  m_server = std::make_unique<HostedServer>();
  connect(m_server.get(), &HostedServer::ready, this, &Journey::serverReady);
  connect(m_server.get(), &HostedServer::failed, this, &Journey::serverFailed);
  connect(m_server.get(), &HostedServer::ended, this, &Journey::serverEnded);
  m_fileServer = std::make_unique<HostedServer>();
  connect(m_fileServer.get(), &HostedServer::ready, this, &Journey::fileReady);
  connect(m_fileServer.get(), &HostedServer::failed, this, &Journey::fileFailed);
  connect(m_fileServer.get(), &HostedServer::ended, this, &Journey::fileEnded);
  m_lan = std::make_unique<LanShell>();
  connect(m_lan.get(), &LanShell::changed, this, &Journey::showNearby);
  connect(m_lan.get(), &LanShell::heard, app.nearby(), &NearbyTables::heard);

  m_everySecond.setInterval(std::chrono::seconds{1});
  connect(&m_everySecond, &QTimer::timeout, this, [this] { m_app.table()->tick(now()); });
  m_lineTimer.setInterval(std::chrono::milliseconds{250});
  connect(&m_lineTimer, &QTimer::timeout, this, &Journey::showLine);
  m_leavingMax.setSingleShot(true);
  connect(&m_leavingMax, &QTimer::timeout, this, [this] {
    if (const auto then = std::exchange(m_afterLeaving, nullptr)) then();
  });
  m_endingMax.setSingleShot(true);
  connect(&m_endingMax, &QTimer::timeout, this, &Journey::serverEnded);
  showWaitingSeat();
}

Journey::~Journey() = default;

void Journey::start() {
  switch (m_launch.what) {
    case Launch::What::home: return;
    case Launch::What::playNow: return playNow(m_launch.kind);
    case Launch::What::host: return host(m_launch.kind);
    case Launch::What::join: return m_launch.target ? join(*m_launch.target) : m_app.show(Application::NearbyPage);
    case Launch::What::file:
      openFile(m_launch.file);
      m_closesWithFile = true;
      return;
  }
}

void Journey::rename(const QString& name) {
  m_client.step(client::Rename{name.toStdString()});
}

void Journey::playNow(const QString& kind) {
  leaveThen([this, kind] {
    const Kind& one = kindOf(kind);
    m_hosts = false;
    makeTable(client::table_with_bots(one.id, static_cast<std::uint32_t>(one.seats),
                                      static_cast<std::uint32_t>(m_app.preferences()->botPaceMs())));
  });
}

void Journey::host(const QString& kind) {
  leaveThen([this, kind] {
    const Kind& one = kindOf(kind);
    m_hosts = true;
    makeTable(client::table_for_people(one.id, static_cast<std::uint32_t>(one.seats)));
  });
}

void Journey::join(const client::Invitation& where) {
  leaveThen([this, where] {
    m_hosts = false;
    if (where.table_id.empty()) return go(where, visit::Look{}, {});
    go(where, visit::Join{where.table_id}, {});
  });
}

void Journey::joinTable(NearbyTables::Row table, bool watch) {
  if (table.more > 0) return join({table.address, {}, {}});
  if (const client::Table* here = tableHere();
      here != nullptr && here->update.table_id() == table.table.table_id && here->update.has_seat())
    return takeWaitingSeat();
  leaveThen([this, table = std::move(table), watch] {
    m_hosts = false;
    go({table.address, table.table.table_id, {}}, visit::Join{table.table.table_id, watch}, shown(table.table.name));
  });
}

void Journey::takeWaitingSeat() {
  if (tableHere() != nullptr) return m_app.showTablePage(Application::TablePage);
  if (const auto& seat = core().profile().seat_at) go({*seat, {}, {}}, visit::Resume{}, {});
}

void Journey::forgetWaitingSeat() {
  if (tableHere() != nullptr) return leaveTable();
  const auto& seat = core().profile().seat_at;
  if (!seat) return;
  m_forgottenSeat = *seat;
  showWaitingSeat();
  go({*seat, {}, {}}, visit::GiveUpSeat{}, {});
}

void Journey::go(const client::Invitation& where, visit::Aim aim, const QString& name) {
  if (!std::holds_alternative<visit::TakeOnlySeat>(aim)) endFile();
  tell(visit::Pursue{std::move(aim)});
  if (!m_visit.aims_to<visit::GiveUpSeat>())
    m_app.showUnderWay(
        name.isEmpty()
            ? Application::tr("Going to %1 …", "an address").arg(QString::fromStdString(to_text(where.address)))
            : Application::tr("Joining %1 …", "a table").arg(isolated(name)));
  if (m_visit.online() && core().server() == where.address && (!where.key || where.key == core().server_key()))
    return tell(visit::Proceed{});
  // The server of this user that runs already says its key, and the addresses that others can type, in its file.
  if (!hosting() && where.address.host == "127.0.0.1")
    if (auto running = client::running_server(); running && running->port == where.address.port)
      m_ownServer = std::move(running);
  m_moving = true;
  const client::OwnServer* own = knownAt(where.address);
  m_client.step(
      client::GoTo{where.address, where.key || own == nullptr ? where.key : own->key, own != nullptr && own->key});
  m_moving = false;
}

const client::OwnServer* Journey::knownAt(const client::Address& address) const {
  for (const auto* server : {&m_ownServer, &m_fileAt})
    if (*server && address == client::Address{"127.0.0.1", (*server)->port}) return &**server;
  return nullptr;
}

void Journey::makeTable(lobby::v1::CreateTableRequest request) {
  request.set_name(tableNameOf(m_app.personName()).toStdString());
  tell(visit::Pursue{visit::Create{std::move(request)}});
  useOwnServer();
}

void Journey::useOwnServer() {
  // One that was there may have ended since, or been started by another program of ours.
  if (!hosting()) {
    m_ownServer = client::running_server();
    if (m_launch.serverPort != 0)
      m_ownServer = client::OwnServer{.port = m_launch.serverPort, .key = {}, .addresses = own_addresses()};
  }
  if (m_ownServer) return goToOwnServer();
  m_app.showUnderWay(Application::tr("Starting a server …"));
  if (!m_server->running()) m_server->start({});
}

void Journey::goToOwnServer() {
  go({{"127.0.0.1", m_ownServer->port}, {}, {}}, m_visit.aim(), Application::tr("your table"));
}

void Journey::serverReady(const client::OwnServer& server) {
  m_ownServer = server;
  m_outlives = m_launch.keepServer;
  if (m_outlives) m_server->outlive();
  if (m_visit.has_aim()) goToOwnServer();  // The person may have thought better of it.
}

void Journey::serverFailed(const QString& why) {
  fail(Application::tr("No server could be started"), why);
}

void Journey::serverEnded() {
  m_endingMax.stop();
  const bool wasThere = atOwnServer() && core().status().kind != client::Status::Kind::offline;
  m_ownServer.reset();
  m_outlives = false;
  m_leftBehind = 0;
  if (const auto then = std::exchange(m_afterServerEnds, nullptr)) {
    goHome();
    return then();
  }
  if (wasThere) m_client.step(client::ServerEnded{});
}

void Journey::tell(visit::Input input) {
  for (const visit::Output& output : m_visit.step(std::move(input)))
    perform(output);
}

void Journey::perform(const visit::Output& output) {
  std::visit(Overloaded{
                 [this](const client::Ask& request) { m_client.step(request); },
                 [this](const visit::Question& question) {
                   question.kind == visit::Question::Kind::password ? askPassword(question.again) : offerToWatch();
                 },
                 [this](const visit::TablesListed&) { listed(); },
                 [this](const visit::SeatInTheWay&) { sendLeave([this] { tell(visit::Proceed{}); }); },
                 [this](const visit::SeatKept&) {
                   Q_EMIT m_app.told(Application::tr("Your seat was waiting here. Leave it to start another table."),
                                     QStringLiteral("info"));
                 },
                 [this](const visit::NothingToDo&) { goHome(); },
                 [this](const visit::Arrived&) { enterTable(); },
                 [this](const visit::Left& left) {
                   if (!left.forgotten) hasLeft();  // Otherwise it is told as any table that is gone.
                 },
                 [this](const visit::Failed& failure) { failed(failure); },
             },
             output);
}

void Journey::ask(client::Ask request) {
  m_client.step(std::move(request));
}

void Journey::keyChanged(const client::KeyChanged& notice) {
  m_app.showUnderWay({});
  const auto asked = [this, notice]() -> QVariantMap {
    if (core().status().kind != client::Status::Kind::key_asked) return {};
    const auto inHex = [](const KeyFingerprint& key) { return QString::fromStdString(to_hex(key)); };
    return {{QStringLiteral("what"), QStringLiteral("key")},
            {QStringLiteral("title"), Application::tr("This is not the machine that you know")},
            {QStringLiteral("text"),
             Application::tr("The key of %1 has changed. It may have been set up anew, or another machine has its "
                             "address now, or somebody sits in between. Nothing has been sent to it. Ask its host "
                             "whether the new key is right.",
                             "an address")
                 .arg(QString::fromStdString(to_text(notice.address)))},
            {QStringLiteral("known"), inHex(notice.known)},
            {QStringLiteral("shown"), inHex(notice.shown)}};
  };
  m_app.ask(asked, [this](const QString& choice) {
    if (choice == QLatin1StringView{"trust"}) return m_client.step(client::AcceptKey{});
    goHome();
  });
}

void Journey::goHome() {
  tell(visit::Forget{});
  endFile();
  forgetTable();
  m_client.step(client::Stop{});
  m_app.showUnderWay({});
  m_app.leaveTablePages();
}

void Journey::fail(const QString& title, const QString& text) {
  goHome();
  m_app.showTrouble(title, text);
  Q_EMIT m_app.announced(Application::tr("%1. %2", "what has gone wrong, and what to do").arg(title, text));
}

}  // namespace cardroom::window
