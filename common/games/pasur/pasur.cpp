#include "common/games/pasur/pasur.h"

#include <algorithm>

#include "common/base/check.h"
#include "common/cards/shuffle.h"

namespace cardroom::pasur {
namespace {

std::span<const Card> first_pool(const Deal& deal, std::uint8_t seats) {
  return std::span{deal.pack}.subspan(std::size_t{kHandout} * seats, kFirstPool);
}

bool is_jack(Card card) {
  return rank_of(card) == kJack;
}

/// Whether it is a whole pack without a jack in the first pool.
bool is_deal(const Deal& deal, std::uint8_t seats) {
  CardSet seen;
  for (const Card card : deal.pack) {
    if (card >= kPackSize) return false;
    seen.insert(card);
  }
  return seen == CardSet::whole_pack() && std::ranges::none_of(first_pool(deal, seats), is_jack);
}

/// The cards in the pool that some card in the hand can pick up.
CardSet within_reach(CardSet hand, std::span<const Card> pool) {
  CardSet reach;
  for (const Card card : hand) {
    for_each_capture(card, pool, [&](CardSet picks) {
      reach = reach | picks;
      return true;
    });
  }
  return reach;
}

/// The cards in the order of a fresh pack.
struct Listed {
  explicit Listed(CardSet set) {
    for (const Card card : set)
      cards[size++] = card;
  }
  std::span<const Card> span() const { return std::span{cards}.first(size); }
  std::array<Card, kPackSize> cards{};
  std::size_t size = 0;
};

/// Scores a sur for clearing the pool with this card: the seat gains one, or the player who has surs loses one.
PlayOutcome make_sur(Table& table, Seat seat, Card card) {
  if (table.sur_count == 0 || table.sur_holder == seat) {
    table.sur_holder = seat;
    table.surs[table.sur_count++] = card;
    return {.sur = true};
  }
  const PlayOutcome outcome{.sur = true, .cancels = table.sur_holder, .cancelled = table.surs[--table.sur_count]};
  table.surs[table.sur_count] = 0;
  if (table.sur_count == 0) table.sur_holder = Seat{};
  return outcome;
}

void remove_from_pool(Table& table, CardSet picks) {
  std::uint8_t kept = 0;
  for (std::uint8_t i = 0; i < table.pool_size; ++i) {
    if (!picks.contains(table.pool[i])) table.pool[kept++] = table.pool[i];
  }
  for (std::uint8_t i = kept; i < table.pool_size; ++i)
    table.pool[i] = 0;
  table.pool_size = kept;
}

}  // namespace

std::uint32_t Moves::size() const {
  std::uint32_t size = 0;
  for (const Card card : hand)
    size += std::max(capture_count(card, pool), 1U);
  return size;
}

Move Moves::operator[](std::uint32_t i) const {
  const Listed listed{pool};
  for (const Card card : hand) {
    const std::uint32_t count = std::max(capture_count(card, pool), 1U);
    if (i >= count) {
      i -= count;
      continue;
    }
    Move move{card, CardSet{}};
    for_each_capture(card, listed.span(), [&](CardSet picks) {
      move.picks = picks;
      return i-- > 0;
    });
    return move;
  }
  return {};
}

std::uint8_t Table::handout() const {
  if (number == 0) return 0;
  return static_cast<std::uint8_t>(std::min(plays / (seats * kHandout) + 1, int{handouts()}));
}

std::uint8_t Table::deck_size() const {
  return static_cast<std::uint8_t>(number == 0 ? kPackSize
                                               : std::size_t{kPlays} - std::size_t{handout()} * seats * kHandout);
}

std::uint8_t Table::hand_size(Seat seat) const {
  if (stage != Stage::moves) return 0;
  const int after_starter = (seat.index + seats - starter().index) % seats;
  const int played = (plays % (seats * kHandout) + seats - 1 - after_starter) / seats;
  return static_cast<std::uint8_t>(kHandout - played);
}

std::array<std::int16_t, kSeatsMax> Table::points() const {
  std::array<std::uint8_t, kSeatsMax> surs_by_seat{};
  surs_by_seat[sur_holder.index] = sur_count;
  return deal_points(rules, won, surs_by_seat);
}

Scores Table::scores() const {
  Scores scores = points();
  for (std::size_t seat = 0; seat < scores.size(); ++seat)
    scores[seat] = static_cast<std::int16_t>(scores[seat] + totals[seat]);
  return scores;
}

State Game::begin(const Rules& rules, std::uint8_t seats) {
  check(seats >= kFacts.seats_min && seats <= kFacts.seats_max && valid(rules),
        "Pasur is played by two to four, with points to win");
  return State{.table = {.rules = rules, .seats = seats}};
}

Deal Game::draw(const State& state, FairStream& stream) {
  const std::uint8_t seats = state.table.seats;
  const std::size_t first_in_pool = std::size_t{kHandout} * seats;
  const std::size_t first_in_deck = first_in_pool + kFirstPool;
  while (true) {
    const std::uint32_t place = stream.uniform(static_cast<std::uint32_t>(kPackSize - first_in_deck));
    Deal deal{fresh_pack()};
    shuffle(deal.pack, stream);
    const auto pool = std::span{deal.pack}.subspan(first_in_pool, kFirstPool);
    const auto jacks = std::ranges::count_if(pool, is_jack);
    if (jacks == 0) return deal;
    if (jacks > 1) continue;
    // The next card of the deck takes the jack's place, and the jack goes below `place` of the remaining cards.
    const auto jack = std::ranges::find_if(pool, is_jack);
    std::swap(*jack, deal.pack[first_in_deck]);
    const auto deck = std::span{deal.pack}.subspan(first_in_deck);
    std::rotate(deck.begin(), deck.begin() + 1, deck.begin() + 1 + place);
    if (is_deal(deal, seats)) return deal;
  }
}

bool begin_deal(State& state, const Deal& deal) {
  Table& table = state.table;
  if (!is_deal(deal, table.seats)) return false;
  const auto open = first_pool(deal, table.seats);
  const Scores totals = table.scores();
  const Seat last_picker = table.last_picker;
  table = Table{.rules = table.rules,
                .totals = totals,
                .number = static_cast<std::uint16_t>(table.number + 1),
                .last_picker = last_picker,
                .seats = table.seats,
                .stage = Stage::moves};
  state.hands = {};
  state.pool = {};
  state.pack = deal.pack;
  for (const Card card : open) {
    state.pool.insert(card);
    table.pool[table.pool_size++] = card;
  }
  std::ranges::sort(std::span{table.pool}.first(table.pool_size), {}, list_place);
  return true;
}

Moves Game::legal_moves(const State& state, Seat seat) {
  if (!to_act(state).contains(seat)) return {};
  const CardSet hand = state.hands[seat.index];
  return {hand, within_reach(hand, state.table.pool_cards())};
}

Moves Game::legal_moves(const View& view) {
  const bool asked = view.viewer.kind == Viewer::Kind::seat && view.table.stage == Stage::moves &&
                     view.table.turn() == view.viewer.seat;
  return asked ? Moves{view.hand, within_reach(view.hand, view.table.pool_cards())} : Moves{};
}

Refusal refusal_of(CardSet pool, const Move& move) {
  const auto broke = [](BrokeRule rule) { return Refusal{Reason::broke_rule, static_cast<std::uint8_t>(rule)}; };
  if (!(move.picks - CardSet::whole_pack()).empty()) return {Reason::malformed};
  if (move.picks.empty()) return broke(BrokeRule::must_pick_up);
  if (!(move.picks - pool).empty()) return broke(BrokeRule::not_in_pool);
  if (is_number(move.card)) return broke(BrokeRule::not_eleven);
  return broke(is_jack(move.card) ? BrokeRule::jack_takes_all : BrokeRule::one_of_its_kind);
}

PlayOutcome play(State& state, Seat seat, const Move& move) {
  Table& table = state.table;
  const bool last_handout = table.handout() == table.handouts();
  state.hands[seat.index].remove(move.card);
  ++table.plays;
  if (move.picks.empty()) {
    state.pool.insert(move.card);
    table.pool[table.pool_size++] = move.card;
    return {};
  }
  state.pool = state.pool - move.picks;
  remove_from_pool(table, move.picks);
  CardSet& won = table.won[seat.index];
  won = won | move.picks;
  won.insert(move.card);
  table.last_picker = seat;
  if (!state.pool.empty() || is_jack(move.card) || last_handout) return {};
  return make_sur(table, seat, move.card);
}

CardSet sweep(State& state) {
  Table& table = state.table;
  const CardSet left = state.pool;
  CardSet& won = table.won[table.last_picker.index];
  won = won | left;
  state.pool = {};
  remove_from_pool(table, left);
  return left;
}

void end_deal(State& state) {
  Table& table = state.table;
  const Scores scores = table.scores();
  const auto most = std::ranges::max(scores);
  const bool won = most >= table.rules.target && std::ranges::count(scores, most) == 1;
  table.stage = won ? Stage::over : Stage::deal;
}

View Game::view(const State& state, Viewer viewer) {
  const CardSet hand = viewer.kind == Viewer::Kind::seat ? state.hands[viewer.seat.index] : CardSet{};
  return {.viewer = viewer, .hand = hand, .table = state.table};
}

std::span<Card> Game::undealt(State& state) {
  if (state.table.stage == Stage::deal) return {};
  return std::span{state.pack}.last(state.table.deck_size());
}

SeatSet Game::winners(const State& state) {
  if (state.table.stage != Stage::over) return {};
  const Scores scores = state.table.scores();
  return only(Seat{static_cast<std::uint8_t>(std::ranges::max_element(scores) - scores.begin())});
}

}  // namespace cardroom::pasur
