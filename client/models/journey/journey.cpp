#include "client/models/journey/journey.h"

#include <QFileInfo>
#include <utility>

#include "client/games/lessons.h"
#include "client/local/usual_table.h"
#include "client/models/application.h"
#include "client/models/folder_list.h"
#include "client/models/journey/question.h"
#include "client/models/kinds.h"
#include "client/models/words.h"
#include "common/base/overloaded.h"
#include "common/protocol/name_text.h"

namespace cardroom::window {

namespace visit = client::visit;

namespace {

using client::Status;

/// The file that was given on the command line: a path, or the URL with which a desktop opens it.
QString fileOf(const std::string& typed) {
  const QString text = QString::fromStdString(typed);
  const QString path = FolderList::pathOf(text);
  return path.isEmpty() ? QFileInfo{text}.absoluteFilePath() : path;
}

const Kind& kindOf(const QString& id) {
  const Kind* kind = findKind(id);
  return kind != nullptr ? *kind : *kinds().front();
}

}  // namespace

Journey::Journey(Application& app, client::CommandLine launch, client::ProfileStore profile)
    : Ways{app},
      m_here{std::move(launch), std::move(profile)},
      m_seats{app, m_here, m_lan},
      m_games{app, m_here.client},
      m_table{app, m_here, m_seats},
      m_travel{app, m_here, m_table} {
  connect(&m_here.client, &ClientShell::noticed, this, &Journey::noticed);
  connect(&m_here.client, &ClientShell::profileNotSaved, this, [this](const QString& why) {
    m_app.dialogs()->showTrouble(Application::tr("Your profile can’t be saved"), why);
  });
  connect(&m_here.client, &ClientShell::gameNotSaved, this, [this](const QString& why) {
    m_app.dialogs()->showTrouble(Application::tr("Your games can’t be kept"), why);
  });
  app.showName(QString::fromStdString(m_here.core().profile().name));
  app.showPicture(nameOf(m_here.core().profile().picture));
  const std::string& login = m_here.launch.proposed_name;
  if (is_name(login, kPersonNameMax)) app.proposeName(QString::fromStdString(login));
  connect(&m_lan, &LanShell::changed, this, [this] {
    m_app.nearby()->show(m_lan.servers(), m_lan.lonely());
    m_seats.show();
  });
  LessonModel* lesson = app.table()->lesson();
  connect(lesson, &LessonModel::reached, this, [this](const QString& kind, int step, bool finished) {
    m_here.client.step(client::KeepLesson{kind.toStdString(), static_cast<std::uint32_t>(step), finished});
  });
  connect(lesson, &LessonModel::realGameWanted, this, &Journey::playNow);
  connect(&m_lan, &LanShell::heard, app.nearby(), &NearbyTables::heard);
}

void Journey::start() {
  using What = client::CommandLine::Kind;
  const client::CommandLine& launch = m_here.launch;
  switch (launch.kind) {
    case What::home: return launch.record.empty() ? void() : watchGame(fileOf(launch.record));
    case What::play_now: return playNow(QString::fromStdString(launch.game));
    case What::host: return host(QString::fromStdString(launch.game));
    case What::join: return launch.target ? joinAt(*launch.target) : m_app.show(Application::NearbyPage);
    case What::private_table: return play(launch.file, /*closesWindow=*/true);
  }
}

void Journey::playNow(const QString& kind) {
  leaving().leaveThen([this, kind] {
    const Kind& one = kindOf(kind);
    m_here.hosts = false;
    m_travel.makeTable(client::table_with_bots(std::string{one.facts.id}, one.facts.seats_usual,
                                               static_cast<std::uint32_t>(m_app.preferences()->botPaceMs())));
  });
}

void Journey::host(const QString& kind) {
  leaving().leaveThen([this, kind] {
    const Kind& one = kindOf(kind);
    m_here.hosts = true;
    m_travel.makeTable(client::table_for_people(std::string{one.facts.id}, one.facts.seats_usual));
  });
}

void Journey::joinAt(const client::Invitation& where) {
  leaving().leaveThen([this, where] {
    m_here.hosts = false;
    if (where.table_id.empty()) return m_travel.go(where, visit::Look{});
    m_travel.go(where, visit::Join{where.table_id});
  });
}

void Journey::joinTable(TableNear table, bool watch) {
  if (table.more > 0) return joinAt({table.address, {}, {}});
  if (const client::Table* here = m_here.table();
      here != nullptr && here->update.table_id() == table.table.table_id && here->update.has_seat())
    return m_app.showTablePage(Application::TablePage);
  leaving().leaveThen([this, table = std::move(table), watch] {
    m_here.hosts = false;
    m_travel.go({table.address, table.table.table_id, {}}, visit::Join{table.table.table_id, watch},
                shown(table.table.name));
  });
}

void Journey::learn(const QString& kind) {
  leaving().leaveThen([this, kind] {
    const client::Lesson* lesson = client::find_lesson(kind.toStdString());
    if (lesson == nullptr) return;
    const std::size_t left = m_here.core().profile().acquaintance(kind.toStdString()).step;
    const std::size_t first = left < lesson->steps.size() ? left : 0;
    m_app.table()->lesson()->begin(kind, first);
    playAlone({.lesson = LessonWords{kind.toStdString(), lesson->steps[first].made}},
              Application::tr("Dealing a first hand …"), /*closesWindow=*/false);
  });
}

void Journey::play(PropertyFileWords file, bool closesWindow) {
  leaving().leaveThen([this, file = std::move(file), closesWindow] {
    m_app.table()->lesson()->clear();
    const QString name = QFileInfo{QString::fromStdString(file.file)}.fileName();
    playAlone({.property_file = file}, Application::tr("Opening %1 …", "a file").arg(name), closesWindow);
  });
}

void Journey::playAlone(const client::ServerOptions& options, const QString& underWay, bool closesWindow) {
  // We disconnect before the previous file's server says goodbye, because the person need not hear of it.
  if (m_here.filed.here()) step(client::Stop{});
  m_here.hosts = false;
  showUnderWay(underWay);
  m_here.file.play(options);
  m_here.fileClosesWindow = closesWindow;
}

void Journey::follow() {
  m_seats.show();
  m_games.follow();
  QStringList fresh;
  for (const Kind* kind : kinds())
    if (!m_here.core().profile().acquaintance(std::string{kind->facts.id}).known)
      fresh << QString::fromStdString(std::string{kind->facts.id});
  m_app.showNewKinds(fresh);
}

void Journey::offerLesson() {
  const QString kind = m_app.table()->kind();
  if (m_app.table()->lesson()->on() || !m_here.table()->update.has_seat() || !m_app.newKinds().contains(kind)) return;
  Q_EMIT m_app.told(Application::tr("New to you? The rules (R) lead to a first hand, two minutes."),
                    QStringLiteral("learn"));
}

void Journey::goOn(int row) {
  const client::WaitingTable* table = m_app.goOn()->table(row);
  if (table == nullptr) return;
  if (table->here) return m_app.showTablePage(Application::TablePage);
  leaving().stepAwayThen([this, seat = table->seat] {
    const visit::Resume resume{seat.table_id};
    seat.own ? m_travel.useOwnServer(resume) : m_travel.go({seat.server, {}, {}}, resume);
  });
}

void Journey::drop(const client::KeptSeat& seat) {
  step(client::DropSeat{seat});
  m_seats.show();
  // Our own server need not be started for this: nobody else is waiting for us there.
  if (!seat.own && m_here.core().status().kind == Status::Kind::offline)
    m_travel.go({seat.server, {}, {}}, visit::GiveUpSeat{seat.table_id});
}

void Journey::noticed(const client::Output& notice) {
  TableController& table = *m_app.table();
  std::visit(Overloaded{
                 [this](const client::StatusChanged&) {
                   m_table.followConnection();
                   m_here.own.lookForLost();
                   if (m_here.core().status().kind == Status::Kind::offline) offline();
                 },
                 [this, &table](const client::Welcomed& one) {
                   // The table's update reports what happened meanwhile; TableLeft follows if the table is gone.
                   if (!one.first) table.connectionChanged(true);
                   showTablesKept(m_here.core().keeps_tables());
                   m_travel.tell(one);
                 },
                 [this](const client::KeyChanged& one) { keyChanged(one); },
                 [this, &table](const client::Answered& one) {
                   if (!table.answered(one) && !m_app.setup()->answered(one)) m_travel.tell(one);
                 },
                 [this, &table](const client::GivenUp& one) {
                   if (!table.givenUp(one) && !m_app.setup()->givenUp(one)) m_travel.tell(one);
                 },
                 [this](const client::TableChanged& one) { tableChanged(one); },
                 [this, &table](const client::TableWaits&) {
                   if (m_here.table() != nullptr) table.tableWaits(*m_here.table());
                 },
                 [this](const client::WatchersChanged&) { m_table.showWatchers(); },
                 [this, &table](const client::DealChanged&) {
                   if (const client::Deal* deal = m_here.core().deal()) table.dealChanged(*deal);
                 },
                 [this, &table](const client::ChatChanged& one) { table.chatChanged(m_here.core().chat(), one); },
                 [this](const client::TableLeft& one) { tableLeft(one); }, [](const auto&) {},  // Nothing to show.
             },
             notice);
  m_app.dialogs()->follow();
}

void Journey::keyChanged(const client::KeyChanged& notice) {
  showUnderWay({});
  const auto asked = [this, notice] {
    return m_here.core().status().kind == Status::Kind::key_asked ? keyQuestion(notice) : Question{};
  };
  m_app.dialogs()->ask(asked, [this](const QString& choice) {
    choice == QLatin1StringView{"trust"} ? m_here.client.step(client::AcceptKey{}) : m_travel.goHome();
  });
}

/// Offline for good: the client no longer tries to reconnect.
void Journey::offline() {
  const Status status = m_here.core().status();
  if (status.why == Status::Why::stopped || status.why == Status::Why::never_asked) return;
  if (m_here.own.ending()) return;  // We continue when the server has exited.
  // The server was running when we looked for it, but has exited since; another one may be running.
  const bool mayBeAnother = m_here.hosting.server() && !m_here.hosting.ours() && m_here.launch.server_port == 0;
  if (m_here.visit.aims_to<visit::Create>() && status.why == Status::Why::no_server && mayBeAnother)
    return m_travel.useOwnServer();
  if (m_here.visit.aims_to<visit::GiveUpSeat>()) return m_travel.goHome();
  const bool goodbye = status.why == Status::Why::said_goodbye;
  const bool superseded = goodbye && status.goodbye == session::v1::GOODBYE_REASON_SUPERSEDED;
  const bool closed =
      status.why == Status::Why::server_ended || (goodbye && status.goodbye == session::v1::GOODBYE_REASON_CLOSED);
  const bool kept = closed && m_here.core().keeps_tables();
  const QString title = superseded ? Application::tr("Your seat is open in another window")
                        : kept     ? Application::tr("The server has ended")
                        : closed   ? Application::tr("The table is gone")
                                   : Application::tr("No connection");
  const client::Address where = m_here.core().server();
  m_travel.fail(title, kept ? Application::tr("Your table is kept; the game goes on when the server starts again.")
                            : wordsFor(status));
  if (superseded)
    m_app.dialogs()->showTrouble(title, wordsFor(status), Application::tr("Take it back"),
                                 [this, where] { m_travel.go({where, {}, {}}, visit::Resume{}); });
}

void Journey::tableChanged(const client::TableChanged& change) {
  if (m_here.table() == nullptr || m_here.visit.leaving()) return;
  const bool wasPlayed = m_table.isPlayed();
  m_table.follow(change);
  m_travel.tell(change);
  if (change.other_table) offerLesson();
  // A person who is looking at the set-up page in the middle of a game stays there.
  if (!wasPlayed && m_table.isPlayed() && m_app.isOpen(Application::SetupPage))
    m_app.showTablePage(Application::TablePage);
  // From now on the server must outlive us, even if we crash: the others keep their table.
  m_here.own.keepForOthers();
  m_table.showConnection();
  if (m_app.page() == Application::HomePage) m_seats.show();
}

void Journey::tableLeft(const client::TableLeft& notice) {
  const bool wanted = m_here.visit.leaving();
  m_travel.tell(notice);
  if (wanted) return;
  if (m_travel.moving() || leaving().closing()) return m_table.forget();
  if (m_here.own.ending()) return;  // We continue when the server has exited.
  // A seat that was given away before this window was opened is reported too.
  const bool given = notice.reason == lobby::v1::LEFT_REASON_SEAT_GIVEN;
  if (!m_table.entered() && !given) return;
  m_table.forget();
  const bool removed = given || notice.reason == lobby::v1::LEFT_REASON_REMOVED;
  const QString text = wordsFor(notice.reason, notice.name);
  m_travel.fail(removed ? Application::tr("You’re no longer at the table") : Application::tr("The table is gone"),
                text.isEmpty() ? Application::tr("The server no longer knows it. Host or join another one.") : text);
}

}  // namespace cardroom::window
