#include "client/models/setup/table_setup.h"

#include <algorithm>
#include <utility>

#include "client/core/table_memory.h"
#include "client/local/usual_table.h"
#include "client/models/preferences.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {

const table::v1::Person* SetupNow::self() const {
  if (!update().has_seat()) return nullptr;
  const auto& seat = update().seats(static_cast<int>(update().seat()));
  return seat.has_person() ? &seat.person() : nullptr;
}

int SetupNow::openSeats() const {
  return static_cast<int>(std::ranges::count(update().seats(), table::v1::Seat::OCCUPANT_NOT_SET,
                                             [](const table::v1::Seat& seat) { return seat.occupant_case(); }));
}

TableSetup::TableSetup(Preferences* preferences, TableRequests::AskServer ask, QObject* parent)
    : QObject{parent},
      m_preferences{preferences},
      m_now{.table = {}, .requests = TableRequests{std::move(ask), Asker::setup}},
      m_options{new TableOptions{m_now, this}},
      m_people{new SetupPeople{m_now, this}},
      m_invitation{new InvitationModel{m_now, this}} {
  m_invitation->setKeepOpen(preferences->keepTableOpen());
  for (SetupPart* part : std::initializer_list<SetupPart*>{m_options, m_people, m_invitation}) {
    connect(this, &TableSetup::changed, part, &SetupPart::changed);
    connect(part, &SetupPart::told, this, &TableSetup::told);
    connect(part, &SetupPart::announced, this, &TableSetup::announced);
  }
}

QString TableSetup::ownerName() const {
  for (const auto& seat : m_now.update().seats())
    if (seat.person().owner()) return shown(seat.person().name());
  for (const auto& person : m_now.update().waiting())
    if (person.owner()) return shown(person.name());
  return {};
}

QString TableSetup::waitingFor() const {
  if (!m_now.table) return {};
  if (!m_now.between()) return tr("The game is on. Seats and options can be changed when it is over.");
  const int open = m_now.openSeats();
  const bool ready = m_now.self() == nullptr || m_now.self()->ready();
  QStringList unready;
  for (const SeatCard& seat : m_people->seats()->seats())
    if (seat.person && !seat.ready && !seat.held && !seat.you) unready << isolated(seat.name);
  const QString names = unready.join(tr(", ", "between two names of a list"));
  if (open > 0 && !ready)
    return tr("Waiting for %Ln more. The game starts when all seats are taken and everybody is ready.", nullptr, open);
  if (open > 0 && !unready.isEmpty())
    return tr("Waiting for %Ln more, and for %1 to be ready.", "names", open).arg(names);
  if (open > 0) return tr("Waiting for %Ln more. The game starts by itself when all seats are taken.", nullptr, open);
  if (!unready.isEmpty())
    return (m_now.update().game_number() > 0 ? tr("Waiting for %1 to want another game.")
                                             : tr("Waiting for %1 to be ready."))
        .arg(names);
  return ready ? tr("Starting …") : QString{};
}

QString TableSetup::primaryText() const {
  if (!m_now.between()) return {};
  if (m_now.self() == nullptr) return seatToTake(m_now.update()) >= 0 ? tr("Sit down") : QString{};
  const int open = m_now.openSeats();
  if (open > 0 && owner()) return tr("Add %Ln bots and start", nullptr, open);
  if (m_now.self()->ready()) return {};
  if (m_now.update().game_number() > 0) return tr("Play again");
  return owner() ? tr("Start") : tr("I am ready");
}

void TableSetup::primary() {
  if (primaryText().isEmpty()) return;
  if (m_now.self() == nullptr) return m_people->sitAt(seatToTake(m_now.update()));
  if (m_now.openSeats() > 0 && owner())
    m_now.ask([this](auto& message) {
      auto& bot = *message.mutable_fill_with_bots()->mutable_bot();
      bot.set_type(client::kUsualBot);
      bot.set_pace_ms(static_cast<std::uint32_t>(m_preferences->botPaceMs()));
    });
  if (!m_now.self()->ready()) m_now.ask([](auto& message) { message.mutable_ready(); });
}

void TableSetup::tableChanged(const client::Table* table) {
  m_now.table.reset();
  if (table != nullptr) {
    m_now.table = table->update;
    m_now.table->clear_view();  // This page does not show cards.
  } else {
    m_invitation->setKeepOpen(m_preferences->keepTableOpen());
  }
  m_people->follow();
  m_options->follow();
  Q_EMIT changed();
}

bool TableSetup::answered(const client::Answered& answer) {
  if (!isOf(Asker::setup, answer.tag)) return false;
  m_options->answered(answer);
  if (answer.answer.has_refused()) {
    Q_EMIT told(wordsFor(answer.answer.refused()).toHtmlEscaped(), QStringLiteral("info"));
    Q_EMIT changed();  // The page shows the table's settings again instead of the refused choice.
  }
  m_people->answered(answer);
  return true;
}

bool TableSetup::givenUp(const client::GivenUp& notice) {
  if (!isOf(Asker::setup, notice.tag)) return false;
  m_options->forgetWish();
  return true;
}

void TableSetup::retranslate() {
  if (m_now.table) m_people->seats()->show(seatCards(m_now.update()));
  m_options->showRules();
  for (SetupPart* part : std::initializer_list<SetupPart*>{m_options, m_people})
    Q_EMIT part->retranslated();
  Q_EMIT changed();
}

}  // namespace cardroom::window
