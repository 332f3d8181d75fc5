// What a round of Pasur has brought, round by round, and who has won.
#include <QLocale>
#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "client/models/games/pasur_words.h"
#include "client/models/words.h"
#include "common/games/pasur/scoring.h"

namespace cardroom::window::pasur {
namespace {

using BySeat = std::array<CardSet, 4>;

CardSet setOf(const auto& wireCards) {
  CardSet cards;
  for (const int card : wireCards)
    if (card >= 1 && card <= static_cast<int>(kPackSize)) cards.insert(static_cast<Card>(card - 1));
  return cards;
}

int totalOf(const View& view, int seat) {
  return static_cast<int>(view.seats(seat).before() + view.seats(seat).points());
}

/// What a server says is looked at before it is reckoned with.
int seatsOf(const View& view) {
  return std::min(view.seats_size(), static_cast<int>(BySeat{}.size()));
}

/// Seats, the best total first.
QList<int> ranked(const View& view) {
  QList<int> seats;
  for (int seat = 0; seat < seatsOf(view); ++seat)
    seats << seat;
  std::ranges::stable_sort(seats, std::greater{}, [&](int seat) { return totalOf(view, seat); });
  return seats;
}

/// What a round is counted by.
struct Taken {
  BySeat won{};
  std::array<std::uint8_t, 4> surs{};
};

/// In the round that is being played, or was played last.
Taken takenIn(const View& view) {
  Taken taken;
  for (int seat = 0; seat < seatsOf(view); ++seat) {
    const auto& one = view.seats(seat);
    taken.won[static_cast<std::size_t>(seat)] = setOf(one.won());
    taken.surs[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(one.surs_size());
  }
  return taken;
}

/// A part of a round's points: what is to be read, and the points where those are something else.
struct Part {
  int value = 0;
  int more = 0;
};

/// Clubs, the rows of the scoring table (ten of diamonds, two of clubs, aces, jacks), surs.
using Parts = std::array<Part, rules::kCardPoints.size() + 2>;
static_assert(rules::kCardPoints.size() == 4, "the sheet has a column for each");

Parts partsOf(const rules::Rules& options, const Taken& taken, std::size_t seat) {
  const CardSet won = taken.won[seat];
  const int surs = taken.surs[seat] * options.sur;
  const int all = rules::deal_points(options, taken.won, taken.surs)[seat];
  Parts parts{};
  parts.front() = {.value = static_cast<int>((won & rules::kClubs).size()),
                   .more = all - rules::card_points(options, won) - surs};
  for (std::size_t row = 0; row < rules::kCardPoints.size(); ++row) {
    const rules::CardPoints& points = rules::kCardPoints[row];
    parts[row + 1].value = static_cast<int>((won & points.cards).size()) * options.*points.each;
  }
  parts.back().value = surs;
  return parts;
}

QVariantList shownParts(const Parts& parts) {
  QVariantList shown;
  for (const Part& part : parts)
    shown << QVariantMap{{QStringLiteral("value"), part.value}, {QStringLiteral("more"), part.more}};
  return shown;
}

QVariantMap playerOf(int seat, const QList<SeatCard>& seats) {
  const SeatCard card = seats.value(seat);
  return {{QStringLiteral("seat"), seat},
          {QStringLiteral("name"), card.name},
          {QStringLiteral("person"), card.person},
          {QStringLiteral("botType"), card.botType}};
}

/// A round that has ended, from what was told of it.
struct Ended {
  int number = 0;
  Taken taken{};
  QList<int> totals{};
};

/// Those of which the viewer has been told from their beginning.
QList<Ended> endedRounds(const View& view, Events events) {
  QList<Ended> rounds;
  for (const auto& one : events) {
    const auto& event = one.pasur();
    if (event.has_began()) rounds << Ended{.number = static_cast<int>(event.began().number())};
    if (rounds.isEmpty()) continue;
    Taken& taken = rounds.last().taken;
    const auto take = [&](std::uint32_t seat, CardSet cards) {
      if (seat < taken.won.size()) taken.won[seat] = taken.won[seat] | cards;
    };
    if (event.has_played() && !event.played().picks().empty()) {
      take(event.played().seat(), setOf(event.played().picks()) | setOf(std::array{int{event.played().card()}}));
    } else if (event.has_swept()) {
      take(event.swept().seat(), setOf(event.swept().cards()));
    } else if (event.has_scored()) {
      rounds.last().totals = totalsOf(event.scored(), seatsOf(view));
      for (std::size_t seat = 0; seat < taken.surs.size() && static_cast<int>(seat) < event.scored().surs_size();
           ++seat)
        taken.surs[seat] = static_cast<std::uint8_t>(event.scored().surs(static_cast<int>(seat)));
    }
  }
  if (!rounds.isEmpty() && view.stage() == games::pasur::v1::STAGE_MOVES) rounds.removeLast();
  return rounds;
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

rules::Rules rulesOf(const View& view) {
  const auto& said = view.rules();
  rules::Rules options;
  if (said.clubs_rule() == games::pasur::v1::CLUBS_RULE_MOST) options.clubs_rule = rules::ClubsRule::most;
  const auto take = [](bool has, int value, std::int16_t& option) {
    if (has) option = static_cast<std::int16_t>(value);
  };
  take(said.has_clubs_needed(), said.clubs_needed(), options.clubs_needed);
  take(said.has_clubs_points(), said.clubs_points(), options.clubs_points);
  take(said.has_ten_diamonds(), said.ten_diamonds(), options.ten_diamonds);
  take(said.has_two_clubs(), said.two_clubs(), options.two_clubs);
  take(said.has_ace(), said.ace(), options.ace);
  take(said.has_jack(), said.jack(), options.jack);
  take(said.has_sur(), said.sur(), options.sur);
  take(said.has_target(), said.target(), options.target);
  return options;
}

QList<int> totalsOf(const games::pasur::v1::Scored& scored, int seats) {
  QList<int> totals;
  for (int seat = 0; seat < std::min(seats, scored.totals_size()); ++seat)
    totals << scored.totals(seat);
  return totals;
}

QVariantList sheetOf(const View& view, const QList<SeatCard>& seats, const Cast& cast) {
  QVariantList rows;
  const QList<int> order = ranked(view);
  const rules::Rules options = rulesOf(view);
  const Taken taken = takenIn(view);
  for (const int seat : order) {
    const Parts parts = partsOf(options, taken, static_cast<std::size_t>(seat));
    const int points = view.seats(seat).points();
    const int total = totalOf(view, seat);
    const QString who = seat == cast.you ? Pasur::tr("You") : cast.names.value(seat);
    const QString sum = Pasur::tr("%3: %L1 in this round, %L2 in all.").arg(points).arg(total).arg(who);
    const QString each =
        Pasur::tr("%Ln club(s), %L1 for them; ten of diamonds %L2, two of clubs %L3, aces %L4, jacks %L5, surs %L6.",
                  "what a round has brought", parts[0].value)
            .arg(parts[0].more)
            .arg(parts[1].value)
            .arg(parts[2].value)
            .arg(parts[3].value)
            .arg(parts[4].value)
            .arg(parts[5].value);
    QVariantMap row = playerOf(seat, seats);
    row[QStringLiteral("leads")] = total == totalOf(view, order.front());
    row[QStringLiteral("parts")] = shownParts(parts);
    row[QStringLiteral("round")] = points;
    row[QStringLiteral("total")] = total;
    row[QStringLiteral("text")] = inARow({sum, each});
    rows << row;
  }
  return rows;
}

QVariantList roundsOf(const View& view, Events events, const Cast& cast) {
  const rules::Rules options = rulesOf(view);
  QVariantList rows;
  QList<int> before;
  for (int seat = 0; seat < seatsOf(view); ++seat)
    before << view.seats(seat).before();
  int played = std::max(0, static_cast<int>(view.number()) - 1);
  const QList<Ended> ended = endedRounds(view, events);
  for (const Ended& round : ended) {
    const auto brought = rules::deal_points(options, round.taken.won, round.taken.surs);
    QList<int> points;
    QVariantList parts;
    for (qsizetype seat = 0; seat < round.totals.size(); ++seat) {
      points << brought[static_cast<std::size_t>(seat)];
      parts << QVariant{shownParts(partsOf(options, round.taken, static_cast<std::size_t>(seat)))};
    }
    if (rows.isEmpty()) {
      played = round.number - 1;
      before = round.totals;
      for (qsizetype seat = 0; seat < before.size(); ++seat)
        before[seat] -= points[seat];
    }
    rows << roundRow(round.number, Pasur::tr("Round %L1").arg(round.number), points, round.totals, parts, cast);
  }
  // Who came later has been told only how it stood.
  if (played > 0) {
    const QString title =
        played == 1 ? Pasur::tr("Round %L1").arg(1) : Pasur::tr("Rounds 1 to %L1", "of the game").arg(played);
    rows.prepend(roundRow(played, title, before, before, {}, cast));
  }
  return rows;
}

QString verdictOf(const View& view, const Cast& cast) {
  if (view.seats().empty()) return {};
  const int winner = ranked(view).front();
  const int total = totalOf(view, winner);
  return winner == cast.you ? Pasur::tr("You win with %L1.").arg(total)
                            : Pasur::tr("%2 wins with %L1.").arg(total).arg(cast.names.value(winner));
}

bool youWin(const View& view, const Cast& cast) {
  return cast.you >= 0 && !view.seats().empty() && ranked(view).front() == cast.you;
}

}  // namespace cardroom::window::pasur
