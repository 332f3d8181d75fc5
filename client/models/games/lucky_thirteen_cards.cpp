#include "client/models/games/lucky_thirteen_cards.h"

#include <QHash>
#include <algorithm>
#include <vector>

#include "client/models/card_words.h"
#include "client/models/games/lucky_thirteen_words.h"

namespace cardroom::window::lucky_thirteen {
namespace {

using games::lucky_thirteen::v1::Event;
using games::lucky_thirteen::v1::View;

constexpr int kBacksInPile = 5;
constexpr int kRanks = 13;

const QString kPile = QStringLiteral("pile");
const QString kPublic = QStringLiteral("public");
const QString kHand = QStringLiteral("hand");
const QString kSeat = QStringLiteral("seat");
const QString kDiscards = QStringLiteral("discards");

int below(const Lying& lying) {
  return std::max(0, lying.own);
}

QString backKey(int seat, int place) {
  return QStringLiteral("seat-%1-%2").arg(seat).arg(place);
}

/// From where a card has just come, and when it starts.
struct Coming {
  QString origin;
  int step = 0;
};

/// By the key of the card.
using Comings = QHash<QString, Coming>;

Comings comingsOf(const Lying& lying) {
  Comings comings;
  int step = 0;
  const auto comes = [&](const QString& key, const QString& origin) { comings.insert(key, {origin, step++}); };
  for (const auto& one : lying.fresh) {
    const Event& event = one.lucky_thirteen();
    switch (event.event_case()) {
      case Event::kTurnedUp:
        for (const int card : event.turned_up().cards())
          comes(cardCode(card), kPile);
        break;
      case Event::kDealt: {
        const auto seat = static_cast<int>(event.dealt().seat());
        for (int i = 0; i < 2; ++i)
          comes(i < event.dealt().cards_size() ? cardCode(event.dealt().cards(i)) : backKey(seat, i), kPile);
        break;
      }
      case Event::kDrew:
        comes(
            event.drew().has_card() ? cardCode(event.drew().card()) : backKey(static_cast<int>(event.drew().seat()), 2),
            kPile);
        break;
      case Event::kDiscarded: {
        const bool own = static_cast<int>(event.discarded().seat()) == below(lying);
        const QString key = cardCode(event.discarded().card());
        // What was drawn and discarded in one go has not been in the hand on the screen.
        if (!comings.contains(key)) comes(key, own ? kHand : kSeat);
        break;
      }
      case Event::kShown:
      case Event::EVENT_NOT_SET: break;
    }
  }
  return comings;
}

/// The viewer's cards as they came into the hand: dealt ones in the order of the pack, then drawn ones.
std::vector<int> asDrawn(const View& view) {
  std::vector<int> cards;
  const auto isDrawn = [&](int card) { return std::ranges::find(view.draws(), card) != view.draws().end(); };
  std::ranges::copy_if(view.hand(), std::back_inserter(cards), [&](int card) { return !isDrawn(card); });
  std::ranges::copy_if(view.draws(), std::back_inserter(cards),
                       [&](int card) { return std::ranges::find(view.hand(), card) != view.hand().end(); });
  return cards;
}

std::vector<int> handOf(const View& view, Preferences::HandOrder order) {
  std::vector<int> cards = asDrawn(view);
  if (order == Preferences::AsDrawn) return cards;
  // Cards on the wire are numbered by suit, and in each suit from ace and king down.
  std::ranges::sort(cards);
  if (order == Preferences::ByRank) std::ranges::stable_sort(cards, {}, [](int card) { return (card - 1) % kRanks; });
  const QString drawn = drawnCard(view);
  std::ranges::stable_partition(cards, [&](int card) { return cardCode(card) != drawn; });
  return cards;
}

bool isUsed(const View& view, int seat, int card) {
  if (seat < 0 || seat >= view.results_size()) return false;
  const auto& used = view.results(seat).used();
  return std::ranges::find(used, card) != used.end();
}

}  // namespace

QString drawnCard(const View& view) {
  return view.hand_size() < 3 || view.draws().empty() ? QString{} : cardCode(view.draws(view.draws_size() - 1));
}

QList<TableCard> cardsOf(const Lying& lying) {
  const View& view = lying.view;
  const Comings comings = comingsOf(lying);
  QList<TableCard> cards;
  const auto add = [&](TableCard card) {
    const Coming coming = comings.value(card.key);
    card.origin = coming.origin;
    card.step = coming.step;
    cards << card;
  };

  const int backs = std::min(kBacksInPile, static_cast<int>(view.pile_size()));
  for (int i = 0; i < backs; ++i)
    add({.key = QStringLiteral("pile-%1").arg(i), .zone = kPile, .place = i, .places = backs});

  for (int i = 0; i < view.public_cards_size(); ++i) {
    const QString code = cardCode(view.public_cards(i));
    add({.key = code, .card = code, .zone = kPublic, .place = i, .places = view.public_cards_size()});
  }

  const QString drawn = drawnCard(view);
  const std::vector<int> hand = handOf(view, lying.order);
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const QString code = cardCode(hand[i]);
    const bool playable =
        lying.legal != nullptr && std::ranges::find(lying.legal->discards(), hand[i]) != lying.legal->discards().end();
    add({.key = code,
         .card = code,
         .zone = kHand,
         .seat = lying.own,
         .place = static_cast<int>(i),
         .places = static_cast<int>(hand.size()),
         .playable = playable,
         .drawn = code == drawn,
         .hinted = code == lying.hinted,
         .used = isUsed(view, lying.own, hand[i])});
  }

  for (int seat = 0; seat < view.hand_sizes_size(); ++seat) {
    if (seat == lying.own) continue;
    const bool open = seat < view.results_size();
    const int held = static_cast<int>(view.hand_sizes(seat));
    for (int i = 0; i < held; ++i) {
      const int card = open && i < view.results(seat).hand_size() ? view.results(seat).hand(i) : 0;
      const QString code = cardCode(card);
      add({.key = code.isEmpty() ? backKey(seat, i) : code,
           .card = code,
           .zone = seat == below(lying) ? kHand : kSeat,
           .seat = seat,
           .place = i,
           .places = held,
           .used = isUsed(view, seat, card)});
    }
  }

  const int discards = view.discards_size();
  for (int turn = 0; turn < discards; ++turn) {
    const QString code = cardCode(view.discards(turn));
    const int seat = turn % kSeats;
    add({.key = code,
         .card = code,
         .zone = kDiscards,
         .seat = seat,
         .place = turn / kSeats,
         .places = (discards - seat + kSeats - 1) / kSeats,
         .lastPlayed = turn == discards - 1});
  }
  return cards;
}

}  // namespace cardroom::window::lucky_thirteen
