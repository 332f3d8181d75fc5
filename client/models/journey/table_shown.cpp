#include "client/models/journey/table_shown.h"

#include <utility>

#include "client/models/application.h"
#include "client/models/journey/waiting_seats.h"
#include "client/models/words.h"

namespace cardroom::window {

TableShown::TableShown(Application& app, Whereabouts& here, WaitingSeats& seats)
    : m_app{app}, m_here{here}, m_seats{seats} {
  m_everySecond.setInterval(std::chrono::seconds{1});
  m_everySecond.callOnTimeout([this] { m_app.table()->tick(now()); });
  m_whileLost.setInterval(std::chrono::milliseconds{250});
  m_whileLost.callOnTimeout([this] { showConnection(); });
}

void TableShown::enter() {
  m_entered = true;
  m_here.hosting.arrived();
  m_app.ways()->showUnderWay({});
  m_app.nearby()->showListed({});
  m_everySecond.start();
  m_app.leaveReplay();  // The person has asked for this table.
  const bool gathers = m_here.table()->update.phase() == table::v1::PHASE_GATHERING;
  const bool toBeSetUp = m_here.hosts && gathers && m_here.hosting.here();
  m_app.showTablePage(toBeSetUp ? Application::SetupPage : Application::TablePage);
  showInvitation();
  m_seats.show();
}

void TableShown::follow(const client::TableChanged& change) {
  // This must precede the creation of the pages, because they depend on the game being played.
  m_app.setup()->tableChanged(m_here.table());
  m_app.table()->tableChanged(m_here.table(), change, now());
}

void TableShown::forget() {
  if (!std::exchange(m_entered, false)) return;
  m_everySecond.stop();
  m_whileLost.stop();
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
  if (lost && !m_whileLost.isActive()) {
    m_whileLost.start();
    m_app.table()->connectionChanged(false);
  }
  if (!lost) m_whileLost.stop();
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
  InvitationModel& model = *m_app.setup()->invitation();
  if (m_here.filed.here()) return model.show({}, {}, false);
  const std::vector<client::Address> addresses = m_here.hosting.guest_addresses();
  QStringList texts;
  for (const client::Address& address : addresses)
    texts << QString::fromStdString(to_text(address));
  const client::Invitation invitation{addresses.front(), m_here.table()->update.table_id(), m_here.core().server_key()};
  model.show(QString::fromStdString(to_text(invitation)), texts, m_here.mayEndServer());
}

}  // namespace cardroom::window
