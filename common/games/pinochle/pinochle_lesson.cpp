#include "common/games/pinochle/pinochle_lesson.h"

#include <array>
#include <cstddef>
#include <span>

#include "common/games/lesson_deal.h"

namespace cardroom::pinochle {

Deal Lesson::deal() {
  const std::array hands{cards_in("AS TS KS QS JS 9S AH KH QH TD 9C 9D"),
                         cards_in("KH JC AD TD KD QD JD TC QC 9H JH AC")};
  std::vector<Card> front;
  for (std::size_t first = 0; first < kHand; first += kDealtAtOnce) {
    for (const auto& hand : hands) {
      const auto some = std::span{hand}.subspan(first, kDealtAtOnce);
      front.insert(front.end(), some.begin(), some.end());
    }
  }
  std::vector<Card> whole;
  for (const Card card : Cards::whole_pack())
    whole.push_back(card);
  return {.first_bidder = Seat{1}, .pack = pack_from<kCards>(front, whole)};
}

std::vector<Lesson::Turn> Lesson::moves() {
  constexpr Seat kPerson{0};
  constexpr Seat kBot{1};
  const auto plays = [](std::string_view card) { return Move::plays(cards_in(card).front()); };
  return {
      {kBot, Move::bids(200)}, {kPerson, Move::bids(210)}, {kBot, Move::pass()}, {kPerson, Move::names(Suit::spades)},
      {kPerson, plays("9C")},  {kBot, plays("JC")},        {kBot, plays("KH")},  {kPerson, plays("AH")}};
}

}  // namespace cardroom::pinochle
