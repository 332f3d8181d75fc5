#include "client/models/table_setup.h"

#include <QClipboard>
#include <QGuiApplication>
#include <algorithm>
#include <array>
#include <utility>

#include "client/core/table_memory.h"
#include "client/local/usual_table.h"
#include "client/models/kinds.h"
#include "client/models/preferences.h"
#include "client/models/seat_cards.h"
#include "client/models/table_setup_state.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

/// Seconds, as they are offered; 0 is none.
constexpr std::array kTurnLimits{0, 15, 30, 60, 120};
constexpr std::array kPacesMs{500, 1000, 2000};
constexpr std::array kBotTypes{table::v1::BOT_TYPE_CLEVER, table::v1::BOT_TYPE_BASIC, table::v1::BOT_TYPE_RANDOM};

}  // namespace

TableSetup::TableSetup(Preferences* preferences, AskServer ask, QObject* parent)
    : QObject{parent}, m_preferences{preferences}, m_ask{std::move(ask)}, m_state{std::make_unique<State>()} {
  m_state->seats = new SeatList{this};
  m_state->rules = new RuleList{this};
  m_state->keepOpen = preferences->keepTableOpen();
}

TableSetup::~TableSetup() = default;

bool TableSetup::owner() const {
  return m_state->update && m_state->update->owner();
}

QString TableSetup::ownerName() const {
  if (!m_state->update) return {};
  for (const auto& seat : m_state->update->seats()) {
    if (seat.person().owner()) return shown(seat.person().name());
  }
  for (const auto& person : m_state->update->waiting()) {
    if (person.owner()) return shown(person.name());
  }
  return {};
}

QString TableSetup::kind() const {
  return m_state->update ? QString::fromStdString(m_state->update->settings().kind()) : QString{};
}

QString TableSetup::kindTitle() const {
  return titleOf(kind());
}

QString TableSetup::tableName() const {
  return m_state->update ? shown(m_state->update->settings().name()) : QString{};
}

SeatList* TableSetup::seats() const {
  return m_state->seats;
}

QString TableSetup::seatsTaken() const {
  if (!m_state->update) return {};
  const int all = m_state->update->seats_size();
  const Kind* kind = findKind(this->kind());
  const QString taken = kind != nullptr && kind->teams
                            ? tr("%L1 of %L2 seats are taken. Partners sit opposite each other.")
                            : tr("%L1 of %L2 seats are taken");
  return taken.arg(all - m_state->openSeats()).arg(all);
}

QString TableSetup::waitingFor() const {
  if (!m_state->update) return {};
  if (!m_state->between()) return tr("The game is on. Seats and options can be changed when it is over.");
  const int open = m_state->openSeats();
  const bool ready = m_state->self() == nullptr || m_state->self()->ready();
  QStringList unready;
  for (const SeatCard& seat : m_state->seats->seats())
    if (seat.person && !seat.ready && !seat.held && !seat.you) unready << isolated(seat.name);
  const QString names = unready.join(tr(", ", "between two names of a list"));
  if (open > 0 && !ready)
    return tr("Waiting for %Ln more. The game starts when all seats are taken and everybody is ready.", nullptr, open);
  if (open > 0 && !unready.isEmpty())
    return tr("Waiting for %Ln more, and for %1 to be ready.", "names", open).arg(names);
  if (open > 0) return tr("Waiting for %Ln more. The game starts by itself when all seats are taken.", nullptr, open);
  if (!unready.isEmpty()) return tr("Waiting for %1 to want another game.").arg(names);
  return ready ? tr("Starting …") : QString{};
}

QString TableSetup::waitingForSeats() const {
  if (!m_state->update) return {};
  if (m_state->update->has_waiting_place()) return tr("You wait for a seat.");
  QStringList names;
  for (const auto& person : m_state->update->waiting())
    names << isolated(shown(person.name()));
  if (names.isEmpty()) return {};
  const QString all = names.join(tr(", ", "between two names of a list"));
  return names.size() == 1 ? tr("%1 waits for a seat.").arg(all) : tr("%1 wait for a seat.", "names").arg(all);
}

QVariantList TableSetup::others() const {
  QVariantList all;
  if (!m_state->update) return all;
  const auto add = [&](const QString& name, const QString& text, bool removable, bool removed = false) {
    all << QVariantMap{{QStringLiteral("name"), name},
                       {QStringLiteral("text"), text},
                       {QStringLiteral("removable"), removable && owner()},
                       {QStringLiteral("removed"), removed}};
  };
  const table::v1::TableUpdate& update = *m_state->update;
  for (int place = 0; place < update.waiting_size(); ++place) {
    const table::v1::Person& person = update.waiting(place);
    const bool you = update.has_waiting_place() && static_cast<int>(update.waiting_place()) == place;
    add(shown(person.name()), you ? tr("You wait for a seat") : tr("Waits for a seat"), !person.owner());
  }
  for (const QString& name : m_state->watchers)
    add(name, tr("Is watching"), true);
  if (!owner()) return all;
  for (const lobby::v1::RemovedPerson& person : m_state->removed.people())
    add(shown(person.name()),
        person.address_left_ms() > 0 ? tr("Removed, and for a while nobody comes from their address") : tr("Removed"),
        /*removable=*/false, /*removed=*/true);
  return all;
}

QString TableSetup::primaryText() const {
  if (!m_state->between()) return {};
  if (m_state->self() == nullptr) return seatToTake(*m_state->update) >= 0 ? tr("Sit down") : QString{};
  const int open = m_state->openSeats();
  if (open > 0 && owner()) return tr("Add %Ln bots and start", nullptr, open);
  if (m_state->self()->ready()) return {};
  if (m_state->update->game_number() > 0) return tr("Play again");
  return owner() ? tr("Start") : tr("I am ready");
}

int TableSetup::seatCount() const {
  return m_state->update ? m_state->update->seats_size() : 0;
}

QList<int> TableSetup::seatCounts() const {
  QList<int> counts;
  if (const Kind* kind = findKind(this->kind())) {
    for (int count = kind->least; count <= kind->most; ++count)
      counts << count;
  }
  return counts;
}

int TableSetup::turnLimitSeconds() const {
  if (m_state->update && m_state->update->settings().usual_turn_limit()) return kUsualTurnLimit;
  return m_state->update ? static_cast<int>(m_state->update->settings().turn_limit_ms() / 1000) : 0;
}

bool TableSetup::locked() const {
  return m_state->update && m_state->update->settings().has_password();
}

bool TableSetup::watchable() const {
  return m_state->update && m_state->update->settings().watching_allowed();
}

bool TableSetup::canChange() const {
  return owner() && m_state->between() && !m_state->update->not_a_fair_deal();
}

bool TableSetup::seated() const {
  return m_state->update && (m_state->update->has_seat() || m_state->update->has_next_seat());
}

RuleList* TableSetup::rules() const {
  return m_state->rules;
}

bool TableSetup::canKeepOpen() const {
  return m_state->ownServer;
}

bool TableSetup::keepOpen() const {
  return m_state->keepOpen;
}

void TableSetup::setKeepOpen(bool keep) {
  if (m_state->keepOpen == keep) return;
  m_state->keepOpen = keep;
  Q_EMIT changed();
}

bool TableSetup::mayOpen() const {
  return owner() && m_state->update->settings().private_table() && !m_state->invitation.isEmpty();
}

QString TableSetup::invitation() const {
  const bool isPrivate = m_state->update && m_state->update->settings().private_table();
  return isPrivate ? QString{} : m_state->invitation;
}

QStringList TableSetup::addresses() const {
  return m_state->addresses;
}

QVariantList TableSetup::turnLimits() const {
  QVariantList limits;
  limits << QVariantMap{{QStringLiteral("seconds"), kUsualTurnLimit},
                        {QStringLiteral("text"), tr("%Ln s with others", "seconds, while two or more people are there",
                                                    static_cast<int>(client::kUsualTurnLimitSeconds))}};
  for (const int seconds : kTurnLimits)
    limits << QVariantMap{{QStringLiteral("seconds"), seconds},
                          {QStringLiteral("text"), seconds == 0 ? tr("None") : tr("%Ln seconds", nullptr, seconds)}};
  return limits;
}

QVariantList TableSetup::botTypes() const {
  QVariantList types;
  for (const auto type : kBotTypes)
    types << QVariantMap{{QStringLiteral("type"), nameOf(type)}, {QStringLiteral("text"), wordsFor(type)}};
  return types;
}

QVariantList TableSetup::botPaces() const {
  const std::array words{tr("Quick pace"), tr("Normal pace"), tr("Calm pace")};
  QVariantList paces;
  for (std::size_t i = 0; i < kPacesMs.size(); ++i)
    paces << QVariantMap{{QStringLiteral("paceMs"), kPacesMs[i]}, {QStringLiteral("text"), words[i]}};
  return paces;
}

void TableSetup::copyInvitation() {
  if (invitation().isEmpty()) return;
  QGuiApplication::clipboard()->setText(invitation());
  Q_EMIT told(tr("Link copied"), QStringLiteral("copy"));
  Q_EMIT announced(tr("Link copied"));
}

void TableSetup::tableChanged(const client::Table* table) {
  if (table != nullptr) {
    m_state->update = table->update;
    m_state->update->clear_view();  // Cards are none of this page's.
    m_state->seats->show(seatCards(*m_state->update));
    if (m_state->wish && m_state->wish->granted) m_state->wish.reset();
  } else {
    m_state->update.reset();
    m_state->seats->show({});
    m_state->watchers.clear();
    m_state->removed.Clear();
    m_state->keepOpen = m_preferences->keepTableOpen();
    m_state->wish.reset();
  }
  showRules();
  Q_EMIT changed();
}

void TableSetup::showWatchers(const QStringList& names) {
  m_state->watchers = names;
  Q_EMIT changed();
}

void TableSetup::serverChanged(const QString& invitation, const QStringList& addresses, bool own) {
  m_state->invitation = invitation;
  m_state->addresses = addresses;
  m_state->ownServer = own;
  Q_EMIT changed();
}

void TableSetup::showRules() {
  const Kind* kind = findKind(this->kind());
  if (kind == nullptr) return m_state->rules->show({}, {});
  m_state->rules->show(kind->options(), m_state->wish ? m_state->wish->rules : m_state->update->settings().rules());
}

void TableSetup::retranslate() {
  if (m_state->update) m_state->seats->show(seatCards(*m_state->update));
  showRules();
  Q_EMIT retranslated();
  Q_EMIT changed();
}

}  // namespace cardroom::window
