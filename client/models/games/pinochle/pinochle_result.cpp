// How the points of Pinochle stand, and who has won.
#include <algorithm>
#include <utility>

#include "client/models/games/pinochle/pinochle_words.h"
#include "client/models/words.h"

namespace cardroom::window::pinochle {
namespace {

Seat seatOf(int seat) {
  return {static_cast<std::uint8_t>(seat)};
}

QString winsWith(const Table& table, int seat, const Cast& cast) {
  const int score = table.reckoning(seatOf(seat)).score();
  return seat == cast.you ? Pinochle::tr("You win with %L1.").arg(score)
                          : Pinochle::tr("%2 wins with %L1.").arg(score).arg(cast.names.value(seat));
}

QString fallsShort(const Table& table, Seat seat, const Cast& cast) {
  const rules::Reckoning reckoning = table.reckoning(seat);
  const QString text = seat.index == cast.you ? Pinochle::tr("You are %L1 short of your bid of %L2 and lose.")
                                              : Pinochle::tr("%3 is %L1 short of the bid of %L2 and loses.");
  const QString numbers = text.arg(reckoning.missing()).arg(reckoning.bid);
  return seat.index == cast.you ? numbers : numbers.arg(cast.names.value(seat.index));
}

QVariantMap lineOf(const char* id, const QString& text, int points, const QString& more = {}, bool lost = false) {
  return {{QStringLiteral("id"), QLatin1StringView{id}},
          {QStringLiteral("text"), text},
          {QStringLiteral("points"), points},
          {QStringLiteral("more"), more},
          {QStringLiteral("lost"), lost}};
}

QVariantList linesOf(const Table& table, Seat seat) {
  const rules::Reckoning reckoning = table.reckoning(seat);
  const bool lost = story::fallen_short(table) == seat;
  QVariantList lines{
      lineOf("melds", Pinochle::tr("Melds"), reckoning.melds),
      lineOf("tricks", Pinochle::tr("%Ln trick(s)", nullptr, story::tricks_won(table, seat)), reckoning.tricks),
      lineOf("sum", Pinochle::tr("Together"), reckoning.sum())};
  if (reckoning.bid > 0)
    lines << lineOf(
        "bid", Pinochle::tr("Bid"), reckoning.bid,
        lost ? Pinochle::tr("%L1 short", "of a bid").arg(reckoning.missing()) : Pinochle::tr("made", "a bid"), lost);
  return lines << lineOf("score", Pinochle::tr("Score"), reckoning.score(), {}, lost);
}

}  // namespace

QVariantMap seatRow(const Table& table, int seat, const Cast& cast) {
  const Seat of = seatOf(seat);
  const bool you = seat == cast.you;
  const QString name = cast.names.value(seat);
  const QString who = you ? Pinochle::tr("You") : name;
  const rules::Reckoning reckoning = table.reckoning(of);
  const int taken = story::tricks_won(table, of);
  QString missing;
  QString missingSpoken;
  if (reckoning.bid > 0 && reckoning.missing() == 0) {
    missing = you ? Pinochle::tr("Your bid is made") : Pinochle::tr("The bid is made");
    missingSpoken = you ? Pinochle::tr("Your bid is made.") : Pinochle::tr("The bid is made.");
  } else if (reckoning.bid > 0) {
    missing = you ? Pinochle::tr("%L1 more for your bid").arg(reckoning.missing())
                  : Pinochle::tr("%L1 more for the bid").arg(reckoning.missing());
    missingSpoken = you ? Pinochle::tr("%L1 more for your bid.").arg(reckoning.missing())
                        : Pinochle::tr("%L1 more for the bid.").arg(reckoning.missing());
  }
  const QString stands = Pinochle::tr("%4: %L1 points, %L2 melds and %L3 tricks.", "a name, and how it stands")
                             .arg(reckoning.sum())
                             .arg(reckoning.melds)
                             .arg(reckoning.tricks)
                             .arg(who);
  return {{QStringLiteral("seat"), seat},
          {QStringLiteral("name"), who},
          {QStringLiteral("you"), you},
          {QStringLiteral("bidder"), table.has_bid_winner() && table.bid_winner() == of},
          {QStringLiteral("line"),
           Pinochle::tr("%L1 melds and %L2 tricks", "points").arg(reckoning.melds).arg(reckoning.tricks)},
          {QStringLiteral("melds"), reckoning.melds},
          {QStringLiteral("trickPoints"), reckoning.tricks},
          {QStringLiteral("sum"), reckoning.sum()},
          {QStringLiteral("bid"), reckoning.bid},
          {QStringLiteral("missing"), reckoning.missing()},
          {QStringLiteral("missingText"), missing},
          {QStringLiteral("taken"), taken},
          {QStringLiteral("takenText"), Pinochle::tr("%Ln trick(s)", nullptr, taken)},
          {QStringLiteral("takenSpoken"), you ? Pinochle::tr("You have taken %Ln trick(s).", nullptr, taken)
                                              : Pinochle::tr("%1 has taken %Ln trick(s).", nullptr, taken).arg(name)},
          {QStringLiteral("meldsTitle"), you ? Pinochle::tr("Your melds") : Pinochle::tr("%1’s melds").arg(name)},
          {QStringLiteral("meldRows"), meldRows(table.melds[of.index], table.trump)},
          {QStringLiteral("noMelds"), table.melds[of.index].rows == 0 ? Pinochle::tr("No melds") : QString{}},
          {QStringLiteral("text"), inARow({stands, missingSpoken})}};
}

QString verdictOf(const Table& table, const QList<int>& winners, const Cast& cast) {
  if (winners.isEmpty()) return {};
  const auto fallen = story::fallen_short(table);
  if (fallen && fallen->index == cast.you) return fallsShort(table, *fallen, cast);
  if (winners.size() > 1)
    return Pinochle::tr("A draw, %L1 each. Both win.").arg(table.reckoning(seatOf(winners.front())).score());
  return winsWith(table, winners.front(), cast);
}

QString reasonOf(const Table& table, const QList<int>& winners, const Cast& cast) {
  if (winners.isEmpty() || !table.has_bid_winner()) return {};
  if (const auto fallen = story::fallen_short(table))
    return fallen->index == cast.you ? winsWith(table, winners.front(), cast) : fallsShort(table, *fallen, cast);
  const int bidder = table.bid_winner().index;
  const int bid = table.bids.highest;
  if (bid == 0) return Pinochle::tr("Nobody had bid, so there was no bid to make.");
  return bidder == cast.you ? Pinochle::tr("You made your bid of %L1.").arg(bid)
                            : Pinochle::tr("%2 made the bid of %L1.").arg(bid).arg(cast.names.value(bidder));
}

QVariantList resultsOf(const Table& table, const QList<int>& winners, const QList<SeatCard>& seats, const Cast& cast) {
  QList<int> order;
  for (int seat = 0; seat < rules::kSeats; ++seat)
    order << seat;
  std::ranges::stable_sort(order, {}, [&](int seat) { return std::pair{!winners.contains(seat), seat != cast.you}; });
  QVariantList rows;
  for (const int seat : order) {
    const SeatCard card = seats.value(seat);
    const bool lost = story::fallen_short(table) == seatOf(seat);
    QVariantMap row = seatRow(table, seat, cast);
    row[QStringLiteral("name")] = card.name;
    row[QStringLiteral("person")] = card.person;
    row[QStringLiteral("botType")] = card.botType;
    row[QStringLiteral("winner")] = winners.contains(seat);
    row[QStringLiteral("fallsShort")] = lost;
    row[QStringLiteral("score")] = table.reckoning(seatOf(seat)).score();
    row[QStringLiteral("lines")] = linesOf(table, seatOf(seat));
    if (lost)
      row[QStringLiteral("text")] =
          inARow({row[QStringLiteral("text")].toString(), fallsShort(table, seatOf(seat), cast)});
    rows << row;
  }
  return rows;
}

}  // namespace cardroom::window::pinochle
