#include "client/models/replay/replay_model.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <array>
#include <utility>

#include "client/models/preferences.h"
#include "client/models/seat_list.h"
#include "client/models/words.h"
#include "client/translations/direction.h"
#include "common/record/record_deal.h"

namespace cardroom::window {
namespace {

constexpr std::array kSpeeds{50, 100, 200, 400};

struct ChapterWords {
  QString name;
  QString shortName{};
};

ChapterWords wordsFor(const client::Chapter& chapter) {
  using Kind = client::Chapter::Kind;
  const QString number = QLocale{}.toString(chapter.number);
  switch (chapter.kind) {
    case Kind::none: return {};
    case Kind::round: return {ReplayModel::tr("Round %1").arg(number), number};
    case Kind::battle: return {ReplayModel::tr("Battle %1").arg(number), number};
    case Kind::bidding: return {ReplayModel::tr("Bidding")};
    case Kind::trump: return {ReplayModel::tr("Trump")};
    case Kind::turned: return {ReplayModel::tr("Turned up")};
    case Kind::keeping: return {ReplayModel::tr("Keep 12")};
    case Kind::melds: return {ReplayModel::tr("Melds")};
    case Kind::trick: return {ReplayModel::tr("Trick %1").arg(number), number};
  }
  return {};
}

/// `name`: of the seat, ready for use in a sentence; empty if it is nobody's landmark.
QString wordsFor(client::Landmark::Kind kind, const QString& name) {
  using Kind = client::Landmark::Kind;
  switch (kind) {
    case Kind::sur: return ReplayModel::tr("%1 scores a sur").arg(name);
    case Kind::sur_taken: return ReplayModel::tr("%1 cancels a sur").arg(name);
    case Kind::battle: return ReplayModel::tr("The piles fight");
    case Kind::bid: return ReplayModel::tr("%1 wins the bidding").arg(name);
    case Kind::melds: return ReplayModel::tr("The melds are shown");
  }
  return {};
}

}  // namespace

ReplayModel::ReplayModel(Preferences* preferences, QObject* parent)
    : QObject{parent},
      m_preferences{preferences},
      // There is nobody to ask.
      m_table{new TableController{preferences, [](const client::Ask&) {}, this}},
      m_connection{new ConnectionState{this}},
      m_review{new ReviewModel{preferences, m_table, this}} {
  m_table->beReplay();
  m_next.setSingleShot(true);
  m_next.callOnTimeout([this] { m_held ? void(m_due = true) : playOn(); });
}

client::Replay::Eyes ReplayModel::seatOfEyes() const {
  return m_eyes < 0 ? client::Replay::Eyes{} : Seat{static_cast<std::uint8_t>(m_eyes)};
}

int ReplayModel::count() const {
  return m_replay ? static_cast<int>(m_replay->moments().size()) : 0;
}

int ReplayModel::last() const {
  return count() - 1;
}

void ReplayModel::open(client::Replay replay, const QString& file) {
  leave();
  m_review->close();
  m_table->tableChanged(nullptr, {}, {});
  m_replay = std::move(replay);
  m_file = file;
  m_memory.clear();
  m_at = 0;
  m_eyes = -1;
  m_jumped = false;
  m_dealShown.reset();
  nameStretches();
  nameMarks();
  showOpen(true);
  Q_EMIT opened();
  for (table::v1::TableUpdate& update : m_replay->updates(0, seatOfEyes())) {
    const auto change = m_memory.updated({}, std::move(update));
    Q_EMIT changed();
    m_table->tableChanged(m_memory.table(), *change, {});
  }
  showDeal();
  tellChanged();
}

void ReplayModel::leave() {
  setPlaying(false);
  showAside(false);
  m_review->stop();
  showOpen(false);
}

void ReplayModel::openAgain() {
  if (m_replay) showOpen(true);
}

void ReplayModel::forget() {
  if (!m_replay || open()) return;
  m_review->close();
  m_table->tableChanged(nullptr, {}, {});
  m_replay.reset();
  m_file.clear();
  m_memory.clear();
  m_stretches.clear();
  m_marks.clear();
  m_at = 0;
  m_eyes = -1;
  m_jumped = false;
  m_dealShown.reset();
  showPlayers({});
  Q_EMIT opened();
  Q_EMIT changed();
}

std::optional<PositionWords> ReplayModel::position() const {
  if (!m_replay || !m_review->atDecision()) return std::nullopt;
  return PositionWords{
      .file = m_file.toStdString(), .seat = m_review->seat().index, .moment = static_cast<std::uint32_t>(m_at)};
}

void ReplayModel::retranslate() {
  m_table->retranslate();
  if (!m_replay) return;
  nameStretches();
  nameMarks();
  m_review->retranslate();
  Q_EMIT opened();
  tellChanged();
  Q_EMIT speedChanged();
}

QString ReplayModel::tableText() const {
  if (!m_replay) return {};
  const GameRecord& record = m_replay->record().record;
  const QDate day = QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(record.began)).date();
  const bool thisYear = day.year() == m_today().year();
  const QString date = thisYear ? QLocale{}.toString(day, tr("d MMMM", "the format of a day of this year"))
                                : QLocale{}.toString(day, tr("d MMMM yyyy", "the format of a day of another year"));
  return tr("%1, %2", "a table, a date").arg(isolated(shown(record.table)), date);
}

QString ReplayModel::atText() const {
  return tr("%L1 of %L2", "moments of a game").arg(m_at + 1).arg(count());
}

int ReplayModel::stretch() const {
  return m_replay ? static_cast<int>(m_replay->section_of(static_cast<std::size_t>(m_at))) : 0;
}

QString ReplayModel::speedText() const {
  return tr("%1 ×", "a speed").arg(QLocale{}.toString(m_speed / 100.0, 'g', 2));
}

void ReplayModel::tellChanged() {
  QStringList names;
  for (const SeatCard& seat : m_table->people()->seats()->seats())
    names << isolated(seat.name);
  showPlayers(names);
  m_review->show(static_cast<std::size_t>(m_at));
  Q_EMIT changed();
}

QString ReplayModel::eyesText() const {
  return m_eyes < 0 ? tr("All hands") : tr("As %1", "a player").arg(players().value(m_eyes));
}

void ReplayModel::nameStretches() {
  m_stretches.clear();
  for (const client::Replay::Section& section : m_replay->sections()) {
    const ChapterWords words = wordsFor(section.chapter);
    m_stretches << ReplayStretch{.begin = static_cast<int>(section.begin),
                                 .end = static_cast<int>(section.end),
                                 .name = words.name,
                                 .shortName = words.shortName};
  }
}

void ReplayModel::nameMarks() {
  m_marks.clear();
  for (const client::Replay::Mark& mark : m_replay->marks()) {
    QString name;
    if (mark.landmark.seat) {
      const QList<SeatCard> seats = seatCards(m_replay->updates(mark.moment, std::nullopt).back());
      name = isolated(seats.value(mark.landmark.seat->index).name);
    }
    m_marks << ReplayMark{.moment = static_cast<int>(mark.moment), .text = wordsFor(mark.landmark.kind, name)};
  }
}

bool ReplayModel::playing() const {
  return m_playing;
}

void ReplayModel::setPlaying(const bool& playing) {
  if (playing && !m_replay) return;
  if (std::exchange(m_playing, playing) == playing) return;
  m_next.stop();
  m_due = false;
  if (playing && m_at == last()) choose(0);
  Q_EMIT playingChanged();
  if (playing) wait();
}

bool ReplayModel::held() const {
  return m_held;
}

void ReplayModel::setHeld(const bool& held) {
  if (std::exchange(m_held, held) == held) return;
  Q_EMIT heldChanged();
  if (!held && std::exchange(m_due, false)) playOn();
}

int ReplayModel::eyes() const {
  return m_eyes;
}

void ReplayModel::setEyes(const int& eyes) {
  if (!m_replay || eyes < -1 || eyes >= static_cast<int>(m_replay->record().record.seats.size())) return;
  if (std::exchange(m_eyes, eyes) == eyes) return;
  choose(m_at);
  m_table->voice()->announce(eyesText());
  if (open() && m_review->on() && m_eyes >= 0) m_review->begin(*m_replay, *seatOfEyes());
}

void ReplayModel::beginReview() {
  if (!open()) return;
  const Seat seat = seatOfEyes().value_or(m_replay->own_seat().value_or(Seat{}));
  setPlaying(false);
  setEyes(seat.index);
  m_review->begin(*m_replay, seat);
}

void ReplayModel::leapToCostly() {
  const auto moment = m_replay ? m_review->nextCostly(static_cast<std::size_t>(m_at)) : std::nullopt;
  if (!moment) return;
  setPlaying(false);
  choose(static_cast<int>(*moment));
  setEyes(m_review->seat().index);
  m_table->voice()->announce(m_review->spokenText());
}

void ReplayModel::step(bool on) {
  if (!m_replay) return;
  setPlaying(false);
  if (on && m_at < last()) {
    stepOn();
  } else if (!on && m_at > 0) {
    choose(m_at - 1);
    tellMoment();
  }
}

void ReplayModel::stepOn() {
  m_at += 1;
  m_jumped = false;
  Q_EMIT changed();  // From now on cards may fly.
  for (table::v1::TableUpdate& update : m_replay->updates(static_cast<std::size_t>(m_at), seatOfEyes()))
    if (const auto change = m_memory.updated({}, std::move(update)))
      m_table->tableChanged(m_memory.table(), *change, {});
  showDeal();
  tellChanged();
}

void ReplayModel::choose(int moment) {
  m_at = std::clamp(moment, 0, last());
  m_jumped = true;
  Q_EMIT changed();
  m_memory.clear();
  for (table::v1::TableUpdate& update : m_replay->arrival(static_cast<std::size_t>(m_at), seatOfEyes()))
    m_memory.updated({}, std::move(update));
  m_table->momentChosen(*m_memory.table());
  showDeal();
  tellChanged();
}

void ReplayModel::goTo(int moment) {
  if (!m_replay) return;
  scrub(moment);
  tellMoment();
}

void ReplayModel::scrub(int moment) {
  if (!m_replay || std::clamp(moment, 0, last()) == m_at) return;
  choose(moment);
  if (m_playing) wait();
}

void ReplayModel::leap(bool on) {
  if (!m_replay) return;
  const int here = stretch();
  const bool within = m_at > m_stretches[here].begin;
  const int wanted = std::clamp(on ? here + 1 : within ? here : here - 1, 0, static_cast<int>(m_stretches.size()));
  if (wanted == m_stretches.size()) return goTo(last());
  m_table->voice()->announce(m_stretches[wanted].name);
  goTo(m_stretches[wanted].begin);
}

void ReplayModel::leapToMark(bool on) {
  const auto moments = [this](const ReplayMark& mark) { return mark.moment; };
  const auto begin = m_marks.cbegin();
  const auto end = m_marks.cend();
  if (on) {
    const auto next = std::ranges::upper_bound(begin, end, m_at, {}, moments);
    if (next != end) goTo(next->moment);
  } else {
    const auto here = std::ranges::lower_bound(begin, end, m_at, {}, moments);
    if (here != begin) goTo((here - 1)->moment);
  }
}

void ReplayModel::faster() {
  const auto* const at = std::ranges::find(kSpeeds, m_speed);
  m_speed = at + 1 == kSpeeds.end() ? kSpeeds.front() : *(at + 1);
  Q_EMIT speedChanged();
  m_table->voice()->announce(tr("Speed %1").arg(speedText()));
}

void ReplayModel::changeSpeed(bool up) {
  if (m_speed == (up ? kSpeeds.back() : kSpeeds.front())) return;
  const auto* const at = std::ranges::find(kSpeeds, m_speed);
  m_speed = *(up ? at + 1 : at - 1);
  Q_EMIT speedChanged();
  m_table->voice()->announce(tr("Speed %1").arg(speedText()));
}

void ReplayModel::tellMoment() {
  const QList<LogLine>& lines = m_table->log()->lines();
  if (!lines.isEmpty()) m_table->voice()->announce(lines.back().plain);
}

void ReplayModel::wait() {
  if (m_at >= last()) return setPlaying(false);
  m_next.start(static_cast<int>(m_replay->time_of(static_cast<std::size_t>(m_at))) * 100 / m_speed);
}

void ReplayModel::playOn() {
  if (!m_playing) return;
  stepOn();
  m_at < last() ? wait() : setPlaying(false);
}

void ReplayModel::showDeal() {
  const GameRecord& record = m_replay->record().record;
  const std::size_t index = m_replay->moments()[static_cast<std::size_t>(m_at)].deal;
  const std::pair wanted{index, m_eyes};
  if (std::exchange(m_dealShown, wanted) == wanted) return;
  ToldDeal told = told_deal(record, index);
  client::Deal deal;
  deal.committed = std::move(told.committed);
  deal.burned = std::move(told.burned);
  deal.pack = m_replay->pack_of(index, seatOfEyes());
  const auto seat = m_eyes < 0 ? m_replay->own_seat() : seatOfEyes();
  const auto& parts = record.deals[index].parts;
  const bool ours = seat && std::ranges::find(parts, *seat, &RecordedPart::seat) != parts.end();
  if (ours) deal.own_seat = seat;
  deal.absence = ours ? client::Absence::none : seat ? client::Absence::left_out : client::Absence::watching;
  deal.result = record.practice ? client::DealResult::practice
                : ours          ? client::DealResult::fair
                                : client::DealResult::not_ours;
  deal.parties = std::move(told.parties);
  deal.revealed = std::move(told.revealed);
  m_table->dealShown(deal);
}

}  // namespace cardroom::window
