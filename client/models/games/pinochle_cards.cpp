#include "client/models/games/pinochle_cards.h"

#include <QSet>
#include <algorithm>
#include <array>
#include <string_view>

#include "client/models/alike_cards.h"
#include "client/models/card_words.h"
#include "client/models/games/pinochle_shown.h"

namespace cardroom::window::pinochle {
namespace {

using games::pinochle::v1::Event;

const QString kStock = QStringLiteral("pile");
const QString kHand = QStringLiteral("hand");
const QString kSeat = QStringLiteral("seat");
const QString kTurned = QStringLiteral("turned");
const QString kTrick = QStringLiteral("trick");
const QString kTaken = QStringLiteral("taken");

constexpr int kDealtAtOnce = 3;

/// As a hand is held: strong cards first.
int placeOfRank(const QString& code) {
  constexpr std::string_view kRanks = "ATKQJ9";
  return static_cast<int>(kRanks.find(code[0].toLatin1()));
}

int placeOfSuit(const QString& code, Preferences::HandOrder order) {
  // Black and red by turns; as they are dealt, as in the pack.
  const std::string_view suits = order == Preferences::AsDrawn ? "SHDC" : "SHCD";
  return static_cast<int>(suits.find(code[1].toLatin1()));
}

QStringList handOf(const View& view, Preferences::HandOrder order) {
  QStringList codes = codesOf(view.hand());
  codes.removeAll(QString{});
  std::ranges::stable_sort(codes, {}, [](const QString& code) { return placeOfRank(code); });
  if (order != Preferences::ByRank)
    std::ranges::stable_sort(codes, {}, [order](const QString& code) { return placeOfSuit(code, order); });
  return codes;
}

QSet<QString> playableOf(const Lying& lying) {
  if (lying.legal == nullptr) return {};
  const auto set = [](const auto& cards) {
    const QStringList codes = codesOf(cards);
    return QSet<QString>{codes.begin(), codes.end()};
  };
  if (lying.legal->has_keep()) return set(lying.legal->keep().cards());
  return lying.legal->has_play() ? set(lying.legal->play().cards()) : QSet<QString>{};
}

/// Which seat played a card of the tricks: who wins a trick leads the next.
int playerOf(const View& view, int play) {
  const int leader = leaderOf(view, play / 2);
  return play % 2 == 0 ? leader : 1 - leader;
}

/// When a card of a deal starts: three to each in turn.
int stepOfDealt(int seat, int place) {
  return (place / kDealtAtOnce * 2 + seat) * kDealtAtOnce + place % kDealtAtOnce;
}

/// What has just happened to the cards.
struct Happened {
  bool dealt = false;
  bool turned = false;
  bool drawn = false;
  int played = 0;  ///< So many of the newest plays.
};

Happened happenedIn(Events fresh) {
  Happened happened;
  for (const auto& one : fresh) {
    const Event& event = one.pinochle();
    happened.dealt |= event.has_dealt();
    happened.turned |= event.has_turned_up();
    happened.drawn |= event.has_drew();
    happened.played += event.has_played() ? 1 : 0;
  }
  return happened;
}

/// Cards before they have keys.
class Laid {
 public:
  explicit Laid(const Lying& lying) : m_lying{lying}, m_happened{happenedIn(lying.fresh)} {}

  QList<TableCard> cards() {
    layHands();
    layTurned();
    layTricks();
    return m_cards;
  }

 private:
  void layHands() {
    const View& view = m_lying.view;
    const QSet<QString> playable = playableOf(m_lying);
    const QStringList hand = handOf(view, m_lying.order);
    QStringList hinted = playable.isEmpty() ? QStringList{} : m_lying.hinted;
    for (qsizetype i = 0; i < hand.size(); ++i)
      m_cards << TableCard{.card = hand[i],
                           .zone = kHand,
                           .seat = m_lying.own,
                           .place = static_cast<int>(i),
                           .places = static_cast<int>(hand.size()),
                           .playable = playable.contains(hand[i]),
                           .hinted = hinted.removeOne(hand[i])};
    for (int seat = 0; seat < view.seats_size(); ++seat) {
      const int held = seat == m_lying.own ? 0 : static_cast<int>(view.seats(seat).hand_size());
      for (int i = 0; i < held; ++i)
        m_cards << TableCard{.key = backKey(seat, i),
                             // Somebody who watches sees backs in the hand below.
                             .zone = seat == std::max(0, m_lying.own) ? kHand : kSeat,
                             .seat = seat,
                             .place = i,
                             .places = held,
                             .origin = m_happened.dealt || m_happened.drawn ? kStock : QString{},
                             .step = m_happened.dealt ? stepOfDealt(seat, i) : i};
    }
  }

  void layTurned() {
    const View& view = m_lying.view;
    if (view.has_taken()) return;
    const bool choose = m_lying.legal != nullptr && m_lying.legal->has_take();
    QStringList hinted = m_lying.hinted;
    for (int i = 0; i < view.turned_size(); ++i) {
      const QString code = cardCode(view.turned(i));
      m_cards << TableCard{.card = code,
                           .zone = kTurned,
                           .place = i,
                           .places = view.turned_size(),
                           .origin = m_happened.turned ? kStock : QString{},
                           .step = i,
                           .playable = choose,
                           .hinted = hinted.removeOne(code)};
    }
  }

  void layTricks() {
    const View& view = m_lying.view;
    const int complete = view.plays_size() / 2 * 2;
    QList<int> won(view.seats_size(), 0);
    const auto originOf = [&](int play) {
      if (play < view.plays_size() - m_happened.played) return QString{};
      return playerOf(view, play) == m_lying.own ? kHand : kSeat;
    };
    for (int play = 0; play < view.plays_size(); ++play) {
      const int seat = play < complete ? leaderOf(view, play / 2 + 1) : playerOf(view, play);
      if (seat < 0 || seat >= won.size()) continue;
      TableCard card{.card = cardCode(view.plays(play)),
                     .zone = play < complete ? kTaken : kTrick,
                     .seat = seat,
                     .place = play < complete ? won[seat]++ : 0,
                     .origin = originOf(play),
                     .lastPlayed = play >= complete};
      m_cards << card;
    }
    for (TableCard& card : m_cards)
      if (card.zone == kTaken) card.places = won[card.seat];
  }

  const Lying& m_lying;
  Happened m_happened;
  QList<TableCard> m_cards;
};

/// The own cards of a deal come from the stock, and so do those that were not there before.
void moveIn(const Happened& happened, const Lying& lying, QList<TableCard>& cards) {
  if (!happened.dealt && !happened.drawn) return;
  QSet<QString> known;
  for (const TableCard& card : lying.before)
    known.insert(card.key);
  int drawn = 0;
  for (TableCard& card : cards) {
    if (card.zone != kHand || card.card.isEmpty() || (!happened.dealt && known.contains(card.key))) continue;
    card.origin = kStock;
    card.step = happened.dealt ? stepOfDealt(lying.own, card.place) : drawn++;
  }
}

}  // namespace

QList<TableCard> cardsOf(const Lying& lying) {
  QList<TableCard> cards = withKeys(Laid{lying}.cards(), lying.before, lying.sent);
  moveIn(happenedIn(lying.fresh), lying, cards);
  for (TableCard& card : cards)
    card.marked = lying.marked.contains(card.key);
  return cards;
}

}  // namespace cardroom::window::pinochle
