#include "client/models/table/table_controller.h"

#include <utility>

#include "client/core/open_hands.h"
#include "client/models/kinds.h"
#include "client/models/preferences.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

/// The names of the players by seat, for use inside sentences.
QStringList namesIn(const table::v1::TableUpdate& update) {
  QStringList names;
  for (const SeatCard& seat : seatCards(update))
    names << isolated(seat.name);
  return names;
}

/// The viewer's own seat; -1: none.
int seatOf(const table::v1::TableUpdate& update) {
  return update.has_seat() ? static_cast<int>(update.seat()) : -1;
}

}  // namespace

TablePhase::Phase TableNow::phase() const {
  switch (update().phase()) {
    case table::v1::PHASE_GATHERING: return update().winners().empty() ? TablePhase::Gathering : TablePhase::Over;
    case table::v1::PHASE_DEALING: return TablePhase::Dealing;
    case table::v1::PHASE_PLAYING: return TablePhase::Playing;
    case table::v1::PHASE_PAUSED: return client::pauses(update()) ? TablePhase::Paused : TablePhase::Playing;
    default: return TablePhase::NoTable;
  }
}

TableController::TableController(Preferences* preferences, TableRequests::AskServer ask, QObject* parent)
    : QObject{parent},
      m_preferences{preferences},
      m_requests{std::move(ask), Asker::table},
      m_log{new LogList{this}},
      m_voice{new TableVoice{m_now, this}},
      m_shared{m_now, m_requests, *m_voice},
      m_breaks{new BreakModel{m_shared, this}},
      m_chat{new ChatModel{m_shared, this}},
      m_lesson{new LessonModel{m_shared, this}},
      m_choice{new ChoiceModel{m_shared, *m_lesson, this}},
      m_clock{new ClockModel{m_shared, this}},
      m_fair{new FairModel{m_shared, this}},
      m_last{new LastModel{m_shared, this}},
      m_openHands{new OpenHandsModel{m_shared, this}},
      m_pace{new PaceModel{m_shared, *preferences, this}},
      m_people{new PeopleModel{m_shared, this}},
      m_result{new ResultModel{m_shared, *m_people, this}},
      m_takeBack{new TakeBackModel{m_shared, this}},
      m_turn{new TurnModel{m_shared, *m_choice, *m_people, *m_clock, *m_lesson, *m_result, this}} {
  connect(m_preferences, &Preferences::handOrderChanged, this, [this] {
    if (m_now.game) m_now.game->setHandOrder(m_preferences->handOrder());
  });
  for (TablePart* part :
       std::initializer_list<TablePart*>{m_breaks, m_last, m_openHands, m_pace, m_people, m_result, m_takeBack, m_turn})
    connect(this, &TableController::changed, part, &TablePart::changed);
}

QString TableController::tableName() const {
  return shown(m_now.update().settings().name());
}

QString TableController::kindTitle() const {
  return titleOf(kind());
}

void TableController::show(std::size_t fresh, bool arrived) {
  const table::v1::TableUpdate& update = m_now.update();
  table::v1::TableUpdate played = client::as_played(*m_now.table);
  // A guided first game is played from a file, but what is learned in it has to be true of any other game.
  if (m_lesson->on()) played.set_not_a_fair_deal(false);
  m_now.cast = Cast{
      .names = namesIn(played), .you = seatOf(played), .youNow = seatOf(update), .onTv = m_now.tv, .arrived = arrived};
  for (const client::EarlierPlayers& earlier : m_now.table->earlier_players)
    m_now.cast.earlier << Cast::Earlier{.until = static_cast<std::ptrdiff_t>(earlier.until),
                                        .names = namesIn(earlier.players),
                                        .you = seatOf(earlier.players)};
  if (m_now.game) {
    m_now.game->setHandOrder(m_preferences->handOrder());
    m_now.game->show(played, m_now.table->events, fresh, m_now.cast);
  }
  m_now.lesson = m_lesson->on();
  m_people->show();
  m_log->show(m_now.game ? m_now.game->log() : QList<LogLine>{});
}

void TableController::follow(const std::optional<client::Table>& before, const client::TableChanged& change) {
  const bool otherKind =
      change.other_table || !before || before->update.settings().kind() != m_now.update().settings().kind();
  if (otherKind) {
    const Kind* kindHere = findKind(kind());
    m_now.game = kindHere != nullptr ? kindHere->makeModel() : nullptr;
    Q_EMIT gameChanged();
  }
  if (change.other_table) {
    m_openHands->forgetTable();
    m_pace->forgetTable();
    m_breaks->showWatchers({});
    m_people->forgetWatchers();
  }
  m_turn->follow(otherKind);
  show(change.new_events, change.other_table || !before);
  m_voice->forgetOldRefusal();
  m_choice->follow();
  m_chat->follow(change.other_table);
  m_fair->follow();
  m_last->follow();
  Q_EMIT changed();
  Q_EMIT m_choice->actionsChanged();
  Q_EMIT m_clock->changed();
  if (change.other_table) Q_EMIT m_pace->cardsFlyChanged();
}

void TableController::tableChanged(const client::Table* table, const client::TableChanged& change,
                                   client::Instant now) {
  if (table == nullptr) return tableGone();
  const std::optional<client::Table> before = std::exchange(m_now.table, *table);
  const table::v1::TableUpdate* known = before && !change.other_table ? &before->update : nullptr;
  m_now.time = now;
  follow(before, change);

  const bool back = change.after_resume && known != nullptr;
  if (before && before->waiting && known != nullptr) m_voice->announce(tr("The table goes on."));
  if (known != nullptr) m_voice->tellNews(*known, change);
  const QList<Happening> happenings = m_now.game ? m_now.game->happenings() : QList<Happening>{};
  back ? m_voice->tellMeanwhile(happenings, change.after_restart)
       : m_voice->tellHappenings(m_result->keepBack(happenings));
  m_breaks->tell(known, back);
  m_takeBack->tell(known);
  m_openHands->tell(known);
  m_turn->tell(known, back);
  m_pace->tell(known);
  m_lesson->follow();
  m_result->follow(known == nullptr, back);
  Q_EMIT followed(change, now);
}

void TableController::momentChosen(const client::Table& table, client::Instant now) {
  m_now.time = now;
  const std::optional<client::Table> before = std::exchange(m_now.table, table);
  follow(before, {.other_table = !before || before->update.table_id() != table.update.table_id()});
  m_result->follow(/*arrived=*/false, /*back=*/true);
}

Wording TableController::showAdvice(const table::v1::Hint& hint) {
  return m_now.game ? m_now.game->turn().showHint(hint.move(), hint.reason()) : Wording{};
}

void TableController::tableWaits(const client::Table& table) {
  m_now.table = table;
  m_voice->announce(m_turn->prompt());
  Q_EMIT changed();
}

void TableController::dealChanged(const client::Deal& deal) {
  m_fair->show(deal);
  if (m_now.table) m_voice->tellDeal(deal);
}

void TableController::tableGone() {
  m_choice->clear();
  m_result->clear();
  m_now = TableNow{.online = m_now.online, .replay = m_now.replay, .tv = m_now.tv, .timeOfDay = m_now.timeOfDay};
  Q_EMIT gameChanged();
  m_choice->showConsidered();
  m_log->show({});
  m_voice->clear();
  m_fair->clear();
  m_last->follow();
  m_breaks->showWatchers({});
  m_people->clear();
  m_chat->clear();
  m_openHands->forgetTable();
  m_pace->forgetTable();
  m_turn->clear();
  m_lesson->clear();
  Q_EMIT changed();
  Q_EMIT m_choice->actionsChanged();
  Q_EMIT m_clock->changed();
  Q_EMIT m_pace->cardsFlyChanged();
  Q_EMIT followed({}, {});
}

bool TableController::answered(const client::Answered& answer) {
  if (!isOf(Asker::table, answer.tag)) return false;
  if (answer.answer.has_refused()) {
    const auto& refused = answer.answer.refused();
    const QString rule =
        m_now.game && refused.has_rule() ? m_now.game->ruleText(static_cast<int>(refused.rule())) : QString{};
    const QString words = rule.isEmpty() ? wordsFor(refused) : rule;
    if (!m_chat->refused(answer.tag, words)) m_voice->refuse(words);
    m_choice->notDone(answer.tag);
    m_turn->notDone(answer.tag);
    m_lesson->notDone();
    m_openHands->notDone();
  }
  m_chat->done(answer.tag);
  // An accepted move stays pending until the update that shows it.
  m_turn->answered(answer);
  m_openHands->answered(answer);
  return true;
}

bool TableController::givenUp(const client::GivenUp& notice) {
  if (!isOf(Asker::table, notice.tag)) return false;
  if (notice.reason == client::Unanswered::queue_full) {
    const QString words = tr("That was too much at once. Try again in a moment.");
    if (!m_chat->refused(notice.tag, words)) m_voice->refuse(words);
  }
  m_chat->done(notice.tag);
  m_choice->notDone(notice.tag);
  m_turn->notDone(notice.tag);
  m_lesson->notDone();
  m_openHands->notDone();
  return true;
}

void TableController::connectionChanged(bool online) {
  if (std::exchange(m_now.online, online) == online || !m_now.table) return;
  if (!online) m_voice->announce(tr("Connection lost. Reconnecting …"));
  Q_EMIT m_voice->heard(online ? QStringLiteral("back") : QStringLiteral("lost"));
  Q_EMIT changed();
}

void TableController::tick(client::Instant now) {
  if (!m_now.table) return;
  m_now.time = now;
  m_breaks->tick();
  m_people->tick();
  m_clock->tick();
  Q_EMIT ticked(now);
}

void TableController::retranslate() {
  if (m_now.table) {
    show(0, false);
    if (m_now.game) m_now.game->cards()->retranslate();
  }
  m_chat->retranslate();
  m_choice->showConsidered();
  Q_EMIT changed();
  Q_EMIT m_choice->actionsChanged();
  Q_EMIT m_fair->changed();
  Q_EMIT m_lesson->changed();
}

}  // namespace cardroom::window
