#include "client/models/journey/table_shown.h"

#include <QTimer>
#include <utility>

#include "client/models/application.h"
#include "client/models/journey/waiting_seats.h"
#include "client/models/words.h"

namespace cardroom::window {

TableShown::TableShown(Application& app, Whereabouts& here, WaitingSeats& seats)
    : m_app{app},
      m_here{here},
      m_seats{seats},
      m_everySecond{new QTimer{&here.client}},
      m_whileLost{new QTimer{&here.client}} {
  m_everySecond->setInterval(std::chrono::seconds{1});
  m_everySecond->callOnTimeout([this] { m_app.table()->tick(now()); });
  m_whileLost->setInterval(std::chrono::milliseconds{250});
  m_whileLost->callOnTimeout([this] { showConnection(); });
}

void TableShown::enter() {
  m_entered = true;
  m_here.arrived();
  m_app.ways()->showUnderWay({});
  m_app.nearby()->showListed({});
  m_everySecond->start();
  if (!m_app.replay()->aside()) m_app.leaveReplay();  // The person has asked for this table.
  const bool gathers = m_here.table()->update.phase() == table::v1::PHASE_GATHERING;
  const bool toBeSetUp = m_here.setsUp() && gathers;
  m_app.showTablePage(toBeSetUp ? Application::SetupPage : Application::TablePage);
  showInvitation();
  if (const auto page = m_here.tvPage()) enterOnTv(*page);
  m_seats.show();
}

void TableShown::enterOnTv(const QString& page) {
  m_app.tv()->setPage(page);
  // After the TV, a host goes back to the table's options; anybody else has come for the TV alone.
  m_app.tv()->showClosesWindow(!m_here.hosts);
  if (m_app.tv()->standsUp()) m_app.setup()->people()->standUp();
  m_app.show(Application::TvPage);
}

void TableShown::follow(const client::TableChanged& change) {
  // This must precede the creation of the pages, because they depend on the game being played.
  m_app.setup()->tableChanged(m_here.table());
  m_app.table()->tableChanged(m_here.table(), change, now());
}

void TableShown::forget() {
  if (!std::exchange(m_entered, false)) return;
  m_everySecond->stop();
  m_whileLost->stop();
  m_app.dialogs()->forget(QStringLiteral("leave"));
  m_app.table()->tableGone();
  m_app.setup()->tableChanged(nullptr);
  showConnection();
  m_seats.show();
}

bool TableShown::isPlayed() const {
  const TablePhase::Phase phase = m_app.table()->phase();
  return phase == TablePhase::Dealing || phase == TablePhase::Playing || phase == TablePhase::Paused;
}

void TableShown::followConnection() {
  const bool lost = m_here.table() != nullptr && !m_here.visit.online();
  if (lost && !m_whileLost->isActive()) {
    m_whileLost->start();
    m_app.table()->connectionChanged(false);
  }
  if (!lost) m_whileLost->stop();
  showConnection();
}

void TableShown::showConnection() {
  const auto outage = client::outage_of(m_here.core(), now());
  m_app.connection()->show(m_here.visit.online(), outage && outage->at_table ? outage : std::nullopt,
                           m_here.core().status().attempt);
}

void TableShown::showWatchers() {
  QStringList names;
  for (const std::string& name : m_here.core().watchers())
    names << shown(name);
  m_app.table()->showWatchers(names);
  m_app.setup()->people()->showWatchers(names);
}

void TableShown::showInvitation() {
  const Invites invites = m_here.invites();
  m_app.setup()->invitation()->show(invites.link, invites.addresses, invites.own);
}

}  // namespace cardroom::window
