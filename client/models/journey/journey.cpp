#include "client/models/journey/journey.h"

#include <QFileInfo>
#include <QProcess>
#include <utility>

#include "client/games/lessons.h"
#include "client/models/application.h"
#include "client/models/folder_list.h"
#include "client/models/journey/question.h"
#include "client/models/kinds.h"
#include "client/models/words.h"
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

}  // namespace

Journey::Journey(Application& app, client::CommandLine launch, client::ProfileStore profile)
    : TableWays{app, std::make_unique<OwnWhereabouts>(app, std::move(launch), std::move(profile))},
      m_here{static_cast<OwnWhereabouts&>(whereabouts())},
      m_games{app, m_here.client},
      m_servers{app, m_here, travel()},
      m_page{app, m_here},
      m_closing{app, travel(), m_here} {
  connect(&m_here.client, &ClientShell::profileNotSaved, this, [this](const QString& why) {
    m_app.dialogs()->showTrouble(Application::tr("Your profile can’t be saved"), why);
  });
  connect(&m_here.client, &ClientShell::gameNotSaved, this, [this](const QString& why) {
    m_app.dialogs()->showTrouble(Application::tr("Your games can’t be kept"), why);
  });
  const std::string& login = m_here.launch.proposed_name;
  if (is_name(login, kPersonNameMax)) app.proposeName(QString::fromStdString(login));
  connect(&m_here.lan, &LanShell::changed, this, [this] {
    m_app.nearby()->show(m_here.lan.servers(), m_here.lan.lonely());
    seats().show();
  });
  LessonModel* lesson = app.table()->lesson();
  connect(lesson, &LessonModel::reached, this, [this](const QString& kind, int step, bool finished) {
    m_here.client.step(client::KeepLesson{kind.toStdString(), static_cast<std::uint32_t>(step), finished});
  });
  connect(lesson, &LessonModel::realGameWanted, this, &Journey::playNow);
  connect(&m_here.lan, &LanShell::heard, app.nearby(), &NearbyTables::heard);
}

void Journey::create(visit::Create table) {
  m_servers.use(std::move(table));
}

void Journey::resume(const client::KeptSeat& seat) {
  const visit::Resume resume{seat.table_id};
  seat.own ? m_servers.use(resume) : travel().go({seat.server, {}, {}}, resume);
}

void Journey::connectionChanged() {
  m_here.own.lookForLost();
}

void Journey::offline() {
  const Status& status = m_here.core().status();
  // The server was running when we looked for it, but has exited since; another one may be running.
  const bool mayBeAnother = m_here.hosting.server() && !m_here.hosting.ours() && m_here.launch.server_port == 0;
  if (!m_here.own.ending() && m_here.visit.aims_to<visit::Create>() && status.why == Status::Why::no_server &&
      mayBeAnother)
    return m_servers.use();
  TableWays::offline();
}

void Journey::tableFollowed(bool arrived) {
  if (arrived) offerLesson();
  // From now on the server must outlive us, even if we crash: the others keep their table.
  m_here.own.keepForOthers();
  m_page.follow();
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

void Journey::hostAt(const client::Invitation& where) {
  // All tables of this person are on the server that the command line names.
  const client::Address named{"127.0.0.1", m_here.launch.server_port};
  where.address == named ? host({}) : TableWays::hostAt(where);
}

void Journey::showOnTv() {
  const client::Table* table = m_here.table();
  if (table == nullptr) return;
  if (table->update.has_seat() && !m_app.tv()->standsUp()) {
    const QString page = m_app.tv()->joinsByPage() ? m_app.tv()->joinLink() : QString{};
    QProcess::startDetached(QCoreApplication::applicationFilePath(),
                            QStringList{QStringLiteral("--tv")} + (page.isEmpty() ? QStringList{} : QStringList{page}) +
                                QStringList{QStringLiteral("--join"), m_app.setup()->invitation()->link()});
    return;
  }
  Ways::showOnTv();
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

void Journey::playFrom(PositionWords position) {
  leaving().leaveThen([this, position = std::move(position)] {
    m_app.table()->lesson()->clear();
    m_app.replay()->setPlaying(false);
    m_app.replay()->showAside(true);
    playAlone({.position = position}, Application::tr("Dealing these cards again …"), /*closesWindow=*/false);
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
  TableWays::follow();
  m_games.follow();
  m_page.follow();
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

void Journey::drop(const client::KeptSeat& seat) {
  step(client::DropSeat{seat});
  seats().show();
  // Our own server need not be started for this: nobody else is waiting for us there.
  if (!seat.own && m_here.core().status().kind == Status::Kind::offline)
    travel().go({seat.server, {}, {}}, visit::GiveUpSeat{seat.table_id});
}

}  // namespace cardroom::window
