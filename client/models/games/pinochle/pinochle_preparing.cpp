// What the person makes ready at a table of Pinochle, and does without selecting a card: bids, the trump, the cards to
// keep.
#include <QLocale>
#include <algorithm>
#include <array>

#include "client/models/games/pinochle/pinochle_cards.h"
#include "client/models/games/pinochle/pinochle_shown.h"
#include "client/models/games/pinochle/pinochle_words.h"
#include "client/models/words.h"

namespace cardroom::window {

using pinochle::Pinochle;

namespace {

constexpr int kStep = pinochle::rules::kBidStep;
constexpr int kLeap = 50;

const QString kPass = QStringLiteral("pass");
const QString kLess = QStringLiteral("less");
const QString kMore = QStringLiteral("more");
const QString kSuitPrefix = QStringLiteral("suit-");
const QString kName = QStringLiteral("name");
const QString kKeep = QStringLiteral("keep");
const QString kClear = QStringLiteral("clear");
const QString kLead = QStringLiteral("lead");

constexpr std::array kSuits{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};

QString bidId(int amount) {
  return QStringLiteral("bid-%1").arg(amount);
}

int amountOf(pinochle::story::BidRange range, int amount) {
  return std::clamp(amount, range.least, range.most);
}

}  // namespace

// --- Bidding

void PinochleModel::endThoughts() {
  Shown& shown = *m_shown;
  shown.hintedAction.clear();
  shown.hintedCards.clear();
  shown.marked.clear();
  shown.suit.reset();
  shown.firstBid = 0;
  if (!shown.opens()) return;
  // What the hand melds at its best is a bid that many would open with.
  int best = 0;
  for (const auto& melds : pinochle::story::melds_by_trump(shown.table, shown.hand))
    best = std::max(best, melds.points());
  shown.firstBid = amountOf(shown.bidRange(), best);
}

QVariantList PinochleModel::offers() const {
  const Shown& shown = *m_shown;
  if (!shown.bids()) return {};
  const auto row = [&](const QString& id, const char* kind, const QString& text, const QString& spoken,
                       const QString& key) {
    return QVariantMap{{QStringLiteral("id"), id},     {QStringLiteral("kind"), QLatin1StringView{kind}},
                       {QStringLiteral("text"), text}, {QStringLiteral("spoken"), spoken},
                       {QStringLiteral("key"), key},   {QStringLiteral("hinted"), id == shown.hintedAction}};
  };
  const auto bidRow = [&](int amount, const char* kind, const QString& key) {
    return row(bidId(amount), kind, QLocale{}.toString(amount), Pinochle::tr("Bid %L1", "a button").arg(amount), key);
  };
  const auto [least, most] = shown.bidRange();
  QVariantList rows{row(kPass, "pass", Pinochle::tr("Pass"), Pinochle::tr("Pass"), QStringLiteral("P"))};
  if (least == 0) return rows;
  if (shown.opens()) return rows << bidRow(shown.firstBid, "bid", QStringLiteral("1"));
  rows << bidRow(least, "ten", QStringLiteral("1"));
  if (most > least) rows << bidRow(most, "twenty", QStringLiteral("2"));
  return rows;
}

QVariantMap PinochleModel::firstBid() const {
  const Shown& shown = *m_shown;
  if (!shown.opens()) return {};
  const auto [least, most] = shown.bidRange();
  return {{QStringLiteral("amount"), shown.firstBid},
          {QStringLiteral("least"), least},
          {QStringLiteral("most"), most},
          {QStringLiteral("step"), kStep},
          {QStringLiteral("leap"), kLeap},
          {QStringLiteral("canLess"), shown.firstBid > least},
          {QStringLiteral("canMore"), shown.firstBid < most}};
}

void PinochleModel::stepFirstBid(int by) {
  Shown& shown = *m_shown;
  if (!shown.opens()) return;
  shown.firstBid = amountOf(shown.bidRange(), shown.firstBid + by);
  Q_EMIT previewChanged();
}

// --- Actions

QList<Action> PinochleModel::actions() const {
  const Shown& shown = *m_shown;
  QList<Action> all;
  for (const QVariant& one : offers()) {
    const QVariantMap offer = one.toMap();
    all << Action{.id = offer[QStringLiteral("id")].toString(),
                  .text = offer[QStringLiteral("spoken")].toString(),
                  .key = offer[QStringLiteral("key")].toString(),
                  .onTable = true};
  }
  if (shown.opens())
    all << Action{.id = kLess, .text = Pinochle::tr("Ten less"), .key = QStringLiteral("-"), .onTable = true}
        << Action{.id = kMore, .text = Pinochle::tr("Ten more"), .key = QStringLiteral("+"), .onTable = true};
  if (shown.names()) {
    for (const Suit one : kSuits) {
      const QString suit = pinochle::suitLetter(one);
      all << Action{.id = kSuitPrefix + suit, .text = sentence(suitName(suit)), .key = suit, .onTable = true};
    }
    if (shown.suit)
      all << Action{.id = kName,
                    .text = sentence(Pinochle::tr("%1 are trump", "a suit").arg(suitName(chosenSuit()))),
                    .primary = true};
  }
  if (shown.keeps()) {
    if (shown.marked.size() == pinochle::kKept)
      all << Action{.id = kKeep, .text = Pinochle::tr("Keep these %L1").arg(pinochle::kKept), .primary = true};
    if (!shown.marked.isEmpty()) all << Action{.id = kClear, .text = Pinochle::tr("Clear all"), .onTable = true};
  }
  if (shown.plays() && meldsOpen())
    all << Action{.id = kLead, .text = Pinochle::tr("Lead the first trick"), .primary = true};
  return all;
}

std::optional<table::v1::GameMove> PinochleModel::moveOf(const QString& action) const {
  using pinochle::rules::Move;
  using pinochle::story::message_of;
  const Shown& shown = *m_shown;
  if (shown.bids()) {
    if (action == kPass) return message_of(Move::pass());
    for (const QVariant& offer : offers())
      if (offer.toMap()[QStringLiteral("id")] == action)
        return message_of(Move::bids(static_cast<std::int16_t>(action.mid(bidId(0).size() - 1).toInt())));
  }
  if (shown.names() && action == kName && shown.suit) return message_of(Move::names(*shown.suit));
  if (shown.keeps() && action == kKeep && shown.marked.size() == pinochle::kKept)
    return message_of(Move::keeps(markedCards()));
  return std::nullopt;
}

std::optional<QString> PinochleModel::prepare(const QString& action) {
  Shown& shown = *m_shown;
  if (shown.opens() && (action == kLess || action == kMore)) {
    stepFirstBid(action == kLess ? -kStep : kStep);
    return Pinochle::tr("Bid %L1", "a button").arg(shown.firstBid);
  }
  const auto suit = action.startsWith(kSuitPrefix) ? pinochle::suitOf(action.mid(kSuitPrefix.size())) : std::nullopt;
  if (shown.names() && suit) {
    shown.suit = suit;
    Q_EMIT previewChanged();
    return sentence(Pinochle::tr("%1: press Enter to name them as trump.", "a suit").arg(suitName(chosenSuit())));
  }
  if (shown.keeps() && action == kClear) {
    shown.marked.clear();
    showCards();
    Q_EMIT previewChanged();
    return keeping()[QStringLiteral("spoken")].toString();
  }
  if (action == kLead && meldsOpen()) {
    closeMelds();
    return prompt();
  }
  return std::nullopt;
}

void PinochleModel::closeMelds() {
  if (!meldsOpen()) return;
  m_shown->meldsClosed = true;
  Q_EMIT previewChanged();
}

// --- Cards to keep

pinochle::rules::Cards PinochleModel::markedCards() const {
  QStringList codes;
  for (const QString& key : m_shown->marked)
    codes << cards()->codeOf(key);
  return pinochle::cardsOf(codes);
}

bool PinochleModel::marksCards() const {
  return m_shown->keeps();
}

Marking PinochleModel::mark(const QString& cardKey) {
  Shown& shown = *m_shown;
  if (shown.marked.removeOne(cardKey)) {
    // It is put back.
  } else if (whyNot(cardKey).isEmpty()) {
    if (shown.marked.size() == pinochle::kKept)
      return {.whyNot = Pinochle::tr("Twelve are chosen. Put one back first.")};
    shown.marked << cardKey;
  } else {
    return {.whyNot = whyNot(cardKey)};
  }
  showCards();
  Q_EMIT previewChanged();
  return {.spoken = keeping()[QStringLiteral("spoken")].toString()};
}

QVariantMap PinochleModel::keeping() const {
  const Shown& shown = *m_shown;
  if (!shown.keeps()) return {};
  const pinochle::rules::Cards marked = markedCards();
  const auto melds = shown.meldsOf(marked);
  const QVariantList rows = pinochle::meldRows(melds, shown.table.trump);
  const int count = static_cast<int>(marked.size());
  QStringList styled;
  for (const QVariant& one : rows) {
    const QVariantMap row = one.toMap();
    styled << Pinochle::tr("<b>%2 %L1</b>", "a meld and its points")
                  .arg(row[QStringLiteral("points")].toInt())
                  .arg(row[QStringLiteral("name")].toString());
  }
  const QString meldsText =
      rows.isEmpty() ? Pinochle::tr("No melds with these.")
                     : Pinochle::tr("With these: %1.", "melds").arg(styled.join(Pinochle::tr(" · ", "between melds")));
  const QString note = Pinochle::tr("%1 will not see what you leave out.").arg(shown.otherName());
  QStringList spoken{Pinochle::tr("%L1 of %L2 kept.", "cards").arg(count).arg(pinochle::kKept)};
  if (count == pinochle::kKept) {
    spoken << (rows.isEmpty() ? Pinochle::tr("They have no melds.")
                              : Pinochle::tr("Their melds: %1.").arg(pinochle::meldsListed(melds)))
           << Pinochle::tr("Press Enter to keep them.");
  }
  return {{QStringLiteral("count"), count},
          {QStringLiteral("of"), pinochle::kKept},
          {QStringLiteral("missing"), pinochle::kKept - count},
          {QStringLiteral("text"), Pinochle::tr("%L1 of %L2", "cards that are kept").arg(count).arg(pinochle::kKept)},
          {QStringLiteral("points"), melds.points()},
          {QStringLiteral("meldRows"), rows},
          {QStringLiteral("meldsText"), meldsText},
          {QStringLiteral("wholeText"), inARow({meldsText, note.toHtmlEscaped()})},
          {QStringLiteral("spoken"), inARow(spoken)}};
}

// --- Hints

Wording PinochleModel::showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) {
  Shown& shown = *m_shown;
  const auto hinted = pinochle::story::move_of(move).value_or(pinochle::rules::Move{});
  shown.hintedAction.clear();
  shown.hintedCards.clear();
  switch (hinted.phase) {
    case pinochle::Phase::bidding:
      shown.hintedAction = hinted.bid == 0 ? kPass : bidId(hinted.bid);
      // It is then the one that is ready.
      if (shown.opens() && hinted.bid > 0) shown.firstBid = amountOf(shown.bidRange(), hinted.bid);
      break;
    case pinochle::Phase::trump: shown.hintedAction = kSuitPrefix + pinochle::suitLetter(hinted.trump); break;
    case pinochle::Phase::keeping: shown.hintedCards = codesOf(hinted.keep); break;
    case pinochle::Phase::turned:
    case pinochle::Phase::tricks: shown.hintedCards = QStringList{codeOf(hinted.card)}; break;
  }
  showCards();
  Q_EMIT previewChanged();
  return pinochle::hintWords(hinted, reason.pinochle());
}

QString PinochleModel::hintedSuit() const {
  const QString& action = m_shown->hintedAction;
  return action.startsWith(kSuitPrefix) ? action.mid(kSuitPrefix.size()) : QString{};
}

}  // namespace cardroom::window
