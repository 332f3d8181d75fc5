#include "client/models/table_controller.h"

#include <algorithm>

#include "client/models/kinds.h"
#include "client/models/preferences.h"
#include "client/models/seat_cards.h"
#include "client/models/table_state.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

constexpr qsizetype kJustNow = 3;

int secondsUntil(client::Instant then, client::Instant now) {
  const auto left = std::max(client::Instant{0}, then - now);
  return static_cast<int>((left.count() + 999) / 1000);
}

}  // namespace

TableController::TableController(Preferences* preferences, AskServer ask, QObject* parent)
    : QObject{parent},
      m_preferences{preferences},
      m_ask{std::move(ask)},
      m_seats{new SeatList{this}},
      m_log{new LogList{this}},
      m_chat{new ChatList{this}},
      m_state{std::make_unique<State>()} {
  connect(m_preferences, &Preferences::handOrderChanged, this, [this] {
    if (m_game) m_game->setHandOrder(m_preferences->handOrder());
  });
  connect(m_preferences, &Preferences::motionChanged, this, &TableController::cardsFlyChanged);
}

TableController::~TableController() = default;

const table::v1::TableUpdate& TableController::update() const {
  return m_state->table ? m_state->table->update : table::v1::TableUpdate::default_instance();
}

TableController::Phase TableController::phase() const {
  switch (update().phase()) {
    case table::v1::PHASE_GATHERING: return update().winners().empty() ? Gathering : Over;
    case table::v1::PHASE_DEALING: return Dealing;
    case table::v1::PHASE_PLAYING: return Playing;
    case table::v1::PHASE_PAUSED: return Paused;
    default: return NoTable;
  }
}

QString TableController::tableName() const {
  return shown(update().settings().name());
}

QString TableController::kind() const {
  return QString::fromStdString(update().settings().kind());
}

QString TableController::kindTitle() const {
  return titleOf(kind());
}

bool TableController::owner() const {
  return update().owner();
}

bool TableController::watching() const {
  return m_state->table && !update().has_seat();
}

QString TableController::watchingText() const {
  if (!watching()) return {};
  if (update().has_next_seat()) return tr("You play from the next game on");
  return update().has_waiting_place() ? tr("You wait for a seat") : tr("You are watching");
}

QString TableController::watchersText() const {
  if (!m_state->watchers || m_state->watchers->isEmpty()) return {};
  QStringList names;
  for (const QString& name : *m_state->watchers)
    names << isolated(name);
  return tr("Watching: %1", "names").arg(names.join(tr(", ", "between two names of a list")));
}

bool TableController::canSitDown() const {
  return watching() && seatToTake(update()) >= 0;
}

bool TableController::notAFairDeal() const {
  return update().not_a_fair_deal();
}

QStringList TableController::justNow() const {
  QStringList lines;
  const QList<LogLine>& all = m_log->lines();
  for (auto line = all.crbegin(); line != all.crend() && lines.size() < kJustNow; ++line)
    if (!line->justNow.isEmpty()) lines << line->justNow;
  return lines;
}

bool TableController::yourTurn() const {
  return m_state->asksYou();
}

bool TableController::held() const {
  return std::ranges::any_of(m_seats->seats(), [](const SeatCard& seat) { return seat.you && seat.held; });
}

bool TableController::ready() const {
  return std::ranges::any_of(m_seats->seats(),
                             [](const SeatCard& seat) { return seat.you && seat.ready && !seat.held; });
}

bool TableController::storageTrouble() const {
  return m_state->table && m_state->table->waiting;
}

QString TableController::waitingToStart() const {
  const QList<SeatCard>& seats = m_seats->seats();
  const auto open = std::ranges::count(seats, true, &SeatCard::open);
  if (open > 0 && mayAskForAnother() && phase() == Gathering)
    return tr("The next game is %1. It begins when all seats are taken and everybody is ready.").arg(kindTitle());
  if (open > 0) {
    return tr("Waiting for %Ln more. The game starts by itself when all seats are taken.", nullptr,
              static_cast<int>(open));
  }
  QStringList waitedFor;
  for (const SeatCard& seat : seats)
    if (seat.person && !seat.you && !seat.ready && !seat.held) waitedFor << isolated(seat.name);
  if (mayAskForAnother() && phase() == Gathering)
    return tr("The next game is %1. It begins when everybody is ready.").arg(kindTitle());
  if (!ready() && !watching()) return {};
  if (waitedFor.size() == 1) return tr("Waiting for %1 …").arg(waitedFor[0]);
  return waitedFor.isEmpty() ? QString{}
                             : tr("Waiting for %Ln other(s) …", nullptr, static_cast<int>(waitedFor.size()));
}

QString TableController::waitingFor() const {
  switch (phase()) {
    case NoTable: return {};
    case Gathering:
    case Over: return waitingToStart();
    case Dealing: return tr("Dealing …");
    case Paused: return m_state->goOn ? tr("Waiting for the others …") : QString{};
    case Playing: break;
  }
  if (yourTurn()) return {};
  if (stopped()) return tr("Paused");
  const auto& asked = update().seats_to_act();
  if (asked.empty()) return {};
  if (asked.size() > 1) return tr("%Ln player(s) are choosing …", nullptr, asked.size());
  const SeatCard seat = m_seats->seats().value(static_cast<int>(asked[0]));
  if (seat.you) return tr("A bot is choosing for you …");
  const QString name = isolated(seat.name);
  return seat.held ? tr("A bot is choosing for %1 …").arg(name) : tr("%1 is choosing …").arg(name);
}

QString TableController::prompt() const {
  if (storageTrouble())
    return tr("The table stands still: the server cannot write down what happens. Nothing is lost.");
  const bool toRead = phase() == Paused && !m_state->goOn;
  const QString ofGame = !m_game                   ? QString{}
                         : toRead                  ? m_game->pauseText()
                         : yourTurn() && !moving() ? m_game->prompt()
                                                   : QString{};
  return ofGame.isEmpty() ? waitingFor() : ofGame;
}

int TableController::turnSecondsLeft() const {
  if (!m_state->table || !m_state->table->turn_deadline) return -1;
  return secondsUntil(*m_state->table->turn_deadline, m_state->now);
}

qreal TableController::turnShareLeft() const {
  const std::uint32_t limit =
      update().has_turn_time_ms() ? update().turn_time_ms() : update().settings().turn_limit_ms();
  if (limit == 0 || !m_state->table->turn_deadline) return 1;
  const auto left = (*m_state->table->turn_deadline - m_state->now).count();
  return std::clamp(static_cast<qreal>(left) / limit, 0.0, 1.0);
}

int TableController::pauseSecondsLeft() const {
  if (!m_state->table || !m_state->table->pause_deadline) return -1;
  return secondsUntil(*m_state->table->pause_deadline, m_state->now);
}

QString TableController::pauseWords() const {
  const int left = pauseSecondsLeft();
  return phase() != Paused || left < 0 ? QString{} : tr("The game goes on in %Ln second(s).", nullptr, left);
}

QString TableController::selected() const {
  return m_state->selected;
}

bool TableController::moving() const {
  return m_state->moving.has_value();
}

QString TableController::movingCard() const {
  return m_state->moving ? m_state->moving->card : QString{};
}

/// A table of a property file, where everybody is a bot, plays again for who watches; elsewhere only players ask.
bool TableController::mayWatchAgain() const {
  return notAFairDeal() && phase() == Over && !m_state->another;
}

bool TableController::mayGoOn() const {
  return !watching() || paced();
}

bool TableController::mayAskForAnother() const {
  return between() && !watching() && !ready() && !m_state->another;
}

QString TableController::primaryText() const {
  if (!m_state->table || moving()) return {};
  if (watching() && !(phase() == Paused && mayGoOn()))
    return mayWatchAgain() ? tr("Play again") : between() && canSitDown() ? tr("Sit down") : QString{};
  if (held()) return tr("Take my seat");
  if (phase() == Paused && m_state->goOn) return {};
  if (phase() == Paused) return m_game && !m_game->goOnText().isEmpty() ? m_game->goOnText() : tr("Go on");
  if (phase() == Over) return mayAskForAnother() ? tr("Play again") : QString{};
  if (phase() == Gathering) return mayAskForAnother() ? tr("I am ready") : QString{};
  if (!yourTurn() || !m_game) return {};
  if (m_state->selected.isEmpty()) {
    const auto action = primaryAction();
    return action ? action->text : m_game->moveWanted();
  }
  const QList<Choice> choices = m_game->choicesFor(m_state->selected);
  const auto aimed = std::ranges::find(choices, m_state->aim, &Choice::id);
  return aimed != choices.end() ? aimed->text : QString{};
}

bool TableController::primaryReady() const {
  return !primaryText().isEmpty() && (held() || !yourTurn() || !m_state->selected.isEmpty() || primaryAction());
}

bool TableController::canHint() const {
  return yourTurn() && !moving() && m_state->online && !m_state->hint;
}

bool TableController::resultShown() const {
  return m_state->resultShown;
}

QString TableController::wantAnother() const {
  if (phase() != Over) return {};
  QStringList names;
  for (const SeatCard& seat : m_seats->seats())
    if (seat.person && !seat.you && seat.ready) names << isolated(seat.name);
  switch (names.size()) {
    case 0: return {};
    case 1: return tr("%1 wants another one").arg(names[0]);
    case 2: return tr("%1 and %2 want another one").arg(names[0], names[1]);
    default: return tr("%1, %2 and %3 want another one").arg(names[0], names[1], names[2]);
  }
}

int TableController::chatUnread() const {
  return m_state->chatUnread;
}

QStringList TableController::phrases() const {
  return {wordsFor(table::v1::PHRASE_WELL_PLAYED), wordsFor(table::v1::PHRASE_ONE_MOMENT),
          wordsFor(table::v1::PHRASE_AGAIN), wordsFor(table::v1::PHRASE_THANKS)};
}

}  // namespace cardroom::window
