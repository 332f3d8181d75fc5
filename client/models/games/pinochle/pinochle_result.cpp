// The result of a Pinochle game.
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "client/models/games/pinochle/pinochle_words.h"
#include "client/models/words.h"

namespace cardroom::window::pinochle {
namespace {

Seat seatOf(int seat) {
  return {static_cast<std::uint8_t>(seat)};
}

QString winsWith(const PinochleShown& shown, int seat) {
  const int score = shown.table.reckoning(seatOf(seat)).score();
  return seat == shown.cast.you ? Pinochle::tr("You win with %L1.").arg(score)
                                : Pinochle::tr("%2 wins with %L1.").arg(score).arg(shown.cast.names.value(seat));
}

QString fallsShort(const PinochleShown& shown, Seat seat) {
  const rules::Reckoning reckoning = shown.table.reckoning(seat);
  const bool you = seat.index == shown.cast.you;
  const QString text = you ? Pinochle::tr("You are %L1 short of your bid of %L2 and lose.")
                           : Pinochle::tr("%3 is %L1 short of the bid of %L2 and loses.");
  const QString numbers = text.arg(reckoning.missing()).arg(reckoning.bid);
  return you ? numbers : numbers.arg(shown.cast.names.value(seat.index));
}

QList<PinochleLine> linesOf(const Table& table, Seat seat) {
  const rules::Reckoning reckoning = table.reckoning(seat);
  const bool lost = story::fallen_short(table) == seat;
  QList<PinochleLine> lines{{.id = QStringLiteral("melds"), .text = Pinochle::tr("Melds"), .points = reckoning.melds},
                            {.id = QStringLiteral("tricks"),
                             .text = Pinochle::tr("%Ln trick(s)", nullptr, story::tricks_won(table, seat)),
                             .points = reckoning.tricks},
                            {.id = QStringLiteral("sum"), .text = Pinochle::tr("Together"), .points = reckoning.sum()}};
  if (reckoning.bid > 0)
    lines << PinochleLine{
        .id = QStringLiteral("bid"),
        .text = Pinochle::tr("Bid"),
        .points = reckoning.bid,
        .more = lost ? Pinochle::tr("%L1 short", "of a bid").arg(reckoning.missing()) : Pinochle::tr("made", "a bid"),
        .lost = lost};
  return lines << PinochleLine{
             .id = QStringLiteral("score"), .text = Pinochle::tr("Score"), .points = reckoning.score(), .lost = lost};
}

QString reasonOf(const PinochleShown& shown) {
  const Table& table = shown.table;
  if (shown.winners.isEmpty() || !table.has_bid_winner()) return {};
  const int you = shown.cast.you;
  if (const auto fallen = story::fallen_short(table))
    return fallen->index == you ? winsWith(shown, shown.winners.front()) : fallsShort(shown, *fallen);
  const int bidder = table.bid_winner().index;
  const int bid = table.bids.highest;
  if (bid == 0) return Pinochle::tr("Nobody had bid, so there was no bid to make.");
  return bidder == you ? Pinochle::tr("You made your bid of %L1.").arg(bid)
                       : Pinochle::tr("%2 made the bid of %L1.").arg(bid).arg(shown.cast.names.value(bidder));
}

/// "Do you make your bid of 220?"
QString countingTitle(const PinochleShown& shown) {
  const Table& table = shown.table;
  const int bid = table.has_bid_winner() ? table.reckoning(table.bid_winner()).bid : 0;
  if (bid == 0) return Pinochle::tr("Melds and tricks are added up.");
  const int bidder = table.bid_winner().index;
  return bidder == shown.cast.you
             ? Pinochle::tr("Do you make your bid of %L1?").arg(bid)
             : Pinochle::tr("Does %2 make the bid of %L1?").arg(bid).arg(shown.cast.names.value(bidder));
}

}  // namespace

QString verdictOf(const PinochleShown& shown) {
  const QList<int>& winners = shown.winners;
  if (!shown.over() || winners.isEmpty()) return {};
  const auto fallen = story::fallen_short(shown.table);
  if (fallen && fallen->index == shown.cast.you) return fallsShort(shown, *fallen);
  if (winners.size() > 1)
    return Pinochle::tr("A draw, %L1 each. Both win.").arg(shown.table.reckoning(seatOf(winners.front())).score());
  return winsWith(shown, winners.front());
}

PinochleEnd endOf(const PinochleShown& shown) {
  if (!shown.over()) return {};
  PinochleEnd end{.title = countingTitle(shown), .verdict = verdictOf(shown), .reason = reasonOf(shown)};
  for (const PinochleSeat& stands : seatsOf(shown)) {
    const Seat seat = seatOf(static_cast<int>(end.results.size()));
    const bool lost = story::fallen_short(shown.table) == seat;
    end.results << PinochleResult{.player = shown.seats.value(seat.index),
                                  .meldRows = stands.meldRows,
                                  .lines = linesOf(shown.table, seat),
                                  .score = shown.table.reckoning(seat).score(),
                                  .sum = shown.table.reckoning(seat).sum(),
                                  .bid = shown.table.reckoning(seat).bid,
                                  .text = lost ? inARow({stands.text, fallsShort(shown, seat)}) : stands.text};
  }
  std::ranges::stable_sort(end.results, {},
                           [](const PinochleResult& one) { return std::pair{!one.player.winner, !one.player.you}; });
  return end;
}

QString summaryOf(const table::v1::GameView& view, std::span<const table::v1::GameEvent>, int seat) {
  const auto shown = story::view_of(view);
  const auto kept = shown ? story::bid_kept(shown->table) : std::nullopt;
  if (!kept) return {};
  if (kept->bid == 0) return Pinochle::tr("Nobody had bid");
  const bool own = kept->bidder.index == seat;
  const QString text =
      kept->spare >= 0 ? (own ? Pinochle::tr("Bid %L1, made with %L2 to spare")
                              : Pinochle::tr("Against a bid of %L1, made with %L2 to spare"))
                       : (own ? Pinochle::tr("Bid %L1, %L2 short") : Pinochle::tr("Against a bid of %L1, %L2 short"));
  return text.arg(kept->bid).arg(std::abs(kept->spare));
}

GameEnding endingOf(const PinochleShown& shown) {
  if (!shown.over() || shown.winners.isEmpty()) return {};
  const PinochleEnd end = endOf(shown);
  const QList<PinochleSeat> seats = seatsOf(shown);
  GameEnding ending{.verdict = end.verdict, .reason = end.reason, .won = shown.winners.contains(shown.cast.you)};
  for (const PinochleResult& result : end.results)
    ending.rows << endingRow(result.player, seats.value(result.player.seat).line, result.score);
  // The winner's most valuable meld or, without a meld, an ace.
  const QList<PinochleMeld>& melds = end.results.front().meldRows;
  const auto dearest = std::ranges::max_element(melds, {}, &PinochleMeld::points);
  ending.cards = dearest == melds.end() ? QStringList{QStringLiteral("AS")}
                                        : dearest->cards.first(std::min<qsizetype>(3, dearest->cards.size()));
  return ending;
}

}  // namespace cardroom::window::pinochle
