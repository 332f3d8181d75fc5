#include "client/models/tv/tv_model.h"

#include <algorithm>

#include "client/games/spectators.h"
#include "client/models/kinds.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

/// What a spectator of this table knows of it.
client::Table as_spectator(client::Table table) {
  client::show_to_spectators(table.update);
  for (table::v1::GameEvent& event : table.events)
    client::show_to_spectators(event);
  for (client::EarlierPlayers& earlier : table.earlier_players)
    client::show_to_spectators(earlier.players);
  if (table.players) client::show_to_spectators(*table.players);
  return table;
}

QString lineOf(const SeatCard& seat) {
  if (!seat.person || seat.held || seat.lost || seat.away) return seat.secondLine;
  if (seat.owner) return TvModel::tr("Hosts this table");
  return seat.ready ? QString{} : TvModel::tr("Getting ready …");
}

}  // namespace

TvModel::TvModel(Preferences* preferences, const TableController& source, const InvitationModel& invitation,
                 QObject* parent)
    : QObject{parent},
      m_source{source},
      m_invitation{invitation},
      // Nobody operates a television.
      m_table{new TableController{preferences, [](const client::Ask&) {}, this}} {
  m_table->beTv();
  connect(&source, &TableController::followed, this, &TvModel::follow);
  connect(&source, &TableController::ticked, this, [this](client::Instant now) {
    if (open()) m_table->tick(now);
  });
  connect(&invitation, &InvitationModel::changed, this, &TvModel::changed);
  connect(&invitation, &InvitationModel::pageChanged, this, &TvModel::changed);
  connect(&source, &TableController::changed, this, &TvModel::changed);
}

void TvModel::show() {
  if (const client::Table* table = m_source.here()) m_table->momentChosen(as_spectator(*table), m_source.time());
  showOpen(true);
  Q_EMIT changed();
}

void TvModel::leave() {
  showOpen(false);
}

void TvModel::follow(const client::TableChanged& change, client::Instant now) {
  if (!open()) return;
  const client::Table* table = m_source.here();
  if (table == nullptr) return m_table->tableGone();
  const client::Table shown = as_spectator(*table);
  m_table->tableChanged(&shown, change, now);
  Q_EMIT changed();  // The source emitted changed() before our table had the update.
}

void TvModel::setPage(const QString& link) {
  m_page = link;
  Q_EMIT changed();
}

bool TvModel::standsUp() const {
  const client::Table* table = m_source.here();
  return table != nullptr && table->update.has_seat() && table->update.owner() &&
         table->update.phase() == table::v1::PHASE_GATHERING && !table->update.settings().private_table();
}

QString TvModel::offerText() const {
  const client::Table* table = m_source.here();
  if (table == nullptr || table->update.settings().private_table()) return {};
  if (!table->update.has_seat()) return tr("On the TV");
  if (standsUp()) return tr("Stand up, and show it on the TV");
  return m_invitation.link().isEmpty() ? QString{} : tr("On the TV, in a second window");
}

QString TvModel::playedText() const {
  const client::Table* table = m_source.here();
  if (table == nullptr) return {};
  const auto seconds = static_cast<int>(table->update.settings().turn_limit_ms() / 1000);
  const QString players = tr("%Ln player(s)", "at a table", table->update.seats_size());
  if (seconds == 0) return tr("%1, %2", "a game, how many players").arg(m_table->kindTitle(), players);
  return tr("%1, %2, %3", "a game, how many players, how long a turn")
      .arg(m_table->kindTitle(), players, tr("%Ln second(s) a turn", nullptr, seconds));
}

QList<TvSeat> TvModel::seats() const {
  QList<TvSeat> seats;
  for (const SeatCard& seat : m_table->people()->seats()->seats()) {
    seats << TvSeat{.name = seat.name,
                    .line = lineOf(seat),
                    .picture = seat.picture,
                    .botType = seat.botType,
                    .owner = seat.owner,
                    .ready = !seat.open && (!seat.person || (seat.ready && !seat.held)),
                    .open = seat.open,
                    .spoken = seat.accessibleText};
  }
  return seats;
}

QString TvModel::readyText() const {
  const QList<TvSeat> all = seats();
  const auto ready = std::ranges::count(all, true, &TvSeat::ready);
  return tr("%L1 of %L2 are ready").arg(ready).arg(all.size());
}

QString TvModel::waitingText() const {
  QStringList people;
  int open = 0;
  for (const TvSeat& seat : seats()) {
    if (seat.open) {
      ++open;
    } else if (!seat.ready) {
      people << isolated(seat.name);
    }
  }
  if (people.size() == 1 && open == 1)
    return tr("Waiting for %1 and one more. Then it starts by itself.").arg(people[0]);
  if (open > 0)
    return tr("Waiting for %Ln more. Then it starts by itself.", nullptr, open + static_cast<int>(people.size()));
  if (people.size() == 1) return tr("Waiting for %1 …").arg(people[0]);
  return people.isEmpty() ? QString{} : tr("Waiting for %Ln other(s) …", nullptr, static_cast<int>(people.size()));
}

bool TvModel::full() const {
  const QList<SeatCard>& all = m_table->people()->seats()->seats();
  return std::ranges::all_of(all, [](const SeatCard& seat) { return seat.person && !seat.open; });
}

bool TvModel::joinsByPage() const {
  return !m_page.isEmpty() || m_invitation.byPage();
}

QString TvModel::joinLink() const {
  if (!m_page.isEmpty()) return m_page;
  return m_invitation.byPage() ? m_invitation.page().link : m_invitation.link();
}

QString TvModel::joinAddress() const {
  if (!m_page.isEmpty()) return typedAddress(m_page);
  if (m_invitation.byPage()) return m_invitation.page().address;
  return m_invitation.link().isEmpty() ? QString{} : m_invitation.addresses().value(0);
}

QString TvModel::joinText() const {
  if (!joinsByPage()) return full() ? tr("Watch with Cardroom") : tr("Join with Cardroom");
  return full() ? tr("Watch on your phone") : tr("Join on your phone");
}

QString TvModel::scanText() const {
  return joinsByPage() ? tr("Scan with your phone’s camera, or type") : tr("Join with Cardroom at");
}

void TvModel::retranslate() {
  m_table->retranslate();
  Q_EMIT changed();
}

}  // namespace cardroom::window
