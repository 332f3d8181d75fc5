#include "client/models/games/thrones/thrones_cards.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "client/models/games/laid_cards.h"
#include "client/models/games/thrones/thrones_sides.h"

namespace cardroom::window::thrones {
namespace {

Comings comingsOf(const Lying& lying) {
  Comings comings;
  int plays = 0;
  for (const story::Beat& beat : lying.fresh) {
    if (const auto* dealt = std::get_if<rules::Dealt>(&beat.event)) {
      // Everybody's first card comes, then everybody's second one.
      const int seat = dealt->seat.index;
      const QStringList own = codesOf(dealt->cards);
      for (int i = 0; i < lying.view.board.hand_size(dealt->seat); ++i)
        comings.insert(i < own.size() ? own[i] : backKey(seat, i), {kPileZone, i});
    } else if (const auto* played = std::get_if<rules::Played>(&beat.event)) {
      comings.insert(codeOf(played->card), {played->seat.index == lying.own ? kHandZone : kSeatZone, plays++});
    }
  }
  return comings;
}

/// The suits in which a hand lies: effects, then characters.
int suitPlace(Card card) {
  constexpr std::array kPlaces{0, 3, 2, 1};  // Spades, hearts, diamonds, clubs, as the pack has them.
  return kPlaces[static_cast<std::size_t>(suit_of(card))];
}

QStringList handOf(CardSet hand, Preferences::HandOrder order) {
  // The set has them as in the pack.
  std::vector<Card> cards{hand.begin(), hand.end()};
  if (order == Preferences::AsDrawn) return codesOf(cards);
  std::ranges::stable_sort(cards, {}, suitPlace);
  if (order == Preferences::ByRank) std::ranges::stable_sort(cards, std::greater{}, rank_of);
  return codesOf(cards);
}

/// The newest card of the piles on the table.
std::optional<Card> lastPlayed(const rules::Board& board) {
  if (board.piles[0].empty() && board.piles[1].empty()) return std::nullopt;
  const auto turns = std::span{board.turns}.first(board.turn_count);
  const auto last =
      std::find_if_not(turns.rbegin(), turns.rend(), [](const rules::Move& move) { return move.passes(); });
  return last == turns.rend() ? std::nullopt : std::optional{last->card};
}

}  // namespace

QList<TableCard> cardsOf(const Lying& lying) {
  const rules::Board& board = lying.view.board;
  LaidCards laid{comingsOf(lying), lying.own};
  const QStringList playable = codesOf(lying.playable);
  laid.addOpen(handOf(lying.view.hand, lying.order), {.zone = kHandZone, .seat = lying.own}, [&](TableCard& card) {
    card.playable = playable.contains(card.card);
    card.hinted = card.card == lying.hinted;
  });
  // The others' cards are shown once the game is over.
  for (Seat seat{}; seat.index < rules::kSeats; ++seat.index)
    if (seat.index != lying.own) laid.addHeld(seat.index, board.hand_size(seat), codesOf(lying.view.shown[seat.index]));

  const auto last = lastPlayed(board);
  for (int pile = 0; lying.piles && pile < kPiles; ++pile) {
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
