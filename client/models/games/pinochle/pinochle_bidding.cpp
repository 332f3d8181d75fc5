// The state of the bidding and the trump at a Pinochle table.
#include <algorithm>

#include "client/models/games/pinochle/pinochle_words.h"
#include "client/models/words.h"

namespace cardroom::window::pinochle {
namespace {

QString bidText(const PinochleShown& shown) {
  const auto bids = story::bids_of(shown.table);
  if (bids.empty()) return Pinochle::tr("No bid yet");
  const Seat seat = bids.back().seat;
  const Cast acting = shown.cast.duringLast(shown.events, [](const auto& one) {
    return one.pinochle().has_made_bid() && one.pinochle().made_bid().amount() != 0;
  });
  return isYou(acting, seat) ? Pinochle::tr("You bid", "above the bid")
                             : Pinochle::tr("%1 bids", "above the bid").arg(acting.name(seat.index));
}

QList<PinochleRange> rangesOf(const std::vector<rules::Worth>& worths) {
  QList<PinochleRange> rows;
  for (const rules::Worth& worth : worths) {
    const QString suit = suitLetter(worth.trump);
    const int melds = worth.melds.points();
    rows << PinochleRange{.suit = suit,
                          .melds = melds,
                          .meldsText = meldsInBrief(worth.melds),
                          .likely = worth.likely,
                          .lucky = worth.lucky,
                          .rangeText = Pinochle::tr("%L1 to %L2", "points").arg(worth.likely).arg(worth.lucky),
                          .text = sentence(Pinochle::tr("%4: %L1 in melds, %L2 to %L3 likely.", "a suit")
                                               .arg(melds)
                                               .arg(worth.likely)
                                               .arg(worth.lucky)
                                               .arg(suitName(suit)))};
  }
  return rows;
}

/// Adds what helps the person to choose a bid: the points that each trump would probably yield.
void addWorth(const PinochleShown& shown, PinochleBidding& bidding) {
  const std::vector<rules::Worth> worths = story::worths(shown.table, shown.hand);
  if (worths.empty()) return;
  bidding.ranges = rangesOf(worths);
  bidding.draws = shown.table.rules.cutthroat;
  int most = bidding.bid;
  for (const rules::Worth& worth : worths)
    most = std::max(most, worth.lucky);
  bidding.scale = most + most / 8;
  const rules::Worth& best = worths.front();
  if (best.melds.points() > 0)
    bidding.meldsNote = Pinochle::tr("Your melds alone reach %L1 with %2.", "a suit")
                            .arg(best.melds.points())
                            .arg(suitName(suitLetter(best.trump)));
  bidding.likelyNote = Pinochle::tr("Up to <b>%L1</b> is usually made.").arg(best.likely);
}

QList<PinochleWorth> worthOf(const PinochleShown& shown) {
  QList<PinochleWorth> rows;
  if (shown.hand.empty() || shown.table.has_trump()) return rows;
  for (const rules::Melds& one : story::melds_by_trump(shown.table, shown.hand)) {
    const QString suit = suitLetter(static_cast<Suit>(rows.size()));
    const int points = one.points();
    const QString melds = meldsText(one);
    rows << PinochleWorth{.suit = suit,
                          .points = points,
                          .pointsText = Pinochle::tr("melds %L1", "points").arg(points),
                          .meldsText = melds,
                          .text = Pinochle::tr("%2 as trump: melds of %Ln point(s). %1.", "melds, a suit", points)
                                      .arg(melds, sentence(suitName(suit)))};
  }
  return rows;
}

}  // namespace

PinochleBidding biddingOf(const PinochleShown& shown) {
  const int bid = shown.table.bids.highest;
  PinochleBidding bidding{.bid = bid, .text = bidText(shown)};
  addWorth(shown, bidding);
  if (!shown.bids()) return bidding;
  if (shown.bidRange().least > 0) bidding.missNote = Pinochle::tr("Miss your bid and you lose.");
  bidding.passNote =
      bid == 0 ? Pinochle::tr("If you pass, %1 picks trump and has no target to reach.").arg(shown.otherName())
               : Pinochle::tr("If you pass, %2 plays for %L1 and picks trump.").arg(bid).arg(shown.otherName());
  bidding.wholeNote = inARow({bidding.missNote, bidding.passNote});
  return bidding;
}

PinochleTrump trumpOf(const PinochleShown& shown) {
  PinochleTrump trump{.suit = shown.trump(), .worth = worthOf(shown)};
  const QString suit = suitName(trump.suit);
  if (!suit.isEmpty()) trump.text = sentence(Pinochle::tr("%1 are trump", "a suit").arg(suit));
  if (shown.names())
    trump.note = shown.table.rules.cutthroat ? Pinochle::tr("Then one of two open cards is yours.")
                                             : Pinochle::tr("Then both hands show their melds.");
  if (!shown.table.has_bid_winner()) return trump;
  const int bid = shown.table.bids.highest;
  const Seat bidder = shown.table.bid_winner();
  const QString name = nameOf(shown.cast, bidder);
  if (bid == 0) {
    trump.contractText = Pinochle::tr("Nobody has bid");
    trump.playText = trump.text;
  } else if (isYou(shown.cast, bidder)) {
    trump.contractText = Pinochle::tr("You play for %L1").arg(bid);
    trump.playText = Pinochle::tr("You play %2 for %L1", "a suit, a bid").arg(bid).arg(suit);
  } else {
    trump.contractText = Pinochle::tr("%2 plays for %L1").arg(bid).arg(name);
    trump.playText = Pinochle::tr("%3 plays %2 for %L1", "a name, a suit, a bid").arg(bid).arg(suit, name);
  }
  if (suit.isEmpty()) {
    trump.playText.clear();
  } else {
    trump.spoken = Pinochle::tr("%1. %2.", "the trump, and who plays for how much").arg(trump.text, trump.contractText);
  }
  return trump;
}

}  // namespace cardroom::window::pinochle
