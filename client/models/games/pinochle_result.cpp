// How the points of Pinochle stand, and who has won.
#include <algorithm>

#include "client/models/games/pinochle_words.h"
#include "client/models/words.h"

namespace cardroom::window::pinochle {
namespace {

bool wins(const std::vector<int>& winners, int seat) {
  return std::ranges::find(winners, seat) != winners.end();
}

int scoreOf(const std::vector<int>& scores, int seat) {
  return static_cast<std::size_t>(seat) < scores.size() ? scores[static_cast<std::size_t>(seat)] : 0;
}

/// The bid winner, if that one has fallen short; -1: nobody has.
int fallenShort(const View& view) {
  for (int seat = 0; seat < view.seats_size(); ++seat)
    if (view.seats(seat).falls_short()) return seat;
  return -1;
}

QString winsWith(int seat, int score, const Cast& cast) {
  return seat == cast.you ? Pinochle::tr("You win with %L1.").arg(score)
                          : Pinochle::tr("%2 wins with %L1.").arg(score).arg(cast.names.value(seat));
}

QString fallsShort(const View& view, int seat, const Cast& cast) {
  const rules::Reckoning reckoning = reckoningOf(view, seat);
  return seat == cast.you ? Pinochle::tr("You are %L1 short of your bid of %L2 and lose.")
                                .arg(reckoning.missing())
                                .arg(reckoning.bid)
                          : Pinochle::tr("%3 is %L1 short of the bid of %L2 and loses.")
                                .arg(reckoning.missing())
                                .arg(reckoning.bid)
                                .arg(cast.names.value(seat));
}

QVariantMap lineOf(const char* id, const QString& text, int points, const QString& more = {}, bool lost = false) {
  return {{QStringLiteral("id"), QLatin1StringView{id}},
          {QStringLiteral("text"), text},
          {QStringLiteral("points"), points},
          {QStringLiteral("more"), more},
          {QStringLiteral("lost"), lost}};
}

QVariantList linesOf(const View& view, int seat, int score) {
  const rules::Reckoning reckoning = reckoningOf(view, seat);
  const bool lost = view.seats(seat).falls_short();
  QVariantList lines{
      lineOf("melds", Pinochle::tr("Melds"), reckoning.melds),
      lineOf("tricks", Pinochle::tr("%Ln trick(s)", nullptr, view.seats(seat).tricks_won_size()), reckoning.tricks),
      lineOf("sum", Pinochle::tr("Together"), reckoning.sum())};
  if (reckoning.bid > 0)
    lines << lineOf(
        "bid", Pinochle::tr("Bid"), reckoning.bid,
        lost ? Pinochle::tr("%L1 short", "of a bid").arg(reckoning.missing()) : Pinochle::tr("made", "a bid"), lost);
  return lines << lineOf("score", Pinochle::tr("Score"), score, {}, lost);
}

}  // namespace

QVariantMap seatRow(const View& view, int seat, const Cast& cast) {
  const auto& one = view.seats(seat);
  const bool you = seat == cast.you;
  const QString name = cast.names.value(seat);
  const QString who = you ? Pinochle::tr("You") : name;
  const rules::Reckoning reckoning = reckoningOf(view, seat);
  const int taken = one.tricks_won_size();
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
          {QStringLiteral("bidder"), view.has_bid_winner() && static_cast<int>(view.bid_winner()) == seat},
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
          {QStringLiteral("meldRows"), meldRows(one.melds())},
          {QStringLiteral("noMelds"), one.melds().empty() ? Pinochle::tr("No melds") : QString{}},
          {QStringLiteral("text"), inARow({stands, missingSpoken})}};
}

QString verdictOf(const View& view, const std::vector<int>& winners, const std::vector<int>& scores, const Cast& cast) {
  if (winners.empty()) return {};
  const int fallen = fallenShort(view);
  if (fallen >= 0 && fallen == cast.you) return fallsShort(view, fallen, cast);
  const int score = scoreOf(scores, winners.front());
  if (winners.size() > 1) return Pinochle::tr("A draw, %L1 each. Both win.").arg(score);
  return winsWith(winners.front(), score, cast);
}

QString reasonOf(const View& view, const std::vector<int>& winners, const std::vector<int>& scores, const Cast& cast) {
  if (winners.empty() || !view.has_bid_winner()) return {};
  const int fallen = fallenShort(view);
  if (fallen >= 0 && fallen == cast.you) return winsWith(winners.front(), scoreOf(scores, winners.front()), cast);
  if (fallen >= 0) return fallsShort(view, fallen, cast);
  const auto bidder = static_cast<int>(view.bid_winner());
  const int bid = reckoningOf(view, bidder).bid;
  if (bid == 0) return Pinochle::tr("Nobody had bid, so there was no bid to make.");
  return bidder == cast.you ? Pinochle::tr("You made your bid of %L1.").arg(bid)
                            : Pinochle::tr("%2 made the bid of %L1.").arg(bid).arg(cast.names.value(bidder));
}

QVariantList resultsOf(const View& view, const std::vector<int>& winners, const std::vector<int>& scores,
                       const QList<SeatCard>& seats, const Cast& cast) {
  QList<int> order;
  for (int seat = 0; seat < view.seats_size(); ++seat)
    order << seat;
  std::ranges::stable_sort(order, {}, [&](int seat) { return seat != cast.you; });
  std::ranges::stable_sort(order, {}, [&](int seat) { return !wins(winners, seat); });
  QVariantList rows;
  for (const int seat : order) {
    const SeatCard card = seats.value(seat);
    const int score = scoreOf(scores, seat);
    QVariantMap row = seatRow(view, seat, cast);
    row[QStringLiteral("name")] = card.name;
    row[QStringLiteral("person")] = card.person;
    row[QStringLiteral("botType")] = card.botType;
    row[QStringLiteral("winner")] = wins(winners, seat);
    row[QStringLiteral("fallsShort")] = view.seats(seat).falls_short();
    row[QStringLiteral("score")] = score;
    row[QStringLiteral("lines")] = linesOf(view, seat, score);
    row[QStringLiteral("text")] = view.seats(seat).falls_short()
                                      ? inARow({row[QStringLiteral("text")].toString(), fallsShort(view, seat, cast)})
                                      : row[QStringLiteral("text")].toString();
    rows << row;
  }
  return rows;
}

}  // namespace cardroom::window::pinochle
