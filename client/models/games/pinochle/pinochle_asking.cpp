// Which cards the person may take and play at a table of Pinochle, and what is said of a turn.
#include <algorithm>

#include "client/models/games/pinochle/pinochle_shown.h"
#include "client/models/games/pinochle/pinochle_words.h"

namespace cardroom::window {

using pinochle::Phase;
using pinochle::Pinochle;
using pinochle::story::Following;

namespace {

const QString kTake = QStringLiteral("take");
const QString kTrick = QStringLiteral("trick");

}  // namespace

QList<Choice> PinochleModel::choicesFor(const QString& cardKey) const {
  const Shown& shown = *m_shown;
  const auto& all = cards()->cards();
  const auto card = std::ranges::find(all, cardKey, &TableCard::key);
  if (card == all.end() || !card->playable || shown.keeps()) return {};
  if (shown.plays()) return {{.id = kTrick, .text = Pinochle::tr("Play %1").arg(cardText(card->card))}};
  return {{.id = kTake, .text = Pinochle::tr("Take %1").arg(cardText(card->card))}};
}

std::optional<table::v1::GameMove> PinochleModel::moveFor(const QString& cardKey, const QString& choice) const {
  const QList<Choice> choices = choicesFor(cardKey);
  if (choices.isEmpty() || choices[0].id != choice) return std::nullopt;
  const auto card = parse_card(cards()->codeOf(cardKey).toStdString());
  if (!card || !m_shown->legal->cards.contains(*card)) return std::nullopt;
  using pinochle::rules::Move;
  return pinochle::story::message_of(choice == kTrick ? Move::plays(*card) : Move::takes(*card));
}

void PinochleModel::sent(const QString& cardKey) {
  m_shown->sent = cardKey;
}

QString PinochleModel::selectedText(const QString& cardKey) const {
  const QString name = cardName(cards()->codeOf(cardKey));
  return m_shown->plays() ? Pinochle::tr("Selected %1. Press Enter to play it.").arg(name)
                          : Pinochle::tr("Selected %1. Press Enter to take it.").arg(name);
}

QString PinochleModel::prompt() const {
  const Shown& shown = *m_shown;
  if (!shown.legal) return {};
  if (shown.bids()) return Pinochle::tr("Say your bid.");
  if (shown.names()) return Pinochle::tr("Name the trump.");
  if (shown.asks(Phase::turned)) return Pinochle::tr("Take one of these two.");
  if (shown.keeps()) return Pinochle::tr("Keep %L1 of these %L2.").arg(pinochle::kKept).arg(shown.hand.size());
  const QString led = shown.ledSuit();
  if (led.isEmpty()) return Pinochle::tr("Lead any card.");
  switch (shown.following()) {
    case Following::higher: return Pinochle::tr("Follow %1, higher if you can.", "a suit").arg(suitName(led));
    case Following::trump: return Pinochle::tr("Play a trump.");
    case Following::freely: break;
  }
  return Pinochle::tr("Play any card.");
}

QString PinochleModel::followNote() const {
  using namespace games::pinochle::v1;  // NOLINT(google-build-using-namespace): the enumerators.
  const Shown& shown = *m_shown;
  if (!shown.plays()) return {};
  switch (shown.following()) {
    case Following::higher: return ruleText(BROKE_RULE_MUST_BEAT);
    case Following::trump: return ruleText(BROKE_RULE_MUST_TRUMP);
    case Following::freely: break;
  }
  return {};
}

QString PinochleModel::moveWanted() const {
  const Shown& shown = *m_shown;
  if (shown.bids()) return {};  // Its buttons are on the table.
  if (shown.names()) return Pinochle::tr("Choose a suit");
  if (shown.keeps())
    return Pinochle::tr("Choose %Ln more", "cards", pinochle::kKept - static_cast<int>(shown.marked.size()));
  return shown.plays() ? Pinochle::tr("Choose a card") : Pinochle::tr("Choose one of two");
}

QString PinochleModel::whyNot(const QString& cardKey) const {
  const Shown& shown = *m_shown;
  if (shown.over()) return Pinochle::tr("The game is over.");
  if (!shown.legal) return Pinochle::tr("It is not your turn.");
  const auto& all = cards()->cards();
  const auto card = std::ranges::find(all, cardKey, &TableCard::key);
  if (card != all.end() && card->playable) return {};
  if (shown.bids()) return Pinochle::tr("First the bids, then the cards.");
  if (shown.names()) return Pinochle::tr("First the trump, then the cards.");
  if (shown.asks(Phase::turned)) return Pinochle::tr("Take one of the two that lie face up.");
  const bool own = card != all.end() && card->zone == QLatin1StringView{"hand"};
  if (shown.keeps()) return Pinochle::tr("Only cards of your own hand can be kept.");
  return own ? followNote() : Pinochle::tr("Only a card of your own hand can be played.");
}

QString PinochleModel::ruleText(int rule) const {
  return pinochle::ruleText(rule, m_shown->ledSuit());
}

QString PinochleModel::turnLine() const {
  if (m_shown->bids()) return Pinochle::tr("Your bid");
  return m_shown->keeps() ? Pinochle::tr("Choosing", "cards to keep") : QString{};
}

QString PinochleModel::turnText(int secondsLeft) const {
  const QString what = turnWish();
  return secondsLeft < 0 ? Pinochle::tr("Your turn. %1", "what is to be done").arg(what)
                         : Pinochle::tr("Your turn, %Ln second(s). %1", "what is to be done", secondsLeft).arg(what);
}

QString PinochleModel::turnWish() const {
  const Shown& shown = *m_shown;
  if (!shown.bids()) return followNote().isEmpty() ? prompt() : followNote();
  const auto [least, most] = shown.bidRange();
  if (least == 0) return Pinochle::tr("You can only pass.");
  if (shown.opens())
    return Pinochle::tr("Bid from %L1 to %L2 in tens, or pass. %L3 is ready.").arg(least).arg(most).arg(shown.firstBid);
  return least == most ? Pinochle::tr("Bid %L1, or pass.").arg(least)
                       : Pinochle::tr("Bid %L1 or %L2, or pass.").arg(least).arg(most);
}

void PinochleModel::setHandOrder(Preferences::HandOrder order) {
  if (m_shown->order == order) return;
  m_shown->order = order;
  showCards();
}

}  // namespace cardroom::window
