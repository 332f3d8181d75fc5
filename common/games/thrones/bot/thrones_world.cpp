#include <array>
#include <cstddef>

#include "common/games/thrones/thrones.h"

/// Worlds consistent with a view. Every card is in a hand or on the table, and everybody can count the hearts and the
/// other cards of each hand; a pass reveals nothing more. A world is therefore any distribution of the unseen hearts
/// and the unseen other cards over the hidden hands with the right counts.
namespace cardroom::thrones {
namespace {

/// Takes this many of the cards at random, all equally likely.
CardSet take(CardSet& cards, std::uint32_t count, BotDice& dice) {
  CardSet taken;
  for (; count > 0; --count) {
    const Card card = cards[dice.uniform(cards.size())];
    taken.insert(card);
    cards.remove(card);
  }
  return taken;
}

/// A pack from which every seat would be dealt these hands.
std::array<Card, kCards> pack_of(const std::array<CardSet, kSeats>& dealt) {
  std::array<Card, kCards> pack{};
  std::size_t hearts = 0;
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    for (const Card card : dealt[seat] & kHearts)
      pack[hearts++] = card;
    std::size_t place = kHearts.size() + seat;
    for (const Card card : dealt[seat] - kHearts) {
      pack[place] = card;
      place += kSeats;
    }
  }
  return pack;
}

}  // namespace

State Game::sample_world(const View& view, BotDice& dice) {
  State world{.hands = {}, .pack = {}, .board = view.board};
  if (view.board.stage == Stage::deal) return world;
  CardSet unseen = kAllCards - view.board.played() - view.hand;
  CardSet hearts = unseen & kHearts;
  CardSet effects = unseen - kHearts;
  std::array<CardSet, kSeats> dealt{};
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    CardSet& hand = world.hands[seat.index];
    if (view.board.stage == Stage::over) {
      hand = view.shown[seat.index];
    } else if (view.viewer == Viewer{Viewer::Kind::seat, seat}) {
      hand = view.hand;
    } else {
      hand = take(hearts, view.board.hearts_left(seat), dice) | take(effects, view.board.effects_left(seat), dice);
    }
    dealt[seat.index] = hand | view.board.played_by(seat);
  }
  world.pack = pack_of(dealt);
  return world;
}

}  // namespace cardroom::thrones
