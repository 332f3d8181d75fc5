// The card layout in Game of Thrones.
#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "client/models/games/laid_cards.h"
#include "client/models/games/thrones/thrones_shown.h"

namespace cardroom::window::thrones {
namespace {

/// The position of each suit in a hand, by suit number: effects, then characters.
constexpr std::array kSuitPlaces{0, 3, 2, 1};

Comings comingsOf(const ThronesShown& shown) {
  Comings comings;
  int plays = 0;
  for (const story::Beat& beat : shown.fresh) {
    if (const auto* dealt = std::get_if<rules::Dealt>(&beat.event)) {
      // Everybody is dealt a first card, then a second, and so on.
      const int seat = dealt->seat.index;
      const QStringList own = codesOf(dealt->cards);
      for (int i = 0; i < shown.board().hand_size(dealt->seat); ++i)
        comings.insert(i < own.size() ? own[i] : backKey(seat, i), {kPileZone, i});
    } else if (const auto* played = std::get_if<rules::Played>(&beat.event)) {
      comings.insert(codeOf(played->card), {played->seat.index == shown.cast.youNow ? kHandZone : kSeatZone, plays++});
    }
  }
  return comings;
}

/// The last card played on the current piles.
std::optional<Card> lastPlayed(const rules::Board& board) {
  if (board.piles[0].empty() && board.piles[1].empty()) return std::nullopt;
  const auto turns = std::span{board.turns}.first(board.turn_count);
  const auto last =
      std::find_if_not(turns.rbegin(), turns.rend(), [](const rules::Move& move) { return move.passes(); });
  return last == turns.rend() ? std::nullopt : std::optional{last->card};
}

}  // namespace

QList<TableCard> cardsOf(const ThronesShown& shown) {
  const rules::Board& board = shown.board();
  const int own = shown.cast.youNow;
  LaidCards laid{comingsOf(shown), shown.cast.below()};
  laid.addOpen(handOf(shown.view.hand, shown.order, kSuitPlaces), {.zone = kHandZone, .seat = own},
               [&](TableCard& card) {
                 card.playable = shown.allows(cardOf(card.card));
                 card.hinted = card.card == shown.hinted;
               });
  // Other players' cards are shown once the game is over, or while the hands are open.
  for (Seat seat{}; seat.index < rules::kSeats; ++seat.index) {
    const auto* const open = shown.openView(seat.index);
    const QStringList hand = open != nullptr && !shown.ended()
                                 ? handOf(story::view_of(*open).hand, shown.order, kSuitPlaces)
                                 : codesOf(shown.view.shown[seat.index]);
    if (seat.index != own) laid.addHeld(seat.index, board.hand_size(seat), hand);
  }

  const auto last = lastPlayed(board);
  for (int pile = 0; shown.pilesLie() && pile < kPiles; ++pile) {
    const auto lies = board.cards_of(static_cast<std::size_t>(pile));
    for (std::size_t i = 0; i < lies.size(); ++i) {
      const QString code = codeOf(lies[i].card);
      laid.add({.key = code,
                .card = code,
                .zone = pileId(pile),
                .seat = lies[i].seat.index,
                .place = static_cast<int>(i),
                .places = static_cast<int>(lies.size()),
                .lastPlayed = lies[i].card == last});
    }
  }
  return laid.cards();
}

}  // namespace cardroom::window::thrones
