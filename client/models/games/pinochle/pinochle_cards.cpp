// The card layout in Pinochle.
#include <QSet>
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "client/models/games/laid_cards.h"
#include "client/models/games/pinochle/pinochle_shown.h"

namespace cardroom::window::pinochle {
namespace {

const QString kTurned = QStringLiteral("turned");
const QString kTrick = QStringLiteral("trick");
const QString kTaken = QStringLiteral("taken");

int placeOfSuit(Card card, Preferences::HandOrder order) {
  // Black and red suits alternate, except in the order of the deal, which follows the pack.
  constexpr std::array kByTurns{0, 1, 3, 2};
  const auto suit = static_cast<std::size_t>(suit_of(card));
  return order == Preferences::AsDrawn ? static_cast<int>(suit) : kByTurns[suit];
}

/// The codes of a hand in display order: strong cards first.
QStringList handOf(rules::Cards hand, Preferences::HandOrder order) {
  std::vector<Card> cards;
  for (const Card card : hand)
    cards.push_back(card);
  std::ranges::stable_sort(cards, std::greater{}, rules::strength_of);
  if (order != Preferences::ByRank)
    std::ranges::stable_sort(cards, {}, [order](Card card) { return placeOfSuit(card, order); });
  return codesOf(cards);
}

/// The animation step at which a dealt card starts to move: three cards to each seat in turn.
int stepOfDealt(int seat, int place) {
  constexpr int kAtOnce = rules::kDealtAtOnce;
  return (place / kAtOnce * rules::kSeats + seat) * kAtOnce + place % kAtOnce;
}

/// What the new events did to the cards.
struct Happened {
  bool dealt = false;
  bool turned = false;
  bool drawn = false;
  int played = 0;  ///< The number of new plays.
};

Happened happenedIn(story::Beats fresh, Moment seen) {
  // After the pause for the trump, two cards are turned up; after the pause for who took which, cards are drawn.
  Happened happened{.turned = seen == Moment::trump, .drawn = seen == Moment::taken};
  for (const story::Beat& beat : fresh) {
    happened.dealt |= std::holds_alternative<rules::Dealt>(beat.event);
    happened.turned |= std::holds_alternative<rules::TurnedUp>(beat.event);
    happened.drawn |= std::holds_alternative<rules::Drew>(beat.event);
    happened.played += std::holds_alternative<rules::Played>(beat.event) ? 1 : 0;
  }
  return happened;
}

/// The codes of the hinted cards; each copy of a card has its own entry.
QStringList hintedIn(const Thoughts& thoughts) {
  if (!thoughts.hinted) return {};
  switch (thoughts.hinted->phase) {
    case Phase::bidding:
    case Phase::trump: break;
    case Phase::keeping: return codesOf(thoughts.hinted->keep);
    case Phase::turned:
    case Phase::tricks: return {codeOf(thoughts.hinted->card)};
  }
  return {};
}

/// Lays out the cards; those with a known face get no keys yet.
class Laid {
 public:
  Laid(const PinochleShown& shown, const Happened& happened) : m_shown{shown}, m_happened{happened} {}

  QList<TableCard> cards() {
    layHands();
    layTurned();
    layTricks();
    return m_cards;
  }

 private:
  void layHands() {
    const QStringList playable =
        m_shown.keeps() || m_shown.plays() ? codesOf(m_shown.legal->cards.kinds()) : QStringList{};
    // While the two cards that were taken are shown, nobody has drawn yet.
    const QStringList hand = handOf(m_taking ? m_shown.dealt : m_shown.hand, m_shown.order);
    QStringList hinted = playable.isEmpty() ? QStringList{} : hintedIn(m_shown.thoughts);
    for (qsizetype i = 0; i < hand.size(); ++i)
      m_cards << TableCard{.card = hand[i],
                           .zone = kHandZone,
                           .seat = m_own,
                           .place = static_cast<int>(i),
                           .places = static_cast<int>(hand.size()),
                           .origin = m_happened.dealt ? kPileZone : QString{},
                           .step = m_happened.dealt ? stepOfDealt(m_own, static_cast<int>(i)) : 0,
                           .playable = playable.contains(hand[i]),
                           .hinted = hinted.removeOne(hand[i])};
    for (Seat of{}; of.index < rules::kSeats; ++of.index) {
      const int seat = of.index;
      const int held = seat == m_own ? 0 : m_shown.heldBy(of);
      const QStringList open = held > 0 ? openHandOf(seat) : QStringList{};
      for (int i = 0; i < held; ++i)
        m_cards << TableCard{.key = i < open.size() ? QString{} : backKey(seat, i),
                             .card = open.value(i),
                             .zone = seat == m_shown.cast.below() ? kHandZone : kSeatZone,
                             .seat = seat,
                             .place = i,
                             .places = held,
                             .origin = m_happened.dealt || m_happened.drawn ? kPileZone : QString{},
                             .step = m_happened.dealt ? stepOfDealt(seat, i) : i};
    }
  }

  /// The hand of another seat, if the hands are open.
  QStringList openHandOf(int seat) const {
    const auto* const open = m_shown.openView(seat);
    const auto view = open != nullptr ? story::view_of(*open) : std::nullopt;
    return view ? handOf(m_taking ? view->dealt : view->hand, m_shown.order) : QStringList{};
  }

  void layTurned() {
    if (!m_shown.turnedUp()) return;
    const QStringList turned = codesOf(m_shown.table.turned);
    QStringList hinted = hintedIn(m_shown.thoughts);
    for (qsizetype i = 0; i < turned.size(); ++i)
      m_cards << TableCard{.card = turned[i],
                           .zone = kTurned,
                           .place = static_cast<int>(i),
                           .places = static_cast<int>(turned.size()),
                           .origin = m_happened.turned ? kPileZone : QString{},
                           .step = static_cast<int>(i),
                           .playable = m_shown.asks(Phase::turned),
                           .hinted = hinted.removeOne(turned[i])};
  }

  void layTricks() {
    const Table& table = m_shown.table;
    std::array<int, rules::kSeats> won{};
    for (std::uint8_t play = 0; play < table.play_count; ++play) {
      const int player = table.player(play).index;
      const bool taken = play < table.tricks() * 2;
      const int seat = taken ? table.leader(static_cast<std::uint8_t>(play / 2 + 1)).index : player;
      const bool moves = play >= table.play_count - m_happened.played;
      m_cards << TableCard{.card = codeOf(table.plays[play]),
                           .zone = taken ? kTaken : kTrick,
                           .seat = seat,
                           .place = taken ? won[static_cast<std::size_t>(seat)]++ : 0,
                           .origin = !moves            ? QString{}
                                     : player == m_own ? kHandZone
                                                       : kSeatZone,
                           .lastPlayed = !taken};
    }
    for (TableCard& card : m_cards)
      if (card.zone == kTaken) card.places = won[static_cast<std::size_t>(card.seat)];
  }

  const PinochleShown& m_shown;
  const int m_own = m_shown.cast.youNow;
  const bool m_taking = m_shown.moment() == Moment::taken;
  const Happened& m_happened;
  QList<TableCard> m_cards;
};

}  // namespace

void layCards(const PinochleShown& shown, TableCards& cards) {
  const Happened happened = happenedIn(shown.fresh, shown.seen);
  QSet<QString> known;
  for (const TableCard& card : cards.cards())
    known.insert(card.key);
  QList<TableCard> laid = withKeys(Laid{shown, happened}.cards(), cards.cards(), shown.sent);
  int drawn = 0;
  for (TableCard& card : laid) {
    card.marked = shown.thoughts.marked.contains(card.key);
    // A card that the person draws comes from the stock.
    if (!happened.drawn || happened.dealt || card.zone != kHandZone || card.card.isEmpty() || known.contains(card.key))
      continue;
    card.origin = kPileZone;
    card.step = drawn++;
  }
  cards.show(std::move(laid));
}

}  // namespace cardroom::window::pinochle
