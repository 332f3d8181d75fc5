#include "common/games/pasur/pasur_lesson.h"

#include <string_view>
#include <utility>

#include "common/games/lesson_deal.h"

namespace cardroom::pasur {

Deal Lesson::deal() {
  const auto whole = fresh_pack();
  // The hands, the pool, and the next four cards of each player.
  return {pack_from<kPackSize>(cards_in("7H JC 5D QS  KS 6D 8C TH  4C 2D 9S KD  3C AH 6S 9D  2H 5C QH 7D"),
                               {whole.begin(), whole.end()})};
}

std::vector<Lesson::Turn> Lesson::moves() {
  std::vector<Turn> moves;
  for (const auto& [card, picks] : {std::pair<std::string_view, std::string_view>{"7H", "4C"},
                                    {"KS", "KD"},
                                    {"JC", "2D 9S"},
                                    {"6D", ""},
                                    {"5D", "6D"},
                                    {"8C", ""},
                                    {"QS", ""},
                                    {"TH", ""}}) {
    Move move{.card = cards_in(card).front()};
    for (const Card picked : cards_in(picks))
      move.picks.insert(picked);
    moves.push_back({Seat{static_cast<std::uint8_t>(moves.size() % kSeats)}, move});
  }
  return moves;
}

}  // namespace cardroom::pasur
