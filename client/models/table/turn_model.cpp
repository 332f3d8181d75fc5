#include "client/models/table/turn_model.h"

#include <algorithm>

#include "client/core/open_hands.h"
#include "client/models/kinds.h"
#include "client/models/table/choice_model.h"
#include "client/models/table/clock_model.h"
#include "client/models/table/lesson_model.h"
#include "client/models/table/people_model.h"
#include "client/models/table/result_model.h"
#include "client/translations/direction.h"

namespace cardroom::window {

TurnModel::TurnModel(const TableShared& table, ChoiceModel& choice, PeopleModel& people, ClockModel& clock,
                     LessonModel& lesson, ResultModel& result, QObject* parent)
    : TablePart{table, parent}, m_choice{choice}, m_people{people}, m_clock{clock}, m_lesson{lesson}, m_result{result} {
  connect(&m_result, &ResultModel::tellingChanged, this, &TurnModel::primaryChanged);
  connect(&m_result, &ResultModel::tellingChanged, this, &TurnModel::primaryShareLeftChanged);
  connect(&m_result, &ResultModel::heldShareLeftChanged, this, &TurnModel::primaryShareLeftChanged);
  connect(&m_clock, &ClockModel::changed, this, &TurnModel::primaryShareLeftChanged);
  connect(&m_lesson, &LessonModel::changed, this, &TurnModel::primaryChanged);
  connect(&m_lesson, &LessonModel::changed, this, &TurnModel::changed);
  connect(&m_choice, &ChoiceModel::actionsChanged, this, &TurnModel::primaryChanged);
  connect(&m_choice, &ChoiceModel::movingChanged, this, &TurnModel::changed);
}

QString TurnModel::waitingToStart() const {
  const QString kind = titleOf(QString::fromStdString(m_now.update().settings().kind()));
  const QList<SeatCard>& seats = m_people.seats()->seats();
  const bool mayStart = mayAskForAnother() && m_now.phase() == TablePhase::Gathering;
  const auto open = std::ranges::count(seats, true, &SeatCard::open);
  if (open > 0 && mayStart)
    return tr("The next game is %1. It begins when all seats are taken and everybody is ready.").arg(kind);
  if (open > 0) {
    return tr("Waiting for %Ln more. The game starts by itself when all seats are taken.", nullptr,
              static_cast<int>(open));
  }
  if (mayStart) return tr("The next game is %1. It begins when everybody is ready.").arg(kind);
  if (!m_people.ready() && !m_now.watching()) return {};
  QStringList waitedFor;
  for (const SeatCard& seat : seats)
    if (seat.person && !seat.you && !seat.ready && !seat.held) waitedFor << isolated(seat.name);
  if (waitedFor.size() == 1) return tr("Waiting for %1 …").arg(waitedFor[0]);
  return waitedFor.isEmpty() ? QString{}
                             : tr("Waiting for %Ln other(s) …", nullptr, static_cast<int>(waitedFor.size()));
}

QString TurnModel::waitingFor() const {
  if (m_now.replay) return {};
  switch (m_now.phase()) {
    case TablePhase::NoTable: return {};
    case TablePhase::Gathering:
    case TablePhase::Over: return waitingToStart();
    case TablePhase::Dealing: return tr("Dealing …");
    case TablePhase::Paused: return m_goOn ? tr("Waiting for the others …") : QString{};
    case TablePhase::Playing: break;
  }
  if (yours()) return {};
  if (m_now.update().pace().paused()) return tr("Paused");
  const auto& asked = m_now.update().seats_to_act();
  if (asked.empty()) return {};
  if (asked.size() > 1) return tr("%Ln player(s) are choosing …", nullptr, asked.size());
  const SeatCard seat = m_people.seats()->seats().value(static_cast<int>(asked[0]));
  if (seat.you) return tr("A bot is choosing for you …");
  const QString name = isolated(seat.name);
  return seat.held ? tr("A bot is choosing for %1 …").arg(name) : tr("%1 is choosing …").arg(name);
}

QString TurnModel::prompt() const {
  if (m_now.table && m_now.table->waiting) return tr("Game paused: the server can’t save. Nothing is lost.");
  const GameModel* game = m_now.game.get();
  if (m_lesson.shown()) return {};  // The coach says what to do.
  const bool toRead = m_now.phase() == TablePhase::Paused && !m_goOn;
  const QString ofGame = game == nullptr                 ? QString{}
                         : toRead                        ? game->face().pauseText
                         : yours() && !m_choice.moving() ? game->prompt()
                                                         : QString{};
  return ofGame.isEmpty() ? waitingFor() : ofGame;
}

/// Spectators of a property file, where all players are bots, may ask for another game; elsewhere only players may.
bool TurnModel::mayWatchAgain() const {
  return m_now.update().not_a_fair_deal() && m_now.phase() == TablePhase::Over && !m_another;
}

bool TurnModel::mayGoOn() const {
  return !m_now.watching() || m_now.paced();
}

bool TurnModel::mayAskForAnother() const {
  return m_now.between() && !m_now.watching() && !m_now.replay && !m_people.ready() && !m_another;
}

QString TurnModel::primaryText() const {
  if (!m_now.table || m_choice.moving()) return {};
  if (m_lesson.on() && !m_lesson.shown()) return {};
  if (const QString next = m_lesson.nextText(); !next.isEmpty()) return next;
  if (const QString asked = lessonText(); !asked.isEmpty()) return asked;
  if (m_result.telling()) return tr("See the result");
  if (m_now.replay) return {};
  const bool paused = m_now.phase() == TablePhase::Paused;
  if (m_now.watching() && !(paused && mayGoOn()))
    return mayWatchAgain() ? tr("Play again") : m_now.between() && m_people.canSitDown() ? tr("Sit down") : QString{};
  if (m_people.held()) return tr("Take my seat");
  if (paused && m_goOn) return {};
  if (paused) {
    const QString ofGame = m_now.game ? m_now.game->face().goOnText : QString{};
    return ofGame.isEmpty() ? tr("Go on") : ofGame;
  }
  if (m_now.phase() == TablePhase::Over) return mayAskForAnother() ? tr("Play again") : QString{};
  if (m_now.phase() == TablePhase::Gathering) return mayAskForAnother() ? tr("I am ready") : QString{};
  if (atEarlierMoment()) return m_goOn ? QString{} : tr("One move on");
  return m_choice.primaryText();
}

bool TurnModel::primaryReady() const {
  return !primaryText().isEmpty() && (!m_lesson.nextText().isEmpty() || !lessonText().isEmpty() || m_people.held() ||
                                      !yours() || !m_choice.selected().isEmpty() || m_choice.primaryAction());
}

qreal TurnModel::primaryShareLeft() const {
  return m_result.telling() ? m_result.heldShareLeft() : m_clock.pauseShareLeft();
}

QString TurnModel::lessonText() const {
  // A card that the person has selected takes precedence, because it can be aimed elsewhere.
  return m_lesson.asked() != nullptr && m_choice.selected().isEmpty() ? m_choice.textOf(*m_lesson.asked()) : QString{};
}

bool TurnModel::canHint() const {
  return !m_lesson.on() && yours() && !m_choice.moving() && m_now.online && !m_hint;
}

void TurnModel::primary() {
  if (m_result.goOn()) return;
  if (!primaryReady()) return;
  if (!m_lesson.nextText().isEmpty()) return m_lesson.next();
  if (!lessonText().isEmpty()) return m_choice.make(*m_lesson.asked());
  if (m_people.held()) return m_people.takeMySeat();
  if (m_now.phase() == TablePhase::Paused || atEarlierMoment()) return goOn();
  if (m_now.watching() && !mayWatchAgain()) return m_people.sitDown();
  if (m_now.between()) return again();
  m_choice.primary();
}

void TurnModel::hint() {
  if (!canHint()) return;
  m_hint = m_requests.ask([&](auto& message) { message.mutable_hint()->set_decision(m_now.update().decision()); });
  Q_EMIT changed();
}

void TurnModel::again() {
  if (!mayWatchAgain() && !mayAskForAnother()) return;
  m_another = m_requests.ask([](auto& message) { message.mutable_ready(); });
  Q_EMIT primaryChanged();
}

bool TurnModel::atEarlierMoment() const {
  return m_now.table && client::stepped_back(m_now.update()) && !m_now.update().has_decision();
}

void TurnModel::goOn() {
  if (m_goOn || !(atEarlierMoment() || (m_now.phase() == TablePhase::Paused && mayGoOn()))) return;
  m_goOn = m_requests.ask([](auto& message) { message.mutable_go_on(); });
  Q_EMIT primaryChanged();
  Q_EMIT changed();
}

void TurnModel::follow(bool otherKind) {
  if (otherKind) m_toldDecision = 0;
  // At an earlier moment, each step forward is a request of its own.
  if (m_now.phase() != TablePhase::Paused || client::stepped_back(m_now.update())) m_goOn.reset();
  if (otherKind || !m_now.between()) m_another.reset();
}

void TurnModel::tell(const table::v1::TableUpdate* before, bool back) {
  tellTurn(back);
  if (m_lesson.on()) return;
  if (m_now.phase() != TablePhase::Paused || (before != nullptr && client::pauses(*before))) return;
  m_voice.announce(m_clock.pauseWords());
  if (primaryReady()) m_voice.announce(tr("%1: press Enter.", "what a button says").arg(primaryText()));
}

void TurnModel::tellTurn(bool back) {
  const std::uint64_t decision = m_now.update().decision();
  if (!yours()) {
    m_toldDecision = 0;
    return;
  }
  if (m_toldDecision == decision && !back) return;
  m_clock.beginTurn();
  if (m_now.game && !m_lesson.on()) m_voice.announce(m_now.game->turn().turnText(m_clock.turnSecondsLeft()));
  if (m_toldDecision == decision) return;
  m_toldDecision = decision;
  Q_EMIT m_voice.heard(QStringLiteral("your-turn"));
  if (!m_lesson.on()) m_choice.proposeOnlyCard();
  Q_EMIT began();
}

void TurnModel::answered(const client::Answered& answer) {
  if (m_hint != answer.tag) return;
  m_hint.reset();
  const auto& hint = answer.answer.hint();
  // The table may have moved on, or the card may have been played.
  if (m_now.game && answer.answer.has_hint() && yours() && hint.decision() == m_now.update().decision() &&
      !m_choice.moving()) {
    const Wording words = m_now.game->turn().showHint(hint.move(), hint.reason());
    m_voice.announce(words.spoken);
    Q_EMIT m_voice.told(words.text, QStringLiteral("hint"));
    m_choice.propose(hint.move());
  }
  Q_EMIT changed();
}

void TurnModel::notDone(client::RequestTag tag) {
  for (auto* asked : {&m_hint, &m_goOn, &m_another})
    if (*asked == tag) asked->reset();
  Q_EMIT primaryChanged();
  Q_EMIT changed();
}

void TurnModel::clear() {
  m_hint.reset();
  m_goOn.reset();
  m_another.reset();
  m_toldDecision = 0;
}

}  // namespace cardroom::window
