#include "client/models/replay/review_model.h"

#include <QLocale>
#include <algorithm>
#include <utility>

#include "client/core/table_memory.h"
#include "client/models/preferences.h"
#include "client/models/seat_list.h"
#include "client/models/words.h"
#include "client/review/review_worker.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

/// The value that stands for a chance of 1 in Judged.
constexpr double kCertain = 10'000;

/// "4.1"
QString points(std::int64_t hundredths) {
  const double tenths = static_cast<double>((hundredths + 5) / 10) / 10;
  return QLocale{}.toString(tenths, 'f', (hundredths + 5) / 10 % 10 == 0 ? 0 : 1);
}

QString costOf(std::int64_t hundredths) {
  const QString cost = points(hundredths);
  return cost == points(100) ? ReviewModel::tr("It cost %1 point", "exactly one").arg(cost)
                             : ReviewModel::tr("It cost %1 points").arg(cost);
}

/// -1: not known.
int percent(std::optional<std::int32_t> chance) {
  return chance ? (*chance + 50) / 100 : -1;
}

/// `move`: a sentence that names the move.
Wording withoutReason(const Wording& move) {
  const auto told = [](const QString& sentence) {
    return ReviewModel::tr("%1 Looking further ahead, expert expects more from it.", "a move, as a sentence")
        .arg(sentence);
  };
  return {.text = told(move.text), .spoken = told(move.spoken)};
}

/// The keys of the cards in the hand of the person at that table.
QStringList handOf(const TableController& table) {
  QStringList hand;
  if (table.game() == nullptr) return hand;
  for (const TableCard& card : table.game()->cards()->cards())
    if (card.zone == QLatin1String("hand")) hand << card.key;
  return hand;
}

}  // namespace

ReviewModel::ReviewModel(Preferences* preferences, TableController* table, QObject* parent)
    : QObject{parent}, m_table{table}, m_after{new TableController{preferences, [](const client::Ask&) {}, this}} {
  m_after->beReplay();
  m_workOut = [](std::vector<client::ReviewQuestion> questions, client::ReviewNews news) {
    return std::make_unique<client::ReviewWorker>(std::move(questions), std::move(news.answered));
  };
}

void ReviewModel::begin(const client::Replay& replay, Seat seat) {
  if (m_review && m_seat == seat && (m_work || m_review->complete())) return;
  auto questions = client::review_questions(replay, seat);
  const std::size_t moves = questions.size();
  const std::uint64_t number = m_number + 1;
  client::ReviewNews news;
  news.answered = [this, number](client::Opinion opinion) {
    QMetaObject::invokeMethod(
        this, [this, number, opinion = std::move(opinion)] { judged(number, opinion); }, Qt::QueuedConnection);
  };
  news.moved = [this] { QMetaObject::invokeMethod(this, [this] { Q_EMIT changed(); }, Qt::QueuedConnection); };
  // The old review, which took long, is given up only for a new one that will be worked out.
  auto work = m_workOut(std::move(questions), std::move(news));
  if (!work) return m_table->voice()->refuse(tr("Many reviews are waiting here. Try again in a few minutes."));
  close();
  m_replay = &replay;
  m_seat = seat;
  m_review.emplace(moves);
  m_number = number;
  m_work = std::move(work);
  Q_EMIT changed();
}

void ReviewModel::judged(std::uint64_t review, const client::Opinion& opinion) {
  if (review != m_number || !m_work) return;
  m_opinion = nullptr;  // Adding one may move the opinions in memory.
  m_review->add(opinion);
  if (m_review->complete()) m_work.reset();
  if (opinion.costly()) nameMarks();
  m_opinion = m_review->on(m_moment + 1);
  if (opinion.moment == m_moment + 1) wordOpinion();
  Q_EMIT changed();
  if (m_review->complete()) m_table->voice()->announce(summaryText());
}

void ReviewModel::stop() {
  m_work.reset();
  Q_EMIT changed();
}

void ReviewModel::close() {
  m_work.reset();
  m_opinion = nullptr;
  m_review.reset();
  m_replay = nullptr;
  m_played = {};
  m_better = {};
  m_marks.clear();
  m_table->showCostlyCard({});
  m_after->tableChanged(nullptr, {}, {});
  Q_EMIT changed();
}

void ReviewModel::show(std::size_t moment) {
  m_moment = moment;
  if (!m_review) return;
  m_opinion = m_review->on(moment + 1);
  wordOpinion();
  Q_EMIT changed();
}

std::optional<std::size_t> ReviewModel::nextCostly(std::size_t moment) const {
  if (m_marks.isEmpty()) return std::nullopt;
  const auto next = std::ranges::upper_bound(m_marks, static_cast<int>(moment), {},
                                             [](const ReviewMark& mark) { return mark.moment; });
  return static_cast<std::size_t>(next == m_marks.end() ? m_marks.front().moment : next->moment);
}

void ReviewModel::nameMarks() {
  m_marks.clear();
  const auto worst = m_review->worst();
  for (const client::Opinion* opinion : m_review->costly()) {
    m_marks << ReviewMark{.moment = static_cast<int>(opinion->moment) - 1,
                          .worst = std::ranges::find(worst, opinion) != worst.end(),
                          .text = costOf(opinion->judged.cost)};
  }
}

void ReviewModel::wordOpinion() {
  m_played = {};
  m_better = {};
  m_table->showCostlyCard({});
  if (m_opinion == nullptr) return;
  m_played = playedAt(m_opinion->moment);
  m_better = m_table->showAdvice(m_opinion->better);
  if (!m_opinion->better.has_reason()) m_better = withoutReason(m_better);
  if (costly()) m_table->showCostlyCard(m_played.card);
}

ReviewModel::Played ReviewModel::playedAt(std::size_t moment) const {
  client::TableMemory memory;
  for (table::v1::TableUpdate& update : m_replay->arrival(moment - 1, m_seat))
    memory.updated({}, std::move(update));
  m_after->momentChosen(*memory.table());
  const QList<LogLine> before = m_after->log()->lines();
  QStringList hand = handOf(*m_after);
  for (table::v1::TableUpdate& update : m_replay->updates(moment, m_seat))
    memory.updated({}, std::move(update));
  m_after->momentChosen(*memory.table());
  const QStringList left = handOf(*m_after);
  hand.removeIf([&](const QString& card) { return left.contains(card); });
  Played played{.card = hand.size() == 1 ? hand.front() : QString{}};
  const QList<LogLine>& lines = m_after->log()->lines();
  if (lines.isEmpty()) return played;
  // The move has a line of its own, or completes one.
  const auto change = std::ranges::mismatch(before, lines).in2;
  const LogLine& line = change == lines.end() ? lines.back() : *change;
  played.words = {.text = line.justNow.isEmpty() ? line.plain.toHtmlEscaped() : line.justNow, .spoken = line.plain};
  return played;
}

QString ReviewModel::whoseText() const {
  if (!m_review) return {};
  if (own()) return tr("Your moves");
  const QList<SeatCard> seats = seatCards(m_replay->arrival(m_moment, std::nullopt).back());
  return tr("Moves of %1", "a player").arg(isolated(seats.value(m_seat.index).name));
}

QString ReviewModel::progressText() const {
  if (!m_work) return {};
  if (const std::size_t ahead = m_work->ahead(); ahead > 0)
    return tr("%Ln other review(s) come first.", "waiting in a line", static_cast<int>(ahead));
  return tr("Looking at move %L1 of %L2").arg(m_review->opinions().size() + 1).arg(m_review->moves());
}

double ReviewModel::share() const {
  if (!m_review || m_review->moves() == 0) return 0;
  return static_cast<double>(m_review->opinions().size()) / static_cast<double>(m_review->moves());
}

QString ReviewModel::summaryText() const {
  if (!m_review) return {};
  const auto costly = m_review->costly();
  if (costly.empty()) return !m_review->complete() ? QString{} : tr("No move was clearly a mistake.");
  const QString cost = points(m_review->total_cost());
  return costly.size() == 1 ? tr("One costly move: it cost %1 points.").arg(cost)
                            : tr("%L1 costly moves: together they cost %2 points.").arg(costly.size()).arg(cost);
}

QString ReviewModel::costText() const {
  if (m_opinion == nullptr) return {};
  if (m_opinion->judged.same) return tr("Expert would play the same");
  if (costly()) return costOf(m_opinion->judged.cost);
  return tr("As good as any, as far as expert can tell");
}

QString ReviewModel::chanceText() const {
  if (!costly()) return {};
  const int before = percent(m_opinion->judged.chance_before);
  const int after = percent(m_opinion->judged.chance_after);
  if (after < 0 || before - after < client::kChanceFrom) return {};
  return (own() ? tr("Your chance to win fell from %L1 % to %L2 %.")
                : tr("The chance to win fell from %L1 % to %L2 %."))
      .arg(before)
      .arg(after);
}

double ReviewModel::chanceBefore() const {
  return m_opinion == nullptr ? 0 : m_opinion->judged.chance_before.value_or(0) / kCertain;
}

double ReviewModel::chanceAfter() const {
  return m_opinion == nullptr ? 0 : m_opinion->judged.chance_after.value_or(0) / kCertain;
}

QString ReviewModel::spokenText() const {
  if (m_opinion == nullptr) return {};
  QStringList words{m_played.words.spoken, costText(), chanceText()};
  if (!m_opinion->judged.same) words << tr("Expert: %1", "a move and its reason").arg(m_better.spoken);
  words.removeAll(QString{});
  return words.join(QStringLiteral(". "));
}

void ReviewModel::retranslate() {
  m_after->retranslate();
  if (!m_review) return;
  nameMarks();
  wordOpinion();
  Q_EMIT changed();
}

}  // namespace cardroom::window
