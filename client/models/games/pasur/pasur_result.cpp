// What a round of Pasur has brought, round by round, and who has won.
#include <algorithm>

#include "client/models/games/pasur/pasur_words.h"
#include "client/models/words.h"

namespace cardroom::window::pasur {
namespace {

QVariantList shownParts(const story::Parts& parts) {
  QVariantList shown;
  const auto add = [&](int value, int more) {
    shown << QVariantMap{{QStringLiteral("value"), value}, {QStringLiteral("more"), more}};
  };
  add(parts.front().count, parts.front().points);
  for (const story::Part& part : std::span{parts}.subspan(1))
    add(part.points, 0);
  return shown;
}

QVariantMap playerOf(int seat, const QList<SeatCard>& seats) {
  const SeatCard card = seats.value(seat);
  return {{QStringLiteral("seat"), seat},
          {QStringLiteral("name"), card.name},
          {QStringLiteral("person"), card.person},
          {QStringLiteral("botType"), card.botType}};
}

QVariantMap roundRow(int number, const QString& title, const QList<int>& points, const QList<int>& totals,
                     const QVariantList& parts, const Cast& cast) {
  return {{QStringLiteral("round"), number},
          {QStringLiteral("title"), title},
          {QStringLiteral("points"), QVariant::fromValue(points).toList()},
          {QStringLiteral("totals"), QVariant::fromValue(totals).toList()},
          {QStringLiteral("parts"), parts},
          {QStringLiteral("text"), Pasur::tr("%1: %2", "rounds; a sentence").arg(title, totalsText(totals, cast))}};
}

}  // namespace

QVariantList sheetOf(const Table& table, const QList<SeatCard>& seats, const Cast& cast) {
  QVariantList rows;
  const auto points = table.points();
  const auto totals = table.scores();
  const auto order = story::ranked(table);
  for (const Seat one : order) {
    const int seat = one.index;
    const story::Parts parts = story::parts_of(table.rules, story::taken_in(table), one.index);
    const QString who = seat == cast.you ? Pasur::tr("You") : cast.names.value(seat);
    const QString sum =
        Pasur::tr("%3: %L1 in this round, %L2 in all.").arg(points[one.index]).arg(totals[one.index]).arg(who);
    const QString each =
        Pasur::tr("%Ln club(s), %L1 for them; ten of diamonds %L2, two of clubs %L3, aces %L4, jacks %L5, surs %L6.",
                  "what a round has brought", parts[0].count)
            .arg(parts[0].points)
            .arg(parts[1].points)
            .arg(parts[2].points)
            .arg(parts[3].points)
            .arg(parts[4].points)
            .arg(parts[5].points);
    QVariantMap row = playerOf(seat, seats);
    row[QStringLiteral("leads")] = totals[one.index] == totals[order.front().index];
    row[QStringLiteral("parts")] = shownParts(parts);
    row[QStringLiteral("round")] = int{points[one.index]};
    row[QStringLiteral("total")] = int{totals[one.index]};
    row[QStringLiteral("text")] = inARow({sum, each});
    rows << row;
  }
  return rows;
}

QVariantList roundsOf(const Table& table, story::Beats beats, const Cast& cast) {
  QVariantList rows;
  const auto numbers = [&](const Scores& scores) { return QList<int>{scores.begin(), scores.begin() + table.seats}; };
  Scores before = table.totals;
  int played = std::max(0, int{table.number} - 1);
  for (const story::Round& round : story::rounds_of(beats)) {
    const auto points = rules::deal_points(table.rules, round.taken.won, round.taken.surs);
    QVariantList parts;
    for (std::size_t seat = 0; seat < table.seats; ++seat)
      parts << QVariant{shownParts(story::parts_of(table.rules, round.taken, seat))};
    if (rows.isEmpty()) {
      played = round.number - 1;
      std::ranges::transform(round.totals, points, before.begin(), std::minus{});
    }
    rows << roundRow(round.number, Pasur::tr("Round %L1").arg(round.number), numbers(points), numbers(round.totals),
                     parts, cast);
  }
  // Somebody who came later has been told only how it stood.
  if (played > 0) {
    const QString title =
        played == 1 ? Pasur::tr("Round %L1").arg(1) : Pasur::tr("Rounds 1 to %L1", "of the game").arg(played);
    rows.prepend(roundRow(played, title, numbers(before), numbers(before), {}, cast));
  }
  return rows;
}

QString verdictOf(const Table& table, const Cast& cast) {
  if (table.seats == 0) return {};
  const Seat winner = story::ranked(table).front();
  const int total = table.scores()[winner.index];
  return winner.index == cast.you ? Pasur::tr("You win with %L1.").arg(total)
                                  : Pasur::tr("%2 wins with %L1.").arg(total).arg(cast.names.value(winner.index));
}

}  // namespace cardroom::window::pasur
