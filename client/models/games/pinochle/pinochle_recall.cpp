// The last trick at a Pinochle table.
#include "client/models/games/pinochle/pinochle_words.h"

namespace cardroom::window::pinochle {

Recall recallOf(const PinochleShown& shown) {
  const auto trick = shown.known ? story::last_trick(shown.table) : std::nullopt;
  if (!trick) return {};
  Recall recall{
      .title = Pinochle::tr("Trick %L1").arg(trick->number),
      .text = trickSentence({.seat = trick->winner, .points = static_cast<std::int16_t>(trick->points)}, shown.cast)};
  const Seat follower{static_cast<std::uint8_t>(1 - trick->leader.index)};
  for (const auto& [seat, card] : {std::pair{trick->leader, trick->cards[0]}, std::pair{follower, trick->cards[1]}}) {
    recall.rows << recallRow(isYou(shown.cast, seat) ? Pinochle::tr("You") : nameOf(shown.cast, seat), {codeOf(card)});
    recall.rows.last().won = seat == trick->winner;
  }
  return spokenRecall(std::move(recall));
}

}  // namespace cardroom::window::pinochle
