// The state of the melds and tricks at a Pinochle table, and the cards that are turned up before them.
#include "client/models/games/pinochle/pinochle_words.h"
#include "client/models/words.h"

namespace cardroom::window::pinochle {
namespace {

PinochleSeat seatIn(const PinochleShown& shown, Seat of) {
  const Table& table = shown.table;
  const bool you = of.index == shown.cast.you;
  const QString name = shown.cast.names.value(of.index);
  const rules::Reckoning reckoning = table.reckoning(of);
  const rules::Melds melds = table.melds[of.index];
  PinochleSeat seat{
      .player = shown.seats.value(of.index),
      .name = you ? Pinochle::tr("You") : name,
      .bidder = table.has_bid_winner() && table.bid_winner() == of,
      .line = Pinochle::tr("%L1 melds and %L2 tricks", "points").arg(reckoning.melds).arg(reckoning.tricks),
      .melds = reckoning.melds,
      .sum = reckoning.sum(),
      .bid = reckoning.bid,
      .missing = reckoning.missing(),
      .taken = story::tricks_won(table, of),
      .meldsTitle = you ? Pinochle::tr("Your melds") : Pinochle::tr("%1’s melds").arg(name),
      .meldRows = meldRows(melds, table.trump),
      .noMelds = melds.rows == 0 ? Pinochle::tr("No melds") : QString{}};
  seat.takenText = Pinochle::tr("%Ln trick(s)", nullptr, seat.taken);
  seat.takenSpoken = you ? Pinochle::tr("You have taken %Ln trick(s).", nullptr, seat.taken)
                         : Pinochle::tr("%1 has taken %Ln trick(s).", nullptr, seat.taken).arg(name);
  QString missingSpoken;
  if (seat.bid > 0 && seat.missing == 0) {
    seat.missingText = you ? Pinochle::tr("Your bid is made") : Pinochle::tr("The bid is made");
    missingSpoken = you ? Pinochle::tr("Your bid is made.") : Pinochle::tr("The bid is made.");
  } else if (seat.bid > 0) {
    const QString text = you ? Pinochle::tr("%L1 more for your bid") : Pinochle::tr("%L1 more for the bid");
    const QString spoken = you ? Pinochle::tr("%L1 more for your bid.") : Pinochle::tr("%L1 more for the bid.");
    seat.missingText = text.arg(seat.missing);
    missingSpoken = spoken.arg(seat.missing);
  }
  seat.text = inARow({Pinochle::tr("%4: %L1 points, %L2 melds and %L3 tricks.", "a name, and how it stands")
                          .arg(seat.sum)
                          .arg(seat.melds)
                          .arg(reckoning.tricks)
                          .arg(seat.name),
                      missingSpoken});
  return seat;
}

QString meldsNote(const PinochleShown& shown) {
  if (!shown.melds()) return {};
  const Seat bidder = shown.table.bid_winner();
  const rules::Reckoning reckoning = shown.table.reckoning(bidder);
  if (reckoning.bid == 0) return Pinochle::tr("Nobody has bid, so more points win.");
  const bool you = bidder.index == shown.cast.you;
  const QString name = shown.cast.names.value(bidder.index);
  if (reckoning.missing() == 0)
    return you ? Pinochle::tr("Your melds make your bid.") : Pinochle::tr("%1’s melds make the bid.").arg(name);
  return you ? Pinochle::tr("You need %L1 more from the tricks.").arg(reckoning.missing())
             : Pinochle::tr("%2 needs %L1 more from the tricks.").arg(reckoning.missing()).arg(name);
}

}  // namespace

QList<PinochleSeat> seatsOf(const PinochleShown& shown) {
  QList<PinochleSeat> seats;
  for (Seat seat{}; shown.known && seat.index < rules::kSeats; ++seat.index)
    seats << seatIn(shown, seat);
  return seats;
}

QList<PinochleTurned> turnedOf(const PinochleShown& shown) {
  QList<PinochleTurned> rows;
  if (!shown.turnedUp()) return rows;
  const bool taken = shown.table.has_taken();
  for (const Card card : shown.table.turned) {
    const QString code = codeOf(card);
    rows << PinochleTurned{.card = code, .spoken = cardName(code)};
    if (taken) {
      // If the two cards are equal, the first one counts as the bid winner's.
      const Seat bidder = shown.table.bid_winner();
      const bool first = rows.size() == 1 || shown.table.turned[0] != shown.table.turned[1];
      const Seat seat = card == shown.table.taken && first ? bidder : rules::other(bidder);
      const bool takes = seat == bidder;
      rows.last().text = isYou(shown.cast, seat) ? takes ? Pinochle::tr("You take it") : Pinochle::tr("You get it")
                         : takes ? Pinochle::tr("%1 takes it").arg(nameOf(shown.cast, seat))
                                                 : Pinochle::tr("%1 gets it").arg(nameOf(shown.cast, seat));
      rows.last().spoken =
          Pinochle::tr("%1: %2.", "a card, and who gets it").arg(sentence(cardName(code)), rows.last().text);
      continue;
    }
    if (shown.hand.empty()) continue;
    const int points = shown.meldsOf(shown.hand + cardsOf({code})).points();
    rows.last().text = Pinochle::tr("melds %L1", "points").arg(points);
    rows.last().spoken =
        Pinochle::tr("With the %1 your melds are worth %Ln point(s).", nullptr, points).arg(cardName(code));
  }
  return rows;
}

QString takenNoteOf(const PinochleShown& shown) {
  if (!shown.table.has_taken()) return {};
  const Seat bidder = shown.table.bid_winner();
  const Seat second = rules::other(bidder);
  const QString took = cardText(codeOf(shown.table.taken_by(bidder)));
  const QString got = cardText(codeOf(shown.table.taken_by(second)));
  const QString name = shown.cast.names.value(shown.cast.you == bidder.index ? second.index : bidder.index);
  if (isYou(shown.cast, bidder)) return Pinochle::tr("You take %1; %3 gets %2.", "two cards").arg(took, got, name);
  if (isYou(shown.cast, second)) return Pinochle::tr("%3 takes %1; you get %2.", "two cards").arg(took, got, name);
  return Pinochle::tr("%3 takes %1; %4 gets %2.", "two cards").arg(took, got, name, nameOf(shown.cast, second));
}

PinochleTricks tricksOf(const PinochleShown& shown) {
  PinochleTricks tricks{.meldsNote = meldsNote(shown), .followNote = followNoteOf(shown)};
  if (!shown.table.is_led()) return tricks;
  const int leader = shown.table.leader(shown.table.tricks()).index;
  const Cast acting = shown.cast.duringLast(shown.events, [leader](const auto& one) {
    return one.pinochle().has_played() && static_cast<int>(one.pinochle().played().seat()) == leader;
  });
  tricks.ledByYou = leader == shown.cast.you;
  tricks.ledText = acting.isYou(leader) ? Pinochle::tr("You led", "above a card")
                                        : Pinochle::tr("%1 led", "above a card").arg(acting.name(leader));
  return tricks;
}

}  // namespace cardroom::window::pinochle
