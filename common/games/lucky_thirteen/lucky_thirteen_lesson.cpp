#include "common/games/lucky_thirteen/lucky_thirteen_lesson.h"

#include "common/games/lesson_deal.h"

namespace cardroom::lucky_thirteen {

Deal Lesson::deal() {
  const auto whole = fresh_pack();
  return {pack_from<kPackSize>(cards_in("6D 5S  8S 4D QH 3C TD JS 9C 2H  KC 9H 2D QC  7H 5C 8D AC  2C"),
                               {whole.begin(), whole.end()})};
}

std::vector<Lesson::Turn> Lesson::moves() {
  std::vector<Turn> moves;
  for (const Card card : cards_in("KC 3C 2D QC  4D 5C TD AC"))
    moves.push_back({Seat{static_cast<std::uint8_t>(moves.size() % kSeats)}, {card}});
  return moves;
}

}  // namespace cardroom::lucky_thirteen
