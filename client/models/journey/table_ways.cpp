#include "client/models/journey/table_ways.h"

#include <utility>

#include "client/local/usual_table.h"
#include "client/models/application.h"
#include "client/models/journey/question.h"
#include "client/models/kinds.h"
#include "client/models/words.h"
#include "common/base/overloaded.h"

namespace cardroom::window {

namespace visit = client::visit;

namespace {

using client::Status;

const Kind& kindOf(const QString& id) {
  const Kind* kind = findKind(id);
  return kind != nullptr ? *kind : *kinds().front();
}

}  // namespace

TableWays::TableWays(Application& app, std::unique_ptr<Whereabouts> here)
    : Ways{app},
      m_whereabouts{std::move(here)},
      m_seats{app, *m_whereabouts},
      m_table{app, *m_whereabouts, m_seats},
      m_travel{app, *m_whereabouts, m_table} {
  const client::Profile& profile = m_whereabouts->core().profile();
  app.showName(QString::fromStdString(profile.name));
  app.showPicture(nameOf(profile.picture));
  connect(&m_whereabouts->client, &ClientShell::noticed, this, [this](const client::Output& one) { noticed(one); });
}

TableWays::~TableWays() = default;

void TableWays::playNow(const QString& kind) {
  leaving().leaveThen([this, kind] {
    const Kind& one = kindOf(kind);
    m_whereabouts->hosts = false;
    create(m_travel.named(client::table_with_bots(std::string{one.facts.id}, one.facts.seats_usual,
                                                  static_cast<std::uint32_t>(m_app.preferences()->botPaceMs()))));
  });
}

void TableWays::host(const QString& kind) {
  leaving().leaveThen([this, kind] {
    m_whereabouts->hosts = true;
    create(tableForPeople(kindOf(kind)));
  });
}

void TableWays::hostAt(const client::Invitation& where) {
  leaving().leaveThen([this, where] {
    m_whereabouts->hosts = true;
    // The game can be changed on the set-up page.
    m_travel.go(where, tableForPeople(*kinds().front()), Application::tr("your table"));
  });
}

visit::Create TableWays::tableForPeople(const Kind& kind) const {
  return m_travel.named(client::table_for_people(std::string{kind.facts.id}, kind.facts.seats_usual));
}

void TableWays::joinAt(const client::Invitation& where) {
  leaving().leaveThen([this, where] {
    m_whereabouts->hosts = false;
    const bool watch = m_whereabouts->tvPage().has_value();
    if (where.table_id.empty()) return m_travel.go(where, visit::Look{watch});
    m_travel.go(where, visit::Join{where.table_id, watch});
  });
}

void TableWays::joinTable(TableNear table, bool watch) {
  if (table.more > 0) return joinAt({table.address, {}, {}});
  if (const client::Table* here = m_whereabouts->table();
      here != nullptr && here->update.table_id() == table.table.table_id && here->update.has_seat())
    return m_app.showTablePage(Application::TablePage);
  leaving().leaveThen([this, table = std::move(table), watch] {
    m_whereabouts->hosts = false;
    m_travel.go({table.address, table.table.table_id, {}},
                visit::Join{table.table.table_id, watch || m_whereabouts->tvPage()}, shown(table.table.name));
  });
}

void TableWays::goOn(int row) {
  const client::WaitingTable* table = m_app.goOn()->table(row);
  if (table == nullptr) return;
  if (table->here) return m_app.showTablePage(Application::TablePage);
  leaving().stepAwayThen([this, seat = table->seat] { resume(seat); });
}

void TableWays::noticed(const client::Output& notice) {
  TableController& table = *m_app.table();
  std::visit(
      Overloaded{
          [this](const client::StatusChanged&) {
            m_table.followConnection();
            connectionChanged();
            if (m_whereabouts->core().status().kind == Status::Kind::offline) offline();
          },
          [this, &table](const client::Welcomed& one) {
            // The table's update reports what happened meanwhile; TableLeft follows if the table is gone.
            if (!one.first) table.connectionChanged(true);
            showTablesKept(m_whereabouts->core().keeps_tables());
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
            if (m_whereabouts->table() != nullptr) table.tableWaits(*m_whereabouts->table());
          },
          [this](const client::WatchersChanged&) { m_table.showWatchers(); },
          [this, &table](const client::DealChanged&) {
            if (const client::Deal* deal = m_whereabouts->core().deal()) table.dealChanged(*deal);
          },
          [this, &table](const client::ChatChanged& one) { table.chatChanged(m_whereabouts->core().chat(), one); },
          [this](const client::TableLeft& one) { tableLeft(one); }, [](const auto&) {},  // Nothing to show.
      },
      notice);
  m_app.dialogs()->follow();
}

void TableWays::keyChanged(const client::KeyChanged& notice) {
  showUnderWay({});
  const auto asked = [this, notice] {
    return m_whereabouts->core().status().kind == Status::Kind::key_asked ? keyQuestion(notice) : Question{};
  };
  m_app.dialogs()->ask(asked, [this](const QString& choice) {
    choice == QLatin1StringView{"trust"} ? m_whereabouts->client.step(client::AcceptKey{}) : m_travel.goHome();
  });
}

void TableWays::offline() {
  const Status status = m_whereabouts->core().status();
  if (status.why == Status::Why::stopped || status.why == Status::Why::never_asked) return;
  if (m_whereabouts->ending()) return;  // We continue when the server has exited.
  if (m_whereabouts->visit.aims_to<visit::GiveUpSeat>()) return m_travel.goHome();
  const bool goodbye = status.why == Status::Why::said_goodbye;
  const bool isSuperseded = goodbye && status.goodbye == session::v1::GOODBYE_REASON_SUPERSEDED;
  const bool closed =
      status.why == Status::Why::server_ended || (goodbye && status.goodbye == session::v1::GOODBYE_REASON_CLOSED);
  const bool kept = closed && m_whereabouts->core().keeps_tables();
  const QString title = isSuperseded ? Application::tr("Your seat is open in another window")
                        : kept       ? Application::tr("The server has ended")
                        : closed     ? Application::tr("The table is gone")
                                     : Application::tr("No connection");
  const client::Address where = m_whereabouts->core().server();
  m_travel.fail(title, kept ? Application::tr("Your table is kept; the game goes on when the server starts again.")
                            : m_whereabouts->wordsForOffline());
  if (!isSuperseded) return;
  m_app.dialogs()->showTrouble(title, wordsFor(status), Application::tr("Take it back"),
                               [this, where] { m_travel.go({where, {}, {}}, visit::Resume{}); });
}

void TableWays::tableChanged(const client::TableChanged& change) {
  if (m_whereabouts->table() == nullptr || m_whereabouts->visit.leaving()) return;
  const bool wasPlayed = m_table.isPlayed();
  m_table.follow(change);
  m_travel.tell(change);
  // A person who is looking at the set-up page in the middle of a game stays there.
  if (!wasPlayed && m_table.isPlayed() && m_app.isOpen(Application::SetupPage))
    m_app.showTablePage(Application::TablePage);
  tableFollowed(change.other_table);
  m_table.showConnection();
  if (m_app.page() == Application::HomePage) m_seats.show();
}

void TableWays::tableLeft(const client::TableLeft& notice) {
  const bool wanted = m_whereabouts->visit.leaving();
  m_travel.tell(notice);
  if (wanted) return;
  if (m_travel.moving() || leaving().closing()) return m_table.forget();
  if (m_whereabouts->ending()) return;  // We continue when the server has exited.
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
