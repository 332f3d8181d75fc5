#include <algorithm>
#include <utility>

#include "client/models/application.h"
#include "client/models/journey.h"
#include "client/models/request_tags.h"
#include "client/models/words.h"
#include "client/net/hosted_server.h"
#include "client/translations/direction.h"
#include "common/base/overloaded.h"

/// What happens on the way and at the table.
namespace cardroom::window {
namespace {

using client::Status;

bool isLoopback(const client::Address& address) {
  return address.host.starts_with("127.") || address.host == "localhost" || address.host == "::1";
}

}  // namespace

void Journey::noticed(const client::Output& notice) {
  std::visit(
      Overloaded{
          [this](const client::StatusChanged&) { statusChanged(); },
          [this](const client::Welcomed& one) {
            // What happened meanwhile comes with the table; that it is gone, with its TableLeft.
            if (!one.first) m_app.table()->connectionChanged(true);
            tell(one);
          },
          [this](const client::KeyChanged& one) { keyChanged(one); },
          [this](const client::Answered& one) { answered(one); }, [this](const client::GivenUp& one) { givenUp(one); },
          [this](const client::TableChanged& one) { tableChanged(one); },
          [this](const client::TableWaits&) {
            if (const client::Table* table = tableHere()) m_app.table()->tableWaits(*table);
          },
          [this](const client::WatchersChanged&) {
            QStringList names;
            for (const std::string& name : core().watchers())
              names << shown(name);
            m_app.table()->showWatchers(names);
            m_app.setup()->showWatchers(names);
          },
          [this](const client::ChatChanged& one) { m_app.table()->chatChanged(core().chat(), one); },
          [this](const client::TableLeft& one) { tableLeft(one); }, [](const auto&) {},  // Nothing to see.
      },
      notice);
  m_app.followQuestions();
}

void Journey::answered(const client::Answered& notice) {
  if (m_app.table()->answered(notice) || m_app.setup()->answered(notice)) return;
  tell(notice);
}

void Journey::givenUp(const client::GivenUp& notice) {
  if (m_app.table()->givenUp(notice) || m_app.setup()->givenUp(notice)) return;
  tell(notice);
}

void Journey::statusChanged() {
  if (core().status().kind == Status::Kind::offline) return offline();
  const bool lost = tableHere() != nullptr && !m_visit.online();
  if (lost && !m_lineTimer.isActive()) {
    m_lineTimer.start();
    m_app.table()->connectionChanged(false);
  }
  if (!lost) m_lineTimer.stop();
  showLine();
}

/// For good: nothing is tried any more.
void Journey::offline() {
  m_lineTimer.stop();
  showLine();
  const Status status = core().status();
  if (status.why == Status::Why::stopped || status.why == Status::Why::never_asked) return;
  if (m_afterServerEnds) return;  // We have ended it ourselves; the rest comes with its end.
  if (m_visit.aims_to<client::visit::Create>() && status.why == Status::Why::no_server && m_ownServer && !hosting() &&
      m_launch.serverPort == 0) {
    // It was there when we looked for it, and has ended since.
    m_ownServer.reset();
    return useOwnServer();
  }
  if (m_visit.aims_to<client::visit::GiveUpSeat>()) return goHome();
  const bool superseded =
      status.why == Status::Why::said_goodbye && status.goodbye == session::v1::GOODBYE_REASON_SUPERSEDED;
  const bool closed = status.why == Status::Why::server_ended ||
                      (status.why == Status::Why::said_goodbye && status.goodbye == session::v1::GOODBYE_REASON_CLOSED);
  const QString title = superseded ? Application::tr("Your seat is open in another window")
                        : closed   ? Application::tr("The table is gone")
                                   : Application::tr("No connection");
  const client::Address where = core().server();
  fail(title, wordsFor(status));
  if (superseded)
    m_app.showTrouble(title, wordsFor(status), Application::tr("Take it back"),
                      [this, where] { go({where, {}, {}}, client::visit::Resume{}, {}); });
}

void Journey::showLine() {
  const auto outage = client::outage_of(core(), now());
  m_app.connection()->show(m_visit.online(), outage && outage->at_table ? outage : std::nullopt,
                           core().status().attempt);
}

void Journey::tableChanged(const client::TableChanged& change) {
  const client::Table* table = tableHere();
  if (table == nullptr || m_visit.leaving()) return;
  const auto isPlayed = [this] {
    const TablePhase::Phase phase = m_app.table()->phase();
    return phase == TablePhase::Dealing || phase == TablePhase::Playing || phase == TablePhase::Paused;
  };
  const bool wasPlayed = isPlayed();
  // The pages are made for what is played there.
  m_app.setup()->tableChanged(table);
  m_app.table()->tableChanged(table, change, now());
  tell(change);
  // Whoever looks at the seats in the middle of a game is left there.
  if (!wasPlayed && isPlayed() && m_app.isOpen(Application::SetupPage)) m_app.showTablePage(Application::TablePage);
  // From now on the server must not end with us, however we end: a window that dies leaves the table to the others.
  if (hosting() && !atFile() && othersHere() > 0 && !std::exchange(m_outlives, true)) m_server->outlive();
  showLine();
}

void Journey::enterTable() {
  m_atTable = true;
  if (atOwnServer()) m_leftBehind = 0;
  m_app.showUnderWay({});
  m_app.nearby()->showListed({});
  m_everySecond.start();
  const auto& update = tableHere()->update;
  const bool toBeSetUp = m_hosts && update.phase() == table::v1::PHASE_GATHERING && atOwnServer();
  m_app.showTablePage(toBeSetUp ? Application::SetupPage : Application::TablePage);
  showInvitation();
  showWaitingSeat();
}

void Journey::tableLeft(const client::TableLeft& notice) {
  const bool wanted = m_visit.leaving();
  tell(notice);
  if (wanted) return;
  if (m_moving || m_closing) return forgetTable();
  if (m_afterServerEnds) return;  // We have ended it ourselves; the rest comes with its end.
  const bool wasHere = m_atTable;
  forgetTable();
  if (!wasHere) return;
  QString title = Application::tr("The table is gone");
  QString text = wordsFor(notice.reason);
  if (notice.reason == lobby::v1::LEFT_REASON_REMOVED) title = Application::tr("You are no longer at the table");
  if (text.isEmpty())
    text = Application::tr("The server was started anew, and its tables are gone. Host or join another one.");
  fail(title, text);
}

/// What was shown of the table is not where we are any more.
void Journey::forgetTable() {
  if (!std::exchange(m_atTable, false)) return;
  m_everySecond.stop();
  m_lineTimer.stop();
  m_app.forgetQuestion(QStringLiteral("leave"));
  m_app.table()->tableGone();
  m_app.setup()->tableChanged(nullptr);
  showLine();
  showWaitingSeat();
}

void Journey::showInvitation() {
  if (atFile()) return m_app.setup()->serverChanged({}, {}, false);
  std::vector<client::Address> addresses;
  if (atOwnServer()) {
    for (const std::string& host : m_ownServer->addresses)
      addresses.push_back({host, m_ownServer->port});
  }
  if (addresses.empty()) addresses.push_back(core().server());
  QStringList texts;
  for (const client::Address& address : addresses)
    texts << QString::fromStdString(to_text(address));
  const client::Invitation invitation{addresses.front(), tableHere()->update.table_id(), core().server_key()};
  m_app.setup()->serverChanged(QString::fromStdString(to_text(invitation)), texts, hosting() && atOwnServer());
}

void Journey::showNearby() {
  m_app.nearby()->show(m_lan->servers(), m_lan->lonely());
  showWaitingSeat();
}

std::optional<lan::TableSummary> Journey::announcedSeat() const {
  const auto& seat_at = core().profile().seat_at;
  if (!seat_at || !m_lan || seat_at == m_forgottenSeat) return std::nullopt;
  const auto isOurs = [this](const lan::SeatSummary& seat) {
    return seat.who == lan::SeatSummary::Who::held && seat.name == core().profile().name;
  };
  for (const client::LanServer& server : m_lan->servers()) {
    const client::Address address{server.address, server.announcement.port};
    const bool onThisMachine = isLoopback(address) && isLoopback(*seat_at) && address.port == seat_at->port;
    if (address != *seat_at && !onThisMachine) continue;
    for (const lan::TableSummary& table : server.announcement.tables)
      if (std::ranges::any_of(table.seats, isOurs)) return table;
  }
  return std::nullopt;
}

void Journey::showWaitingSeat() {
  if (const client::Table* table = tableHere()) {
    const auto& update = table->update;
    m_app.nearby()->showOwnSeat(update.has_seat() ? NearbyTables::OwnSeat{.tableId = update.table_id()}
                                                  : NearbyTables::OwnSeat{});
    const bool shownNow = m_app.page() == Application::TablePage || m_app.page() == Application::SetupPage;
    const bool waits = update.has_seat() && !shownNow;
    return m_app.showWaitingSeat(
        waits ? Application::tr("You sit at %1.", "a table's name").arg(isolated(shown(update.settings().name())))
              : QString{});
  }
  const auto announced = announcedSeat();
  m_app.nearby()->showOwnSeat(announced ? NearbyTables::OwnSeat{.tableId = announced->table_id, .held = true}
                                        : NearbyTables::OwnSeat{});
  const auto& seat_at = core().profile().seat_at;
  if (!seat_at || seat_at == m_forgottenSeat) return m_app.showWaitingSeat({});
  if (isLoopback(*seat_at)) {
    // A server of this machine that has gone keeps nothing.
    const auto running = client::running_server();
    if (!running || running->port != seat_at->port) return m_app.showWaitingSeat({});
  }
  if (announced)
    return m_app.showWaitingSeat(
        Application::tr("%1. A bot holds your seat.", "a table's name").arg(isolated(shown(announced->name))));
  // Whether its server still runs is not known from here.
  m_app.showWaitingSeat(isLoopback(*seat_at) ? Application::tr("At a table on this machine, as long as it is there.")
                                             : Application::tr("At %1, as long as the table is there.", "an address")
                                                   .arg(QString::fromStdString(to_text(*seat_at))));
}

bool Journey::atOwnServer() const {
  return m_ownServer && core().server() == client::Address{"127.0.0.1", m_ownServer->port};
}

int Journey::othersAtOwnServer() const {
  return tableHere() != nullptr && atOwnServer() ? othersHere() : m_leftBehind;
}

int Journey::othersHere() const {
  const client::Table* table = tableHere();
  return table == nullptr ? 0 : client::others_present(table->update);
}

}  // namespace cardroom::window
