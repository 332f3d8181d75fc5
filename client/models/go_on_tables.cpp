#include "client/models/go_on_tables.h"

#include <QDate>
#include <QLocale>
#include <QStringList>
#include <QTime>
#include <algorithm>
#include <utility>

#include "client/games/games.h"
#include "client/models/card_words.h"
#include "client/models/kinds.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window {
namespace {

QString nameIn(const std::string& person) {
  return isolated(shown(person));
}

QString nameIn(const client::KeptPerson& person) {
  return nameIn(person.name);
}

template <class Person>
QStringList namesOf(const std::vector<Person>& people) {
  QStringList names;
  for (const Person& person : people)
    names << nameIn(person);
  return names;
}

QString botsOf(int bots) {
  return bots == 1   ? GoOnTables::tr("a bot")
         : bots == 2 ? GoOnTables::tr("two bots")
         : bots == 3 ? GoOnTables::tr("three bots")
                     : GoOnTables::tr("%Ln bots", nullptr, bots);
}

QString companyOf(const client::KeptTable& table) {
  return companyWords(namesOf(table.people), static_cast<int>(table.bots.size()));
}

QString scoresOf(const client::KeptTable& table) {
  const Kind* kind = findKind(QString::fromStdString(table.kind));
  const auto scores = client::told_scores(
      table, kind != nullptr ? client::teams_of(kind->facts) : std::vector<std::vector<std::uint32_t>>{});
  QString text;
  for (const std::int32_t score : scores)
    text = text.isEmpty() ? number(score) : GoOnTables::tr("%1 to %2", "two scores").arg(text, number(score));
  if (!text.isEmpty()) return text;
  return table.playing ? GoOnTables::tr("In the middle of a game") : GoOnTables::tr("No game is on");
}

QString dayWords(const client::ToldDay& told, client::Day today) {
  const auto away = static_cast<int>((told.is_end ? told.day - today : today - told.day).count());
  if (away == 0) return told.is_end ? GoOnTables::tr("kept until today") : GoOnTables::tr("since today");
  if (away == 1) return told.is_end ? GoOnTables::tr("kept until tomorrow") : GoOnTables::tr("since yesterday");
  const QDate date = QDate{1970, 1, 1}.addDays(told.day.time_since_epoch().count());
  const QLocale locale;
  // A week or more away, the name of the day would be ambiguous.
  const QString day = away < 7 ? locale.dayName(date.dayOfWeek())
                               : GoOnTables::tr("%1 %2", "a day of the month; the month")
                                     .arg(number(date.day()), locale.monthName(date.month()));
  return told.is_end ? GoOnTables::tr("kept until %1", "a day").arg(day) : GoOnTables::tr("since %1", "a day").arg(day);
}

/// "since Tuesday", "since Tuesday, 21:40"
QString sinceWords(const client::KeptTable& table, client::Day today, bool withTime) {
  const QString day = dayWords(client::told_day(table, today), today);
  if (!withTime || !table.since) return day;
  const QTime time = QTime::fromMSecsSinceStartOfDay(static_cast<int>(std::chrono::milliseconds{*table.since}.count()));
  return GoOnTables::tr("%1, %2", "since which day; the time of day")
      .arg(day, QLocale{}.toString(time, QStringLiteral("HH:mm")));
}

QString thereWords(const std::vector<std::string>& people) {
  const QString names = listedPlayers(namesOf(people));
  return people.size() == 1 ? GoOnTables::tr("%1 is there", "a person").arg(names)
                            : GoOnTables::tr("%1 are there", "two or more people").arg(names);
}

QString asSentence(const QString& words) {
  return GoOnTables::tr("%1.", "words that become a sentence").arg(sentence(words));
}

QList<GoOnPlayer> playersOf(const client::WaitingTable& waiting) {
  QList<GoOnPlayer> players;
  for (const auto& [name, picture] : waiting.seat.table->people)
    players << GoOnPlayer{.name = shown(name),
                          .picture = nameOf(picture),
                          .there = std::ranges::find(waiting.there, name) != waiting.there.end()};
  for (const int bot : waiting.seat.table->bots) {
    const QString type = nameOf(static_cast<table::v1::BotType>(bot));
    // A bot of a type that this version does not know is drawn like the usual type.
    players << GoOnPlayer{.botType = type.isEmpty() ? nameOf(table::v1::BOT_TYPE_CLEVER) : type};
  }
  return players;
}

/// The row of a table about which nothing is known.
GoOnTable rowOfSeat(const client::KeptSeat& seat) {
  const QString title = GoOnTables::tr("Your seat is waiting");
  const QString state = seat.own ? GoOnTables::tr("At your own table. The game goes on where you left it.")
                                 // We cannot know from here whether that server is still running.
                                 : GoOnTables::tr("At %1, as long as the table is there.", "an address")
                                       .arg(QString::fromStdString(to_text(seat.server)));
  return {.title = title, .state = state, .spoken = inARow({GoOnTables::tr("Go on: %1.", "a game").arg(title), state})};
}

/// `withTime`: without the time, another row would read the same.
GoOnTable rowOf(const client::WaitingTable& waiting, client::Day today, bool withTime = false) {
  if (!waiting.seat.table) return rowOfSeat(waiting.seat);
  const client::KeptTable& table = *waiting.seat.table;
  const QString kind = QString::fromStdString(table.kind);
  const QString scores = scoresOf(table);
  const QString news = waiting.here             ? GoOnTables::tr("you sit there")
                       : !waiting.there.empty() ? thereWords(waiting.there)
                                                : sinceWords(table, today, withTime);
  GoOnTable row{.kind = kind,
                .title = titleOf(kind),
                .company = companyOf(table),
                .state = GoOnTables::tr("%1, %2", "a score; since when it is that").arg(scores, news),
                .players = playersOf(waiting)};
  const QString opening = row.company.isEmpty()
                              ? GoOnTables::tr("Go on: %1.", "a game").arg(row.title)
                              : GoOnTables::tr("Go on: %1 %2.", "a game; with whom").arg(row.title, row.company);
  row.spoken = inARow({opening, asSentence(scores), asSentence(news)});
  return row;
}

}  // namespace

QString listedPlayers(const QStringList& players) {
  QString list = players.first();
  for (qsizetype i = 1; i < players.size(); ++i)
    list = (i + 1 < players.size() ? GoOnTables::tr("%1, %2", "players") : GoOnTables::tr("%1 and %2", "players"))
               .arg(list, players[i]);
  return list;
}

QString companyWords(QStringList people, int bots) {
  if (bots > 0) people << botsOf(bots);
  return people.isEmpty() ? QString{} : GoOnTables::tr("with %1", "players").arg(listedPlayers(people));
}

void GoOnTables::show(std::vector<client::WaitingTable> tables, client::Day today) {
  m_tables = std::move(tables);
  m_today = today;
  showTexts();
}

const client::WaitingTable* GoOnTables::table(int row) const {
  return row >= 0 && row < static_cast<int>(m_tables.size()) ? &m_tables[static_cast<std::size_t>(row)] : nullptr;
}

bool GoOnTables::contains(const client::KeptSeat& seat) const {
  return std::ranges::any_of(m_tables, [&](const client::WaitingTable& table) { return table.seat.is(seat); });
}

void GoOnTables::showTexts() {
  QList<GoOnTable> rows;
  for (const client::WaitingTable& waiting : m_tables)
    rows << rowOf(waiting, m_today);
  const QList<GoOnTable> shortOnes = rows;
  for (qsizetype i = 0; i < rows.size(); ++i)
    if (std::ranges::count(shortOnes, shortOnes[i].spoken, &GoOnTable::spoken) > 1)
      rows[i] = rowOf(m_tables[static_cast<std::size_t>(i)], m_today, /*withTime=*/true);
  if (!rows.isEmpty()) rows.first().first = m_tables.front().here || !m_tables.front().there.empty();
  showRows(m_rows, std::move(rows));
}

}  // namespace cardroom::window
