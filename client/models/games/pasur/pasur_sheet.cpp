// Pasur results, round by round, and the winner.
#include <algorithm>

#include "client/models/games/pasur/pasur_shown.h"
#include "client/models/games/pasur/pasur_values.h"
#include "client/models/games/pasur/pasur_words.h"
#include "client/models/words.h"
#include "client/translations/direction.h"

namespace cardroom::window::pasur {
namespace {

QString partsText(const story::Parts& parts) {
  QString text =
      Pasur::tr("%Ln club(s), %L1 for them; ten of diamonds %L2, two of clubs %L3, aces %L4, jacks %L5, surs %L6.",
                "what a round has brought", parts[0].count);
  for (const story::Part& part : parts)
    text = text.arg(part.points);
  return text;
}

PasurPlayer playerOf(const PasurShown& shown, Seat seat, int points, int total) {
  const story::Parts parts = story::parts_of(shown.table.rules, story::taken_in(shown.table), seat.index);
  const SeatCard card = shown.seats.value(seat.index);
  const QString who = seat.index == shown.cast.you ? Pasur::tr("You") : shown.cast.names.value(seat.index);
  const QString sum = Pasur::tr("%3: %L1 in this round, %L2 in all.").arg(points).arg(total).arg(who);
  PasurPlayer player{.seat = seat.index,
                     .name = card.name,
                     .person = card.person,
                     .picture = card.picture,
                     .botType = card.botType,
                     .parts = {{.value = parts.front().count, .more = parts.front().points}},
                     .round = points,
                     .total = total,
                     .before = total - points,
                     .text = inARow({sum, partsText(parts)}),
                     .totalText = Pasur::tr("%1: %Ln point(s).", nullptr, total).arg(isolated(card.name))};
  for (const story::Part& part : std::span{parts}.subspan(1))
    player.parts << PasurPart{.value = part.points};
  return player;
}

QList<PasurPlayer> playersOf(const PasurShown& shown) {
  QList<PasurPlayer> players;
  const auto points = shown.table.points();
  const auto totals = shown.table.scores();
  for (const Seat seat : story::ranked(shown.table)) {
    players << playerOf(shown, seat, points[seat.index], totals[seat.index]);
    players.back().leads = players.back().total == players.front().total;
  }
  return players;
}

QList<PasurRound> roundsOf(const PasurShown& shown) {
  const Table& table = shown.table;
  QList<PasurRound> rounds;
  const auto roundOf = [&](const QString& title, const Scores& points, const Scores& totals) {
    const auto listed = [&](const Scores& scores) { return QList<int>{scores.begin(), scores.begin() + table.seats}; };
    const QString text = Pasur::tr("%1: %2", "rounds; a sentence").arg(title, totalsText(listed(totals), shown.cast));
    return PasurRound{.title = title, .points = listed(points), .totals = listed(totals), .text = text};
  };
  Scores before = table.totals;
  int played = std::max(0, int{table.number} - 1);
  for (const story::Round& round : story::rounds_of(shown.beats)) {
    const auto points = rules::deal_points(table.rules, round.taken.won, round.taken.surs);
    if (rounds.isEmpty()) {
      played = round.number - 1;
      std::ranges::transform(round.totals, points, before.begin(), std::minus{});
    }
    rounds << roundOf(Pasur::tr("Round %L1").arg(round.number), points, round.totals);
  }
  // A viewer who arrived later knows only the totals of earlier rounds.
  if (played > 0) {
    const QString title =
        played == 1 ? Pasur::tr("Round %L1").arg(1) : Pasur::tr("Rounds 1 to %L1", "of the game").arg(played);
    rounds.prepend(roundOf(title, before, before));
  }
  return rounds;
}

QString roundTextOf(const PasurShown& shown) {
  const auto leaders = story::leaders(shown.table);
  if (leaders.empty()) return {};
  const int leader = leaders.front().index;
  const int best = shown.scores[leaders.front().index].total;
  const int target = shown.table.rules.target;
  QStringList sentences;
  if (leaders.size() > 1) {
    sentences << Pasur::tr("A tie for the lead: %L1 each.").arg(best);
  } else if (leader == shown.cast.you) {
    sentences << Pasur::tr("You lead with %L1.").arg(best);
  } else {
    sentences << Pasur::tr("%2 leads with %L1.").arg(best).arg(shown.cast.names.value(leader));
  }
  sentences << (best >= target ? Pasur::tr("Another round decides.") : Pasur::tr("The first to %L1 wins.").arg(target));
  for (const story::Beat& beat : shown.round()) {
    const auto* swept = std::get_if<rules::Swept>(&beat.event);
    if (swept == nullptr) continue;
    const QString name = nameOf(shown.cast, swept->seat);
    sentences << (isYou(shown.cast, swept->seat)
                      ? Pasur::tr("The last cards in the pool went to you, as you took last.")
                      : Pasur::tr("The last cards in the pool went to %1, who took last.").arg(name));
  }
  return inARow(sentences);
}

}  // namespace

namespace {

/// A row for each player: the points of the rounds, "13 + 8 + 22", add up to the total.
QList<EndingRow> rowsOf(const PasurShown& shown, const QList<PasurPlayer>& players, const QList<PasurRound>& rounds) {
  QList<EndingRow> rows;
  for (const PasurPlayer& player : players) {
    QStringList points;
    for (const PasurRound& round : rounds)
      points << number(round.points.value(player.seat));
    rows << endingRow(shown.seats.value(player.seat), points.join(QStringLiteral(" + ")), player.total);
  }
  return rows;
}

}  // namespace

QString summaryOf(const table::v1::GameView& view, std::span<const table::v1::GameEvent> events, int seat) {
  const auto beats = story::beats_of(events, story::view_of(view).table.seats);
  const story::Haul haul = story::haul_of(beats, Seat{static_cast<std::uint8_t>(seat)});
  if (haul.rounds == 0) return {};
  const QString surs = haul.surs == 0 ? Pasur::tr("No sur") : Pasur::tr("%Ln sur(s)", nullptr, haul.surs);
  const QString cards = haul.rounds == 1 && haul.aces == 4 ? Pasur::tr("all four aces")
                                                           : Pasur::tr("%Ln club(s)", "won in all", haul.clubs);
  return Pasur::tr("%1, %2", "surs; cards").arg(surs, cards);
}

GameEnding endingOf(const PasurShown& shown) {
  if (!shown.over()) return {};
  const PasurSheet sheet = sheetOf(shown);
  GameEnding ending{.verdict = sheet.verdict,
                    .reason = sheet.reason,
                    .rows = rowsOf(shown, sheet.players, sheet.rounds),
                    .won = shown.winners.contains(shown.cast.you)};
  const CardSet won = story::taken_in(shown.table).won[story::ranked(shown.table).front().index];
  for (const char* code : {"TD", "2C", "AC", "JC", "AD", "JD", "AH", "JH", "AS", "JS"})
    if (ending.cards.size() < 3 && won.contains(*parse_card(code))) ending.cards << QString::fromLatin1(code);
  return ending;
}

PasurSheet sheetOf(const PasurShown& shown) {
  PasurSheet sheet{.roundTitle = roundTitle(shown.table),
                   .roundText = roundTextOf(shown),
                   .players = playersOf(shown),
                   .rounds = roundsOf(shown)};
  if (!shown.over()) return sheet;
  sheet.verdict = verdictOf(shown.table, shown.cast);
  sheet.reason = inARow({Pasur::tr("After %Ln round(s).", nullptr, shown.table.number),
                         secondPlace(rowsOf(shown, sheet.players, sheet.rounds))});
  return sheet;
}

QString roundTitle(const Table& table) {
  return Pasur::tr("Round %L1 is over.").arg(table.number);
}

QString verdictOf(const Table& table, const Cast& cast) {
  if (table.seats == 0) return {};
  const Seat winner = story::ranked(table).front();
  const int total = table.scores()[winner.index];
  return winner.index == cast.you ? Pasur::tr("You win with %L1.").arg(total)
                                  : Pasur::tr("%2 wins with %L1.").arg(total).arg(cast.names.value(winner.index));
}

}  // namespace cardroom::window::pasur
