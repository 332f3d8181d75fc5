#include "client/models/application.h"

#include <QCoreApplication>
#include <QTime>

#include "client/models/words.h"
#include "common/protocol/name_text.h"

namespace cardroom::window {

struct Application::Parts {
  Preferences* preferences = nullptr;
  NearbyTables* nearby = nullptr;
  TableSetup* setup = nullptr;
  TableController* table = nullptr;
  ConnectionState* connection = nullptr;
  QList<Page> pages{HomePage};  ///< The last one is shown; back() drops it.
  QString personName;
  QString waitingSeat;
  QString underWay;
  QVariantMap trouble;
  QVariantMap question;
};

Application::Application(Preferences* preferences, QObject* parent)
    : QObject{parent}, m_parts{std::make_unique<Parts>()} {
  const auto ask = [](const client::Ask&) {};
  m_parts->preferences = preferences;
  m_parts->nearby = new NearbyTables{this};
  m_parts->setup = new TableSetup{preferences, ask, this};
  m_parts->table = new TableController{preferences, ask, this};
  m_parts->connection = new ConnectionState{this};
}

Application::~Application() = default;

Application::Page Application::page() const {
  return m_parts->pages.last();
}
Preferences* Application::preferences() const {
  return m_parts->preferences;
}
NearbyTables* Application::nearby() const {
  return m_parts->nearby;
}
TableSetup* Application::setup() const {
  return m_parts->setup;
}
TableController* Application::table() const {
  return m_parts->table;
}
ConnectionState* Application::connection() const {
  return m_parts->connection;
}
QString Application::personName() const {
  return m_parts->personName;
}
QString Application::proposedName() const {
  return {};
}
QString Application::waitingSeat() const {
  return m_parts->waitingSeat;
}
QString Application::underWay() const {
  return m_parts->underWay;
}
QVariantMap Application::trouble() const {
  return m_parts->trouble;
}
QVariantMap Application::question() const {
  return m_parts->question;
}
QString Application::version() const {
  return QCoreApplication::applicationVersion();
}

QVariantList Application::kinds() const {
  const QString kind = QStringLiteral("lucky-thirteen");
  return {QVariantMap{{QStringLiteral("kind"), kind},
                      {QStringLiteral("title"), titleOf(kind)},
                      {QStringLiteral("text"), tr("Four cards, four rounds. Make exactly thirteen.")},
                      {QStringLiteral("seatsText"), tr("%Ln players", nullptr, 4)},
                      {QStringLiteral("minutesText"), tr("%Ln min", "minutes", 5)},
                      {QStringLiteral("cards"),
                       QStringList{QStringLiteral("back-thirteen"), QStringLiteral("7S"), QStringLiteral("6D")}}}};
}

QString Application::greeting() const {
  const int hour = QTime::currentTime().hour();
  if (hour >= 5 && hour < 12) return tr("Good morning. What shall we play?");
  if (hour >= 12 && hour < 18) return tr("Good afternoon. What shall we play?");
  return tr("Good evening. What shall we play?");
}

QString Application::windowTitle() const {
  return tr("Cardroom");
}

void Application::show(Page page) {
  auto& pages = m_parts->pages;
  if (pages.last() == page) return;
  if (page == HomePage) pages.clear();
  pages.removeAll(page);
  pages << page;
  Q_EMIT pageChanged();
}

void Application::back() {
  if (m_parts->pages.size() < 2) return;
  m_parts->pages.removeLast();
  Q_EMIT pageChanged();
}

void Application::playNow(const QString& /*kind*/) {
  show(TablePage);
}
void Application::host(const QString& /*kind*/) {
  show(SetupPage);
}
void Application::joinNearby(int /*row*/) {
  show(TablePage);
}
bool Application::join(const QString& linkOrAddress) {
  return client::parse_invitation(linkOrAddress.trimmed().toStdString()).has_value();
}
void Application::takeWaitingSeat() {
  show(TablePage);
}
void Application::forgetWaitingSeat() {}
void Application::leaveTable() {
  show(HomePage);
}
void Application::closeTable() {
  show(HomePage);
}
void Application::tryNow() {}

bool Application::setPersonName(const QString& name) {
  const QString trimmed = name.trimmed();
  if (!is_name(trimmed.toStdString(), kPersonNameMax)) return false;
  if (m_parts->personName == trimmed) return true;
  m_parts->personName = trimmed;
  Q_EMIT personNameChanged();
  return true;
}

void Application::answer(const QString& /*text*/) {}
void Application::acknowledge() {}
void Application::secondary() {}
bool Application::mayClose() {
  return true;
}

}  // namespace cardroom::window
