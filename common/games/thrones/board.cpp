#include "common/games/thrones/board.h"

#include "common/base/check.h"

namespace cardroom::thrones {

void Board::add(const Move& move) {
  if (heart_turn()) {
    if (turns_in_play() == 0) piles = {};
    piles[move.pile] = Pile{move.card};
  } else if (!move.passes()) {
    piles[move.pile].put(move.card);
  }
  turns[turn_count++] = move;
  if (turns_in_play() == 0) {
    const Battle ended = battle();
    for (std::size_t team = 0; team < kPiles; ++team)
      scores[team] = static_cast<std::int16_t>(scores[team] + ended.gains[team]);
  }
  if (turn_count == kTurns) {
    stage = Stage::over;
  } else {
    turn = seat_of(turn_count);
  }
}

CardSet Board::played_by(Seat seat) const {
  CardSet cards;
  for (std::uint8_t number = 0; number < turn_count; ++number) {
    if (seat_of(number) == seat && !turns[number].passes()) cards.insert(turns[number].card);
  }
  return cards;
}

CardSet Board::played() const {
  CardSet cards;
  for (std::uint8_t number = 0; number < turn_count; ++number) {
    if (!turns[number].passes()) cards.insert(turns[number].card);
  }
  return cards;
}

std::uint8_t Board::hearts_left(Seat seat) const {
  if (stage == Stage::deal) return 0;
  return static_cast<std::uint8_t>(kHeartsDealt - (played_by(seat) & kHearts).size());
}

std::uint8_t Board::effects_left(Seat seat) const {
  if (stage == Stage::deal) return 0;
  return static_cast<std::uint8_t>(kEffectsDealt - (played_by(seat) - kHearts).size());
}

std::vector<Placed> Board::cards_of(std::size_t pile) const {
  std::vector<Placed> cards;
  if (turn_count == 0) return cards;
  const auto begin = static_cast<std::uint8_t>((turn_count - 1) / kTurnsInPlay * kTurnsInPlay);
  for (std::uint8_t number = begin; number < turn_count; ++number) {
    const Move& move = turns[number];
    if (!move.passes() && move.pile == pile) cards.push_back({seat_of(number), move.card});
  }
  return cards;
}

}  // namespace cardroom::thrones
