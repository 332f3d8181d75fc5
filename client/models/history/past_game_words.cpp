#include "client/models/history/past_game_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>

#include "client/models/card_words.h"
#include "client/models/go_on_tables.h"
#include "client/models/kinds.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

struct PastGame {
  Q_DECLARE_TR_FUNCTIONS(PastGame)
};

using client::Outcome;

/// Fills in the person's points as %1, and the points to compare them with as %2.
QString withPoints(const QString& text, const client::Ending& ending) {
  return ending.other ? text.arg(number(ending.points), number(*ending.other)) : text.arg(number(ending.points));
}

QString winnersOf(const client::PastGame& game) {
  QStringList names;
  for (std::uint32_t seat = 0; seat < game.players.size(); ++seat)
    if (game.won(seat)) names << isolated(shown(game.players[seat].name));
  return names.isEmpty() ? QString{} : listedPlayers(names);
}

QString watchedWords(const client::PastGame& game, const client::Ending& ending) {
  const QString winners = winnersOf(game);
  if (winners.isEmpty()) return PastGame::tr("Nobody won");
  // The names are filled in last, so that a % in them does no harm.
  const QString points = ending.other ? PastGame::tr("%3 won, %1 to %2", "one or several names; points")
                                      : PastGame::tr("%3 won with %1", "one or several names; points");
  return withPoints(points, ending).replace(QStringLiteral("%3"), winners);
}

/// The number of calendar days from the end of the game to today.
qint64 daysAgo(const QDateTime& ended, const QDateTime& now) {
  return ended.date().daysTo(now.date());
}

/// "17 November", "17 November 2025" in another year
QString dayOfYear(const QDate& day, const QDate& today) {
  const QString text =
      GoOnTables::tr("%1 %2", "a day of the month; the month").arg(number(day.day()), QLocale{}.monthName(day.month()));
  if (day.year() == today.year()) return text;
  return PastGame::tr("%1 %2", "a day of the year; the year")
      .arg(text, QLocale{}.toString(day, QStringLiteral("yyyy")));
}

}  // namespace

QDateTime whenEnded(const client::PastGame& game) {
  const auto since = std::chrono::duration_cast<std::chrono::milliseconds>(game.when.time_since_epoch());
  return QDateTime::fromMSecsSinceEpoch(since.count());
}

QString endingWords(const client::PastGame& game) {
  const client::Ending ending = client::ending_of(game);
  const bool two = ending.other.has_value();
  switch (ending.outcome) {
    case Outcome::watched: return watchedWords(game, ending);
    case Outcome::won:
      return withPoints(two ? PastGame::tr("Won, %1 to %2", "points") : PastGame::tr("Won with %1", "points"), ending);
    case Outcome::second:
      return withPoints(two ? PastGame::tr("Second, %1 to %2", "points") : PastGame::tr("Second with %1", "points"),
                        ending);
    case Outcome::third:
      return withPoints(two ? PastGame::tr("Third, %1 to %2", "points") : PastGame::tr("Third with %1", "points"),
                        ending);
    case Outcome::lost: break;
  }
  return withPoints(two ? PastGame::tr("Lost, %1 to %2", "points") : PastGame::tr("Lost with %1", "points"), ending);
}

QString latelyWords(const client::PastGame& game, bool styled) {
  const client::Ending ending = client::ending_of(game);
  const bool two = ending.other.has_value();
  const auto text = [&]() -> QString {
    switch (ending.outcome) {
      case Outcome::watched: return {};
      case Outcome::won:
        return two ? PastGame::tr("<b>Won</b> %3, %1 to %2", "a game; points")
                   : PastGame::tr("<b>Won</b> %3 with %1", "a game; points");
      case Outcome::second:
        return two ? PastGame::tr("<b>Second</b> in %3, %1 to %2", "a game; points")
                   : PastGame::tr("<b>Second</b> in %3 with %1", "a game; points");
      case Outcome::third:
        return two ? PastGame::tr("<b>Third</b> in %3, %1 to %2", "a game; points")
                   : PastGame::tr("<b>Third</b> in %3 with %1", "a game; points");
      case Outcome::lost: break;
    }
    return two ? PastGame::tr("<b>Lost</b> %3, %1 to %2", "a game; points")
               : PastGame::tr("<b>Lost</b> %3 with %1", "a game; points");
  }();
  const QString title = titleOf(QString::fromStdString(game.kind));
  QString words = withPoints(text, ending).replace(QStringLiteral("%3"), styled ? title.toHtmlEscaped() : title);
  if (!styled) words.remove(QStringLiteral("<b>")).remove(QStringLiteral("</b>"));
  return words;
}

QString companyOf(const client::PastGame& game) {
  QStringList people;
  int bots = 0;
  for (std::uint32_t seat = 0; seat < game.players.size(); ++seat) {
    const client::PastPlayer& player = game.players[seat];
    if (seat == game.seat) continue;
    if (player.bot) {
      ++bots;
    } else {
      people << isolated(shown(player.name));
    }
  }
  return companyWords(std::move(people), bots);
}

QString headingFor(const QDateTime& ended, const QDateTime& now) {
  constexpr int kEvening = 17;
  const qint64 ago = daysAgo(ended, now);
  // If the clock has been put back, a game may lie in the future: it counts as today's.
  if (ago <= 0)
    return now.time().hour() >= kEvening && ended.time().hour() >= kEvening ? PastGame::tr("This evening")
                                                                            : PastGame::tr("Today");
  if (ago == 1) return PastGame::tr("Yesterday");
  const int firstDay = QLocale{}.firstDayOfWeek();
  const int intoWeek = (now.date().dayOfWeek() - firstDay + 7) % 7;
  if (ago <= intoWeek) return PastGame::tr("This week");
  if (ago <= intoWeek + 7) return PastGame::tr("Last week");
  return monthWords(ended.date(), now.date());
}

QString dateWords(const QDateTime& ended, const QDateTime& now) {
  const qint64 ago = daysAgo(ended, now);
  const QLocale locale;
  const QString date = dayOfYear(ended.date(), now.date());
  const QString day = ago <= 0   ? PastGame::tr("Today")
                      : ago == 1 ? PastGame::tr("Yesterday")
                                 : PastGame::tr("%1 %2", "a day of the week; a day of the year")
                                       .arg(locale.dayName(ended.date().dayOfWeek()), date);
  return PastGame::tr("%1, %2", "a day; the time of day")
      .arg(day, locale.toString(ended.time(), QStringLiteral("HH:mm")));
}

QString gameAndDate(const client::PastGame& game) {
  const QDateTime ended = whenEnded(game);
  return PastGame::tr("%1, %2, %3", "a game; a day; the time of day")
      .arg(titleOf(QString::fromStdString(game.kind)), dayOfYear(ended.date(), QDate{}),
           QLocale{}.toString(ended.time(), QStringLiteral("HH:mm")));
}

QString dayWords(const QDateTime& ended, const QDateTime& now) {
  const qint64 ago = daysAgo(ended, now);
  if (ago <= 0) return PastGame::tr("today");
  if (ago == 1) return PastGame::tr("yesterday");
  return PastGame::tr("on %1", "a day")
      .arg(ago < 7 ? QLocale{}.dayName(ended.date().dayOfWeek()) : dayOfYear(ended.date(), now.date()));
}

QString lengthWords(const client::PastGame& game) {
  const auto minutes = std::chrono::round<std::chrono::minutes>(game.length).count();
  return PastGame::tr("%Ln minute(s)", nullptr, static_cast<int>(std::clamp<std::int64_t>(minutes, 1, 1'000'000)));
}

QString wordsToFind(const client::PastGame& game, const QDateTime& now) {
  const QDateTime ended = whenEnded(game);
  const QLocale locale;
  return QStringList{titleOf(QString::fromStdString(game.kind)), dateWords(ended, now),
                     locale.dayName(ended.date().dayOfWeek()),   dayOfYear(ended.date(), QDate{}),
                     ended.date().toString(Qt::ISODate),         headingFor(ended, now)}
      .join(QLatin1Char{' '});
}

QString monthWords(const QDate& day, const QDate& today) {
  const QString month = QLocale{}.standaloneMonthName(day.month());
  return day.year() == today.year()
             ? month
             : PastGame::tr("%1 %2", "a month; the year").arg(month, QLocale{}.toString(day, QStringLiteral("yyyy")));
}

}  // namespace cardroom::window
