#include "client/models/application.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTime>
#include <utility>

#include "client/models/folder_list.h"
#include "client/models/journey/journey.h"
#include "client/models/kinds.h"
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

}  // namespace

Application::Application(Preferences* preferences, QObject* parent) : QObject{parent}, m_preferences{preferences} {
  // Whatever the models ask goes through here, since the journey is made after them and may not be there.
  const auto ask = [this](client::Ask request) {
    if (!m_journey) return void(Q_EMIT unheard(request));
    m_journey->step(std::move(request));
  };
  m_nearby = new NearbyTables{this};
  m_setup = new TableSetup{preferences, ask, this};
  m_table = new TableController{preferences, ask, this};
  m_connection = new ConnectionState{this};
  m_greeting = greeting();
  connectModels();
  QCoreApplication::instance()->installEventFilter(this);
}

Application::Application(Preferences* preferences, Launch launch, client::ProfileStore profile, QObject* parent)
    : Application{preferences, parent} {
  m_journey = std::make_unique<Journey>(*this, std::move(launch), std::move(profile));
}

Application::~Application() = default;

void Application::connectModels() {
  connect(m_table->voice(), &TableVoice::told, this, &Application::told);
  connect(m_table->voice(), &TableVoice::announced, this, &Application::announced);
  connect(m_table->voice(), &TableVoice::heard, this, &Application::heard);
  connect(m_table->turn(), &TurnModel::began, this, &Application::alerted);
  connect(m_table, &TableController::changed, this, &Application::windowTitleChanged);
  connect(m_setup, &TableSetup::told, this, &Application::told);
  connect(m_setup, &TableSetup::announced, this, &Application::announced);
  m_everyMinute.setInterval(std::chrono::minutes{1});
  connect(&m_everyMinute, &QTimer::timeout, this, [this] {
    if (std::exchange(m_greeting, greeting()) != greeting()) Q_EMIT greetingChanged();
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

QString Application::greeting() const {
  const int hour = QTime::currentTime().hour();
  if (hour >= 5 && hour < 12) return tr("Good morning. What shall we play?");
  if (hour >= 12 && hour < 18) return tr("Good afternoon. What shall we play?");
  return tr("Good evening. What shall we play?");
}

QString Application::version() const {
  return QCoreApplication::applicationVersion();
}

QString Application::windowTitle() const {
  const QString name = m_table->tableName();
  if (name.isEmpty()) return tr("Cardroom");
  return m_table->turn()->yours() ? tr("Your turn · %1", "the table's name").arg(isolated(name))
                                  : tr("%1 · Cardroom", "the table's name").arg(isolated(name));
}

void Application::setPages(QList<Page> pages) {
  const Page before = page();
  m_pages = std::move(pages);
  if (page() != before) Q_EMIT pageChanged();
  if (m_journey) m_journey->waitingSeat().show();
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

void Application::showTablePage(Page page) {
  QList<Page> pages{HomePage, page};
  for (const Page other : std::as_const(m_pages))
    if (other == SettingsPage || other == RulesPage) pages << other;
  setPages(std::move(pages));
}

void Application::leaveTablePages() {
  QList<Page> pages{HomePage};
  for (const Page other : std::as_const(m_pages))
    if (other == SettingsPage || other == RulesPage) pages << other;
  setPages(std::move(pages));
}

void Application::playNow(const QString& kind) {
  m_journey ? m_journey->playNow(kind) : show(TablePage);
}

void Application::host(const QString& kind) {
  m_journey ? m_journey->host(kind) : show(SetupPage);
}

void Application::joinNearby(int row) {
  const TableNear* table = m_nearby->row(row);
  if (m_journey && table != nullptr) m_journey->joinTable(*table, /*watch=*/false);
}

void Application::watchNearby(int row) {
  const TableNear* table = m_nearby->row(row);
  if (m_journey && table != nullptr) m_journey->joinTable(*table, /*watch=*/true);
}

bool Application::join(const QString& linkOrAddress) {
  const auto where = client::parse_invitation(linkOrAddress.trimmed().toStdString());
  if (where && m_journey) m_journey->join(*where);
  return where.has_value();
}

void Application::invite() {
  if (!m_setup->invitation()->mayOpen()) return show(SetupPage);
  const auto asked = [this]() -> Question {
    if (!m_setup->invitation()->mayOpen()) return {};
    return {
        .what = QStringLiteral("open"),
        .title = tr("Open this table to your network?"),
        .text = tr("Others on your network will see it and can join, and so can anybody who has the link. Until "
                   "then nobody finds it."),
        .choices = {{QStringLiteral("open"), tr("Open the table")}, {QStringLiteral("cancel"), tr("Keep it private")}}};
  };
  forgetQuestion(QStringLiteral("open"));
  ask(asked, [this](const QString& answer) {
    if (answer != QLatin1StringView{"open"}) return;
    m_setup->invitation()->openToOthers();
    show(SetupPage);
  });
}

bool Application::openFile(const QString& pathOrUrl) {
  const QString path = FolderList::pathOf(pathOrUrl);
  if (path.isEmpty()) return false;
  if (m_journey) m_journey->openFile({.file = path.toStdString()});
  return true;
}

void Application::takeWaitingSeat() {
  if (m_journey) m_journey->takeWaitingSeat();
}

void Application::forgetWaitingSeat() {
  if (m_journey) m_journey->forgetWaitingSeat();
}

void Application::leaveTable() {
  m_journey ? m_journey->leaving().leaveTable() : leaveTablePages();
}

void Application::askToLeave() {
  m_journey ? m_journey->leaving().askToLeave() : leaveTablePages();
}

void Application::closeTable() {
  m_journey ? m_journey->leaving().closeTable() : leaveTablePages();
}

void Application::tryNow() {
  if (m_journey) m_journey->step(client::TryNow{});
}

bool Application::setPersonName(const QString& name) {
  const QString trimmed = name.trimmed();
  if (!is_name(trimmed.toStdString(), kPersonNameMax)) return false;
  showName(trimmed);
  if (m_journey) m_journey->step(client::Rename{trimmed.toStdString()});
  return true;
}

bool Application::mayClose() {
  return !m_journey || m_journey->leaving().mayClose();
}

void Application::start() {
  if (!m_journey) return;
  m_personName.isEmpty() ? askName(false) : m_journey->start();
}

void Application::askName(bool wrong) {
  const auto asked = [this, wrong]() -> Question {
    return {.what = QStringLiteral("name"),
            .title = tr("What shall the others call you?"),
            .text = wrong ? tr("A name has 1 to 24 characters.") : tr("You can change it at any time."),
            .wrong = wrong,
            .proposed = m_proposedName};
  };
  ask(asked, [this](const QString& name) {
    if (!setPersonName(name.trimmed().isEmpty() ? m_proposedName : name)) return askName(true);
    m_journey->start();
  });
}

void Application::ask(Asked asked, Answer answer) {
  Question shown = asked();
  if (shown.what.isEmpty()) return;
  m_questions.push_back({std::move(asked), std::move(shown), std::move(answer)});
  Q_EMIT questionChanged();
}

void Application::followQuestions() {
  const Question before = question();
  for (Waiting& one : m_questions)
    one.shown = one.asked();
  std::erase_if(m_questions, [](const Waiting& one) { return one.shown.what.isEmpty(); });
  if (question() != before) Q_EMIT questionChanged();
}

void Application::answer(const QString& text) {
  if (m_questions.empty()) return;
  const Answer answer = std::move(m_questions.back().answer);
  m_questions.pop_back();
  Q_EMIT questionChanged();
  answer(text);
}

void Application::forgetQuestion(const QString& what) {
  const auto forgotten = std::erase_if(m_questions, [&](const Waiting& one) { return one.shown.what == what; });
  if (forgotten > 0) Q_EMIT questionChanged();
}

void Application::showName(const QString& name) {
  if (std::exchange(m_personName, name) != name) Q_EMIT personNameChanged();
}

void Application::showWaitingSeat(const QString& text) {
  if (std::exchange(m_waitingSeat, text) != text) Q_EMIT waitingSeatChanged();
}

void Application::showUnderWay(const QString& text) {
  if (std::exchange(m_underWay, text) == text) return;
  Q_EMIT underWayChanged();
  if (!text.isEmpty()) Q_EMIT announced(text);
}

void Application::showTrouble(const QString& title, const QString& text, const QString& secondaryText,
                              std::function<void()> secondary) {
  m_trouble = {.title = title, .text = text, .primary = tr("OK"), .secondary = secondaryText};
  m_secondary = std::move(secondary);
  Q_EMIT troubleChanged();
}

void Application::showRemarks(const QStringList& remarks) {
  if (std::exchange(m_remarks, remarks) != remarks) Q_EMIT remarksChanged();
}

void Application::acknowledge() {
  if (m_trouble.title.isEmpty()) return;
  m_trouble = {};
  m_secondary = nullptr;
  Q_EMIT troubleChanged();
}

void Application::secondary() {
  const auto then = std::move(m_secondary);
  acknowledge();
  if (then) then();
}

bool Application::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance()) {
    m_nearby->retranslate();
    m_setup->retranslate();
    m_table->retranslate();
    if (m_journey) m_journey->waitingSeat().show();
    followQuestions();
    Q_EMIT retranslated();
    Q_EMIT greetingChanged();
    Q_EMIT windowTitleChanged();
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace cardroom::window
