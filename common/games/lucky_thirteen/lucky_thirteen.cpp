#include "common/games/lucky_thirteen/lucky_thirteen.h"

#include <algorithm>

#include "common/base/check.h"
#include "common/cards/shuffle.h"

namespace cardroom::lucky_thirteen {
namespace {

/// The two cards in a hand at the end of the game.
struct Pair {
  Card a;
  Card b;
};

Pair pair_of(CardSet hand) {
  const Card first = hand.first();
  hand.remove(first);
  return {first, hand.first()};
}

PublicCards public_cards(const State& state) {
  return PublicCards{{state.pack[0], state.pack[1]}};
}

/// The position in the pack of a seat's i-th private card.
std::size_t place_of_private(Seat seat, std::size_t i) {
  return kPublicCards + seat.index * kPrivateCards + i;
}

/// The number of turns in which a card has been drawn.
std::uint8_t draws_made(Stage stage, std::uint8_t discard_count) {
  return static_cast<std::uint8_t>(stage == Stage::moves ? discard_count + 1 : discard_count);
}

/// How many of the first `turns` turns belong to this seat.
std::uint8_t turns_of(Seat seat, std::uint8_t turns) {
  return static_cast<std::uint8_t>((turns + kSeats - 1 - seat.index) / kSeats);
}

}  // namespace

State Game::begin(const Rules&, std::uint8_t seats) {
  check(seats == kSeats, "Lucky Thirteen is played by four");
  return State{};
}

Deal Game::draw(const State&, FairStream& stream) {
  Deal deal{fresh_pack()};
  shuffle(deal.pack, stream);
  return deal;
}

bool hand_out(State& state, const Deal& deal) {
  CardSet seen;
  for (const Card card : deal.pack) {
    if (card >= kPackSize) return false;
    seen.insert(card);
  }
  if (seen != CardSet::whole_pack()) return false;
  state.pack = deal.pack;
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    state.hands[seat.index] = CardSet{state.pack[place_of_private(seat, 0)], state.pack[place_of_private(seat, 1)]};
  }
  state.handed_out = kFirstDraw;
  state.turn = Seat{0};
  state.stage = Stage::moves;
  return true;
}

Moves Game::legal_moves(const View& view) {
  const bool asked = view.viewer.kind == Viewer::Kind::seat && view.stage == Stage::moves &&
                     view.discard_count % kSeats == view.viewer.seat.index;
  return asked ? Moves{view.hand} : Moves{};
}

std::uint8_t View::hand_size(Seat seat) const {
  if (stage == Stage::deal) return 0;
  const int drawn = turns_of(seat, draws_made(stage, discard_count));
  return static_cast<std::uint8_t>(kPrivateCards + drawn - turns_of(seat, discard_count));
}

std::uint8_t View::pile_size() const {
  if (stage == Stage::deal) return kPackSize;
  return static_cast<std::uint8_t>(kPackSize - kFirstDraw - draws_made(stage, discard_count));
}

View Game::view(const State& state, Viewer viewer) {
  View view{.viewer = viewer, .stage = state.stage};
  if (state.stage == Stage::deal) return view;
  view.discard_count = state.discard_count;
  view.public_cards = {state.pack[0], state.pack[1]};
  view.discards = state.discards;
  if (viewer.kind == Viewer::Kind::seat) {
    view.hand = state.hands[viewer.seat.index];
    view.draw_count = turns_of(viewer.seat, draws_made(state.stage, state.discard_count));
    for (std::size_t i = 0; i < view.draw_count; ++i) {
      view.draws[i] = state.pack[kFirstDraw + i * kSeats + viewer.seat.index];
    }
  }
  if (state.stage == Stage::over) view.results = results(state);
  return view;
}

std::span<Card> Game::undealt(State& state) {
  if (state.stage == Stage::deal) return {};
  return std::span{state.pack}.subspan(state.handed_out);
}

Results results(const State& state) {
  const PublicCards open = public_cards(state);
  const Scores points = Game::scores(state);
  Results results{};
  for (std::size_t i = 0; i < kSeats; ++i) {
    const auto [a, b] = pair_of(state.hands[i]);
    results[i].hand = state.hands[i];
    results[i].points = points[i];
    if (const auto best = open.best(a, b)) {
      results[i].option = best->option;
      results[i].used = best->used;
    }
  }
  return results;
}

Scores Game::scores(const State& state) {
  Scores scores{};
  if (state.stage != Stage::over) return scores;
  const PublicCards open = public_cards(state);
  int with_thirteen = 0;
  for (std::size_t i = 0; i < kSeats; ++i) {
    const auto [a, b] = pair_of(state.hands[i]);
    scores[i] = open.best_points(a, b);
    with_thirteen += scores[i] > 0 ? 1 : 0;
  }
  if (with_thirteen > 1) return scores;
  for (std::size_t i = 0; i < kSeats; ++i) {
    if (with_thirteen == 1) {
      scores[i] = scores[i] > 0 ? kAlone : std::int16_t{0};
    } else {
      const auto [a, b] = pair_of(state.hands[i]);
      scores[i] = static_cast<std::int16_t>(private_points(a) + private_points(b));
    }
  }
  return scores;
}

SeatSet Game::winners(const State& state) {
  SeatSet winners;
  if (state.stage != Stage::over) return winners;
  const Scores points = scores(state);
  const std::int16_t most = std::ranges::max(points);
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    if (points[seat.index] == most) winners.insert(seat);
  }
  return winners;
}

}  // namespace cardroom::lucky_thirteen
