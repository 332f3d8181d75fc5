#include "client/models/games/lucky_thirteen_cards.h"

#include <QHash>
#include <algorithm>
#include <vector>

#include "client/models/card_words.h"
#include "client/models/games/lucky_thirteen_words.h"

namespace cardroom::window::lucky_thirteen {
namespace {

constexpr int kBacksInPile = 5;

const QString kPile = QStringLiteral("pile");
const QString kPublic = QStringLiteral("public");
const QString kHand = QStringLiteral("hand");
const QString kSeat = QStringLiteral("seat");
const QString kDiscards = QStringLiteral("discards");

int below(const Lying& lying) {
  return std::max(0, lying.own);
}

/// By the key of the card.
using Comings = QHash<QString, Coming>;

Comings comingsOf(const Lying& lying) {
  Comings comings;
  int step = 0;
  const auto comes = [&](const QString& key, const QString& origin) { comings.insert(key, {origin, step++}); };
  for (const story::Beat& beat : lying.fresh) {
    if (const auto* up = std::get_if<rules::TurnedUp>(&beat.event)) {
      for (const Card card : up->cards)
        comes(codeOf(card), kPile);
    } else if (const auto* dealt = std::get_if<rules::Dealt>(&beat.event)) {
      for (std::uint32_t i = 0; i < rules::kPrivateCards; ++i)
        comes(i < dealt->cards.size() ? codeOf(dealt->cards[i]) : backKey(dealt->seat.index, static_cast<int>(i)),
              kPile);
    } else if (const auto* drew = std::get_if<rules::Drew>(&beat.event)) {
      comes(drew->card ? codeOf(*drew->card) : backKey(drew->seat.index, rules::kPrivateCards), kPile);
    } else if (const auto* discarded = std::get_if<rules::Discarded>(&beat.event)) {
      const QString key = codeOf(discarded->card);
      // What was drawn and discarded in one go has not been in the hand on the screen.
      if (!comings.contains(key)) comes(key, discarded->seat.index == below(lying) ? kHand : kSeat);
    }
  }
  return comings;
}

std::vector<Card> handOf(const View& view, Preferences::HandOrder order) {
  std::vector<Card> cards = story::hand_as_drawn(view);
  if (order == Preferences::AsDrawn) return cards;
  // Cards are numbered by suit, and in each suit from ace and king down.
  std::ranges::sort(cards);
  if (order == Preferences::ByRank)
    std::ranges::stable_sort(cards, {}, [](Card card) { return card % static_cast<int>(text::kRanks.size()); });
  const auto drawn = story::drawn_card(view);
  std::ranges::stable_partition(cards, [&](Card card) { return card != drawn; });
  return cards;
}

bool isUsed(const View& view, int seat, Card card) {
  return view.results && seat >= 0 && (*view.results)[static_cast<std::size_t>(seat)].used.contains(card);
}

}  // namespace

QList<TableCard> cardsOf(const Lying& lying) {
  QList<TableCard> cards;
  if (!lying.view) return cards;
  const View& view = *lying.view;
  const Comings comings = comingsOf(lying);
  const auto add = [&](TableCard card) {
    const Coming coming = comings.value(card.key);
    card.origin = coming.origin;
    card.step = coming.step;
    cards << card;
  };

  const int backs = std::min(kBacksInPile, int{view.pile_size()});
  for (int i = 0; i < backs; ++i)
    add({.key = QStringLiteral("pile-%1").arg(i), .zone = kPile, .place = i, .places = backs});

  if (view.stage == Stage::deal) return cards;
  for (int i = 0; i < rules::kPublicCards; ++i) {
    const QString code = codeOf(view.public_cards[static_cast<std::size_t>(i)]);
    add({.key = code, .card = code, .zone = kPublic, .place = i, .places = rules::kPublicCards});
  }

  const auto drawn = story::drawn_card(view);
  const std::vector<Card> hand = handOf(view, lying.order);
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const QString code = codeOf(hand[i]);
    add({.key = code,
         .card = code,
         .zone = kHand,
         .seat = lying.own,
         .place = static_cast<int>(i),
         .places = static_cast<int>(hand.size()),
         .playable = lying.playable.contains(hand[i]),
         .drawn = hand[i] == drawn,
         .hinted = code == lying.hinted,
         .used = isUsed(view, lying.own, hand[i])});
  }

  for (Seat of{}; of.index < kSeats; ++of.index) {
    const int seat = of.index;
    if (seat == lying.own) continue;
    const CardSet open = view.results ? (*view.results)[of.index].hand : CardSet{};
    const int held = view.hand_size(of);
    for (int i = 0; i < held; ++i) {
      const auto at = static_cast<std::uint32_t>(i);
      const bool seen = at < open.size();
      const QString code = seen ? codeOf(open[at]) : QString{};
      add({.key = seen ? code : backKey(seat, i),
           .card = code,
           .zone = seat == below(lying) ? kHand : kSeat,
           .seat = seat,
           .place = i,
           .places = held,
           .used = seen && isUsed(view, seat, open[at])});
    }
  }

  for (std::size_t turn = 0; turn < view.discard_count; ++turn) {
    const QString code = codeOf(view.discards[turn]);
    const Seat seat = story::seat_of_discard(turn);
    add({.key = code,
         .card = code,
         .zone = kDiscards,
         .seat = seat.index,
         .place = static_cast<int>(turn) / kSeats,
         .places = static_cast<int>(story::discards_of(view, seat).size()),
         .lastPlayed = turn + 1 == view.discard_count});
  }
  return cards;
}

}  // namespace cardroom::window::lucky_thirteen
