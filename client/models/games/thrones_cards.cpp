#include "client/models/games/thrones_cards.h"

#include <QHash>
#include <algorithm>
#include <array>
#include <vector>

#include "client/models/card_words.h"
#include "client/models/games/thrones_sides.h"

namespace cardroom::window::thrones {
namespace {

using games::thrones::v1::Event;

const QString kDeck = QStringLiteral("pile");
const QString kHand = QStringLiteral("hand");
const QString kSeat = QStringLiteral("seat");

/// By the key of the card.
QHash<QString, Coming> comingsOf(const Lying& lying) {
  QHash<QString, Coming> comings;
  int plays = 0;
  for (const auto& one : lying.fresh) {
    const Event& event = one.thrones();
    if (event.has_dealt()) {
      // Everybody's first card comes, then everybody's second one.
      const auto seat = static_cast<int>(event.dealt().seat());
      const int cards = seat < lying.view.hand_sizes_size() ? static_cast<int>(lying.view.hand_sizes(seat)) : 0;
      for (int i = 0; i < cards; ++i)
        comings.insert(i < event.dealt().cards_size() ? cardCode(event.dealt().cards(i)) : backKey(seat, i),
                       {kDeck, i});
    } else if (event.has_played()) {
      const QString key = cardCode(event.played().card());
      comings.insert(key, {static_cast<int>(event.played().seat()) == lying.own ? kHand : kSeat, plays++});
    }
  }
  return comings;
}

/// The suits in which a hand lies: effects, then characters.
int suitPlace(Card card) {
  constexpr std::array kPlaces{0, 3, 2, 1};  // Spades, hearts, diamonds, clubs, as the pack has them.
  return kPlaces[static_cast<std::size_t>(suit_of(card))];
}

std::vector<int> handOf(const View& view, Preferences::HandOrder order) {
  // On the wire they lie as in the pack.
  std::vector<int> cards{view.hand().begin(), view.hand().end()};
  std::erase_if(cards, [](int card) { return cardOf(card) == rules::kNoCard; });
  if (order == Preferences::AsDrawn) return cards;
  std::ranges::stable_sort(cards, {}, [](int card) { return suitPlace(cardOf(card)); });
  if (order == Preferences::ByRank)
    std::ranges::stable_sort(cards, std::greater{}, [](int card) { return rank_of(cardOf(card)); });
  return cards;
}

/// The newest card of the piles on the table; empty: none.
QString lastPlayed(const View& view) {
  int lie = 0;
  for (const auto& pile : view.piles())
    lie += pile.cards_size();
  const auto& turns = view.turn_cards();
  const auto last = std::find_if(turns.rbegin(), turns.rend(), [](int card) { return card != 0; });
  return lie == 0 || last == turns.rend() ? QString{} : cardCode(*last);
}

}  // namespace

QList<TableCard> cardsOf(const Lying& lying) {
  const View& view = lying.view;
  const auto comings = comingsOf(lying);
  QList<TableCard> cards;
  const auto add = [&](TableCard card) {
    const Coming coming = comings.value(card.key);
    card.origin = coming.origin;
    card.step = coming.step;
    cards << card;
  };
  const auto canPlay = [&](int card) {
    if (lying.legal == nullptr) return false;
    const auto has = [card](const auto& list) { return std::ranges::find(list, card) != list.end(); };
    return has(lying.legal->on_pile_0()) || has(lying.legal->on_pile_1());
  };

  const std::vector<int> hand = handOf(view, lying.order);
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const QString code = cardCode(hand[i]);
    add({.key = code,
         .card = code,
         .zone = kHand,
         .seat = lying.own,
         .place = static_cast<int>(i),
         .places = static_cast<int>(hand.size()),
         .playable = canPlay(hand[i]),
         .hinted = code == lying.hinted});
  }

  for (int seat = 0; seat < view.hand_sizes_size(); ++seat) {
    if (seat == lying.own) continue;
    const int held = static_cast<int>(view.hand_sizes(seat));
    for (int i = 0; i < held; ++i) {
      // Shown once the game is over.
      const bool open = seat < view.left_size() && i < view.left(seat).cards_size();
      const QString code = open ? cardCode(view.left(seat).cards(i)) : QString{};
      add({.key = code.isEmpty() ? backKey(seat, i) : code,
           .card = code,
           // Somebody who watches sees backs in the hand below.
           .zone = seat == std::max(0, lying.own) ? kHand : kSeat,
           .seat = seat,
           .place = i,
           .places = held});
    }
  }

  const QString last = lastPlayed(view);
  for (int pile = 0; lying.piles && pile < view.piles_size(); ++pile) {
    const auto& lies = view.piles(pile);
    for (int i = 0; i < lies.cards_size(); ++i) {
      const QString code = cardCode(lies.cards(i));
      add({.key = code,
           .card = code,
           .zone = pileId(pile),
           .seat = i < lies.seats_size() ? static_cast<int>(lies.seats(i)) : -1,
           .place = i,
           .places = lies.cards_size(),
           .lastPlayed = code == last});
    }
  }
  return cards;
}

}  // namespace cardroom::window::thrones
