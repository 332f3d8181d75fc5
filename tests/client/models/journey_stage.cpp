#include "tests/client/models/journey_stage.h"

#include <QRegularExpression>

namespace cardroom::window {

TestWindow::TestWindow(const Home& home, const std::string& profile, Launch launch, const QString& name)
    : application{&preferences, std::move(launch), home.profile(profile)} {
  QObject::connect(&application, &Application::closing, [this] { closed = true; });
  if (!name.isEmpty()) application.setPersonName(name);
  application.start();
}

QStringList TestWindow::people() const {
  QStringList names;
  for (const SeatCard& seat : application.setup()->people()->seats()->seats())
    if (seat.person) names << seat.name;
  return names;
}

int TestWindow::seatOf(const QString& name) const {
  for (const SeatCard& seat : application.setup()->people()->seats()->seats())
    if (seat.person && seat.name == name) return seat.seat;
  return -1;
}

bool TestWindow::hosts() {
  application.ways()->host(kLuckyThirteen);
  return waitForPeople({application.personName()});
}

bool TestWindow::joins(TestWindow& host) {
  if (!application.ways()->join(host.link())) return false;
  return waitUntil([&] { return host.people().contains(application.personName()); });
}

bool TestWindow::plays(TestWindow& host) {
  if (!joins(host)) return false;
  host.application.setup()->primary();
  const auto playing = [](const TestWindow& one) { return one.application.table()->phase() == TablePhase::Playing; };
  return waitUntil([&] { return playing(*this) && playing(host); });
}

bool TestWindow::comesLate(TestWindow& host) {
  return application.ways()->join(host.link()) && waitForPage(Application::TablePage) &&
         application.table()->people()->watching();
}

bool TestWindow::leavesTheGame() {
  application.ways()->leaveTable();
  if (!waitForQuestion(QStringLiteral("leave"))) return false;
  application.dialogs()->answer(QStringLiteral("leave"));
  return true;
}

QString TestWindow::link() const {
  // A machine without a network has no address for others; the loopback address always exists.
  static const QRegularExpression host{QStringLiteral("//[^/]*:")};
  return application.setup()->invitation()->link().replace(host, QStringLiteral("//127.0.0.1:"));
}

bool TestWindow::closes() {
  if (application.ways()->mayClose() || !application.dialogs()->question().what.isEmpty()) return false;
  return waitUntil([this] { return closed; });
}

Launch launchAt(std::uint16_t serverPort, Launch::Kind kind) {
  Launch launch;
  launch.kind = kind;
  launch.server_port = serverPort;
  return launch;
}

}  // namespace cardroom::window
