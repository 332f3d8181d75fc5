#include "client/models/history/game_statistics.h"

#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "client/models/card_words.h"
#include "client/models/history/past_game_words.h"
#include "client/models/kinds.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

/// One digit after the point.
QString tenths(double value) {
  return QLocale{}.toString(value, 'f', 1);
}

QString wholeNumber(std::size_t value) {
  return number(static_cast<int>(value));
}

QDateTime timeOf(std::chrono::system_clock::time_point when) {
  return QDateTime::fromMSecsSinceEpoch(
      std::chrono::duration_cast<std::chrono::milliseconds>(when.time_since_epoch()).count());
}

double inHundred(const client::Tally& tally) {
  return 100.0 * static_cast<double>(tally.won) / static_cast<double>(tally.played);
}

double mean(std::int64_t points, std::size_t games) {
  return static_cast<double>(points) / static_cast<double>(games);
}

Figure figureOf(const QString& value, const QString& label, const QString& detail) {
  const QString line = GameStatistics::tr("%1: %2.", "what is counted; a number").arg(label, value);
  return {
      .value = value,
      .label = label,
      .detail = detail,
      .spoken = detail.isEmpty()
                    ? line
                    : inARow({line, GameStatistics::tr("%1.", "words that become a sentence").arg(sentence(detail))})};
}

WonOf wonOf(const QString& name, const QString& botType, const client::Tally& tally) {
  const auto won = static_cast<int>(tally.won);
  const auto played = static_cast<int>(tally.played);
  return {.name = name,
          .botType = botType,
          .share = static_cast<qreal>(tally.won) / static_cast<qreal>(tally.played),
          .text = GameStatistics::tr("<b>%L1</b> of %L2", "games won, of games played").arg(won).arg(played),
          .spoken = GameStatistics::tr("%3: %L1 of %L2 won.", "games with or against somebody")
                        .arg(won)
                        .arg(played)
                        .arg(isolated(name))};
}

}  // namespace

void GameStatistics::show(const std::vector<client::PastGame>& games, const QDateTime& now) {
  m_games = games;
  m_now = now;
  m_kinds.clear();
  for (const Kind* kind : cardroom::window::kinds()) {
    const QString id = QString::fromLatin1(kind->facts.id);
    m_kinds << CountedKind{
        .kind = id,
        .title = titleOf(id),
        .count = tr("%Ln game(s)", nullptr, static_cast<int>(client::played(m_games, kind->facts.id)))};
  }
  const auto newest = std::ranges::find_if(m_games, [](const client::PastGame& game) {
    return game.seat && findKind(QString::fromStdString(game.kind)) != nullptr;
  });
  m_newest = newest == m_games.end() ? m_kinds.constFirst().kind : QString::fromStdString(newest->kind);
  count();
}

void GameStatistics::setKind(const QString& value) {
  if (std::exchange(m_kind, value) != value) count();
}

void GameStatistics::setByPoints(const bool& value) {
  if (std::exchange(m_byPoints, value) != value) Q_EMIT changed();
}

void GameStatistics::count() {
  m_counted = client::statistics_of(m_games, kind().toStdString());
  Q_EMIT changed();
}

QList<Figure> GameStatistics::figures() const {
  if (!any()) return {};
  const client::Statistics& all = m_counted;
  const QDateTime bestTime = whenEnded(*all.best);
  const QString bestDay = dayWords(bestTime, m_now);
  const QString company = companyOf(*all.best);
  const auto share = static_cast<int>(std::lround(inHundred({all.won, all.games})));
  QList<Figure> figures{
      figureOf(wholeNumber(all.games), tr("Games"),
               tr("since %1", "a month").arg(monthWords(timeOf(all.since).date(), m_now.date()))),
      figureOf(wholeNumber(all.won), tr("Won", "games"), tr("%L1 of 100", "games won").arg(share)),
      figureOf(
          tenths(mean(all.points, all.games)), tr("Points, mean"),
          all.won == 0 ? QString{} : tr("won games %1", "mean points").arg(tenths(mean(all.points_of_won, all.won)))),
      figureOf(number(all.best->scores[*all.best->seat]), tr("Best", "result"),
               company.isEmpty() ? bestDay : tr("%1, %2", "with whom; when").arg(company, bestDay)),
      figureOf(wholeNumber(all.streak), tr("Streak now"), tr("longest %L1", "streak").arg(all.longest_streak))};
  figures.back().lit = all.streak > 0;
  return figures;
}

QString GameStatistics::curveTitle() const {
  return m_byPoints ? tr("Points, mean") : tr("Games won, in 100");
}

double GameStatistics::heightOf(const client::CurvePoint& point) const {
  return m_byPoints ? mean(point.points, point.tally.played) : inHundred(point.tally);
}

GameStatistics::Range GameStatistics::range() const {
  Range range;
  double least = 0;
  double most = 0;
  for (const client::CurvePoint& point : m_counted.curve) {
    least = std::min(least, heightOf(point));
    most = std::max(most, heightOf(point));
  }
  if (m_byPoints) {
    // The smallest round step for which at most four lines are needed.
    constexpr double kLinesMax = 4;
    constexpr std::array kSteps{1.0, 2.0, 5.0};
    range.step = 1;
    for (double power = 1; (most - least) / range.step > kLinesMax - 1; power *= 10) {
      for (const double step : kSteps)
        if ((most - least) / range.step > kLinesMax - 1) range.step = step * power;
    }
  }
  range.least = std::floor(least / range.step) * range.step;
  range.most = std::max(std::ceil(most / range.step), range.least / range.step + 2) * range.step;
  return range;
}

QList<CurveMark> GameStatistics::curve() const {
  const Range axis = range();
  QList<CurveMark> points;
  const std::size_t last = std::max<std::size_t>(m_counted.curve.size(), 2) - 1;
  for (std::size_t i = 0; i < m_counted.curve.size(); ++i)
    points << CurveMark{.across = static_cast<qreal>(i) / static_cast<qreal>(last),
                        .up = (heightOf(m_counted.curve[i]) - axis.least) / (axis.most - axis.least)};
  return points;
}

QString GameStatistics::curveNow() const {
  if (m_counted.curve.empty()) return {};
  const client::CurvePoint& now = m_counted.curve.back();
  if (m_byPoints) return tenths(heightOf(now));
  return tr("%L1 of the last %L2", "games won").arg(now.tally.won).arg(now.tally.played);
}

QList<CurveMark> GameStatistics::curveHeights() const {
  const Range axis = range();
  QList<CurveMark> lines;
  if (m_counted.curve.empty()) return lines;
  for (double height = axis.least; height <= axis.most; height += axis.step)
    lines << CurveMark{.up = (height - axis.least) / (axis.most - axis.least),
                       .text = number(static_cast<int>(std::lround(height)))};
  return lines;
}

QList<CurveMark> GameStatistics::curveMonths() const {
  constexpr int kLabelsMax = 5;
  QList<CurveMark> months;
  const std::size_t count = m_counted.curve.size();
  for (std::size_t i = 0; i < count; ++i) {
    const QString month = monthWords(timeOf(m_counted.curve[i].when).date(), m_now.date());
    const qreal across = static_cast<qreal>(i) / static_cast<qreal>(std::max<std::size_t>(count, 2) - 1);
    if (months.isEmpty() || months.back().text != month) months << CurveMark{.across = across, .text = month};
  }
  const qsizetype step = (months.size() + kLabelsMax - 1) / kLabelsMax;
  QList<CurveMark> thinned;
  for (qsizetype i = 0; i < months.size(); i += step)
    // Labels must not overlap.
    if (thinned.isEmpty() || months[i].across - thinned.back().across > 1.0 / (kLabelsMax + 1)) thinned << months[i];
  return thinned;
}

QString GameStatistics::curveSpoken() const {
  if (m_counted.curve.empty()) return {};
  QStringList values;
  for (const client::CurvePoint& point : m_counted.curve)
    values << (m_byPoints ? tenths(heightOf(point)) : number(static_cast<int>(std::lround(heightOf(point)))));
  // A listener needs no more than the trend: the last twenty values.
  constexpr qsizetype kSpoken = 20;
  if (values.size() > kSpoken) values = values.last(kSpoken);
  const QString list = values.join(tr(", ", "between numbers that are read out"));
  return tr("%1, each of the last ten games: %2.", "a title; numbers").arg(curveTitle(), list);
}

QList<WonOf> GameStatistics::bots() const {
  QList<WonOf> bots;
  for (const BotType type : kBotTypes) {
    const client::Tally& tally = m_counted.bots[static_cast<std::size_t>(type)];
    const QString name = QString::fromLatin1(bot_name(type));
    if (tally.played > 0) bots << wonOf(wordsFor(botTypeOf(name)), name, tally);
  }
  return bots;
}

QList<WonOf> GameStatistics::people() const {
  constexpr std::size_t kShown = 5;
  QList<WonOf> people;
  for (const client::WithPerson& one : m_counted.people) {
    if (people.size() == kShown) break;
    people << wonOf(shown(one.name), {}, one.tally);
  }
  return people;
}

}  // namespace cardroom::window
