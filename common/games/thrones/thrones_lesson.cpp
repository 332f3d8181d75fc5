#include "common/games/thrones/thrones_lesson.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "common/games/lesson_deal.h"

namespace cardroom::thrones {
namespace {

constexpr std::array<std::string_view, kSeats> kHeartsDealtTo{"9H 5H 2H", "JH 7H 3H", "TH 6H 4H", "KH QH 8H"};
constexpr std::array<std::string_view, kSeats> kEffectsDealtTo{
    "6D TC 5C 9S 3S QD 8D 7C 2S", "2D 4D 9C 8C JC 5S 7S TS KD", "4C 8S 2C 3D 6C JD QS QC 4S",
    "6S 3C 5D 7D 9D TD JS KS KC"};

}  // namespace

Deal Lesson::deal() {
  std::array<Card, kCards> pack{};
  auto place = pack.begin();
  for (const std::string_view hearts : kHeartsDealtTo) {
    for (const Card card : cards_in(hearts))
      *place++ = card;
  }
  for (std::size_t round = 0; round < kEffectsDealt; ++round) {
    for (const std::string_view effects : kEffectsDealtTo)
      *place++ = cards_in(effects)[round];
  }
  return {.first = Seat{0}, .pack = pack};
}

std::vector<Lesson::Turn> Lesson::moves() {
  constexpr std::uint8_t kOurs = 0;
  constexpr std::uint8_t kTheirs = 1;
  std::vector<Turn> moves;
  for (const auto& [card, pile] : {std::pair<std::string_view, std::uint8_t>{"9H", kOurs},
                                   {"JH", kTheirs},
                                   {"4C", kOurs},
                                   {"6S", kTheirs},
                                   {"6D", kTheirs},
                                   {"", 0},
                                   {"8S", kOurs},
                                   {"3C", kTheirs},
                                   {"", 0},
                                   {"", 0},
                                   {"", 0},
                                   {"", 0}}) {
    const Move move = card.empty() ? Move::pass() : Move{cards_in(card).front(), pile};
    moves.push_back({Seat{static_cast<std::uint8_t>(moves.size() % kSeats)}, move});
  }
  return moves;
}

}  // namespace cardroom::thrones
