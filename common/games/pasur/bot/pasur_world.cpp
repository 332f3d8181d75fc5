#include <array>
#include <cstddef>

#include "common/games/pasur/pasur.h"

/// Worlds consistent with a view. All plays are public, so a world is a distribution of the unseen cards over the
/// hidden hands and the deck.
namespace cardroom::pasur {

State Game::sample_world(const View& view, BotDice& dice) {
  State world{.table = view.table};
  CardSet seen = view.hand;
  for (const CardSet won : view.table.won)
    seen = seen | won;
  for (const Card card : view.table.pool_cards()) {
    world.pool.insert(card);
    seen.insert(card);
  }
  const Table& table = view.table;
  if (table.number == 0) return world;

  // The pack: first the cards that are known, in any order, then the unseen cards in random order; the deck is its
  // tail.
  std::size_t size = 0;
  for (const Card card : seen)
    world.pack[size++] = card;
  const std::size_t first_unseen = size;
  for (const Card card : CardSet::whole_pack() - seen) {
    const std::size_t place = first_unseen + dice.uniform(static_cast<std::uint32_t>(size + 1 - first_unseen));
    world.pack[size++] = world.pack[place];
    world.pack[place] = card;
  }
  std::size_t next = first_unseen;
  for (Seat seat{}; seat.index < table.seats; ++seat.index) {
    CardSet& hand = world.hands[seat.index];
    if (view.viewer.kind == Viewer::Kind::seat && seat == view.viewer.seat) {
      hand = view.hand;
      continue;
    }
    for (std::uint8_t i = 0; i < table.hand_size(seat); ++i)
      hand.insert(world.pack[next++]);
  }
  return world;
}

}  // namespace cardroom::pasur
