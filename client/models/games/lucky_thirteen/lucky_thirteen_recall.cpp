// The last round of discards at a Lucky Thirteen table.
#include "client/models/games/lucky_thirteen/lucky_thirteen_words.h"

namespace cardroom::window::lucky_thirteen {

Recall recallOf(const LuckyThirteenShown& shown) {
  const auto round = shown.view ? story::last_round(*shown.view) : std::nullopt;
  if (!round) return {};
  Recall recall{.title = LuckyThirteen::tr("Round %L1").arg(round->number)};
  for (Seat seat{}; seat.index < kSeats; ++seat.index) {
    const QString card = codeOf(round->discards[seat.index]);
    recall.rows << recallRow(isYou(shown.cast, seat) ? LuckyThirteen::tr("You") : nameOf(shown.cast, seat), {card});
    recall.rows.last().spoken = sentenceOf(shown.cast, seat, LuckyThirteen::tr("You discarded the %1."),
                                           LuckyThirteen::tr("%1 discarded the %2."), cardName(card));
  }
  return spokenRecall(std::move(recall));
}

}  // namespace cardroom::window::lucky_thirteen
