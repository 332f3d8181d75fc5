// What the person prepares in Pinochle: bids, the trump, the cards to keep.
#include <QLocale>

#include "client/models/games/pinochle/pinochle_words.h"
#include "client/models/words.h"

namespace cardroom::window::pinochle {
namespace {

constexpr int kLeap = 50;

PinochleFirstBid firstBidOf(const PinochleShown& shown) {
  if (!shown.opens()) return {};
  const auto [least, most] = shown.bidRange();
  return {.amount = shown.thoughts.firstBid, .least = least, .most = most, .step = rules::kBidStep, .leap = kLeap};
}

}  // namespace

QList<PinochleOffer> offersOf(const PinochleShown& shown) {
  if (!shown.bids()) return {};
  const QString pass = Pinochle::tr("Pass");
  QList<PinochleOffer> offers{{.id = QStringLiteral("pass"),
                               .kind = QStringLiteral("pass"),
                               .text = pass,
                               .spoken = pass,
                               .key = QStringLiteral("P")}};
  const auto add = [&](int amount, const QString& kind, const QString& key) {
    offers << PinochleOffer{.id = QStringLiteral("bid-%1").arg(amount),
                            .kind = kind,
                            .text = QLocale{}.toString(amount),
                            .spoken = Pinochle::tr("Bid %L1", "a button").arg(amount),
                            .key = key,
                            .amount = amount};
  };
  const auto [least, most] = shown.bidRange();
  if (shown.opens())
    add(shown.thoughts.firstBid, QStringLiteral("bid"), QStringLiteral("1"));
  else if (least > 0)
    add(least, QStringLiteral("ten"), QStringLiteral("1"));
  if (!shown.opens() && most > least) add(most, QStringLiteral("twenty"), QStringLiteral("2"));
  const auto& hinted = shown.thoughts.hinted;
  for (PinochleOffer& offer : offers)
    offer.hinted = hinted && hinted->phase == Phase::bidding && hinted->bid == offer.amount;
  return offers;
}

PinochleKeeping keepingOf(const PinochleShown& shown) {
  if (!shown.keeps()) return {};
  const rules::Cards marked = cardsOf(shown.thoughts.marked.values());
  const rules::Melds melds = shown.meldsOf(marked);
  const int count = static_cast<int>(marked.size());
  QStringList styled;
  for (const PinochleMeld& meld : meldRows(melds, shown.table.trump))
    styled << Pinochle::tr("<b>%2 %L1</b>", "a meld and its points").arg(meld.points).arg(meld.name);
  const QString meldsText =
      styled.isEmpty()
          ? Pinochle::tr("No melds with these.")
          : Pinochle::tr("With these: %1.", "melds").arg(styled.join(Pinochle::tr(" · ", "between melds")));
  const QString note = Pinochle::tr("%1 will not see what you leave out.").arg(shown.otherName());
  QStringList spoken{Pinochle::tr("%L1 of %L2 kept.", "cards").arg(count).arg(kKept)};
  if (count == kKept) {
    spoken << (styled.isEmpty() ? Pinochle::tr("They have no melds.")
                                : Pinochle::tr("Their melds: %1.").arg(meldsListed(melds)))
           << Pinochle::tr("Press Enter to keep them.");
  }
  return {.count = count,
          .of = kKept,
          .text = Pinochle::tr("%L1 of %L2", "cards that are kept").arg(count).arg(kKept),
          .points = melds.points(),
          .meldsText = meldsText,
          .wholeText = inARow({meldsText, note.toHtmlEscaped()}),
          .spoken = inARow(spoken)};
}

PinochleReady readyOf(const PinochleShown& shown) {
  const auto& hinted = shown.thoughts.hinted;
  return {.offers = offersOf(shown),
          .firstBid = firstBidOf(shown),
          .chosenSuit = suitLetter(shown.thoughts.suit),
          .hintedSuit = hinted && hinted->phase == Phase::trump ? suitLetter(hinted->trump) : QString{},
          .keeping = keepingOf(shown),
          .trumpOpen = shown.moment() == Moment::trump || (shown.meldsOpen() && !shown.table.rules.cutthroat),
          .meldsOpen = shown.meldsOpen()};
}

}  // namespace cardroom::window::pinochle
