#include "common/games/pinochle/pinochle.h"

#include "common/base/check.h"
#include "common/cards/shuffle.h"

namespace cardroom::pinochle {
namespace {

/// The pack before any shuffle: spades, hearts, diamonds, clubs, then the same again, each from ace to nine in the
/// order of a fresh pack.
constexpr auto kFreshPack = [] {
  std::array<Card, kCards> pack{};
  std::size_t size = 0;
  for (int copy = 0; copy < 2; ++copy) {
    for (const Card card : kKinds)
      pack[size++] = card;
  }
  return pack;
}();

constexpr std::size_t kStockBegin = std::size_t{kSeats} * kHand;
constexpr std::size_t kDrawBegin = kStockBegin + 2;  ///< After the two that are turned up.

/// The first twelve cards of a seat.
Cards first_hand(std::span<const Card, kCards> pack, Seat seat) {
  Cards cards;
  for (std::size_t i = seat.index * kDealtAtOnce; i < kStockBegin; i += kSeats * kDealtAtOnce) {
    for (const Card card : pack.subspan(i, kDealtAtOnce))
      cards.insert(card);
  }
  return cards;
}

bool is_pack(std::span<const Card> pack) {
  // A third copy of a kind would leave another kind incomplete, since the number of cards is fixed.
  Cards cards;
  bool known = true;
  for (const Card card : pack) {
    known &= card < kPackSize;
    cards.insert(static_cast<Card>(card % kPackSize));
  }
  return known && cards == Cards::whole_pack();
}

}  // namespace

State Game::begin(const Rules& rules, std::uint8_t seats) {
  check(seats == kSeats, "Pinochle is played by two");
  return State{.table = {.rules = rules}};
}

Deal Game::draw(const State&, FairStream& stream) {
  Deal deal{.first_bidder = {static_cast<std::uint8_t>(stream.uniform(kSeats))}, .pack = kFreshPack};
  shuffle(deal.pack, stream);
  return deal;
}

bool begin_deal(State& state, const Deal& deal) {
  if (deal.first_bidder.index >= kSeats || !is_pack(deal.pack)) return false;
  state.pack = deal.pack;
  for (Seat seat{}; seat.index < kSeats; ++seat.index)
    state.hands[seat.index] = first_hand(deal.pack, seat);
  state.table.first_bidder = state.table.turn = deal.first_bidder;
  state.table.stage = Stage::moves;
  return true;
}

void make_bid(Table& table, std::int16_t bid) {
  table.turn = other(table.turn);
  if (bid == 0) {
    table.phase = Phase::trump;
  } else {
    table.bids.add(bid);
  }
}

void name_trump(State& state, Suit trump) {
  Table& table = state.table;
  table.trump = trump;
  table.phase = table.rules.cutthroat ? Phase::turned : Phase::tricks;
  if (table.rules.cutthroat) table.turned = {state.pack[kStockBegin], state.pack[kStockBegin + 1]};
}

void take_turned(State& state, Card card) {
  state.table.taken = card;
  state.table.phase = Phase::keeping;
}

Cards draw_from_stock(State& state, Seat seat) {
  const bool is_winner = seat == state.table.bid_winner();
  Cards drawn;
  for (std::size_t i = kDrawBegin + (is_winner ? 0 : 1); i < kCards; i += kSeats)
    drawn.insert(state.pack[i]);
  Cards& hand = state.hands[seat.index];
  hand.insert(state.table.taken_by(seat));
  hand = hand + drawn;
  return drawn;
}

void keep(State& state, Seat seat, Cards cards) {
  state.discards[seat.index] = state.hands[seat.index] - cards;
  state.hands[seat.index] = cards;
  state.table.kept.insert(seat);
}

void begin_tricks(State& state) {
  Table& table = state.table;
  table.phase = Phase::tricks;
  table.turn = table.bid_winner();
  table.led_by = table.turn.index;
  for (std::size_t seat = 0; seat < kSeats; ++seat)
    table.melds[seat] = melds_of(state.hands[seat], table.trump, table.rules.additional);
}

std::optional<Seat> play(State& state, Seat seat, Card card) {
  Table& table = state.table;
  state.hands[seat.index].remove(card);
  const bool completes = table.is_led();
  const Card led = completes ? table.led() : card;
  table.plays[table.play_count++] = card;
  table.turn = other(seat);
  if (!completes) return std::nullopt;
  const Seat winner{static_cast<std::uint8_t>(seat.index ^ (beats(card, led, table.trump) ? 0U : 1U))};
  const int points = value_of(card, table.trump) + value_of(led, table.trump);
  std::int16_t& won = table.trick_points[winner.index];
  won = static_cast<std::int16_t>(won + points);
  table.turn = winner;
  if (table.tricks() == kTricks) table.stage = Stage::over;
  table.led_by = static_cast<std::uint16_t>(table.led_by | winner.index << table.tricks());
  return winner;
}

Moves Game::legal_moves(const State& state, Seat seat) {
  return to_act(state).contains(seat) ? moves_of(state.table, state.hands[seat.index]) : Moves{};
}

Moves Game::legal_moves(const View& view) {
  const bool asked = view.viewer.kind == Viewer::Kind::seat && view.table.to_act().contains(view.viewer.seat);
  return asked ? moves_of(view.table, view.hand) : Moves{};
}

View Game::view(const State& state, Viewer viewer) {
  if (viewer.kind != Viewer::Kind::seat) return {.viewer = viewer, .table = state.table};
  const Seat seat = viewer.seat;
  return {.viewer = viewer,
          .hand = state.hands[seat.index],
          .dealt = state.table.has_taken() ? first_hand(state.pack, seat) : Cards{},
          .discards = state.discards[seat.index],
          .table = state.table};
}

std::span<Card> Game::undealt(State& state) {
  if (state.table.stage == Stage::deal) return {};
  return std::span{state.pack}.last(state.table.stock_size());
}

Scores Game::scores(const State& state) {
  Scores scores{};
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    const Reckoning reckoning = state.table.reckoning(seat);
    const bool is_over = state.table.stage == Stage::over;
    scores[seat.index] = static_cast<std::int16_t>(is_over ? reckoning.score() : reckoning.sum());
  }
  return scores;
}

SeatSet Game::winners(const State& state) {
  if (state.table.stage != Stage::over) return {};
  const Seat bidder = state.table.bid_winner();
  if (state.table.reckoning(bidder).falls_short()) return only(other(bidder));
  const Scores scores = Game::scores(state);
  SeatSet winners;
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    if (scores[seat.index] >= scores[other(seat).index]) winners.insert(seat);
  }
  return winners;
}

}  // namespace cardroom::pinochle
