#include "common/games/thrones/thrones.h"

#include "common/base/check.h"
#include "common/cards/shuffle.h"

namespace cardroom::thrones {
namespace {

/// The 48 cards in the order of a fresh pack.
constexpr auto kFreshPack = [] {
  std::array<Card, kCards> pack{};
  std::size_t size = 0;
  for (const Card card : kAllCards)
    pack[size++] = card;
  return pack;
}();

/// The seat that gets the card at this position in a deal.
constexpr std::size_t seat_at(std::size_t place) {
  return place < kHearts.size() ? place / kHeartsDealt : place % kSeats;
}

}  // namespace

State Game::begin(const Rules&, std::uint8_t seats) {
  check(seats == kSeats, "Game of Thrones is played by four");
  return State{};
}

Deal Game::draw(const State&, FairStream& stream) {
  Deal deal{.first = {static_cast<std::uint8_t>(stream.uniform(kSeats))}};
  auto shuffled = kFreshPack;
  shuffle(shuffled, stream);
  // The hearts in their order in the pack, then the others.
  std::array<std::size_t, 2> next{kHearts.size(), 0};
  for (const Card card : shuffled)
    deal.pack[next[is_heart(card) ? 1 : 0]++] = card;
  return deal;
}

bool hand_out(State& state, const Deal& deal) {
  CardSet hearts;
  CardSet effects;
  std::array<CardSet, kSeats> hands{};
  for (std::size_t place = 0; place < kCards; ++place) {
    const Card card = deal.pack[place];
    if (card >= kPackSize) return false;
    (place < kHearts.size() ? hearts : effects).insert(card);
    hands[seat_at(place)].insert(card);
  }
  if (hearts != kHearts || effects != kAllCards - kHearts || deal.first.index >= kSeats) return false;
  state.hands = hands;
  state.pack = deal.pack;
  state.board.first = state.board.turn = deal.first;
  state.board.stage = Stage::moves;
  return true;
}

Moves moves_of(const Board& board, Seat seat, CardSet hand) {
  Moves moves;
  if (board.stage != Stage::moves || board.turn != seat) return moves;
  if (board.heart_turn()) {
    moves.cards[team_of(seat)] = hand & kHearts;
    return moves;
  }
  const CardSet effects = hand - kHearts;
  const CardSet without_diamonds = effects - kDiamonds;
  for (std::size_t pile = 0; pile < kPiles; ++pile)
    moves.cards[pile] = board.piles[pile].size() == 1 ? without_diamonds : effects;
  moves.may_pass = true;
  return moves;
}

std::optional<BrokeRule> rule_broken(const Board& board, const Move& move) {
  if (board.heart_turn()) {
    if (move.passes()) return BrokeRule::pass_on_heart_turn;
    if (!is_heart(move.card)) return BrokeRule::effect_on_heart_turn;
    if (move.pile != team_of(board.turn)) return BrokeRule::heart_on_other_pile;
    return std::nullopt;
  }
  if (move.passes()) return std::nullopt;
  if (is_heart(move.card)) return BrokeRule::heart_on_effect_turn;
  if (!board.piles[move.pile].takes(move.card)) return BrokeRule::diamond_on_heart;
  return std::nullopt;
}

Moves Game::legal_moves(const View& view) {
  return view.viewer.kind == Viewer::Kind::seat ? moves_of(view.board, view.viewer.seat, view.hand) : Moves{};
}

View Game::view(const State& state, Viewer viewer) {
  const CardSet own = viewer.kind == Viewer::Kind::seat ? state.hands[viewer.seat.index] : CardSet{};
  const bool over = state.board.stage == Stage::over;
  return {viewer, own, state.board, over ? state.hands : std::array<CardSet, kSeats>{}};
}

std::span<Card> Game::undealt(State&) {
  return {};
}

Scores Game::scores(const State& state) {
  Scores scores{};
  for (Seat seat{}; seat.index < kSeats; ++seat.index)
    scores[seat.index] = state.board.scores[team_of(seat)];
  return scores;
}

SeatSet Game::winners(const State& state) {
  SeatSet winners;
  if (state.board.stage != Stage::over) return winners;
  const auto& points = state.board.scores;
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    const Team team = team_of(seat);
    if (points[team] >= points[1U - team]) winners.insert(seat);
  }
  return winners;
}

std::uint32_t Game::pause_ms(const State& state) {
  return state.board.fought() ? kPauseAfterBattleMs : 0;
}

}  // namespace cardroom::thrones
