#include "tests/games/pinochle/worth_playouts.h"

#include "common/base/check.h"
#include "common/games/pinochle/bot/pinochle_bot.h"

namespace cardroom::testing {
namespace {

using pinochle::Move;
using pinochle::State;

void moves(State& state, Seat seat, const Move& move) {
  NoEvents none;
  check(pinochle::Game::apply(state, seat, move, none) == accepted, "the bots make legal moves");
}

}  // namespace

void WorthPlayouts::deal() {
  std::size_t size = 0;
  for (const Card card : pinochle::Cards::whole_pack()) {
    const std::size_t place = dice_.uniform(static_cast<std::uint32_t>(size + 1));
    deal_.pack[size++] = deal_.pack[place];
    deal_.pack[place] = card;
  }
  State state = pinochle::Game::begin(rules_, pinochle::kSeats);
  check(pinochle::begin_deal(state, deal_), "a whole pack is dealt");
  hand_ = state.hands[0];
}

int WorthPlayouts::gain(Suit trump) {
  State state = pinochle::Game::begin(rules_, pinochle::kSeats);
  pinochle::begin_deal(state, deal_);
  moves(state, Seat{0}, Move::bids(pinochle::kBidStep));
  moves(state, Seat{1}, Move::pass());
  moves(state, Seat{0}, Move::names(trump));
  while (state.table.stage == Stage::moves) {
    const Seat seat{static_cast<std::uint8_t>(state.table.to_act().contains(Seat{0}) ? 0 : 1)};
    const auto view = pinochle::Game::view(state, {Viewer::Kind::seat, seat});
    moves(state, seat, pinochle::choose_clever(view, dice_));
  }
  return state.table.reckoning(Seat{0}).sum() - pinochle::melds_of(hand_, trump, rules_.additional).points();
}

}  // namespace cardroom::testing
