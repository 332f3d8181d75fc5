// The card layout in Lucky Thirteen.
#include <algorithm>
#include <vector>

#include "client/models/games/laid_cards.h"
#include "client/models/games/lucky_thirteen/lucky_thirteen_shown.h"

namespace cardroom::window::lucky_thirteen {
namespace {

constexpr int kBacksInPile = 5;

const QString kPublic = QStringLiteral("public");
const QString kDiscards = QStringLiteral("discards");

/// `below`: see Cast::below().
Comings comingsOf(story::Beats fresh, int below) {
  Comings comings;
  int step = 0;
  const auto comes = [&](const QString& key, const QString& origin) { comings.insert(key, {origin, step++}); };
  for (const story::Beat& beat : fresh) {
    if (const auto* up = std::get_if<rules::TurnedUp>(&beat.event)) {
      for (const Card card : up->cards)
        comes(codeOf(card), kPileZone);
    } else if (const auto* dealt = std::get_if<rules::Dealt>(&beat.event)) {
      for (std::uint32_t i = 0; i < rules::kPrivateCards; ++i)
        comes(i < dealt->cards.size() ? codeOf(dealt->cards[i]) : backKey(dealt->seat.index, static_cast<int>(i)),
              kPileZone);
    } else if (const auto* drew = std::get_if<rules::Drew>(&beat.event)) {
      comes(drew->card ? codeOf(*drew->card) : backKey(drew->seat.index, rules::kPrivateCards), kPileZone);
    } else if (const auto* discarded = std::get_if<rules::Discarded>(&beat.event)) {
      const QString key = codeOf(discarded->card);
      // A card that was drawn and discarded in the same update was never shown in the hand.
      if (!comings.contains(key)) comes(key, discarded->seat.index == below ? kHandZone : kSeatZone);
    }
  }
  return comings;
}

QStringList handOf(const View& view, Preferences::HandOrder order) {
  std::vector<Card> cards = story::hand_as_drawn(view);
  if (order == Preferences::AsDrawn) return codesOf(cards);
  // Cards are numbered suit by suit, and within a suit from ace and king down to two.
  std::ranges::sort(cards);
  if (order == Preferences::ByRank)
    std::ranges::stable_sort(cards, {}, [](Card card) { return card % static_cast<int>(text::kRanks.size()); });
  const auto drawn = story::drawn_card(view);
  std::ranges::stable_partition(cards, [&](Card card) { return card != drawn; });
  return codesOf(cards);
}

/// The cards that count towards a seat's result.
QStringList usedBy(const View& view, int seat) {
  return view.results && seat >= 0 ? codesOf((*view.results)[static_cast<std::size_t>(seat)].used) : QStringList{};
}

}  // namespace

QList<TableCard> cardsOf(const LuckyThirteenShown& shown) {
  if (!shown.view) return {};
  const View& view = *shown.view;
  const int own = shown.cast.youNow;
  LaidCards laid{comingsOf(shown.fresh, shown.cast.below()), shown.cast.below()};
  const int backs = std::min(kBacksInPile, int{view.pile_size()});
  for (int i = 0; i < backs; ++i)
    laid.add({.key = QStringLiteral("pile-%1").arg(i), .zone = kPileZone, .place = i, .places = backs});
  if (view.stage == Stage::deal) return laid.cards();
  laid.addOpen(codesOf(view.public_cards), {.zone = kPublic});

  const auto drawn = story::drawn_card(view);
  const QStringList playable = codesOf(shown.playable());
  laid.addOpen(handOf(view, shown.order), {.zone = kHandZone, .seat = own}, [&](TableCard& card) {
    card.playable = playable.contains(card.card);
    card.drawn = drawn && card.card == codeOf(*drawn);
    card.hinted = card.card == shown.hinted;
    card.used = usedBy(view, own).contains(card.card);
  });
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    if (seat.index == own) continue;
    const auto* const open = shown.openView(seat.index);
    const auto seen = open != nullptr ? story::view_of(*open) : std::nullopt;
    const QStringList hand = view.results ? codesOf((*view.results)[seat.index].hand)
                             : seen       ? handOf(*seen, shown.order)
                                          : QStringList{};
    laid.addHeld(seat.index, view.hand_size(seat), hand,
                 [&](TableCard& card) { card.used = usedBy(view, seat.index).contains(card.card); });
  }

  for (std::size_t turn = 0; turn < view.discard_count; ++turn) {
    const QString code = codeOf(view.discards[turn]);
    const Seat seat = story::seat_of_discard(turn);
    laid.add({.key = code,
              .card = code,
              .zone = kDiscards,
              .seat = seat.index,
              .place = static_cast<int>(turn) / kSeats,
              .places = static_cast<int>(story::discards_of(view, seat).size()),
              .lastPlayed = turn + 1 == view.discard_count});
  }
  return laid.cards();
}

}  // namespace cardroom::window::lucky_thirteen
