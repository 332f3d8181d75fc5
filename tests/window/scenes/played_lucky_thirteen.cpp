#include "tests/window/scenes/played_lucky_thirteen.h"

#include "tests/support/cards_text.h"
#include "tests/support/lucky_thirteen_game.h"

namespace cardroom::testing {

void PlayedLuckyThirteen::deal(std::string_view cards) {
  dealOut(lucky_thirteen::deal_of(cards));
}

void PlayedLuckyThirteen::discard(std::string_view card) {
  play({testing::card(card)}, card);
}

void PlayedLuckyThirteen::discards(std::string_view cards) {
  for (const Card card : testing::cards(cards))
    discard(card_text(card));
}

void PlayedLuckyThirteen::discardWhatIsDrawn() {
  while (!over())
    discard(card_text(state().pack.at(state().handed_out - 1U)));
}

}  // namespace cardroom::testing
