// What the person may do in Pinochle, and what they prepare for it.
#include <algorithm>
#include <utility>

#include "client/models/games/pinochle/pinochle_words.h"

namespace cardroom::window {

using pinochle::kKept;
using pinochle::Phase;
using pinochle::Pinochle;
using pinochle::rules::Move;
using pinochle::story::message_of;

namespace {

constexpr int kStep = pinochle::rules::kBidStep;

// Ids of choices and actions.
const QString kTake = QStringLiteral("take");
const QString kTrick = QStringLiteral("trick");
const QString kLess = QStringLiteral("less");
const QString kMore = QStringLiteral("more");
const QString kSuitPrefix = QStringLiteral("suit-");
const QString kName = QStringLiteral("name");
const QString kKeep = QStringLiteral("keep");
const QString kClear = QStringLiteral("clear");

/// Empty if no card has that key.
TableCard cardOf(const TableCards& cards, const QString& key) {
  const auto found = std::ranges::find(cards.cards(), key, &TableCard::key);
  return found == cards.cards().end() ? TableCard{} : *found;
}

/// What the person is asked to do, for a screen reader.
QString wishOf(const PinochleShown& shown) {
  if (!shown.bids()) {
    const QString note = pinochle::followNoteOf(shown);
    return note.isEmpty() ? pinochle::faceOf(shown).prompt : note;
  }
  const auto [least, most] = shown.bidRange();
  if (least == 0) return Pinochle::tr("You can only pass.");
  if (shown.opens())
    return Pinochle::tr("Bid from %L1 to %L2 in tens, or pass. Your bid is set to %L3.")
        .arg(least)
        .arg(most)
        .arg(shown.thoughts.firstBid);
  return least == most ? Pinochle::tr("Bid %L1, or pass.").arg(least)
                       : Pinochle::tr("Bid %L1 or %L2, or pass.").arg(least).arg(most);
}

void readyBid(PinochleShown& shown, int amount) {
  const auto [least, most] = shown.bidRange();
  shown.thoughts.firstBid = std::clamp(amount, least, most);
}

class PinochleTurn : public GameTurn {
 public:
  PinochleTurn(PinochleShown& shown, TableCards& cards, std::function<void()> changed)
      : m_shown{shown}, m_cards{cards}, m_changed{std::move(changed)} {}

  QList<Choice> choicesFor(const QString& cardKey) const override {
    const TableCard card = cardOf(m_cards, cardKey);
    if (!card.playable || m_shown.keeps()) return {};
    if (m_shown.plays()) return {{.id = kTrick, .text = Pinochle::tr("Play %1").arg(cardText(card.card))}};
    return {{.id = kTake, .text = Pinochle::tr("Take %1").arg(cardText(card.card))}};
  }

  std::optional<table::v1::GameMove> moveFor(const QString& cardKey, const QString& choice) const override {
    const QList<Choice> choices = choicesFor(cardKey);
    if (choices.isEmpty() || choices[0].id != choice) return std::nullopt;
    const auto card = parse_card(m_cards.codeOf(cardKey).toStdString());
    if (!card || !m_shown.legal->cards.contains(*card)) return std::nullopt;
    return message_of(choice == kTrick ? Move::plays(*card) : Move::takes(*card));
  }

  QString whyNot(const QString& cardKey) const override {
    if (m_shown.over()) return Pinochle::tr("The game is over.");
    if (!m_shown.legal) return Pinochle::tr("It is not your turn.");
    const TableCard card = cardOf(m_cards, cardKey);
    if (card.playable) return {};
    if (m_shown.bids()) return Pinochle::tr("First the bids, then the cards.");
    if (m_shown.names()) return Pinochle::tr("First the trump, then the cards.");
    if (m_shown.asks(Phase::turned)) return Pinochle::tr("Take one of the two that lie face up.");
    if (m_shown.keeps()) return Pinochle::tr("You can only keep cards from your hand.");
    return card.zone == QLatin1StringView{"hand"} ? pinochle::followNoteOf(m_shown)
                                                  : Pinochle::tr("You can only play a card from your hand.");
  }

  QString selectedText(const QString& cardKey) const override {
    const QString name = cardName(m_cards.codeOf(cardKey));
    return m_shown.plays() ? Pinochle::tr("Selected %1. Press Enter to play it.").arg(name)
                           : Pinochle::tr("Selected %1. Press Enter to take it.").arg(name);
  }

  QString turnText(int secondsLeft) const override {
    const QString what = wishOf(m_shown);
    return secondsLeft < 0 ? Pinochle::tr("Your turn. %1", "what is to be done").arg(what)
                           : Pinochle::tr("Your turn, %Ln second(s). %1", "what is to be done", secondsLeft).arg(what);
  }

  Wording showHint(const table::v1::GameMove& move, const table::v1::GameHint& reason) override {
    const Move hinted = pinochle::story::move_of(move).value_or(Move{});
    m_shown.thoughts.hinted = hinted;
    prepareHinted(hinted);
    pinochle::layCards(m_shown, m_cards);
    m_changed();
    return pinochle::hintWords(hinted, reason.pinochle());
  }

  QList<Action> actions() const override {
    QList<Action> all;
    for (const PinochleOffer& offer : pinochle::offersOf(m_shown))
      all << Action{.id = offer.id, .text = offer.spoken, .key = offer.key, .onTable = true};
    if (m_shown.opens())
      all << Action{.id = kLess, .text = Pinochle::tr("Ten less"), .key = QStringLiteral("-"), .onTable = true}
          << Action{.id = kMore, .text = Pinochle::tr("Ten more"), .key = QStringLiteral("+"), .onTable = true};
    if (m_shown.names()) {
      for (const Suit one : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
        const QString suit = pinochle::suitLetter(one);
        all << Action{.id = kSuitPrefix + suit, .text = sentence(suitName(suit)), .key = suit, .onTable = true};
      }
      if (m_shown.thoughts.suit) {
        const QString suit = suitName(pinochle::suitLetter(m_shown.thoughts.suit));
        all << Action{.id = kName, .text = sentence(Pinochle::tr("%1 are trump", "a suit").arg(suit)), .primary = true};
      }
    }
    if (m_shown.keeps()) {
      const auto marked = m_shown.thoughts.marked.size();
      if (marked == kKept)
        all << Action{.id = kKeep, .text = Pinochle::tr("Keep these %L1").arg(kKept), .primary = true};
      if (marked > 0) all << Action{.id = kClear, .text = Pinochle::tr("Clear all"), .onTable = true};
    }
    return all;
  }

  std::optional<table::v1::GameMove> moveOf(const QString& action) const override {
    for (const PinochleOffer& offer : pinochle::offersOf(m_shown))
      if (offer.id == action) return message_of(Move::bids(static_cast<std::int16_t>(offer.amount)));
    const pinochle::Thoughts& thoughts = m_shown.thoughts;
    if (m_shown.names() && action == kName && thoughts.suit) return message_of(Move::names(*thoughts.suit));
    if (m_shown.keeps() && action == kKeep && thoughts.marked.size() == kKept)
      return message_of(Move::keeps(pinochle::cardsOf(thoughts.marked.values())));
    return std::nullopt;
  }

  std::optional<QString> prepare(const QString& action) override {
    if (m_shown.opens() && (action == kLess || action == kMore)) {
      pinochle::stepFirstBid(m_shown, action == kLess ? -kStep : kStep);
      m_changed();
      return Pinochle::tr("Bid %L1", "a button").arg(m_shown.thoughts.firstBid);
    }
    const auto suit = action.startsWith(kSuitPrefix) ? pinochle::suitOf(action.mid(kSuitPrefix.size())) : std::nullopt;
    if (m_shown.names() && suit) {
      m_shown.thoughts.suit = suit;
      m_changed();
      const QString name = suitName(pinochle::suitLetter(suit));
      return sentence(Pinochle::tr("%1: press Enter to pick them as trump.", "a suit").arg(name));
    }
    if (m_shown.keeps() && action == kClear) {
      m_shown.thoughts.marked.clear();
      return showMarks();
    }
    return std::nullopt;
  }

  bool marksCards() const override { return m_shown.keeps(); }

  Marking mark(const QString& cardKey) override {
    QMap<QString, QString>& marked = m_shown.thoughts.marked;
    // A card that is already marked is unmarked instead.
    if (marked.remove(cardKey) == 0) {
      if (const QString why = whyNot(cardKey); !why.isEmpty()) return {.whyNot = why};
      if (marked.size() == kKept) return {.whyNot = Pinochle::tr("Twelve are chosen. Put one back first.")};
      marked.insert(cardKey, m_cards.codeOf(cardKey));
    }
    return {.spoken = showMarks()};
  }

  void sent(const QString& cardKey) override { m_shown.sent = cardKey; }

 private:
  /// The hinted first bid, trump or cards to keep become the prepared ones.
  void prepareHinted(const Move& hinted) {
    if (m_shown.opens() && hinted.phase == Phase::bidding && hinted.bid > 0) readyBid(m_shown, hinted.bid);
    if (m_shown.names() && hinted.phase == Phase::trump) m_shown.thoughts.suit = hinted.trump;
    if (!m_shown.keeps() || hinted.phase != Phase::keeping) return;
    pinochle::layCards(m_shown, m_cards);  // Marks the hinted one of two equal cards.
    m_shown.thoughts.marked.clear();
    for (const TableCard& card : m_cards.cards())
      if (card.hinted) m_shown.thoughts.marked.insert(card.key, card.card);
  }

  /// Lays out the cards, and calls `changed`. Returns the sentence about the cards to keep.
  QString showMarks() {
    pinochle::layCards(m_shown, m_cards);
    m_changed();
    return pinochle::keepingOf(m_shown).spoken;
  }

  PinochleShown& m_shown;
  TableCards& m_cards;
  std::function<void()> m_changed;
};

}  // namespace

void pinochle::begin(PinochleShown& shown) {
  shown.thoughts = {};
  if (!shown.opens()) return;
  // Proposes a first bid that is certain to be made: the points of the melds with the best suit as trump.
  const auto worths = story::worths(shown.table, shown.hand);
  readyBid(shown, worths.empty() ? 0 : worths.front().melds.points());
}

bool pinochle::stepFirstBid(PinochleShown& shown, int by) {
  if (!shown.opens()) return false;
  readyBid(shown, shown.thoughts.firstBid + by);
  return true;
}

std::unique_ptr<GameTurn> pinochle::turnOf(PinochleShown& shown, TableCards& cards, std::function<void()> changed) {
  return std::make_unique<PinochleTurn>(shown, cards, std::move(changed));
}

}  // namespace cardroom::window
