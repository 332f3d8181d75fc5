#include <array>
#include <cstddef>
#include <utility>

#include "common/games/lucky_thirteen/lucky_thirteen.h"

/// Worlds consistent with a view. A world is a whole pack: known cards go to the positions where they must have been,
/// and the unseen cards to the other positions in any order.
namespace cardroom::lucky_thirteen {
namespace {

constexpr Card kUnknown = 0xFF;

/// The positions in the pack of a seat's cards, in any order; the third is used only if the seat holds three.
struct Held {
  std::array<std::uint8_t, 3> places{};
  std::uint8_t size = 0;
};

/// The cards in random order.
std::array<Card, kPackSize> shuffled(CardSet cards, BotDice& dice) {
  std::array<Card, kPackSize> order{};
  std::uint32_t size = 0;
  for (const Card card : cards) {
    const std::uint32_t place = dice.uniform(size + 1);
    order[size++] = order[place];
    order[place] = card;
  }
  return order;
}

std::uint8_t place_of_draw(Seat seat, std::size_t round) {
  return static_cast<std::uint8_t>(kFirstDraw + round * kSeats + seat.index);
}

Held dealt_to(Seat seat) {
  const auto first = static_cast<std::uint8_t>(kPublicCards + seat.index * kPrivateCards);
  return {{first, static_cast<std::uint8_t>(first + 1)}, 2};
}

/// Reconstructs the hand of a seat whose cards are hidden: each of its discards was one of the three cards that it held
/// at the time, all equally likely, since each leaves the same number of worlds.
Held follow_closed(const View& view, Seat seat, State& world, BotDice& dice) {
  Held held = dealt_to(seat);
  for (std::size_t round = 0; round < kRounds; ++round) {
    const std::size_t turn = round * kSeats + seat.index;
    if (place_of_draw(seat, round) >= world.handed_out) break;
    held.places[held.size++] = place_of_draw(seat, round);
    if (turn >= view.discard_count) break;
    std::uint8_t& discarded = held.places[dice.uniform(held.size)];
    world.pack[discarded] = view.discards[turn];
    discarded = held.places[--held.size];
  }
  return held;
}

/// The viewer knows what it drew and when; only the order of the two dealt cards is unknown.
Held follow_own(const View& view, State& world, BotDice& dice) {
  const Seat seat = view.viewer.seat;
  CardSet dealt = view.hand;
  for (std::size_t turn = seat.index; turn < view.discard_count; turn += kSeats)
    dealt.insert(view.discards[turn]);
  Held held = dealt_to(seat);
  for (std::size_t round = 0; round < view.draw_count; ++round) {
    world.pack[place_of_draw(seat, round)] = view.draws[round];
    dealt.remove(view.draws[round]);
  }
  const auto order = shuffled(dealt, dice);
  for (std::size_t i = 0; i < held.size; ++i)
    world.pack[held.places[i]] = order[i];
  return held;
}

}  // namespace

State Game::sample_world(const View& view, BotDice& dice) {
  State world{};
  if (view.stage == Stage::deal) return world;
  world.pack.fill(kUnknown);
  world.pack[0] = view.public_cards[0];
  world.pack[1] = view.public_cards[1];
  world.discards = view.discards;
  world.discard_count = view.discard_count;
  world.stage = view.stage;
  world.handed_out = static_cast<std::uint8_t>(kPackSize - view.pile_size());
  world.turn.index = static_cast<std::uint8_t>((world.handed_out - kFirstDraw - 1) % kSeats);

  const bool seated = view.viewer.kind == Viewer::Kind::seat;
  std::array<Held, kSeats> held{};
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    const bool own = seated && seat == view.viewer.seat;
    held[seat.index] = own ? follow_own(view, world, dice) : follow_closed(view, seat, world, dice);
    if (view.results && !own) {
      const auto shown = shuffled((*view.results)[seat.index].hand, dice);
      for (std::size_t i = 0; i < kPrivateCards; ++i)
        world.pack[held[seat.index].places[i]] = shown[i];
    }
  }

  CardSet unseen = CardSet::whole_pack();
  for (const Card card : world.pack) {
    if (card != kUnknown) unseen.remove(card);
  }
  const auto order = shuffled(unseen, dice);
  std::size_t next = 0;
  for (Card& card : world.pack) {
    if (card == kUnknown) card = order[next++];
  }

  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    if (seated && seat == view.viewer.seat) {
      world.hands[seat.index] = view.hand;
      continue;
    }
    const Held& places = held[seat.index];
    for (std::size_t i = 0; i < places.size; ++i)
      world.hands[seat.index].insert(world.pack[places.places[i]]);
  }
  return world;
}

}  // namespace cardroom::lucky_thirteen
