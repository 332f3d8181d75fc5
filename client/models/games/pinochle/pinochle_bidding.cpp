// Bids and the trump at a table of Pinochle, as they stand.
#include <QLocale>

#include "client/models/games/pinochle/pinochle_shown.h"
#include "client/models/games/pinochle/pinochle_words.h"

namespace cardroom::window {

using pinochle::Pinochle;

int PinochleModel::bid() const {
  return m_shown->table.bids.highest;
}

QString PinochleModel::bidText() const {
  const auto bids = pinochle::story::bids_of(m_shown->table);
  if (bids.empty()) return Pinochle::tr("No bid yet");
  const Seat seat = bids.back().seat;
  const Cast acting = m_shown->cast.duringLast(m_shown->events, [](const auto& one) {
    return one.pinochle().has_made_bid() && one.pinochle().made_bid().amount() != 0;
  });
  return isYou(acting, seat) ? Pinochle::tr("You bid", "above the bid")
                             : Pinochle::tr("%1 bids", "above the bid").arg(acting.name(seat.index));
}

QString PinochleModel::passNote() const {
  const Shown& shown = *m_shown;
  if (!shown.bids()) return {};
  return bid() == 0
             ? Pinochle::tr("If you pass, %1 names the trump, and has no bid to reach.").arg(shown.otherName())
             : Pinochle::tr("If you pass, %2 plays for %L1 and names the trump.").arg(bid()).arg(shown.otherName());
}

QVariantList PinochleModel::trumpMelds() const {
  const Shown& shown = *m_shown;
  QVariantList rows;
  if (shown.hand.empty() || shown.table.has_trump()) return rows;
  const auto byTrump = pinochle::story::melds_by_trump(shown.table, shown.hand);
  for (std::size_t i = 0; i < byTrump.size(); ++i) {
    const QString suit = pinochle::suitLetter(static_cast<Suit>(i));
    const int points = byTrump[i].points();
    const QString melds = pinochle::meldsText(byTrump[i]);
    rows << QVariantMap{
        {QStringLiteral("suit"), suit},
        {QStringLiteral("name"), sentence(suitName(suit))},
        {QStringLiteral("points"), points},
        {QStringLiteral("pointsText"), Pinochle::tr("melds %L1", "points").arg(points)},
        {QStringLiteral("meldsText"), melds},
        {QStringLiteral("text"), Pinochle::tr("%2 as trump: melds of %Ln point(s). %1.", "melds, a suit", points)
                                     .arg(melds, sentence(suitName(suit)))},
        {QStringLiteral("action"), QStringLiteral("suit-") + suit},
        {QStringLiteral("key"), suit}};
  }
  return rows;
}

bool PinochleModel::naming() const {
  return m_shown->names();
}

QString PinochleModel::chosenSuit() const {
  return pinochle::suitLetter(m_shown->suit);
}

QString PinochleModel::trumpNote() const {
  if (!naming()) return {};
  return cutthroat() ? Pinochle::tr("Then one of two open cards is yours.")
                     : Pinochle::tr("Then both hands show their melds.");
}

QString PinochleModel::trump() const {
  return m_shown->trump();
}

QString PinochleModel::trumpText() const {
  return trump().isEmpty() ? QString{} : sentence(Pinochle::tr("%1 are trump", "a suit").arg(suitName(trump())));
}

QString PinochleModel::contractText() const {
  const Shown& shown = *m_shown;
  if (!shown.table.has_bid_winner()) return {};
  if (bid() == 0) return Pinochle::tr("Nobody has bid");
  const bool you = isYou(shown.cast, shown.table.bid_winner());
  const QString name = nameOf(shown.cast, shown.table.bid_winner());
  return you ? Pinochle::tr("You play for %L1").arg(bid()) : Pinochle::tr("%2 plays for %L1").arg(bid()).arg(name);
}

QString PinochleModel::playText() const {
  const Shown& shown = *m_shown;
  if (trump().isEmpty() || !shown.table.has_bid_winner()) return {};
  if (bid() == 0) return trumpText();
  const QString suit = suitName(trump());
  const QString name = nameOf(shown.cast, shown.table.bid_winner());
  return isYou(shown.cast, shown.table.bid_winner())
             ? Pinochle::tr("You play %2 for %L1", "a suit, a bid").arg(bid()).arg(suit)
             : Pinochle::tr("%3 plays %2 for %L1", "a name, a suit, a bid").arg(bid()).arg(suit, name);
}

}  // namespace cardroom::window
