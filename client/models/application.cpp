#include "client/models/application.h"

#include <QTime>
#include <utility>

#include "client/models/journey/journey.h"
#include "client/models/kinds.h"
#include "client/models/words.h"
#include "client/translations/direction.h"
#include "common/protocol/name_text.h"

namespace cardroom::window {
namespace {

QString seatsOf(const Kind& kind) {
  if (kind.facts.teams > 0)
    return Application::tr("%L1 against %L1", "players in two teams").arg(kind.facts.seats_usual / 2);
  return kind.facts.seats_min == kind.facts.seats_max
             ? Application::tr("%Ln players", nullptr, kind.facts.seats_usual)
             : Application::tr("%L1 to %L2", "players").arg(kind.facts.seats_min).arg(kind.facts.seats_max);
}

QString greetingNow() {
  const int hour = QTime::currentTime().hour();
  if (hour >= 5 && hour < 12) return Application::tr("Good morning. What shall we play?");
  if (hour >= 12 && hour < 18) return Application::tr("Good afternoon. What shall we play?");
  return Application::tr("Good evening. What shall we play?");
}

}  // namespace

Application::Application(Preferences* preferences, QObject* parent)
    : QObject{parent}, m_preferences{preferences}, m_ways{std::make_unique<Ways>(*this)} {
  const auto ask = [this](client::Ask request) { m_ways->step(std::move(request)); };
  m_goOn = new GoOnTables{this};
  m_nearby = new NearbyTables{this};
  m_games = new YourGames{this};
  m_setup = new TableSetup{preferences, ask, this};
  m_table = new TableController{preferences, ask, this};
  m_replay = new ReplayModel{preferences, this};
  m_tv = new TvModel{preferences, *m_table, *m_setup->invitation(), this};
  m_connection = new ConnectionState{this};
  m_dialogs = new Dialogs{this};
  showGreeting(greetingNow());
  connectModels();
}

Application::Application(Preferences* preferences, client::CommandLine launch, client::ProfileStore profile,
                         QObject* parent)
    : Application{
          preferences,
          [&](Application& app) { return std::make_unique<Journey>(app, std::move(launch), std::move(profile)); },
          parent} {}

Application::Application(Preferences* preferences, const MakeWays& ways, QObject* parent)
    : Application{preferences, parent} {
  m_ways = ways(*this);
  m_ways->follow();
}

Application::~Application() = default;

void Application::connectVoice(const TableVoice& voice) {
  connect(&voice, &TableVoice::told, this, &Application::told);
  connect(&voice, &TableVoice::withdrawn, this, &Application::withdrawn);
  connect(&voice, &TableVoice::announced, this, &Application::announced);
  connect(&voice, &TableVoice::heard, this, &Application::heard);
}

void Application::connectModels() {
  connectVoice(*m_table->voice());
  connectVoice(*m_replay->table()->voice());
  connect(m_table->turn(), &TurnModel::began, this, &Application::alerted);
  connect(m_table, &TableController::changed, this, &Application::windowTitleChanged);
  connect(m_replay, &ReplayModel::openChanged, this, &Application::windowTitleChanged);
  connect(m_replay, &ReplayModel::asideChanged, this, &Application::windowTitleChanged);
  connect(m_setup, &TableSetup::told, this, &Application::told);
  connect(m_games, &YourGames::told, this, &Application::told);
  connect(m_games, &YourGames::announced, this, &Application::announced);
  connect(m_setup, &TableSetup::announced, this, &Application::announced);
  m_everyMinute.setInterval(std::chrono::minutes{1});
  m_everyMinute.callOnTimeout([this] {
    showGreeting(greetingNow());
    m_ways->follow();  // A new day may have begun.
  });
  m_everyMinute.start();
}

QList<KindCard> Application::kinds() const {
  QList<KindCard> all;
  for (const Kind* kind : cardroom::window::kinds()) {
    const QString id = QString::fromLatin1(kind->facts.id);
    all << KindCard{.kind = id,
                    .title = titleOf(id),
                    .text = textOf(*kind),
                    .seatsText = seatsOf(*kind),
                    .minutesText = tr("%Ln min", "minutes, short", kind->minutes),
                    .cards = QString::fromLatin1(kind->cards).split(QLatin1Char{' '})};
  }
  return all;
}

RulesText Application::rulesOf(const QString& kind) const {
  return cardroom::window::rulesOf(kind);
}

QString Application::windowTitle() const {
  if (m_replay->open() && !m_replay->aside())
    return tr("Replay · %1", "the table's name").arg(isolated(m_replay->table()->tableName()));
  const QString name = m_table->tableName();
  if (name.isEmpty()) return tr("Cardroom");
  return m_table->turn()->yours() ? tr("Your turn · %1", "the table's name").arg(isolated(name))
                                  : tr("%1 · Cardroom", "the table's name").arg(isolated(name));
}

void Application::setPages(QList<Page> pages) {
  const Page before = page();
  m_pages = std::move(pages);
  if (!isOpen(ReplayPage)) m_replay->leave();
  if (!isOpen(TvPage)) m_tv->leave();
  if (isOpen(TvPage) && !m_tv->open()) m_tv->show();
  if (page() != ReplayPage) m_replay->setPlaying(false);
  if (page() != before) Q_EMIT pageChanged();
  m_ways->follow();
}

void Application::show(Page page) {
  QList<Page> pages = m_pages;
  pages.removeAll(page);
  if (page == HomePage) pages.clear();
  pages << page;
  setPages(std::move(pages));
}

void Application::back() {
  if (m_pages.size() > 1) setPages(m_pages.first(m_pages.size() - 1));
}

void Application::leaveReplay() {
  QList<Page> pages = m_pages;
  pages.removeAll(ReplayPage);
  setPages(std::move(pages));
}

void Application::showBesides(QList<Page> pages) {
  const bool replayBelow = m_replay->aside() && isOpen(ReplayPage);
  if (replayBelow) pages.insert(1, ReplayPage);
  for (const Page other : std::as_const(m_pages))
    if (other == SettingsPage || other == RulesPage || (other == ReplayPage && !replayBelow) ||
        (other == TvPage && pages.size() > 1))
      pages << other;
  setPages(std::move(pages));
}

bool Application::setPersonName(const QString& name) {
  const QString trimmed = name.trimmed();
  if (!is_name(trimmed.toStdString(), kPersonNameMax)) return false;
  showName(trimmed);
  m_ways->step(client::Rename{trimmed.toStdString()});
  return true;
}

QStringList Application::pictures() {
  QStringList names{QString{}};
  for (const client::Picture picture : client::kPictures)
    names << nameOf(picture);
  return names;
}

void Application::setPersonPicture(const QString& picture) {
  if (!pictures().contains(picture)) return;
  showPicture(picture);
  m_ways->step(client::ChoosePicture{client::picture_named(picture.toStdString())});
}

void Application::start() {
  m_personName.isEmpty() ? show(FirstStartPage) : m_ways->start();
}

bool Application::begin(const QString& name) {
  if (!setPersonName(name)) return false;
  setPages({HomePage});
  m_ways->start();
  return true;
}

void Application::retranslate() {
  m_goOn->retranslate();
  m_nearby->retranslate();
  m_games->retranslate();
  m_setup->retranslate();
  m_table->retranslate();
  m_replay->retranslate();
  m_tv->retranslate();
  m_ways->follow();
  m_dialogs->follow();
  showGreeting(greetingNow());
  Q_EMIT retranslated();
  Q_EMIT windowTitleChanged();
}

}  // namespace cardroom::window
