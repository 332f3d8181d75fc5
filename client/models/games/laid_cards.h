#pragma once

#include <QHash>
#include <QList>
#include <QStringList>
#include <algorithm>
#include <array>
#include <functional>
#include <utility>
#include <vector>

#include "client/models/games/listed_cards.h"
#include "client/models/preferences.h"
#include "client/models/table_cards.h"

namespace cardroom::window {

/// The zones that all kinds have; QML uses these names.
inline const QString kPileZone = QStringLiteral("pile");
inline const QString kHandZone = QStringLiteral("hand");  ///< The hand of Cast::below().
inline const QString kSeatZone = QStringLiteral("seat");  ///< The hand of another seat.

/// By card key.
using Comings = QHash<QString, Coming>;

/// A hand in the person's preferred order. `suitPlaces`: the position of each suit, by suit number.
inline QStringList handOf(CardSet hand, Preferences::HandOrder order, const std::array<int, 4>& suitPlaces) {
  // A CardSet is in the order of the pack.
  std::vector<Card> cards{hand.begin(), hand.end()};
  if (order == Preferences::AsDrawn) return codesOf(cards);
  std::ranges::stable_sort(cards, {}, [&](Card card) { return suitPlaces[static_cast<std::size_t>(suit_of(card))]; });
  if (order == Preferences::ByRank) std::ranges::stable_sort(cards, std::greater{}, rank_of);
  return codesOf(cards);
}

/// Builds the list of cards on a table, and sets each card's origin.
class LaidCards {
 public:
  /// `below`: see Cast::below().
  LaidCards(Comings comings, int below) : m_comings{std::move(comings)}, m_below{below} {}

  const QList<TableCard>& cards() const { return m_cards; }

  void add(TableCard card) {
    const Coming coming = m_comings.value(card.key);
    card.origin = coming.origin;
    card.step = coming.step;
    m_cards << card;
  }

  /// Adds the face-up cards of one zone, in order. `finish(card)` sets what differs between cards.
  void addOpen(const QStringList& codes, const TableCard& like, auto finish) {
    for (qsizetype i = 0; i < codes.size(); ++i) {
      TableCard card = like;
      card.key = card.card = codes[i];
      card.place = static_cast<int>(i);
      card.places = static_cast<int>(codes.size());
      finish(card);
      add(card);
    }
  }
  void addOpen(const QStringList& codes, const TableCard& like) {
    addOpen(codes, like, [](TableCard&) {});
  }

  /// Adds the hand of a seat other than the viewer's; `open`: the faces of its first cards, if known.
  void addHeld(int seat, int held, const QStringList& open, auto finish) {
    for (int i = 0; i < held; ++i) {
      TableCard card{.key = i < open.size() ? open[i] : backKey(seat, i),
                     .card = open.value(i),
                     .zone = seat == m_below ? kHandZone : kSeatZone,
                     .seat = seat,
                     .place = i,
                     .places = held};
      finish(card);
      add(card);
    }
  }
  void addHeld(int seat, int held, const QStringList& open = {}) {
    addHeld(seat, held, open, [](TableCard&) {});
  }

 private:
  Comings m_comings;
  int m_below;
  QList<TableCard> m_cards;
};

}  // namespace cardroom::window
